"""What Dungeonville registers with the window: its scenes, and how the menu draws a match or a player."""

import pygame

from game.match import Match
from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.demo import DemoScene
from game.ui.dungeonville.facts.card_pages import CARD_PAGES
from game.ui.dungeonville.how_to_play import page_of
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.replay import REPLAY
from game.ui.dungeonville.result import RESULT
from game.ui.dungeonville.setup import SETUP
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.scene import TableScene


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    """The medallion of an adventurer, or the portrait of a wizard."""
    folder = "adventurers" if who in ADVENTURERS else "wizards" if who in COLOURS else ""
    if folder:
        canvas.picture(f"dungeonville/{folder}/{who}", square(area.centre, min(area.w, area.h) - 4))


def _table(
    context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, explain: bool = False, deal: bool = False
) -> Scene:
    """The table; with the how-to-play page, and after it the own deed of every person."""
    table = TableScene(context, match, DungeonvilleTable(context, match, deal=deal), held=held)
    if explain:
        table.open(HowToPlayDialog(table, page_of(match.options.goal)))
    return table


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator sees it; returns the part to show as thumbnail, the entrances."""
    table = DungeonvilleTable(context, match)
    TableScene(context, match, table, held=frozenset()).draw(stage)
    assert table.place is not None
    return context.canvas(stage).rect(table.place.entrances).clip(stage.get_rect())


GAME_UI = GameUi(
    setup=SETUP, table=_table, replay=REPLAY, result=RESULT, demo=DemoScene, thumbnail=_thumbnail, portrait=_portrait,
    verdicts={"each": "ui-claimed"}, card_pages=CARD_PAGES,
)  # fmt: skip
