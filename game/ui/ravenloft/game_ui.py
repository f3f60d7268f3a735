"""The scenes and functions of Castle Ravenloft that the registry of games offers."""

from functools import partial

import pygame

from game.match import Match
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft import settings_preview
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.campaign import LEDGER
from game.ui.ravenloft.demo import DemoEnd, DemoScene
from game.ui.ravenloft.facts import card_pages
from game.ui.ravenloft.replay import REPLAY
from game.ui.ravenloft.result.panels import RESULT
from game.ui.ravenloft.setup import SETUP
from game.ui.ravenloft.table.table import RavenloftTable, castle_table
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext
from game.ui.screens.ledger import LedgerScene
from game.ui.table.scene import TableScene

LEAST = (480, 300)
"""The least size of a thumbnail's part of the board, in pixels."""


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    canvas.picture(portrait(who), area, cover=True)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table and return the part around the active Hero, without the tools beside it."""
    table = RavenloftTable(context, match)
    TableScene(context, match, table, held=frozenset()).draw(stage)
    canvas, whole = context.canvas(stage), stage.get_rect()
    view = canvas.rect(table.place.view).clip(whole)
    tools = canvas.rect(table.place.tools)
    if tools.w and tools.centerx > view.centerx:
        view.w = max(LEAST[0], min(view.right, tools.left) - view.left)
    piece = table.stage.piece(table.stage.hero)
    middle = view.center if piece is None else table.camera.place(canvas, table.place.view, *piece.middle)
    share = min(view.w / LEAST[0], view.h / LEAST[1], 1.1)
    cut = pygame.Rect(0, 0, int(LEAST[0] * share), int(LEAST[1] * share))
    cut.center = middle
    return cut.clamp(view).clip(whole)


GAME_UI = GameUi(
    setup=SETUP,
    table=castle_table,
    replay=REPLAY,
    result=RESULT,
    demo=DemoScene,
    thumbnail=_thumbnail,
    portrait=_portrait,
    verdicts={"heroes": "ui-heroes-win", "castle": "ui-castle-wins"},
    card_pages=card_pages,
    settings_preview=settings_preview,
    routes={"campaign": partial(LedgerScene, ui=LEDGER), "demo-end": DemoEnd},
)
