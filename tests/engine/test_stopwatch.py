"""Injected time."""

from toys import FakeTime

from game.match.clock import Stopwatch


def test_it_counts_milliseconds() -> None:
    time = FakeTime()
    watch = Stopwatch(time)
    time.now = 1.5
    assert watch.ms == 1500


def test_it_goes_on_from_where_a_match_was_saved() -> None:
    time = FakeTime()
    watch = Stopwatch(time, elapsed_ms=700)
    time.now = 1.0
    assert watch.ms == 1700
    watch.wind(100)
    time.now = 2.0
    assert watch.ms == 1100


def test_a_pause_takes_no_time() -> None:
    time = FakeTime()
    watch = Stopwatch(time)
    time.now = 1.0
    watch.pause()
    watch.pause()
    time.now = 50.0
    assert watch.ms == 1000
    watch.resume()
    time.now = 51.0
    assert watch.ms == 2000


def test_the_pace_changes_what_comes_not_what_was() -> None:
    time = FakeTime()
    watch = Stopwatch(time)
    time.now = 1.0
    watch.set_pace(0.5)
    time.now = 3.0
    assert watch.ms == 2000
    watch.set_pace(0)
    time.now = 99.0
    assert watch.ms == 2000
