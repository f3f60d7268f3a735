"""Paints the points against the Difficulty of a card, and in the Endgame the Antagonist, the Challenges and the Final Showdown."""

from functools import partial
from math import cos, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.company import living
from game.rules.london.investigations.points import difficulty
from game.rules.london.menace import showdown_target
from game.rules.london.state import CardId, Inquiry, State
from game.rules.london.tables.cards import TEAMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.panels.card_page import shield
from game.ui.london.panels.card_text import motif
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.facts import OutcomeChance, chance, in_hundred, next_outcome
from game.ui.london.story.panels.lines import Fit, badge, fists, sign
from game.ui.london.theme import P
from game.ui.widgets import boxes
from game.ui.widgets.boxes import Box, Drawn, Text, Wide
from game.ui.widgets.containers import Column, FirstFit, Row, Sized

LEAN = 0.2
"""The greatest tilt of the balance, in radians."""
IN_ROW = 8
"""The number of FISTs from which they need a second row."""


class BalanceProps(NamedTuple):
    """The Difficulty of a Dread card, a Goon or a Challenge, each Character's id and points by seat, and the result."""

    need: int
    points: tuple[tuple[Seat, str, int], ...]
    verdict: str


def balance_props(t: State, inquiry: Inquiry, shown: ShownState) -> BalanceProps:
    """The props of the balance."""
    points = tuple((seat, t.people[seat].id, shown.points_of(t, seat)) for seat in inquiry.parts)
    return BalanceProps(difficulty(t, inquiry), points, shown.verdict)


def paint_balance(canvas: Canvas, area: Area, props: BalanceProps) -> None:
    """Paint the sum of the points against the Difficulty, a balance, each Character's points, and the result."""
    have, need = sum(count for _, _, count in props.points), props.need
    words = say("ui-ld-tiers-of", points=have, difficulty=need)
    wide = min(canvas.wide(words, 30, "bold"), area.w * 0.4)
    total = Wide(Fit(words, 30, P.text, "bold", "right"), wide)
    head = Row(Fit(say("ui-ld-stage-points"), 28, theme.GILT, "title"), total, grow=(0,))
    scales = Drawn(partial(_scales, have=have, need=need), 86)
    tree = Column(Sized(head, h=44), scales, _sum(canvas, area.w, props), _verdict(have, need, props.verdict), gap=6, grow=(1,))
    boxes.place(tree, canvas, area).paint(canvas)


def _scales(canvas: Canvas, area: Area, have: int, need: int) -> None:
    """Paint a balance with the points in one pan and the Difficulty in the other."""
    lean = max(-1.0, min(1.0, (have - need + (0.3 if have >= need else 0.0)) / 3)) * LEAN
    arm, top = min(area.w * 0.3, 170.0), (area.centre[0], area.y + area.h * 0.2)
    ends = [(top[0] - side * arm * cos(lean), top[1] + side * arm * sin(lean)) for side in (1, -1)]
    drop, pan = area.h * 0.4, min(area.w * 0.17, 96.0)
    colour = theme.BRASS

    def draw(one: Canvas, _: Area) -> None:
        one.line((top[0], top[1]), (top[0], area.y + area.h - 8), mix(colour, BLACK, 0.25), 8)
        one.box(Area(top[0] - 60, area.y + area.h - 14, 120, 10), mix(colour, BLACK, 0.3), radius=5)
        one.line(ends[0], ends[1], colour, 7)
        one.circle(top, 12, colour)
        one.circle(top, 6, theme.BLOOD)
        for x, y in ends:
            one.circle((x, y), 6, colour)
            for side in (-1, 1):
                one.line((x, y), (x + side * pan, y + drop), mix(colour, BLACK, 0.35), 2)
            points = [(x - pan, y + drop), (x + pan, y + drop), (x + pan * 0.6, y + drop + 18), (x - pan * 0.6, y + drop + 18)]
            one.shape(points, mix(colour, BLACK, 0.2), colour, 2)

    shapes.smooth(canvas, area, draw)
    _weights(canvas, (ends[0][0], ends[0][1] + drop), pan, have, drop)
    side = min(74.0, drop * 0.9)
    shield(canvas, Area(ends[1][0] - side * 0.45, ends[1][1] + drop - side, side * 0.9, side), str(need))


def _weights(canvas: Canvas, foot: tuple[float, float], pan: float, have: int, room: float) -> None:
    """Paint a weight for each point, in rows that grow narrower."""
    across, share = (4, 2) if have <= 7 else (6, 3.2)
    side = min(34.0, 2 * pan / across * 0.9, room / share)
    left, y = have, foot[1] - side / 2
    while left > 0 and across > 0:
        row = min(left, across)
        for number in range(row):
            x = foot[0] + (number - (row - 1) / 2) * side * 1.04
            canvas.circle((x, y), side / 2, theme.WEIGHT)
            canvas.circle((x, y), side / 2 - 2, P.accent)
            canvas.circle((x - side * 0.1, y - side * 0.12), side * 0.2, theme.CREAM)
        left, across, y = left - row, across - 1, y - side * 0.92


def _sum(canvas: Canvas, wide: float, props: BalanceProps) -> Box:
    """Each Character's points on one line: sign, name, number; where space is short the sign replaces the name."""
    told = [say("ui-ld-tiers-brings", who=say(f"short-{who}"), points=count) for _, who, count in props.points]
    if sum(canvas.wide(words, 18, "bold") + 50 for words in told) > wide:
        told = [str(count) for _, _, count in props.points]
    made = []
    for (seat, _, _), words in zip(props.points, told, strict=True):
        mark = Drawn(partial(_badge, seat=seat), 30, 30)
        made.append(Row(mark, Fit(words, 25, shapes.pale(theme.SEATS[seat].colour, 0.2), "bold"), gap=6, grow=(1,)))
    widths = [36 + canvas.wide(words, 25, "bold") for words in told]
    share = min(1.0, (wide - 14 * (len(made) - 1)) / sum(widths))
    line = Row(*(Wide(one, one_wide * share) for one, one_wide in zip(made, widths, strict=True)), gap=14)
    return Sized(line, w=line.wide(canvas), h=max(40.0, canvas.high(26) + 10))


def _badge(canvas: Canvas, area: Area, *, seat: Seat) -> None:
    shapes.badge(canvas, seat, area.centre, min(30.0, area.h))


def _verdict(have: int, need: int, verdict: str) -> Box:
    """What is missing, that it is enough, or the result."""
    enough = have >= need
    words = say(f"ui-ld-tiers-{verdict or ('enough' if enough else 'missing')}", count=need - have)
    good = verdict in ("solved", "met") or (not verdict and enough)
    mark, colour = ("tick", theme.GREEN) if good else ("cross", theme.DREAD_RED)
    row = Row(sign(mark, 34, colour), Fit(words, 28, shapes.pale(colour, 0.4), "bold"), gap=14, grow=(1,))
    return badge(row, colour, line=3 if verdict else 2, dark=0.84, pad=(18, 12))


# ------------------------------------------------------------------ the Endgame


class ShowdownProps(NamedTuple):
    """The Antagonist, the Challenges `met` of `most`, and the FISTs of the Final Showdown: needed at this Dread, rolled, and likely.

    `now` says that the Showdown is next or on, `rolls` that dice are rolled for it. `dice` have been earned, `outlook` is the
    chance with those that are left.
    """

    antagonist: CardId
    met: int
    most: int
    now: bool
    dread: int
    need: int
    have: int
    rolls: bool
    dice: int
    outlook: OutcomeChance | None


def showdown_props(t: State, shown: ShownState) -> ShowdownProps:
    """The props of the Endgame."""
    need, have = showdown_target(t), shown.fists(t)
    rolls, dice = t.inquiry is not None and t.inquiry.kind == "showdown", sum(t.people[seat].dice for seat in living(t))
    met, most, outlook = len(t.faced), TEAMS[len(t.people)].challenges, next_outcome(t, have, need)
    return ShowdownProps(t.antagonist.face, met, most, t.stage == "showdown", t.dread, need, have, rolls, dice, outlook)


def paint_showdown(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint the Antagonist with its rule, the Challenges so far, and the FISTs that are needed, those that were rolled, and the chance."""
    side = min(150.0, area.h * 0.36)
    title = Sized(Fit(name(props.antagonist), 29, theme.DREAD_RED, "title"), h=38)
    rules = [Text(say(f"text-{props.antagonist}"), size, P.text) for size in range(22, 12, -1)]
    words = FirstFit([Column(title, one, gap=2) for one in rules] + [Column(title)])  # the card says it, too
    face = Drawn(partial(_antagonist, card=props.antagonist), w=min(side, area.w * 0.28))
    head = Row(face, words, gap=18, grow=(1,), align="fill")
    told = say("ui-ld-showdown-now") if props.now else say("ui-ld-showdown-challenge", number=props.met, most=props.most)
    clock = min(36.0, area.w * 0.45 / props.most / 1.2)
    clocks = Drawn(partial(_clocks, props=props), clock, clock * 1.2 * props.most)
    line = Row(Fit(told, 26, theme.GILT, "title"), clocks, gap=8, grow=(0,))
    rule = Drawn(lambda c, a: shapes.rule(c, a.x, a.y, a.w), 4)
    target = Fit(say("ui-ld-showdown-target", count=props.need, dread=props.dread), 25, P.text, "bold")
    discs = fists(props.have, max(props.need, props.have), side=62, per_row=IN_ROW)
    body = (Sized(head, h=side), Sized(line, h=max(46.0, canvas.high(24) + 12)), rule, target, discs, _outlook(props))
    boxes.place(Column(*body, gap=4, grow=(4,)), canvas, area).paint(canvas)


def _antagonist(canvas: Canvas, area: Area, card: CardId) -> None:
    canvas.box(area.inset(-2), theme.BLOOD, radius=6)
    canvas.picture(motif(card), area, cover=True, eye=0.3)
    canvas.frame(area, P.danger, width=2.5, radius=5)


def _clocks(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint a clock for each Challenge; those met are highlighted."""
    step = area.w / props.most
    side, y = step / 1.2, area.centre[1]
    for number in range(props.most):
        x, met = area.x + step * (number + 0.5), number < props.met
        canvas.circle((x, y), side / 2, theme.MET if met else theme.PIT)
        if met:
            canvas.circle((x, y), side / 2, P.danger, 2)
        else:
            shapes.dashed(canvas, shapes.square((x, y), side), theme.LINE, radius=side / 2, dash=4)
        shapes.sign(canvas, "clock", (x, y), side * 0.62, theme.BLUSH if met else theme.LINE)


def outlook(props: ShowdownProps) -> tuple[str, Colour]:
    """That the FISTs are enough, what is missing, or the chance; in red if there is none."""
    if props.rolls and props.have >= props.need:
        return say("ui-ld-showdown-enough"), theme.GREEN
    if props.rolls and props.outlook is None:
        return say("ui-ld-showdown-short", count=props.need - props.have), theme.DREAD_RED
    if props.outlook is not None and props.rolls:
        return props.outlook.words, theme.HOPE if props.outlook.share else theme.DREAD_RED
    share = chance(props.dice, props.need)
    return say("ui-ld-showdown-odds", dice=props.dice, hundred=in_hundred(share)), theme.HOPE if share else theme.DREAD_RED


def _outlook(props: ShowdownProps) -> Box:
    words, colour = outlook(props)
    return badge(Fit(words, 24, colour, align="centre"), colour, line=0, pad=(12, 3))
