"""The news panel of a replay during a planning: a chart of the tokens and revealed cards by time."""

from game.rules.london.state import CardId
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.day import CardReveal, PlanInput
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


def x_of(area: Area, now: ReplayPosition, ms: float) -> float:
    """The x coordinate of a time in the chart."""
    return area.x + area.w * min(1.0, max(0.0, ms / now.scale))


def paint(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the planning up to now. Inputs are cached, only the time and the cursor are painted each time."""
    since = [now.ms - one.ms for one in now.chapter.planning.inputs]
    key = (now.chapter.number, now.moment, sum(ms >= 0 for ms in since), sum(0 <= ms < FRESH for ms in since))
    canvas.panel("ld-watch-plan", key, area, lambda c, a: _paint_record(c, a, now))
    head, inner = _head(canvas, area), chart(canvas, area)
    shapes.fit(canvas, now.title, head._replace(w=head.w * 0.6), 27, P.accent, face="title")
    x = x_of(inner, now, now.ms)
    canvas.line((x, inner.y - 8), (x, inner.y + inner.h + 2), GOLD, 2.5)
    canvas.shape([(x - 8, inner.y - 12), (x + 8, inner.y - 12), (x, inner.y)], GOLD, GOLD_LOW)


def _paint_record(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the cached part: the cards, a lane of tokens for each seat, and the latest input."""
    panel(canvas, area, P)
    planning, head, inner = now.chapter.planning, _head(canvas, area), chart(canvas, area)
    laid, turned = (sum(one.ms <= now.ms for one in some) for some in (planning.token_changes, planning.reveals))
    told = say("ui-ld-watch-laid", laid=laid, turned=turned)
    shapes.fit(canvas, told, off_right(head, head.w * 0.38)[0], 20, P.muted, align="right")
    _paint_axis(canvas, inner, now)
    cards, rest = off_top(inner, min(inner.h * 0.2, 64.0), 6)
    _paint_cards(canvas, cards, now)
    for seat, lane in enumerate(rows(rest, now.day.seats, 4)):
        _paint_lane(canvas, lane, now, seat)
    foot = head._replace(y=area.y + area.h - canvas.high(20) - 12, h=canvas.high(20) + 6)
    shapes.fit(canvas, latest_text(now), foot, 20, P.text)


def _paint_axis(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the time axis and the end of the planning."""
    count, low = round(now.scale / now.step), area.y + area.h
    each = next(each for each in (1, 2, 3, 4, 6, 12, 60, 600) if area.w / count * each >= canvas.wide("00:00", AXIS) + 12)
    for number in range(count + 1):
        x = x_of(area, now, number * now.step)
        canvas.line((x, area.y), (x, low), mix(P.line, P.panel, 0.62), 1)
        if number % each == 0:
            align = "left" if not number else "right" if number == count else "centre"
            canvas.text(time_words(number * now.step), (x, low + 4), AXIS, P.muted, align=align)
    end = x_of(area, now, now.chapter.planning.ms)
    canvas.veil(Area(end, area.y, max(0.0, area.x + area.w - end), area.h), BLACK, 110)
    canvas.line((end, area.y), (end, low), BRASS, 2.5)
    shapes.sign(canvas, "clock", (end, area.y - 12), 20, BRASS)


def _paint_input(canvas: Canvas, at: tuple[float, float], wide: float, one: PlanInput, now: ReplayPosition) -> None:
    """Paint an input `wide` in the chart: a dot if it is still to come, and a ring if it is fresh."""
    card = isinstance(one, CardReveal)
    if one.ms > now.ms:
        canvas.circle(at, 3 if card else 2.5, AHEAD)
        return
    if isinstance(one, CardReveal):
        _paint_card(canvas, at, wide, one.card)
    elif one.token:
        shapes.token(canvas, one.token, one.seat, at, wide)
    else:
        canvas.circle(at, wide * 0.3, DREAD_RED, 2)
    if now.ms - one.ms < FRESH:
        canvas.circle(at, wide * (0.78 if card else 0.62), P.focus, 2)


def _paint_card(canvas: Canvas, at: tuple[float, float], wide: float, card: CardId) -> None:
    if card in PLOTS:
        shapes.seal(canvas, at, wide * 1.25, "", PLOTS[card].letter)
    else:
        back = {"dread-1": "1", "dread-2": "2"}.get(shapes.kind_of(card), "ally")
        canvas.picture(shapes.back_of(back), Area.around(at, wide * 0.72, wide))


def _paint_cards(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the revealed cards, Plot cards with their letters, each with the sign of its player."""
    shapes.sign(canvas, "cards", (area.x - 34, area.centre[1]), 30, P.muted)
    canvas.box(area, mix(P.deep, P.panel, 0.4), None, radius=4)
    wide, edge, y = min(26.0, area.h * 0.48), area.x, area.y + area.h * 0.4
    for one in sorted(now.chapter.planning.reveals, key=lambda one: (one.card in PLOTS, one.ms)):  # Plot cards on top
        x = spot = x_of(area, now, one.ms)
        if one.card in PLOTS and one.ms <= now.ms:
            spot = max(x, edge)
            edge = spot + wide * 1.25
        _paint_input(canvas, (spot, y), wide, one, now)
        if one.ms <= now.ms:
            shapes.badge(canvas, one.seat, (x, area.y + area.h - wide * 0.32), wide * 0.5)


def _paint_lane(canvas: Canvas, area: Area, now: ReplayPosition, seat: int) -> None:
    """Paint the tokens of a seat: time from left to right, hours from top to bottom."""
    shapes.medal(canvas, now.t.people[seat].id, seat, (area.x - 34, area.centre[1]), min(44.0, area.h * 0.9))
    canvas.box(area, mix(P.deep, theme.SEATS[seat].colour, 0.06), None, radius=4)
    size = min(27.0, max(18.0, area.h * 0.42))
    for one in now.chapter.planning.token_changes:
        if one.seat == seat:
            y = area.y + size / 2 + (area.h - size) * one.slot / 11
            _paint_input(canvas, (x_of(area, now, one.ms), y), size, one, now)
    for ms, agreed in now.chapter.planning.agreements:
        if agreed.seat == seat and ms <= now.ms:
            sign, colour = ("tick", GREEN) if agreed.ready else ("cross", DREAD_RED)
            shapes.sign(canvas, sign, (x_of(area, now, ms), area.centre[1]), 24, colour)


def latest_text(now: ReplayPosition) -> str:
    """The latest input in words."""
    done = [one for one in now.chapter.planning.inputs if one.moment <= now.moment and one.ms <= now.ms]
    if not done:
        return say("ui-ld-watch-before")
    one, who = done[-1], now.t.people[done[-1].seat].id
    if isinstance(one, CardReveal):
        return say("ui-ld-watch-turned", time=time_words(one.ms), who=who, card=one.card, place=one.place)
    number, _, way = one.token.partition("-")
    what, hour = "none" if not one.token else "arrow" if way else "number", hour_name(one.slot)
    return say("ui-ld-watch-token", time=time_words(one.ms), who=who, what=what, number=number, way=way or "none", hour=hour)
