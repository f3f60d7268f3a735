"""The theme of pygame-gui: colours and shapes from our palette, for a canvas."""

from typing import Any

from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import GOLD, INK, Colour, Palette

Theme = dict[str, Any]

CLEAR = "#00000000"


def code(colour: Colour) -> str:
    """A colour as themes write it."""
    return "#" + "".join(f"{part:02x}" for part in colour)


def theme(canvas: Canvas, palette: Palette) -> Theme:
    """The theme for the elements on a canvas: lengths in pixels of its window."""
    flat = {
        "shape": "rectangle",
        "border_width": "0",
        "shadow_width": "0",
        "padding": "0,0",
        "line_spacing": "1.0",
        "shape_corner_radius": "0",
    }
    return {
        "defaults": {
            "colours": {
                "dark_bg": code(palette.deep), "normal_border": code(palette.focus), "normal_text": code(palette.text),
                "selected_bg": code(GOLD), "selected_text": code(INK), "text_cursor": code(palette.focus),
            },
        },
        "text_entry_line": {
            "misc": {
                "shape": "rounded_rectangle", "shape_corner_radius": str(canvas.pixels(5)), "border_width": str(canvas.pixels(2)),
                "shadow_width": "0", "padding": f"{canvas.pixels(8)},{canvas.pixels(4)}",
            },
        },
        "text_box": {"colours": {"dark_bg": CLEAR, "normal_border": CLEAR}, "misc": flat},
    }  # fmt: skip
