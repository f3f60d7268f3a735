"""The registration of London Dread's window."""

from functools import partial

import pygame

from game.match import Match
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import demo, shapes
from game.ui.london.demo import DemoScene
from game.ui.london.facts.card_pages import CARD_PAGES
from game.ui.london.league import LEDGER
from game.ui.london.planning.table import PlanningTable
from game.ui.london.replay.stage import REPLAY
from game.ui.london.result.panels import RESULT
from game.ui.london.setup import SETUP
from game.ui.london.story.table import StoryTable
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext
from game.ui.screens.ledger import LedgerScene
from game.ui.widgets.layout import NOWHERE


def _portrait(canvas: Canvas, area: Area, who: str) -> None:
    """Paint the medallion of a Character."""
    shapes.medal(canvas, who, None, area.centre, min(area.w, area.h) - 2)


def _thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
    """Draw the table as a spectator observes it. Returns the map's rectangle, or that of the whole window without a map."""
    scene = demo.act(context, match, held=frozenset())
    scene.draw(stage)
    shown = NOWHERE
    if isinstance(scene.game, PlanningTable) and scene.game.place is not None:
        shown = scene.game.place.map.area
    elif isinstance(scene.game, StoryTable) and scene.game.place is not None:
        shown = scene.game.place.map
    canvas = context.canvas(stage)
    return canvas.rect(shown if shown.w else canvas.room).clip(stage.get_rect())


GAME_UI = GameUi(
    setup=SETUP,
    table=demo.act,
    replay=REPLAY,
    result=RESULT,
    demo=DemoScene,
    thumbnail=_thumbnail,
    portrait=_portrait,
    verdicts={"investigators": "ui-london-sleeps", "dread": "ui-london-lost"},
    card_pages=CARD_PAGES,
    routes={"league": partial(LedgerScene, ui=LEDGER)},
)
