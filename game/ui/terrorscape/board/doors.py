"""Doors that move: which one an Event opens, bars or clears, and how far it has sprung at a time."""

from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.villa import EVERY_DOOR, WAY
from game.ui.table.animation_queue import swell

GHOST = "specter"
"""Who opens no doors."""
BUMP = 120.0
"""Milliseconds that a door moves."""
BARRED = event.BarricadePlaced | event.BarricadeLifted | event.BarricadeBroken | event.BarricadeCleared


class Bump(NamedTuple):
    """A door, and how far it has sprung: 0 is as it lies, 1 the most."""

    door: str
    share: float = 0.0


def through(happened: Event, killer: str) -> str:
    """The door through which somebody goes who is no spectre, "" if nobody does."""
    walks = event.SurvivorWalked if killer == GHOST else event.SurvivorWalked | event.Crept | event.KillerMoved
    door = WAY.get((happened.origin, happened.place), "") if isinstance(happened, walks) else ""
    return door if door in EVERY_DOOR else ""


def moved(happened: Event, killer: str) -> str:
    """The door that an Event moves, "" if none."""
    return happened.door if isinstance(happened, BARRED) else through(happened, killer)


def bump(door: str, ms: float, walk: float) -> Bump | None:
    """How a door stands so many milliseconds after an Event has begun to be shown; it is reached in the middle of a `walk` that takes so long."""
    return Bump(door, swell((ms - max(0.0, walk - BUMP) / 2) / BUMP)) if door else None
