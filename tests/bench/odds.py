"""How many nights Heroes of the normal level win: `python tests/bench/odds.py --out FILE [--games N] [--seed S]`.

Every adventure is played with the suggested powers and the whole Treasure deck: with the printed number of Healing Surges by every party
that may go, N games each, in the two adventures to begin with; else by every party of one size in equal parts of N games. Each count is what
`dreadhouse simulate` tells of these games; it is written to FILE as one JSON line, and a second run with the same FILE goes on where the first stopped. Prints
the rows of `levels/ravenloft/measured.toml`. With --surges only nights with so many are played.
"""

import itertools
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from arguments import parser

from game.lab import simulate
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES

PRINTED = 2
SURGES = (PRINTED, 1, 3)
POWERS, TREASURES, LEVEL = "suggested", 50, "normal"
FIRST = ("escape-the-tomb", "find-the-icon")
"""Adventures to begin with: each party has a count of its own."""
APART = 1000
"""So far are the seeds of two runs apart."""


def parties(size: int) -> list[tuple[str, ...]]:
    return list(itertools.combinations(ORDER, size))


def alone(adventure: str, surges: int, size: int) -> bool:
    """Whether each party of a size is counted by itself."""
    return size in (1, len(ORDER)) or (surges == PRINTED and adventure in FIRST)


def plan(games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Every run: the adventure, who goes, the surges, how many games and from which seed."""
    number = itertools.count()
    for surges, (adventure, row) in itertools.product(SURGES, ADVENTURES.items()):
        for party in (one for size in row.heroes for one in parties(size)):
            share = games if alone(adventure, surges, len(party)) else games // len(parties(len(party)))
            yield {"adventure": adventure, "heroes": party, "surges": surges, "games": share, "seed": seed + APART * next(number)}


def played(run: dict[str, Any]) -> int:
    """Play the games of a run; return how many the Heroes won."""
    chosen = {"adventure": run["adventure"], "heroes": ",".join(run["heroes"]), "surges": run["surges"]}
    chosen |= {"powers": POWERS, "treasures": TREASURES}
    told = simulate.simulate("ravenloft", games=run["games"], seed=run["seed"], options=chosen, level=LEVEL)
    if told.errors:
        raise RuntimeError(told.first_error)
    return told.outcomes.get("heroes", 0)


def table(runs: list[dict[str, Any]]) -> str:
    """The rows of the table: of each party that was counted alone, of others by how many Heroes they are."""
    found: dict[tuple[str, int, int, tuple[str, ...]], list[int]] = {}
    for run in runs:
        size = len(run["heroes"])
        party = tuple(run["heroes"]) if alone(run["adventure"], run["surges"], size) else ()
        sums = found.setdefault((run["adventure"], run["surges"], size, party), [0, 0])
        sums[0], sums[1] = sums[0] + run["games"], sums[1] + run["won"]
    lines = []
    for (adventure, surges, size, party), (games, won) in sorted(found.items()):
        lines += ["[[measured]]", f'id = "{adventure}-{"-".join(party) or size}-{surges}"', f'adventure = "{adventure}"']
        lines += [f"heroes = {json.dumps(party)}"] if party else []
        lines += [f"size = {size}", f"surges = {surges}", f"games = {games}", f"won = {won}", ""]
    return "\n".join(lines)


def main() -> None:
    read = parser(__doc__, games=300, seed=700_000, surges=SURGES)
    read.add_argument("--out", type=Path, required=True)
    read.add_argument("--only", nargs="*", default=list(ADVENTURES), metavar="ADVENTURE")
    asked = read.parse_args()
    known = [json.loads(line) for line in asked.out.read_text().splitlines()] if asked.out.exists() else []
    done = {(run["seed"], run["games"]) for run in known}
    runs = [run for run in plan(asked.games, asked.seed) if (run["seed"], run["games"]) not in done]
    wanted = [run for run in runs if run["adventure"] in asked.only and asked.surges in (None, run["surges"])]
    with ProcessPoolExecutor() as executor, asked.out.open("a", encoding="utf-8") as file:
        for run, won in zip(wanted, executor.map(played, wanted), strict=True):
            known.append({**run, "won": won})
            print(json.dumps(known[-1]), file=file, flush=True)
    print(table(known))


if __name__ == "__main__":
    main()
