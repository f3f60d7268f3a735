"""What nights in the Villa come to: `python tests/bench/nights.py [--games N] [--few N] [--jobs J] [--seed S] [--only PART]`.

Part `even`: both sides at the normal level, N games for each killer. `levels`: hard against normal on either side, and random survivors, a
third of N for each killer. `variants`: `--few` games for every level of difficulty, each killer in turn, and as many for every other variant
and for all together. Prints for each how often the killer wins, with its interval of 95 %, in how many nights somebody is met before round 8,
the median of a decision and what 99 of 100 take at most, and at the end the speed.
"""

import os
import time
import traceback
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple, get_args

from arguments import parser

from game.match import Match
from game.rules.terrorscape import event
from game.rules.terrorscape.options import Difficulty
from game.rules.terrorscape.seats import KILLER

KILLERS = ("butcher", "specter", "murderer")
VARIANTS: dict[str, dict[str, Any]] = {
    **{f"difficulty {level}": {"difficulty": level} for level in get_args(Difficulty)}, "plans": {"plans": True},
    "separate ways": {"separate": True}, "all together": {"difficulty": "normal", "plans": True, "separate": True},
}  # fmt: skip
EARLY = 8
SURE = 1.96
"""So many standard errors to each side hold 95 of 100."""


class Job(NamedTuple):
    """A night: its options, the levels of killer and survivors, and its seed."""

    options: Mapping[str, Any]
    hunter: str
    hunted: str
    seed: int


class Night(NamedTuple):
    """What came of one: whether the killer won, and somebody was met early, seconds for each decision, and the trace of an error."""

    won: bool
    early: bool
    seconds: list[float]
    trace: str = ""


def play(job: Job) -> Night:
    """Play a night; an error becomes part of what came of it."""
    seconds: list[float] = []
    try:
        match = Match.new("terrorscape", seed=job.seed, options=job.options)
        while match.decision is not None:
            seat, began = next(iter(match.decision.options)), time.process_time()
            choice = match.advice(seat, job.hunter if seat == KILLER else job.hunted).choice
            seconds.append(time.process_time() - began)
            match.submit(seat, choice)
    except Exception:  # noqa: BLE001  # the other nights shall be played
        return Night(False, False, seconds, f"{job}\n{traceback.format_exc()}")
    return Night(match.outcome is not None and killer_won(match.outcome.winners), met_early(match.game.state.record), seconds)


def killer_won(winners: tuple[str, ...]) -> bool:
    """Whether the killer is among the winners: where each goes its own way they are named by their seats."""
    return "killer" in winners or f"seat {KILLER}" in winners


def met_early(record: list[Any]) -> bool:
    """Whether there was an encounter before round 8."""
    number = 0
    for fact in record:
        number = fact.number if isinstance(fact, event.RoundBegan) else number
        if isinstance(fact, event.EncounterBegan):
            return number < EARLY
    return False


def wilson(hits: int, tries: int) -> str:
    """A share in per cent with its interval of 95 %."""
    share, square = hits / tries, SURE**2
    middle = (share + square / 2 / tries) / (1 + square / tries)
    half = SURE * sqrt(share * (1 - share) / tries + square / 4 / tries**2) / (1 + square / tries)
    return f"{100 * share:5.1f} % ({100 * max(0.0, middle - half):.0f} to {100 * min(1.0, middle + half):.0f})"


def plan(games: int, few: int, seed: int) -> Iterator[tuple[str, str, list[Job]]]:
    pairs = [("even", "normal", "normal", games)]
    pairs += [
        ("levels", *pair, games // 3) for pair in (("hard", "normal"), ("normal", "hard"), ("hard", "hard"), ("normal", "random"))
    ]
    for part, hunter, hunted, number in pairs:
        for killer in KILLERS:
            jobs = [Job({"killer": killer}, hunter, hunted, seed + one) for one in range(number)]
            yield part, f"{killer}, {hunter} against {hunted}", jobs
    for name, options in VARIANTS.items():
        jobs = [Job({**options, "killer": KILLERS[one % 3]}, "normal", "normal", seed + one) for one in range(few)]
        yield "variants", name, jobs


def line(name: str, nights: list[Night]) -> str:
    times = sorted(second for night in nights for second in night.seconds) or [0.0]
    middle, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
    won, early = (wilson(sum(hits), len(nights)) for hits in ([n.won for n in nights], [n.early for n in nights]))
    errors = sum(bool(night.trace) for night in nights)
    return f"{name:38} {len(nights):4} nights, {errors} errors; killer {won}; met early {early}; {middle:.1f} ms, {most:.0f} ms"


def main() -> None:
    parts = ("even", "levels", "variants")
    asked = parser(__doc__, games=500, few=200, jobs=os.cpu_count() or 1, seed=1, only=parts).parse_args()
    began, played, together = time.perf_counter(), 0, dict[str, list[Night]]()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part, name, jobs in plan(asked.games, asked.few, asked.seed):
            if asked.only in (None, part) and jobs:
                nights = list(pool.map(play, jobs, chunksize=2))
                played += len(nights)
                print(line(name, nights), flush=True)
                print("".join(night.trace for night in nights if night.trace)[:2000], end="")
                together.setdefault(name.partition(", ")[2], []).extend(nights)
    for name, nights in together.items():
        if name:
            print(line(f"all three, {name}", nights))
    print(f"{played} nights, {60 * played / (time.perf_counter() - began):.0f} a minute on {asked.jobs} cores")


if __name__ == "__main__":
    main()
