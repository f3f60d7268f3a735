"""The prompt bar and what is shown over the board: the die banner, tips about targets and cards, messages."""

from game.rules.ravenloft.tables.cards import HEROES
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, BLUE, GREEN, GREEN_DEEP, RAVENLOFT, RED_DEEP, RED_LIGHT, Colour, mix, rgb
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.board.transients import Roll
from game.ui.ravenloft.facts.odds import Odds
from game.ui.ravenloft.layout import Layout, strip_high
from game.ui.ravenloft.table import words as text
from game.ui.widgets.controls import hints, hints_width

P = RAVENLOFT
ROSE, DUN = rgb("#ffe2da"), rgb("#cfc2b4")


SIZE = 28.0


def bar_high(canvas: Canvas) -> float:
    """The height of the prompt bar."""
    return max(56.0, canvas.high(SIZE, "bold") + 20)


def bar(canvas: Canvas, area: Area, hero: str, words: str, pairs: list[tuple[str, str]], *, ours: bool) -> None:
    """Paint the prompt: who decides what, with the keys that answer, as far as there is room.

    A prompt that is too long for a line is set smaller, in two lines.
    """
    canvas.box(area.moved(3, 4), BLACK, alpha=150)
    canvas.box(area, rgb("#1c1418"), rgb("#d8a850") if ours else P.line)
    canvas.box(Area(area.x, area.y, 8, area.h), P.danger if ours else P.line, radius=2)
    x = area.x + 22
    if hero:
        canvas.picture(faces.portrait(hero), Area(x, area.y + 6, area.h - 12, area.h - 12))
        x += area.h
    end = area.x + area.w - 14
    shown = [pair for pair in pairs if pair[0]]
    while len(shown) > 1 and x + canvas.wide(words, SIZE, "bold") + 16 > end - hints_width(canvas, shown):
        shown = shown[1:]  # the keys that answer and go back matter most
    while shown and x + canvas.wide(words, SIZE, "bold") + 16 > end - hints_width(canvas, shown):
        shown = shown[:-1]
    start = hints(canvas, end, area.centre[1] - 16, shown, P) if shown else end
    inner = Area(x, area.y + 1, start - x - 8, area.h - 2)
    size = canvas.block(words, inner, SIZE, "bold", 14)
    canvas.paragraph(words, inner, size, rgb("#fff0d0") if ours else P.muted, face="bold", middle=True)


def message(canvas: Canvas, view: Area, words: str, *, good: bool, above: bool = False) -> None:
    """Paint a message: a refusal with its rule, a hint, the place of a save; `above` the tip of a card of the hand."""
    size = 23
    room = max(440, view.w - 700) if above else max(view.w - 240, 640)
    wide = min(room, view.w - 90, canvas.wide(words, size) + 56)
    high = canvas.tall(words, size, wide - 48) + 22
    area = Area(view.centre[0] - wide / 2, view.y + 64 if above else view.y + view.h - high - 16, wide, high)
    line = GREEN if good else RED_LIGHT
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(24, 9), size, rgb("#fff0dc"), align="centre")


def caption(canvas: Canvas, view: Area, words: str) -> None:
    """Paint a sentence in the middle of the board."""
    size = canvas.block(words, Area(0, 0, view.w - 120, view.h - 60), 30, "bold", 18)
    wide = min(view.w - 40, canvas.wide(words, size, "bold") + 90)
    high = canvas.tall(words, size, wide - 80, "bold") + 34
    area = Area(view.centre[0] - wide / 2, max(view.y + 8, view.y + view.h * 0.3 - high / 2), wide, high)
    canvas.box(area, (rgb("#241a26"), rgb("#120d16")), rgb("#d8a850"), width=2, radius=10, alpha=240)
    canvas.paragraph(words, area.inset(40, 16), size, P.title, face="bold", align="centre")


def banner(canvas: Canvas, area: Area, roll: Roll) -> None:
    """Paint the sum and, after the damage, the verdict. The die is painted over it, because it moves."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, rgb("#1a1218"), rgb("#8a3a34"), radius=10)
    strip, die = strip_high(canvas), die_area(canvas, area)
    _sum(canvas, Area(die.x + die.w + 14, area.y + 12, area.x + area.w - die.x - die.w - 26, area.h - strip - 24), roll)
    if roll.hit is not None and roll.landed:
        _verdict(canvas, Area(area.x + 10, area.y + area.h - strip - 8, area.w - 20, strip), roll)


def die_area(canvas: Canvas, area: Area) -> Area:
    """The area of the die on its banner."""
    strip = strip_high(canvas)
    side = min(area.h - strip - 30, area.w * 0.46)
    return Area(area.x + 14, area.y + 12 + (area.h - strip - 24 - side) / 2, side, side)


def _sum(canvas: Canvas, inner: Area, roll: Roll) -> None:
    """Paint the roller, the purpose, and the sum."""
    words = name(roll.card) if roll.card else say("ui-rolls", figure=roll.who)
    y = inner.y + canvas.paragraph(words, inner, canvas.block(words, inner._replace(h=canvas.high(20) * 2), 20), rgb("#cfc2b4"))
    if roll.total is None:
        words = name(roll.purpose) if has(f"name-{roll.purpose}") else roll.purpose
        if roll.first:
            words = say("ui-rolled-before", what=words, faces=", ".join(map(str, roll.first)))
        left = Area(inner.x, y + 4, inner.w, inner.y + inner.h - y)
        canvas.paragraph(words, left, canvas.block(words, left, 22), P.text)
        return
    lines = [
        (say("ui-sum", face=roll.face, bonus=roll.bonus), 26, P.text, "title"),
        (say("ui-total", total=roll.total), 34, P.title, "title"),
    ]
    lines += [(say("ui-against", ac=roll.ac), 20, rgb("#cfc2b4"), "text")] if roll.ac else []
    for line, size, colour, face in lines:
        fits = canvas.fitting(line, size, inner.w, face)
        if y + canvas.high(fits, face) > inner.y + inner.h + 6:
            break
        canvas.text(line, (inner.x, y), fits, colour, face=face, room=inner.w)
        y += canvas.high(fits, face)


def _verdict(canvas: Canvas, area: Area, roll: Roll) -> None:
    """Paint hit or miss, with a tick or a cross beside it if the settings ask for icons."""
    good = roll.hit is not None and roll.hit == (roll.who in HEROES)  # a hit on a Hero is bad
    fill, line = (GREEN_DEEP, GREEN) if good else (RED_DEEP, RED_LIGHT)
    canvas.box(area, fill, line, radius=6)
    room = area
    if canvas.look.aids:
        sign(canvas, Area(area.x + 8, area.y + 8, area.h - 16, area.h - 16), line, good=good)
        room = Area(area.x + area.h, area.y, area.w - area.h, area.h)
    words = verdict_words(roll)
    canvas.within(words, room, canvas.fitting(words, 21, room.w - 14, "bold"), rgb("#fff6e4"), face="bold", margin=6)


def sign(canvas: Canvas, area: Area, colour: Colour, *, good: bool) -> None:
    """A tick for what is good, a cross for what is not."""
    x, y, w, h = area
    if good:
        canvas.line((x, y + h * 0.55), (x + w * 0.38, y + h * 0.9), colour, 4)
        canvas.line((x + w * 0.38, y + h * 0.9), (x + w, y + h * 0.1), colour, 4)
        return
    canvas.line((x, y), (x + w, y + h), colour, 4)
    canvas.line((x + w, y), (x, y + h), colour, 4)


def verdict_words(roll: Roll) -> str:
    """Hit or miss, in words."""
    if roll.purpose == "roll-disable":
        return say("ui-disabled", card=roll.card) if roll.hit else say("ui-not-disabled", card=roll.card)
    return say("ui-hits", target=roll.target) if roll.hit else say("ui-misses", target=roll.target)


def tip_size(canvas: Canvas, view: Area, kind: str, promise: Odds | None, card: str, marked: str = "") -> tuple[float, float]:
    """The size of the tip about a figure; `marked` are the lines about its markers."""
    head = 16 + max(44.0, 2 * canvas.high(23, "title"))
    if promise is None:
        wide = min(view.w - 90, 460 * max(1.0, canvas.stretch * 0.85))
        head += canvas.tall(marked, 19, wide - 36, "bold") if marked else 0
        return wide, head + 14 + canvas.tall(text.card_text(kind), 18, wide - 36, "book")
    wide = min(view.w - 90, 344 * max(1.0, canvas.stretch * 0.95))
    head += canvas.tall(marked, 19, wide - 36, "bold") if marked else 0
    figures = canvas.high(46, "title") + canvas.high(20) + 12
    return wide, head + figures + canvas.tall(_need(promise, card), 20, wide - 36) + canvas.high(17) + 22


def _need(promise: Odds, card: str) -> str:
    """The number that has to be rolled."""
    if not promise.need:
        return say("ui-no-roll", card=card)
    return say("ui-need-twice" if promise.twice else "ui-need", card=card, bonus=promise.bonus, need=promise.need)


def target_tip(
    canvas: Canvas, area: Area, who: str, kind: str, numbers: tuple[int, int], promise: Odds | None, card: str, marked: str = ""
) -> None:
    """Paint what is known of a figure, its markers, and the odds of an attack on it."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, rgb("#1c1216"), P.danger if promise else P.line, width=2, radius=10)
    canvas.picture(faces.portrait(kind), Area(area.x + 14, area.y + 12, 44, 44))
    head, x = say("ui-ac-hp", ac=numbers[0], hp=numbers[1]), area.x + 68
    wide, room = canvas.wide(head, 20), area.w - 68 - 18
    beside = canvas.wide(name(who), 20, "title") + wide + 12 <= room
    size = canvas.fitting(name(who), 25, room - (wide + 12 if beside else 0), "title")
    canvas.text(name(who), (x, area.y + 12), size, ROSE, face="title", room=room)
    top = area.y + 14 if beside else area.y + 12 + canvas.high(size, "title")
    canvas.text(head, (area.x + area.w - 18, top) if beside else (x, top), 20, DUN, align="right" if beside else "left")
    y = area.y + 16 + max(44.0, 2 * canvas.high(23, "title"))
    y += canvas.paragraph(marked, Area(area.x + 18, y, area.w - 36, 1e4), 19, P.accent, face="bold") if marked else 0
    if promise is None:
        body = Area(area.x + 18, y, area.w - 36, area.y + area.h - y - 8)
        canvas.paragraph(text.card_text(kind), body, canvas.block(text.card_text(kind), body, 18, "book"), P.text, face="book")
        return
    y = _figures(canvas, Area(area.x + 20, y, area.w - 40, 0), promise)
    words = _need(promise, card)
    if y + 6 + canvas.tall(words, 20, area.w - 36) + canvas.high(17) > area.y + area.h + 2:
        return  # the inspector shows the sum, too
    canvas.line((area.x + 16, y), (area.x + area.w - 16, y), rgb("#5a3a3a"))
    used = canvas.paragraph(words, Area(area.x + 18, y + 6, area.w - 36, area.h), 20, P.text)
    rule = "CR-114" if promise.need else "CR-270"
    canvas.text(rule, (area.x + area.w - 18, y + 4 + used), 17, rgb("#b39aa0"), face="book", align="right")


def _figures(canvas: Canvas, area: Area, promise: Odds) -> float:
    """Paint the chance and the damage; return the bottom."""
    y, half = area.y, area.x + area.w * 0.55
    big = canvas.high(46, "title")
    chance, damage = say("ui-per-cent", number=promise.per_cent), str(promise.damage)
    size = canvas.fitting(chance, 46, area.w * 0.55 - 16, "title")
    canvas.text(chance, (area.x, y), size, P.title, face="title")
    canvas.text(damage, (half, y), size, RED_LIGHT, face="title")
    canvas.line((half - 12, y + 4), (half - 12, y + big + 14), rgb("#5a3a3a"))
    for words, x, room in (
        (say("ui-hit-chance"), area.x, area.w * 0.55 - 18),
        (say("ui-damage-of-hit"), half, area.w * 0.45),
    ):
        canvas.text(words, (x, y + big - 4), canvas.fitting(words, 20, room), DUN, room=room)
    return y + big + canvas.high(20) + 4


def card_tip(
    canvas: Canvas, lay: Layout, at: Area, card: str, lines: list[tuple[str, str]], reason: str, rail: Area | None = None
) -> None:
    """Paint the text of a card of the hand, its odds, or why it cannot be used; over the board, or in a `rail`."""
    area, size = _tip_room(canvas, lay, at, card, lines, reason, rail)
    wide = area.w
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, (rgb("#2c2433"), rgb("#17121c")), RED_LIGHT if reason else P.accent, width=2, radius=10)
    head = canvas.fitting(name(card), size * 1.3, wide - 40, "title")
    canvas.text(name(card), (area.x + 20, area.y + 8), head, P.title, face="title", room=wide - 40)
    y = area.y + 12 + canvas.high(size * 1.3, "title")
    y += canvas.paragraph(text.card_text(card), Area(area.x + 20, y, wide - 40, 900), size, P.text) + 4
    for left, right in lines:
        end = canvas.wide(right, size, "bold")
        canvas.text(left, (area.x + 20, y), canvas.fitting(left, size, wide - 52 - end), P.muted, room=wide - 48 - end)
        canvas.text(right, (area.x + wide - 20, y), size, P.accent, face="bold", align="right")
        y += canvas.high(size) + 6
    if reason:
        canvas.paragraph(reason, Area(area.x + 20, y + 4, wide - 40, 300), size, RED_LIGHT, face="bold")


def _tip_room(
    canvas: Canvas, lay: Layout, at: Area, card: str, lines: list[tuple[str, str]], reason: str, rail: Area | None
) -> tuple[Area, float]:
    """The area of a card's tip and its text size: wider, then smaller, if it would be too high."""
    most, body = (rail.h if rail else lay.hand.y - 34 - lay.view.y), text.card_text(card)
    end = lay.tools.x - 10
    room = rail.w if rail else end - lay.view.x - 12
    high, wide, size = 0.0, 0.0, 20.0
    for size in (20.0, 18.0, 16.0, 14.0, 12.0):
        for share in (1.0, 1.35, 1.8, 9.0):
            wide = min(470 * canvas.stretch**0.8 * share, room)
            high = 20 + canvas.high(size * 1.3, "title") + canvas.tall(body, size, wide - 40)
            high += (canvas.high(size) + 6) * len(lines)
            high += canvas.tall(reason, size, wide - 40, "bold") + 10 if reason else 0
            if high <= most:
                break
        if high <= most:
            break
    if rail:
        return Area(rail.x, rail.y + rail.h - high, wide, high), size
    x = min(max(at.centre[0] - wide / 2, lay.view.x + 6), end - wide)
    return Area(x, lay.hand.y - high - 34, wide, high), size


def blue_note(canvas: Canvas, at: tuple[float, float], words: str) -> None:
    """Paint a short note at a point of the board, such as the length of a path."""
    canvas.text(words, at, 21, BLUE, face="bold", align="centre", halo=True)
