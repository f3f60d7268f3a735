"""Castle Ravenloft: a cooperative game of one to five Heroes against Monsters and events that follow scripts."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.rules.engine.agent import Agent, Observation
from game.rules.engine.content import ContentError
from game.rules.engine.results import Result
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Choice, Event, Outcome, freeze, thaw
from game.rules.engine.secret import Seat
from game.rules.ravenloft import setup, turn
from game.rules.ravenloft.adventures import campaign, own
from game.rules.ravenloft.agents import AGENTS
from game.rules.ravenloft.choice import CHOICES
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.explain import explain
from game.rules.ravenloft.ids import known_ids
from game.rules.ravenloft.setup import Options
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables import bind
from game.rules.ravenloft.tables.content import tables

bind.check(tables())


class Ravenloft:
    """The Rules of Castle Ravenloft."""

    name = "ravenloft"
    secret_answers = False
    state_type = State
    options_type: type[Struct] = Options
    choice_types: tuple[type[Choice], ...] = CHOICES
    event_types: tuple[type[Event], ...] = EVENTS
    agents: Mapping[str, Agent[State]] = AGENTS
    results_file = campaign.FILE
    result_type: type[Result] = campaign.Result
    step = staticmethod(turn.step)
    known_ids = staticmethod(known_ids)
    explain = staticmethod(explain)

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """One seat for each Hero, in the order of play (CR-007, CR-021). Raises OptionsError."""
        return tuple(range(len(setup.party(options))))

    def new_game(self, options: Options, seed: int) -> State:
        """Set up a state (CR-009 to CR-022). Raises OptionsError."""
        return setup.new_game(options, seed)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, once the adventure is over (CR-006, CR-213, CR-214)."""
        return state.end

    def rounds(self, state: State) -> int:
        """Rounds begun: every Hero has one turn in each."""
        return (state.turn.number - 1) // len(state.heroes) + 1

    def seat_name(self, state: State, seat: Seat) -> str:
        """The message id of a Hero's name."""
        return f"name-{state.heroes[seat].id}"

    def title(self, state: State) -> str:
        """The id of the adventure."""
        return state.adventure

    def players(self, state: State) -> tuple[str, ...]:
        """The ids of the Heroes."""
        return tuple(hero.id for hero in state.heroes)

    def side_of(self, state: State, seat: Seat) -> str:
        """All Heroes win or lose together (CR-006)."""
        return "heroes"

    def party(self, seat: Seat) -> str:
        """The empty string: all Heroes play together."""
        return ""

    def determinize(self, observation: Observation[State], seat: Seat, rng: Rng) -> State:
        """Sample a full state that `seat` cannot tell from the real one (CR-210)."""
        return determinize(thaw(State, freeze(observation.start)), rng)

    def adopt(self, folder: Path) -> tuple[list[str], list[ContentError]]:
        """Load a player's own adventures; return their ids, and the errors of the invalid ones."""
        return own.adopt(folder)

    def result(self, state: State, options: Options, facts: dict[str, Any], *, title: str) -> Result:
        """The result of a finished match for the campaign ledger."""
        return campaign.result(state, options, facts, title=title)


RULES: Rules[Any] = Ravenloft()
