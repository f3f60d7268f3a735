"""The right rail: phases, objective, Surges and experience, the turn order of the Villain Phase; in table mode fewer and larger."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import column, rail_data
from game.ui.ravenloft.panels.column import Panel, arrows, beside, hearts
from game.ui.ravenloft.panels.rail_data import Objective, OrderRow, Stock, Told
from game.ui.ravenloft.panels.turn_order import NotedRow, least_high, strikes, villain_order
from game.ui.ravenloft.theme import RUST, TRACK
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Text
from game.ui.widgets.containers import ByWidth, Column, Row
from game.ui.widgets.controls import share_bar

P = RAVENLOFT
CANCEL_COST = 5
SEALS = 6
"""A count up to this number is shown as seals, a higher one as a bar."""
HOURS = 6
"""The number of pictures of the Sun on its track."""


class Phases(NamedTuple):
    """The phase that is shown, and the Hero and the number of its turn."""

    phase: str
    hero: str
    number: int


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
        Panel("stock", stock, rail_data.stock(t, stage)), Panel("order", villain_order, tuple(rows), least=least_high(canvas, len(rows))),
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
