"""How people sit in the Villa: whose view is drawn where, and what is shut when.

| way | who is before the screen | what is drawn |
|---|---|---|
| solo | persons of one side | their half alone |
| neutral | nobody who plays | one house, as everybody may see it |
| table | persons of both sides | the half of the side that is asked; a shutter over the other, a curtain at every change |
| windows | persons of both sides | a window for each side, which draws that side alone, whoever is asked |
| open | nobody who plays, or both sides with a card on the screen between them | both halves, each from its own view |

In the last two each side has a Sitting of its own, and the two are mates: what one answers the other hears, as far as it may.
"""

from collections.abc import Mapping

from game.match import PERSON
from game.rules.engine.secret import Seat
from game.ui.settings import Settings
from game.ui.terrorscape.table.side import SEATS

PAIRED = frozenset({"windows", "open"})
"""Where each side has a Sitting of its own."""
OFFERED = (("neutral", "open"), ("solo",), ("table", "windows", "open"))
"""The ways to sit where nobody plays, where one side has persons, where both have; the first of each is the usual one."""


def manned(holders: Mapping[Seat, str]) -> int:
    """How many sides have persons."""
    return sum(any(holders.get(seat) == PERSON for seat in seats) for seats in SEATS.values())


def usual(settings: Settings, holders: Mapping[Seat, str]) -> str:
    """The way to sit that was chosen last among those that are possible."""
    found = OFFERED[manned(holders)]
    wanted = settings.sitting if manned(holders) else settings.watching
    return wanted if wanted in found else found[0]


def remember(settings: Settings, holders: Mapping[Seat, str], way: str) -> None:
    """Sit like this the next time, too."""
    if manned(holders) == 0:
        settings.watching = "open" if way == "open" else "neutral"
    elif manned(holders) == len(SEATS):
        settings.sitting = "windows" if way == "windows" else "open" if way == "open" else "table"
