"""The end of a match."""

from collections.abc import Iterable
from typing import NoReturn

from game.rules.engine.script import Outcome, own_side
from game.rules.engine.secret import Seat


class Over(Exception):
    """Raised when one side wins in the middle of a script; nothing later is resolved (TS-157)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def win_killer(reason: str) -> NoReturn:
    """End the match: the killer wins (TS-155, TS-156)."""
    raise Over(Outcome(("killer",), reason))


def win_survivors(reason: str) -> NoReturn:
    """End the match: the survivors win (TS-150 to TS-152)."""
    raise Over(Outcome(("survivors",), reason))


def part_ways(winners: Iterable[Seat], reason: str) -> NoReturn:
    """End a match of Separate Ways: each seat wins for itself (TS-250 to TS-252)."""
    raise Over(Outcome(tuple(own_side(seat) for seat in winners), reason))
