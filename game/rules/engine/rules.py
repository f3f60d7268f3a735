"""What a game is to the rest of the program."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.rules.engine.agent import Agent, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Event, IllegalAction, Outcome, Script
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)


class OptionsError(ValueError):
    """A game cannot be set up as asked: the option, what was given, and what is allowed."""

    def __init__(self, option: str, given: object, allowed: str) -> None:
        super().__init__(f"{option}: {given!r} is not possible; {allowed}")
        self.option, self.given, self.allowed = option, given, allowed


class Rules(Script[S], Protocol[S]):
    """A game of the cabinet: everything that Match, the agents and the tests need of it.

    `options_type` is a Struct with a default for each option (the schema of `--set key=value`); `choice_types` and `event_types`
    are every Choice and Event that its scripts use, for saves and for the tests that look for gaps. `secret_answers` says that what a
    seat answers may be hidden from the others.
    """

    name: str
    secret_answers: bool
    options_type: type[Struct]
    choice_types: tuple[type[Choice], ...]
    event_types: tuple[type[Event], ...]
    agents: Mapping[str, Agent[S]]

    def seats(self, options: Any) -> tuple[Seat, ...]:
        """The deciding seats of a game with these options, in playing order. Raises OptionsError."""
        ...

    def new_game(self, options: Any, seed: int) -> S:
        """Set up a state: the same options and seed always give the same one. Raises OptionsError."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the match goes on."""
        ...

    def rounds(self, state: S) -> int:
        """How many rounds (turns of the first seat, planning phases ...) have begun."""
        ...

    def seat_name(self, state: S, seat: Seat) -> str:
        """The message id of what `seat` is called ("name-kat")."""
        ...

    def title(self, state: S) -> str:
        """The id of what this match is called: its adventure, its story, its killer."""
        ...

    def players(self, state: S) -> tuple[str, ...]:
        """The ids of the characters in play, by seat: public facts alone."""
        ...

    def side_of(self, state: S, seat: Seat) -> str:
        """The side that `seat` wins with, as `Outcome.winners` names it: "heroes", "killer", or `own_side(seat)`."""
        ...

    def determinize(self, view: Observation[S], seat: Seat, rng: Rng) -> S:
        """Sample a full state at `view.start` that `seat` cannot tell from the real one."""
        ...

    def explain(self, state: S, seat: Seat, choice: Choice) -> IllegalAction | None:
        """Why `seat` may not answer `choice` now, with the rule; None when there is nothing to say against it."""
        ...


def winning_seats(rules: Rules[S], state: S) -> tuple[Seat, ...]:
    """The seats whose side has won; none while the match goes on, and where the board itself has won."""
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome is not None else ()
    return tuple(seat for seat in range(len(rules.players(state))) if rules.side_of(state, seat) in winners)
