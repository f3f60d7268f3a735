"""What the agents of all games share: an open question with its options, and the functions that answer each prompt."""

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


class AgentQuestion(Generic[S]):
    """A question to `seat`: its options, the redacted state `t`, and `noise`, the random error of the level's evaluations."""

    def __init__(self, t: S, seat: Seat, decision: Decision, rng: Rng, noise: float = 0.0) -> None:
        self.t, self.seat, self.decision, self.rng, self.noise = t, seat, decision, rng, noise
        self.options: tuple[Any, ...] = decision.options[seat]

    def about(self, key: str) -> str:
        """The value `key` of the prompt as text, "" if it has none."""
        return str(self.decision.about.get(key, ""))

    def of(self, kind: type[C]) -> list[C]:
        """The options of one type."""
        return [choice for choice in self.options if isinstance(choice, kind)]

    @property
    def may_decline(self) -> bool:
        """Whether Done is an option."""
        return any(isinstance(choice, Done) for choice in self.options)

    def best(self, rated: Iterable[tuple[T, float]]) -> tuple[T, float]:
        """The item with the highest value after noise, and that value; the first among equals."""
        return max(((choice, value + self.blur()) for choice, value in rated), key=lambda pair: pair[1])

    def blur(self) -> float:
        """A random error between -`noise` and `noise`."""
        return self.noise * (self.rng.below("noise", 2001) / 1000 - 1) if self.noise else 0.0


A = TypeVar("A", bound=AgentQuestion[Any])


class PromptHandlers(dict[str, Callable[[A], Advice]]):
    """The function that answers each prompt, by prompt id."""

    def on(self, *prompts: str) -> Callable[[Callable[[A], Advice]], Callable[[A], Advice]]:
        """Register the decorated function for `prompts`."""

        def register(function: Callable[[A], Advice]) -> Callable[[A], Advice]:
            self.update(dict.fromkeys(prompts, function))
            return function

        return register

    def answer(self, ask: A) -> Advice:
        """Answer a question; without a function for its prompt, with its default or its first option."""
        function = self.get(ask.decision.prompt)
        return Advice(ask.decision.default or ask.options[0], "reason-usual") if function is None else function(ask)
