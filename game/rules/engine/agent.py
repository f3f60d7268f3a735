"""Agents: a view and its open decision go in, one choice and its reason come out."""

from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)


class View(Struct, Generic[S], frozen=True):
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
    """How long an agent may think: `seconds` on the clock for play, or a fixed number of `samples` for tests and replays."""

    seconds: float | None = None
    samples: int | None = None


class Agent(Protocol[S]):
    """A player made of code. It sees the view alone, and its own dice."""

    def __call__(self, view: View[S], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat`."""
        ...


def random_agent(view: View[Any], seat: Seat, rng: Rng, budget: Budget) -> Advice:
    """Pick any legal answer, each as likely as the next: the baseline of every game."""
    if view.decision is None:
        raise ValueError("nothing is asked")
    options = view.decision.options[seat]
    return Advice(options[rng.below("choice", len(options))], "reason-random")
