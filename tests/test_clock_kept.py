"""The stopwatch of a game in real time outlives a program that is killed, to the second."""

import time
from pathlib import Path

import pytest
from toys import FakeTime

from game.match import Match
from game.match.clock import Stopwatch
from game.match.history import KEPT
from game.rules.london.choice import Begin, Put
from game.storage import autosave


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()


def planning(clock: FakeTime) -> Match:
    """A match whose first stroke has fallen."""
    match = Match.new("london", seed=5, stopwatch=Stopwatch(clock))
    while match.game.state.phase != "planning":
        match.submit(0, Begin())
    return match


def test_an_autosave_goes_on_at_the_last_second_and_no_time_passes_on_loading(tmp_path: Path, clock: FakeTime) -> None:
    match, ring = planning(clock), autosave.Autosaves(tmp_path)
    file = ring.save(match)
    clock.now = 41.5
    ring.save_clock(match)
    assert autosave.load(file, tmp_path).stopwatch.ms >= 41_500
    # no time passes between loading and the table
    loaded = autosave.load(file, tmp_path)
    then = loaded.stopwatch.ms
    time.sleep(0.02)
    assert loaded.stopwatch.ms == then
    loaded.stopwatch.resume()
    time.sleep(0.02)
    assert loaded.stopwatch.ms > then


def test_clocks_of_other_answers_and_other_matches_do_not_count(tmp_path: Path, clock: FakeTime) -> None:
    match, ring = planning(clock), autosave.Autosaves(tmp_path)
    clock.now = 10.0
    ring.save_clock(match)
    match.submit(0, match.game.decision.options[0][0])  # type: ignore[union-attr]
    file = ring.save(match)
    (tmp_path / f"clock-{autosave.short_id(match)}.txt").write_text(f"{match.turn - 1} 99000")
    assert 10_000 <= autosave.load(file, tmp_path).stopwatch.ms < 11_000
    (tmp_path / f"clock-{autosave.short_id(match)}.txt").write_text("what is this")
    assert 10_000 <= autosave.load(file, tmp_path).stopwatch.ms < 11_000
    # clocks of matches that are no longer kept are swept
    match, folder = planning(clock), tmp_path / "swept"
    folder.mkdir()
    (folder / "clock-00000000.txt").write_text("1 1")
    ring = autosave.Autosaves(folder)
    ring.save(match)
    ring.save_clock(match)
    assert [path.name for path in folder.glob("clock-*")] == [f"clock-{autosave.short_id(match)}.txt"]
    # a save by hand keeps its own time
    match, ring = planning(clock), autosave.Autosaves(tmp_path / "auto")
    ring.save(match)
    autosave.save(match, tmp_path / "mine.json")
    clock.now = 60.0
    ring.save_clock(match)
    assert autosave.load(tmp_path / "mine.json", tmp_path / "auto").stopwatch.ms < 1_000


def test_planned_answers_are_one_turn_of_the_ring_and_can_be_taken_back(tmp_path: Path, clock: FakeTime) -> None:
    match, ring = planning(clock), autosave.Autosaves(tmp_path)
    files = set()
    for number in range(30):
        match.submit(number % 4, Put(number // 4, f"{number // 4 % 6 + 1}"))
        files.add(ring.save(match))
    assert (len(files), autosave.load(files.pop(), tmp_path).digest) == (1, match.digest)
    # a saved match keeps the last answers to be taken back and no more
    match = planning(clock)
    for way in ("", "-north", "-east"):
        for number in range(12):
            match.submit(0, Put(number, f"{number % 6 + 1}{way}"))
    autosave.save(match, tmp_path / "mine.json")
    again = Match.load(tmp_path / "mine.json")
    taken = 0
    while again.undo_refusal(0) is None:
        again.undo(0)
        match.undo(0)
        taken += 1
        assert again.digest == match.digest
    assert taken == KEPT
