"""The rulebook scene: chapters, rules and the open rule side by side, a full-text search, and links."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.input.actions import ARROWS, from_pad, input_action, raw
from game.ui.scene.navigation import Navigation
from game.ui.screens.rulebook import columns, painter
from game.ui.screens.rulebook.controller import PANES, RulebookController
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE

X1, X2 = 6, 7
"""The mouse buttons for back and forward."""
STEPS = {"page-up": -8, "page-down": 8, "first": -10_000, "last": 10_000}


class RulebookScene(RulebookController):
    """The rulebook on the screen: input, targets and painting."""

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

    def group(self) -> str:
        """The group of the target in focus."""
        return self.focus.focused.group if self.focus.focused is not None else ""

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

    def sideways(self, dx: int) -> bool:
        """Move from one column to the next."""
        at = PANES.index({"chapters": "chapters", "rules": "rules"}.get(self.group(), "page")) + dx
        if not 0 <= at < len(PANES):
            return True
        self.pane = PANES[at]
        self.focus.current = {
            "chapters": ("chapter", self.spot.chapter), "rules": ("rule", self.spot.open), "page": self.entry(),
        }[self.pane]  # fmt: skip
        return True

    # ------------------------------------------------------------------ the screen

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Search field and buttons, then the content of the visible columns."""
        self.layout = painter.layout_of(canvas, self)
        made = painter.buttons(self, canvas, self.layout)
        for pane in PANES:
            area = self.layout.panes.get(pane)
            if area is None:
                self.laid[pane].parts = []
                self.laid[pane].scroll.fit(NOWHERE, 0)
                continue
            make = columns.MAKERS[pane]
            blocks = partial(make, self, canvas)
            found = self.laid[pane].layout(area, blocks, self.focus, self.pointer)
            if pane == "chapters" and self._reach_chapter():
                found = self.laid[pane].layout(area, blocks, self.focus, self.pointer)
            made += found
        return self._entered(made)

    def _reach_chapter(self) -> bool:
        """Scroll to a chapter that was just opened. Returns whether the contents moved."""
        if self.listed == self.spot.chapter:
            return False
        self.listed, laid = self.spot.chapter, self.laid["chapters"]
        before = laid.scroll.top
        laid.scroll.reach(laid.parts[list(self.chapters).index(self.listed) + 1][1])
        return laid.scroll.top != before

    def _entered(self, made: list[Target]) -> list[Target]:
        """Make a page that is longer than its view a target of its own, so that it is read from its top; else its first link is."""
        laid = self.laid["page"]
        if laid.parts and laid.scroll.most:
            area = laid.scroll.at(laid.parts[0][1])
            made.insert(
                0, Target("page", area, self.first_link, "links", self.spot.open, within=laid.scroll.view, selectable=True)
            )
        elif self.focus.current == "page":
            links = [item.key for item in made if item.group in ("links", "cards")]
            self.focus.current = links[0] if links else ("rule", self.spot.open)
        return made

    def first_link(self) -> Navigation | None:
        """Move from the top of a long page to its first link."""
        links = [item.key for item in self.focus.targets if item.group in ("links", "cards") and item.key != "page"]
        self.focus.current = links[0] if links else "page"
        return None

    def default(self) -> object:
        """The open rule."""
        rule = ("rule", self.spot.open)
        links = [item.key for item in self.focus.targets if item.group == "links"]
        return rule if self.focus.find(rule) is not None else (links[0] if links else "close")

    def ground(self, canvas: Canvas) -> None:
        """The background with the book."""
        painter.ground(self, canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint the open book."""
        painter.paint(self, canvas)
