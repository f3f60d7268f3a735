"""What the pages of the rulebook are made of: what they show, their colours, headings, the framed top, buttons that lead to rules and to cards."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol

from game.text.rulebook import Rulebook
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, Colour
from game.ui.screens.theme import BOX, PAPER, RED
from game.ui.widgets.boxes import Box, Draw, Drawn, Line, Part, Pointing, Spaced, Text
from game.ui.widgets.containers import Flow, Framed, Grid
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Choosable

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


TEXT = 22.0
"""The text size of a card page."""
WIDEST = 470.0
"""The greatest width of an enlarged card."""
TOP = "page"
"""The key of the top of a page that is longer than its view."""


def boxed(fill: Colour, line: Colour, *, radius: float = 6, width: float = 1) -> Draw:
    """The background of a box on paper."""
    return lambda canvas, area: canvas.box(area, fill, line, radius=radius, width=width)


def ring(radius: float) -> Callable[[Canvas, Area, bool], None]:
    """The mark of a target on paper: the focus frame."""
    return partial(_ring, radius=radius)


def _ring(canvas: Canvas, area: Area, focused: bool, radius: float) -> None:
    """Paint the focus frame, dark and gold, so that it shows without colour, too."""
    if focused:
        canvas.frame(area.inset(-4), INK, width=7, radius=radius + 4)
        canvas.frame(area.inset(-2.5), PAPER.focus, width=3.5, radius=radius + 3)


def heading(words: str) -> Box:
    """The heading of a part of a page."""
    return Spaced(Framed(Line(words, 24, INK, "title", least=1.0), (2, 0)), 10)


def paragraph(words: str) -> Box:
    """A paragraph of a page."""
    return Text(words, TEXT, INK)


# ------------------------------------------------------------------ the top of a page


def top_target(area: Area) -> Target:
    """The target at the top of a page. The scene drops it where all of the page is in view, else it gives it an action."""
    return Target(TOP, area, lambda: None, "links", selectable=True)


@dataclass(frozen=True)
class PageTop(Box):
    """The first box of a page on a background of its own, with margins (left, top, right, bottom). Its frame marks the focus of a long page."""

    box: Box
    ground: Draw
    margins: tuple[float, float, float, float]

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height with the margins."""
        left, top, right, bottom = self.margins
        return self.box.high(canvas, wide - left - right) + top + bottom

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The background, then the box."""
        left, top, right, bottom = self.margins
        yield Part(area, self._paint, (top_target(area),))
        yield from self.box.place(canvas, area.trimmed(left=left, top=top, right=right, bottom=bottom), at)

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        self.ground(canvas, area)
        _ring(canvas, area, focused == TOP, 10)


def face_area(book: BookProps, wide: float, shape: float, most: float) -> Area:
    """The size of an enlarged card: as large as there is room for, at most `most` wide. `shape` is its width divided by its height."""
    w = min(wide - 40, most, max(280.0, ((book.high or 600.0) - 60) * shape))
    return Area(0, 0, w, w / shape)


@dataclass(frozen=True)
class Enlarged(Box):
    """An enlarged card of the size of `face`, in the middle of the page."""

    face: Area
    draw: Draw

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height with a margin."""
        return self.face.h + 30

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The card, framed while the page has the focus."""
        spot = area.halfway_across(area.y + 14, self.face.w, self.face.h)
        yield Part(spot, self._paint, (top_target(area),))

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        self.draw(canvas, area)
        _ring(canvas, area.inset(-9), focused == TOP, 14)


# ------------------------------------------------------------------ buttons


def rule_buttons(book: BookProps, canvas: Canvas, wide: float, others: Sequence[str]) -> Box:
    """Buttons that lead to other rules, in two columns where there is room."""
    high, number = max(46.0, canvas.high(21) + 18), canvas.wide(others[0], 19, "title") + 30
    titles = {rule: book.book.rules[rule].title for rule in others}
    least = min(wide, number + 14 + max(canvas.wide(title, 21) for title in titles.values()))
    made = [
        Choosable(
            Drawn(partial(_rule_button, rule=rule, title=title, number=number), high),
            ("link", rule), partial(book.follow, rule), "links", title, ring(7), data=rule,
        )
        for rule, title in titles.items()
    ]  # fmt: skip
    return Spaced(Grid(*made, least=least, gap=8), 20)


def _rule_button(canvas: Canvas, area: Area, rule: str, title: str, number: float) -> None:
    canvas.box(area, BOX, PAPER.line, radius=7)
    y = area.y + (area.h - canvas.high(21)) / 2 - 1
    canvas.text(rule, (area.x + 12, y + 2), 19, RED, face="title")
    canvas.text(title, (area.x + number, y), 21, INK, room=area.w - number - 10)


def card_buttons(book: BookProps, canvas: Canvas, found: Sequence[str]) -> Box:
    """Buttons that lead to cards."""
    high, made = max(38.0, canvas.high(20) + 12), []
    for card in found:
        title = book.cards.name(card)
        face = Drawn(partial(_card_button, title=title, colour=book.cards.colour(card)), high, canvas.wide(title, 20) + 38)
        act = partial(book.follow, f"{CARD}{card}")
        made.append(Choosable(face, ("card", card), act, "cards", title, ring(6), data=card))
    return Spaced(Flow(*made, gap=8), 20)


def _card_button(canvas: Canvas, area: Area, title: str, colour: Colour) -> None:
    canvas.box(area, BOX, PAPER.line, radius=6)
    canvas.box(area.column(area.x, 8), colour, radius=3)
    canvas.text(title, (area.x + 20, area.y + (area.h - canvas.high(20)) / 2 - 1), 20, INK, room=area.w - 26)
