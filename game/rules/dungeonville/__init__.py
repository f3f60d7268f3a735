"""Dungeonville: parties for hire, five dungeons, and everybody who hopes that the others die in the right one."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.rules.dungeonville import setup, turn
from game.rules.dungeonville.agents import AGENTS
from game.rules.dungeonville.beliefs.determinize import determinize
from game.rules.dungeonville.choice import CHOICES
from game.rules.dungeonville.event import PUBLIC
from game.rules.dungeonville.explain import explain
from game.rules.dungeonville.ids import known_ids
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.agent import Agent, Observation
from game.rules.engine.reference import Known
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Event, IllegalAction, Outcome, Rule, own_side
from game.rules.engine.secret import Seat


class Dungeonville:
    """Dungeonville as the rest of the program sees it."""

    name = "dungeonville"
    secret_answers = True
    state_type = State
    options_type: type[Struct] = Options
    choice_types: tuple[type[Choice], ...] = CHOICES
    event_types: tuple[type[Event], ...] = PUBLIC
    agents: Mapping[str, Agent[State]] = AGENTS

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The wizards, two to five (DV-010). Raises OptionsError."""
        setup.check(options)
        return tuple(range(options.seats))

    def new_game(self, options: Options, seed: int) -> State:
        """Set the table (DV-011 to DV-018). Raises OptionsError."""
        return setup.new_game(options, seed)

    def step(self, state: State) -> Rule[bool]:
        """Play one turn of a phase."""
        return turn.step(state)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, once a claim was right (DV-115)."""
        return state.end

    def rounds(self, state: State) -> int:
        """Rounds of five phases begun (DV-019)."""
        return state.round

    def seat_name(self, state: State, seat: Seat) -> str:
        """The message id of a wizard's name."""
        return f"name-{COLOURS[seat]}"

    def title(self, state: State) -> str:
        """The id of the game: every evening is the same."""
        return self.name

    def players(self, state: State) -> tuple[str, ...]:
        """The ids of the wizards: their player colours (DV-015)."""
        return COLOURS[: len(state.wizards)]

    def side_of(self, state: State, seat: Seat) -> str:
        """Every wizard plays for itself (DV-115)."""
        return own_side(seat)

    def party(self, seat: Seat) -> str:
        """No parties: all play at one board."""
        return ""

    def known_ids(self, state: State) -> Known:
        """What the ids in `state` may be."""
        return known_ids(state)

    def determinize(self, observation: Observation[State], seat: Seat, rng: Rng) -> State:
        """Sample a table that `seat` cannot tell from the real one."""
        return determinize(observation.start, rng)

    def explain(self, state: State, seat: Seat, choice: Choice) -> IllegalAction | None:
        """Why `seat` may not do something now, with the rule."""
        return explain(state, seat, choice)


RULES: Rules[Any] = Dungeonville()
