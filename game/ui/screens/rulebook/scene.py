"""The rulebook scene: chapters, rules and the open rule side by side, a full-text search, and links."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import cache, partial

import pygame

from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import ARROWS, from_pad, input_action, raw
from game.ui.input.state import PAD
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens.rulebook import painter
from game.ui.screens.rulebook.columns import chapters, rules
from game.ui.screens.rulebook.controller import RulebookController
from game.ui.screens.rulebook.page import page
from game.ui.screens.rulebook.parts import CARD, TOP, BookLayout, BookProps
from game.ui.screens.theme import PAPER
from game.ui.table.match_client import LogLine
from game.ui.widgets.boxes import Box, Placed, place
from game.ui.widgets.containers import ByWidth, Scrolled
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE
from game.ui.widgets.screen import WOOD

X1, X2 = 6, 7
"""The mouse buttons for back and forward."""
MARGIN = 9.0
"""The margin for the focus frame beside a column."""
MAKERS: Mapping[str, Callable[[BookProps, Canvas, float], Box]] = {"chapters": chapters, "rules": rules, "page": page}
"""The contents of the columns."""
STEPS = {"page-up": -8, "page-down": 8, "first": -10_000, "last": 10_000}


class RulebookScene(RulebookController):
    """The rulebook on the screen: input, targets and painting."""

    def __init__(self, context: AppContext, rule: str = "", *, tonight: str = "", log: Sequence[LogLine] = ()) -> None:
        super().__init__(context, rule, tonight=tonight, log=log)
        self.placed: dict[str, Placed] = {}

    # ------------------------------------------------------------------ input

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Two more mouse buttons go back and forward."""
        if event.button in (X1, X2):
            return self.back_in_book() if event.button == X1 else self.forward()
        return super().pressed(event)

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Paging keys scroll the page; on the rows they move from rule to rule."""
        if event.type == pygame.KEYDOWN and (input_action(event) not in STEPS or self.group() in ("rules", "search")):
            return False
        return super().scrolled(event)

    def on_link(self) -> bool:
        """Whether the mouse is on a link in the text of the open rule."""
        item = self.focus.under(self.pointer)
        return item is not None and item.group == "inline"

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Close the book with the key that opens it."""
        return self.close()

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Letters search at once; arrows move through the rows and between columns."""
        if (sign := self.sign_of(event)) and (sign != " " or self.focus.current == "search"):
            self.focus.current = "search"
            if sign != "/" or self.query:
                self.look_for(self.query + sign)
            return None
        plain, what = raw(event), input_action(event)
        if plain.mod & pygame.KMOD_ALT and plain.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.back_in_book() if plain.key == pygame.K_LEFT else self.forward()
        if plain.key == pygame.K_BACKSPACE:
            return self.erase(whole=bool(plain.mod & pygame.KMOD_CTRL))
        if plain.mod & pygame.KMOD_CTRL and plain.key == pygame.K_f:
            self.focus.current = "search"
            return None
        if what in ("take", "usual") and self.group() in ("search", "rules") and self.on_rows():
            return self.enter()
        if what in ARROWS and self.arrow(*ARROWS[what]):
            return None
        if what in STEPS and self.group() in ("rules", "search"):
            return self.step(STEPS[what])
        return super().typed(event)

    @staticmethod
    def sign_of(event: pygame.event.Event) -> str:
        """The sign that a key writes; "" for one that writes nothing."""
        plain = raw(event)
        sign = str(getattr(plain, "unicode", ""))
        held = plain.mod & (pygame.KMOD_LALT | pygame.KMOD_CTRL | pygame.KMOD_META)
        return sign if sign.isprintable() and not held and not from_pad(event) else ""

    def arrow(self, dx: int, dy: int) -> bool:
        """Handle an arrow with a special meaning here; False leaves it to the FocusManager."""
        group = self.group()
        if dy and group in ("rules", "search"):
            if (
                group == "rules"
                and dy < 0
                and self.rows
                and self.spot.open == self.rows[0]
                and (self.query or self.spot.open == self.book.order[0])
            ):
                self.focus.current = "search"
            else:
                self.step(dy)
            return True
        if dy and group == "chapters":
            names = list(self.chapters)
            at = names.index(self.spot.chapter) + dy
            if not 0 <= at < len(names):
                return False
            self.turn_to(names[at])
            self.focus.current = ("chapter", names[at])
            return True
        if dx and group in ("chapters", "rules"):
            return self.sideways(dx)
        if dx < 0 and group in ("links", "cards") and not self.focus.move(dx, 0):
            return self.sideways(dx)
        return bool(dx < 0 and group in ("links", "cards")) and self._left_the_page()

    def _left_the_page(self) -> bool:
        """If the focus has moved from the page to the rows, move it to the open row."""
        if self.group() not in ("links", "cards"):
            self.pane, self.focus.current = "rules", ("rule", self.spot.open)
        return True

    # ------------------------------------------------------------------ the screen

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Search field and buttons, then the content of the visible columns."""
        self.layout = painter.layout_of(canvas, list(self.chapters), self.pane)
        made = self._head(self.layout)
        self.placed = {}
        for pane, scroll in self.columns.items():
            area = self.layout.panes.get(pane)
            if area is None:
                scroll.fit(NOWHERE, 0)
                continue
            found = self._column(canvas, pane, area)
            if pane == "chapters" and self._reach_chapter(found):
                found = self._column(canvas, pane, area)
            made += found
        return self._entered(made)

    def _column(self, canvas: Canvas, pane: str, area: Area) -> list[Target]:
        """Place a column, and return its targets at their scrolled positions."""
        scroll = self.columns[pane]
        made = cache(partial(MAKERS[pane], self.props))  # measured before it is placed
        tree = Scrolled(ByWidth(made), scroll, PAPER, margin=MARGIN)
        self.placed[pane] = place(tree, canvas, area)
        found = [item for item in self.placed[pane].targets if item.key != TOP]
        return scroll.items(found, self.focus, self.pointer)

    def _head(self, lay: BookLayout) -> list[Target]:
        """The search field, and at its right close, forward and back, the current match, and a button for a hidden column."""
        commands: list[tuple[str, Act, bool]] = [
            ("close", self.close, False),
            ("forward", self.forward, not self.future),
            ("backward", self.back_in_book, not self.past),
        ]
        commands += [("this-game", self.to_tonight, False)] if self.tonight else []
        commands += [("contents", self.contents, False)] if "chapters" not in lay.panes else []
        row, side = lay.search, min(lay.search.h - 12, 40.0)
        made = [Target("search", row, self.seek, "search", say("ui-find"))]
        spot = Area(row.x + row.w - 10, row.y + (row.h - side) / 2, side, side)
        for what, act, off in commands:
            spot = spot.moved(-side - 8, 0)
            made.append(Target(what, spot, act, "search", say(f"ui-book-{what}"), refused=off))
        return made

    def seek(self) -> Navigation | None:
        """Move to the search field."""
        self.focus.current = "search"
        return None

    def _reach_chapter(self, found: Sequence[Target]) -> bool:
        """Scroll to a chapter that was just opened. Returns whether the contents moved."""
        if self.listed == self.spot.chapter:
            return False
        self.listed, scroll = self.spot.chapter, self.columns["chapters"]
        before = scroll.top
        row = next(item for item in found if item.key == ("chapter", self.listed))
        scroll.reach(row.area.moved(0, before))
        return scroll.top != before

    def _entered(self, made: list[Target]) -> list[Target]:
        """Make a page that is longer than its view a target of its own, so that it is read from its top; else its first link is."""
        scroll = self.columns["page"]
        if scroll.most:
            top = next(item for item in self.placed["page"].targets if item.key == TOP)
            made.insert(0, replace(top, area=scroll.at(top.area), within=scroll.view, act=self.first_link, label=self.spot.open))
        elif self.focus.current == TOP:
            links = [item.key for item in made if item.group in ("links", "cards")]
            self.focus.current = links[0] if links else ("rule", self.spot.open)
        return made

    def first_link(self) -> Navigation | None:
        """Move from the top of a long page to its first link."""
        links = [item.key for item in self.focus.targets if item.group in ("links", "cards") and item.key != TOP]
        self.focus.current = links[0] if links else TOP
        return None

    def default(self) -> object:
        """The open rule."""
        rule = ("rule", self.spot.open)
        links = [item.key for item in self.focus.targets if item.group == "links"]
        return rule if self.focus.find(rule) is not None else (links[0] if links else "close")

    # ------------------------------------------------------------------ painting

    def ground(self, canvas: Canvas) -> None:
        """Paint the table, and the cover and paper of the book."""
        lay = self.layout
        canvas.under = art.covering(WOOD, *canvas.window)
        canvas.surface.blit(canvas.under, (0, 0))
        if lay is not None:
            contents = lay.panes.get("chapters")
            cover = painter.Cover(lay.gutter, contents.x + contents.w + 14 if contents is not None else 0.0)
            canvas.paint("book", lay.book.inset(-10), painter.paint_cover, cover)

    def paint(self, canvas: Canvas) -> None:
        """Paint title and search field, the columns, the page numbers, and the keys."""
        lay = self.layout
        if lay is None:
            return
        painter.paint_title(canvas, lay, self.game)
        self._paint_head(canvas, lay)
        for pane, placed in self.placed.items():
            with canvas.selecting() if pane == "page" else nullcontext():
                placed.paint(canvas, self.focus.current)
        self._paint_numbers(canvas, lay)
        painter.paint_keys(canvas, lay.foot, self._keys(), len(self.book.rules))

    def _paint_head(self, canvas: Canvas, lay: BookLayout) -> None:
        """Paint the search field and its buttons."""
        buttons = [item for item in self.focus.targets if item.group == "search" and item.key != "search"]
        end = min((item.area.x for item in buttons), default=lay.search.x + lay.search.w) - 12
        count = say("ui-book-found", count=len(self.found))
        if self.spot.open in self.found:
            count = say("ui-book-at", at=self.found.index(self.spot.open) + 1, count=len(self.found))
        painter.paint_search(canvas, lay.search, painter.Search(self.query, count, self.focused("search"), end))
        for item in buttons:
            painter.paint_button(canvas, item, self.focused(item.key))

    def _paint_numbers(self, canvas: Canvas, lay: BookLayout) -> None:
        """Paint the page numbers: the left one below the rules of a chapter, the right one below a rule."""
        left = 2 * list(self.chapters).index(self.spot.chapter) + 2
        rules, page = lay.panes.get("rules"), lay.panes.get("page")
        if rules is not None and not self.query:
            painter.paint_number(canvas, (rules.x, lay.numbers.y), left, "left")
        if page is not None and not self.spot.open.startswith(CARD):
            painter.paint_number(canvas, (page.x + page.w, lay.numbers.y), left + 1, "right")

    def _keys(self) -> list[tuple[str, str]]:
        """The relevant keys and what they do, the most important first."""
        cap = self.context.input.cap
        pairs = [
            (cap("back"), say("ui-book-end-search") if self.query else say("ui-book-close")), (cap("up", "down"), say("ui-book-rules")),
            (cap("left", "right"), say("ui-book-columns")), (cap("next"), say("ui-book-links")), (cap("take"), say("ui-book-follow")),
        ]  # fmt: skip
        if self.context.input.device != PAD:
            pairs.append(("/", say("ui-book-search")))
            before = self.past[-1].open if self.past else ""
            if before and not self.query and not before.startswith(CARD):
                pairs.append((say("ui-key-backspace"), say("ui-book-back-to", rule=before)))
        return pairs
