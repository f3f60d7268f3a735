"""Rows of text in several colours with the signs of players, shrunk or broken into lines to fit."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import shapes
from game.ui.london.theme import P

LEAST = 8.0
SPACE, BADGE = 0.28, 1.05
"""The gap between two runs, and the size of a player's sign, in text sizes."""


class StyledText(NamedTuple):
    """Text in one colour, after the sign of a player if a `seat` is given."""

    words: str
    colour: Colour = P.text
    face: str = "text"
    seat: Seat | None = None


TextRow = Sequence[StyledText]
DOT = StyledText("·", P.muted)


def joined(groups: Sequence[TextRow]) -> list[StyledText]:
    """Groups of runs as one row, with dots between them."""
    found: list[StyledText] = []
    for group in groups:
        found += [*([DOT] if found and group else []), *group]
    return found


def wide(canvas: Canvas, line: TextRow, size: float) -> float:
    """The width of a row."""
    return sum(_wide(canvas, one, size) for one in line) + SPACE * size * max(0, len(line) - 1)


def _wide(canvas: Canvas, one: StyledText, size: float) -> float:
    return canvas.wide(one.words, size, one.face) + (0 if one.seat is None else (BADGE + 0.15) * size)


def broken(canvas: Canvas, line: TextRow, size: float, room: float) -> list[list[StyledText]]:
    """A row broken into lines no wider than `room`; no line starts or ends with a dot."""
    made: list[list[StyledText]] = [[]]
    for one in line:
        if made[-1] and wide(canvas, [*made[-1], one], size) > room:
            made.append([])
        if one is not DOT or made[-1]:
            made[-1].append(one)
    return [row[:-1] if row[-1] is DOT else row for row in made if row]


def fits(canvas: Canvas, area: Area, line: TextRow, size: float) -> bool:
    """Whether a row fits into `area` at a size, broken if necessary."""
    made = broken(canvas, line, size, area.w)
    return len(made) * _tall(canvas, line, size) <= area.h + 1 and all(wide(canvas, row, size) <= area.w for row in made)


def _tall(canvas: Canvas, line: TextRow, size: float) -> float:
    return max((canvas.high(size, one.face) for one in line), default=0.0)


def flow(canvas: Canvas, area: Area, line: TextRow, size: float) -> None:
    """Paint a row, vertically centred, broken into lines, at `size` or the largest size that fits."""
    while size > LEAST and not fits(canvas, area, line, size):
        size -= 1
    made, high = broken(canvas, line, size, area.w), _tall(canvas, line, size)
    y = area.y + max(0.0, (area.h - high * len(made)) / 2)
    for row in made:
        write(canvas, Area(area.x, y, area.w, high), row, size)
        y += high


def fitting(canvas: Canvas, line: TextRow, size: float, room: float, least: float = 0.5) -> float:
    """The size at which a row fits into a width: `size` or less, but at least the share `least` of it."""
    low = size * least
    while size > low and wide(canvas, line, size) > room:
        size -= 1
    return size


def write(canvas: Canvas, area: Area, line: TextRow, size: float) -> float:
    """Paint a row on one line, vertically centred; what does not fit is cut. Returns where it ends."""
    x, end = area.x, area.x + area.w
    for one in line:
        if x >= end - 1:
            break
        if one.seat is not None:
            badge = BADGE * size
            shapes.badge(canvas, one.seat, (x + badge / 2, area.centre[1]), badge)
            x += badge + 0.15 * size
        high = canvas.high(size, one.face)
        x += canvas.text(one.words, (x, area.centre[1] - high / 2), size, one.colour, face=one.face, room=max(1.0, end - x))
        x += SPACE * size
    return x
