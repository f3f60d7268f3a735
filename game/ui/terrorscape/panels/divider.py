"""Paints the divider with everything that is public."""

from collections.abc import Hashable
from functools import partial

from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.state import State, Survivor
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.survivors.parting import KEYS as OWN_KEYS
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.draw.theme import BLACK, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import dashed, medal
from game.ui.widgets.layout import rows

P = TERRORSCAPE
GOLD, PALE, BLOOD = rgb("#e9cf95"), rgb("#cdbf9c"), rgb("#c0564d")
LOW = 800.0
"""The least height of a divider with brass plates, at text scale 1; a lower one has text only."""
FACE = 22.0
"""The least radius of a portrait; a smaller one is left out."""
SHARES = (96.0, 120.0, 96.0, 112.0, 112.0, 112.0, 328.0)
"""Weights of the heights: turn, keys, rescue, three survivors, the killer."""
SHADOW = 8.0
"""The reach of a plate's shadow."""


def plates(area: Area) -> list[Area]:
    """The areas of turn, keys, rescue, survivors and killer."""
    return rows(area.inset(22, 16), SHARES, 10)


def survivor_plate(area: Area, number: int) -> Area:
    """The area of a survivor on the divider."""
    return plates(area)[3 + number]


def paint(canvas: Canvas, area: Area, t: State, *, next_side: str = "") -> None:
    """Paint the divider. `next_side` plays once the curtain rises. A plate is repainted only if its facts change."""
    canvas.panel("divider", (area, canvas.look), area, wood)
    made = _plates(t, next_side)
    if tight(canvas, area):
        key = (area, canvas.look, *(facts for facts, _ in made))
        canvas.panel("divider-words", key, area, lambda c, a: _paint_text(c, a.inset(18, 10), t, next_side), solid=False)
        return
    for place, (spot, (facts, draw)) in enumerate(zip(plates(area), made, strict=True)):

        def within(c: Canvas, reach: Area, draw: Painter = draw) -> None:
            draw(c, reach.inset(SHADOW))

        canvas.panel(f"divider-{place}", (area, canvas.look, facts), spot.inset(-SHADOW), within, solid=False)


def _plates(t: State, next_side: str) -> list[tuple[Hashable, Painter]]:
    """The facts of each plate and its painter."""
    ways = _ways if t.options.separate else _keys
    people = [
        ((one.id, one.hurt, one.fear, one.fate), partial(_survivor, one=one, number=n)) for n, one in enumerate(t.survivors)
    ]
    killer = (t.killer, t.level, strength(t), len(t.barricades), tuple(t.marks), public_hand(t))
    return [
        ((t.round, t.side, t.end is None, t.encounter is None, next_side), partial(_turn, t=t, next_side=next_side)),
        ((t.keys, *(one.fate for one in t.survivors)), partial(ways, t=t)),
        (t.rescue, partial(_rescue, t=t)),
        *people,
        (killer, partial(_killer, t=t)),
    ]


def tight(canvas: Canvas, area: Area) -> bool:
    """Whether plates do not fit, so that text has to do."""
    return area.h < LOW * max(1.0, canvas.stretch)


def _paint_text(canvas: Canvas, area: Area, t: State, next_side: str) -> None:
    """Paint all facts as text on one plate, with portraits and icons if there is room."""
    plate(canvas, area)
    inner = area.inset(14, 12)
    keys = ways_words(t) if t.options.separate else say("ui-ts-keys", keys=t.keys, most=NUMBERS.keys)
    killer = say("ui-ts-told-killer", killer=t.killer, level=t.level, strength=strength(t), barricades=len(t.barricades))
    hand = [] if public_hand(t) is None else [("cards", say("ui-ts-told-hand", cards=public_hand(t)))]
    lines = [
        ("", say("ui-ts-round", number=t.round)), ("", _turn_words(t, next_side)), ("key", keys),
        ("radio", say("ui-ts-told-rescue", state=rescue_words(t))),
        *((one.id, say("ui-ts-told-survivor", who=one.id, health=_health(one), fear=one.fear)) for one in t.survivors),
        (t.killer, killer), *hand, *(("", name(mark)) for mark in t.marks),
    ]  # fmt: skip
    size, wide = 21.0, canvas.high(21) * 1.5
    if sum(_row(canvas, words, size, inner.w, wide if sign else 0.0) for sign, words in lines) > inner.h:
        words = "\n".join(one for _, one in lines)
        canvas.paragraph(words, inner, canvas.block(words, inner, 21, "text", 10), rgb("#ffe9c0"))
        return
    y, numbers = inner.y, {one.id: number for number, one in enumerate(t.survivors)}
    for sign, words in lines:
        start, high = wide if sign else 0.0, _row(canvas, words, size, inner.w, wide if sign else 0.0)
        middle = inner.x + wide * 0.42, y + high / 2
        if sign in numbers:
            one = t.survivors[numbers[sign]]
            medal(canvas, middle, wide * 0.4, sign, signs.SURVIVOR[numbers[sign]], hurt=one.hurt, out=bool(one.fate))
        elif sign == t.killer:
            medal(canvas, middle, wide * 0.4, sign, rgb("#c9d6da"))
        elif sign:
            signs.stamp(canvas, sign, middle, wide * 0.3, GOLD)
        room = Area(inner.x + start, y, inner.w - start, high)
        canvas.paragraph(words, room, size, rgb("#ffe9c0"), middle=True)
        y += high


def _row(canvas: Canvas, words: str, size: float, wide: float, start: float) -> float:
    """The height of a line that begins after its icon."""
    return max(canvas.tall(words, size, wide - start), start) + 4


def _health(one: Survivor) -> str:
    """The health of a survivor in a word."""
    return say(f"ui-ts-fate-{one.fate}") if one.fate else say("ui-ts-injured" if one.hurt else "ui-ts-healthy")


def rescue_words(t: State) -> str:
    """The state of the rescue."""
    return say("ui-ts-rescue-silent") if t.rescue is None else say("ui-ts-rescue-rounds", left=t.rescue)


def public_hand(t: State) -> int | None:
    """The size of the killer's hand if it is public: it can be counted from public Events (TS-211)."""
    return count(t).hand if t.options.open_hand else None


def ways_words(t: State) -> str:
    """In Separate Ways: how many have escaped and died (TS-235, TS-341)."""
    fates = [one.fate for one in t.survivors]
    return say("ui-ts-ways-now", free=fates.count("free"), dead=fates.count("dead"))


def _turn_words(t: State, next_side: str) -> str:
    """Whose turn it is."""
    if t.end is not None:
        return say("ui-over")
    if next_side:
        return say(f"ui-ts-next-turn-{next_side}")
    return say("ui-ts-encounter") if t.encounter is not None else say(f"ui-ts-turn-{t.side}")


def wood(canvas: Canvas, area: Area) -> None:
    """Paint the planks and iron edges of the divider."""
    canvas.picture("terrorscape/divider", area)


def plate(canvas: Canvas, area: Area, line: Colour = signs.BRASS) -> None:
    """Paint a brass plate."""
    canvas.box(area.moved(3, 5), BLACK, radius=6, alpha=130)
    canvas.box(area, (rgb("#3d2b18"), rgb("#1d130a")), line, width=2, radius=5)
    canvas.frame(area.inset(5), mix(line, rgb("#1d130a"), 0.5), width=1, radius=3)
    for x in (area.x + 10, area.x + area.w - 10):
        for y in (area.y + 10, area.y + area.h - 10):
            canvas.circle((x + 0.6, y + 1), 3, BLACK)
            canvas.circle((x, y), 2.6, rgb("#d9b873"))


def _turn(canvas: Canvas, area: Area, t: State, next_side: str) -> None:
    plate(canvas, area)
    x, high = area.centre[0], canvas.high(24, "title")
    words = say("ui-ts-round", number=t.round)
    size = canvas.fitting(words, 24, area.w - 20, "title")
    note = _turn_words(t, next_side)
    y = area.centre[1] - (high + canvas.high(24)) / 2
    canvas.text(words, (x, y), size, GOLD, face="title", align="centre")
    fits = canvas.fitting(note, 24, area.w - 16, "italic")
    canvas.text(note, (x, y + high), fits, rgb("#ffe9c0"), face="italic", align="centre", room=area.w - 12)


def _ways(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the plate of Separate Ways, where each survivor has keys of its own on its own side (TS-235, TS-241)."""
    plate(canvas, area)
    words, note = say("ui-ts-ways"), f"{say('ui-ts-ways-need', keys=OWN_KEYS)}\n{ways_words(t)}"
    size = canvas.fitting(words, 22, area.w - 20, "title")
    canvas.text(words, (area.centre[0], area.y + 10), size, GOLD, face="title", align="centre")
    high = canvas.high(size, "title")
    inner = Area(area.x + 12, area.y + 14 + high, area.w - 24, area.h - high - 24)
    fits = canvas.block(note, inner, 20, "italic", 12)
    canvas.paragraph(note, inner, fits, PALE, face="italic", align="centre", middle=True)


def _keys(canvas: Canvas, area: Area, t: State) -> None:
    plate(canvas, area)
    words = say("ui-ts-keys", keys=t.keys, most=NUMBERS.keys)
    size = canvas.fitting(words, 22, area.w - 20, "title")
    canvas.text(words, (area.centre[0], area.y + 10), size, GOLD, face="title", align="centre")
    y = area.y + 10 + canvas.high(size, "title")
    side = min((area.w - 24) / NUMBERS.keys * 1.35, area.y + area.h - 8 - y)
    for place in range(NUMBERS.keys):
        x = area.x + 12 + (area.w - 24) * (place + 0.5) / NUMBERS.keys
        spot = Area(x - side / 2, y, side, side)
        canvas.picture("terrorscape/tokens/key-missing", spot)
        canvas.picture("terrorscape/tokens/key", spot.moved(0, side * 0.1), alpha=255 if place < t.keys else 36)


def _rescue(canvas: Canvas, area: Area, t: State) -> None:
    plate(canvas, area)
    words = say("ui-ts-rescue")
    state = rescue_words(t)
    half = (area.w - 30) * 0.48
    canvas.text(words, (area.x + 14, area.y + 8), canvas.fitting(words, 22, half, "title"), GOLD, face="title")
    fits = canvas.fitting(state, 20, half, "italic")
    canvas.text(state, (area.x + area.w - 14, area.y + 10), fits, PALE, face="italic", align="right")
    top = area.y + 8 + canvas.high(22, "title")
    y, r = (top + area.y + area.h - 6) / 2, min(14.0, (area.w - 20) / 13, (area.y + area.h - top) * 0.4)
    for place in range(NUMBERS.rescue + 1):
        x = area.x + 10 + (area.w - 20) * (place + 0.5) / (NUMBERS.rescue + 1)
        left = NUMBERS.rescue - place
        here = t.rescue == left
        canvas.circle((x, y), r, P.focus if here else rgb("#8a703f"))
        canvas.circle((x, y), r - 2, rgb("#5a3a10") if here else rgb("#1a120a"))
        if left:
            size = r * 1.35
            canvas.text(
                str(left),
                (x, y - canvas.high(size, "bold") / 2),
                size,
                rgb("#fff1c4") if here else rgb("#c5ab74"),
                face="bold",
                align="centre",
            )
        else:
            signs.way_out(canvas, (x, y), r * 0.6, rgb("#8fd08f"))


def _survivor(canvas: Canvas, area: Area, one: Survivor, number: int) -> None:
    """Paint the public facts of a survivor: health, fear, fate."""
    plate(canvas, area, BLOOD if one.hurt or one.fate == "dead" else signs.BRASS)
    r = min(42.0, area.h * 0.38, area.w * 0.2)
    ring = P.danger if one.hurt else signs.SURVIVOR[number]
    medal(canvas, (area.x + 12 + r, area.centre[1]), r, one.id, ring, hurt=one.hurt, out=bool(one.fate))
    x, room = area.x + 22 + 2 * r, area.w - 34 - 2 * r
    size = canvas.fitting(name(one.id), 20, room, "title")
    y = area.centre[1] - (canvas.high(20, "title") + canvas.high(20) + 34) / 2
    canvas.text(name(one.id), (x, y), size, rgb("#ffe9c0"), face="title", room=room)
    y += canvas.high(20, "title")
    words = _health(one)
    canvas.text(words, (x, y), canvas.fitting(words, 20, room), rgb("#ffb4aa") if one.hurt else PALE, room=room)
    y += canvas.high(20) + 18
    for place in range(2):
        at, full = (x + 15 + place * 36, y), place < one.fear
        canvas.circle(at, 14, rgb("#150e08"))
        if full:
            canvas.picture("terrorscape/tokens/fear", Area(at[0] - 16.5, at[1] - 16.5, 33, 33))
        else:
            dashed(canvas, at, 13, rgb("#7d6842"), 2)


def _killer(canvas: Canvas, area: Area, t: State) -> None:
    plate(canvas, area, BLOOD)
    line, lines = canvas.high(22) + 10, 4 if t.options.open_hand else 3
    marks = ", ".join(name(mark) for mark in t.marks)
    low = canvas.tall(marks, 19, area.w - 32) + 8 if marks else 0.0
    high = canvas.high(22, "title")
    r = min(56.0, (area.h - lines * line - high - low - 34) / 2, area.w * 0.28)
    y = area.y + 10
    if r > FACE:
        medal(canvas, (area.centre[0], area.y + 12 + r), r, t.killer, rgb("#c9d6da"))
        y = area.y + 18 + 2 * r
    size = canvas.fitting(name(t.killer), 22, area.w - 24, "title")
    canvas.text(name(t.killer), (area.centre[0], y), size, rgb("#ffe9c0"), face="title", align="centre")
    y += high + 8
    inner = area.inset(16, 0)
    _line(canvas, inner, y, say("ui-ts-level"))
    for place in range(5):
        x, mid = inner.x + inner.w - 10 - (4 - place) * inner.w * 0.115, y + canvas.high(22) / 2
        d = min(15.0, inner.w * 0.075)
        picture = f"terrorscape/tokens/{'level' if place < t.level else 'level-missing'}"
        canvas.picture(picture, Area(x - d, mid - d, 2 * d, 2 * d))
    y += line
    box = Area(inner.x + inner.w - 52, y - 3, 58, canvas.high(26, "bold") + 4)
    canvas.box(box, rgb("#2a0b0c"), P.danger, width=2.5, radius=6)
    _line(canvas, inner, y, say("ui-ts-strength"))
    canvas.within(str(strength(t)), box, 28, rgb("#ffdcd6"), face="bold")
    y += line
    _line(
        canvas, inner, y, say("ui-ts-barricades"), say("ui-of", left=len(t.barricades), most=NUMBERS.barricades), rgb("#ffe9c0")
    )
    if t.options.open_hand:
        y += line
        _line(canvas, inner, y, say("ui-ts-hand"), str(public_hand(t)), rgb("#ffe9c0"))
    if marks:
        room = Area(inner.x, y + line - 2, inner.w, area.y + area.h - y - line - 4)
        canvas.paragraph(marks, room, canvas.block(marks, room, 19, "text", 13), rgb("#e9a59c"))


def _line(canvas: Canvas, area: Area, y: float, words: str, value: str = "", colour: Colour = GOLD) -> None:
    room = area.w * 0.62
    canvas.text(words, (area.x, y), canvas.fitting(words, 22, room), GOLD, room=room)
    if value:
        canvas.text(
            value, (area.x + area.w, y - 3), canvas.fitting(value, 26, area.w * 0.36, "bold"), colour, face="bold", align="right"
        )
