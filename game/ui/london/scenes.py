"""The scenes of London Dread, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.replay import Reel
from game.ui.bill import Slot
from game.ui.canvas import Area, Canvas
from game.ui.lay import NOWHERE
from game.ui.london import acts, look
from game.ui.london.demo import Bill, DemoScene
from game.ui.london.planning.scene import PlanningScene
from game.ui.london.replay import WatchScene
from game.ui.london.setup import SetupScene
from game.ui.london.story.scene import StoryScene
from game.ui.scene import House, Scene
from game.ui.staged import Back, Scenes


def _face(canvas: Canvas, area: Area, who: str) -> None:
    """Somebody's medallion."""
    look.medal(canvas, who, None, area.centre, min(area.w, area.h) - 2)


def _glimpse(house: House, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; the map is worth keeping, and where there is none everything."""
    scene = acts.act(house, match, held=frozenset())
    scene.draw(stage)
    shown = NOWHERE
    if isinstance(scene, PlanningScene) and scene.laid is not None:
        shown = scene.laid.sheet.area
    elif isinstance(scene, StoryScene) and scene.lay is not None:
        shown = scene.lay.map
    canvas = house.canvas(stage)
    return canvas.rect(shown if shown.w else canvas.room).clip(stage.get_rect())


def _watch(house: House, reel: Reel, after: Back | None) -> Scene:
    return WatchScene(house, reel, after)


def _demo(house: House, slot: Slot) -> Scene:
    return DemoScene(house, Bill(slot.seed, slot.options), slot)


SCENES = Scenes(SetupScene, acts.act, _glimpse, _face, _watch, _demo)
