"""The scenes of Castle Ravenloft, as the cabinet asks for them."""

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft import settings_preview
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.campaign.scene import CampaignScene
from game.ui.ravenloft.demo.intermission import DemoEnd
from game.ui.ravenloft.demo.scene import DemoScene
from game.ui.ravenloft.facts import card_pages
from game.ui.ravenloft.how_to_play import Primer
from game.ui.ravenloft.replay.scene import ReplayScene
from game.ui.ravenloft.result.scene import ResultScene
from game.ui.ravenloft.setup.scene import SetupScene
from game.ui.ravenloft.table.scene import TableScene
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext, Scene

LEAST = (480, 300)
"""A thumbnail shows at least so many pixels of the board."""


def _table(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, explain: bool = False) -> Scene:
    """The table; with the how-to-play page."""
    table = TableScene(context, match, held=held)
    if explain:
        table.open(Primer(table))
    return table


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    canvas.picture(portrait(who), area, cover=True)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table; the part round the hero whose turn it is, without the tools beside it, is worth keeping."""
    scene = TableScene(context, match, held=frozenset())
    scene.draw(stage)
    canvas, whole = context.canvas(stage), stage.get_rect()
    view = canvas.rect(scene.layout.view).clip(whole)
    tools = canvas.rect(scene.layout.tools)
    if tools.w and tools.centerx > view.centerx:
        view.w = max(LEAST[0], min(view.right, tools.left) - view.left)
    piece = scene.stage.piece(scene.stage.hero)
    middle = view.center if piece is None else scene.camera.place(canvas, scene.layout.view, *piece.middle)
    share = min(view.w / LEAST[0], view.h / LEAST[1], 1.1)
    cut = pygame.Rect(0, 0, int(LEAST[0] * share), int(LEAST[1] * share))
    cut.center = middle
    return cut.clamp(view).clip(whole)


GAME_UI = GameUi(
    setup=SetupScene,
    table=_table,
    replay=ReplayScene,
    result=ResultScene,
    demo=DemoScene,
    thumbnail=_thumbnail,
    portrait=_portrait,
    card_pages=card_pages,
    settings_preview=settings_preview,
    routes={"campaign": CampaignScene, "demo-end": DemoEnd},
)
