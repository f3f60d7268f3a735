"""Agents: functions from an observation with its open question to a choice and the reason for it."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)


class Observation(Struct, Generic[S], frozen=True):
    """What the holders of `seats` may know: the present state, the open question, and the answers since the last checkpoint.

    `start` is the state at the checkpoint and `since` the answers given after it, both redacted for these seats. A searching
    agent determinizes `start` and repeats `since`, which is None if one of the answers is hidden from these seats.
    """

    seats: frozenset[Seat]
    state: S
    decision: Decision | None
    start: S
    since: tuple[Action, ...] | None


class Advice(Struct, frozen=True):
    """An agent's choice, and its reason as a message id with values, for hints, captions and the coach."""

    choice: Choice
    reason: str
    about: dict[str, str | int] = {}


class Budget(Struct, frozen=True):
    """How much an agent may compute: `seconds` of wall-clock time in play, or a fixed number of `samples` in tests and replays.

    `wishes` are requests of the players to this agent, in the terms of the game; agents that know none ignore them.
    """

    seconds: float | None = None
    samples: int | None = None
    wishes: tuple[tuple[Any, ...], ...] = ()


class Agent(Protocol[S]):
    """A player run by the program. It sees only its observation, and has a random stream of its own."""

    def __call__(self, observation: Observation[S], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open question for `seat`."""
        ...


def random_agent(observation: Observation[Any], seat: Seat, rng: Rng, budget: Budget) -> Advice:
    """Pick a legal answer at random: the baseline of every game. Raises ValueError without an open question."""
    if observation.decision is None:
        raise ValueError("nothing is asked")
    return Advice(random_choice(observation.decision, seat, rng), "reason-random")


def random_choice(decision: Decision, seat: Seat, rng: Rng) -> Choice:
    """Return a random legal answer of `seat`, drawn uniformly.

    In a simultaneous question without a deadline the type of the answer is drawn first; otherwise "I am ready", one option
    among hundreds, would almost never come up.
    """
    options = decision.options[seat]
    if decision.simultaneous and decision.deadline_ms is None:
        kinds = list(dict.fromkeys(map(type, options)))
        kind = kinds[rng.below("kind", len(kinds))]
        options = tuple(option for option in options if type(option) is kind)
    choice: Choice = options[rng.below("choice", len(options))]
    return choice
