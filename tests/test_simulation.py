"""Long simulations: any Executor, lost workers, resume files, and files of one row per match."""

import csv
import json
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from functools import partial
from pathlib import Path
from typing import Any

import cutpurse
import pytest
import test_match

from game.__main__ import main
from game.lab import report, simulate, workers
from game.lab.errors import SimulationError
from game.lab.report import MatchResult
from game.lab.simulate import Simulation, play_one, prepare
from game.match.record import SaveError

GAMES, SEED, DEADLY = 30, 5, 22
play = play_one


def simulation(file: Path | None = None, *, games: int = GAMES, seed: int = SEED, **options: Any) -> Simulation:
    return Simulation(prepare("cutpurse", options, {}, "random"), games, seed, file)


def alone(games: int = GAMES, seed: int = SEED) -> list[MatchResult]:
    run = simulation(games=games, seed=seed)
    run.play()
    return run.results


def stop_after(number: int) -> Callable[[int, int], None]:
    def stop(done: int, total: int) -> None:
        if done >= number:
            raise KeyboardInterrupt

    return stop


class LastFirst(Executor):
    """Ends a call only when the program waits for one, and then the newest."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting, self.most, self.open = list[tuple[Future[Any], Callable[[], Any]]](), 0, True

        def end_one(running: Any, *rest: Any) -> Any:
            future, call = self.waiting.pop()
            future.set_result(call())
            return wait(running, *rest)

        monkeypatch.setattr(workers, "wait", end_one)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.waiting.append((Future(), partial(fn, *args, **kwargs)))
        self.most = max(self.most, len(self.waiting))
        return self.waiting[-1][0]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.open = False


def test_results_are_the_same_in_any_order_and_few_chunks_are_in_flight(monkeypatch: pytest.MonkeyPatch) -> None:
    run, told, pool = simulation(), list[int](), LastFirst(monkeypatch)
    run.play(pool, 3, lambda done, total: told.append(done))
    assert run.results == alone() and pool.most == 3 * workers.IN_FLIGHT
    assert told == sorted(told) and told[-1] == GAMES and pool.open
    # when it is stopped, what has not begun is cancelled
    run, pool = simulation(games=100), LastFirst(monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        run.play(pool, 3, stop_after(9))
    assert 9 <= len(run.results) < 100 and all(future.cancelled() for future, _ in pool.waiting)
    run.play()
    assert run.results == alone(100)


def dies(mark: Path | None, setup: simulate.Setup, seed: int) -> MatchResult:
    """Plays a match; the worker process that comes to a certain seed is killed, only once if it can leave a mark."""
    if seed == DEADLY and (mark is None or not mark.exists()):
        if mark is not None:
            mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(setup, seed)


def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = simulation()
    monkeypatch.setattr(simulate, "play_one", partial(dies, tmp_path / "killed"))  # workers are copies of this process
    run.play(partial(workers.process_pool, 2), 2)
    assert (tmp_path / "killed").exists()
    assert run.results == alone()


def test_matches_that_kill_every_worker_end_the_simulation_and_the_others_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    expected, made, run = alone(), list[Executor](), simulation()

    def make() -> Executor:
        made.append(workers.process_pool(2))
        return made[-1]

    monkeypatch.setattr(simulate, "play_one", partial(dies, None))
    monkeypatch.setattr(workers, "SECONDS", 0)  # chunks of one match
    with pytest.raises(SimulationError) as caught:
        run.play(make, 2)
    values = caught.value.values
    assert caught.value.problem == "simulate-worker-lost"
    assert (len(made), values["times"], values["first"], values["last"]) == (
        workers.ATTEMPTS,
        workers.ATTEMPTS,
        str(DEADLY),
        str(DEADLY),
    )
    assert run.results == [one for one in expected if one in run.results] and len(run.results) >= DEADLY - SEED
    # a pool that somebody else made can't be replaced
    with workers.process_pool(2) as pool, pytest.raises(SimulationError) as caught:
        simulation().play(pool, 2)
    assert isinstance(caught.value.__cause__, BrokenExecutor)


def test_a_worker_with_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    run = simulation()
    monkeypatch.setattr(simulate, "__version__", "9.9")
    with workers.process_pool(1) as pool, pytest.raises(SimulationError) as caught:
        run.play(pool, 1)
    assert "has Dreadhouse 9.9" in caught.value.values["reason"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds that were played."""
    seeds: list[int] = []

    def note(setup: simulate.Setup, seed: int) -> MatchResult:
        seeds.append(seed)
        return play(setup, seed)

    monkeypatch.setattr(simulate, "play_one", note)
    return seeds


def test_a_stopped_simulation_goes_on_from_its_file(tmp_path: Path, played: list[int]) -> None:
    file, expected = tmp_path / "run", alone()
    with pytest.raises(KeyboardInterrupt):
        simulation(file).play(None, 1, stop_after(10))
    written = file.read_bytes()
    file.write_bytes(written[:-20])  # killed while it wrote the tenth
    played.clear()
    run = simulation(file)
    assert len(run.results) == 9 and run.seconds > 0
    run.play()
    assert played == [*range(SEED + 9, SEED + GAMES)] and run.results == expected
    # it is all there, and can be continued with more games
    played.clear()
    run = simulation(file, games=GAMES + 5, seed=SEED - 2)
    assert run.results == expected
    run.play()
    assert played == [3, 4, 35, 36, 37] and run.results == alone(GAMES + 5, SEED - 2)
    # a file that was killed with its first line begins again
    file.write_bytes(written[:30])
    simulation(file, games=3).play()
    assert simulation(file, games=3).results == expected[:3]


def test_a_file_of_another_simulation_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "run"
    simulation(file, games=3).play()
    for wrong, setup in (
        ("options", prepare("cutpurse", {"seats": 2}, {}, "random")),
        ("levels", prepare("cutpurse", {}, {1: "normal"}, "random")),
        ("checked", prepare("cutpurse", {}, {}, "random", checked=True)),
        ("game", prepare("sealed", {}, {}, "random")),
    ):
        written = file.read_bytes()
        with pytest.raises(SimulationError) as caught:
            Simulation(setup, 3, 1, file)
        assert (caught.value.problem, caught.value.values["what"]) == ("simulate-other-setup", wrong)
        assert file.read_bytes() == written
    for content in (b"seed,side\n1,nobody\n", b'{"seal":"0", "night":{}}\n', b"\x00\xff"):
        file.write_bytes(content)
        with pytest.raises(SimulationError, match="simulate-not-resume"):
            simulation(file)
        assert file.read_bytes() == content
    for place in (tmp_path, tmp_path / "no" / "run"):
        with pytest.raises(SaveError):
            simulation(place)


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> list[MatchResult]:
    """Matches that ended, then some that failed."""
    ended = alone()
    with monkeypatch.context() as broken:
        broken.setitem(cutpurse.EFFECTS, "thief", test_match.broken)
        return ended + alone(games=2, seed=90)


def rows_of(results: list[MatchResult]) -> list[tuple[Any, ...]]:
    return [(one.seed, one.side, one.rounds, one.answers, one.trace) for one in results]


def test_json_and_csv_have_a_row_for_each_match(tmp_path: Path, results: list[MatchResult]) -> None:
    rows = rows_of(results)
    assert rows[0][1] and rows[-1][1] is None and "ZeroDivisionError" in rows[-1][4]
    for kind in ("json", "csv"):
        report.write(tmp_path / f"rows.{kind}", results)
    read = json.loads((tmp_path / "rows.json").read_text(encoding="utf-8"))
    assert [tuple(row.values()) for row in read] == rows and tuple(read[0]) == report.COLUMNS
    with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as file:
        head, *lines = csv.reader(file)
    assert tuple(head) == report.COLUMNS
    assert [(int(seed), side or None, int(rounds), int(answers), error) for seed, side, rounds, answers, error in lines] == rows


def test_parquet_has_a_row_for_each_match(tmp_path: Path, results: list[MatchResult]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for written, expected in ((results, rows_of(results)), ([], [])):
        report.write(tmp_path / "rows.parquet", written)
        table = parquet.read_table(tmp_path / "rows.parquet")
        assert tuple(table.column_names) == report.COLUMNS
        assert [tuple(row.values()) for row in table.to_pylist()] == expected


def test_the_command_keeps_what_is_done_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"simulate cutpurse --games 12 --agents random --out {tmp_path}/rows.csv --resume {tmp_path}/run".split()
    left = iter(range(5))

    def tire(setup: simulate.Setup, seed: int) -> MatchResult:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play(setup, seed)

    with monkeypatch.context() as tired:
        tired.setattr(simulate, "play_one", tire)
        assert main(command) == 130
    out, err = capsys.readouterr()
    assert "5 games" in out and err == "Stopped after 5 of 12 games.\n"
    assert len((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()) == 6
    assert main(command) == 0
    out, err = capsys.readouterr()
    assert "12 games" in out and err.startswith("Continuing from ") and "5 of 12" in err
    assert len((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()) == 13


def test_without_the_extra_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for library in ("distributed", "pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, library, None)
    for words, needed in (("--cluster tcp://127.0.0.1:8786", "distributed"), (f"--out {tmp_path}/rows.parquet", "pyarrow")):
        assert main(f"simulate cutpurse --resume {tmp_path}/run {words}".split()) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1) and f"pip install {needed}" in err
        assert [*tmp_path.iterdir()] == []
