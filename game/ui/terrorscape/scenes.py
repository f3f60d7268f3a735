"""The scenes of Terrorscape, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.replay import Reel
from game.rules.terrorscape.cards import KILLERS
from game.ui.bill import Slot
from game.ui.canvas import Area, Canvas
from game.ui.scene import House, Scene
from game.ui.staged import Back, Scenes
from game.ui.terrorscape import signs
from game.ui.terrorscape.demo import Bill, DemoScene
from game.ui.terrorscape.figures import medal
from game.ui.terrorscape.reveal import RevealScene
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


def _watch(house: House, reel: Reel, after: Back | None) -> Scene:
    return RevealScene(house, reel, after=after)


def _demo(house: House, slot: Slot) -> Scene:
    return DemoScene(house, Bill(slot.seed, slot.options), slot)


SCENES = Scenes(SetupScene, TableScene, _glimpse, _face, _watch, _demo)
