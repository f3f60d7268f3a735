"""Boxes that the result screens of several games show."""

from collections.abc import Sequence
from functools import partial

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.widgets.boxes import Drawn


def last_lines(lines: Sequence[str], size: float, colour: Colour, face: str = "text") -> Drawn:
    """As many of the last lines of a log as the area has room for."""
    return Drawn(partial(_paint_last_lines, lines=tuple(lines), size=size, colour=colour, face=face))


def _paint_last_lines(canvas: Canvas, area: Area, *, lines: Sequence[str], size: float, colour: Colour, face: str) -> None:
    """Paint the lines from the top, the latest at the bottom."""
    room, first = area.h, len(lines)
    while first and (high := canvas.tall(lines[first - 1], size, area.w, face) + 4) <= room:
        room, first = room - high, first - 1
    y = area.y
    for words in lines[first:]:
        y += canvas.paragraph(words, Area(area.x, y, area.w, area.h), size, colour, face=face) + 4
