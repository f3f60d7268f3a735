"""What Terrorscape registers with the window."""

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.terrorscape.tables.cards import KILLERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext, Scene
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.demo import DemoScene
from game.ui.terrorscape.facts import CARD_PAGES
from game.ui.terrorscape.replay.stage import REPLAY
from game.ui.terrorscape.result.panels import RESULT
from game.ui.terrorscape.setup import SETUP
from game.ui.terrorscape.table.table import TerrorscapeTable


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    """Paint a portrait as a medallion."""
    medal(canvas, area.centre, min(area.w, area.h) / 2 - 2, who, TERRORSCAPE.danger if who in KILLERS else theme.LAMP)


def _table(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> Scene:
    """The table of a match."""
    return SeatedScene(context, match, TerrorscapeTable(context, match), held=held)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Paint the table as a spectator sees it; return the area of the board."""
    table = TerrorscapeTable(context, match)
    SeatedScene(context, match, table, held=frozenset()).draw(stage)
    return context.canvas(stage).rect(table.place.half.viewport.area).clip(stage.get_rect())


GAME_UI = GameUi(
    setup=SETUP, table=_table, replay=REPLAY, result=RESULT, demo=DemoScene, thumbnail=_thumbnail, portrait=_portrait, card_pages=CARD_PAGES,
    verdicts={"survivors": "ui-ts-won-survivors", "killer": "ui-ts-won-killer", "each": "ui-ts-won-parted"},
)  # fmt: skip
