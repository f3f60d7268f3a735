"""The tutorials of Terrorscape: a first night as the survivors, and one as the killer."""

from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.ui.table.tutorial.tutorial import Guide
from game.ui.terrorscape.targets import ACTIONS

PLACES = frozenset(
    {"survivors", "tray", "buttons", "hand", "rooms", "tools/undo", "tools/log", *(f"actions/{what}" for what in ACTIONS)}
)
"""What a lesson can point at: groups of targets, and single ones."""


def _survivors(t: State, seats: frozenset[Seat]) -> frozenset[str]:
    return frozenset(t.survivors[seat - 1].id for seat in seats if seat)


AS_SURVIVORS = Guide("terrorscape", "guide-survivors", _survivors, {}, PLACES)
AS_KILLER = Guide("terrorscape", "guide-killer", _survivors, {}, PLACES)
GUIDES = (AS_SURVIVORS, AS_KILLER)
