"""The news of a replay beside the map: a chart of the planning by time, an hour with its results, or the Endgame."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import CardId
from game.rules.london.tables.cards import CHALLENGES, DREAD, GOONS, NUMBERS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, Colour, mix
from game.ui.london import shapes
from game.ui.london.panels.card_text import TIER_IDS
from game.ui.london.replay.day import JOINED, CardAttempt, HourRecord
from game.ui.london.replay.grid import LEFT, SIGNS, paint_mark
from game.ui.london.replay.position import ReplayPosition, hour_name, signed
from game.ui.london.theme import BRASS, DREAD_RED, GREEN, P
from game.ui.screens.result.boxes import fitted
from game.ui.widgets import boxes
from game.ui.widgets.boxes import Box, Drawn, Line, Text
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import off_bottom, off_left, off_top

PAD = 16.0
WHYS = ("detour", "plot", "hidden", "open", "stash", "goon")
"""Reasons for Dread in an hour other than an investigated card."""


def _title(canvas: Canvas, area: Area, words: str, beside: str, colour: Colour = DREAD_RED) -> Area:
    """Paint a title and a text at the right. Returns the area below."""
    head, body = off_top(area.inset(PAD, 10), canvas.high(27, "title") + 8, 6)
    title, aside = Line(words, 27, P.accent, "title"), Line(beside, 21, colour, "bold", "right")
    boxes.paint(Row(title, aside, shares=(0.6, 0.4)), canvas, head)
    return body


def _sign(what: str, colour: Colour, wide: float = 22) -> Box:
    return Drawn(lambda canvas, area: shapes.sign(canvas, what, area.centre, wide, colour), wide + 4, wide + 4)


# ------------------------------------------------------------------ an hour


class HourProps(NamedTuple):
    """An hour at a position, of all Characters or of one (`who`). `lines` are its Events in words."""

    now: ReplayPosition
    shown: HourRecord
    who: Seat | None
    lines: tuple[str, ...]


def paint_hour(canvas: Canvas, area: Area, props: HourProps) -> None:
    """Paint the results of an hour up to now."""
    now, shown, who, lines = props
    panel(canvas, area, P)
    words, change = hour_name(shown.slot), now.dread(shown)
    if who is not None:
        words = say("ui-ld-watch-of", who=now.t.people[who].id, hour=words)
    body = _title(canvas, area, words, say("ui-ld-watch-hour-dread", change=signed(change)) if change else "")
    if who is not None:
        meant, been = shown.planned[who], shown.actual[who]
        kind = "detour" if who in shown.detours else "strayed" if meant != been else "kept"
        way = Text(say("ui-ld-watch-way", kind=kind, meant=meant, been=been), 21, P.accent if kind != "kept" else P.text)
        body = off_top(body, boxes.paint(way, canvas, body) - body.y, 10)[1]
    attempts = [attempt for attempt in now.attempts(shown) if who is None or who in attempt.seats]
    dread = [] if who is not None else _other_dread(now, shown)
    beside = Column(*(Row(_sign("dread", DREAD_RED), Line(told, 20, P.text), gap=8, grow=(1,)) for told in dread), gap=4)
    foot, rows = off_bottom(body, beside.high(canvas, body.w), 4 if dread else 0)
    boxes.paint(beside, canvas, foot)
    if not attempts and not lines:
        canvas.paragraph(say("ui-ld-watch-nothing"), rows, 22, P.muted, face="italic")
    each = min(150.0 * canvas.stretch, rows.h / max(1, len(attempts)))
    for place, attempt in enumerate(attempts):
        spot = rows.row(rows.y + place * each, each - 8)
        boxes.paint(_attempt(spot, now, shown, attempt), canvas, spot)
    _lines(canvas, off_top(rows, each * len(attempts), 6)[1], lines)


def _lines(canvas: Canvas, area: Area, lines: Sequence[str]) -> None:
    """Paint as many of the last lines as fit, the newest at the bottom."""
    shown, left = list[Box](), area.h
    for words in reversed(lines):
        newest = not shown
        dot = Drawn(partial(_dot, colour=BRASS if newest else P.line), w=18)
        line = Row(dot, Text(words, 20, P.text if newest else P.muted), gap=0, grow=(1,), align="fill")
        left -= line.high(canvas, area.w) + 5
        if left < 0:
            break
        shown.insert(0, line)
    boxes.paint(Column(*shown, gap=5), canvas, area)


def _dot(canvas: Canvas, area: Area, *, colour: Colour) -> None:
    canvas.circle((area.x + 5, area.y + canvas.high(20) / 2 + 1), 3, colour)


def _other_dread(now: ReplayPosition, shown: HourRecord) -> list[str]:
    """The other reasons for Dread of an hour, and in the last one those at the end of the Chapter, in sentences."""
    hour, closing = Counter[str](), Counter[str]()
    for one in shown.dread_changes:
        hour[one.why] += one.change if not one.card and one.moment <= now.moment else 0
    for one in now.chapter.closing_changes if shown is now.chapter.hours[-1] else ():
        closing[one.why] += one.change if one.moment <= now.moment else 0
    found = [("ui-ld-watch-why", why, hour[why]) for why in WHYS] + [("ui-ld-watch-closing", *one) for one in closing.items()]
    return [say(told, source=say(f"ui-ld-dread-{why}"), change=f"{change:+d}") for told, why, change in found if change]


def _card_row(area: Area, card: CardId, words: Box, *beside: Box, colour: Colour | None = None, share: float = 0.22) -> Box:
    """A card in a frame: its picture, `share` of the width at most, words about it, and what is beside them."""
    picture = next((one for one in (f"london/cards/{card}", f"london/portraits/{card}") if art.has(one)), "")

    def thumb(canvas: Canvas, spot: Area) -> None:
        if picture:
            canvas.picture(picture, spot, cover=True, eye=0.3)

    wide = min((area.h - 10) * 1.5, (area.w - 10) * share)
    row = Row(Drawn(thumb, w=wide), words, *beside, gap=10, grow=(1,), align="fill")
    fill, line = mix(P.panel, BLACK, 0.2), P.line
    if colour is not None:
        fill, line = mix(P.panel, colour, 0.09), mix(P.line, colour, 0.35)
    return Framed(row, (5, 5), lambda canvas, spot: canvas.box(spot, fill, line, radius=6, width=1.2))


def _attempt(area: Area, now: ReplayPosition, shown: HourRecord, attempt: CardAttempt) -> Box:
    """An attempt: the card's picture and name, the result, with room its text, the Characters, and the sign of the result."""
    colour = GOLD if attempt.tier >= 0 else BRASS if attempt.result == JOINED else SIGNS.get(attempt.result, LEFT)[1]
    title = Line(name(attempt.card), 22, P.title, "bold")
    line = Line(result_text(shown, attempt), 19, mix(colour, P.text, 0.5))
    tale = say(f"{TIER_IDS[attempt.tier] if attempt.tier >= 0 else 'text'}-{attempt.card}")
    whole = Column(title, line, fitted(tale, 15, 20, P.muted, "book"), gap=2, grow=(-1,))
    words = FirstFit((whole, Sized(Column(title, line)), Sized(title)))
    side = min(34.0, (area.h - 10) * 0.5)

    def faces(canvas: Canvas, spot: Area) -> None:
        for place, seat in enumerate(attempt.seats):
            centre = (spot.x + (place + 0.5) * side * 1.04, spot.centre[1])
            shapes.medal(canvas, now.t.people[seat].id, seat, centre, side)

    mark = Drawn(lambda c, a: paint_mark(c, a.centre, min(a.w, a.h, 56.0), attempt), w=min(area.h - 10, 62.0))
    return _card_row(area, attempt.card, words, Drawn(faces, w=side * 1.04 * len(attempt.seats)), mark, colour=colour)


def result_text(shown: HourRecord, attempt: CardAttempt) -> str:
    """The result of an attempt in words."""
    foe, tier = DREAD.get(attempt.card) or GOONS.get(attempt.card), max(0, attempt.tier)
    result, need = "tier" if attempt.tier >= 0 else attempt.result, foe.difficulty if foe is not None else 0
    place = say(f"short-{attempt.place}")
    words = say("ui-ld-watch-ended", result=result, points=attempt.points, need=need, tier=tier, place=place)
    change = shown.dread_of(attempt)
    return say("ui-ld-watch-dreaded", words=words, change=signed(change)) if change else words


# ------------------------------------------------------------------ the Endgame


def paint_endgame(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the Challenges with the result of each Character, and the Final Showdown."""
    panel(canvas, area, P)
    dread = say("ui-ld-end-dread-of", dread=now.t.dread, most=NUMBERS.dread_limit)
    body = _title(canvas, area, say("ui-ld-story-endgame"), dread)
    rounds = [(moment, card) for moment, card in now.day.rounds if moment <= now.moment]
    foot, rows = off_bottom(body, canvas.high(30, "title") + 26, 8)
    if not rounds:
        canvas.paragraph(say("ui-ld-watch-no-rounds"), rows, 22, P.muted, face="italic")
    each = min(92.0 * canvas.stretch, rows.h / max(1, len(rounds)))
    for place, (moment, card) in enumerate(rounds):
        after = now.day.rounds[place + 1][0] if place + 1 < len(now.day.rounds) else now.moment + 1
        spot, last = rows.row(rows.y + place * each, each - 6), min(after - 1, now.moment)
        met = {one.seat: one.success for at, one in now.day.challenge_results if one.card == card and moment <= at <= last}
        boxes.paint(_challenge(spot, now, card, met), canvas, spot)
    _showdown(canvas, foot, now)


def _challenge(area: Area, now: ReplayPosition, card: CardId, met: dict[Seat, bool]) -> Box:
    """A Challenge, with the result of each Character that met it."""
    title, low = Line(name(card), 22, P.title, "bold"), say("ui-ld-watch-challenge", difficulty=CHALLENGES[card].difficulty)
    words, side = FirstFit((Sized(Column(title, Line(low, 19, P.muted))), Sized(title))), min(40.0, (area.h - 10) * 0.62)

    def faces(canvas: Canvas, spot: Area) -> None:
        for seat in range(now.day.seats):
            x, y, known = spot.x + seat * (side * 2 + 10), spot.centre[1], seat in met
            shapes.medal(canvas, now.t.people[seat].id, seat, (x + side / 2, y), side * (1.0 if known else 0.72))
            if known:
                sign, colour = ("tick", GREEN) if met[seat] else ("cross", DREAD_RED)
                shapes.sign(canvas, sign, (x + side * 1.5, y), side * 0.7, colour)

    return _card_row(area, card, words, Drawn(faces, w=(side * 2 + 10) * now.day.seats), share=0.18)


def _showdown(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the FISTs of the Final Showdown against its target."""
    if now.day.fists is None or now.t.end is None:
        if 0 <= now.day.showdown <= now.moment:
            shapes.fit(canvas, say("ui-ld-watch-showdown"), area, 26, P.title, face="title")
        return
    fists, target = now.day.fists
    most = max(fists, target, 1)
    side = min(area.h - 6, 44.0, area.w * 0.5 / most - 6)
    paint_dice(canvas, area, side, fists, most)
    words, room = say("ui-ld-watch-fists", fists=fists, target=target), off_left(area, most * (side + 6), 10)[1]
    shapes.fit(canvas, words, room, 26, GREEN if fists >= target else DREAD_RED, face="title")


def paint_dice(canvas: Canvas, area: Area, side: float, fists: int, most: int) -> None:
    """Paint dice in a row, those that are no FISTs dim."""
    for place in range(most):
        face, alpha = ("fist", 255) if place < fists else ("blank", 90)
        spot = area.halfway_down(area.x + place * (side + 6), side, side)
        canvas.picture(f"london/tokens/die-{face}", spot, alpha=alpha)
