"""What agents of every game have in common: a question with what can be answered, and the functions that answer each prompt."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from game.rules.engine.agent import Advice
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision, Done
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound=Choice)
T = TypeVar("T")


class Asked(Generic[S]):
    """One question for `seat`: the table `t` as it sees it, the answers, and `noise`, which blurs what the level weighs."""

    def __init__(self, t: S, seat: Seat, decision: Decision, rng: Rng, noise: float = 0.0) -> None:
        self.t, self.seat, self.decision, self.rng, self.noise = t, seat, decision, rng, noise
        self.options: tuple[Any, ...] = decision.options[seat]

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


A = TypeVar("A", bound=Asked[Any])


class Prompts(dict[str, Callable[[A], Advice]]):
    """How each prompt is answered, by its id."""

    def on(self, *prompts: str) -> Callable[[Callable[[A], Advice]], Callable[[A], Advice]]:
        """Register a function for some prompts."""

        def register(function: Callable[[A], Advice]) -> Callable[[A], Advice]:
            self.update(dict.fromkeys(prompts, function))
            return function

        return register

    def answer(self, ask: A) -> Advice:
        """The answer to a question: the usual one, or the first, where nothing is to be thought of."""
        function = self.get(ask.decision.prompt)
        return Advice(ask.decision.default or ask.options[0], "reason-usual") if function is None else function(ask)
