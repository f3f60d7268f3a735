"""Injected time."""

from toys import FakeTime

from game.match.clock import Stopwatch


def test_it_counts_milliseconds_from_where_a_match_was_saved_but_for_pauses_and_at_its_pace() -> None:
    time = FakeTime()
    watch = Stopwatch(time)

    def at(seconds: float) -> int:
        time.now = seconds
        return watch.ms

    assert at(1.5) == 1500
    watch.pause()
    watch.pause()
    assert at(50.0) == 1500
    watch.resume()
    assert at(51.0) == 2500
    watch.set_pace(0.5)
    assert at(53.0) == 3500, "the pace changes what comes, not what was"
    watch.set_pace(0)
    assert at(99.0) == 3500
    time.now = 0.0
    watch = Stopwatch(time, elapsed_ms=700)
    assert at(1.0) == 1700
    watch.wind(100)
    assert at(2.0) == 1100
