"""Who answers next where several are asked, and when: what players made of code do in time that nobody waits through."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.engine.script import Choice, Decision, TimeUp
from game.rules.engine.secret import CLOCK, Seat

INPUT_MS = 4000
"""Milliseconds that a player takes for one input in real time."""

PACES = {"full": 1.0, "half": 0.5}

Answer = tuple[Seat, Choice, int]
"""Who answers what, and the time on the match's stopwatch then, in milliseconds."""


def pace(options: Any) -> float:
    """How many milliseconds the clock of a match counts for each that passes: a game with a clock may have an option `pace`."""
    return PACES[getattr(options, "pace", "full")]


def asked(decision: Decision, turn: int) -> Sequence[Seat]:
    """The seats to ask for the `turn`-th answer of a match, in this order: the first alone, or all where all may answer together."""
    seats = [seat for seat in decision.options if seat != CLOCK]
    if not decision.simultaneous or not seats:
        return seats[:1]
    first = turn % len(seats)
    return seats[first:] + seats[:first]


def next_answer(decision: Decision, turn: int, now_ms: int, think: Callable[[Seat], Choice]) -> Answer:
    """The next answer where `think` says what each seat would give; where nobody else can, the clock's.

    Where all may answer together the first who wants something else than the default gives it. With a deadline an answer takes as long as people
    take, and everybody takes it in the same time.
    """
    seats, deadline = asked(decision, turn), decision.deadline_ms
    then = now_ms
    if decision.simultaneous and deadline is not None and seats:
        then += INPUT_MS // len(seats)
    if not seats or (deadline is not None and then >= deadline):
        return CLOCK, TimeUp(), now_ms if deadline is None else deadline
    for seat in seats:
        choice = think(seat)
        if choice != decision.default:
            return seat, choice, then
    return seats[0], choice, then
