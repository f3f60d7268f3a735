"""The layout of what belongs to Characters: the panels of an investigation, the plates of belongings, and the rows between investigations."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import is_arrow
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, SECRETS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.panels import rich_text
from game.ui.london.story.facts import StoryFacts, deed_of, deed_words
from game.ui.london.story.layout import Key, StoryLayout
from game.ui.widgets.layout import NOWHERE, columns, flow, off_left, off_top, rows

LOW = 560.0
"""A panel lower than this has the short rows."""
ROWS, SHORT = (120.0, 84.0, 184.0), (76.0, 54.0, 124.0)
"""The heights of icons and Personality card, of points, and of dice; and the short ones."""
NARROW = 240.0
"""A plate narrower than this has its picture beside the name alone."""
SIZE, LEAST = 21.0, 16.0
"""The text size of a way to use a belonging, and the least one."""
LEAST_NAME = 17.0
"""The least size of a name on one line."""
EDGE = 8.0
"""The margin of a plate, and the gap between two."""
WAYS = {"ally": "sacrifice", "secret": "confide"}


@dataclass(frozen=True)
class CharacterLayout:
    """The parts of an open Character panel from the top; a strip has a `head` alone.

    `spends` are the ways to spend a Virtue token, in the head; `trait` is the Personality card; `felt` is the dice tray, without
    an area if no dice are rolled; `belongings` are plates by key, and `uses` their parts that can be pressed.
    """

    area: Area
    head: Area
    spends: dict[Key, Area] = field(default_factory=dict)
    sheet: Area = NOWHERE
    trait: Area = NOWHERE
    points: Area = NOWHERE
    felt: Area = NOWHERE
    dice: list[Area] = field(default_factory=list)
    belongings: dict[Key, Area] = field(default_factory=dict)
    uses: dict[Key, Area] = field(default_factory=dict)


def character_layouts(canvas: Canvas, layout: StoryLayout, facts: StoryFacts) -> dict[Seat, CharacterLayout]:
    """The layouts of all panels."""
    return {
        seat: character_layout(canvas, layout, facts.state, seat, dice=dice_of(facts, seat)) for seat in layout.character_areas
    }


def dice_of(facts: StoryFacts, seat: Seat) -> int | None:
    """The number of a Character's dice, rolled or to be rolled; None if no dice are rolled."""
    t, inquiry = facts.state, facts.state.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown") or seat not in inquiry.parts:
        return None
    part = inquiry.parts[seat]
    if part.dice or part.rolled:
        return len(part.dice)
    return t.people[seat].dice if inquiry.kind == "showdown" else facts.shown.points_of(t, seat)


def character_layout(canvas: Canvas, layout: StoryLayout, t: State, seat: Seat, *, dice: int | None) -> CharacterLayout:
    """Lay out the panel of a Character with this number of `dice`; None if no dice are rolled."""
    area, k = layout.character_areas[seat], max(1.0, canvas.stretch)
    if seat not in layout.open_seats:
        return CharacterLayout(area, area)
    inner, keys = area.inset(16, 12), owned(t, seat)
    chip = max(34.0, canvas.high(19) + 10)
    low, gap = area.h < LOW, 10.0
    head, rest = off_top(inner, max(64.0 if low else 84.0, canvas.high(30, "title") + canvas.high(20)) + chip + 10, gap)
    ways = len(CHARACTERS[t.people[seat].id].virtue) if t.people[seat].virtue else 0
    chips = columns(head._replace(y=head.y + head.h - chip, h=chip), max(1, ways), 8)
    spends: dict[Key, Area] = {("spend", seat, way): chips[way] for way in range(ways)}
    short = low or rest.h - sum(ROWS) * min(k, 1.15) - 3 * gap < _wanted(canvas, keys)
    heights = [high * min(k, 1.15) for high in (SHORT if short else ROWS)]
    traits, rest = off_top(rest, heights[0], gap)
    sheet, trait = off_left(traits, traits.w * 0.34, 12)
    points, rest = off_top(rest, heights[1], gap)
    felt = NOWHERE
    if dice is not None:
        felt, rest = off_top(rest, min(heights[2], rest.h * 0.46), gap)
    goods = _plates(canvas, keys, rest)
    uses = {key: part for good, spot in goods.items() for key, part in parts(canvas, spot, ways_of(good)).items()}
    return CharacterLayout(area, head, spends, sheet, trait, points, felt, _dice(felt, dice or 0), goods, uses)


def owned(t: State, seat: Seat) -> list[Key]:
    """The keys of a Character's belongings."""
    person = t.people[seat]
    return [
        *(("item", seat, item.id) for item in person.items),
        *(("ally", seat, ally) for ally in person.allies),
        *(("secret", seat, secret) for secret in person.secrets),
    ]


def ways_of(good: Key) -> list[Key]:
    """The keys of all ways to use a belonging."""
    kind, seat, card = good
    if kind == "item":
        row = ITEMS[card]
        used: list[Key] = [("use", seat, card, way) for way in range(len(row.use))]
        return used + [("deplete", seat, card, way) for way in range(len(row.deplete))]
    count = len(ALLIES[card].sacrifice if kind == "ally" else SECRETS[card].spend)
    return [(WAYS[kind], seat, card, way) for way in range(count)]


def _wanted(canvas: Canvas, keys: Sequence[Key]) -> float:
    """The height at which all belongings fit below each other, each with a name and a line of uses."""
    return len(keys) * (canvas.high(20, "bold") + canvas.high(20) + 26)


def _plates(canvas: Canvas, keys: Sequence[Key], room: Area) -> dict[Key, Area]:
    """A plate for each belonging: below each other if two lines fit into each, else in two columns."""
    across = 1 if _wanted(canvas, keys) <= room.h + EDGE else 2
    down = max(1, -(-len(keys) // across))
    wide = (room.w - EDGE * (across - 1)) / across
    below = max((len(ways) - 1 for ways in map(ways_of, keys) if not _abreast(canvas, wide, ways)), default=0)
    high = min(92.0 + below * _line(canvas), (room.h - EDGE * (down - 1)) / down)
    lines = [Area(room.x, room.y + (high + EDGE) * line, room.w, high) for line in range(down)]
    places = [part for line in lines for part in columns(line, across, EDGE)]
    return dict(zip(keys, places, strict=False))


def _dice(felt: Area, count: int) -> list[Area]:
    """The areas of the dice, in as many rows as leave them largest."""
    if felt == NOWHERE or not count:
        return []
    inner = felt.inset(20, 16)
    inner = inner._replace(h=inner.h - 36)
    sides = {
        lines: min(72.0, (inner.w + 8) / -(-count // lines) - 8, (inner.h + 8) / lines - 8)
        for lines in range(1, min(count, 3) + 1)
    }
    lines = max(sides, key=lambda one: (sides[one], -one))
    return centred(inner, count, lines, max(1.0, sides[lines]), 8)


def centred(area: Area, count: int, lines: int, side: float, gap: float) -> list[Area]:
    """Squares in the middle of an area, in as many lines, each line centred."""
    per = -(-count // lines)
    made = []
    for number in range(count):
        line, column = divmod(number, per)
        here = min(per, count - line * per)
        x = area.centre[0] - (here * (side + gap) - gap) / 2 + column * (side + gap)
        y = area.centre[1] - (lines * (side + gap) - gap) / 2 + line * (side + gap)
        made.append(Area(x, y, side, side))
    return made


# ------------------------------------------------------------------ the plate of a belonging


class Plate(NamedTuple):
    """The parts of a plate: its picture, its name, and the room of the ways to use it."""

    picture: Area
    name: Area
    low: Area


def plate(canvas: Canvas, area: Area, words: str, *, deeds: bool = True) -> Plate:
    """Divide a plate with this name; without `deeds` the name gets the whole height. In a narrow one it is above the rest."""
    broad = area.w >= NARROW
    side, edge = min(48.0, area.h - 14), 4 if broad else 3
    left = area.x + EDGE + (side + 10 if broad else 0)
    line = area.h - EDGE if broad and not deeds else min(canvas.high(22, "bold") + 6, area.h * 0.5)
    own = Area(left, area.y + edge, area.x + area.w - left - EDGE, line)
    if (deeds or not broad) and canvas.wide(words, LEAST_NAME) > own.w:
        own = own._replace(h=min(2 * canvas.high(LEAST_NAME) + 2, area.h * (0.62 if broad else 0.7)))
    low = Area(own.x, own.y + own.h, own.w, area.y + area.h - own.y - own.h - edge - 1)
    if broad:
        return Plate(Area(area.x + EDGE, area.centre[1] - side / 2, side, side), own, low)
    side = min(34.0, low.h)
    return Plate(Area(low.x, low.centre[1] - side / 2, side, side), own, off_left(low, side, 6)[1])


def parts(canvas: Canvas, area: Area, ways: Sequence[Key]) -> dict[Key, Area]:
    """The part of a plate for each way to use the belonging, by key; its width follows from the text."""
    if not ways:
        return {}
    low = plate(canvas, area, short_name(str(ways[0][2]))).low
    if low.h >= len(ways) * _line(canvas) and not _abreast(canvas, area.w, ways):
        return dict(zip(ways, rows(low, len(ways), 4), strict=True))
    wanted = [20 + rich_text.wide(canvas, way_words(key, whole=True), SIZE) for key in ways]
    most = 1.9 * min(wanted)
    return dict(zip(ways, columns(low, [min(one, most) for one in wanted], 6), strict=True))


def _line(canvas: Canvas) -> float:
    """The height of a way with a line of its own."""
    return canvas.high(LEAST) + 6


def _abreast(canvas: Canvas, wide: float, ways: Sequence[Key]) -> bool:
    """Whether all ways fit side by side, with verbs, into a width."""
    taken = sum(20 + rich_text.wide(canvas, way_words(key, whole=True), LEAST) for key in ways) + 6 * (len(ways) - 1)
    return taken <= wide - 48 - 10 - 2 * EDGE


def way_words(key: Key, *, whole: bool) -> str:
    """The text of a way to use a belonging, with its verb if `whole`."""
    words = deed_words(deed_of("", key))
    return say(f"ui-ld-stage-{key[0]}", words=words) if whole else words


def short_name(card: str) -> str:
    """The name of a belonging, without a profession."""
    return name(card).split(",")[0]


# ------------------------------------------------------------------ the rows between investigations


@dataclass(frozen=True)
class RosterRow:
    """The row of a Character: its head, the slots that are left, its belongings, and of these the `uses` that are legal now."""

    area: Area
    head: Area
    medal: Area
    slots: dict[int, Area] = field(default_factory=dict)
    belongings: dict[Key, Area] = field(default_factory=dict)
    uses: dict[Key, Area] = field(default_factory=dict)


def roster(canvas: Canvas, area: Area, t: State, legal: frozenset[Key]) -> list[RosterRow]:
    """A row for each Character; only `legal` uses have an area of their own."""
    made = []
    for seat, box in enumerate(rows(area, len(t.people), 12)):
        inner = box.inset(12, 10)
        medal, rest = off_left(inner, min(84.0, inner.h), 12)
        head, rest = off_top(rest, max(32.0, canvas.high(26, "title")), 4)
        slots, rest = _slots(t, seat, rest)
        goods = _goods(t, seat, rest, legal)
        made.append(RosterRow(box, head, medal, slots, goods, {key: spot for key, spot in goods.items() if key in legal}))
    return made


def _slots(t: State, seat: Seat, room: Area) -> tuple[dict[int, Area], Area]:
    """The areas of the current and the later slots, and the rest of the room."""
    left = range(t.slot, len(t.people[seat].clock)) if t.phase == "story" else range(0)
    if not left or room.h < 40:
        return {}, room
    line, rest = off_top(room, min(38.0, (room.h - 6) * 0.5), 6)
    side = min(line.h, line.w / len(t.people[seat].clock) - 2)
    return {slot: Area(line.x + place * (side + 2), line.y, side, side) for place, slot in enumerate(left)}, rest


def _goods(t: State, seat: Seat, room: Area, legal: frozenset[Key]) -> dict[Key, Area]:
    """The areas of belongings: one for each legal use, or one picture."""
    keys: list[Key] = [("spend", seat, way) for way in range(len(CHARACTERS[t.people[seat].id].virtue))]
    keys = [key for key in keys if key in legal]
    for good in owned(t, seat):
        keys += [way for way in ways_of(good) if way in legal] or [good]
    if room.h < 16 or not keys:
        return dict.fromkeys([key for key in keys if key in legal], NOWHERE)
    high = min(46.0, room.h)
    sizes = [(high * 1.6 + 8 if key in legal else high, high) for key in keys]
    return dict(zip(keys, flow(room, sizes, 6), strict=True))


def arrows(t: State, seat: Seat, row: RosterRow) -> dict[Key, Area]:
    """The arrows among the slots, by key."""
    clock = t.people[seat].clock
    return {("arrow", seat, slot): area for slot, area in row.slots.items() if is_arrow(clock[slot])}
