"""A question as an agent sees it, and the functions that answer each prompt."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeVar

from game.rules.engine.agent import Advice, View
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision, Done
from game.rules.engine.secret import Seat
from game.rules.terrorscape.belief import Belief, believe
from game.rules.terrorscape.state import State
from game.rules.terrorscape.whisper import KILLER

C = TypeVar("C", bound=Choice)
T = TypeVar("T")


class Ask:
    """One question for `seat`: the table `t` as it sees it, the answers, and how clearly it thinks.

    `noise` blurs what it weighs; `sly` survivors ask what the killer can know of them.
    """

    def __init__(self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float = 0.0, sly: bool = True) -> None:
        self.t, self.seat, self.decision = t, seat, decision
        self.options: tuple[Any, ...] = decision.options[seat]
        self.rng, self.noise, self.sly = rng, noise, sly

    @classmethod
    def seen(cls, view: View[State], seat: Seat, rng: Rng, *, noise: float = 0.0, sly: bool = True) -> "Ask":
        """The open question of a view."""
        if view.decision is None:
            raise ValueError("nothing is asked")
        return cls(view.state, seat, view.decision, rng, noise=noise, sly=sly)

    @cached_property
    def belief(self) -> Belief:
        """Where the survivors can be, for all that was public."""
        return believe(self.t, ended=self.seat != KILLER or self.decision.prompt == "prompt-killer")

    def about(self, key: str) -> str:
        """A value of the question, "" if it has none of that name."""
        return str(self.decision.about.get(key, ""))

    def of(self, kind: type[C]) -> list[C]:
        """The answers of one kind."""
        return [choice for choice in self.options if isinstance(choice, kind)]

    @property
    def may_decline(self) -> bool:
        """Whether Done is an answer."""
        return any(isinstance(choice, Done) for choice in self.options)

    def best(self, rated: Iterable[tuple[T, float]]) -> tuple[T, float]:
        """The answer worth most, blurred by the level's noise; the first of equals."""
        return max(((choice, value + self.blur()) for choice, value in rated), key=lambda pair: pair[1])

    def blur(self) -> float:
        """A little of the level's noise."""
        return self.noise * (self.rng.below("noise", 2001) / 1000 - 1) if self.noise else 0.0


Answer = Callable[[Ask], Advice]
ANSWERS: dict[str, Answer] = {}
"""How each prompt is answered, by its id."""


def answers(*prompts: str) -> Callable[[Answer], Answer]:
    """Register a function for some prompts."""

    def register(function: Answer) -> Answer:
        for prompt in prompts:
            ANSWERS[prompt] = function
        return function

    return register


def answer(ask: Ask) -> Advice:
    """The answer to a question; the usual one where nothing is to be thought of."""
    function = ANSWERS.get(ask.decision.prompt)
    if function is None or len(ask.options) == 1:
        return Advice(ask.options[0] if len(ask.options) == 1 else ask.decision.default or ask.options[0], "reason-usual")
    return function(ask)
