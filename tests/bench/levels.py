"""How much better one level plays than another: `python tests/bench/levels.py hard normal [--size N] [--games N] [--seed S]`.

Both levels play the same nights: one Hero in the first adventure, more in the second, every party in turn. Prints how often each wins and
the difference with its interval of 95 %, for each size and for all parties of all sizes alike.
"""

import itertools
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from arguments import parser

from game.lab.simulate import play_one, prepare
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES

SURE = 1.96
"""So many standard errors to each side hold 95 of 100 differences."""


def nights(size: int, games: int, seed: int) -> Iterator[tuple[dict[str, str], int]]:
    adventure = next(name for name, row in ADVENTURES.items() if size in row.heroes)
    parties = itertools.cycle(itertools.combinations(ORDER, size))
    for number, party in zip(range(games), parties, strict=False):
        yield {"adventure": adventure, "heroes": ",".join(party)}, seed + number


def lead(night: tuple[dict[str, str], int], levels: tuple[str, str]) -> tuple[int, int]:
    """Whether the Heroes of each level win this night: 1 or 0."""
    options, seed = night
    first, second = (play_one(prepare("ravenloft", options, {}, level), seed) for level in levels)
    if first.trace or second.trace:
        raise SystemExit(first.trace or second.trace)
    return int(first.side == "heroes"), int(second.side == "heroes")


def difference(pairs: list[tuple[int, int]]) -> tuple[float, float]:
    """The mean difference of pairs and its standard error, in points of a hundred."""
    gains = [100.0 * (first - second) for first, second in pairs]
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))


def main() -> None:
    read = parser(__doc__, size=[], games=400, seed=1_000_000, jobs=2)
    read.add_argument("levels", nargs=2)
    asked = read.parse_args()
    found = {}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for size in asked.size or range(1, len(ORDER) + 1):
            jobs = list(nights(size, asked.games, asked.seed + size * asked.games))
            pairs = list(pool.map(lead, jobs, itertools.repeat(tuple(asked.levels))))
            mean, error = found[size] = difference(pairs)
            first, second = (100 * sum(side) / len(pairs) for side in zip(*pairs, strict=True))
            print(f"{size}: {first:.1f} to {second:.1f}, {mean:+.1f} +- {SURE * error:.1f} ({len(pairs)} nights)", flush=True)
    mean = sum(one for one, _ in found.values()) / len(found)
    error = sqrt(sum(one**2 for _, one in found.values())) / len(found)
    print(f"all sizes alike: {mean:+.1f} +- {SURE * error:.1f}")


if __name__ == "__main__":
    main()
