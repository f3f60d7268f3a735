"""What lies over the board: who is asked what, the die, what a target promises, words that come and go."""

from game.rules.ravenloft.cards import HEROES
from game.text import has, name, say
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft import faces, text
from game.ui.ravenloft.director import Director
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.moment import Roll
from game.ui.ravenloft.odds import Odds
from game.ui.theme import BLACK, BLUE, GREEN, GREEN_DEEP, RAVENLOFT, RED_DEEP, RED_LIGHT, mix, rgb
from game.ui.widgets import hints

P = RAVENLOFT


def bar_size(canvas: Canvas) -> float:
    """The size of the question's letters."""
    return 36.0 if canvas.look.far else 28.0


def bar_high(canvas: Canvas) -> float:
    """How high the line of the question is."""
    return max(56.0, canvas.high(bar_size(canvas), "bold") + 20)


def bar(canvas: Canvas, area: Area, hero: str, words: str, pairs: list[tuple[str, str]], *, ours: bool) -> None:
    """The line that says who is awaited for what, with the keys that answer."""
    canvas.box(area.moved(3, 4), BLACK, alpha=150)
    canvas.box(area, rgb("#1c1418"), rgb("#d8a850") if ours else P.line)
    canvas.box(Area(area.x, area.y, 8, area.h), P.danger if ours else P.line, radius=2)
    x = area.x + 22
    if hero:
        canvas.picture(faces.portrait(hero), Area(x, area.y + 6, area.h - 12, area.h - 12))
        x += area.h
    start = hints(canvas, area.x + area.w - 14, area.y + (area.h - 32) / 2, pairs, P) if pairs else area.x + area.w - 14
    size = bar_size(canvas)
    canvas.text(
        words,
        (x, area.y + (area.h - canvas.high(size)) / 2 - 2),
        size,
        rgb("#fff0d0") if ours else P.muted,
        face="bold",
        room=start - x - 16,
    )


def message(canvas: Canvas, view: Area, words: str, *, good: bool) -> None:
    """What the program says to the player: a refusal with its rule, a hint, where a save is."""
    size = 23
    wide = min(view.w - 240, canvas.wide(words, size) + 56)
    lines = canvas.lines(words, size, wide - 48)
    high = canvas.high(size) * len(lines) + 22
    area = Area(view.centre[0] - wide / 2, view.y + view.h - high - 16, wide, high)
    line = GREEN if good else RED_LIGHT
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(24, 9), size, rgb("#fff0dc"), align="centre")


def caption(canvas: Canvas, view: Area, words: str) -> None:
    """A sentence in the middle of the board."""
    size = 30
    wide = min(view.w - 160, canvas.wide(words, size, "bold") + 90)
    lines = canvas.lines(words, size, wide - 80, "bold")
    high = canvas.high(size, "bold") * len(lines) + 34
    area = Area(view.centre[0] - wide / 2, view.y + view.h * 0.3 - high / 2, wide, high)
    canvas.box(area, (rgb("#241a26"), rgb("#120d16")), rgb("#d8a850"), width=2, radius=10, alpha=240)
    canvas.paragraph(words, area.inset(40, 16), size, P.title, face="bold", align="centre")


def banner(canvas: Canvas, area: Area, roll: Roll) -> None:
    """The die, the sum, and the verdict."""
    good = roll.hit is not None and roll.hit == (roll.who in HEROES)  # what hits a hero is no good news
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, rgb("#1a1218"), rgb("#8a3a34"), radius=10)
    strip = 40.0
    die = Area(area.x + 16, area.y + 14, area.h - strip - 40, area.h - strip - 40)
    turn = roll.spin
    face = roll.face if turn < 0.12 else 1 + (roll.face * 7 + int(turn * 23) * 11) % 20
    grown = die.inset(-6 * turn)
    canvas.picture("ui/die", grown)
    canvas.text(
        str(face), (die.centre[0], die.centre[1] - canvas.high(34, "title") / 2), 34, rgb("#fff3dc"), face="title", align="centre"
    )
    x, room = die.x + die.w + 16, area.x + area.w - die.x - die.w - 28
    head = name(roll.card) if roll.card else say("ui-rolls", figure=roll.who)
    canvas.text(head, (x, area.y + 14), 20, rgb("#cfc2b4"), room=room)
    if roll.total is not None:
        canvas.text(say("ui-sum", face=roll.face, bonus=roll.bonus), (x, area.y + 42), 26, P.text, face="title", room=room)
        canvas.text(say("ui-total", total=roll.total), (x, area.y + 72), 34, P.title, face="title", room=room)
        if roll.ac:
            canvas.text(say("ui-against", ac=roll.ac), (x, area.y + 118), 20, rgb("#cfc2b4"), room=room)
    else:
        canvas.text(name(roll.purpose) if has(f"name-{roll.purpose}") else roll.purpose, (x, area.y + 46), 22, P.text, room=room)
    verdict = Area(area.x + 12, area.y + area.h - strip - 6, area.w - 24, strip)
    if roll.hit is None:
        return
    fill, line = (GREEN_DEEP, GREEN) if good else (RED_DEEP, RED_LIGHT)
    canvas.box(verdict, fill, line, radius=6)
    canvas.text(
        verdict_words(roll),
        (verdict.centre[0], verdict.y + (strip - canvas.high(21)) / 2 - 1),
        21,
        rgb("#fff6e4"),
        face="bold",
        align="centre",
        room=verdict.w - 12,
    )


def verdict_words(roll: Roll) -> str:
    """Hit or miss, in words."""
    if roll.purpose == "roll-disable":
        return say("ui-disabled", card=roll.card) if roll.hit else say("ui-not-disabled", card=roll.card)
    return say("ui-hits", target=roll.target) if roll.hit else say("ui-misses", target=roll.target)


def target_tip(
    canvas: Canvas, area: Area, who: str, kind: str, numbers: tuple[int, int], promise: Odds | None, card: str
) -> None:
    """What is known of a figure, and what an attack on it promises."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, rgb("#1c1216"), P.danger if promise else P.line, width=2, radius=10)
    canvas.picture(faces.portrait(kind), Area(area.x + 14, area.y + 12, 44, 44))
    head = say("ui-ac-hp", ac=numbers[0], hp=numbers[1])
    wide = canvas.wide(head, 20)
    canvas.text(name(who), (area.x + 68, area.y + 16), 25, rgb("#ffe2da"), face="title", room=area.w - 96 - wide)
    canvas.text(head, (area.x + area.w - 18, area.y + 20), 20, rgb("#cfc2b4"), align="right")
    if promise is None:
        body = text.card_text(kind)
        canvas.paragraph(body, Area(area.x + 18, area.y + 64, area.w - 36, area.h - 76), 18, P.text, face="book")
        return
    y, half = area.y + 62, area.x + area.w * 0.53
    big = canvas.high(46, "title")
    canvas.text(say("ui-per-cent", number=promise.per_cent), (area.x + 20, y), 46, P.title, face="title", room=area.w * 0.5 - 26)
    canvas.text(say("ui-hit-chance"), (area.x + 20, y + big - 4), 20, rgb("#cfc2b4"))
    canvas.line((half - 10, y + 4), (half - 10, y + big + 18), rgb("#5a3a3a"))
    canvas.text(str(promise.damage), (half + 8, y), 46, RED_LIGHT, face="title")
    canvas.text(say("ui-damage-of-hit"), (half + 8, y + big - 4), 20, rgb("#cfc2b4"), room=area.x + area.w - half - 20)
    y += big + canvas.high(20) + 4
    canvas.line((area.x + 16, y), (area.x + area.w - 16, y), rgb("#5a3a3a"))
    words = say("ui-no-roll", card=card)
    if promise.need:
        words = say("ui-need-twice" if promise.twice else "ui-need", card=card, bonus=promise.bonus, need=promise.need)
    canvas.paragraph(words, Area(area.x + 18, y + 8, area.w - 110, area.y + area.h - y - 8), 20, P.text)
    canvas.text(
        "CR-114" if promise.need else "CR-270", (area.x + area.w - 18, y + 9), 17, rgb("#b39aa0"), face="book", align="right"
    )


def card_tip(canvas: Canvas, lay: Layout, at: Area, card: str, lines: list[tuple[str, str]], reason: str) -> None:
    """The text of a card in the hand, what it promises on whom, or why it cannot be used."""
    wide = 470.0
    size = 20
    body = text.card_text(card)
    rows = canvas.lines(body, size, wide - 40)
    high = 26 + canvas.high(26, "title") + canvas.high(size) * len(rows) + (canvas.high(size) + 6) * len(lines)
    why = canvas.lines(reason, size, wide - 40) if reason else ()
    high += canvas.high(size) * len(why) + (10 if why else 0)
    x = min(max(at.centre[0] - wide / 2, lay.hand.x), lay.tools.x - wide - 14)
    area = Area(x, lay.hand.y - high - 40, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, (rgb("#2c2433"), rgb("#17121c")), RED_LIGHT if reason else P.accent, width=2, radius=10)
    canvas.text(name(card), (area.x + 20, area.y + 10), 26, P.title, face="title", room=wide - 40)
    y = area.y + 14 + canvas.high(26, "title")
    y += canvas.paragraph(body, Area(area.x + 20, y, wide - 40, 900), size, P.text) + 4
    for left, right in lines:
        canvas.text(left, (area.x + 20, y), size, P.muted, room=wide * 0.5)
        canvas.text(right, (area.x + wide - 20, y), size, P.accent, face="bold", align="right", room=wide * 0.5)
        y += canvas.high(size) + 6
    if reason:
        canvas.paragraph(reason, Area(area.x + 20, y + 4, wide - 40, 300), size, RED_LIGHT, face="bold")


def floating(canvas: Canvas, director: Director, place: dict[str, tuple[float, float]]) -> None:
    """Numbers that rise from wounded and healed figures."""
    for one in director.floats:
        if one.figure in place:
            x, y = place[one.figure]
            colour = GREEN if one.good else RED_LIGHT
            canvas.text(one.words, (x, y - 30 - 40 * one.share), 38, colour, face="title", align="centre", halo=True)


def blue_note(canvas: Canvas, at: tuple[float, float], words: str) -> None:
    """A short word at a place on the board, such as how far a way is."""
    canvas.text(words, at, 21, BLUE, face="bold", align="centre", halo=True)
