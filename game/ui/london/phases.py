"""Chooses the table of a match by its phase: the planning or the story."""

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.london.planning import PLANNING_PHASES
from game.ui.london.planning.table import PlanningTable
from game.ui.london.story.table import StoryTable
from game.ui.scene.context import AppContext
from game.ui.table.scene import TableScene


def act(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> TableScene:
    """The table for the phase of a match, seen by the holders of some seats if `held` is given (empty: by a spectator)."""
    plans = match.game.state.phase in PLANNING_PHASES
    return TableScene(context, match, PlanningTable(context, match) if plans else StoryTable(context, match), held=held)
