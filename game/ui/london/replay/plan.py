"""The news panel of a replay during a planning: a chart of the tokens and revealed cards by time."""

from collections.abc import Sequence

from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.day import CardReveal, TokenChange
from game.ui.london.replay.position import ReplayPosition, time_words
from game.ui.london.result.facts import hour_name
from game.ui.london.shapes import seal
from game.ui.london.theme import DREAD_RED, GREEN, P
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import off_top

PAD = 16.0
FRESH = 4000.0
"""Milliseconds of the planning for which an input is highlighted."""


def title_height(canvas: Canvas) -> float:
    """The height of the title."""
    return canvas.high(27, "title") + 14


def chart(canvas: Canvas, area: Area) -> Area:
    """The part of the panel in which time runs from left to right."""
    left = 62.0 * min(1.4, canvas.stretch)
    top = area.y + title_height(canvas) + 18
    return Area(
        area.x + PAD + left, top, area.w - 2 * PAD - left - 10, area.y + area.h - top - canvas.high(18) - canvas.high(20) - 22
    )


def x_of(area: Area, now: ReplayPosition, ms: float) -> float:
    """The x coordinate of a time in the chart."""
    return area.x + area.w * min(1.0, max(0.0, ms / now.scale))


def paint(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the planning up to now. Inputs are cached, only the time and the cursor are painted each time."""
    planning = now.chapter.planning
    since = [now.ms - ms for ms in (*(one.ms for one in planning.token_changes), *(one.ms for one in planning.reveals))]
    done, fresh = sum(ms >= 0 for ms in since), sum(0 <= ms < FRESH for ms in since)
    canvas.panel("ld-watch-plan", (now.chapter.number, now.moment, done, fresh), area, lambda c, a: _paint_record(c, a, now))
    line = Area(area.x + PAD, area.y + 8, area.w - 2 * PAD, title_height(canvas) - 8)
    canvas.text(now.title, (line.x, line.y), canvas.fitting(now.title, 27, line.w * 0.6, "title"), P.accent, face="title")
    _paint_cursor(canvas, chart(canvas, area), now)


def _paint_record(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the cached part: the cards, a lane of tokens for each seat, and the latest input."""
    panel(canvas, area, P)
    line = Area(area.x + PAD, area.y + 8, area.w - 2 * PAD, title_height(canvas) - 8)
    wide = canvas.wide(now.title, canvas.fitting(now.title, 27, line.w * 0.6, "title"), "title")
    words_of = say(
        "ui-ld-watch-laid",
        laid=sum(one.ms <= now.ms for one in now.chapter.planning.token_changes),
        turned=len(_until(now.chapter.planning.reveals, now)),
    )
    canvas.text(words_of, (line.x + line.w, line.y + 5), canvas.fitting(words_of, 20, line.w - wide - 40), P.muted, align="right")
    inner = chart(canvas, area)
    _paint_axis(canvas, inner, now)
    cards, rest = off_top(inner, min(inner.h * 0.2, 64.0), 6)
    _paint_cards(canvas, cards, now)
    high = rest.h / now.day.seats
    for seat in range(now.day.seats):
        _paint_lane(canvas, Area(rest.x, rest.y + seat * high + 2, rest.w, high - 4), now, seat)
    foot = Area(area.x + PAD, area.y + area.h - canvas.high(20) - 12, area.w - 2 * PAD, canvas.high(20) + 6)
    words = latest_text(now)
    canvas.within(words, foot, canvas.fitting(words, 20, foot.w, least=0.75), P.text, align="left", margin=0)


def _until(things: Sequence[CardReveal], now: ReplayPosition) -> list[CardReveal]:
    return [one for one in things if one.ms <= now.ms]


def _paint_axis(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the time axis and the end of the planning."""
    count = round(now.scale / now.step)
    widest = canvas.wide("00:00", 18) + 12
    each = next(each for each in (1, 2, 3, 4, 6, 12, 60, 600) if area.w / count * each >= widest)
    y = area.y + area.h
    for number in range(count + 1):
        ms = number * now.step
        x = x_of(area, now, ms)
        canvas.line((x, area.y), (x, y), mix(P.line, P.panel, 0.62), 1)
        if number % each == 0:
            align = "left" if not number else "right" if number == count else "centre"
            canvas.text(time_words(ms), (x, y + 4), 18, P.muted, align=align)
    end = x_of(area, now, now.chapter.planning.ms)
    canvas.veil(Area(end, area.y, max(0.0, area.x + area.w - end), area.h), BLACK, 110)
    canvas.line((end, area.y), (end, y), theme.BRASS, 2.5)
    shapes.sign(canvas, "clock", (end, area.y - 12), 20, theme.BRASS)


def _paint_cards(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the revealed cards, Plot cards with their letters, each with the sign of its player."""
    shapes.sign(canvas, "cards", (area.x - 34, area.centre[1]), 30, P.muted)
    canvas.box(area, mix(P.deep, P.panel, 0.4), None, radius=4)
    wide, edge = min(26.0, area.h * 0.48), area.x
    for one in sorted(now.chapter.planning.reveals, key=lambda one: (one.card in PLOTS, one.ms)):  # Plot cards on top
        x = x_of(area, now, one.ms)
        if one.ms > now.ms:
            canvas.circle((x, area.y + area.h * 0.4), 3, mix(P.line, P.panel, 0.3))
        else:
            spot = (max(x, edge) if one.card in PLOTS else x, area.y + area.h * 0.4)
            edge = spot[0] + wide * 1.25 if one.card in PLOTS else edge
            _paint_card(canvas, spot, wide, one)
            if now.ms - one.ms < FRESH:
                canvas.circle(spot, wide * 0.78, P.focus, 2)
            shapes.badge(canvas, one.seat, (x, area.y + area.h - wide * 0.32), wide * 0.5)


def _paint_card(canvas: Canvas, spot: tuple[float, float], wide: float, one: CardReveal) -> None:
    if one.card in PLOTS:
        seal(canvas, spot, wide * 1.25, "", PLOTS[one.card].letter)
    else:
        back = {"dread-1": "1", "dread-2": "2"}.get(shapes.kind_of(one.card), "ally")
        canvas.picture(shapes.back_of(back), Area(spot[0] - wide * 0.36, spot[1] - wide / 2, wide * 0.72, wide))


def _paint_lane(canvas: Canvas, area: Area, now: ReplayPosition, seat: int) -> None:
    """Paint the tokens of a seat: time from left to right, hours from top to bottom."""
    who, colour = now.t.people[seat].id, theme.SEATS[seat].colour
    wide = min(44.0, area.h * 0.9)
    shapes.medal(canvas, who, seat, (area.x - 34, area.centre[1]), wide)
    canvas.box(area, mix(P.deep, colour, 0.06), None, radius=4)
    size = min(27.0, max(18.0, area.h * 0.42))
    room = area.h - size
    for one in now.chapter.planning.token_changes:
        if one.seat == seat:
            _paint_token(canvas, (x_of(area, now, one.ms), area.y + size / 2 + room * one.slot / 11), size, one, now)
    for agreed in now.chapter.planning.agreements:
        if agreed.seat == seat and agreed.ms <= now.ms:
            spot = (x_of(area, now, agreed.ms), area.y + area.h / 2)
            shapes.sign(canvas, "tick" if agreed.ready else "cross", spot, 24, GREEN if agreed.ready else DREAD_RED)


def _paint_token(canvas: Canvas, at: tuple[float, float], size: float, one: TokenChange, now: ReplayPosition) -> None:
    if one.ms > now.ms:
        canvas.circle(at, 2.5, mix(P.line, P.panel, 0.3))
        return
    if one.token:
        shapes.token(canvas, one.token, one.seat, at, size)
    else:
        canvas.circle(at, size * 0.3, DREAD_RED, 2)
    if now.ms - one.ms < FRESH:
        canvas.circle(at, size * 0.62, P.focus, 2)


def _paint_cursor(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    x = x_of(area, now, now.ms)
    canvas.line((x, area.y - 8), (x, area.y + area.h + 2), GOLD, 2.5)
    canvas.shape([(x - 8, area.y - 12), (x + 8, area.y - 12), (x, area.y)], GOLD, GOLD_LOW)


def latest_text(now: ReplayPosition) -> str:
    """The latest input in words."""
    planning = now.chapter.planning
    done: list[TokenChange | CardReveal] = [*planning.token_changes, *planning.reveals]
    done = [one for one in done if one.moment <= now.moment and one.ms <= now.ms]
    if not done:
        return say("ui-ld-watch-before")
    one = max(done, key=lambda one: (one.moment, one.ms))
    who = now.t.people[one.seat].id
    if isinstance(one, CardReveal):
        return say("ui-ld-watch-turned", time=time_words(one.ms), who=who, card=one.card, place=one.place)
    what = "none" if not one.token else "arrow" if len(one.token) > 1 else "number"
    number, _, way = one.token.partition("-")
    return say(
        "ui-ld-watch-token",
        time=time_words(one.ms),
        who=who,
        what=what,
        number=number,
        way=way or "none",
        hour=hour_name(one.slot),
    )
