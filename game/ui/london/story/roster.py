"""The layout of the people between investigations: their heads, the slots that are left, and their belongings."""

from dataclasses import dataclass, field

from game.rules.engine.secret import Seat
from game.rules.london.places import is_arrow
from game.rules.london.state import State
from game.rules.london.tables.cards import CHARACTERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.character_layout import owned, ways_of
from game.ui.london.story.layout import Key
from game.ui.widgets.layout import NOWHERE, flow, off_left, off_top, rows


@dataclass(frozen=True)
class RosterRow:
    """The row of a Character. `uses` are the belongings that can be used now."""

    area: Area
    head: Area
    medal: Area
    slots: dict[int, Area] = field(default_factory=dict)
    belongings: dict[Key, Area] = field(default_factory=dict)
    uses: dict[Key, Area] = field(default_factory=dict)


def people(canvas: Canvas, area: Area, t: State, legal: frozenset[Key]) -> list[RosterRow]:
    """A row for each Character; only `legal` uses have an area of their own."""
    made = []
    for seat, box in enumerate(rows(area, len(t.people), 12)):
        inner = box.inset(12, 10)
        medal, rest = off_left(inner, min(84.0, inner.h), 12)
        head, rest = off_top(rest, max(32.0, canvas.high(26, "title")), 4)
        slots, rest = _slots(t, seat, rest)
        goods = _plates(canvas, t, seat, rest, legal)
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


def _plates(canvas: Canvas, t: State, seat: Seat, room: Area, legal: frozenset[Key]) -> dict[Key, Area]:
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
