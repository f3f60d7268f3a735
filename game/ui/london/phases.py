"""Which scene a story is in: the planning on the map, or the theatre."""

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.london.planning import PLANNING_PHASES
from game.ui.scene.context import AppContext
from game.ui.widgets.screen import Screen


def act(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> Screen:
    """The scene for the phase that a match is in, drawn for the holders of some seats (none: a spectator) if they are given."""
    if match.game.state.phase in PLANNING_PHASES:
        from game.ui.london.planning.scene import PlanningScene

        scene = PlanningScene(context, match, held=held)
        scene.explain_once()
        return scene
    from game.ui.london.story.scene import StoryScene

    return StoryScene(context, match, held=held)
