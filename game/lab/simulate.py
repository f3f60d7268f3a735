"""Simulates many matches without a window, on one core or several, and counts the results."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from game.lab import contract
from game.match.agents import agent_seed, next_answer, observe
from game.match.options import check_seats, check_seed, read_options
from game.rules import GAMES
from game.rules.engine.agent import Budget, random_choice
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.script import Action, Choice, Game
from game.rules.engine.secret import Seat

RANDOM = "random"
CHUNKS = 16
"""The number of chunks for each worker. Progress is reported after each chunk."""
LONGEST = 200_000
"""The number of answers after which a match counts as endless."""


class Setup(Struct, frozen=True):
    """What to simulate: the game, its options, the level of each seat, and whether to check the contract after each answer."""

    game: str
    options: Any
    levels: dict[Seat, str]
    checked: bool = False


class MatchResult(Struct, frozen=True):
    """One match: its seed, the winning side (None after an error), rounds, answers, and the traceback of an error."""

    seed: int
    side: str | None
    rounds: int
    answers: int
    trace: str = ""


class Percentiles(Struct, frozen=True):
    """The median, and the range between the tenth and the ninetieth percentile."""

    median: int
    p10: int
    p90: int


class Report(Struct, frozen=True):
    """The counts over all matches. `errors` counts matches that failed; `first_error` is the traceback of the first one."""

    game: str
    games: int
    errors: int
    outcomes: dict[str, int]
    rounds: Percentiles
    decisions: int
    seconds: float
    decisions_per_second: float
    first_error: str | UnsetType = UNSET


def simulate(
    game: str,
    *,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    seats: Mapping[Any, str] | None = None,
    level: str = RANDOM,
    executor: Executor | None = None,
    jobs: int = 1,
    checked: bool = False,
    on_progress: Callable[[int, int], object] = lambda done, total: None,
) -> Report:
    """Play `games` matches with the seeds `seed`, `seed` + 1, ... and count.

    All seats are played by agents of `level`, or of the level in `seats`. The games are split into chunks for `jobs` workers of
    `executor`; without one they are played here. `on_progress` is called with the games played so far and `games`. Raises
    OptionsError.
    """
    setup = prepare(game, options or {}, seats or {}, level, checked=checked)
    check_seed(seed)
    check_seed(seed + games)
    began = time.perf_counter()
    chunks = min(games, jobs * CHUNKS) if executor else games
    seeds = [range(seed, seed + games)[start::chunks] for start in range(chunks)]
    results: list[MatchResult] = []
    for part in (executor.map if executor else map)(play_chunk, [setup] * chunks, seeds):
        results += part
        on_progress(len(results), games)
    results.sort(key=lambda result: result.seed)
    return report(game, results, time.perf_counter() - began)


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
    """Play one match for each seed. A plain function, so that any executor can run it."""
    return [play_one(setup, seed) for seed in seeds]


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


def report(game: str, results: Sequence[MatchResult], seconds: float) -> Report:
    """Count the results of all matches."""
    ended = [result for result in results if result.side is not None]
    decisions = sum(result.answers for result in results)
    traces = [result.trace for result in results if result.trace]
    return Report(
        game,
        len(results),
        len(traces),
        dict(Counter(result.side for result in ended if result.side is not None).most_common()),
        spread([result.rounds for result in ended]),
        decisions,
        round(seconds, 3),
        round(decisions / max(seconds, 1e-9), 1),
        traces[0] if traces else UNSET,
    )


def spread(numbers: Iterable[int]) -> Percentiles:
    """Median, tenth and ninetieth percentile, each one of `numbers` (0 for none)."""
    row = sorted(numbers) or [0]
    return Percentiles(*(row[round(part * (len(row) - 1))] for part in (0.5, 0.1, 0.9)))
