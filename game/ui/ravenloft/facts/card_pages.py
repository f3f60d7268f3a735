"""The card pages of Castle Ravenloft in the rulebook."""

from collections.abc import Mapping, Sequence

from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import CARD_TYPES, Colour
from game.ui.ravenloft.board.faces import type_of
from game.ui.ravenloft.facts import adventure_page
from game.ui.ravenloft.facts.cards import citing, pages as ids, rules_of
from game.ui.ravenloft.panels import card_face
from game.ui.screens.rulebook.parts import WIDEST, BookProps, Enlarged, card_buttons, face_area, heading, paragraph, rule_buttons
from game.ui.widgets.boxes import Box

__all__ = ["chapters", "citing", "colour", "kind", "name", "page", "pages"]


def pages() -> Mapping[str, str]:
    """Every card and adventure, with its own name and the names of its parts."""
    return {card: " ".join([name(card), *map(name, adventure_page.named(card))]).lower() for card in ids()}


def chapters() -> Mapping[str, Sequence[str]]:
    """A chapter of adventures, including a player's own."""
    return {say("ui-book-adventures"): list(ADVENTURES)}


def kind(card: str) -> str:
    """The type of a card; the number and the Heroes of an adventure."""
    row = ADVENTURES.get(card)
    return card_face.kind(card) if row is None else adventure_page.subtitle(row)


def colour(card: str) -> Colour:
    """The colour of a card's type."""
    return CARD_TYPES[type_of(card)]


def page(book: BookProps, canvas: Canvas, wide: float, card: str) -> Sequence[Box]:
    """The page of an adventure; or a card enlarged, its text if it does not fit on the card, its adventures and its rules."""
    if (row := ADVENTURES.get(card)) is not None:
        return adventure_page.adventure(book, canvas, wide, row)
    face = face_area(book, wide, card_face.SHAPE, WIDEST)
    made: list[Box] = [Enlarged(face, lambda c, area: card_face.draw(c, area, card, light=False))]
    if not card_face.plan(canvas, face, card).size:
        made.append(paragraph(card_face.body(card)))
    if found := adventure_page.adventures_of(card):
        made += [heading(say("ui-book-adventures")), card_buttons(book, canvas, found)]
    if rules := [book.book.find(rule) for rule in rules_of(card)]:
        made += [heading(say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]
    return made
