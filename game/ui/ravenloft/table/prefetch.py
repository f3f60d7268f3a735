"""What a night will show before long, made ready a little at a time while nothing else is to be painted: so that no frame is late then."""

from collections.abc import Iterator
from importlib import import_module

import pygame

from game.rules.ravenloft.hero import in_front
from game.text.rulebook import book
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import stone
from game.ui.ravenloft.board.faces import picture_of
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets import table_targets

PATIENCE = 3
"""So many frames with time left pass before anything is made ready: whoever only looks in need not pay for it."""
SOON = (
    "game.ui.screens.rulebook.scene",
    "game.ui.ravenloft.facts.card_pages",
    "game.ui.ravenloft.facts.citations",
    "game.ui.ravenloft.result.scene",
)
"""Modules that are wanted late in a night, or never."""


def work(table: TableView) -> Iterator[None]:
    """After a moment the cards of all Heroes, the stone of tiles to come, the rulebook."""
    for _ in range(PATIENCE):
        yield
    for seat in range(len(table.t.heroes)):
        for card in in_front(table.t, seat):
            art.load(picture_of(card))
            yield
            if table.canvas is not None:
                _card(table, table.canvas, seat, card)
            yield
    for name in (*stone.pictures(), "ravenloft/fog", *(f"ravenloft/{piece.kind}" for piece in table.stage.pieces.values())):
        if art.has(name):
            art.load(name)  # of these those of every size are made while the camera zooms
            yield
    for module in SOON:
        import_module(module)
        yield
    rules = book(table.client.match.rules.name)
    yield
    rules.kin(next(iter(rules.rules)))


def _card(table: TableView, canvas: Canvas, seat: int, card: str) -> None:
    """Draw a card as it will lie in the hand, where nobody sees it: its picture and its words are kept."""
    wide, _ = table_targets.hand_page(table, len(in_front(table.t, seat)))
    area = Area(0, 0, wide, table.layout.card[1])
    blind = Canvas(pygame.Surface(canvas.rect(area).size), canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
    blind.mute = True
    cards.small(blind, area, card, "off", style=table.layout.style)
