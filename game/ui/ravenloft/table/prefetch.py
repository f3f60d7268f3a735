"""Loads in idle frames what the match shows soon, so that no later frame is late."""

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
from game.ui.ravenloft.targets import hand_targets

PATIENCE = 3
"""The number of idle frames before anything is loaded."""
SOON = (
    "game.ui.screens.rulebook.scene",
    "game.ui.ravenloft.facts.card_pages",
    "game.ui.ravenloft.facts.citations",
    "game.ui.screens.result.scene",
)
"""Modules that are needed late in a match, or never."""


def work(table: TableView) -> Iterator[None]:
    """Load, one step per frame, the cards of all Heroes, the stone of new tiles, and the rulebook."""
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
            art.load(name)  # the camera's zoom makes the sizes
            yield
    for module in SOON:
        import_module(module)
        yield
    rules = book(table.client.match.rules.name)
    yield
    rules.kin(next(iter(rules.rules)))


def _card(table: TableView, canvas: Canvas, seat: int, card: str) -> None:
    """Draw a card of the hand on a hidden canvas, to fill the caches of its picture and its text."""
    wide, _ = hand_targets.hand_page(table, len(in_front(table.t, seat)))
    area = Area(0, 0, wide, table.layout.card[1])
    blind = Canvas(pygame.Surface(canvas.rect(area).size), canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
    blind.mute = True
    cards.small(blind, area, card, "off", style=table.layout.style)
