"""A model of a survivor's turn: its possible Acts and their probabilities, as the killer assumes them (TS-189, TS-190).

An Act is a way to spend a turn: its last location, weight and possible noise. Everything legal has a positive weight. The weights
were measured in simulated matches.
"""

from functools import lru_cache

from msgspec import Struct

from game.rules.terrorscape.tables.cards import SURVIVORS, item_with
from game.rules.terrorscape.villa import DISTANCE, NEAR, PLACES, RADIO, START, STORES, WAY, Door, Place, beyond

RARE = 0.045
"""The weight of each step or passage that takes an item."""
RAREST = 2
"""The most such items that are considered in one turn."""
SPRINT = 3
CAMERA = item_with("flash")
ODD = 0.002
"""The probability of a noise next to the path, by a bottle or another item."""
WILD = 0.003
"""The probability of a noise anywhere, by a trait or a plan."""
DISCOVERY = 0.2
"""The probability that a survivor discovers with noise: one of three, with 6 noisy cards of 32."""
SEARCH_NOISE = 0.64
"""7 of the 11 cards of the search deck are noisy."""
HEALING = 0.012
LURE = {
    "calm": (1.7, 1.7, 1.8, 1.8, 2.6, 2.0),
    "search": (1.0, 2.3, 7.4, 19.0, 34.0, 10.0),
    "repair": (1.0, 1.5, 2.5, 15.0, 35.0, 3.0),
    "else": (0.3, 0.33, 0.48, 0.62, 1.0, 0.58),
    "store": (0.2, 0.1, 0.33, 0.9, 3.5, 0.6),
    "radio": (0.4, 0.15, 0.4, 1.2, 1.2, 1.0),
    "exit": (1.7, 4.4, 4.7, 15.0, 15.0, 5.8),
}
"""How strongly actions at the own location, and other locations, attract survivors: by the distance from the visible killer (4: or more),
and last while he is hidden.

Measured in 75 matches of the normal level, 2615 turns of a survivor; the value for the exit applies when the keys are on the
wall.
"""
MOST = 4


class House(Struct, frozen=True):
    """The public facts of the house in a survivors' turn: barricaded doors, the visible killer, and the possible actions.

    `items` is True if a survivor may carry a drawn item, `keyed` if the exits are open, `called` if rescue is coming, and `wild`
    if traits or plans, which are hidden, are in play.
    """

    barred: frozenset[Door] = frozenset()
    lair: Place = ""
    items: bool = True
    keyed: bool = False
    called: bool = False
    wild: bool = False


class Act(Struct, frozen=True):
    """A way to spend a turn: its last location, its weight, its possible noise, and its possible path."""

    to: Place
    weight: float
    loud: dict[Place, float]
    near: frozenset[Place]


def lure(kind: str, house: House, place: Place) -> float:
    """How strongly something attracts survivors to a location, or keeps them there."""
    return LURE[kind][min(DISTANCE[house.lair][place], MOST) if house.lair else -1]


def pull(house: House, place: Place) -> float:
    """How strongly a location attracts survivors."""
    if house.keyed and place == START:
        return lure("exit", house, place)
    if house.called:
        return lure("else", house, place)
    return lure("store" if place in STORES else "radio" if place == RADIO else "else", house, place)


@lru_cache(maxsize=4096)
def acts(name: str, place: Place, house: House) -> tuple[Act, ...]:
    """Every Act of a survivor that begins its turn at `place`; the weights add up to 1."""
    found = [*_still(name, place, house), *_on_the_way(name, place, house)]
    total = sum(act.weight for act in found)
    return tuple(Act(act.to, act.weight / total, act.loud, act.near) for act in found)


def _act(name: str, to: Place, weight: float, way: frozenset[Place], house: House, loud: float = 0.0) -> Act:
    """An Act that ends at `to` with noise there of probability `loud`; discovery and rare noises are added."""
    heard = dict.fromkeys(PLACES, WILD) if house.wild else {}
    heard |= dict.fromkeys((other for place in sorted(way) for other in (place, *NEAR[place])), ODD if house.items else 0.0)
    if SURVIVORS[name].item == CAMERA:
        heard |= dict.fromkeys(sorted(way), HEALING)
    quiet = (1 - loud) * (1 - DISCOVERY) * (1 - heard.get(to, 0.0))
    return Act(to, weight, {**heard, to: 1 - quiet}, way)


def _still(name: str, place: Place, house: House) -> list[Act]:
    """The Acts at the own location."""
    here, row = frozenset({place}), SURVIVORS[name]
    found = [_act(name, place, lure("calm", house, place), here, house, HEALING)]
    if place == house.lair:
        return found
    if place in STORES:
        found.append(_act(name, place, lure("search", house, place), here, house, 0.0 if row.soft else SEARCH_NOISE))
    if place == RADIO and not house.called:
        found.append(_act(name, place, lure("repair", house, place), here, house, 1.0))
    return found


def _on_the_way(name: str, place: Place, house: House) -> list[Act]:
    """The Acts that end elsewhere: each last location once, by its cheapest path."""
    found = []
    for (to, loud), (rare, way) in _ends(name, place, house.barred, RAREST if house.items else 0).items():
        found.append(_act(name, to, pull(house, to) * RARE**rare, way, house, 1.0 if loud else 0.0))
    return found


_Ends = dict[tuple[Place, bool], tuple[int, frozenset[Place]]]
_Stage = tuple[Place, int, bool]


@lru_cache(maxsize=4096)
def _ends(name: str, start: Place, barred: frozenset[Door], most: int) -> _Ends:
    """The last locations of a turn from `start`, with or without the noise of a sprint: the fewest rare items, and the locations passed with up to `most`.

    A stage is a location, the rest of the main action (3: untouched, 2 and 1: steps of a walk, 0: done), and whether it was a
    sprint.
    """
    best: dict[_Stage, int] = {(start, 3, False): 0}
    passed: dict[Place, set[Place]] = {start: {start}}
    edge: list[_Stage] = [(start, 3, False)]
    while edge:
        edge.sort(key=lambda stage: best[stage], reverse=True)
        stage = edge.pop()
        for after, rare in _moves(name, stage, barred):
            cost = best[stage] + rare
            if cost <= most and cost < best.get(after, most + 1):
                best[after] = cost
                edge.append(after)
            if cost <= most:
                passed.setdefault(after[0], {after[0]}).update(passed[stage[0]])
    ends: _Ends = {}
    for (place, _, loud), rare in best.items():
        if (place != start or loud) and rare < ends.get((place, loud), (most + 1, frozenset()))[0]:
            ends[place, loud] = (rare, frozenset(passed[place]))
    return ends


def _moves(name: str, stage: _Stage, barred: frozenset[Door]) -> list[tuple[_Stage, int]]:
    """The next stages, and whether each takes a rare item."""
    place, left, sprint = stage
    row, found = SURVIVORS[name], list[tuple[_Stage, int]]()
    for other in NEAR[place]:
        if WAY[place, other] in barred:
            continue
        found.append(((other, left, sprint), 1))
        if left:
            found.append(((other, 1 if left == 3 else left - 1, sprint), 0))
        if left == 3 and row.special == "sprint":
            found.append(((other, 2, True), 0))
    for other in beyond(place):
        if row.attentive:
            found.append(((other, left, sprint), 1))
        if left == 3:
            found.append(((other, 0, sprint), 0 if row.attentive else 1))
    return found
