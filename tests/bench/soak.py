"""Ten thousand random games with the whole contract on: `python tests/bench/soak.py [GAME] [--games N] [--jobs J] [--seed S]`.

Each game is played as a Match by random answers, over the settings below in turn. At every answer the pieces are counted; at every third the
laws of the engine are checked (options, copies, forks, views); at some steps two imagined worlds are followed side by side for one
seat; at the end the record is replayed from its seed and must give the same Events and the same digest. Prints one JSON line.
"""

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
for folder in (ROOT / "tests" / "contract", ROOT):
    sys.path.insert(0, str(folder))

import census
import test_contract
from variants import Variant

from game import laws
from game.match import Match
from game.replay import verify

HEROES = ("arjhan", "immeril", "kat", "thorgrim", "allisa")
RAVENLOFT: list[dict[str, Any]] = [
    *({"adventure": "1", "heroes": hero, "powers": powers} for hero in HEROES for powers in ("suggested", "free", "random")),
    *(
        {"adventure": "2", "seats": seats, "powers": powers}
        for seats in (2, 3, 4, 5)
        for powers in ("suggested", "free", "random")
    ),
    {"adventure": "2", "seats": 5, "first": "roll", "treasures": 45, "surges": 3},
    {"adventure": "1", "heroes": "kat", "treasures": 45, "surges": 1},
]
TERRORSCAPE: list[dict[str, Any]] = [
    {"killer": killer, **varied}
    for varied in (
        *({"difficulty": level} for level in ("none", "easy", "normal", "hard", "nightmare")),
        {"plans": True},
        {"separate": True},
        {"separate": True, "key_trade": True, "plans": True, "difficulty": "hard"},
        {"open_rescue": False, "open_hand": True},
    )
    for killer in ("butcher", "specter", "murderer")
]
SETTINGS = {"ravenloft": RAVENLOFT, "terrorscape": TERRORSCAPE}
TWINS_EVERY = 12
"""At which checkpoints, counted over all games, two worlds are compared."""


def play(game: str, seed: int) -> tuple[str, int]:
    """Play `game` number `seed`; return how it ended and after how many answers. Raises AssertionError for whatever is wrong."""
    options = SETTINGS[game][seed % len(SETTINGS[game])]
    match, dice = Match.new(game, seed=seed, options=options), random.Random(seed)
    whole = census.of(game, match.game.state)
    while match.decision is not None:
        seat, choices = dice.choice(list(match.decision.options.items()))
        match.submit(seat, dice.choice(choices))
        assert census.of(game, match.game.state) == whole, "a piece is lost or appeared"
        if match.turn % 3 == seed % 3:
            laws.check(match.rules, match.game)
        assert match.turn < 20_000, "the game does not end"
    assert verify(match.to_record()) is None, "the replay goes another way"
    if seed % TWINS_EVERY == 0:
        walk = test_contract.Walk(Variant(game, options), seed)
        test_contract.compare(walk, 7, dice.choice(match.rules.seats(match.options)))
    outcome = match.outcome
    return (outcome.reason if outcome else "none"), match.turn


def play_many(game: str, seeds: range) -> tuple[Counter[str], int, list[str]]:
    """Play one game for each seed; a fault is kept with its seed."""
    ends, answers, faults = Counter[str](), 0, list[str]()
    for seed in seeds:
        try:
            end, number = play(game, seed)
        except Exception:  # noqa: BLE001  # every fault is reported, and the other games go on
            faults.append(f"seed {seed}: {traceback.format_exc()}")
        else:
            ends[end] += 1
            answers += number
    return ends, answers, faults


def main() -> int:
    """Play and report; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="ravenloft", choices=SETTINGS)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, parts = time.perf_counter(), 16 * given.jobs
    seeds = [range(given.seed, given.seed + given.games)[part::parts] for part in range(parts)]
    with ProcessPoolExecutor(given.jobs) as executor:
        results = list(executor.map(partial(play_many, given.game), seeds))
    ends = sum((result[0] for result in results), Counter[str]())
    faults = [fault for result in results for fault in result[2]]
    answers, seconds = sum(result[1] for result in results), time.perf_counter() - began
    report = {
        "game": given.game,
        "games": given.games,
        "faults": len(faults),
        "ends": ends,
        "answers": answers,
        "seconds": round(seconds, 1),
    }
    print(json.dumps({**report, "first": faults[:1]}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
