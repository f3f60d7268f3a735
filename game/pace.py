"""Who answers next where several are asked, and when: what players made of code do in time that nobody waits through."""

from game.rules.engine.script import Decision
from game.rules.engine.secret import CLOCK, Seat

INPUT_MS = 4000
"""Milliseconds that a player takes for one input in real time."""


def next_answer(decision: Decision, turn: int, now_ms: int) -> tuple[Seat, int]:
    """Which seat answers as the `turn`-th of a match, and the time on its stopwatch then, in milliseconds.

    Where all act at once they take turns at the pace of people, until the deadline passes; otherwise the first one asked answers at once,
    and the clock where nobody else can.
    """
    seats = [seat for seat in decision.options if seat != CLOCK]
    deadline = decision.deadline_ms
    if not seats:
        return CLOCK, now_ms if deadline is None else deadline
    if not decision.together:
        return seats[0], now_ms
    then = now_ms + INPUT_MS // len(seats)
    if deadline is not None and then >= deadline:
        return CLOCK, deadline
    return seats[turn % len(seats)], then
