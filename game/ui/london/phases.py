"""Which scene a story is in: the planning on the map, or the theatre."""

from game.match import Match
from game.rules.engine.secret import Seat
from game.ui.scene.context import AppContext
from game.ui.widgets.screen import Screen

PLANNED = frozenset({"lay", "ready", "planning"})
"""The phases that the map is for."""


def act(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> Screen:
    """The scene for the phase that a match is in, drawn for the holders of some seats (none: a spectator) if they are given."""
    if match.game.state.phase in PLANNED:
        from game.ui.london.how_to_play import introduced
        from game.ui.london.planning.scene import PlanningScene

        return introduced(PlanningScene(context, match, held=held))
    from game.ui.london.story.scene import StoryScene

    return StoryScene(context, match, held=held)
