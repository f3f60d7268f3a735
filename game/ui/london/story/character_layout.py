"""The layout of a Character's panel, and the keys of what a Character owns."""

from dataclasses import dataclass, field

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, SECRETS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.layout import Key, StoryLayout
from game.ui.london.story.panels import belonging_layout
from game.ui.widgets.layout import NOWHERE, columns, off_left, off_top

LOW = 560.0
"""A panel lower than this has the short rows."""
ROWS, SHORT = (120.0, 84.0, 184.0), (76.0, 54.0, 124.0)
"""The heights of icons and Personality card, of points, and of dice; and the short ones."""


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


def character_layout(canvas: Canvas, layout: StoryLayout, t: State, seat: Seat, *, dice: int | None) -> CharacterLayout:
    """Lay out the panel of a Character with this number of `dice`; None if no dice are rolled."""
    area, k = layout.character_areas[seat], max(1.0, canvas.stretch)
    if seat not in layout.open_seats:
        return CharacterLayout(area, area)
    inner = area.inset(16, 12)
    chip = max(34.0, canvas.high(19) + 10)
    low, gap, wants = area.h < LOW, 10.0, _wanted(canvas, t, seat)
    head, rest = off_top(inner, max(64.0 if low else 84.0, canvas.high(30, "title") + canvas.high(20)) + chip + 10, gap)
    spends = _spends(t, seat, Area(head.x, head.y + head.h - chip, head.w, chip))
    short = low or rest.h - sum(ROWS) * min(k, 1.15) - 3 * gap < wants
    heights = [high * min(k, 1.15) for high in (SHORT if short else ROWS)]
    traits, rest = off_top(rest, heights[0], gap)
    sheet, trait = off_left(traits, traits.w * 0.34, 12)
    points, rest = off_top(rest, heights[1], gap)
    felt = NOWHERE
    if dice is not None:
        felt, rest = off_top(rest, min(heights[2], rest.h * 0.46), gap)
    goods = _belonging_plates(t, seat, rest, canvas)
    deeds = {
        key: part
        for good, plate in goods.items()
        for key, part in belonging_layout.parts(canvas, t, plate, ways_of(good)).items()
    }
    return CharacterLayout(area, head, spends, sheet, trait, points, felt, _dice(felt, dice or 0), goods, deeds)


def _wanted(canvas: Canvas, t: State, seat: Seat) -> float:
    """The height at which all belongings of a Character fit below each other."""
    return len(owned(t, seat)) * (_least(canvas) + 8)


def _least(canvas: Canvas) -> float:
    """The height of a plate with a name and a line of uses."""
    return canvas.high(20, "bold") + canvas.high(20) + 18


def _spends(t: State, seat: Seat, line: Area) -> dict[Key, Area]:
    """The ways to spend a Virtue token, side by side."""
    ways = len(CHARACTERS[t.people[seat].id].virtue) if t.people[seat].virtue else 0
    parts = columns(line, max(1, ways), 8)
    return {("spend", seat, way): parts[way] for way in range(ways)}


def owned(t: State, seat: Seat) -> list[Key]:
    """The keys of a Character's belongings."""
    person = t.people[seat]
    return [
        *(("item", seat, item.id) for item in person.items),
        *(("ally", seat, ally) for ally in person.allies),
        *(("secret", seat, secret) for secret in person.secrets),
    ]


def _belonging_plates(t: State, seat: Seat, room: Area, canvas: Canvas) -> dict[Key, Area]:
    """A plate for each belonging: below each other if two lines fit into each, else in two columns."""
    keys = owned(t, seat)
    across = 1 if _wanted(canvas, t, seat) <= room.h + 8 else 2
    down = max(1, -(-len(keys) // across))
    wide = (room.w - 8 * (across - 1)) / across
    below = max((len(ways) - 1 for ways in map(ways_of, keys) if not belonging_layout.abreast(canvas, t, wide, ways)), default=0)
    high = min(92.0 + below * belonging_layout.line(canvas), (room.h - 8 * (down - 1)) / down)
    lines = [Area(room.x, room.y + (high + 8) * line, room.w, high) for line in range(down)]
    places = [part for line in lines for part in columns(line, across, 8)]
    return dict(zip(keys, places, strict=False))


WAYS = {"item": ("use", "deplete"), "ally": ("sacrifice",), "secret": ("confide",)}


def ways_of(good: Key) -> list[Key]:
    """The keys of all ways to use a belonging."""
    kind, seat, card = good
    if kind == "item":
        row = ITEMS[card]
        used: list[Key] = [("use", seat, card, way) for way in range(len(row.use))]
        return used + [("deplete", seat, card, way) for way in range(len(row.deplete))]
    count = len(ALLIES[card].sacrifice if kind == "ally" else SECRETS[card].spend)
    return [(WAYS[kind][0], seat, card, way) for way in range(count)]


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
    per, side = -(-count // lines), max(1.0, sides[lines])
    made = []
    for number in range(count):
        line, column = divmod(number, per)
        here = min(per, count - line * per)
        x = inner.centre[0] - (here * (side + 8) - 8) / 2 + column * (side + 8)
        y = inner.centre[1] - (lines * (side + 8) - 8) / 2 + line * (side + 8)
        made.append(Area(x, y, side, side))
    return made
