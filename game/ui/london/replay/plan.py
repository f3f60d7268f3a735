"""The news panel of a replay during a planning: a chart of the tokens and revealed cards by time."""

from typing import NamedTuple

from game.rules.london.state import CardId
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.day import CardReveal, PlanInput, PlanningRecord
from game.ui.london.replay.position import ReplayPosition, hour_name, time_words
from game.ui.london.theme import BRASS, DREAD_RED, GREEN, P
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import off_right, off_top, rows

PAD, AXIS = 16.0, 18.0
FRESH = 4000.0
"""Milliseconds of the planning for which an input is highlighted."""
AHEAD = mix(P.line, P.panel, 0.3)
"""The colour of an input that is still to come."""


def _head(canvas: Canvas, area: Area) -> Area:
    """The area of the title."""
    return area.row(area.y + 8, canvas.high(27, "title") + 6, left=PAD, right=PAD)


def chart(canvas: Canvas, area: Area) -> Area:
    """The part of the panel in which time runs from left to right."""
    left, head = 62.0 * min(1.4, canvas.stretch), _head(canvas, area)
    top = head.y + head.h + 18
    return head.row(top, area.y + area.h - top - canvas.high(AXIS) - canvas.high(20) - 22, left=left, right=10)


def x_of(area: Area, scale: float, ms: float) -> float:
    """The x coordinate of a time in a chart of `scale` milliseconds."""
    return area.x + area.w * min(1.0, max(0.0, ms / scale))


class PlanProps(NamedTuple):
    """The inputs of a planning as they looked at a time. `ms` is when the picture changed last, `moment` the number of answers."""

    planning: PlanningRecord
    people: tuple[str, ...]
    moment: int
    ms: float
    scale: float
    step: int


def plan_props(now: ReplayPosition) -> PlanProps:
    """What the chart shows: it changes with each input, and when an input is fresh no longer."""
    planning = now.chapter.planning
    times = [*(one.ms for one in planning.inputs), *(ms for ms, _ in planning.agreements)]
    changes = [0.0, *times, *(one.ms + FRESH for one in planning.inputs)]
    last = max(ms for ms in changes if ms <= now.ms)
    return PlanProps(planning, tuple(person.id for person in now.t.people), now.moment, last, now.scale, now.step)


def paint(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the planning up to now. Inputs are cached, only the time and the cursor are painted each time."""
    canvas.paint("ld-watch-plan", area, _paint_record, plan_props(now))
    head, inner = _head(canvas, area), chart(canvas, area)
    shapes.fit(canvas, now.title, head._replace(w=head.w * 0.6), 27, P.accent, face="title")
    x = x_of(inner, now.scale, now.ms)
    canvas.line((x, inner.y - 8), (x, inner.y + inner.h + 2), GOLD, 2.5)
    canvas.shape([(x - 8, inner.y - 12), (x + 8, inner.y - 12), (x, inner.y)], GOLD, GOLD_LOW)


def _paint_record(canvas: Canvas, area: Area, props: PlanProps) -> None:
    """Paint the cached part: the cards, a lane of tokens for each seat, and the latest input."""
    panel(canvas, area, P)
    planning, head, inner = props.planning, _head(canvas, area), chart(canvas, area)
    laid, turned = (sum(one.ms <= props.ms for one in some) for some in (planning.token_changes, planning.reveals))
    told = say("ui-ld-watch-laid", laid=laid, turned=turned)
    shapes.fit(canvas, told, off_right(head, head.w * 0.38)[0], 20, P.muted, align="right")
    _paint_axis(canvas, inner, props)
    cards, rest = off_top(inner, min(inner.h * 0.2, 64.0), 6)
    _paint_cards(canvas, cards, props)
    for seat, lane in enumerate(rows(rest, len(props.people), 4)):
        _paint_lane(canvas, lane, props, seat)
    foot = head._replace(y=area.y + area.h - canvas.high(20) - 12, h=canvas.high(20) + 6)
    shapes.fit(canvas, latest_text(props), foot, 20, P.text)


def _paint_axis(canvas: Canvas, area: Area, props: PlanProps) -> None:
    """Paint the time axis and the end of the planning."""
    count, low = round(props.scale / props.step), area.y + area.h
    each = next(each for each in (1, 2, 3, 4, 6, 12, 60, 600) if area.w / count * each >= canvas.wide("00:00", AXIS) + 12)
    for number in range(count + 1):
        x = x_of(area, props.scale, number * props.step)
        canvas.line((x, area.y), (x, low), mix(P.line, P.panel, 0.62), 1)
        if number % each == 0:
            align = "left" if not number else "right" if number == count else "centre"
            canvas.text(time_words(number * props.step), (x, low + 4), AXIS, P.muted, align=align)
    end = x_of(area, props.scale, props.planning.ms)
    canvas.veil(Area(end, area.y, max(0.0, area.x + area.w - end), area.h), BLACK, 110)
    canvas.line((end, area.y), (end, low), BRASS, 2.5)
    shapes.sign(canvas, "clock", (end, area.y - 12), 20, BRASS)


def _paint_input(canvas: Canvas, at: tuple[float, float], wide: float, one: PlanInput, props: PlanProps) -> None:
    """Paint an input `wide` in the chart: a dot if it is still to come, and a ring if it is fresh."""
    card = isinstance(one, CardReveal)
    if one.ms > props.ms:
        canvas.circle(at, 3 if card else 2.5, AHEAD)
        return
    if isinstance(one, CardReveal):
        _paint_card(canvas, at, wide, one.card)
    elif one.token:
        shapes.token(canvas, one.token, one.seat, at, wide)
    else:
        canvas.circle(at, wide * 0.3, DREAD_RED, 2)
    if props.ms - one.ms < FRESH:
        canvas.circle(at, wide * (0.78 if card else 0.62), P.focus, 2)


def _paint_card(canvas: Canvas, at: tuple[float, float], wide: float, card: CardId) -> None:
    if card in PLOTS:
        shapes.seal(canvas, at, wide * 1.25, "", PLOTS[card].letter)
    else:
        back = {"dread-1": "1", "dread-2": "2"}.get(shapes.kind_of(card), "ally")
        canvas.picture(shapes.back_of(back), Area.around(at, wide * 0.72, wide))


def _paint_cards(canvas: Canvas, area: Area, props: PlanProps) -> None:
    """Paint the revealed cards, Plot cards with their letters, each with the sign of its player."""
    shapes.sign(canvas, "cards", (area.x - 34, area.centre[1]), 30, P.muted)
    canvas.box(area, mix(P.deep, P.panel, 0.4), None, radius=4)
    wide, edge, y = min(26.0, area.h * 0.48), area.x, area.y + area.h * 0.4
    for one in sorted(props.planning.reveals, key=lambda one: (one.card in PLOTS, one.ms)):  # Plot cards on top
        x = spot = x_of(area, props.scale, one.ms)
        if one.card in PLOTS and one.ms <= props.ms:
            spot = max(x, edge)
            edge = spot + wide * 1.25
        _paint_input(canvas, (spot, y), wide, one, props)
        if one.ms <= props.ms:
            shapes.badge(canvas, one.seat, (x, area.y + area.h - wide * 0.32), wide * 0.5)


def _paint_lane(canvas: Canvas, area: Area, props: PlanProps, seat: int) -> None:
    """Paint the tokens of a seat: time from left to right, hours from top to bottom."""
    shapes.medal(canvas, props.people[seat], seat, (area.x - 34, area.centre[1]), min(44.0, area.h * 0.9))
    canvas.box(area, mix(P.deep, theme.SEATS[seat].colour, 0.06), None, radius=4)
    size = min(27.0, max(18.0, area.h * 0.42))
    for one in props.planning.token_changes:
        if one.seat == seat:
            y = area.y + size / 2 + (area.h - size) * one.slot / 11
            _paint_input(canvas, (x_of(area, props.scale, one.ms), y), size, one, props)
    for ms, agreed in props.planning.agreements:
        if agreed.seat == seat and ms <= props.ms:
            sign, colour = ("tick", GREEN) if agreed.ready else ("cross", DREAD_RED)
            shapes.sign(canvas, sign, (x_of(area, props.scale, ms), area.centre[1]), 24, colour)


def latest_text(props: PlanProps) -> str:
    """The latest input in words."""
    done = [one for one in props.planning.inputs if one.moment <= props.moment and one.ms <= props.ms]
    if not done:
        return say("ui-ld-watch-before")
    one, who = done[-1], props.people[done[-1].seat]
    if isinstance(one, CardReveal):
        return say("ui-ld-watch-turned", time=time_words(one.ms), who=who, card=one.card, place=one.place)
    number, _, way = one.token.partition("-")
    what, hour = "none" if not one.token else "arrow" if way else "number", hour_name(one.slot)
    return say("ui-ld-watch-token", time=time_words(one.ms), who=who, what=what, number=number, way=way or "none", hour=hour)
