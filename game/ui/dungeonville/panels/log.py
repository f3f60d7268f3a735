"""The log in words, with wizards' names in their colours and a heading for each round, and the notice over its last lines."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.text import language, name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, WHITE, Colour, Palette, mix, rgb
from game.ui.dungeonville.style import LIGHT_INK, WIZARD_COLOURS, WIZARD_INKS, P, parchment, token
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.table.dialogs import SIZE as LARGE, LogStyle
from game.ui.table.match_client import LogLine
from game.ui.widgets.layout import off_left, off_top

LINES = 6
"""The number of log lines in the panel at most."""
SIZE, SIGN = 18.0, 20.0
LIGHT = (rgb("#b4b4c2"), *(mix(colour, WHITE, 0.35) for colour in WIZARD_COLOURS[1:]))
"""Text colours of wizards on a dark background, by seat."""


@lru_cache(maxsize=8)
def _names(_language: str) -> tuple[dict[str, int], re.Pattern[str]]:
    """The seats by the names of their wizards, and a pattern that finds a name in a sentence."""
    seats = {name(colour): seat for seat, colour in enumerate(COLOURS)}
    return seats, re.compile("|".join(rf"\b{re.escape(words)}\b" for words in seats))


def parts(words: str) -> Iterator[tuple[str, int | None]]:
    """Split a sentence at wizards' names; each piece comes with the seat that it names, or None."""
    seats, pattern = _names(language())
    done = 0
    for found in pattern.finditer(words):
        if found.start() > done:
            yield words[done : found.start()], None
        yield found[0], seats[found[0]]
        done = found.end()
    if done < len(words):
        yield words[done:], None


def sentence(canvas: Canvas, words: str, area: Area, size: float, colour: Colour, inks: tuple[Colour, ...]) -> float:
    """Write a sentence in several lines, with names in their wizards' colours; returns its height."""
    step, y, lines = canvas.high(size), area.y, canvas.lines(words, size, area.w)
    canvas.passage([(line, (area.x, y + step * row)) for row, line in enumerate(lines)], size, colour, "text")
    for line in lines:
        x = area.x
        for piece, seat in parts(line):
            x += canvas.text(piece, (x, y), size, colour if seat is None else inks[seat])
        y += step
    return y - area.y


def first_named(words: str) -> int | None:
    """The wizard that a sentence names first."""
    return next((seat for _, seat in parts(words) if seat is not None), None)


# ------------------------------------------------------------------ the panel


class LogProps(NamedTuple):
    """The last lines of the log, and the notice above them with whether it is good news."""

    lines: tuple[LogLine, ...]
    notice: str
    good: bool


def log_layer(town: Town) -> Layer:
    """The panel of the log."""
    facts = town.facts
    return Layer("dv-log", town.layout.log, paint_log, LogProps(tuple(facts.log[-LINES:]), facts.message, facts.good))


def paint_log(canvas: Canvas, area: Area, props: LogProps) -> None:
    """Paint the last lines of the log, below the notice."""
    parchment(canvas, area)
    inner = area.inset(14, 10)
    if props.notice:
        inner = _notice(canvas, area, props.notice, good=props.good)
    shown, used = list[LogLine](), 0.0
    for line in reversed(props.lines):
        high = _height(canvas, line, inner.w)
        if used + high > inner.h:
            break
        shown.insert(0, line)
        used += high
    y = inner.y
    for line in shown:
        y += _line(canvas, line, inner._replace(y=y), newest=line is shown[-1])


def _notice(canvas: Canvas, area: Area, words: str, *, good: bool) -> Area:
    """The notice: green for good news, red for a refusal. Returns the remaining area below it."""
    room = area.inset(16, 8)
    size = canvas.block(words, room, 20, "bold", 12)
    band, rest = off_top(area, min(area.h, canvas.tall(words, size, room.w, "bold") + 18), 6)
    line = GREEN if good else RED_LIGHT
    canvas.box(band, mix(line, BLACK, 0.86), line, width=2, radius=7)
    canvas.paragraph(words, band.inset(16, 8), size, LIGHT_INK, face="bold")
    return rest.inset(14, 4)


def _words_area(line: LogLine, area: Area) -> Area:
    """The area of the words beside the sign."""
    return area if line.head else off_left(area, SIGN, 8)[1]


def _height(canvas: Canvas, line: LogLine, wide: float) -> float:
    """The height of a line."""
    size, face = (20.0, "title") if line.head else (SIZE, "text")
    return canvas.tall(line.words, size, _words_area(line, Area(0, 0, wide, 0)).w, face) + (8 if line.head else 3)


def _line(canvas: Canvas, line: LogLine, area: Area, *, newest: bool) -> float:
    """A line with the sign of the wizard that it names first, or the heading of a round; returns its height."""
    high = _height(canvas, line, area.w)
    if line.head:
        canvas.paragraph(line.words, area._replace(h=high), 20, P.title, face="title")
        canvas.line((area.x, area.y + high - 4), (area.x + area.w, area.y + high - 4), P.line, 1.5)
        return high
    seat, room = first_named(line.words), _words_area(line, area)
    if seat is not None:
        token(canvas, (area.x + SIGN / 2, area.y + canvas.high(SIZE) / 2 + 1), SIGN / 2, seat)
    sentence(canvas, line.words, room, SIZE, P.text if newest else P.muted, WIZARD_INKS)
    return high


# ------------------------------------------------------------------ the whole log


def _paint_line(canvas: Canvas, line: LogLine, area: Area, palette: Palette) -> None:
    """Write a line: the heading of a round, or a sentence with its sign."""
    if line.head:
        canvas.paragraph(line.words, area, LARGE, palette.title, face="bold")
        return
    if (seat := first_named(line.words)) is not None:
        token(canvas, (area.x + SIGN / 2, area.y + canvas.high(LARGE) / 2 + 1), SIGN / 2, seat)
    sentence(canvas, line.words, off_left(area, SIGN, 8)[1], LARGE, palette.text, LIGHT)


STYLE = LogStyle(_paint_line, SIGN + 8)
"""The whole log, with a heading for each round."""
