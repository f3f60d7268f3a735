"""The scenes of Castle Ravenloft, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.replay import Reel
from game.ui.bill import Slot
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft.demo import DemoScene
from game.ui.ravenloft.demo_bill import Bill
from game.ui.ravenloft.faces import portrait
from game.ui.ravenloft.replayer import ReplayScene
from game.ui.ravenloft.setup import SetupScene
from game.ui.ravenloft.table import TableScene
from game.ui.scene import House, Scene
from game.ui.staged import Back, Scenes

LEAST = (480, 300)
"""A glimpse shows at least so many pixels of the board."""


def _watch(house: House, reel: Reel, after: Back | None) -> Scene:
    return ReplayScene(house, reel, after=after)


def _demo(house: House, slot: Slot) -> Scene:
    return DemoScene(house, Bill(slot.seed, slot.options), slot.number, home=slot.home, slot=slot)


def _face(canvas: Canvas, area: Area, who: str) -> None:
    canvas.picture(portrait(who), area, cover=True)


def _glimpse(house: House, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table; the part round the hero whose turn it is, without the tools beside it, is worth keeping."""
    scene = TableScene(house, match, held=frozenset())
    scene.draw(stage)
    canvas, whole = house.canvas(stage), stage.get_rect()
    view = canvas.rect(scene.lay.view).clip(whole)
    tools = canvas.rect(scene.lay.tools)
    if tools.w and tools.centerx > view.centerx:
        view.w = max(LEAST[0], min(view.right, tools.left) - view.left)
    piece = scene.stage.piece(scene.stage.hero)
    middle = view.center if piece is None else scene.camera.place(canvas, scene.lay.view, *piece.middle)
    share = min(view.w / LEAST[0], view.h / LEAST[1], 1.1)
    cut = pygame.Rect(0, 0, int(LEAST[0] * share), int(LEAST[1] * share))
    cut.center = middle
    return cut.clamp(view).clip(whole)


SCENES = Scenes(SetupScene, TableScene, _glimpse, _face, _watch, _demo)
