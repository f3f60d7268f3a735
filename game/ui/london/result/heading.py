"""The heading of a panel on the result screen."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london.style import P

PAD, TITLE = 18.0, 25.0
"""The padding of a panel, and the size of its title."""


def paint_heading(canvas: Canvas, area: Area, words: str, colour: Colour = P.accent) -> float:
    """Paint the heading of a panel. Returns the top of the area below."""
    size = canvas.fitting(words, TITLE, area.w - 2 * PAD, "title")
    canvas.text(words, (area.x + PAD, area.y + 9), size, colour, face="title")
    return area.y + 9 + canvas.high(TITLE, "title") + 8


def heading_height(canvas: Canvas) -> float:
    """The height of a heading."""
    return 9 + canvas.high(TITLE, "title") + 8
