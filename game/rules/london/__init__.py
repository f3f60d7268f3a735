"""London Dread: a cooperative game in which the players plan a day against the clock, and then play it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.rules.engine.agent import Agent, Observation
from game.rules.engine.results import Result
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Event, Outcome
from game.rules.engine.secret import Seat
from game.rules.london import league, setup, turn
from game.rules.london.agents import AGENTS
from game.rules.london.choice import CHOICES
from game.rules.london.determinize import determinize
from game.rules.london.event import EVENTS
from game.rules.london.explain import explain
from game.rules.london.ids import known_ids
from game.rules.london.options import Options
from game.rules.london.state import State
from game.rules.london.tables import bind

bind.check()


class LondonDread:
    """The Rules of London Dread."""

    name = "london"
    secret_answers = False
    state_type = State
    options_type: type[Struct] = Options
    choice_types: tuple[type[Choice], ...] = CHOICES
    event_types: tuple[type[Event], ...] = EVENTS
    agents: Mapping[str, Agent[State]] = AGENTS
    results_file = league.FILE
    result_type: type[Result] = league.Result
    step = staticmethod(turn.step)
    known_ids = staticmethod(known_ids)
    explain = staticmethod(explain)

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """One seat for each Character (LD-020, LD-050). Raises OptionsError."""
        setup.chosen(options)
        return tuple(range(options.party))

    def new_game(self, options: Options, seed: int) -> State:
        """Set up a state (LD-022 to LD-031). Raises OptionsError."""
        return setup.new_game(options, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Whether the investigators won, and why, once the story is over (LD-260, LD-261)."""
        return state.end

    def rounds(self, state: State) -> int:
        """The number of Chapters begun, including the Endgame."""
        return state.chapter + (state.phase == "endgame")

    def seat_name(self, state: State, seat: Seat) -> str:
        """The message id of a Character's name."""
        return f"name-{state.people[seat].id}"

    def title(self, state: State) -> str:
        """The id of the story."""
        return state.options.story

    def players(self, state: State) -> tuple[str, ...]:
        """The ids of the Characters."""
        return tuple(person.id for person in state.people)

    def side_of(self, state: State, seat: Seat) -> str:
        """All Characters win or lose together (LD-260)."""
        return "investigators"

    def party(self, seat: Seat) -> str:
        """The empty string: all Characters play together."""
        return ""

    def determinize(self, observation: Observation[State], seat: Seat, rng: Rng) -> State:
        """Sample a full state that `seat` cannot tell from the real one."""
        return determinize(observation.start, rng)

    def result(self, state: State, options: Options, facts: dict[str, Any], *, title: str) -> Result:
        """The result of a finished story for the League's score sheet."""
        return league.result(state, options, facts)


RULES: Rules[Any] = LondonDread()
