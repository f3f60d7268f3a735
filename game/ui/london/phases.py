"""Chooses the scene of a match by its phase: the planning or the story."""

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.london.planning import PLANNING_PHASES
from game.ui.london.planning.scene import PlanningScene
from game.ui.london.story.table import StoryTable
from game.ui.scene.context import AppContext
from game.ui.table.scene import TableScene


def act(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> PlanningScene | TableScene:
    """The scene for the phase of a match, seen by the holders of some seats if `held` is given (empty: by a spectator)."""
    if match.game.state.phase not in PLANNING_PHASES:
        return TableScene(context, match, StoryTable(context, match), held=held)
    scene = PlanningScene(context, match, held=held)
    scene.explain_once()
    return scene
