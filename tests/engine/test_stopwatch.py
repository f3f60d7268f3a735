"""Injected time."""

from toys import FakeTime

from game.match.clock import Stopwatch


def test_it_counts_milliseconds_from_where_a_match_was_saved() -> None:
    time = FakeTime()
    watch = Stopwatch(time)
    time.now = 1.5
    assert watch.ms == 1500
    # it goes on from where a match was saved
    time = FakeTime()
    watch = Stopwatch(time, elapsed_ms=700)
    time.now = 1.0
    assert watch.ms == 1700
    watch.wind(100)
    time.now = 2.0
    assert watch.ms == 1100


def test_pauses_and_pace_change_what_comes() -> None:
    # a pause takes no time
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
    # the pace changes what comes not what was
    time = FakeTime()
    watch = Stopwatch(time)
    time.now = 1.0
    watch.set_pace(0.5)
    time.now = 3.0
    assert watch.ms == 2000
    watch.set_pace(0)
    time.now = 99.0
    assert watch.ms == 2000
