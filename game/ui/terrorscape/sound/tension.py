"""How near the end is, as far as those may know who listen: what the heart, the music and the storm go by.

Everything here is worked out from a view, in which the other side's part is Hidden, and from public facts.
"""

from game.rules.terrorscape.state import Dark, Place, State, Team
from game.rules.terrorscape.villa import DISTANCE, PLACES
from game.ui.terrorscape.board.villa import OUTSIDE
from game.ui.terrorscape.layout import KILLER, SURVIVORS

OPEN = "open"
"""Who listens where nothing is hidden any more: a night that is over, or one that only the program plays."""
SLOW, FAST = 1300.0, 560.0
"""Milliseconds between two beats: in the least danger, and in the greatest."""
STEPS = (1.0, 0.7, 0.35)
"""How great the danger is in the killer's room, in the next one, and in the one after."""
UNSEEN = 1
"""A killer that hides may have come a step nearer than where he was seen last, or gone: he counts as so much farther."""
WOUNDS = (0.0, 0.45, 0.7, 0.9)
"""What one, two and three wounded survivors add to the danger."""
SCENT = (0.8, 0.5)
"""How strongly a killer feels noise that was told of in his room, and in the next one."""
MIDDLE = 500.0
"""The middle of the Villa from left to right, where its table of locations puts it."""
PER_ROUND, PER_LEVEL, CALLED = 0.055, 0.13, 0.2
"""How much each round, each level of the killer and the call for rescue tighten the music."""


def killer_location(t: State, listener: str) -> tuple[Place, int]:
    """Where the listeners believe the killer, and how many steps less near that makes him; he himself knows."""
    if listener in (KILLER, OPEN) and isinstance(t.dark, Dark):
        return t.dark.place, 0
    return (t.seen, UNSEEN) if t.place is None else (t.place, 0)


def whereabouts(t: State, listener: str) -> list[Place]:
    """Where the survivors are that are still in the house, for those who may know; for others nobody is anywhere."""
    if listener not in (SURVIVORS, OPEN) or not isinstance(t.team, Team):
        return []
    return [place for one, place in zip(t.survivors, t.team.places, strict=True) if not one.fate]


def danger(t: State, listener: str) -> float:
    """From 0 to 1: for the killer how near a noise was that was told of, for all others how near he may be and who is wounded."""
    lair, off = killer_location(t, listener)
    if listener == KILLER:
        return max((_at(SCENT, DISTANCE[lair][place]) for place in t.noise), default=0.0)
    wounded = sum(one.hurt and not one.fate for one in t.survivors)
    near = max((_at(STEPS, DISTANCE[lair][place] + off) for place in whereabouts(t, listener)), default=0.0)
    return max(near, WOUNDS[min(wounded, len(WOUNDS) - 1)])


def beat(t: State, listener: str) -> float:
    """The milliseconds between two beats of the heart, 0 while there is no danger."""
    share = danger(t, listener) if t.end is None else 0.0
    return float(round(SLOW - (SLOW - FAST) * share, -1)) if share else 0.0


def tension(t: State) -> float:
    """From 0 to 1, how late and how grim the night is: by the round, the killer's level and the call for rescue, which are all public."""
    called = CALLED if t.rescue is not None else 0.0
    return min(1.0, PER_ROUND * max(0, t.round - 1) + PER_LEVEL * (t.level - 1) + called)


def in_rain(t: State, listener: str) -> float:
    """Which part of those who listen stands outside, from 0 to 1; where both sides listen, nobody does."""
    if listener == KILLER:
        return 1.0 if killer_location(t, listener)[0] in OUTSIDE else 0.0
    places = whereabouts(t, listener)
    return sum(place in OUTSIDE for place in places) / len(places) if places else 0.0


def stereo_position(place: Place) -> float:
    """How far to the left (-1) or right (1) a room is heard."""
    return (PLACES[place].x - MIDDLE) / MIDDLE


def _at(steps: tuple[float, ...], distance: int) -> float:
    return steps[distance] if distance < len(steps) else 0.0
