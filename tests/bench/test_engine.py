"""The budgets of the design, measured: `python -m pytest tests/bench`. Not part of the default run; nothing here fails by time."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
import pytest
import toys

from game.lab.simulate import play_one, prepare
from game.match import Match
from game.match.agents import observe
from game.rules import GAMES
from game.rules.engine.script import Game

REAL = {
    "cutpurse": {"seats": 4, "copies": 20}, "ravenloft": {"adventure": "find-the-icon", "seats": 4},
    "terrorscape": {"killer": "murderer"}, "london": {}, "dungeonville": {},
}  # fmt: skip
each_game = pytest.mark.parametrize("game", REAL)
Benchmark = Any


def midway(game: str, answers: int = 60) -> Match:
    """A match that has gone on for a while, in the middle of a turn."""
    for seed in range(100):
        match, time = toys.new(game, seed, **REAL[game])
        dice = random.Random(seed)
        while match.decision is not None and (match.turn < answers or not match.game.answers):
            toys.give(match, time, dice)
        if match.decision is not None and match.game.answers:
            return match
    raise AssertionError("no match lasts that long")


@each_game
def test_random_playouts(benchmark: Benchmark, game: str) -> None:
    """Decisions per second and core, legal answers included; the budget is 20,000."""
    setup = prepare(game, REAL[game], {}, "random")
    answers = 0

    def play() -> None:
        nonlocal answers
        answers += sum(play_one(setup, seed).answers for seed in range(5))

    benchmark.pedantic(play, rounds=20, warmup_rounds=2)
    per_round = answers / 22
    benchmark.extra_info["decisions_per_second"] = round(per_round / benchmark.stats["mean"])


def test_random_playouts_of_chess(benchmark: Benchmark) -> None:
    """The yardstick: python-chess plays random moves, all legal moves listed each time."""
    moves = 0

    def play() -> None:
        nonlocal moves
        dice, board = random.Random(1), chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1

    benchmark.pedantic(play, rounds=10, warmup_rounds=1)
    benchmark.extra_info["decisions_per_second"] = round(moves / 11 / benchmark.stats["mean"])


@each_game
def test_fork_in_the_middle_of_a_turn(benchmark: Benchmark, game: str) -> None:
    """Budget: 0.3 ms."""
    benchmark(midway(game).game.fork)


@each_game
def test_view(benchmark: Benchmark, game: str) -> None:
    match = midway(game)
    benchmark(observe, match.rules, match.game, frozenset({0}))


@each_game
def test_save(benchmark: Benchmark, game: str, tmp_path: Path) -> None:
    """Budget: 10 ms, the disk included."""
    match = midway(game)
    benchmark(match.save, tmp_path / "evening.json")


@each_game
def test_load(benchmark: Benchmark, game: str, tmp_path: Path) -> None:
    """Budget: 100 ms."""
    midway(game).save(tmp_path / "evening.json")
    benchmark(Match.load, tmp_path / "evening.json")


@each_game
def test_start(benchmark: Benchmark, game: str) -> None:
    """A new game up to its first question."""
    rules, setup = GAMES[game], prepare(game, REAL[game], {}, "random")
    start: Callable[[], Game[Any]] = lambda: Game.of(rules, rules.new_game(setup.options, 1))  # noqa: E731  # one line to time
    benchmark(start)
