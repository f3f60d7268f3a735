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


def test_agents_answer_in_turns_or_at_the_pace_of_people_and_the_clock_at_its_deadline() -> None:
    assert next_answer(Decision("prompt", dict(OPTIONS)), 5, 700, eager) == (0, Wave(), 700)
    # where all act at once they take turns at the pace of people
    together = Decision("prompt", {**OPTIONS, CLOCK: (TimeUp(),)}, default=Done(), deadline_ms=90_000, simultaneous=True)
    answers = [next_answer(together, turn, 100, eager) for turn in (0, 1, 2)]
    assert answers == [(seat, Wave(), 100 + INPUT_MS // 2) for seat in (0, 2, 0)]
    # whoever wants something answers for all and the default is for when nobody does
    together = Decision("prompt", dict(OPTIONS), default=Done(), simultaneous=True)
    assert next_answer(together, 0, 0, lambda seat: Wave() if seat == 2 else Done()) == (2, Wave(), 0)
    assert next_answer(together, 1, 0, content) == (2, Done(), 0)
    # the deadline is the clocks to the millisecond
    timed = Decision("prompt", {**OPTIONS, CLOCK: (TimeUp(),)}, deadline_ms=5_000, simultaneous=True)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2 - 1, eager) == (0, Wave(), 4_999)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2, eager) == (CLOCK, TimeUp(), 5_000)
    # where nobody else is asked the clock answers
    assert next_answer(Decision("prompt", {CLOCK: (TimeUp(),)}, deadline_ms=9_000), 0, 10, eager) == (CLOCK, TimeUp(), 9_000)
