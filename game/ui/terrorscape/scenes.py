"""The scenes of Terrorscape, as the cabinet asks for them; a demo and nights to be watched again are still to come."""

import pygame

from game.match import Match
from game.rules.terrorscape.cards import KILLERS
from game.ui.canvas import Area, Canvas
from game.ui.scene import House
from game.ui.staged import Scenes
from game.ui.terrorscape import signs
from game.ui.terrorscape.figures import medal
from game.ui.terrorscape.setup import SetupScene
from game.ui.terrorscape.table import TableScene
from game.ui.theme import TERRORSCAPE


def _face(canvas: Canvas, area: Area, who: str) -> None:
    """Somebody's medallion."""
    medal(canvas, area.centre, min(area.w, area.h) / 2 - 2, who, TERRORSCAPE.danger if who in KILLERS else signs.LAMP)


def _glimpse(house: House, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; the board is worth keeping."""
    scene = TableScene(house, match, held=frozenset())
    scene.draw(stage)
    assert scene.lay is not None
    return house.canvas(stage).rect(scene.lay.half.sheet.area).clip(stage.get_rect())


SCENES = Scenes(SetupScene, TableScene, _glimpse, _face)
