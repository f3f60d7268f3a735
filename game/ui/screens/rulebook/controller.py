"""The state of the rulebook: the open place, the history, and the search."""

from collections.abc import Sequence

from game.storage import paths
from game.text import language, speaking, use
from game.text.rulebook import Rulebook, book, books, home, terms
from game.ui import settings as preferences
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.screens.rulebook.parts import CARD, BookLayout, BookPosition, BookProps, CardPages
from game.ui.screens.theme import PAPER
from game.ui.settings import STAGED
from game.ui.table.match_client import LogLine
from game.ui.widgets.layout import Scroll
from game.ui.widgets.screen import Screen

PANES = ("chapters", "rules", "page")
"""The columns of the book."""
LONGEST = 40
"""The maximum length of a query in characters."""
SHOWN = 50
"""The maximum number of search results."""


class RulebookController(Screen):
    """The rulebook of one game, open at `rule` or where it was closed.

    `tonight` is the page about the current match, "" for none; `log` is its log.
    """

    name = "rulebook"
    palette = PAPER
    linked = False  # the book has links of its own
    single = frozenset({"chapters", "rules"})
    quiet = frozenset({"inline", "steps"})  # keys reach the rules that they lead to one by one

    def __init__(self, context: AppContext, rule: str = "", *, tonight: str = "", log: Sequence[LogLine] = ()) -> None:
        super().__init__(context)
        spoken = speaking() if speaking() in books() else ""
        self.game = home(rule) or spoken or home(context.settings.bookmark) or STAGED[0]
        self.log = log
        self.tonight = tonight if self.game == speaking() else ""
        use(game=self.game)
        self.cards: CardPages = game_ui(self.game).card_pages
        self.query = ""
        self.found: list[str] = []
        self.past: list[BookPosition] = []
        self.future: list[BookPosition] = []
        self.pane = "page" if rule else "rules"
        self.listed = ""  # the chapter that the contents have been scrolled to
        self.columns = {pane: Scroll() for pane in PANES}
        self.scrolls = list(self.columns.values())
        self.layout: BookLayout | None = None
        start = self.book.find(rule) or self.book.find(context.settings.bookmark) or self.book.order[0]
        self.spot = BookPosition(self.book.rules[start].chapter, start)
        if rule.startswith(CARD):
            self.show(rule)
        self.focus.current = ("rule", self.spot.open)

    @property
    def book(self) -> Rulebook:
        """The rulebook of the game."""
        return book(self.game, language())

    def reword(self) -> None:
        """Show the open place in another language."""
        self.look_for(self.query)
        self.show(self.spot.open)

    @property
    def terms(self) -> tuple[str, ...]:
        """The words of the query, to be marked in the text."""
        return tuple(word for word in terms(self.query) if len(word) > 1)

    @property
    def rows(self) -> list[str]:
        """The content of the middle column: the rules of the chapter, or the search results."""
        return self.found[:SHOWN] if self.query else self.chapters[self.spot.chapter]

    @property
    def chapters(self) -> dict[str, list[str]]:
        """The chapters with their rules, and at the end with the adventures."""
        cards = {title: [CARD + card for card in listed] for title, listed in self.cards.chapters().items()}
        return {**self.book.chapters, **cards}

    @property
    def props(self) -> BookProps:
        """What the columns show."""
        lately = tuple(line.words for line in self.log if line.rule == self.spot.open)[-2:]
        firsts = tuple((title, places[0]) for title, places in self.chapters.items())
        return BookProps(
            self.book, self.cards, self.spot, self.query, len(self.found), tuple(self.rows), firsts, self.terms, lately,
            self.columns["page"].view.h, self.open, self.pick, self.turn_to,
        )  # fmt: skip

    # ------------------------------------------------------------------ navigation

    def open(self, place: str, *, focus: bool = True) -> Navigation | None:
        """Open a rule or a card, and add the current place to the history."""
        target = place if place.startswith(CARD) else self.book.find(place)
        if not target:
            return None
        if target != self.spot.open:
            self.past.append(self.spot)
            self.future.clear()
        self.show(target)
        if focus:
            self.pane = "page"
            self.focus.current = self.entry()
        return None

    def show(self, target: str) -> None:
        """Show a rule or a card without a change of the history."""
        bound = next((chapter for chapter, places in self.chapters.items() if target in places), "")
        chapter = bound or self.spot.chapter
        if target != self.spot.open:
            self.columns["page"].top = 0
        self.spot = BookPosition(chapter, target)
        self.dirty = True

    def turn_to(self, chapter: str) -> Navigation | None:
        """Open the beginning of a chapter."""
        self.look_for("")
        self.show(self.chapters[chapter][0])
        self.columns["rules"].top = 0
        return None

    def pick(self, place: str) -> Navigation | None:
        """Open the page of a row; without room for both it covers the rows."""
        self.open(place, focus=False)
        self.pane, self.focus.current = "page", ("rule", place)
        return None

    def back_in_book(self) -> Navigation | None:
        """Go back in the history."""
        return self._travel(self.past, self.future)

    def forward(self) -> Navigation | None:
        """Go forward in the history."""
        return self._travel(self.future, self.past)

    def to_tonight(self) -> Navigation | None:
        """Open the page about the current match."""
        self.look_for("")
        return self.open(self.tonight)

    def contents(self) -> Navigation | None:
        """Show the hidden column of chapters."""
        self.look_for("")
        self.pane, self.focus.current = "chapters", ("chapter", self.spot.chapter)
        return None

    def _travel(self, out: list[BookPosition], into: list[BookPosition]) -> Navigation | None:
        if out:
            into.append(self.spot)
            self.show(out.pop().open)
            self.focus.current = self.entry()
        return None

    def back(self) -> Navigation | None:
        """Esc ends the search, or closes the book and stores a bookmark."""
        if self.query:
            self.look_for("")
            self.focus.current = ("rule", self.spot.open)
            return None
        return self.close()

    def close(self) -> Navigation | None:
        """Close the book."""
        opened = self.spot.open
        if not opened.startswith(CARD) and opened != self.context.settings.bookmark:
            self.context.settings.bookmark = opened
            preferences.store(self.context.settings, paths.settings())
        return Back()

    # ------------------------------------------------------------------ searching

    def look_for(self, query: str) -> None:
        """Search while the query is typed; the best result is opened at once."""
        self.query = query[:LONGEST].lstrip()
        self.found = self.search()
        self.columns["rules"].top = 0
        if self.query:
            self.pane = "rules"
            if self.found:
                self.show(self.found[0])

    def search(self) -> list[str]:
        """The cards and adventures whose names contain all words, then the rules."""
        words = terms(self.query)
        if not words:
            return []
        cards = [CARD + card for card, text in self.cards.pages().items() if all(word in text for word in words)]
        rules = self.book.search(self.query)
        return rules[:1] + cards + rules[1:] if rules and rules[0] == self.book.find(self.query) else [*cards, *rules]

    def step(self, way: int) -> Navigation | None:
        """Move up or down the rows; past the end of a chapter the next one begins."""
        rows = self.rows
        if self.query:
            at = rows.index(self.spot.open) + way if self.spot.open in rows else 0
            target = rows[min(max(0, at), len(rows) - 1)] if rows else ""
        else:
            order = [place for places in self.chapters.values() for place in places]
            here = self.spot.open if self.spot.open in order else rows[0]
            target = order[min(max(0, order.index(here) + way), len(order) - 1)]
        if target:
            self.show(target)
            if self.focus.current != "search":
                self.focus.current = ("rule", target)
        return None

    def entry(self) -> object:
        """The initial focus on the page: its top, or its first link if all of it is in view."""
        self.columns["page"].top = 0
        return "page"

    # ------------------------------------------------------------------ by keyboard

    def group(self) -> str:
        """The group of the target in focus."""
        return self.focus.focused.group if self.focus.focused is not None else ""

    def on_rows(self) -> bool:
        """Whether the focus is on the search field or a row, not on a button beside the field."""
        return self.focus.current == "search" or self.group() == "rules"

    def erase(self, *, whole: bool) -> Navigation | None:
        """Delete a letter or a word of the query; without a query go back in the book."""
        if not self.query:
            return self.back_in_book()
        self.focus.current = "search"
        self.look_for("" if whole else self.query[:-1])
        return None

    def enter(self) -> Navigation | None:
        """Move from the search field or a row to the page."""
        if self.group() == "search" and not self.query:
            self.pane = "rules"
        else:
            self.pane = "page"
            self.past.append(self.spot)
        self.focus.current = ("rule", self.spot.open) if self.group() == "search" else self.entry()
        return None

    def sideways(self, dx: int) -> bool:
        """Move from one column to the next."""
        at = PANES.index(self.group() if self.group() in PANES else "page") + dx
        if not 0 <= at < len(PANES):
            return True
        self.pane = PANES[at]
        self.focus.current = {
            "chapters": ("chapter", self.spot.chapter), "rules": ("rule", self.spot.open), "page": self.entry(),
        }[self.pane]  # fmt: skip
        return True
