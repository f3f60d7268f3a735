"""Dungeonville: a competitive game of two to five wizards with hired parties, five dungeons and secret deeds."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.rules.dungeonville import results, setup, turn
from game.rules.dungeonville.agents import AGENTS
from game.rules.dungeonville.beliefs.determinize import determinize
from game.rules.dungeonville.choice import CHOICES
from game.rules.dungeonville.event import PUBLIC
from game.rules.dungeonville.explain import explain
from game.rules.dungeonville.ids import known_ids
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.agent import Agent, Observation
from game.rules.engine.results import Result
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Event, Outcome, own_side
from game.rules.engine.secret import Seat


class Dungeonville:
    """The Rules of Dungeonville."""

    name = "dungeonville"
    secret_answers = True
    state_type = State
    options_type: type[Struct] = Options
    choice_types: tuple[type[Choice], ...] = CHOICES
    event_types: tuple[type[Event], ...] = PUBLIC
    agents: Mapping[str, Agent[State]] = AGENTS
    results_file = results.FILE
    result_type: type[Result] = results.Result
    step = staticmethod(turn.step)
    known_ids = staticmethod(known_ids)
    explain = staticmethod(explain)

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """One seat for each wizard, two to five (DV-010). Raises OptionsError."""
        setup.check(options)
        return tuple(range(options.seats))

    def new_game(self, options: Options, seed: int) -> State:
        """Set up a state (DV-011 to DV-018). Raises OptionsError."""
        return setup.new_game(options, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, after a right claim (DV-115)."""
        return state.end

    def rounds(self, state: State) -> int:
        """Rounds of five phases begun (DV-019)."""
        return state.round

    def seat_name(self, state: State, seat: Seat) -> str:
        """The message id of a wizard's name."""
        return f"name-{COLOURS[seat]}"

    def title(self, state: State) -> str:
        """The id of the game, which has no adventures or stories."""
        return self.name

    def players(self, state: State) -> tuple[str, ...]:
        """The ids of the wizards: their player colours (DV-015)."""
        return COLOURS[: len(state.wizards)]

    def side_of(self, state: State, seat: Seat) -> str:
        """Every wizard plays for itself (DV-115)."""
        return own_side(seat)

    def party(self, seat: Seat) -> str:
        """The empty string: there are no sides with boards of their own."""
        return ""

    def determinize(self, observation: Observation[State], seat: Seat, rng: Rng) -> State:
        """Sample a full state that `seat` cannot tell from the real one."""
        return determinize(observation.start, rng)

    def result(self, state: State, options: Options, facts: dict[str, Any], *, title: str) -> Result:
        """The result of a finished match for the records."""
        return results.result(state, options, facts)


RULES: Rules[Any] = Dungeonville()
