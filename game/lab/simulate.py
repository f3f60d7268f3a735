"""Simulates many matches without a window, on one core, several or a cluster, and counts the results."""

import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from game import __version__
from game.lab import contract
from game.lab.report import MatchResult, Report, report
from game.lab.resume import ResumeFile
from game.lab.workers import Workers, play_in_chunks
from game.match.agents import agent_seed, next_answer, observe
from game.match.options import check_seats, check_seed, read_options
from game.rules import GAMES
from game.rules.engine.agent import Budget, random_choice
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.script import Action, Choice, Game
from game.rules.engine.secret import Seat
from game.text.own_content import load_adventures

RANDOM = "random"
LONGEST = 200_000
"""The number of answers after which a match counts as endless."""


class Setup(Struct, frozen=True):
    """What to simulate: the game, its options, the level of each seat, the contract checked or not, the version of the program."""

    game: str
    options: Any
    levels: dict[Seat, str]
    checked: bool = False
    version: str = __version__


def simulate(
    game: str,
    *,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    seats: Mapping[Any, str] | None = None,
    level: str = RANDOM,
    executor: Workers | None = None,
    jobs: int = 1,
    checked: bool = False,
    on_progress: Callable[[int, int], object] = lambda done, total: None,
) -> Report:
    """Play `games` matches with the seeds `seed`, `seed` + 1, ... and count.

    All seats are played by agents of `level`, or of the level in `seats`. For the other parameters see `Simulation.play`. Raises
    OptionsError and SimulationError.
    """
    run = Simulation(prepare(game, options or {}, seats or {}, level, checked=checked), games, seed)
    run.play(executor, jobs, on_progress)
    return run.report()


class Simulation:
    """Matches of one set-up with the seeds `seed`, `seed` + 1, ..., and the results of those that have ended.

    With a resume file (its path), these are kept there, and those that it holds already are not played again; other seeds in it
    don't matter. Raises OptionsError, SaveError and SimulationError.
    """

    def __init__(self, setup: Setup, games: int, seed: int, file: Path | None = None) -> None:
        check_seed(seed)
        check_seed(seed + games)
        self.setup, self.seeds = setup, range(seed, seed + games)
        self._file = ResumeFile(file, setup) if file else None
        kept = self._file.results if self._file else {}
        self._results = {one: kept[one] for one in self.seeds if one in kept}
        self.seconds = self._file.seconds if self._file else 0.0

    def play(
        self,
        executor: Workers | None = None,
        jobs: int = 1,
        on_progress: Callable[[int, int], object] = lambda done, total: None,
    ) -> None:
        """Play the matches that are left, in chunks on the `jobs` workers of `executor`, or here without one.

        A function that makes an Executor is called again when its pool breaks. `on_progress` is called with the matches that
        have ended and all of them. Raises SimulationError if workers fail again and again, and SaveError if the resume file
        can't be written. After these and after KeyboardInterrupt, `results` are those that have ended, and `play` goes on.
        """
        left = [seed for seed in self.seeds if seed not in self._results]
        if self._results:
            on_progress(len(self._results), len(self.seeds))
        since = time.perf_counter()
        with closing(play_in_chunks(partial(play_chunk, self.setup), left, executor, jobs)) as chunks:
            for results in chunks:
                now = time.perf_counter()
                self._results.update((one.seed, one) for one in results)
                self.seconds += now - since
                if self._file:
                    self._file.add(results, now - since)
                since = now
                on_progress(len(self._results), len(self.seeds))

    @property
    def results(self) -> list[MatchResult]:
        """The matches that have ended, by seed."""
        return sorted(self._results.values(), key=lambda one: one.seed)

    def report(self) -> Report:
        """The counts over the matches that have ended."""
        return report(self.setup.game, self.results, self.seconds)


def prepare(game: str, options: Mapping[str, Any], seats: Mapping[Any, str], level: str, *, checked: bool = False) -> Setup:
    """Validate the set-up of a simulation. Raises OptionsError."""
    if game not in GAMES:
        raise OptionsError("game", game, ", ".join(GAMES))
    rules = GAMES[game]
    chosen = read_options(rules, options)
    all_seats = rules.seats(chosen)
    for one in (level, *seats.values()):
        if one not in rules.agents:
            raise OptionsError("agents", one, ", ".join(rules.agents))
    holders = check_seats(
        rules, {**dict.fromkeys(all_seats, level), **{int(seat): one for seat, one in seats.items()}}, all_seats
    )
    return Setup(game, chosen, holders, checked)


def play_chunk(setup: Setup, seeds: Iterable[int]) -> list[MatchResult]:
    """Play one match for each seed. Raises RuntimeError in a worker with another version, which would count other games."""
    if setup.version != __version__:
        raise RuntimeError(f"the worker has Dreadhouse {__version__} instead of {setup.version}")
    _load_own_adventures()
    return [play_one(setup, seed) for seed in seeds]


@cache
def _load_own_adventures() -> None:
    """Load the player's own adventures in a worker that is no copy of the process that knows them."""
    load_adventures()


def play_one(setup: Setup, seed: int) -> MatchResult:
    """Play one match. An error in the rules becomes part of the result, with the seed that reproduces it."""
    rules, answers, now_ms = GAMES[setup.game], 0, 0
    try:
        game: Game[Any] = Game.of(rules, rules.new_game(setup.options, seed), keep=_keeps(setup))
        while game.decision is not None:
            now_ms = _answer(setup, rules, game, seed, answers, now_ms)
            answers += 1
        outcome, rounds = rules.outcome(game.state), rules.rounds(game.state)
    except Exception:  # noqa: BLE001  # an error in one match must not stop the others
        return MatchResult(seed, None, 0, answers, f"seed {seed}, answer {answers}\n{traceback.format_exc()}")
    side = "+".join(outcome.winners) if outcome and outcome.winners else "nobody"
    return MatchResult(seed, side, rounds, answers)


def _answer(setup: Setup, rules: Rules[Any], game: Game[Any], seed: int, turn: int, now_ms: int) -> int:
    """Give one answer; return the time after it, in milliseconds."""
    assert game.decision is not None
    if turn >= LONGEST:
        raise RuntimeError("the game does not end")
    if setup.checked:
        contract.check(rules, game)

    def think(seat: Seat) -> Choice:
        return _choice(rules, game, setup.levels.get(seat, RANDOM), seat, agent_seed(seed, seat, turn))

    seat, choice, at_ms = next_answer(game.decision, turn, now_ms, think)
    game.apply(Action(seat, choice, at_ms))
    return at_ms


def _keeps(setup: Setup) -> bool:
    """Whether checkpoints are needed, by agents that look at the start of a step or by the contract.

    Random matches run without.
    """
    return setup.checked or any(level != RANDOM for level in setup.levels.values())


def _choice(rules: Rules[Any], game: Game[Any], level: str, seat: Seat, seed: int) -> Choice:
    """The answer of an agent of `level`. A random agent chooses the same with and without an observation, so it gets none."""
    assert game.decision is not None
    if level == RANDOM:
        return random_choice(game.decision, seat, Rng(seed))
    return rules.agents[level](observe(rules, game, frozenset({seat})), seat, Rng(seed), Budget()).choice
