"""Partial repaints: during animations and while flames flicker only the board is painted."""

from typing import TYPE_CHECKING

import pygame

from game.ui.ravenloft.board import board
from game.ui.ravenloft.panels import drawn_card
from game.ui.ravenloft.table import painter
from game.ui.ravenloft.table.view import TableSceneView
from game.ui.ravenloft.targets import board_targets

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas

PATIENCE = 3
"""The number of frames that the panels can wait while light is computed."""
PANELS = 2
"""The number of panels that are repainted in one frame."""


def part(table: TableSceneView, surface: pygame.Surface, *, board_changed: bool) -> bool:
    """Paint only a part if that is enough; return False if everything has to be painted."""
    news = table.animations.begun != table.begun  # the panels show what an Event changes
    table.begun = table.animations.begun
    canvas = table.context.canvas(surface)
    card_open = table.dialog is None and table.animations.busy and drawn_card.open_card(table) is not None
    if card_open != table.card_open or (card_open and board_changed):
        table.dirty = True  # a drawn card is shown beside the view
    table.card_open = card_open
    awaited = table.camera.moving or not table.dirty  # during a full repaint light can wait for the next frame
    ready = awaited and table.canvas is canvas and table.dialog is None and board.prepare(table, canvas)
    if not _possible(table, surface):
        table.dirty = table.dirty or board_changed or news or ready or table.stale
        return False
    if not (board_changed or news or ready or table.dungeon.rough or table.stale):
        return True
    if table.board_moving and not table.animations.busy:
        board_targets.move_board_targets(table, canvas)
    _view(table, canvas, news=news)
    return True


def _possible(table: TableSceneView, surface: pygame.Surface) -> bool:
    """Return whether the window still holds the last picture, and a partial paint covers all changes."""
    window = pygame.display.get_surface()
    ours = window is not None and window in (surface, surface.get_parent())  # the table of a replay fills a part of the window
    return ours and not table.dirty and table.canvas is table.context.canvas(surface) and table.dialog is None


def _view(table: TableSceneView, canvas: "Canvas", *, news: bool) -> None:
    """Paint the board and what is over it; after an Event (`news`) also the panels that have changed."""
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
        table.dirty = table.dirty or canvas.shifted or bool(gone)  # the next frame paints over removed panels
    canvas.surface.set_clip(rect)
    painter.within(table, canvas)
    table.paint_overlay(canvas)
    canvas.surface.set_clip(None)
    table.context.painted, table.context.spots = True, canvas.fresh
    canvas.only, canvas.fresh, canvas.links = None, [], links
