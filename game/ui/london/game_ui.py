"""The scenes of London Dread, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.storage.replay import Replay
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import phases, style
from game.ui.london.demo import Bill, DemoScene
from game.ui.london.planning.scene import PlanningScene
from game.ui.london.replay.scene import WatchScene
from game.ui.london.setup.scene import SetupScene
from game.ui.london.story.scene import StoryScene
from game.ui.registry import Back, Scenes
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.demo_playlist import Slot
from game.ui.widgets.layout import NOWHERE


def _face(canvas: Canvas, area: Area, who: str) -> None:
    """Somebody's medallion."""
    style.medal(canvas, who, None, area.centre, min(area.w, area.h) - 2)


def _glimpse(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; the map is worth keeping, and where there is none everything."""
    scene = phases.act(context, match, held=frozenset())
    scene.draw(stage)
    shown = NOWHERE
    if isinstance(scene, PlanningScene) and scene.layout is not None:
        shown = scene.layout.map.area
    elif isinstance(scene, StoryScene) and scene.layout is not None:
        shown = scene.layout.map
    canvas = context.canvas(stage)
    return canvas.rect(shown if shown.w else canvas.room).clip(stage.get_rect())


def _watch(context: AppContext, reel: Replay, after: Back | None) -> Scene:
    return WatchScene(context, reel, after)


def _demo(context: AppContext, slot: Slot) -> Scene:
    return DemoScene(context, Bill(slot.seed, slot.options), slot)


SCENES = Scenes(SetupScene, phases.act, _glimpse, _face, _watch, _demo)
