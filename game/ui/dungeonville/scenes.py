"""The scenes of Dungeonville, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.replay import Reel
from game.rules.dungeonville.cards import ADVENTURERS
from game.ui import art
from game.ui.bill import Slot
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville import look
from game.ui.dungeonville.demo import Bill, DemoScene
from game.ui.dungeonville.replay import WatchScene
from game.ui.dungeonville.setup import SetupScene
from game.ui.dungeonville.table import TableScene
from game.ui.scene import House, Scene
from game.ui.staged import Back, Scenes


def _face(canvas: Canvas, area: Area, who: str) -> None:
    """Somebody's medallion: an adventurer's, or a wizard's."""
    radius = min(area.w, area.h) / 2 - 2
    if who in ADVENTURERS:
        look.face(canvas, area.centre, radius, who)
    elif art.has(picture := f"dungeonville/wizards/{who}"):
        canvas.picture(picture, Area(area.centre[0] - radius, area.centre[1] - radius, 2 * radius, 2 * radius))


def _glimpse(house: House, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; the mouths are worth keeping."""
    scene = TableScene(house, match, held=frozenset())
    scene.draw(stage)
    assert scene.lay is not None
    return house.canvas(stage).rect(scene.lay.mouths).clip(stage.get_rect())


def _demo(house: House, slot: Slot) -> Scene:
    return DemoScene(house, Bill(slot.seed, slot.options), slot)


def _watch(house: House, reel: Reel, after: Back | None) -> Scene:
    return WatchScene(house, reel, after)


SCENES = Scenes(SetupScene, TableScene, _glimpse, _face, _watch, _demo)
"""The scenes of Dungeonville, as the cabinet asks for them."""
