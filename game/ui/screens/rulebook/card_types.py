"""Card pages made from a table of card types, for games whose things differ only in rows, colour and face."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Protocol

from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.screens.rulebook.parts import WIDEST, BookProps, Enlarged, card_buttons, face_area, heading, paragraph, rule_buttons
from game.ui.widgets.boxes import Box


class CardRow(Protocol):
    """A row of a game's tables: its id, and the rules that it cites."""

    @property
    def id(self) -> str:
        """The id, unique in the game."""
        ...

    @property
    def rules(self) -> Sequence[str]:
        """The rule ids."""
        ...


@dataclass(frozen=True)
class CardType:
    """One type of card: its rows, and how a page shows a card of it.

    `chapter` is the message id of its chapter's title. `kind` returns what is said of a card beside its name, `colour` the colour of its marker. `paint`
    draws its face in an area of the proportions `shape` (width divided by height) and at most `wide` logical pixels wide. `words` returns the paragraphs
    below the face, `boxes` what follows them, and `related` the ids of other cards.
    """

    chapter: str
    rows: Mapping[str, CardRow]
    kind: Callable[[str], str]
    colour: Callable[[str], Colour]
    paint: Callable[[Canvas, Area, str], None]
    shape: float
    wide: float = WIDEST
    words: Callable[[str], Sequence[str]] = lambda card: ()
    boxes: Callable[[BookProps, Canvas, str], Sequence[Box]] = lambda book, canvas, card: ()
    related: Callable[[str], Sequence[str]] = lambda card: ()


class CardTypes:
    """The card pages of a game: a chapter for each of its card types."""

    def __init__(self, *types: CardType) -> None:
        self.types = types
        self._types = {card: one for one in types for card in one.rows}

    def pages(self) -> Mapping[str, str]:
        """Every card, found by its name and its kind."""
        return {card: f"{self.name(card)} {self.kind(card)}".lower() for card in self._types}

    def chapters(self) -> Mapping[str, Sequence[str]]:
        """A chapter for each type."""
        return {say(one.chapter): list(one.rows) for one in self.types}

    def name(self, card: str) -> str:
        """Its name, with a capital."""
        words = name(card)
        return words[:1].upper() + words[1:]

    def kind(self, card: str) -> str:
        """What its type says of it."""
        return self._types[card].kind(card)

    def colour(self, card: str) -> Colour:
        """The colour that its type gives it."""
        return self._types[card].colour(card)

    def citing(self, rule: str) -> Sequence[str]:
        """The cards whose rows cite a rule."""
        return self._cited.get(rule, ())

    @cached_property
    def _cited(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for card, one in self._types.items():
            for rule in dict.fromkeys(one.rows[card].rules):
                found.setdefault(rule, []).append(card)
        return found

    def page(self, book: BookProps, canvas: Canvas, wide: float, card: str) -> Sequence[Box]:
        """The card enlarged, the words and boxes below it, related cards, and its rules."""
        one = self._types[card]
        made: list[Box] = [Enlarged(face_area(book, wide, one.shape, one.wide), partial(_draw, paint=one.paint, card=card))]
        made += [paragraph(words) for words in one.words(card)]
        made += one.boxes(book, canvas, card)
        if found := one.related(card):
            made += [heading(say("ui-book-see-also")), card_buttons(book, canvas, found)]
        if rules := list(filter(None, map(book.book.find, one.rows[card].rules))):
            made += [heading(say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]
        return made


def _draw(canvas: Canvas, area: Area, paint: Callable[[Canvas, Area, str], None], card: str) -> None:
    paint(canvas, area, card)
