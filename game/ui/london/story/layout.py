"""Where everything of the theatre lies: the track, the hour, the card, a stage for each Character, what comes of it, the question.

Between the investigations the map lies where the card and the stages are, and the people where the outcomes are. Everything that can be chosen
has a key, of which the first part says what it is: ("item", seat, id), ("ally", seat, id), ("secret", seat, id) are plates on a stage, and their parts
("use" | "deplete", seat, id, way), ("sacrifice", seat, id, way), ("confide", seat, id, way); ("spend", seat, way) is a Virtue token, ("apply", seat, way)
the Talent, ("die", seat, number) a die, ("seat", seat) the head of a stage, ("draw",) the deck, ("hand", card) a card of the hand,
("pick", card) a card that lies in the middle, ("place", place) a place on the map, ("arrow", seat, slot) a token of a clock, ("main",) the large button,
("button", number) and ("row", number) the plates of the question.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, SECRETS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.panels import goods_layout
from game.ui.widgets.layout import GAP, NOWHERE, columns, off_bottom, off_left, off_top

Key = tuple[Any, ...]
GRID = (1920.0, 1080.0)
STRIP, NARROW = 132.0, 116.0
"""How wide a closed stage is, where text is large and where it is not."""
TIGHT = 1.1
"""From so much larger text on the narrow layout serves better: one open stage, a card without a picture."""
TOOL = 44.0
LOW = 560.0
"""A stage that is lower than this has the short rows."""
ROWS, SHORT = (120.0, 84.0, 184.0), (76.0, 54.0, 124.0)
"""How high icons and Personality card, points and dice are, and where there is less room."""


@dataclass(frozen=True)
class Lay:
    """The areas.

    `stages` are there in an investigation and in the Endgame alone, those of `wide` are open, the others narrow strips; `hand` is below
    them in the Endgame. `map` and `roster` are there in between. `tools` is a square at the right end of `prompt`. `tight`: no
    illustration, the text scrolls.
    """

    track: Area
    hour: Area
    tools: Area
    script: Area
    middle: Area
    tiers: Area
    deck: Area
    prompt: Area
    main: Area
    map: Area
    roster: Area
    stages: dict[Seat, Area] = field(default_factory=dict)
    wide: frozenset[Seat] = frozenset()
    hand: Area = NOWHERE
    tight: bool = False


class Grid(NamedTuple):
    """The grid of the studies in a window of any shape."""

    across: float
    down: float

    def at(self, x: float, y: float, w: float, h: float) -> Area:
        """An area of the study."""
        return Area(x * self.across, y * self.down, w * self.across, h * self.down)


def lay(
    canvas: Canvas,
    *,
    present: Sequence[Seat] = (),
    absent: Sequence[Seat] = (),
    acting: Collection[Seat] = (),
    hand: bool = False,
) -> Lay:
    """The theatre: stages for those `present` and, where there is room, narrow ones for those `absent`; `acting` says who matters most now.

    `hand`: cards of a hand lie below the stages.
    """
    grid = Grid(canvas.room.w / GRID[0], canvas.room.h / GRID[1])
    tight = canvas.stretch / min(grid) > TIGHT
    wide = 480.0 if tight else 496.0
    middle = grid.at(40 + wide, 112, 1280 - wide, 792)
    stages_room, cards = off_bottom(middle, (236 if tight else 264) * grid.down, GAP) if hand else (NOWHERE, middle)
    stages_room, cards = (cards, stages_room) if hand else (middle, NOWHERE)
    stages, opened = _stages(stages_room, present, absent, acting, tight=tight, across=grid.across)
    prompt = grid.at(24, 920, 1296, 144)
    side = min(2 * TOOL + 8, prompt.h - 24)
    return Lay(
        track=grid.at(24, 16, 1296, 80),
        hour=grid.at(1344, 16, 552, 256),
        tools=Area(prompt.x + prompt.w - side - 16, prompt.centre[1] - side / 2, side, side),
        script=grid.at(24, 112, wide, 792),
        middle=middle,
        tiers=grid.at(1344, 288, 552, 444),
        deck=grid.at(1344, 748, 552, 156),
        prompt=prompt,
        main=grid.at(1344, 920, 552, 144),
        map=grid.at(24, 112, 1296, 792),
        roster=grid.at(1344, 288, 552, 616),
        stages=stages,
        wide=opened,
        hand=cards,
        tight=tight,
    )


def _stages(
    room: Area, present: Sequence[Seat], absent: Sequence[Seat], acting: Collection[Seat], *, tight: bool, across: float
) -> tuple[dict[Seat, Area], frozenset[Seat]]:
    """A stage for each: two that are present are both open if there is room; else the one that acts, and the others are strips."""
    if not present:
        return {}, frozenset()
    if len(present) == 2 and not tight:
        return dict(zip(present, columns(room, 2), strict=True)), frozenset(present)
    first = next((seat for seat in present if seat in acting), present[0])
    shown = [*present, *absent] if len(present) == 1 else [*present]
    strip = (STRIP if tight else NARROW) * across
    open_ = room.w - (strip + GAP) * (len(shown) - 1)
    areas = columns(room, [open_ if seat == first else strip for seat in shown])
    return dict(zip(shown, areas, strict=True)), frozenset((first,))


# ---------------------------------------------------------------------------------------------- a stage


@dataclass(frozen=True)
class Stage:
    """The parts of an open stage from the top: head, icons and Personality card, points, dice, plates for what is owned.

    A strip has a `head` alone. `spends` are the ways to spend a Virtue token, in the head; `felt` is nowhere where no
    dice are rolled; `goods` are the plates by key, and `deeds` the parts of them that can be pressed.
    """

    area: Area
    head: Area
    spends: dict[Key, Area] = field(default_factory=dict)
    sheet: Area = NOWHERE
    trait: Area = NOWHERE
    points: Area = NOWHERE
    felt: Area = NOWHERE
    dice: list[Area] = field(default_factory=list)
    goods: dict[Key, Area] = field(default_factory=dict)
    deeds: dict[Key, Area] = field(default_factory=dict)


def stage(canvas: Canvas, lay: Lay, t: State, seat: Seat, *, dice: int | None) -> Stage:
    """The parts of a stage on which `dice` lie, or are to be rolled; None: none are ever rolled there."""
    area, k = lay.stages[seat], max(1.0, canvas.stretch)
    if seat not in lay.wide:
        return Stage(area, area)
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
    goods = _goods(t, seat, rest, canvas)
    deeds = {
        key: part for good, plate in goods.items() for key, part in goods_layout.parts(canvas, t, plate, ways_of(good)).items()
    }
    return Stage(area, head, spends, sheet, trait, points, felt, _dice(felt, dice or 0), goods, deeds)


def _wanted(canvas: Canvas, t: State, seat: Seat) -> float:
    """How high all plates of a Character would like to be."""
    return len(owned(t, seat)) * (_least(canvas) + 8)


def _least(canvas: Canvas) -> float:
    """How high a plate has to be for a name and a line of deeds."""
    return canvas.high(20, "bold") + canvas.high(20) + 18


def _spends(t: State, seat: Seat, line: Area) -> dict[Key, Area]:
    """The ways to spend a Virtue token, beside each other."""
    ways = len(CHARACTERS[t.people[seat].id].virtue) if t.people[seat].virtue else 0
    parts = columns(line, max(1, ways), 8)
    return {("spend", seat, way): parts[way] for way in range(ways)}


def owned(t: State, seat: Seat) -> list[Key]:
    """What lies before a Character, by the keys of its plates."""
    person = t.people[seat]
    return [
        *(("item", seat, item.id) for item in person.items),
        *(("ally", seat, ally) for ally in person.allies),
        *(("secret", seat, secret) for secret in person.secrets),
    ]


def _goods(t: State, seat: Seat, room: Area, canvas: Canvas) -> dict[Key, Area]:
    """A plate for each thing: one below the other as long as two lines find room in each, else in two columns."""
    keys = owned(t, seat)
    across = 1 if _wanted(canvas, t, seat) <= room.h + 8 else 2
    down = max(1, -(-len(keys) // across))
    wide = (room.w - 8 * (across - 1)) / across
    below = max((len(ways) - 1 for ways in map(ways_of, keys) if not goods_layout.abreast(canvas, t, wide, ways)), default=0)
    high = min(92.0 + below * goods_layout.line(canvas), (room.h - 8 * (down - 1)) / down)
    lines = [Area(room.x, room.y + (high + 8) * line, room.w, high) for line in range(down)]
    places = [part for line in lines for part in columns(line, across, 8)]
    return dict(zip(keys, places, strict=False))


WAYS = {"item": ("use", "deplete"), "ally": ("sacrifice",), "secret": ("confide",)}


def ways_of(good: Key) -> list[Key]:
    """Every way in which an owned thing can be put to use, by key."""
    kind, seat, card = good
    if kind == "item":
        row = ITEMS[card]
        used: list[Key] = [("use", seat, card, way) for way in range(len(row.use))]
        return used + [("deplete", seat, card, way) for way in range(len(row.deplete))]
    count = len(ALLIES[card].sacrifice if kind == "ally" else SECRETS[card].spend)
    return [(WAYS[kind][0], seat, card, way) for way in range(count)]


def _dice(felt: Area, count: int) -> list[Area]:
    """Where the dice lie, in as many rows as leave them largest."""
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


# ---------------------------------------------------------------------------------------------- cards


def hand_cards(lay: Lay, count: int) -> list[Area]:
    """Where the cards of a hand lie: side by side, each showing its left edge where they are many."""
    room = lay.hand.inset(16, 12)
    if not count:
        return []
    wide = min(176.0, room.h * 0.7)
    step = min(wide + 12, (room.w - wide) / max(1, count - 1))
    return [Area(room.x + step * place, room.y, wide, room.h) for place in range(count)]


def picks(canvas: Canvas, room: Area, count: int) -> list[Area]:
    """Where cards lie that one is chosen of: in the middle, in as few rows as leave them legible."""
    if not count:
        return []
    least = 200.0 * min(1.3, canvas.stretch)
    per = max(1, min(count, int((room.w - 32 + GAP) / (least + GAP))))
    lines = -(-count // per)
    high = min(330.0 * min(1.3, canvas.stretch), (room.h - 24 - GAP * (lines - 1)) / lines)
    per = -(-count // lines)  # two and two rather than three and one
    wide = min(260.0 * min(1.3, canvas.stretch), (room.w - 32 - GAP * (per - 1)) / per)
    top = room.centre[1] - (lines * (high + GAP) - GAP) / 2
    made = []
    for place in range(count):
        line, column = divmod(place, per)
        here = min(per, count - line * per)
        left = room.centre[0] - (here * (wide + GAP) - GAP) / 2
        made.append(Area(left + column * (wide + GAP), top + line * (high + GAP), wide, high))
    return made
