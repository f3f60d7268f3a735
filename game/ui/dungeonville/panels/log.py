"""The log in words, with wizards' names in their colours and a heading for each round, and the notice over its last lines."""

import re
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.text import language, name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, Colour, Palette, mix
from game.ui.dungeonville.panels.pieces import parchment, token
from game.ui.dungeonville.theme import LIGHT_INK, WIZARD_INKS, WIZARD_LIGHTS, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.table.dialogs import SIZE as LARGE, LogStyle
from game.ui.table.match_client import LogLine
from game.ui.widgets.boxes import Box, Drawn, Space, Text, paint
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.layout import off_top

LINES = 6
"""The number of log lines in the panel at most."""
SIZE, SIGN = 18.0, 20.0


@lru_cache(maxsize=8)
def _names(_language: str) -> tuple[dict[str, int], re.Pattern[str]]:
    """The seats by the names of their wizards, and a pattern that finds a name in a sentence."""
    seats = {name(colour): seat for seat, colour in enumerate(COLOURS)}
    return seats, re.compile("(" + "|".join(rf"\b{re.escape(words)}\b" for words in seats) + ")")


def parts(words: str) -> Iterator[tuple[str, int | None]]:
    """Split a sentence at wizards' names; each piece comes with the seat that it names, or None."""
    seats, pattern = _names(language())
    for piece in pattern.split(words):
        if piece:
            yield piece, seats.get(piece)


def first_named(words: str) -> int | None:
    """The wizard that a sentence names first."""
    return next((seat for _, seat in parts(words) if seat is not None), None)


def line_box(line: LogLine, size: float, colour: Colour, inks: tuple[Colour, ...]) -> Box:
    """A sentence with names in their wizards' colours, beside the sign of the one that it names first."""
    words = Drawn(
        partial(_sentence, words=line.words, size=size, colour=colour, inks=inks),
        lambda canvas, wide: canvas.tall(line.words, size, wide),
    )
    sign = Drawn(partial(_sign, seat=first_named(line.words)), lambda canvas, _: canvas.high(size), SIGN)
    return Row(sign, words, gap=8, grow=(1,), align="top")


def _sentence(canvas: Canvas, area: Area, words: str, size: float, colour: Colour, inks: tuple[Colour, ...]) -> None:
    step, lines = canvas.high(size), canvas.lines(words, size, area.w)
    canvas.passage([(line, (area.x, area.y + step * row)) for row, line in enumerate(lines)], size, colour, "text")
    for row, line in enumerate(lines):
        x = area.x
        for piece, seat in parts(line):
            x += canvas.text(piece, (x, area.y + step * row), size, colour if seat is None else inks[seat])


def _sign(canvas: Canvas, area: Area, seat: int | None) -> None:
    if seat is not None:
        token(canvas, area.moved(0, 1).centre, SIGN / 2, seat)


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
    """Paint the last lines of the log that fit, below the notice."""
    parchment(canvas, area)
    inner = _notice(canvas, area, props.notice, good=props.good) if props.notice else area.inset(14, 10)
    shown, used = list[Box](), 0.0
    for line in reversed(props.lines):
        box = _heading(line) if line.head else Column(line_box(line, SIZE, P.muted if shown else P.text, WIZARD_INKS), Space(3))
        used += box.high(canvas, inner.w)
        if used > inner.h:
            break
        shown.insert(0, box)
    paint(Column(*shown), canvas, inner)


def _heading(line: LogLine) -> Box:
    rule = Drawn(lambda canvas, a: canvas.line((a.x, a.centre[1]), (a.x + a.w, a.centre[1]), P.line, 1.5), 8)
    return Column(Text(line.words, 20, P.title, "title"), rule)


def _notice(canvas: Canvas, area: Area, words: str, *, good: bool) -> Area:
    """The notice: green for good news, red for a refusal. Returns the remaining area below it."""
    room = area.inset(16, 8)
    size = canvas.block(words, room, 20, "bold", 12)
    band, rest = off_top(area, min(area.h, canvas.tall(words, size, room.w, "bold") + 18), 6)
    line = GREEN if good else RED_LIGHT
    canvas.box(band, mix(line, BLACK, 0.86), line, width=2, radius=7)
    canvas.paragraph(words, band.inset(16, 8), size, LIGHT_INK, face="bold")
    return rest.inset(14, 4)


# ------------------------------------------------------------------ the whole log


def _paint_line(canvas: Canvas, line: LogLine, area: Area, palette: Palette) -> None:
    """Write a line: the heading of a round, or a sentence with its sign."""
    if line.head:
        canvas.paragraph(line.words, area, LARGE, palette.title, face="bold")
    else:
        paint(line_box(line, LARGE, palette.text, WIZARD_LIGHTS), canvas, area)


STYLE = LogStyle(_paint_line, SIGN + 8)
"""The whole log, with a heading for each round."""
