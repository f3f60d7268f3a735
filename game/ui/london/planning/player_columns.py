"""A player's column beside the map: who plans, the clock with its twelve slots, the tokens that are left, and what lies on and beside the sheet."""

from collections.abc import Hashable, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.result import Waste
from game.rules.london.places import NUMBERS
from game.rules.london.planning import borrowed
from game.rules.london.state import SLOTS, Character, State
from game.rules.london.tables.cards import CHARACTERS, NUMBERS as AMOUNTS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.london import style
from game.ui.london.planning import belongings
from game.ui.london.style import P
from game.ui.widgets.layout import columns, off_bottom, off_left, off_right, off_top, rows

RING, HOLE, TOKEN, RIM = 0.3575, 0.19, 0.158, 0.478
"""How far the slots of the dial lie from its middle, how wide they can be pointed at, how wide a token is, and the dial's rim, in widths of the dial."""
GAP, THING, TICK = 6.0, 34.0, 40.0
MEDAL, NAME, TOLD = 72.0, 28.0, 20.0
LEAST = 0.94
"""A dial smaller than this, in widths of the column, leaves out what else there is."""
LOW = 1.6
"""A column lower than this, in its width, shows sheet or tokens beside the dial."""


class Column(NamedTuple):
    """Where everything of a column lies that can be pointed at.

    `tokens` are the own tokens left by number, one place for both of a number; where the tray is shut there are none, and `tray` is None. `sheet` are the
    icons and Virtue tokens, None under an open tray; `things` Items, Conditions and Allies. `companion` are the words below the name.
    """

    seat: Seat
    area: Area
    portrait: Area
    name: Area
    companion: Area
    dial: Area
    slots: tuple[Area, ...]
    tray: Area | None
    tokens: dict[int, Area]
    things: Area | None
    sheet: Area | None
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
    """Cut a column up. In a low one the tokens take the place of the sheet while the tray is `opened`."""
    left = left_of(t.people[seat])
    return _low(canvas, area, seat, left, opened=opened) if area.h < LOW * area.w else _high(canvas, area, seat, left)


def _high(canvas: Canvas, area: Area, seat: Seat, left: Mapping[int, int]) -> Column:
    """One below the other: head, dial, tokens, things, sheet."""
    inner = area.inset(10, 8)
    head, rest = off_top(inner, max(canvas.high(NAME, "title") + 1.9 * canvas.high(TOLD, "italic"), MEDAL), GAP)
    foot, rest = off_bottom(rest, max(TICK, canvas.high(25, "bold")), GAP)
    cell = inner.w / len(NUMBERS)
    count, thing = _shares(rest.h, inner.w, cell)
    wide = min(inner.w + 8, rest.h - count * cell - GAP - thing)
    spare = rest.h - wide - count * cell - thing - 2 * GAP
    tall = spare > 2 * THING
    dial = Area(area.centre[0] - wide / 2, rest.y + (0 if tall else max(0.0, spare / 2)), wide, wide)
    below = dial.y + dial.h + GAP if tall else rest.y + rest.h - thing - count * cell
    tray = Area(inner.x, below, inner.w, count * cell) if count else None
    after = below + count * cell + GAP
    things = Area(inner.x, after, inner.w, rest.y + rest.h - after) if thing else None
    sheet, agree = _parted(foot)
    tokens = dict(zip(NUMBERS, columns(tray, len(NUMBERS), 0), strict=True)) if tray is not None else {}
    return Column(seat, area, *_heads(canvas, head), dial, slots_of(dial), tray, _lying(tokens, left), things, sheet, agree)


def _shares(room: float, wide: float, cell: float) -> tuple[int, float]:
    """How many rows of tokens find room beside a dial that stays large, and how high the row of things is."""
    for count, thing in ((2, THING + GAP), (1, THING + GAP), (1, 0.0)):
        if room - count * cell - 2 * GAP - thing >= LEAST * wide:
            return count, thing
    return 1, 0.0


def _parted(foot: Area) -> tuple[Area, Area]:
    """The icons, and the plate of agreement to their right."""
    agree, sheet = off_right(foot, min(56.0, foot.w * 0.22), 4)
    return sheet, Area(agree.x, agree.centre[1] - TICK / 2, agree.w, TICK)


def _low(canvas: Canvas, area: Area, seat: Seat, left: Mapping[int, int], *, opened: bool) -> Column:
    """The dial as large as may be, beside it sheet or tokens in a strip, above it the head with the plate of agreement."""
    inner = area.inset(8, 6)
    head, body = off_top(inner, min(max(canvas.high(NAME, "title") + canvas.high(TOLD, "italic") * 0.9, TICK), inner.h * 0.34), 4)
    wide = min(body.h, inner.w * 0.82)
    place, strip = off_left(body, wide, 4)
    dial = Area(place.x, place.centre[1] - wide / 2, wide, wide)
    agree, head = off_right(head, TICK, 4)
    tokens = dict(zip(NUMBERS, rows(strip, len(NUMBERS), 0), strict=True)) if opened else {}
    tray, sheet = (strip, None) if opened else (None, strip)
    agree = Area(agree.x, agree.y, agree.w, min(TICK, agree.h))
    return Column(seat, area, *_heads(canvas, head), dial, slots_of(dial), tray, _lying(tokens, left), None, sheet, agree)


def _heads(canvas: Canvas, head: Area) -> tuple[Area, Area, Area]:
    """The medallion, the name, and the words below it."""
    medal = min(head.h, MEDAL, head.w * 0.34)
    portrait, rest = off_left(head, medal, GAP)
    name, words = off_top(rest, min(canvas.high(NAME, "title"), rest.h * 0.6), 0)
    return style.square((portrait.x + medal / 2, portrait.centre[1]), medal), name, words


def slots_of(dial: Area) -> tuple[Area, ...]:
    """The twelve slots of a dial, from 6 a.m. at its top on (LD-007)."""
    return tuple(style.square(_ray(dial, slot, RING), HOLE * dial.w) for slot in range(SLOTS))


def _ray(dial: Area, slot: int, share: float) -> tuple[float, float]:
    """The point of a dial in the direction of a slot, at a share of its width from its middle."""
    (x, y), far = dial.centre, share * dial.w
    return x + far * sin(slot * pi / 6), y - far * cos(slot * pi / 6)


def left_of(person: Character) -> dict[int, int]:
    """How many of the own tokens of each number are not in the clock (LD-026, LD-079)."""
    used = [int(token[0]) for token in person.clock if token]
    return {number: max(0, AMOUNTS.own_tokens - used.count(number)) for number in NUMBERS}


def _lying(tokens: Mapping[int, Area], left: Mapping[int, int]) -> dict[int, Area]:
    return {number: area for number, area in tokens.items() if left[number]}


# ------------------------------------------------------------------ how it looks


def paint(canvas: Canvas, column: Column, t: State, mood: Mood) -> None:
    """Draw a column; it is painted anew only when something on it has changed, but for the marks of focus."""
    person = t.people[column.seat]
    key: Hashable = (
        column.area, column.tray, tuple(person.clock), person.ready, mood._replace(slot=None, lit=None, waste={}), tuple(sorted(mood.waste.items())),
        belongings.key_of(person), canvas.look, canvas.letter,
    )  # fmt: skip
    canvas.panel(f"column-{column.seat}", key, column.area.inset(-3), lambda c, _: _whole(c, column, person, mood))
    _marks(canvas, column, mood)


def _whole(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    player = style.SEATS[column.seat]
    canvas.box(column.area, (P.panel, P.panel_low), player.colour, width=3, radius=8)
    canvas.frame(column.area.inset(6), mix(P.panel, P.line, 0.7), width=1.2, radius=5)
    _head(canvas, column, person, mood)
    _dial(canvas, column, person, mood)
    for part in (column.tray, column.sheet):
        if part is not None and part.w > part.h:
            y = part.y - GAP / 2
            canvas.line((part.x + 4, y), (column.area.x + column.area.w - 14, y), mix(P.panel, P.line, 0.8), 1.5)
    if column.tray is not None:
        _tray(canvas, column.tray, column.seat, left_of(person))
    if column.things is not None:
        belongings.paint(canvas, column.things, person)
    if column.sheet is not None:
        _sheet(canvas, column.sheet, person)
    spot = column.agree
    canvas.box(spot, style.GREEN_DEEP if person.ready else P.deep, style.GREEN if person.ready else P.line, radius=8, width=2)
    style.sign(canvas, "tick", spot.centre, min(spot.w, spot.h) * 0.66, style.GREEN if person.ready else mix(P.line, P.text, 0.2))


def _head(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    spot = column.portrait
    style.medal(canvas, person.id, column.seat, spot.centre, spot.w)
    style.badge(canvas, column.seat, (spot.x + spot.w * 0.87, spot.y + spot.w * 0.87), max(20.0, spot.w * 0.32))
    name = say(f"short-{person.id}")
    face = "title" if canvas.wide(name, NAME * 0.6, "title") <= column.name.w else "bold"
    size = canvas.fitting(name, NAME, column.name.w, face, 0.5)
    canvas.within(name, column.name, size, P.title, face=face, align="left", margin=0)
    words, room = told(person, mood), column.companion
    colour = style.GREEN if person.ready else P.accent
    canvas.paragraph(words, room, canvas.block(words, room, TOLD, "italic", 12), colour, face="italic")


def told(person: Character, mood: Mood) -> str:
    """How far a player's plan is, or what a companion says."""
    if mood.thinking:
        return say("ui-ld-thinking")
    if mood.words:
        return mood.words
    if person.ready:
        return say("ui-ld-agreed")
    free = person.clock.count("")
    return say("ui-ld-free", hours=free) if mood.holder == "person" else say("ui-ld-follows", hours=free)


def _dial(canvas: Canvas, column: Column, person: Character, mood: Mood) -> None:
    dial, wide = column.dial, TOKEN * column.dial.w
    canvas.picture("london/clock", dial)
    canvas.circle(dial.centre, dial.w * RIM, style.SEATS[column.seat].colour, max(1.5, dial.w / 110))
    for token, owner, spot in zip(person.clock, owners(person, column.seat), column.slots, strict=True):
        if token:
            style.token(canvas, token, owner, spot.centre, wide)
    for slot in mood.waste:
        if person.clock[slot]:
            style.flag(canvas, _ray(dial, slot, RIM - 0.01), max(18.0, dial.w * 0.09))


def owners(person: Character, seat: Seat) -> list[int | str]:
    """Whose each token of a clock is: a third one of a number is the Stash's (LD-080)."""
    seen, lent, found = dict.fromkeys(NUMBERS, 0), borrowed(person.clock), list[int | str]()
    for token in person.clock:
        number = int(token[0]) if token else 0
        seen[number] = seen.get(number, 0) + 1
        found.append(style.STASH if number in lent and seen[number] > AMOUNTS.own_tokens else seat)
    return found


def _tray(canvas: Canvas, tray: Area, seat: Seat, left: Mapping[int, int]) -> None:
    """The own tokens that are left: two rows, or where there is room for one the second beneath the first."""
    lies = tray.w > tray.h
    cells = columns(tray, len(NUMBERS), 0) if lies else rows(tray, len(NUMBERS), 0)
    two = lies and tray.h > 1.6 * cells[0].w
    wide = min(cells[0].w, tray.h / 2 if two else cells[0].h) * 0.92
    for number, cell in zip(NUMBERS, cells, strict=True):
        x, y = cell.centre
        if two:
            for row, high in enumerate((cell.y + cell.h / 4, cell.y + cell.h * 3 / 4)):
                style.token(canvas, str(number) if left[number] > row else "", seat, (x, high), wide)
            continue
        if left[number] > 1:
            style.token(canvas, str(number), seat, (x + 4, y - 2), wide)
        style.token(canvas, str(number) if left[number] else "", seat, (x - (left[number] > 1) * 2, y), wide)


def _sheet(canvas: Canvas, area: Area, person: Character) -> None:
    """The icons of the sheet and the Virtue tokens, in a row or in a strip."""
    icons, lies = CHARACTERS[person.id].icons, area.w > area.h
    cells = columns(area, (1.0, 1.0, 1.0, 1.7), 2) if lies else rows(area, len(icons) + 1, 2)
    for icon, cell in zip(icons, cells, strict=False):
        style.ability(canvas, icon, cell.centre, min(cell.w, cell.h, 36.0))
    spot = cells[-1]
    words, size = str(person.virtue), canvas.fitting(str(person.virtue), 25, spot.w * 0.45, "bold", 0.5)
    wide = min(34.0, spot.h, spot.w - canvas.wide(words, size, "bold") - 3)
    x = spot.centre[0] - (wide + canvas.wide(words, size, "bold") + 3) / 2
    canvas.picture("london/tokens/virtue", style.square((x + wide / 2, spot.centre[1]), wide))
    canvas.text(words, (x + wide + 3, spot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")


def _marks(canvas: Canvas, column: Column, mood: Mood) -> None:
    """The slot that is next, and what is in focus."""
    if mood.slot is not None:
        canvas.circle(column.slots[mood.slot].centre, column.dial.w * 0.1, P.focus, 3)
    spot = lit(column, mood.lit)
    if spot is None or mood.lit is None:
        return
    if mood.lit[0] in ("slot", "portrait"):
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
