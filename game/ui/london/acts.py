"""Which scene a story is in: the planning on the map, or the theatre."""

from game.match import Match
from game.rules.engine.secret import Seat
from game.ui.scene import House
from game.ui.screen import Screen

PLANNED = frozenset({"lay", "ready", "planning"})
"""The phases that the map is for."""


def act(house: House, match: Match, *, held: frozenset[Seat] | None = None) -> Screen:
    """The scene for the phase that a match is in, drawn for the holders of some seats (none: a spectator) if they are given."""
    if match.game.state.phase in PLANNED:
        from game.ui.london.planning.scene import PlanningScene
        from game.ui.london.primer import introduced

        return introduced(PlanningScene(house, match, held=held))
    from game.ui.london.story.scene import StoryScene

    return StoryScene(house, match, held=held)
