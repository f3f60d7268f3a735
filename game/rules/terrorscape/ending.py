"""How a night ends."""

from typing import NoReturn

from game.rules.engine.script import Outcome


class Over(Exception):
    """One side has won in the middle of a script; nothing later is resolved (TS-157)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def win_killer(reason: str) -> NoReturn:
    """The killer wins (TS-155, TS-156)."""
    raise Over(Outcome(("killer",), reason))


def win_survivors(reason: str) -> NoReturn:
    """The survivors win (TS-150 to TS-152)."""
    raise Over(Outcome(("survivors",), reason))
