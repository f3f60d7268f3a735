"""Loads in idle frames what the match shows soon, so that no later frame is late."""

from collections.abc import Iterator
from importlib import import_module

import pygame

from game.rules.ravenloft.hero import in_front
from game.text import language
from game.text.rulebook import book
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import stone
from game.ui.ravenloft.board.faces import picture_of
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.table_targets import ShownHand

PATIENCE = 3
"""The number of idle frames before anything is loaded."""
SOON = ("game.ui.screens.rulebook.scene", "game.ui.ravenloft.facts.card_pages", "game.ui.screens.result.scene")
"""Modules that are needed late in a match, or never."""


def work(game: Presentation) -> Iterator[None]:
    """Load, one step per frame, the cards of all Heroes, the stone of new tiles, and the rulebook."""
    for _ in range(PATIENCE):
        yield
    for seat in range(len(game.t.heroes)):
        for card in in_front(game.t, seat):
            art.load(picture_of(card))
            yield
            if game.canvas is not None:
                _card(game, game.canvas, seat, card)
            yield
    for name in (*stone.pictures(), "ravenloft/fog", *(f"ravenloft/{piece.kind}" for piece in game.stage.pieces.values())):
        if art.has(name):
            art.load(name)  # the camera's zoom makes the sizes
            yield
    for module in SOON:
        import_module(module)
        yield
    rules = book(game.match.rules.name, language())
    yield
    rules.kin(next(iter(rules.rules)))


def _card(game: Presentation, canvas: Canvas, seat: int, card: str) -> None:
    """Draw a card of the hand on a hidden canvas, to fill the caches of its picture and its text."""
    held = tuple(in_front(game.t, seat))
    wide, _ = ShownHand(held, (1,) * len(held), game.place.hand, game.place.card).page
    area = Area(0, 0, wide, game.place.card[1])
    blind = Canvas(pygame.Surface(canvas.rect(area).size), canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
    blind.mute = True
    cards.small(blind, area, card, "off", style=game.place.style)
