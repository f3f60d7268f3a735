"""Paints the points against the Difficulty of a card, and in the Endgame the Antagonist, the Challenges and the Final Showdown."""

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
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london import shapes, theme
from game.ui.london.panels.card_page import shield
from game.ui.london.panels.card_text import motif
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.facts import OutcomeChance, chance, in_hundred, next_outcome
from game.ui.london.theme import P
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

LEAN = 0.2
"""The greatest tilt of the balance, in radians."""
WEIGHT, MET, HOPE = rgb("#6b4a1c"), rgb("#3a1418"), rgb("#b9e29c")
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
    head, rest = off_top(area, max(44.0, canvas.high(28, "title") + 6), 4)
    words = say("ui-ld-tiers-of", points=have, difficulty=need)
    words_width = min(canvas.wide(words, 30, "bold"), head.w * 0.4)
    shapes.fit(canvas, say("ui-ld-stage-points"), head._replace(w=head.w - words_width - 16), 28, theme.GILT, face="title")
    shapes.fit(canvas, words, off_right(head, words_width + 2, 0)[0], 30, P.text, face="bold", align="right")
    low, middle = off_bottom(rest, max(60.0, canvas.high(30, "bold") + 20), 8)
    line = max(40.0, canvas.high(26) + 10)
    scales = middle._replace(h=max(90.0, middle.h - line - 4))
    _scales(canvas, scales, have, need)
    _sum(canvas, Area(rest.x, scales.y + scales.h + 4, rest.w, line), props)
    _verdict(canvas, low, have, need, props.verdict)


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
    across = 4 if have <= 7 else 6
    side = min(34.0, 2 * pan / across * 0.9, room / (2 if have <= 7 else 3.2))
    left, y = have, foot[1] - side / 2
    while left > 0 and across > 0:
        row = min(left, across)
        for number in range(row):
            centre = foot[0] + (number - (row - 1) / 2) * side * 1.04, y
            canvas.circle(centre, side / 2, WEIGHT)
            canvas.circle(centre, side / 2 - 2, P.accent)
            canvas.circle((centre[0] - side * 0.1, centre[1] - side * 0.12), side * 0.2, theme.CREAM)
        left, across, y = left - row, across - 1, y - side * 0.92


def _sum(canvas: Canvas, area: Area, props: BalanceProps) -> None:
    """Paint each Character's points on one line: sign, name, number."""
    labels = {
        seat: say("ui-ld-tiers-brings", who=say(f"short-{who}"), points=count) for seat, who, count in props.points
    }  # fmt: skip
    side, size = min(30.0, area.h), 25.0
    if sum(canvas.wide(words, 18, "bold") + side + 20 for words in labels.values()) > area.w:
        labels = {seat: str(count) for seat, _, count in props.points}  # the sign replaces the name
    wide = {seat: canvas.wide(words, size, "bold") + side + 20 for seat, words in labels.items()}
    share = min(1.0, area.w / sum(wide.values()))
    x = area.x + (area.w - sum(wide.values()) * share) / 2
    for seat, words in labels.items():
        shapes.badge(canvas, seat, (x + side / 2, area.centre[1]), side)
        room = Area(x + side + 6, area.y, wide[seat] * share - side - 14, area.h)
        shapes.fit(canvas, words, room, size, shapes.pale(theme.SEATS[seat].colour, 0.2), face="bold")
        x += wide[seat] * share


def _verdict(canvas: Canvas, area: Area, have: int, need: int, verdict: str) -> None:
    """Paint what is missing, that it is enough, or the result."""
    enough = have >= need
    words = say(f"ui-ld-tiers-{verdict or ('enough' if enough else 'missing')}", count=need - have)
    good = verdict in ("solved", "met") or (not verdict and enough)
    colour = theme.GREEN if good else theme.DREAD_RED
    canvas.box(area, mix(colour, BLACK, 0.84), colour, width=3 if verdict else 2, radius=8)
    side = min(34.0, area.h * 0.6)
    shapes.sign(canvas, "tick" if good else "cross", (area.x + 18 + side / 2, area.centre[1]), side, colour)
    room = Area(area.x + side + 32, area.y, area.w - side - 46, area.h)
    shapes.fit(canvas, words, room, 28, shapes.pale(colour, 0.4), face="bold")


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
    challenges = len(t.faced), TEAMS[len(t.people)].challenges
    outlook = next_outcome(t, have, need)
    return ShowdownProps(t.antagonist.face, *challenges, t.stage == "showdown", t.dread, need, have, rolls, dice, outlook)


def paint_showdown(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint the Antagonist with its rule, the Challenges so far, and the FISTs for the Final Showdown."""
    head, rest = off_top(area, min(150.0, area.h * 0.36), 10)
    _antagonist(canvas, head, props.antagonist)
    line, rest = off_top(rest, max(46.0, canvas.high(24) + 12), 6)
    _challenges(canvas, line, props)
    shapes.rule(canvas, rest.x, rest.y, rest.w)
    _target(canvas, off_top(rest, 6, 0)[1], props)


def _antagonist(canvas: Canvas, area: Area, card: CardId) -> None:
    """Paint the Antagonist with its name and its active rule."""
    face, words = off_left(area, min(area.h, area.w * 0.28), 18)
    canvas.box(face.inset(-2), theme.BLOOD, radius=6)
    canvas.picture(motif(card), face, cover=True, eye=0.3)
    canvas.frame(face, P.danger, width=2.5, radius=5)
    title, rest = off_top(words, max(38.0, canvas.high(28, "title")), 2)
    shapes.fit(canvas, name(card), title, 29, theme.DREAD_RED, face="title")
    size = canvas.block(say(f"text-{card}"), rest, 22)
    if canvas.tall(say(f"text-{card}"), size, rest.w) <= rest.h + 2:  # the card says it, too
        canvas.paragraph(say(f"text-{card}"), rest._replace(h=rest.h + 4), size, P.text, middle=True)


def _challenges(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint a clock for each Challenge; those met are highlighted."""
    most, met = props.most, props.met
    side = min(36.0, area.h * 0.8, area.w * 0.45 / most / 1.2)
    x = area.x + area.w - side / 2
    for number in reversed(range(most)):
        is_met = number < met
        canvas.circle((x, area.centre[1]), side / 2, MET if is_met else theme.PIT)
        if is_met:
            canvas.circle((x, area.centre[1]), side / 2, P.danger, 2)
        else:
            shapes.dashed(canvas, shapes.square((x, area.centre[1]), side), theme.LINE, radius=side / 2, dash=4)
        shapes.sign(canvas, "clock", (x, area.centre[1]), side * 0.62, theme.BLUSH if is_met else theme.LINE)
        x -= side * 1.2
    words = say("ui-ld-showdown-now") if props.now else say("ui-ld-showdown-challenge", number=met, most=most)
    shapes.fit(canvas, words, Area(area.x, area.y, x + side / 2 - area.x, area.h), 26, theme.GILT, face="title")


def _target(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint the FISTs that are needed, those that were rolled, the dice left, and the chance."""
    need, have = props.need, props.have
    line = max(36.0, canvas.high(25, "bold") + 6)
    head, rest = off_top(area, line, 4)
    shapes.fit(canvas, say("ui-ld-showdown-target", count=need, dread=props.dread), head, 25, P.text, face="bold")
    low, discs = off_bottom(rest, line, 4)
    count = max(need, have)
    lines = -(-count // IN_ROW) if count > IN_ROW else 1
    per = -(-count // lines)
    side = min(62.0, discs.h / lines - 4, (discs.w - 8) / per - 4)
    for number in range(count):
        row, column = divmod(number, per)
        here = min(per, count - row * per)
        x = discs.centre[0] + (column - (here - 1) / 2) * (side + 5)
        y = discs.centre[1] + (row - (lines - 1) / 2) * (side + 4)
        shapes.fist(canvas, (x, y), side, won=number < have)
        if number >= need:
            canvas.circle((x, y), side / 2 + 2, P.focus, 2)
    _outlook(canvas, low, props)


def _outlook(canvas: Canvas, area: Area, props: ShowdownProps) -> None:
    """Paint that the FISTs are enough, or the chance."""
    colour = HOPE
    if props.rolls and props.have >= props.need:
        words, colour = say("ui-ld-showdown-enough"), theme.GREEN
    elif props.rolls:
        missing = say("ui-ld-showdown-short", count=props.need - props.have)
        words = props.outlook.words if props.outlook is not None else missing
    else:
        words = say("ui-ld-showdown-odds", dice=props.dice, hundred=in_hundred(chance(props.dice, props.need)))
    canvas.box(area, mix(colour, BLACK, 0.86), None, radius=6)
    shapes.fit(canvas, words, area.inset(12, 0), 24, colour, align="centre")
