"""A running game as tests play it: answers in, Events out, whatever the game."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Choice, Done, Event, Game
from game.rules.engine.secret import Seat, redact


class Evening:
    """A running game with its events so far; `play` answers the open decision. A game's own kit names its `rules`."""

    rules: ClassVar[Rules[Any]]

    def __init__(self, state: Any) -> None:
        self.game: Game[Any] = Game.of(self.rules, state)
        self.events: list[Event] = list(self.game.news)

    @property
    def t(self) -> Any:
        return self.game.state

    @property
    def prompt(self) -> str:
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.prompt

    @property
    def over(self) -> str:
        """Why the game ended, "" while it goes on."""
        return self.t.end.reason if self.t.end is not None else ""

    def options(self, seat: Seat | None = None) -> tuple[Choice, ...]:
        """What may be answered now: by `seat`, or by the first seat that is asked."""
        assert self.game.decision is not None, "the game is over"
        asked = self.game.decision.options
        return asked[next(iter(asked))] if seat is None else asked.get(seat, ())

    def play(self, *choices: Choice, seat: Seat | None = None, at_ms: int = 0) -> list[Event]:
        """Give these answers, one after the other, each by `seat` or the first that may; return what happened after the last."""
        news: list[Event] = []
        for choice in choices:
            assert self.game.decision is not None, "the game is over"
            asked = self.game.decision.options
            who = seat if seat is not None else next((one for one in asked if choice in asked[one]), None)
            assert who is not None, f"{self.prompt}: {choice} is not among {asked}"
            news = self.game.apply(Action(who, choice, at_ms))
            self.events += news
        return news

    def after(self, *choices: Choice, seat: Seat | None = None) -> Self:
        """Give these answers as `play` does, and return the game itself."""
        self.play(*choices, seat=seat)
        return self

    def until(self, prompt: str, pick: Callable[[tuple[Choice, ...]], Choice] | None = None) -> Self:
        """Answer (the default, else the last option, or what `pick` says) until `prompt` is asked or the game is over."""
        for _ in range(300):
            decision = self.game.decision
            if decision is None or decision.prompt == prompt:
                return self
            seat = next(iter(decision.options))
            options = decision.options[seat]
            default = decision.default if decision.default in options else Done() if Done() in options else options[-1]
            self.play(pick(options) if pick else default, seat=seat)
        raise AssertionError(f"{prompt} was never asked")

    def seen(self, kind: type[Any], seats: Iterable[Seat] | None = None) -> list[Any]:
        """All events of one kind so far, as `seats` heard of them."""
        events = self.events if seats is None else redact(list(self.events), frozenset(seats))
        return [event for event in events if isinstance(event, kind)]

    def view(self, *seats: Seat) -> Any:
        return redact(self.t, frozenset(seats))
