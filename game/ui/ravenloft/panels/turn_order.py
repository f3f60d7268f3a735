"""The turn order of the Villain Phase: who acts when, and in table mode with how much damage."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_DEEP, RED_LIGHT
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.panels.column import PAD, heading
from game.ui.ravenloft.panels.prompt import sign
from game.ui.ravenloft.panels.rail_data import OrderRow
from game.ui.ravenloft.theme import CREAM, ROSE
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Text
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Framed, Row, Sized

P = RAVENLOFT
DROP = 50.0
"""The width of a drop with a number."""


class NotedRow(NamedTuple):
    """A row of the turn order with the note beside its name, and the damage of its attack."""

    row: OrderRow
    note: str
    damage: int = 0


LOW = 17.5
"""The size of a name in a low row of the turn order."""


class OrderStyle(NamedTuple):
    """How the rows of the turn order look: the note beside the name (`single`) or below it, the size of the name, the medallion, the number, the gap."""

    single: bool
    size: float
    side: float
    digit: float
    gap: float

    def fits(self, canvas: Canvas, rows: Sequence[NotedRow], wide: float) -> bool:
        """Whether all names and notes have room beside each other."""
        room = wide - self.digit - self.side - 2 * self.gap - 10
        words = ((name(one.row.who), one.note) for one in rows)
        return all(canvas.wide(who, self.size, "bold") + canvas.wide(note, self.size - 3, "book") <= room for who, note in words)


def row_high(canvas: Canvas, *, single: bool) -> float:
    """The height of a row of the turn order, with its note beside or below the name."""
    return max(42.0, canvas.high(21) + 10) if single else max(48.0, canvas.high(20) + canvas.high(17) + 9)


def order_high(canvas: Canvas) -> float:
    """The height of a turn order of three rows."""
    return canvas.high(20) + 2 * PAD + 3 * row_high(canvas, single=False)


def least_high(canvas: Canvas, rows: int) -> float:
    """The height of a turn order of low rows: up to three, and a line about the others."""
    return canvas.high(20) + 2 * PAD + min(3, max(1, rows)) * (low_high(canvas) + 4) + (canvas.high(20) + 4) * (rows > 3)


def low_high(canvas: Canvas) -> float:
    """The height of a low row of the turn order."""
    return canvas.high(LOW) + canvas.high(LOW - 3) + 3


def villain_order(rows: Sequence[NotedRow]) -> Box:
    """The figures in turn order, as many as there is room for."""
    title = heading(say("ui-order"), "CR-092")
    if not rows:
        return Column(title, Text(say("ui-order-none"), 20, P.muted, "book"), gap=6)

    def arranged(canvas: Canvas, wide: float) -> Box:
        beside = (
            OrderStyle(True, 21.0, 36.0, _digit(canvas), 7.0),
            OrderStyle(True, 19.0, 33.0, 24.0, 6.0),
            OrderStyle(True, 17.5, 33.0, 24.0, 6.0),
        )
        style = next((one for one in beside if one.fits(canvas, rows, wide)), OrderStyle(False, 20.0, 36.0, _digit(canvas), 7.0))
        made = [partial(_order_row, style=style, high=row_high(canvas, single=style.single) - 4)]
        if not style.single:
            made.append(partial(_order_row, style=OrderStyle(False, LOW, 30.0, _digit(canvas), 7.0), high=low_high(canvas)))
        return FirstFit([Column(title, *_first(rows, fits, one), gap=4) for fits in range(len(rows), -1, -1) for one in made])

    return ByWidth(arranged)


def _first(rows: Sequence[NotedRow], fits: int, made: partial[Box]) -> Iterator[Box]:
    """So many rows, and a line about the others; rows of figures that have acted give way to the current one."""
    first = rail_data.foremost([one.row for one in rows])
    if first >= fits and len(rows) > fits:
        rows, first = rows[first:], 0
    for at, one in enumerate(rows[:fits]):
        yield made(one, first=at == first)
    if len(rows) > fits:
        yield Line(say("ui-more", count=len(rows) - fits), 20, P.muted, "book")


def _digit(canvas: Canvas) -> float:
    return max(30.0, canvas.wide("00", 21, "title") + 8)


def _order_row(one: NotedRow, *, style: OrderStyle, high: float, first: bool) -> Box:
    """A figure: its mark, its medallion, and its note beside or below its name."""
    single, size, side, digit, gap = style
    row, acts = one.row, one.row.acts and one.row.state != "done"
    face, colour, shade = ("bold", P.text, RED_LIGHT) if acts else ("text", P.muted, P.muted)
    named, note = Line(name(row.who), size, colour, face), Line(one.note, size - 3, shade, "book")
    medal = Picture(portrait(rail_data.kind_of(row.who)), side, side, cover=True, alpha=255 if acts else 150)
    words = Row(named, note, gap=10, grow=(0,)) if single else Column(named, note)
    line = Row(Drawn(partial(_mark, row=row), high, digit), Sized(medal, side, side), words, gap=gap, grow=(2,))
    return _framed(Sized(line, h=high), first, 6)


def _framed(box: Box, marked: bool, radius: float) -> Box:
    """A row that is marked if it acts now or next."""
    return Framed(
        box, ground=(lambda canvas, area: canvas.box(area.inset(-10, 0), RED_DEEP, P.danger, radius=radius)) if marked else None
    )


def _mark(canvas: Canvas, area: Area, row: OrderRow) -> None:
    """The mark of a row: its number, a tick if it has acted, a pointer if it acts now."""
    x, y = area.centre
    if row.state == "done":
        sign(canvas, Area.around((x, y), 18, 16), P.muted, good=True)
    elif row.state == "now":
        canvas.shape([(x - 7, y - 10), (x + 9, y), (x - 7, y + 10)], ROSE)
    else:
        canvas.within(row.number or "–", area, 21, ROSE if row.acts else P.muted, face="title", margin=0)


# ------------------------------------------------------------------ table mode


def strikes(rows: Sequence[NotedRow]) -> Box:
    """The figures that act in the Villain Phase, each with its damage in a drop, or an icon if it moves or waits."""
    title = Text(say("ui-then-strike") if rows else say("ui-then-nobody"), 19, RED_LIGHT, "bold")

    def arranged(canvas: Canvas, _: float) -> Box:
        made = partial(_strike, high=max(70.0, canvas.high(20) + 22))
        return FirstFit([Column(title, *_first(rows, fits, made), gap=6) for fits in range(len(rows), -1, -1)])

    return ByWidth(arranged)


def _strike(one: NotedRow, *, high: float, first: bool) -> Box:
    """A figure: its name, whether it acts now or has acted, and its damage."""
    row = one.row
    state = (
        [Line(say(f"ui-order-{row.state}"), 18, P.muted if row.state == "done" else P.text, "book", least=0.55)]
        if row.state
        else []
    )
    named = Line(name(row.who), 20, P.muted if row.state == "done" else P.text, "bold", least=0.55)
    medal = Picture(portrait(rail_data.kind_of(row.who)), 56, 56, cover=True)
    drops = one.damage and row.state != "done"
    drop = [Drawn(lambda canvas, area: _drop(canvas, area, one.damage), DROP * 1.3, DROP)] if drops else []
    return _framed(Sized(Row(Sized(medal, 56, 56), Column(named, *state), *drop, gap=8, grow=(1,)), h=high), first, 8)


def _drop(canvas: Canvas, area: Area, damage: int) -> None:
    """A drop of blood with a number in it."""
    canvas.picture("ui/drop", area.inset(-area.w * 0.36, 0))  # the picture is slimmer than its frame
    size = canvas.fitting(str(damage), 24, area.w * 0.6, "title", 0.4)
    canvas.within(str(damage), area.moved(0, area.h * 0.16), size, CREAM, face="title")
