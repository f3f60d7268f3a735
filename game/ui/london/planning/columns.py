"""A player's column beside the map: who plans, the clock with its twelve slots, the tokens that are left, and what lies on and beside the sheet."""

from collections.abc import Hashable, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.cards import CHARACTERS, NUMBERS as AMOUNTS
from game.rules.london.forecast import Waste
from game.rules.london.places import NUMBERS
from game.rules.london.planning import borrowed
from game.rules.london.state import SLOTS, Character, State
from game.text import say
from game.ui.canvas import Area, Canvas
from game.ui.london import look
from game.ui.london.look import P
from game.ui.theme import BLACK, mix

RING, HOLE, TOKEN = 0.3575, 0.19, 0.158
"""How far the slots of the dial lie from its middle, how wide they can be pointed at, and how wide a token is, in widths of the dial."""
GAP, THING = 8.0, 34.0
LEAST = 0.94
"""A dial smaller than this, in widths of the column, leaves out what else there is."""
WARNING = look.BLOOD


class Column(NamedTuple):
    """Where everything of a column lies that can be pointed at.

    `tokens` are the own tokens left by number, one place for both of a number; there are none while the tray is shut. `sheet` are the icons and
    Virtue tokens, `things` Items, Conditions and Allies (None where there is no room for them). `companion` are the words below the name.
    """

    seat: Seat
    area: Area
    portrait: Area
    name: Area
    companion: Area
    dial: Area
    slots: tuple[Area, ...]
    tray: Area
    tokens: dict[int, Area]
    things: Area | None
    sheet: Area
    agree: Area


class Mood(NamedTuple):
    """What a column shows beyond the State.

    `slot` is the one that the next token goes to; `lit` is in focus: ("slot", 3), ("token", 2), ("agree",), ("portrait",), ("companion",). `waste` are wasted
    hours to be flagged. `holder` is who plans: "person", "companion" or "agent"; `words` are a companion's words.
    """

    slot: int | None = None
    lit: tuple[str, int] | tuple[str] | None = None
    waste: Mapping[int, Waste] = {}
    holder: str = "person"
    thinking: bool = False
    words: str = ""


# ------------------------------------------------------------------ where


def lay(canvas: Canvas, area: Area, t: State, seat: Seat, *, opened: bool = True) -> Column:
    """Cut a column up. Where there is little room the tray shows one row, and then none unless it is `opened`."""
    inner = area.inset(10, 8)
    head = max(canvas.high(28, "title") + 2 * canvas.high(19, "italic") * 0.94, min(72.0, inner.h * 0.17))
    cell, foot = inner.w / 6, max(38.0, canvas.high(25, "bold") + 2)
    room = inner.h - head - foot - 2 * GAP
    rows, things_high = _shares(room, inner.w, cell)
    tray_high = rows * cell + (GAP / 2 if rows else 0)
    wide = min(inner.w + 8, room - tray_high - things_high)
    dial = Area(area.centre[0] - wide / 2, inner.y + head + GAP / 2, wide, wide)
    low = inner.y + inner.h
    sheet = Area(inner.x, low - foot, inner.w, foot)
    things = Area(inner.x, sheet.y - GAP / 2 - THING, inner.w, THING) if things_high else None
    base = things.y if things is not None else sheet.y
    tray = Area(inner.x, base - GAP / 2 - rows * cell, inner.w, rows * cell) if rows else Area(inner.x, low - cell, inner.w, cell)
    shown = bool(rows) or opened
    medal = min(head, 72.0)
    names = Area(inner.x + medal + GAP, inner.y, inner.w - medal - GAP, canvas.high(28, "title"))
    return Column(
        seat,
        area,
        Area(inner.x, inner.y + (head - medal) / 2, medal, medal),
        names,
        Area(names.x, names.y + names.h, names.w, head - names.h),
        dial,
        slots_of(dial),
        tray,
        _tokens(tray, left_of(t.people[seat])) if shown else {},
        things,
        sheet,
        Area(sheet.x + sheet.w - 52, sheet.y + (sheet.h - 38) / 2, 52, 38),
    )


def _shares(room: float, wide: float, cell: float) -> tuple[int, float]:
    """How many rows of tokens find room beside a dial that stays large, and how high the row of things is."""
    for rows, things in ((2, THING + GAP / 2), (1, THING + GAP / 2), (1, 0.0)):
        if room - rows * cell - GAP / 2 - things >= LEAST * wide:
            return rows, things
    return 0, 0.0


def slots_of(dial: Area) -> tuple[Area, ...]:
    """The twelve slots of a dial, from 6 a.m. at its top on (LD-007)."""
    (x, y), far = dial.centre, RING * dial.w
    return tuple(
        look.square((x + far * sin(slot * pi / 6), y - far * cos(slot * pi / 6)), HOLE * dial.w) for slot in range(SLOTS)
    )


def left_of(person: Character) -> dict[int, int]:
    """How many of the own tokens of each number are not in the clock (LD-026, LD-079)."""
    used = [int(token[0]) for token in person.clock if token]
    return {number: max(0, AMOUNTS.own_tokens - used.count(number)) for number in NUMBERS}


def _tokens(tray: Area, left: Mapping[int, int]) -> dict[int, Area]:
    wide = tray.w / len(NUMBERS)
    return {number: Area(tray.x + place * wide, tray.y, wide, tray.h) for place, number in enumerate(NUMBERS) if left[number]}


# ------------------------------------------------------------------ how it looks


def paint(canvas: Canvas, column: Column, t: State, mood: Mood) -> None:
    """Draw a column; it is painted anew only when something on it has changed, but for the marks of focus."""
    person = t.people[column.seat]
    key: Hashable = (
        column.area, tuple(column.tokens), tuple(person.clock), person.ready, person.companion, tuple((one.id, one.tilted) for one in person.items),
        person.virtue, tuple(person.conditions), tuple(person.allies), tuple(sorted(mood.waste.items())), mood.holder, mood.thinking, mood.words,
        canvas.look, canvas.letter,
    )  # fmt: skip
    canvas.panel(f"column-{column.seat}", key, column.area.inset(-3), lambda c, _: _whole(c, column, person, mood), solid=False)
    _marks(canvas, column, mood)


def _whole(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    player = look.SEATS[column.seat]
    canvas.box(column.area, (P.panel, P.panel_low), player.colour, width=3, radius=8)
    canvas.frame(column.area.inset(6), mix(P.panel, P.line, 0.7), width=1.2, radius=5)
    _head(canvas, column, person, mood)
    _dial(canvas, column, person, mood)
    _tray(canvas, column, person)
    if column.things is not None:
        _things(canvas, column.things, person)
    if column.things is not None or not column.tokens or column.tray.y + column.tray.h < column.sheet.y:
        _sheet(canvas, column, person)


def _head(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    look.medal(canvas, person.id, column.seat, column.portrait.centre, column.portrait.w)
    spot = column.portrait
    look.badge(canvas, column.seat, (spot.x + spot.w - 9, spot.y + spot.h - 9), max(22.0, spot.w * 0.32))
    canvas.text(say(f"short-{person.id}"), (column.name.x, column.name.y), 28, P.title, face="title", room=column.name.w)
    words, room = told(person, mood), column.companion
    size = canvas.block(words, room, 20, "italic", 13)
    colour = look.GREEN if person.ready else P.accent
    canvas.paragraph(words, room, size, colour, face="italic")


def told(person: Character, mood: Mood) -> str:
    """How far a player's plan is, or what a companion says."""
    if mood.thinking:
        return say("ui-ld-thinking")
    if mood.words:
        return mood.words
    if person.ready:
        return say("ui-ld-agreed")
    return say("ui-ld-free", hours=person.clock.count(""))


def _dial(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    dial, wide = column.dial, TOKEN * column.dial.w
    canvas.picture("london/clock", dial)
    canvas.circle(dial.centre, dial.w * 0.478, look.SEATS[column.seat].colour, max(1.5, dial.w / 110))
    seen: dict[int, int] = {}
    lent = borrowed(person.clock)
    for token, spot in zip(person.clock, column.slots, strict=True):
        if not token:
            continue
        number = int(token[0])
        seen[number] = seen.get(number, 0) + 1
        owner = look.STASH if number in lent and seen[number] > AMOUNTS.own_tokens else column.seat
        look.token(canvas, token, owner, spot.centre, wide)
    for slot in mood.waste:
        if person.clock[slot]:
            flag(canvas, _outward(dial, slot, 0.47), max(17.0, dial.w * 0.08))


def _outward(dial: Area, slot: int, share: float) -> tuple[float, float]:
    (x, y), far = dial.centre, share * dial.w
    return x + far * sin(slot * pi / 6), y - far * cos(slot * pi / 6)


def flag(canvas: Canvas, centre: tuple[float, float], wide: float) -> None:
    """The sign of an hour that is wasted, or of something left uncovered."""
    canvas.circle(centre, wide / 2 + 1.5, BLACK)
    canvas.circle(centre, wide / 2, look.DREAD_RED)
    x, y = centre
    canvas.line((x, y - wide * 0.3), (x, y + wide * 0.06), BLACK, wide * 0.17)
    canvas.circle((x, y + wide * 0.28), wide * 0.1, BLACK)


def _tray(canvas: Canvas, column: Column, person: Character) -> None:
    if not column.tokens:
        return
    tray, left = column.tray, left_of(person)
    rows = 2 if tray.h > tray.w / 4 else 1
    cell = tray.w / len(NUMBERS)
    wide = cell * 0.9
    for place, number in enumerate(NUMBERS):
        x = tray.x + (place + 0.5) * cell
        for row in range(rows):
            y = tray.y + (row + 0.5) * tray.h / rows
            if rows == 1 and left[number] == 2:
                look.token(canvas, str(number), column.seat, (x + 3, y - 3), wide)
            look.token(canvas, str(number) if left[number] > row else "", column.seat, (x, y), wide)


def _things(canvas: Canvas, area: Area, person: Character) -> None:
    x = area.x
    for one in person.items:
        spot = Area(x, area.y, area.h * 0.9, area.h)
        canvas.picture(f"london/cards/{one.id}", spot, cover=True, grey=one.tilted)
        canvas.frame(spot, P.line if one.tilted else look.BRASS, width=1.5, radius=3)
        x += spot.w + 5
    for ally in person.allies:
        look.medal(canvas, ally, None, (x + area.h / 2, area.centre[1]), area.h)
        x += area.h + 4
    for condition in person.conditions:
        look.sign(canvas, condition, (x + area.h / 2, area.centre[1]), area.h * 0.8, look.DREAD_RED)
        x += area.h


def _sheet(canvas: Canvas, column: Column, person: Character) -> None:
    area, wide = column.sheet, 34.0
    x = area.x + wide / 2
    for icon in CHARACTERS[person.id].icons:
        look.ability(canvas, icon, (x, area.centre[1]), wide)
        x += wide + 3
    heart = x + 8
    canvas.picture("london/tokens/virtue", look.square((heart, area.centre[1]), 34))
    high = canvas.high(25, "bold")
    canvas.text(str(person.virtue), (heart + 19, area.centre[1] - high / 2), 25, P.text, face="bold")
    spot = column.agree
    canvas.box(spot, look.GREEN_DEEP if person.ready else P.deep, look.GREEN if person.ready else P.line, radius=8, width=2)
    look.sign(canvas, "tick", spot.centre, spot.h * 0.66, look.GREEN if person.ready else mix(P.line, P.text, 0.2))


def _marks(canvas: Canvas, column: Column, mood: Mood) -> None:
    """The slot that is next, and what is in focus."""
    if mood.slot is not None:
        canvas.circle(column.slots[mood.slot].centre, column.dial.w * 0.1, P.focus, 3)
    spot = lit(column, mood.lit)
    if spot is None:
        return
    if mood.lit is not None and mood.lit[0] in ("slot", "portrait"):
        canvas.circle(spot.centre, spot.w / 2 + 3, P.focus, 4)
    else:
        canvas.frame(spot.inset(-3), P.focus, width=4)


def lit(column: Column, key: tuple[str, int] | tuple[str] | None) -> Area | None:
    """Where a place of a column lies, by its name; None where it is not shown."""
    match key:
        case ("slot", int(slot)):
            return column.slots[slot]
        case ("token", int(number)):
            return column.tokens.get(number)
        case ("agree",):
            return column.agree
        case ("portrait",):
            return column.portrait
        case ("companion",):
            return column.companion
    return None
