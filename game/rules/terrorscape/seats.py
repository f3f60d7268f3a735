"""The seats of Terrorscape: the killer, and the three survivors (TS-010, TS-011)."""

from game.rules.engine.secret import Seat

KILLER: Seat = 0
TEAM: tuple[Seat, ...] = (1, 2, 3)
