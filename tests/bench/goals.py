"""How evenings of Dungeonville are won with each goal: `python tests/bench/goals.py [--size N] [--goal N] [--games N] [--level NAME]`.

For each number of wizards and each goal it counts how much of the winners' blood was won in combat, how many evenings combat alone would
have won, how many rounds they took, and how many answers a second were given. The set-up suggests goals from this (DV-127).
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from game.lab.simulate import spread
from game.match.agents import agent_seed, next_answer, observe
from game.match.options import read_options
from game.rules import GAMES
from game.rules.dungeonville.options import SUGGESTED
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game

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
    chosen = read_options(RULES, {"seats": size, "goal": goal, "limit": True})
    game: Game[Any] = Game.of(RULES, RULES.new_game(chosen, seed), keep=True)
    answers = now_ms = 0
    while game.decision is not None:
        turn = answers

        def think(seat: int, turn: int = turn) -> Any:
            found = observe(RULES, game, frozenset({seat}))
            return RULES.agents[level](found, seat, Rng(agent_seed(seed, seat, turn)), Budget()).choice

        seat, choice, now_ms = next_answer(game.decision, turn, now_ms, think)
        game.apply(Action(seat, choice, now_ms))
        answers += 1
    t, ended = game.state, RULES.outcome(game.state)
    if ended is None or ended.reason != "won-by-claim":
        return None
    winner = next(seat for seat in range(size) if RULES.side_of(t, seat) in ended.winners)
    blood = t.blood[t.deeds[winner].face]
    return Evening(sum(t.wizards[winner].graveyard), sum(blood) - blood[winner], blood[winner], t.round, answers)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--size", type=int, action="append")
    read.add_argument("--goal", type=int, action="append")
    read.add_argument("--games", type=int, default=200)
    read.add_argument("--level", default="normal")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--jobs", type=int, default=2)
    asked = read.parse_args()
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
