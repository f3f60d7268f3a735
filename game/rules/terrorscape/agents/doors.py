"""Which doors the killer barricades: those on the ways of the survivors, above all where he can follow and they cannot flee."""

from collections.abc import Iterable

from game.rules.terrorscape.agents.hunt import Hunt
from game.rules.terrorscape.state import Door, Place
from game.rules.terrorscape.tables.cards import NUMBERS
from game.rules.terrorscape.villa import NEAR, RADIO, START, STORES, WAY

FAR = 6
"""A way that is barred altogether counts as so many steps."""
DETOUR = 0.005
"""What each step more on a survivor's way to its goal is worth."""
CORNER = 0.0025
"""What each location fewer within a survivor's reach is worth."""


def spread(place: Place, barred: frozenset[Door]) -> dict[Place, int]:
    """Steps to every location that a survivor can walk to."""
    found, edge = {place: 0}, [place]
    for spot in edge:
        for other in NEAR[spot]:
            if other not in found and WAY[spot, other] not in barred:
                found[other] = found[spot] + 1
                edge.append(other)
    return found


def goals(hunt: Hunt) -> dict[Place, float]:
    """Where survivors want to go, and how much."""
    t = hunt.t
    if t.rescue is not None:
        return {}
    if t.keys >= NUMBERS.keys:
        return {START: 3.0}
    return {START: 0.3 + 0.3 * t.keys, RADIO: 0.4, **dict.fromkeys(STORES, 0.5)}


def hindrance(hunt: Hunt, barred: frozenset[Door]) -> float:
    """How much the barricades hinder survivors where they may be after their next turn."""
    wanted, total = goals(hunt), 0.0
    ways: dict[Place, dict[Place, int]] = {}
    for spots in hunt.later:
        for place, weight in spots.items():
            if weight > 0.02:
                steps = ways.setdefault(place, spread(place, barred))
                detour = sum(much * min(FAR, steps.get(goal, FAR)) for goal, much in wanted.items())
                room = sum(1 for far in steps.values() if far <= 2)
                total += weight * (DETOUR * detour - CORNER * room)
    return total


def rated(hunt: Hunt, doors: Iterable[Door]) -> list[tuple[Door, float]]:
    """Each door and what a barricade on it is worth; on a barred one another is worth nothing."""
    barred = frozenset(hunt.t.barricades)
    now = hindrance(hunt, barred)
    return [(door, 0.0 if door in barred else hindrance(hunt, barred | {door}) - now) for door in doors]


def loosest(hunt: Hunt, doors: Iterable[Door]) -> list[tuple[Door, float]]:
    """Each barricade and how little is lost without it."""
    barred = frozenset(hunt.t.barricades)
    now = hindrance(hunt, barred)
    return [(door, hindrance(hunt, barred - {door}) - now) for door in doors]
