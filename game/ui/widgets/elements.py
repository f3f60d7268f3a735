"""The UIManager of a window: elements with owners, the mouse from events, and nothing drawn or posted by itself."""

import gc
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, finalize

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIElement

from game.ui.draw.canvas import Canvas
from game.ui.draw.fonts import FACES, file_of
from game.ui.draw.theme import CABINET, GOLD, INK, Colour, Palette

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


Element = TypeVar("Element", bound=UIElement)


class Elements(UIManager):
    """The elements of pygame-gui on one canvas.

    The mouse is where the last event of this window was: the position that pygame polls belongs to the first window only.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.point = (-1, -1)
        self.ticks = pygame.time.get_ticks()
        self.loaded: set[tuple[str, int]] = set()
        super().__init__(canvas.window, theme(canvas, CABINET), enable_live_theme_updates=False)
        for face in FACES:
            self.add_font_paths(face, str(file_of(face)))

    def font(self, face: str, pixels: int) -> Any:
        """A face at a size in pixels, loaded before it is needed: the library warns of fonts that it has to load later."""
        fonts = self.get_theme().get_font_dictionary()
        if (face, pixels) not in self.loaded:
            self.loaded.add((face, pixels))
            fonts.preload_font(pixels, face, force_immediate_load=True)
        return fonts.find_font(pixels, face)

    def lend(self, owner: object, element: Element) -> Element:
        """Let an element live as long as what it was made for: it is killed with its `owner`, or when the owner says so."""
        finalize(owner, self.drop, element).atexit = False
        return element

    def drop(self, element: Any) -> None:
        """Kill an element. Killed elements refer to each other, so they are collected at once."""
        if element.alive():
            element.kill()
            gc.collect(0)

    def take(self, event: pygame.event.Event) -> bool:
        """Pass an event of this window to the elements. Returns whether one used it."""
        if hasattr(event, "pos"):
            self.point = event.pos
        used = bool(self.process_events(event))
        ticks, self.ticks = self.ticks, pygame.time.get_ticks()
        self.update((self.ticks - ticks) / 1000)
        return used

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.calculate_scaled_mouse_position(self.point)


_MANAGERS: WeakKeyDictionary[Canvas, Elements] = WeakKeyDictionary()


def elements_of(canvas: Canvas) -> Elements:
    """The elements on a canvas. The canvas, and they with it, is replaced when the window or the text size changes."""
    if canvas not in _MANAGERS:
        _MANAGERS[canvas] = Elements(canvas)
    return _MANAGERS[canvas]
