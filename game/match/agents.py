"""Agents in a match: the Question that an agent gets, and the order and speed in which agents answer.

A Question holds everything that an agent needs, so that another process can answer it.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from game.rules import GAMES
from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Decision, Game, TimeUp, thaw
from game.rules.engine.secret import CLOCK, Seat, redact, sees

INPUT_MS = 4000
"""The milliseconds on the clock that an agent takes for one answer in real time."""
PACES = {"full": 1.0, "half": 0.5}
"""Milliseconds on the stopwatch for each that passes, by the option `pace`."""

Answer = tuple[Seat, Choice, int]
"""A seat, its choice, and the milliseconds on the match's stopwatch at that time."""


class Question(Struct, frozen=True):
    """A decision for one agent: its level, its observation, the seed of its own dice, and its time budget.

    The seed differs for each answer of a match, and does not show how many answers there have been.
    """

    game: str
    level: str
    view: Observation[Any]
    seat: Seat
    seed: int
    budget: Budget


def answer_question(question: Question) -> Advice:
    """Let an agent answer `question`. A plain function, so that any executor can run it."""
    agent = GAMES[question.game].agents[question.level]
    return agent(question.view, question.seat, Rng(question.seed), question.budget)


def observe(rules: Rules[Any], game: Game[Any], seats: frozenset[Seat]) -> Observation[Any]:
    """The observation of `game` for the holders of `seats`; a spectator holds no seats.

    Seats that may not see the decision get the current state as `start`, so that the end of a hidden step does not show
    (TS-220).
    """
    state = redact(game.state, seats)
    decision = redact(game.decision.for_seats(seats), seats) if game.decision else None
    if rules.secret_answers and game.decision is not None and not sees(seats, game.decision.audience):
        return Observation(seats, state, decision, redact(game.state, seats), None)
    known = not rules.secret_answers or all(action.seat in seats for action in game.answers)
    start = redact(thaw(rules.state_type, game.checkpoint), seats)
    return Observation(seats, state, decision, start, tuple(game.answers) if known else None)


def agent_seed(seed: int, seat: Seat, turn: int) -> int:
    """The seed of an agent's own dice for one answer of a match."""
    key = f"{seed}:agent:{seat}:{turn}".encode()
    return int.from_bytes(blake2b(key, digest_size=7).digest(), "big")


def clock_pace(options: Any) -> float:
    """The milliseconds that the stopwatch of a match counts per real millisecond, from its option `pace`."""
    return PACES[getattr(options, "pace", "full")]


def answer_order(decision: Decision, turn: int) -> Sequence[Seat]:
    """The seats to ask for answer number `turn` of a match: only the first one, or all seats where all may answer simultaneously."""
    seats = [seat for seat in decision.options if seat != CLOCK]
    if not decision.simultaneous or not seats:
        return seats[:1]
    first = turn % len(seats)
    return seats[first:] + seats[:first]


def next_answer(decision: Decision, turn: int, now_ms: int, think: Callable[[Seat], Choice]) -> Answer:
    """The next answer, where `think` returns the choice of a seat; TimeUp of the clock if no seat can answer in time.

    Where several seats may answer simultaneously, the first one whose choice is not the default answers. With a deadline an
    answer takes INPUT_MS, shared by all seats that answer simultaneously.
    """
    seats, deadline = answer_order(decision, turn), decision.deadline_ms
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
