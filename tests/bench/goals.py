"""How evenings of Dungeonville are won with each goal: `python tests/bench/goals.py [--size N] [--goal N] [--games N] [--level NAME]`.

For each number of wizards and each goal it counts how much of the winners' blood was won in combat, how many evenings combat alone would
have won, how many rounds they took, and how many answers a second were given. The set-up suggests goals from this (DV-127).
"""

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from arguments import parser

from game.lab.report import spread
from game.match import Match
from game.rules import GAMES
from game.rules.dungeonville.options import SUGGESTED

RULES = GAMES["dungeonville"]


class Evening(NamedTuple):
    """An evening: the winner's blood from combat, that of others and its own on its dungeon, the rounds and the answers."""

    fought: int
    buried: int
    own: int
    rounds: int
    answers: int


def play(seed: int, *, size: int, goal: int, level: str) -> Evening | None:
    """Play an evening; None if nobody claimed within forty rounds."""
    match = Match.new("dungeonville", seed=seed, options={"seats": size, "goal": goal, "limit": True})
    while match.decision is not None:
        match.answer(level)
    t, ended = match.game.state, match.outcome
    if ended is None or ended.reason != "won-by-claim":
        return None
    winner = next(seat for seat in range(size) if RULES.side_of(t, seat) in ended.winners)
    blood = t.blood[t.deeds[winner].face]
    return Evening(sum(t.wizards[winner].graveyard), sum(blood) - blood[winner], blood[winner], t.round, match.turn)


def main() -> None:
    asked = parser(__doc__, size=[], goal=[], games=200, level="normal", seed=1, jobs=2).parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for size in asked.size or SUGGESTED:
            for goal in asked.goal or sorted({RULES.options_type().goal, SUGGESTED[size]}):
                began = time.perf_counter()
                job = partial(play, size=size, goal=goal, level=asked.level)
                found = list(pool.map(job, range(asked.seed, asked.seed + asked.games), chunksize=4))
                _tell(size, goal, [one for one in found if one is not None], time.perf_counter() - began)


def _tell(size: int, goal: int, evenings: list[Evening], seconds: float) -> None:
    fought, buried, own = (sum(one[part] for one in evenings) for part in range(3))
    alone = sum(one.fought >= goal for one in evenings) / len(evenings)
    rounds, speed = spread([one.rounds for one in evenings]), sum(one.answers for one in evenings) / seconds
    print(
        f"{size} wizards, goal {goal}: {fought / (fought + buried):.1%} of the winner's blood from combat "
        f"({fought / len(evenings):.2f} of {(fought + buried - own) / len(evenings):.2f} points), {alone:.1%} won by combat alone; "
        f"{rounds.median} rounds ({rounds.p10} to {rounds.p90}), {len(evenings)} evenings, {speed:.0f} answers a second",
        flush=True,
    )


if __name__ == "__main__":
    main()
