"""What the pages of the rulebook know of the open book, and what the book knows of a game's cards."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from game.text.rulebook import Rulebook
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import LogLine
from game.ui.widgets.blocks import Block, BlockColumn
from game.ui.widgets.focus import FocusManager

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

    def page(self, book: "BookView", canvas: Canvas, wide: float, card: str) -> Sequence[Block]:
        """The page of a card, `wide` logical pixels wide."""
        ...


class BookView(Protocol):
    """The open rulebook as its pages know it. `RulebookScene` documents the attributes."""

    context: AppContext
    focus: FocusManager
    game: str
    spot: BookPosition
    query: str
    found: list[str]
    past: list[BookPosition]
    future: list[BookPosition]
    pane: str
    tonight: str
    log: Sequence[LogLine]
    laid: dict[str, BlockColumn]
    layout: BookLayout | None
    cards: CardPages

    @property
    def book(self) -> Rulebook:
        """The rules of the game."""
        ...

    @property
    def terms(self) -> tuple[str, ...]:
        """The words that are searched for, to be marked in the text."""
        ...

    @property
    def rows(self) -> list[str]:
        """What the middle column lists: the chapter, or what was found."""
        ...

    @property
    def chapters(self) -> Mapping[str, Sequence[str]]:
        """The chapters with their rules and cards."""
        ...

    def focused(self, key: object) -> bool:
        """Whether a target has the focus, and the focus is shown."""
        ...

    def open(self, place: str, *, focus: bool = True) -> Navigation | None:
        """Open a rule or a card, and remember the one before."""
        ...

    def pick(self, place: str) -> Navigation | None:
        """Open a row, and show its page where there is no room for both."""
        ...

    def turn_to(self, chapter: str) -> Navigation | None:
        """Open the first page of a chapter."""
        ...

    def close(self) -> Navigation | None:
        """Close the book."""
        ...

    def back_in_book(self) -> Navigation | None:
        """Return to the page before."""
        ...

    def forward(self) -> Navigation | None:
        """Go forward again."""
        ...

    def to_tonight(self) -> Navigation | None:
        """Open the page about the match that is played."""
        ...

    def contents(self) -> Navigation | None:
        """Show the column of chapters where it is hidden."""
        ...
