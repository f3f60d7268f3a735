"""Who answers next where several are asked, and when."""

from game.pace import INPUT_MS, next_answer
from game.rules.engine.script import Decision, Done, TimeUp
from game.rules.engine.secret import CLOCK

OPTIONS = {0: (Done(),), 2: (Done(),)}


def test_in_turns_the_first_seat_answers_at_once() -> None:
    assert next_answer(Decision("prompt", dict(OPTIONS)), 5, 700) == (0, 700)


def test_where_all_act_at_once_they_take_turns_at_the_pace_of_people() -> None:
    together = Decision("prompt", dict(OPTIONS), together=True)
    assert [next_answer(together, turn, 100) for turn in (0, 1, 2)] == [
        (0, 100 + INPUT_MS // 2),
        (2, 100 + INPUT_MS // 2),
        (0, 100 + INPUT_MS // 2),
    ]


def test_the_deadline_is_the_clocks_to_the_millisecond() -> None:
    timed = Decision("prompt", {**OPTIONS, CLOCK: (TimeUp(),)}, deadline_ms=5_000, together=True)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2 - 1) == (0, 4_999)
    assert next_answer(timed, 0, 5_000 - INPUT_MS // 2) == (CLOCK, 5_000)


def test_where_nobody_else_is_asked_the_clock_answers() -> None:
    assert next_answer(Decision("prompt", {CLOCK: (TimeUp(),)}, deadline_ms=9_000), 0, 10) == (CLOCK, 9_000)
