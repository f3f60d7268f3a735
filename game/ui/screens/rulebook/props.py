"""What the columns of the rulebook show of the open book, and what the book knows of a game's cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from game.text.rulebook import Rulebook
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.widgets.boxes import Box

CARD = "card:"
"""The prefix of the id of a card where a place in the book is named."""


class BookPosition(NamedTuple):
    """A place in the book: the chapter, and the open rule or card (`CARD` before its id)."""

    chapter: str
    open: str


class BookLayout(NamedTuple):
    """The areas of title, search, book, key hints, of the columns that there is room for, and of the page numbers below them."""

    head: Area
    search: Area
    book: Area
    foot: Area
    panes: dict[str, Area]
    gutter: float
    numbers: Area


class CardPages(Protocol):
    """The cards, persons and places of a game that have a page in its rulebook, each by its id."""

    def pages(self) -> Mapping[str, str]:
        """Everything that has a page, with the words by which the search finds it, in lower case."""
        ...

    def chapters(self) -> Mapping[str, Sequence[str]]:
        """The chapters of cards that follow the rules: their titles, and the cards in each."""
        ...

    def name(self, card: str) -> str:
        """The name of a card."""
        ...

    def kind(self, card: str) -> str:
        """What sort of card it is, in a few words."""
        ...

    def colour(self, card: str) -> Colour:
        """The colour of its sort."""
        ...

    def citing(self, rule: str) -> Sequence[str]:
        """The cards that cite a rule."""
        ...

    def page(self, book: "BookProps", canvas: Canvas, wide: float, card: str) -> Sequence[Box]:
        """The page of a card, `wide` logical pixels wide."""
        ...


@dataclass(frozen=True)
class BookProps:
    """The open book as its columns show it.

    `found` is the number of search results, `rows` what the middle column lists, `chapters` the titles with their first places. `terms` are marked in
    the text. `lately` are the log lines that quote the open rule. `high` is the height of the column of the page. `follow` opens a link, `pick` a row,
    `turn_to` a chapter.
    """

    book: Rulebook
    cards: CardPages
    spot: BookPosition
    query: str
    found: int
    rows: tuple[str, ...]
    chapters: tuple[tuple[str, str], ...]
    terms: tuple[str, ...]
    lately: tuple[str, ...]
    high: float
    follow: Callable[[str], Any]
    pick: Callable[[str], Any]
    turn_to: Callable[[str], Any]
