"""Painting only what moves: while an Event is shown or flames waver, the view of the board alone is drawn anew."""

from typing import TYPE_CHECKING

import pygame

from game.ui.ravenloft.board import board
from game.ui.ravenloft.panels import drawn_card
from game.ui.ravenloft.table import painter
from game.ui.ravenloft.table.view import TableSceneView
from game.ui.ravenloft.targets import table_targets

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas

PATIENCE = 3
"""So many frames the panels beside the board may wait while light is being made."""
PANELS = 2
"""So many of them are drawn anew in one frame."""


def part(table: TableSceneView, surface: pygame.Surface, *, stirred: bool) -> bool:
    """Paint a part if that is enough; False if everything has to be painted."""
    news = table.animations.begun != table.begun  # what an Event changes stands in the panels, too
    table.begun = table.animations.begun
    canvas = table.context.canvas(surface)
    lies = table.dialog is None and table.animations.busy and drawn_card.open_card(table) is not None
    table.dirty = table.dirty or lies != table.lies or (lies and stirred)  # a card that turns up lies beside the view
    table.lies = lies
    awaited = table.camera.moving or not table.dirty  # where everything is painted light may wait for the next frame
    ready = awaited and table.canvas is canvas and table.dialog is None and board.prepare(table, canvas)
    if not _possible(table, surface):
        table.dirty = table.dirty or stirred or news or ready or table.stale
        return False
    if not (stirred or news or ready or table.dungeon.rough or table.stale):
        return True
    if table.adrift and not table.animations.busy:
        table_targets.move(table, canvas)
    _view(table, canvas, news=news)
    return True


def _possible(table: TableSceneView, surface: pygame.Surface) -> bool:
    """Whether the window still has the picture that was painted last, and all that may have changed is painted here."""
    window = pygame.display.get_surface()
    ours = window is not None and window in (surface, surface.get_parent())  # a replay's table has a part of the window
    return ours and not table.dirty and table.canvas is table.context.canvas(surface) and table.dialog is None


def _view(table: TableSceneView, canvas: "Canvas", *, news: bool) -> None:
    """Draw the view of the board and what lies over it; of the panels beside it those that have changed, if there is any `news`."""
    rect = canvas.rect(table.layout.view)
    links, canvas.links = canvas.links, []
    canvas.only, canvas.fresh = rect, [rect]
    if (news or table.stale) and table.dungeon.worked and table.waits < PATIENCE:
        table.stale, table.waits = True, table.waits + 1
    elif news or table.stale:
        canvas.left_over, canvas.shifted = PANELS, False
        stood = dict(table.sides.spots)
        painter.beside(table, canvas)
        gone = stood.keys() - dict(table.sides.spots).keys()
        table.stale, table.waits = canvas.left_over < 0, 0
        table.dirty = table.dirty or canvas.shifted or bool(gone)  # what stood there before is painted over in the next frame
    canvas.surface.set_clip(rect)
    painter.within(table, canvas)
    table.paint_overlay(canvas)
    canvas.surface.set_clip(None)
    table.context.painted, table.context.spots = True, canvas.fresh
    canvas.only, canvas.fresh, canvas.links = None, [], links
