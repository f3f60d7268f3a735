"""Terrorscape: one killer hunts three survivors through a house; each side has a hidden board."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.rules.engine.agent import Agent, Observation
from game.rules.engine.results import Result
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Event, Outcome, own_side
from game.rules.engine.secret import Seat
from game.rules.terrorscape import results, setup, turn
from game.rules.terrorscape.agents import AGENTS
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import CHOICES
from game.rules.terrorscape.event import PRIVATE, PUBLIC
from game.rules.terrorscape.explain import explain
from game.rules.terrorscape.ids import known_ids
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.setup import Options
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables import bind
from game.rules.terrorscape.tables.content import tables

bind.check(tables())


class Terrorscape:
    """The Rules of Terrorscape."""

    name = "terrorscape"
    secret_answers = True
    state_type = State
    options_type: type[Struct] = Options
    choice_types: tuple[type[Choice], ...] = CHOICES
    event_types: tuple[type[Event], ...] = (*PUBLIC, *PRIVATE)
    agents: Mapping[str, Agent[State]] = AGENTS
    results_file = results.FILE
    result_type: type[Result] = results.Result
    step = staticmethod(turn.step)
    known_ids = staticmethod(known_ids)
    explain = staticmethod(explain)

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The killer, then the three survivors (TS-010, TS-011). Raises OptionsError."""
        setup.chosen(options)
        return (KILLER, *TEAM)

    def new_game(self, options: Options, seed: int) -> State:
        """Set up a state (TS-010 to TS-026). Raises OptionsError."""
        return setup.new_game(options, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, after the end (TS-060)."""
        return state.end

    def rounds(self, state: State) -> int:
        """Rounds begun: a turn of the survivors and one of the killer each."""
        return state.round

    def seat_name(self, state: State, seat: Seat) -> str:
        """The message id of the killer's or a survivor's name."""
        return f"name-{state.killer if seat == KILLER else state.survivors[seat - 1].id}"

    def title(self, state: State) -> str:
        """The id of the killer."""
        return state.killer

    def players(self, state: State) -> tuple[str, ...]:
        """The ids of the killer and of the survivors."""
        return (state.killer, *(survivor.id for survivor in state.survivors))

    def side_of(self, state: State, seat: Seat) -> str:
        """The killer against the survivors (TS-060), or each seat for itself in Separate Ways (TS-250)."""
        if state.options.separate:
            return own_side(seat)
        return self.party(seat)

    def party(self, seat: Seat) -> str:
        """The killer, or the survivors (TS-060)."""
        return "killer" if seat == KILLER else "survivors"

    def determinize(self, observation: Observation[State], seat: Seat, rng: Rng) -> State:
        """Sample a full state that `seat` cannot tell from the real one."""
        return determinize(observation.start, seat, rng)

    def result(self, state: State, options: Options, facts: dict[str, Any], *, title: str) -> Result:
        """The result of a finished match for the records."""
        return results.result(state, options, facts)


RULES: Rules[Any] = Terrorscape()
