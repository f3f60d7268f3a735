"""The belief about the survivors' locations from public information, used by the killer and by the team that models him.

A belief is a joint distribution over the locations of all three, because any of them may have made a noise. It is computed only
from the public record (TS-189 to TS-203), so that both sides get the same one without hidden information.
"""

from functools import lru_cache

from msgspec import Struct

from game.rules.terrorscape.beliefs.joint import SPOTS, N
from game.rules.terrorscape.state import Place


class Belief(Struct, frozen=True):
    """The survivors' ids, and the probability of each combination of locations: `joint[(a * 15 + b) * 15 + c]`, with the sum 1."""

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
    """The three locations of an index of a joint belief."""
    return SPOTS[number // (N * N)], SPOTS[number // N % N], SPOTS[number % N]


@lru_cache(maxsize=256)
def gatherings(belief: Belief) -> dict[Place, dict[tuple[int, ...], float]]:
    """For each location the groups that may be there, with their probabilities."""
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
