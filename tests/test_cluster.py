"""Simulations on a Dask cluster, with real worker processes."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.lab import workers
from game.lab.cluster import cluster
from game.lab.errors import SimulationError
from game.lab.simulate import Simulation, prepare

dask, distributed = pytest.importorskip("dask"), pytest.importorskip("distributed")
pytestmark = [pytest.mark.heavy, pytest.mark.filterwarnings("ignore")]
GAMES = 60


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A scheduler and two worker processes on this computer. It does not play the chunk of a lost worker again by itself."""
    once = {"distributed.scheduler.allowed-failures": 0}
    with dask.config.set(once), distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as found:
        yield found


def test_a_cluster_counts_the_same_as_one_core(two_workers: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command, found = f"simulate terrorscape --games {GAMES} --agents random", []
    for number, words in enumerate(("--jobs 1", f"--cluster {two_workers.scheduler_address}")):
        assert main(f"{command} {words} --out {tmp_path}/{number}.csv".split()) == 0
        found.append(capsys.readouterr().out.splitlines()[1:])
    assert found[0] == found[1] and len(found[0]) == 3
    assert (tmp_path / "0.csv").read_bytes() == (tmp_path / "1.csv").read_bytes()


def test_a_killed_worker_of_a_cluster_loses_nothing(two_workers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = prepare("terrorscape", {}, {}, "random")
    alone, run = Simulation(setup, GAMES, 1), Simulation(setup, GAMES, 1, tmp_path / "run")
    alone.play()
    with distributed.Client(two_workers.scheduler_address, set_as_default=False) as client:
        pids = [*client.run(os.getpid).values()]
    lost, fail = list[str](), workers._Dispatcher._fail

    def note(self: Any, chunk: Any, error: BaseException) -> None:
        lost.append(type(error).__name__)
        fail(self, chunk, error)

    monkeypatch.setattr(workers._Dispatcher, "_fail", note)

    def kill(done: int, total: int) -> None:
        if len(pids) > 1:
            os.kill(pids.pop(), signal.SIGKILL)

    with cluster(two_workers.scheduler_address) as (executor, jobs):
        assert jobs == 2
        run.play(executor, jobs, kill)
    assert {*lost} == {"KilledWorker"}
    assert run.results == alone.results == Simulation(setup, GAMES, 1, tmp_path / "run").results


def test_a_lost_scheduler_ends_the_simulation_and_keeps_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.cluster.PATIENCE", 2)
    run = Simulation(prepare("terrorscape", {}, {}, "random"), 100_000, 1)
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as found:
        closed: list[bool] = []

        def close(done: int, total: int) -> None:
            if not closed:
                closed.append(True)
                found.close()

        with (
            pytest.raises(SimulationError, match="simulate-scheduler-lost"),
            cluster(found.scheduler_address) as (executor, jobs),
        ):
            run.play(executor, jobs, close)
    assert run.results


def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("game.lab.cluster.PATIENCE", 1)
    for address in ("nowhere", "tcp://127.0.0.1:1", "foo://bar:7"):
        assert main(f"simulate terrorscape --cluster {address}".split()) == 2
        assert capsys.readouterr() == ("", f"No Dask scheduler answers at {address}.\n")
