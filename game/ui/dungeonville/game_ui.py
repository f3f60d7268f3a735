"""What Dungeonville registers with the window: its scenes, and how the menu draws a match or a player."""

import pygame

from game.match import Match
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.storage.replay import Replay
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import style
from game.ui.dungeonville.demo.scene import DemoPlaylist, DemoScene
from game.ui.dungeonville.replay import ReplayScene
from game.ui.dungeonville.setup.scene import SetupScene
from game.ui.dungeonville.table.scene import TableScene
from game.ui.registry import Back, Scenes
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.demo_playlist import Slot


def _face(canvas: Canvas, area: Area, who: str) -> None:
    """The medallion of an adventurer, or the portrait of a wizard."""
    radius = min(area.w, area.h) / 2 - 2
    if who in ADVENTURERS:
        style.medallion(canvas, area.centre, radius, who)
    elif art.has(picture := f"dungeonville/wizards/{who}"):
        canvas.picture(picture, Area(area.centre[0] - radius, area.centre[1] - radius, 2 * radius, 2 * radius))


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; returns the part to show as thumbnail, the entrances."""
    scene = TableScene(context, match, held=frozenset())
    scene.draw(stage)
    assert scene.layout is not None
    return context.canvas(stage).rect(scene.layout.entrances).clip(stage.get_rect())


def _demo(context: AppContext, slot: Slot) -> Scene:
    return DemoScene(context, DemoPlaylist(slot.seed, slot.options), slot)


def _watch(context: AppContext, replay: Replay, after: Back | None) -> Scene:
    return ReplayScene(context, replay, after)


SCENES = Scenes(SetupScene, TableScene, _thumbnail, _face, _watch, _demo)
"""The scenes of Dungeonville."""
