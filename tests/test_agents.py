"""Who answers next where several are asked, and when."""

from game.match.agents import INPUT_MS, next_answer
from game.rules.engine.script import Choice, Decision, Done, TimeUp
from game.rules.engine.secret import CLOCK, Seat


class Wave(Choice, frozen=True):
    """Something to answer."""


OPTIONS: dict[Seat, tuple[Choice, ...]] = {0: (Wave(), Done()), 2: (Wave(), Done())}


def eager(seat: Seat) -> Choice:
    """Always wants something."""
    return Wave()


def content(seat: Seat) -> Choice:
    """Wants nothing."""
    return Done()


def test_in_turns_the_first_seat_answers_at_once() -> None:
    assert next_answer(Decision("prompt", dict(OPTIONS)), 5, 700, eager) == (0, Wave(), 700)


def test_where_all_act_at_once_they_take_turns_at_the_pace_of_people() -> None:
    together = Decision("prompt", {**OPTIONS, CLOCK: (TimeUp(),)}, default=Done(), deadline_ms=90_000, simultaneous=True)
    answers = [next_answer(together, turn, 100, eager) for turn in (0, 1, 2)]
    assert answers == [(seat, Wave(), 100 + INPUT_MS // 2) for seat in (0, 2, 0)]


def test_whoever_wants_something_answers_for_all_and_the_default_is_for_when_nobody_does() -> None:
    together = Decision("prompt", dict(OPTIONS), default=Done(), simultaneous=True)
    assert next_answer(together, 0, 0, lambda seat: Wave() if seat == 2 else Done()) == (2, Wave(), 0)
    assert next_answer(together, 1, 0, content) == (2, Done(), 0)


def test_the_deadline_is_the_clocks_to_the_millisecond() -> None:
    timed = Decision("prompt", {**OPTIONS, CLOCK: (TimeUp(),)}, deadline_ms=5_000, simultaneous=True)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2 - 1, eager) == (0, Wave(), 4_999)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2, eager) == (CLOCK, TimeUp(), 5_000)


def test_where_nobody_else_is_asked_the_clock_answers() -> None:
    assert next_answer(Decision("prompt", {CLOCK: (TimeUp(),)}, deadline_ms=9_000), 0, 10, eager) == (CLOCK, TimeUp(), 9_000)
