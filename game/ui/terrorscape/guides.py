"""The tutorials of Terrorscape: a first night as the survivors, and one as the killer."""

from collections.abc import Sequence

from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import RADIO, START, STORES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.tutorial.tutorial import Guide
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.layout import Layout, guess_areas, plates
from game.ui.terrorscape.panels.divider import tight
from game.ui.terrorscape.targets import ACTIONS, SPOT
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import bounds

PLATES = {"keys": 1, "rescue": 2}
"""Plates on the divider that a lesson can point at, by their numbers."""
SPOTS = {"radio": RADIO, "start": START}
"""Rooms that a lesson can point at."""
PLACES = frozenset(
    {"survivors", "tray", "buttons", "hand", "rooms", "plates", "guess", "tools/undo", "tools/log", "tools/marks"}
    | {f"actions/{what}" for what in ACTIONS} | set(PLATES) | set(SPOTS)
)  # fmt: skip
"""What a lesson can point at: groups of targets, single ones, and places that are always on the table."""


def area_of(canvas: Canvas, layout: Layout, points: str) -> Area | None:
    """The area of a place that is always on the table: a plate, a room, the killer's estimate; None for a target or without room."""
    if points in SPOTS:
        return layout.half.viewport.around(ROOMS[SPOTS[points]].spot, SPOT).inset(-SPOT / 4)
    if points in PLATES and not tight(canvas, layout.divider):
        return plates(layout.divider)[PLATES[points]]
    if points == "guess":  # with the words before it, which an arrow must not cover
        before = sum(canvas.wide(say(words), 21) + 50 for words in ("ui-ts-guess", "ui-ts-noise-now", "ui-ts-noise-past"))
        return bounds(guess_areas(layout.half)).trimmed(left=-before)
    return None


def room_area(layout: Layout, targets: Sequence[Target], points: str) -> Area | None:
    """The area of a room that can be chosen, for "rooms": one with items if possible."""
    near = [item.key[1] for item in targets if item.group == points == "rooms" and item.data and isinstance(item.key, tuple)]
    found = sorted(near, key=lambda place: place not in STORES)
    return layout.half.viewport.area_of(ROOMS[found[0]]) if found else None


def _survivors(t: State, seats: frozenset[Seat]) -> frozenset[str]:
    return frozenset(t.survivors[seat - 1].id for seat in seats if seat)


AS_SURVIVORS = Guide("terrorscape", "guide-survivors", _survivors, {}, PLACES)
AS_KILLER = Guide("terrorscape", "guide-killer", _survivors, {}, PLACES)
GUIDES = (AS_SURVIVORS, AS_KILLER)
