"""Door animation: which door an Event opens, bars or clears, and how far the door has sprung up."""

from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.villa import EVERY_DOOR, WAY
from game.ui.table.animation_queue import swell

GHOST = "specter"
"""The killer that passes through walls and opens no doors."""
BUMP = 120.0
"""Duration of a door's movement in milliseconds."""
BARRED = event.BarricadePlaced | event.BarricadeLifted | event.BarricadeBroken | event.BarricadeCleared


class Bump(NamedTuple):
    """A moving door; `share` is 0 at rest and 1 at its highest."""

    door: str
    share: float = 0.0


def through(happened: Event, killer: str) -> str:
    """The door that a figure walks through, or "". A spectre moves no door."""
    walks = event.SurvivorWalked if killer == GHOST else event.SurvivorWalked | event.Crept | event.KillerMoved
    door = WAY.get((happened.origin, happened.place), "") if isinstance(happened, walks) else ""
    return door if door in EVERY_DOOR else ""


def moved(happened: Event, killer: str) -> str:
    """The door that an Event moves, or ""."""
    return happened.door if isinstance(happened, BARRED) else through(happened, killer)


def bump(door: str, ms: float, walk: float) -> Bump | None:
    """The movement of a door `ms` after its Event; a `walk` of so many milliseconds reaches the door halfway."""
    return Bump(door, swell((ms - max(0.0, walk - BUMP) / 2) / BUMP)) if door else None
