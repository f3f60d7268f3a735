"""The joint distribution of three survivors over 15 locations, and its update by a turn.

A Joint is a flat list: the weight of survivors at spots a, b and c is number (a * 15 + b) * 15 + c.
"""

from collections.abc import Sequence

from game.rules.terrorscape.beliefs.habits import Act, House, acts
from game.rules.terrorscape.villa import ORDER, PLACES, START, Place

SPOTS: tuple[Place, ...] = tuple(PLACES)
N = len(SPOTS)
Joint = list[float]
Kernel = list[list[tuple[int, float]]]
"""For each spot the next spots, with weights: the rows of a sparse transition matrix."""
AT_HAND, IN_PASSING = 0.3, 0.03
"""The probabilities that a survivor that stays at, or passes, a removed barricade has removed it."""
MOST_MARKS = 4
"""The most traces of one turn that are evaluated; others are accepted without a source."""
ROUNDING = 1e-13
"""A smaller share of the total is attributed to rounding."""


def beginning() -> Joint:
    """The distribution at the start: all three at the main exit (TS-019)."""
    first = ORDER[START]
    joint = [0.0] * N**3
    joint[(first * N + first) * N + first] = 1.0
    return joint


def normal(joint: Joint) -> Joint:
    """The weights normalized to the sum 1."""
    total = sum(joint)
    return [weight / total for weight in joint]


def weighed(joint: Sequence[float], survivor: int, weights: Sequence[float]) -> Joint:
    """The joint weights multiplied by `weights` of one survivor's spot."""
    if survivor == 0:
        return [weight * part for a, part in enumerate(weights) for weight in joint[a * N * N : (a + 1) * N * N]]
    row = [part for part in weights for _ in range(N)] if survivor == 1 else list(weights) * N
    return [weight * part for weight, part in zip(joint, row * N, strict=True)]


def contracted(joint: Sequence[float], kernel: Kernel) -> Joint:
    """Apply `kernel` to the first survivor, which becomes the last one; three calls restore the order."""
    size = N * N
    nothing = [0.0] * size
    sources: list[list[tuple[float, Sequence[float]]]] = [[] for _ in range(N)]
    for spot, ways in enumerate(kernel):
        row = joint[spot * size : (spot + 1) * size]
        if ways and any(row):
            for to, weight in ways:
                sources[to].append((weight, row))
    rows = [_mixed(parts, nothing) if parts else nothing for parts in sources]
    return [part for column in zip(*rows, strict=True) for part in column]


def _mixed(parts: Sequence[tuple[float, Sequence[float]]], nothing: Sequence[float]) -> Sequence[float]:
    """The weighted sum of rows, four at a time for speed: the most expensive part of the update."""
    total: Sequence[float] | None = None
    for start in range(0, len(parts), 4):
        (i, a), (j, b), (k, c), (m, d) = [*parts[start : start + 4], *[(0.0, nothing)] * 3][:4]
        if total is None:
            total = [i * w + j * x + k * y + m * z for w, x, y, z in zip(a, b, c, d, strict=True)]
        else:
            total = [i * w + j * x + k * y + m * z + more for w, x, y, z, more in zip(a, b, c, d, total, strict=True)]
    return total or nothing


Traces = list[list[tuple[int, float, list[float]]]]
STAYING: Traces = [[(spot, 1.0, [0.0] * MOST_MARKS)] for spot in range(N)]
"""The Acts of a survivor that is not in the house."""


class Turn:
    """The public information about a turn of the survivors, and the update of a Joint by it.

    `noises` are the noisy locations, None with a firecracker; `marks` are further traces, each of a survivor that passed one of
    its locations; `still` reduces the probability that some have moved, and `out` are the survivors outside the house.
    """

    def __init__(
        self,
        names: Sequence[str],
        house: House,
        noises: frozenset[Place] | None,
        marks: Sequence[frozenset[Place]] = (),
        still: dict[str, float] | None = None,
        out: frozenset[int] = frozenset(),
    ) -> None:
        self.names, self.house, self.noises, self.still = names, house, noises, still or {}
        self.came = marks[:MOST_MARKS]
        self.heard = sorted(noises or (), key=ORDER.__getitem__)[: MOST_MARKS - len(self.came)]
        self.marks = len(self.heard) + len(self.came)
        self._traces = [STAYING if number in out else self._of(name) for number, name in enumerate(names)]

    def after(self, joint: Joint) -> Joint:
        """The weights after the turn, of the combinations that produce exactly the observed traces.

        By inclusion and exclusion: the total, minus the cases in which a trace has no source, plus those in which two have none,
        and so on.
        """
        total = [0.0] * N**3
        for silent in range(1 << self.marks):
            part = joint
            for survivor in range(len(self.names)):
                part = contracted(part, self._kernel(survivor, silent))
            sign = -1.0 if silent.bit_count() % 2 else 1.0
            total = [weight + sign * more for weight, more in zip(total, part, strict=True)]
        least = sum(total) * ROUNDING
        return [weight if weight > least else 0.0 for weight in total]

    def _of(self, name: str) -> Traces:
        """For each spot its Acts: the next spot, the weight including silence elsewhere, and the probability of each trace."""
        return [
            [(ORDER[act.to], self._quiet(name, spot, act), self._chances(spot, act)) for act in acts(name, spot, self.house)]
            for spot in SPOTS
        ]

    def _quiet(self, name: str, spot: Place, act: Act) -> float:
        weight = act.weight * (1.0 if act.to == spot else self.still.get(name, 1.0))
        if self.noises is not None:
            for place, chance in act.loud.items():
                if place not in self.noises:
                    weight *= 1 - chance
        return weight

    def _chances(self, spot: Place, act: Act) -> list[float]:
        here = AT_HAND if act.to == spot else IN_PASSING if self.house.items else 0.0
        return [
            *(act.loud.get(place, 0.0) for place in self.heard),
            *(here if act.near & ends else 0.0 for ends in self.came),
        ]

    def _kernel(self, survivor: int, silent: int) -> Kernel:
        """The kernel of a survivor that leaves none of the traces `silent`, and any of the others."""
        kernel: Kernel = []
        for ways in self._traces[survivor]:
            ends: dict[int, float] = {}
            for to, start, chances in ways:
                weight = start
                for bit, chance in enumerate(chances):
                    if silent >> bit & 1:
                        weight *= 1 - chance
                ends[to] = ends.get(to, 0.0) + weight
            kernel.append(list(ends.items()))
        return kernel
