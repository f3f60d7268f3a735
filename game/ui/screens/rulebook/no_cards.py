"""The card pages of a game that has none."""

from collections.abc import Mapping, Sequence

from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CABINET, Colour
from game.ui.screens.rulebook.view import BookView
from game.ui.widgets.blocks import Block


def pages() -> Mapping[str, str]:
    """No pages."""
    return {}


def chapters() -> Mapping[str, Sequence[str]]:
    """No chapters."""
    return {}


def name(card: str) -> str:
    """Its id."""
    return card


def kind(card: str) -> str:
    """No sort."""
    return ""


def colour(card: str) -> Colour:
    """The colour of text."""
    return CABINET.text


def citing(rule: str) -> Sequence[str]:
    """No cards."""
    return ()


def page(book: BookView, canvas: Canvas, wide: float, card: str) -> Sequence[Block]:
    """An empty page."""
    return []
