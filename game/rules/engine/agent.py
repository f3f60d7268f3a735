"""Agents: a view and its open decision go in, one choice and its reason come out."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)


class Observation(Struct, Generic[S], frozen=True):
    """What the holders of `seats` may know: the state now, the open question, and how this step came about.

    `start` is the state at the last checkpoint and `since` the answers given after it, both as these seats know them: a searching
    agent imagines a world at `start` and feeds `since` again. `since` is None when it holds an answer that they may not know.
    """

    seats: frozenset[Seat]
    state: S
    decision: Decision | None
    start: S
    since: tuple[Action, ...] | None


class Advice(Struct, frozen=True):
    """An agent's choice and why: a message id and its values, for hints, captions and the coach."""

    choice: Choice
    reason: str
    about: dict[str, str | int] = {}


class Budget(Struct, frozen=True):
    """How long an agent may think: `seconds` on the clock for play, or a fixed number of `samples` for tests and replays.

    `wishes` are what people at the table have asked of it, in the terms of the game; an agent that knows none passes them over.
    """

    seconds: float | None = None
    samples: int | None = None
    wishes: tuple[tuple[Any, ...], ...] = ()


class Agent(Protocol[S]):
    """A player made of code. It sees the view alone, and its own dice."""

    def __call__(self, view: Observation[S], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat`."""
        ...


def random_agent(view: Observation[Any], seat: Seat, rng: Rng, budget: Budget) -> Advice:
    """Pick any legal answer: the baseline of every game."""
    if view.decision is None:
        raise ValueError("nothing is asked")
    return Advice(random_choice(view.decision, seat, rng), "reason-random")


def random_choice(decision: Decision, seat: Seat, rng: Rng) -> Choice:
    """Any legal answer of `seat`, each as likely as the next.

    Where all act together and no clock ends it, a kind of answer is drawn first: nobody would ever say that he is content if that were one answer
    among hundreds.
    """
    options = decision.options[seat]
    if decision.together and decision.deadline_ms is None:
        kinds = list(dict.fromkeys(map(type, options)))
        kind = kinds[rng.below("kind", len(kinds))]
        options = tuple(option for option in options if type(option) is kind)
    choice: Choice = options[rng.below("choice", len(options))]
    return choice
