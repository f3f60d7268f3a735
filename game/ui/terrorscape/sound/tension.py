"""Tension as far as the listeners may know it; drives heartbeat, music and storm.

Everything is computed from an Observation, in which the other side's part is Hidden, and from public facts.
"""

from game.rules.terrorscape.state import Dark, Place, State, Team
from game.rules.terrorscape.villa import DISTANCE, PLACES
from game.ui.terrorscape.board.villa import OUTSIDE
from game.ui.terrorscape.layout import KILLER, SURVIVORS

OPEN = "open"
"""The listener of a match without secrets: one that has ended, or one that only agents play."""
SLOW, FAST = 1300.0, 560.0
"""Milliseconds between two heartbeats at the least and the greatest danger."""
STEPS = (1.0, 0.7, 0.35)
"""The danger in the killer's room and one and two steps away."""
UNSEEN = 1
"""Steps added to the distance of a hidden killer, who may have moved since he was seen."""
WOUNDS = (0.0, 0.45, 0.7, 0.9)
"""The danger from none, one, two and three wounded survivors."""
SCENT = (0.8, 0.5)
"""How strongly the killer reacts to noise in his room and one step away."""
MIDDLE = 500.0
"""The horizontal middle of the Villa, in Villa pixels."""
PER_ROUND, PER_LEVEL, CALLED = 0.055, 0.13, 0.2
"""How much each round, each level of the killer and the call for rescue add to the tension."""


def killer_location(t: State, listener: str) -> tuple[Place, int]:
    """The killer's location as far as the listeners know, and the steps to add to distances from it."""
    if listener in (KILLER, OPEN) and isinstance(t.dark, Dark):
        return t.dark.place, 0
    return (t.seen, UNSEEN) if t.place is None else (t.place, 0)


def whereabouts(t: State, listener: str) -> list[Place]:
    """The locations of the survivors in the house, if the listeners may know them; else none."""
    if listener not in (SURVIVORS, OPEN) or not isinstance(t.team, Team):
        return []
    return [place for one, place in zip(t.survivors, t.team.places, strict=True) if not one.fate]


def danger(t: State, listener: str) -> float:
    """The danger from 0 to 1: for the killer by the nearest noise, for others by his distance and their wounds."""
    lair, off = killer_location(t, listener)
    if listener == KILLER:
        return max((_at(SCENT, DISTANCE[lair][place]) for place in t.noise), default=0.0)
    wounded = sum(one.hurt and not one.fate for one in t.survivors)
    near = max((_at(STEPS, DISTANCE[lair][place] + off) for place in whereabouts(t, listener)), default=0.0)
    return max(near, WOUNDS[min(wounded, len(WOUNDS) - 1)])


def beat(t: State, listener: str) -> float:
    """Milliseconds between two heartbeats, 0 without danger."""
    share = danger(t, listener) if t.end is None else 0.0
    return float(round(SLOW - (SLOW - FAST) * share, -1)) if share else 0.0


def tension(t: State) -> float:
    """The tension from 0 to 1, by the round, the killer's level and the call for rescue, which are public."""
    called = CALLED if t.rescue is not None else 0.0
    return min(1.0, PER_ROUND * max(0, t.round - 1) + PER_LEVEL * (t.level - 1) + called)


def in_rain(t: State, listener: str) -> float:
    """The share of the listeners that is outside, from 0 to 1; 0 if both sides listen."""
    if listener == KILLER:
        return 1.0 if killer_location(t, listener)[0] in OUTSIDE else 0.0
    places = whereabouts(t, listener)
    return sum(place in OUTSIDE for place in places) / len(places) if places else 0.0


def stereo_position(place: Place) -> float:
    """The stereo position of a room from -1 (left) to 1 (right)."""
    return (PLACES[place].x - MIDDLE) / MIDDLE


def _at(steps: tuple[float, ...], distance: int) -> float:
    return steps[distance] if distance < len(steps) else 0.0
