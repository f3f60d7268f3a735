"""The news panel of a replay during an hour and during the Endgame."""

from collections import Counter
from collections.abc import Sequence

from game.rules.london.state import CardId
from game.rules.london.tables.cards import CHALLENGES, DREAD, GOONS, NUMBERS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, mix
from game.ui.london import shapes
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.replay.day import JOINED, TIER_RESULTS, CardAttempt, HourRecord, Seat
from game.ui.london.replay.grid import COLOURS, paint_mark
from game.ui.london.replay.position import ReplayPosition, hour_words
from game.ui.london.theme import BRASS, DREAD_RED, GREEN, P
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

PAD = 16.0
WHYS = ("detour", "plot", "hidden", "open", "stash", "goon")
"""Reasons for Dread in an hour other than an investigated card."""


def title_height(canvas: Canvas) -> float:
    """The height of the title."""
    return canvas.high(27, "title") + 14


def _paint_title(canvas: Canvas, area: Area, words: str, beside: str) -> Area:
    """Paint the panel, its title and a text at the right. Returns the area below."""
    panel(canvas, area, P)
    head, body = off_top(area.inset(PAD, 10), title_height(canvas) - 6, 6)
    wide = canvas.text(words, (head.x, head.y), canvas.fitting(words, 27, head.w * 0.66, "title", 0.5), P.accent, face="title")
    canvas.text(
        beside,
        (head.x + head.w, head.y + 5),
        canvas.fitting(beside, 21, head.w - wide - 20),
        DREAD_RED,
        face="bold",
        align="right",
    )
    return body


# ---------------------------------------------------------------------------------------------- an hour


def paint_hour(
    canvas: Canvas, area: Area, now: ReplayPosition, shown: HourRecord, who: Seat | None, lines: Sequence[str]
) -> None:
    """Paint the results of an hour up to now, of all Characters or of one. `lines` are its Events in words."""
    title = hour_words(shown) if who is None else say("ui-ld-watch-of", who=now.t.people[who].id, hour=hour_words(shown))
    change = now.dread(shown)
    beside_it = say("ui-ld-watch-hour-dread", change=f"{change:+d}".replace("-", "−")) if change else ""
    body = _paint_title(canvas, area, title, beside_it)
    if who is not None:
        body = _paint_way(canvas, body, now, shown, who)
    attempts = [attempt for attempt in now.attempts(shown) if who is None or who in attempt.seats]
    beside = [] if who is not None else _other_dread(now, shown)
    low = canvas.high(20) + 8
    foot, rows = off_bottom(body, low * len(beside), 4 if beside else 0)
    if not attempts and not lines:
        canvas.paragraph(say("ui-ld-watch-nothing"), rows, 22, P.muted, face="italic")
    each = min(150.0 * canvas.stretch, rows.h / max(1, len(attempts)))
    _paint_lines(canvas, off_top(rows, each * len(attempts), 6)[1], lines)
    for place, attempt in enumerate(attempts):
        _paint_attempt(canvas, Area(rows.x, rows.y + place * each, rows.w, each - 8), now, shown, attempt)
    for place, words in enumerate(beside):
        line = Area(foot.x, foot.y + place * low, foot.w, low)
        shapes.sign(canvas, "dread", (line.x + 13, line.centre[1]), 22, DREAD_RED)
        canvas.within(
            words,
            line._replace(x=line.x + 34, w=line.w - 34),
            canvas.fitting(words, 20, line.w - 36, least=0.75),
            P.text,
            align="left",
            margin=0,
        )


def _paint_lines(canvas: Canvas, area: Area, lines: Sequence[str]) -> None:
    """Paint as many of the last lines as fit, the newest at the bottom."""
    shown, left = list[str](), area.h
    for words in reversed(lines):
        left -= canvas.tall(words, 20, area.w - 18) + 5
        if left < 0:
            break
        shown.insert(0, words)
    y = area.y
    for place, words in enumerate(shown):
        newest = place == len(shown) - 1
        canvas.circle((area.x + 5, y + canvas.high(20) / 2 + 1), 3, BRASS if newest else P.line)
        y += canvas.paragraph(words, Area(area.x + 18, y, area.w - 18, 1e3), 20, P.text if newest else P.muted) + 5


def _paint_way(canvas: Canvas, area: Area, now: ReplayPosition, shown: HourRecord, who: Seat) -> Area:
    """Paint the planned and the actual place of a Character. Returns the area below."""
    meant, been = shown.planned[who], shown.actual[who]
    kind = "detour" if who in shown.detours else "strayed" if meant != been else "kept"
    words = say("ui-ld-watch-way", kind=kind, meant=meant, been=been)
    high = canvas.tall(words, 21, area.w)
    canvas.paragraph(words, area._replace(h=high + 2), 21, P.accent if kind != "kept" else P.text)
    return off_top(area, high, 10)[1]


def _other_dread(now: ReplayPosition, shown: HourRecord) -> list[str]:
    """The other reasons for Dread of an hour in sentences."""
    found = []
    for why in WHYS:
        change = sum(one.change for one in shown.dread_changes if one.why == why and not one.card and one.moment <= now.moment)
        if change:
            found.append(say("ui-ld-watch-why", source=say(f"ui-ld-dread-{why}"), change=f"{change:+d}"))
    return [*found, *_closing_dread(now, shown)]


def _closing_dread(now: ReplayPosition, shown: HourRecord) -> list[str]:
    """The Dread at the end of the Chapter in sentences, for its last hour."""
    if shown is not now.chapter.hours[-1]:
        return []
    counted = Counter[str]()
    for one in now.chapter.closing_changes:
        counted[one.why] += one.change if one.moment <= now.moment else 0
    return [
        say("ui-ld-watch-closing", source=say(f"ui-ld-dread-{why}"), change=f"{change:+d}")
        for why, change in counted.items()
        if change
    ]


def picture_of(card: CardId) -> str:
    """The picture of a card, "" if it has none."""
    for made in (f"london/cards/{card}", f"london/portraits/{card}"):
        if art.has(made):
            return made
    return ""


def _paint_attempt(canvas: Canvas, area: Area, now: ReplayPosition, shown: HourRecord, attempt: CardAttempt) -> None:
    """Paint an attempt: the card's picture and name, the Characters, the result."""
    colour = (
        GOLD if attempt.result in TIER_RESULTS else COLOURS.get(attempt.result, BRASS if attempt.result == JOINED else P.muted)
    )
    canvas.box(area, mix(P.panel, colour, 0.09), mix(P.line, colour, 0.35), radius=6, width=1.2)
    inner = area.inset(5)
    thumb, rest = off_left(inner, min(inner.h * 1.5, inner.w * 0.22), 12)
    if made := picture_of(attempt.card):
        canvas.picture(made, thumb, cover=True, eye=0.3)
    sign, rest = off_right(rest, min(inner.h, 62.0), 8)
    paint_mark(canvas, sign.centre, min(sign.w, sign.h, 56.0), attempt)
    side = min(34.0, rest.h * 0.5)
    faces, words = off_right(rest, side * 1.04 * len(attempt.seats), 8)
    for place, seat in enumerate(attempt.seats):
        spot = (faces.x + (place + 0.5) * side * 1.04, faces.centre[1])
        shapes.medal(canvas, now.t.people[seat].id, seat, spot, side)
    title, line, tale = name(attempt.card), result_text(shown, attempt), story_text(attempt)
    high, low = canvas.high(22, "bold"), canvas.high(19)
    room = words._replace(y=words.y + high + low + 6, h=words.h - high - low - 8)
    fits = canvas.tall(tale, 15, room.w, "book") <= room.h
    y = words.y + (2 if fits else max(0.0, (words.h - high - low) / 2))
    canvas.text(title, (words.x, y), canvas.fitting(title, 22, words.w, "bold", 0.7), P.title, face="bold", room=words.w)
    if words.h >= high + low - 4:
        size = canvas.fitting(line, 19, words.w, least=0.72)
        canvas.text(line, (words.x, y + high), size, mix(colour, P.text, 0.5), room=words.w)
    if fits:
        canvas.paragraph(tale, room, canvas.block(tale, room, 20, "book", 15), P.muted, face="book")


def story_text(attempt: CardAttempt) -> str:
    """The text of a card; of a Plot card the text of the tier reached."""
    if attempt.result in TIER_RESULTS:
        return say(f"{TIER_IDS[TIER_RESULTS.index(attempt.result)]}-{attempt.card}")
    return say(f"text-{attempt.card}")


def result_text(shown: HourRecord, attempt: CardAttempt) -> str:
    """The result of an attempt in words."""
    need = 0
    if attempt.card in DREAD or attempt.card in GOONS:
        need = (DREAD.get(attempt.card) or GOONS[attempt.card]).difficulty
    result = "tier" if attempt.result in TIER_RESULTS else attempt.result
    tier = TIER_RESULTS.index(attempt.result) if attempt.result in TIER_RESULTS else 0
    words = say(
        "ui-ld-watch-ended", result=result, points=attempt.points, need=need, tier=tier, place=say(f"short-{attempt.place}")
    )
    change = shown.dread_of(attempt)
    return say("ui-ld-watch-dreaded", words=words, change=f"{change:+d}".replace("-", "−")) if change else words


# ---------------------------------------------------------------------------------------------- the Endgame


def paint_endgame(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the Challenges with the result of each Character, and the Final Showdown."""
    day = now.day
    body = _paint_title(
        canvas, area, say("ui-ld-story-endgame"), say("ui-ld-end-dread-of", dread=now.t.dread, most=NUMBERS.dread_limit)
    )
    rounds = [(moment, card) for moment, card in day.rounds if moment <= now.moment]
    foot, rows = off_bottom(body, canvas.high(30, "title") + 26, 8)
    if not rounds:
        canvas.paragraph(say("ui-ld-watch-no-rounds"), rows, 22, P.muted, face="italic")
    each = min(92.0 * canvas.stretch, rows.h / max(1, len(rounds)))
    for place, (moment, card) in enumerate(rounds):
        after = day.rounds[place + 1][0] if place + 1 < len(day.rounds) else 10**9
        _paint_challenge(canvas, Area(rows.x, rows.y + place * each, rows.w, each - 6), now, card, (moment, after))
    _paint_showdown(canvas, foot, now)


def _paint_challenge(canvas: Canvas, area: Area, now: ReplayPosition, card: CardId, span: tuple[int, int]) -> None:
    """Paint a Challenge. `span` is its first moment and that of the next one."""
    canvas.box(area, mix(P.panel, BLACK, 0.2), P.line, radius=6, width=1.2)
    inner = area.inset(5)
    thumb, rest = off_left(inner, min(inner.h * 1.5, inner.w * 0.18), 12)
    if made := picture_of(card):
        canvas.picture(made, thumb, cover=True, eye=0.3)
    side = min(40.0, rest.h * 0.62)
    met = {
        one.seat: one
        for one in now.day.challenge_results
        if one.card == card and span[0] <= one.moment < span[1] and one.moment <= now.moment
    }
    faces, words = off_right(rest, (side * 2 + 10) * now.day.seats, 10)
    for seat in range(now.day.seats):
        x = faces.x + seat * (side * 2 + 10)
        shapes.medal(canvas, now.t.people[seat].id, seat, (x + side / 2, faces.centre[1]), side * (1.0 if seat in met else 0.72))
        if seat in met:
            won = met[seat].won
            shapes.sign(
                canvas, "tick" if won else "cross", (x + side * 1.5, faces.centre[1]), side * 0.7, GREEN if won else DREAD_RED
            )
    title, line = name(card), say("ui-ld-watch-challenge", difficulty=CHALLENGES[card].difficulty)
    high, low = canvas.high(22, "bold"), canvas.high(19)
    y = words.y + max(0.0, (words.h - high - low) / 2)
    canvas.text(title, (words.x, y), canvas.fitting(title, 22, words.w, "bold", 0.7), P.title, face="bold", room=words.w)
    if words.h >= high + low - 4:
        canvas.text(line, (words.x, y + high), 19, P.muted, room=words.w)


def _paint_showdown(canvas: Canvas, area: Area, now: ReplayPosition) -> None:
    """Paint the FISTs of the Final Showdown against its target."""
    if now.day.fists is None or now.t.end is None:
        if 0 <= now.day.showdown <= now.moment:
            canvas.within(say("ui-ld-watch-showdown"), area, 26, P.title, face="title", align="left", margin=0)
        return
    fists, target = now.day.fists
    won = fists >= target
    side = min(area.h - 6, 44.0, area.w * 0.5 / max(fists, target, 1) - 6)
    for place in range(max(fists, target)):
        spot = Area(area.x + place * (side + 6), area.centre[1] - side / 2, side, side)
        canvas.picture(f"london/tokens/die-{'fist' if place < fists else 'blank'}", spot, alpha=255 if place < fists else 90)
    room = area._replace(x=area.x + max(fists, target) * (side + 6) + 10)
    room = room._replace(w=area.x + area.w - room.x)
    words = say("ui-ld-watch-fists", fists=fists, target=target)
    canvas.within(
        words, room, canvas.fitting(words, 26, room.w, "title", 0.5), GREEN if won else DREAD_RED, face="title", align="left"
    )
