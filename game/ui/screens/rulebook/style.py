"""The colours of the rulebook, and the focus frame on its paper."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Palette, rgb

PAPER = Palette(
    *map(
        rgb,
        ("#efe2c2", "#d9c79b", "#f8efd8", "#eadbb6", "#b3935a", "#2a1a10", "#665235", "#8f1d1d", "#8f1d1d", "#c47a12", "#2a1a10"),
    )
)
RED = rgb("#8f1d1d")
BOX = rgb("#fbf4e0")
"""The background of a box on the paper."""


def focus_ring(canvas: Canvas, area: Area, radius: float = 8) -> None:
    """Paint the focus frame on paper: dark and gold, so that it shows without colour, too."""
    canvas.frame(area.inset(-4), INK, width=7, radius=radius + 4)
    canvas.frame(area.inset(-2.5), PAPER.focus, width=3.5, radius=radius + 3)
