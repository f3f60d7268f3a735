"""The command `dreadhouse simulate`."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from game.cli.progress import progress
from game.cli.refusal import RefusalError, refuse
from game.lab import simulate
from game.lab.cluster import cluster
from game.lab.errors import SimulationError
from game.lab.report import Report, check_file, write
from game.lab.workers import Workers, end_processes, process_pool
from game.match.options import seats_option
from game.match.record import SaveError
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.text import name, say

SHARE = {simulate.RANDOM: 50}
"""Games that are worth one more process, by level: fewer end before a process has started. Other levels need only a few."""
FEW = 4
STOPPED = 130
"""The exit code after Ctrl+C."""


def run(given: Namespace) -> int:
    """Play the matches, print their report and write their file; returns the exit code.

    If it is stopped, or workers fail, this is done for the matches that have ended.
    """
    setup = _setup(given)
    if given.out is not None:
        check_file(given.out)
    code = 0
    with _workers(given) as (workers, jobs):
        run = simulate.Simulation(setup, given.games, 1 if given.seed is None else given.seed, given.resume)
        if run.results:
            print(say("simulate-resumed", file=str(given.resume), done=len(run.results), games=given.games), file=sys.stderr)
        try:
            with progress("progress-simulate", game=say(f"game-{given.game}")) as show:
                run.play(workers, jobs, show)
        except (SimulationError, SaveError) as error:
            code = refuse(error)
        except KeyboardInterrupt:
            code = STOPPED
            end_processes()
    if code:
        print(say("simulate-stopped", done=len(run.results), games=given.games), file=sys.stderr)
    found = run.report()
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print_report(found)
    if given.out is not None:
        write(given.out, run.results)
    return code or (1 if found.errors else 0)


def _setup(given: Namespace) -> simulate.Setup:
    """What is to be simulated. Raises OptionsError and RefusalError."""
    if given.game not in GAMES:
        raise OptionsError("game", given.game, ", ".join(GAMES))
    options = dict(given.set)
    if given.seats is not None:
        key = seats_option(GAMES[given.game])
        if key is None:
            raise RefusalError(say("error-seats", game=say(f"game-{given.game}")))
        options[key] = given.seats
    return simulate.prepare(given.game, options, dict(given.seat), given.agents, checked=given.check)


@contextmanager
def _workers(given: Namespace) -> Iterator[tuple[Workers | None, int]]:
    """The workers that were asked for, and how many: those of a cluster, or processes; none if this process plays alone."""
    if given.cluster is not None:
        with cluster(given.cluster) as found:
            yield found
    else:
        jobs = given.jobs or max(1, min(os.cpu_count() or 1, given.games // SHARE.get(given.agents, FEW)))
        yield partial(process_pool, jobs) if jobs > 1 else None, jobs


def _print_report(found: Report) -> None:
    game = say(f"game-{found.game}")
    speed = round(found.decisions_per_second)
    print(say("simulate-head", game=game, games=found.games, seconds=found.seconds, speed=speed))
    for side, number in found.outcomes.items():
        print(say("simulate-outcome", side=name(side), count=number, share=round(100 * number / found.games)))
    print(say("simulate-rounds", median=found.rounds.median, p10=found.rounds.p10, p90=found.rounds.p90))
    if found.errors:
        print(say("simulate-errors", errors=found.errors))
        print(found.first_error, file=sys.stderr)
