"""Rates doors for barricades: those on the survivors' paths, and those that limit their escape."""

from collections.abc import Iterable

from game.rules.terrorscape.agents.hunt import Hunt
from game.rules.terrorscape.state import Door, Place
from game.rules.terrorscape.tables.cards import NUMBERS
from game.rules.terrorscape.villa import NEAR, RADIO, START, STORES, WAY

FAR = 6
"""The distance, in steps, that stands for a blocked path."""
DETOUR = 0.005
"""The value of each additional step on a survivor's path to its goal."""
CORNER = 0.0025
"""The value of each location fewer within a survivor's range."""


def spread(place: Place, barred: frozenset[Door]) -> dict[Place, int]:
    """The steps to every location that a survivor can walk to."""
    found, edge = {place: 0}, [place]
    for spot in edge:
        for other in NEAR[spot]:
            if other not in found and WAY[spot, other] not in barred:
                found[other] = found[spot] + 1
                edge.append(other)
    return found


def goals(hunt: Hunt) -> dict[Place, float]:
    """The goals of the survivors, with their weights."""
    t = hunt.t
    if t.rescue is not None:
        return {}
    if t.keys >= NUMBERS.keys:
        return {START: 3.0}
    return {START: 0.3 + 0.3 * t.keys, RADIO: 0.4, **dict.fromkeys(STORES, 0.5)}


def hindrance(hunt: Hunt, barred: frozenset[Door]) -> float:
    """The value of barricades against survivors at their possible locations after their next turn."""
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
    """Each door with the value of a barricade on it, 0 for a barricaded one."""
    barred = frozenset(hunt.t.barricades)
    now = hindrance(hunt, barred)
    return [(door, 0.0 if door in barred else hindrance(hunt, barred | {door}) - now) for door in doors]


def loosest(hunt: Hunt, doors: Iterable[Door]) -> list[tuple[Door, float]]:
    """Each barricade with the negative value of removing it."""
    barred = frozenset(hunt.t.barricades)
    now = hindrance(hunt, barred)
    return [(door, hindrance(hunt, barred - {door}) - now) for door in doors]
