"""The layout of the story's table, and the keys of its targets.

An investigation shows the card, the Characters and the outcomes; otherwise the map and the people are shown.

The first part of a key is its kind: ("item", seat, id), ("ally", seat, id) and ("secret", seat, id) are belongings, with their
uses ("use" or "deplete", seat, id, way), ("sacrifice", seat, id, way), ("confide", seat, id, way); ("spend", seat, way) is a
Virtue token, ("apply", seat, way) the Talent, ("die", seat, number) a die, ("seat", seat) the head of a Character, ("draw",) the
deck, ("hand", card) a card in hand, ("pick", card) a card to choose from, ("place", place) a place on the map, ("arrow", seat,
slot) a token of a clock, ("main",) the large button, ("button", number) and ("row", number) further options of the prompt.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.widgets.layout import GAP, NOWHERE, columns, middle, off_bottom

Key = tuple[Any, ...]
GRID = (1920.0, 1080.0)
"""The size of the window for which the areas below are given."""
STRIP, NARROW = 132.0, 116.0
"""The width of a strip, in large print and otherwise."""
TIGHT = 1.1
"""From this text size on the tight layout is used: one open panel, and a card without a picture."""
TOOL = 44.0


@dataclass(frozen=True)
class StoryLayout:
    """The areas of the table.

    `character_areas` is filled in investigations and in the Endgame; the panels of `open_seats` are open, the others narrow
    strips. `hand` is below them in the Endgame. `map` and `roster` replace them between investigations. `tools` is a square at
    the right end of `prompt`. In a `tight` layout the card has no picture and its text scrolls.
    """

    track: Area
    hour: Area
    tools: Area
    card: Area
    middle: Area
    tiers: Area
    deck: Area
    prompt: Area
    main: Area
    map: Area
    roster: Area
    character_areas: dict[Seat, Area] = field(default_factory=dict)
    open_seats: frozenset[Seat] = frozenset()
    hand: Area = NOWHERE
    tight: bool = False


class DesignGrid(NamedTuple):
    """The scale from `GRID` to the window."""

    across: float
    down: float

    def at(self, x: float, y: float, w: float, h: float) -> Area:
        """An area of the window, given in `GRID` coordinates."""
        return Area(x * self.across, y * self.down, w * self.across, h * self.down)


def arrange(
    canvas: Canvas,
    *,
    present: Sequence[Seat] = (),
    absent: Sequence[Seat] = (),
    acting: Collection[Seat] = (),
    hand: bool = False,
) -> StoryLayout:
    """Lay out the table with panels for the Characters `present` and, with room, strips for those `absent`.

    Of several Characters the `acting` one is open. `hand` leaves room for the cards in hand below them.
    """
    grid = DesignGrid(canvas.room.w / GRID[0], canvas.room.h / GRID[1])
    tight = canvas.stretch / min(grid) > TIGHT
    wide = 480.0 if tight else 496.0
    middle = grid.at(40 + wide, 112, 1280 - wide, 792)
    stages_room, cards = off_bottom(middle, (236 if tight else 264) * grid.down, GAP) if hand else (NOWHERE, middle)
    stages_room, cards = (cards, stages_room) if hand else (middle, NOWHERE)
    stages, opened = _character_areas(stages_room, present, absent, acting, tight=tight, across=grid.across)
    prompt = grid.at(24, 920, 1296, 144)
    side = min(2 * TOOL + 8, prompt.h - 24)
    return StoryLayout(
        track=grid.at(24, 16, 1296, 80),
        hour=grid.at(1344, 16, 552, 256),
        tools=Area(prompt.x + prompt.w - side - 16, prompt.centre[1] - side / 2, side, side),
        card=grid.at(24, 112, wide, 792),
        middle=middle,
        tiers=grid.at(1344, 288, 552, 444),
        deck=grid.at(1344, 748, 552, 156),
        prompt=prompt,
        main=grid.at(1344, 920, 552, 144),
        map=grid.at(24, 112, 1296, 792),
        roster=grid.at(1344, 288, 552, 616),
        character_areas=stages,
        open_seats=opened,
        hand=cards,
        tight=tight,
    )


def _character_areas(
    room: Area, present: Sequence[Seat], absent: Sequence[Seat], acting: Collection[Seat], *, tight: bool, across: float
) -> tuple[dict[Seat, Area], frozenset[Seat]]:
    """The panel areas by seat, and the open seats: two Characters are both open if there is room, else the acting one."""
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


def hand_cards(area: Area, count: int) -> list[Area]:
    """The areas of the cards in hand: side by side, overlapping if they are many."""
    room = area.inset(16, 12)
    if not count:
        return []
    wide = min(176.0, room.h * 0.7)
    step = min(wide + 12, (room.w - wide) / max(1, count - 1))
    return [Area(room.x + step * place, room.y, wide, room.h) for place in range(count)]


def picks(canvas: Canvas, room: Area, count: int) -> list[Area]:
    """The areas of cards to choose from: centred, in as few rows as leave them legible."""
    if not count:
        return []
    least = 200.0 * min(1.3, canvas.stretch)
    per = max(1, min(count, int((room.w - 32 + GAP) / (least + GAP))))
    lines = -(-count // per)
    high = min(330.0 * min(1.3, canvas.stretch), (room.h - 24 - GAP * (lines - 1)) / lines)
    per = -(-count // lines)  # rather two rows of two than three and one
    wide = min(260.0 * min(1.3, canvas.stretch), (room.w - 32 - GAP * (per - 1)) / per)
    top = room.centre[1] - (lines * (high + GAP) - GAP) / 2
    made = []
    for place in range(count):
        line, column = divmod(place, per)
        here = min(per, count - line * per)
        left = room.centre[0] - (here * (wide + GAP) - GAP) / 2
        made.append(Area(left + column * (wide + GAP), top + line * (high + GAP), wide, high))
    return made


def map_of(canvas: Canvas, area: Area) -> MapLayout:
    """The map, as large as the area allows."""
    wide = min(area.w, area.h * 1344 / 864)
    return map_layout(canvas, middle(area, wide, wide * 864 / 1344))
