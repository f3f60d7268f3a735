"""Seating modes: whose view is drawn where, and what is covered when.

| mode | at the screen | what is drawn |
|---|---|---|
| solo | persons of one side | their half alone |
| neutral | spectators | one board with public facts |
| table | persons of both sides | the half of the prompted side, a shutter over the other, a curtain at every change |
| windows | persons of both sides | a window for each side, which always draws that side |
| open | spectators, or both sides with a card on the screen between them | both halves, each from its own view |

In the last two modes each side has a table of its own, and each table follows the other's answers as far as its side may know
them.
"""

from collections.abc import Mapping

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.ui.settings import Settings
from game.ui.terrorscape.table.side import SEATS

PAIRED = frozenset({"windows", "open"})
"""Modes in which each side has a table of its own."""
OFFERED = (("neutral", "open"), ("solo",), ("table", "windows", "open"))
"""The modes by number of sides with persons; the first of each is the default."""


def manned(holders: Mapping[Seat, str]) -> int:
    """The number of sides with persons."""
    return sum(any(holders.get(seat) == PERSON for seat in seats) for seats in SEATS.values())


def usual(settings: Settings, holders: Mapping[Seat, str]) -> str:
    """The last chosen mode if it is possible, else the default."""
    found = OFFERED[manned(holders)]
    wanted = settings.sitting if manned(holders) else settings.watching
    return wanted if wanted in found else found[0]


def remember(settings: Settings, holders: Mapping[Seat, str], mode: str) -> None:
    """Store the mode in the settings."""
    if manned(holders) == 0:
        settings.watching = "open" if mode == "open" else "neutral"
    elif manned(holders) == len(SEATS):
        settings.sitting = "windows" if mode == "windows" else "open" if mode == "open" else "table"
