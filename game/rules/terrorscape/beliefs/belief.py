"""Where the survivors can be, as everybody who has heard what was public can tell: the killer, and the team that thinks as he does.

A belief is joint: a weight for each way in which the three can stand, for a noise was made by one of them or by another. It is worked out
from the record alone (TS-189 to TS-203), so both sides come to the same, and nothing hidden has a part in it.
"""

from functools import lru_cache

from msgspec import Struct

from game.rules.terrorscape.beliefs.joint import SPOTS, N
from game.rules.terrorscape.state import Place


class Belief(Struct, frozen=True):
    """The survivors' ids, and the weight of each way in which they can stand: `joint[(a * 15 + b) * 15 + c]`, the sum is 1."""

    names: tuple[str, ...]
    joint: tuple[float, ...]

    def alone(self, survivor: int) -> dict[Place, float]:
        """The probability of each location for one survivor, without those that are impossible."""
        if survivor == 2:
            sums = [sum(self.joint[spot::N]) for spot in range(N)]
        elif survivor == 1:
            rows = [sum(self.joint[start : start + N]) for start in range(0, N**3, N)]
            sums = [sum(rows[spot::N]) for spot in range(N)]
        else:
            sums = [sum(self.joint[spot * N * N : (spot + 1) * N * N]) for spot in range(N)]
        return {place: weight for place, weight in zip(SPOTS, sums, strict=True) if weight}


def standing(number: int) -> tuple[Place, Place, Place]:
    """Where the three stand in the entry of a joint belief with this number."""
    return SPOTS[number // (N * N)], SPOTS[number // N % N], SPOTS[number % N]


@lru_cache(maxsize=256)
def gatherings(belief: Belief) -> dict[Place, dict[tuple[int, ...], float]]:
    """For each location who may be there together, and how likely just these are."""
    joint, size = belief.joint, N * N
    singles = [belief.alone(survivor) for survivor in range(3)]
    found: dict[Place, dict[tuple[int, ...], float]] = {}
    for x, place in enumerate(SPOTS):
        every = joint[(x * N + x) * N + x]
        first = sum(joint[(x * N + x) * N : (x * N + x + 1) * N]) - every
        second = sum(joint[x * size + x : (x + 1) * size : N]) - every
        third = sum(joint[x * N + x :: size]) - every
        pairs = {(0, 1): first, (0, 2): second, (1, 2): third, (0, 1, 2): every}
        for survivor in range(3):
            with_others = sum(chance for who, chance in pairs.items() if survivor in who)
            pairs[(survivor,)] = singles[survivor].get(place, 0.0) - with_others
        found[place] = {who: chance for who, chance in pairs.items() if chance > 1e-12}
    return found
