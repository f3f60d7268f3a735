"""The right rail: phases, objective, Surges and experience, the turn order of the Villain Phase; in table mode fewer and larger."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_DEEP, RED_LIGHT
from game.ui.ravenloft.board.faces import portrait, token_of
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import column, rail_data
from game.ui.ravenloft.panels.column import PAD, Panel, arrows, beside, heading, hearts
from game.ui.ravenloft.panels.prompt import sign
from game.ui.ravenloft.panels.rail_data import Objective, OrderRow, Stock, Told
from game.ui.ravenloft.theme import CREAM, ROSE, RUST, TRACK
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Text
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.controls import share_bar

P = RAVENLOFT
CANCEL_COST = 5
SEALS = 6
"""A count up to this number is shown as seals, a higher one as a bar."""
HOURS = 6
"""The number of pictures of the Sun on its track."""
DROP = 50.0
"""The width of a drop with a number."""


class Phases(NamedTuple):
    """The phase that is shown, and the Hero and the number of its turn."""

    phase: str
    hero: str
    number: int


class NotedRow(NamedTuple):
    """A row of the turn order with the note beside its name, and the damage of its attack."""

    row: OrderRow
    note: str
    damage: int = 0


def panels(canvas: Canvas, t: State, stage: ShownState, told: Told) -> list[Panel]:
    """The panels of the rail without the log: phases, objective, stock, turn order; in table mode who acts next instead of the last two."""
    rows = [NotedRow(row, _note(row, told), told[row.who].damage if row.who in told else 0) for row in rail_data.order(t, stage)]
    goal = rail_data.objective(t)
    if canvas.look.large_print:
        acting = tuple(one for one in rows if one.row.acts)
        order = Panel("far-order", strikes, acting, least=190, line=RUST if acting else None)
        return [Panel("far-phase", far_phase, column.PHASES.get(stage.phase, 0)), Panel("far-goal", far_goal, goal), order]
    return [
        Panel("phases", phases, Phases(stage.phase, stage.hero, stage.number)), Panel("objective", objective, goal),
        Panel("stock", stock, rail_data.stock(t, stage)), Panel("order", villain_order, tuple(rows), least=order_high(canvas)),
    ]  # fmt: skip


def _note(row: OrderRow, told: Told) -> str:
    """The note beside a name: the Hero it waits for, its next action, or its Hit Points."""
    if row.state:
        return say(f"ui-order-{row.state}")
    if row.acts and row.who in told:
        return told[row.who].words
    if row.owner and not row.acts:
        return say("ui-turn-of", hero=row.owner)
    return say("ui-hp-left", left=row.hp) if row.most else say("ui-trap")


# ------------------------------------------------------------------ the turn and the goal


def phases(props: Phases) -> Box:
    """Three arrows, the current one in gold."""
    now, names = column.PHASES.get(props.phase, 0), [say(f"ui-phase-{what}") for what in ("hero", "explore", "villain")]
    few = [one if at == now else str(at + 1) for at, one in enumerate(names)]  # the current one keeps its name

    def arranged(canvas: Canvas, wide: float) -> Box:
        words, (size, shares) = next(
            ((some, found) for some in (names, few) if (found := _shares(canvas, some, wide))[0]), (few, (13.0, [1.0] * 3))
        )
        return arrows(words, now, size, 56, shares)

    return Column(Line(say("ui-turn", number=props.number, hero=props.hero), 22, P.muted), ByWidth(arranged), gap=10)


def _shares(canvas: Canvas, names: Sequence[str], room: float) -> tuple[float, list[float]]:
    """The text size at which these names fit in arrows side by side (0: none), and the width of each: equal if possible."""
    alike = [room / len(names)] * len(names)
    for size in range(20, 12, -1):
        wides = [canvas.wide(one, size, "bold") + 2 * column.NIB + 10 for one in names]
        if max(wides) <= alike[0]:
            return size, alike
        if (spare := room - sum(wides)) >= 0:
            return size, [wide + spare / len(names) for wide in wides]
    return 0, alike


def objective(props: Objective) -> Box:
    """The objective, with the Sun track if there is one."""
    title = Line(say("ui-objective"), 20, P.accent, "bold")
    rows: list[Box] = [title]
    if props.sunset:
        colour = RED_LIGHT if props.sun >= props.sunset else P.text
        sun = Row(Picture("ui/sun", 26, 26), Line(say("ui-sun", space=props.sun, last=props.sunset), 20, colour), gap=6)
        rows = [beside(title, sun, 40), Drawn(partial(_day, sun=props.sun, last=props.sunset), 26)]
    rows.append(Text(props.goal, 21, P.text))
    for one in props.counts:
        words = Text(rail_data.count_words(one), 19, P.muted if one.wins else RED_LIGHT)
        rows.append(Column(words, _seals(one) if one.goal <= SEALS else _bar(one), gap=4))
    return Column(*rows, gap=4)


def _bar(one: rail_data.Count) -> Box:
    return Drawn(lambda canvas, area: share_bar(canvas, area, one.value / one.goal, P), 7)


def _seals(one: rail_data.Count) -> Box:
    """A seal for each that is needed: whole in gold, or broken where the castle counts."""

    def seal(canvas: Canvas, area: Area) -> None:
        step = min(area.h + 6, area.w / one.goal)
        for at in range(one.goal):
            kind, alpha = (("won" if one.wins else "lost"), 255) if at < one.value else ("open", 110)
            canvas.picture(token_of(f"seal-{kind}"), Area(area.x + at * step, area.y, area.h, area.h), alpha=alpha)

    return Drawn(seal, 28)


def _day(canvas: Canvas, area: Area, sun: int, last: int) -> None:
    """Paint the spaces of the Sun track, the current one in a ring."""
    ways = max(1, last - 1)
    step = min(area.h + 10, (area.w - area.h) / ways)
    middle = area.centre[1]
    canvas.line((area.x + area.h / 2, middle), (area.x + (last - 1) * step + area.h / 2, middle), TRACK, 3)
    for way, space in enumerate(range(1, last + 1)):
        spot = Area(area.x + way * step, area.y, area.h, area.h)
        if space == sun:
            canvas.circle(spot.centre, area.h / 2 + 3, P.title)
        canvas.circle(spot.centre, area.h / 2, P.deep)
        canvas.picture(token_of(f"sun-{1 + round(way * (HOURS - 1) / ways)}"), spot, alpha=255 if space <= sun else 120)


def stock(props: Stock) -> Box:
    """Healing Surges and experience."""
    surges = Column(Line(say("ui-surges"), 20, P.muted), hearts(props.surges, 36), gap=4)
    cancels = Text(say("ui-cancels", xp=CANCEL_COST), 19, P.muted, "book")
    worth = beside(Line(str(props.xp), 36, P.accent, "title"), cancels, 10, grow=1)
    return Row(surges, Column(Line(say("ui-experience"), 20, P.muted), worth), shares=(1, 1), gap=0, align="top")


# ------------------------------------------------------------------ the turn order


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
        made = partial(_order_row, style=style, high=row_high(canvas, single=style.single) - 4)
        return FirstFit([Column(title, *_first(rows, fits, made), gap=4) for fits in range(len(rows), 0, -1)])

    return ByWidth(arranged)


def _first(rows: Sequence[NotedRow], fits: int, made: partial[Box]) -> Iterator[Box]:
    """The first rows, and a line about the others; rows of figures that have acted give way to the current one."""
    first = rail_data.foremost([one.row for one in rows])
    if first >= fits - 1 and len(rows) > fits:
        rows, first = rows[first:], 0
    for at, one in enumerate(rows[:fits]):
        if at == fits - 1 and len(rows) > fits:
            yield Line(say("ui-more", count=len(rows) - at), 20, P.muted, "book")
        else:
            yield made(one, first=at == first)


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


def far_phase(now: int) -> Box:
    """The name of the phase, and three arrows with numbers."""
    words = say("ui-phase-now", phase=("hero", "explore", "villain")[max(0, now)])
    return Column(Line(words, 22, P.title, "title", least=0.5), arrows("123", now, 24, 64, (1, 1, 1)), gap=6)


def far_goal(props: Objective) -> Box:
    """The goal of the adventure in large letters."""
    sun = [Text(say("ui-sun", space=props.sun, last=props.sunset), 20, P.accent)] if props.sunset else []
    counts = [Text(rail_data.count_words(one), 20, P.muted if one.wins else P.danger) for one in props.counts]
    return Column(Line(say("ui-goal"), 19, P.accent, "bold"), Text(props.goal, 20, P.text, "bold"), *sun, *counts)


def strikes(rows: Sequence[NotedRow]) -> Box:
    """The figures that act in the Villain Phase, each with its damage in a drop, or an icon if it moves or waits."""
    title = Text(say("ui-then-strike") if rows else say("ui-then-nobody"), 19, RED_LIGHT, "bold")

    def arranged(canvas: Canvas, _: float) -> Box:
        made = partial(_strike, high=max(70.0, canvas.high(20) + 22))
        return FirstFit([Column(title, *_first(rows, fits, made), gap=6) for fits in range(max(1, len(rows)), 0, -1)])

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
