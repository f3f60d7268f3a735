"""The interface of a game to the rest of the program."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from game.rules.engine.agent import Agent, Observation
from game.rules.engine.reference import Known
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Event, IllegalAction, Outcome, Script
from game.rules.engine.secret import Seat

S = TypeVar("S", bound=Struct)


class OptionsError(ValueError):
    """An option with an impossible value: its name, the value given, and the allowed values."""

    def __init__(self, option: str, given: object, allowed: str) -> None:
        super().__init__(f"{option}: {given!r} is not possible; {allowed}")
        self.option, self.given, self.allowed = option, given, allowed


class Rules(Script[S], Protocol[S]):
    """A game: everything that Match, agents and tests need to play it.

    `options_type` is a Struct with a default for each option, the schema of `--set key=value`. `choice_types` and `event_types`
    are all Choices and Events of its scripts, for saves and for tests. `secret_answers` means that answers of a seat may be
    hidden from other seats.
    """

    name: str
    secret_answers: bool
    options_type: type[Struct]
    choice_types: tuple[type[Choice], ...]
    event_types: tuple[type[Event], ...]
    agents: Mapping[str, Agent[S]]

    def seats(self, options: Any) -> tuple[Seat, ...]:
        """The seats of a game with these options, in playing order. Raises OptionsError."""
        ...

    def new_game(self, options: Any, seed: int) -> S:
        """Set up a state, the same for the same options and seed. Raises OptionsError."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the match goes on."""
        ...

    def rounds(self, state: S) -> int:
        """The number of rounds (turns of the first seat, planning phases ...) begun."""
        ...

    def seat_name(self, state: S, seat: Seat) -> str:
        """The message id of the name of `seat` ("name-kat")."""
        ...

    def title(self, state: S) -> str:
        """The id that names this match: its adventure, its story, its killer."""
        ...

    def players(self, state: S) -> tuple[str, ...]:
        """The ids of the characters in play, by seat; public facts only."""
        ...

    def side_of(self, state: S, seat: Seat) -> str:
        """The side that `seat` wins with, as `Outcome.winners` names it: "heroes", "killer", or `own_side(seat)`."""
        ...

    def party(self, seat: Seat) -> str:
        """The party of `seat` where two parties play from boards of their own: "killer" or "survivors"; "" in other games."""
        ...

    def known_ids(self, state: S) -> Known:
        """The valid ids for each kind of reference in `state` (see `game.rules.engine.reference`)."""
        ...

    def determinize(self, observation: Observation[S], seat: Seat, rng: Rng) -> S:
        """Sample the hidden information of `observation.start`: return a full state that `seat` cannot tell from the real one."""
        ...

    def explain(self, state: S, seat: Seat, choice: Choice) -> IllegalAction | None:
        """Why `seat` may not answer `choice` now, with the rule; None if there is no reason."""
        ...


def winning_seats(rules: Rules[S], state: S) -> tuple[Seat, ...]:
    """The seats whose side has won; none while the match goes on, or if the game itself has won."""
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome is not None else ()
    return tuple(seat for seat in range(len(rules.players(state))) if rules.side_of(state, seat) in winners)
