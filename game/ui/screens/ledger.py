"""The page of what was played before: entries that filters select, and beside them the details of the chosen one."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import pygame

from game.text import say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RED_LIGHT, Palette
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.widgets.boxes import Box, Line, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import ByWidth, Column, Framed, Row, Scrolled, Sized
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, off_bottom, off_right, off_top
from game.ui.widgets.pressed import Button, Choosable
from game.ui.widgets.screen import Screen

WIDE = 1300.0
"""The width, for text of nominal size, from which the details are beside the entries."""
ENTRY = "entries"
"""The group of the entries."""


@dataclass(frozen=True)
class Form:
    """What the page shows: the `book` as it was read, or the `problem` with it, the chosen entry, and the values of the filters."""

    book: Any
    problem: str = ""
    chosen: Hashable = None
    filters: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LedgerUi:
    """The ledger of a game.

    `read` returns the form at first; it gets what was chosen in the scene below. `filters` are above the `entries`, `details` beside them; where
    there is no room for both (False) they have a page of their own. A press of a filter's target is answered by `press`. `action` is the message id of
    what can be done with the chosen entry, "" for nothing, and `act` does it: it opens a scene, or changes the form. `note` is a sentence for the foot,
    `count` one beside the title. The details take the `share` of the width; with `hovers` they follow the mouse.
    `paint_list` and `paint_details` paint the background of the columns.
    """

    game: str
    name: str
    palette: Palette
    title: str
    read: Callable[[Any], Form]
    filters: Callable[[Form, bool], Box]
    entries: Callable[[Form], Sequence[Box]]
    details: Callable[[Form, bool], Box]
    press: Callable[[Form, Any], Form]
    paint_list: Callable[[Canvas, Area], object]
    paint_details: Callable[[Canvas, Area], object]
    action: Callable[[Form], str] = lambda form: ""
    act: Callable[[Form], Navigation | Form] = lambda form: Back()
    note: Callable[[Form], str] = lambda form: ""
    count: Callable[[Form], str] = lambda form: ""
    share: float = 0.38
    hovers: bool = True


def press() -> None:
    """What the targets of the page do before the scene gives them their action."""


def entry(box: Box, key: Hashable, label: str, palette: Palette, *, group: str = ENTRY) -> Box:
    """A box that can be chosen; the focus frame is around it."""

    def mark(canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            focus_frame(canvas, area, palette, diamonds=False)

    return Choosable(box, key, press, group, label, mark)


class LedgerScene(Screen):
    """The ledger of a game. Esc closes the details where they have a page of their own, and then the ledger; so does the key that opens it."""

    def __init__(self, context: AppContext, start: Any = None, *, ui: LedgerUi) -> None:
        self.ui, self.name, self.palette, self.bed = ui, ui.name, ui.palette, ui.game
        super().__init__(context)
        use(game=ui.game)
        self.form = ui.read(start)
        self.focus.current = self.form.chosen
        self.wide, self.opened = True, False
        self.list, self.details = Scroll(), Scroll()
        self.scrolls = [self.list, self.details]
        self.placed: list[Placed] = []

    # ------------------------------------------------------------------ commands

    def choose(self, key: Hashable) -> Navigation | None:
        """Show the details of an entry, on a page of their own if there is no room beside the list."""
        self.form, self.opened, self.details.top = replace(self.form, chosen=key), True, 0.0
        return None

    def press(self, key: Hashable) -> Navigation | None:
        """Press a filter."""
        self.form, self.list.top = self.ui.press(self.form, key), 0.0
        return None

    def act(self) -> Navigation | None:
        """Do what can be done with the chosen entry."""
        done = self.ui.act(self.form) if self.ui.action(self.form) else None
        if isinstance(done, Form):
            self.form, self.dirty = done, True
            return None
        return done

    def back(self) -> Navigation | None:
        """Return from the details to the list, and from the list to the scene below."""
        if self.opened and not self.wide:
            self.opened = False
            return None
        return Back()

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The key that begins a match acts, the one that opens the page closes it."""
        action = input_action(event)
        return self.act() if action in ("begin", "menu") else Back() if action == "log" else None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Show the details of the entry in focus after a key."""
        following = super().typed(event)
        self._follow()
        return following

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """Show the details of the entry under the mouse."""
        following = super().moved(event)
        if self.ui.hovers:
            self._follow()
        return following

    def _follow(self) -> None:
        item = self.focus.focused
        if item is not None and item.group == ENTRY and item.key != self.form.chosen:
            self.form, self.details.top, self.dirty = replace(self.form, chosen=item.key), 0.0, True

    def default(self) -> object:
        """The chosen entry, else the first one, else the button back."""
        first = next((item.key for item in self.focus.targets if item.group == ENTRY), "back")
        return self.form.chosen if self.focus.find(self.form.chosen) is not None else first

    # ------------------------------------------------------------------ the page

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Place the title, the entries or the details or both, and the foot."""
        ui, p, form = self.ui, self.palette, self.form
        room, at = canvas.room.inset(24, 16), Pointing(self.focus, self.pointer)
        self.wide = room.w / canvas.stretch >= WIDE
        size = 42.0 if self.wide else 30.0
        title: Box = Line(say(ui.title), size, p.title, "title", least=0.4)
        if self.wide:
            title = Row(title, Line(ui.count(form), 22, p.muted), grow=(0,))
        foot = ByWidth(self._foot)
        head, rest = off_top(room, canvas.high(size, "title"), 8)
        low, page = off_bottom(rest, foot.high(canvas, rest.w), 12)
        side, shown = (off_right(page, max(520.0, page.w * ui.share), 18)) if self.wide else (page, page)
        self.placed = [place(title, canvas, head)]
        if self.wide or not self.opened:
            column = Column(ui.filters(form, self.wide), Space(), Column(*ui.entries(form), gap=4), gap=12)
            self.placed.append(place(self._framed(column, self.list, ui.paint_list), canvas, shown, at))
        if self.wide or self.opened:
            self.placed.append(place(self._framed(ui.details(form, self.wide), self.details, ui.paint_details), canvas, side, at))
        self.placed.append(place(foot, canvas, low))
        return [self._acting(target) for placed in self.placed for target in placed.targets]

    def _framed(self, box: Box, scroll: Scroll, ground: Callable[[Canvas, Area], object]) -> Box:
        return Framed(Scrolled(box, scroll, self.palette, margin=8), (16, 14), ground)

    def _acting(self, target: Target) -> Target:
        """A target of a game with its action."""
        if target.act is not press:
            return target
        return replace(target, act=partial(self.choose if target.group == ENTRY else self.press, target.key))

    def _foot(self, canvas: Canvas, wide: float) -> Box:
        """The problem or the note, and the buttons beside it, or below it where it would have less than half the width."""
        p, cap = self.palette, self.context.input.cap
        buttons = [Button("back", say("ui-back"), self.back, p, "bar", cap=cap("back"))]
        if action := self.ui.action(self.form):
            buttons.append(Button("act", say(action), self.act, p, "bar", cap=cap("begin"), primary=True))
        words, colour = self.form.problem or self.ui.note(self.form), RED_LIGHT if self.form.problem else p.text
        note = Text(words, 22, colour, middle=True)
        plates = [Sized(button) for button in buttons]
        if not words or wide - sum(button.wide(canvas) + 12 for button in buttons) > wide * 0.45:
            return Row(note, *plates, gap=12, grow=(0,))
        return Column(note, Row(Space(), *plates, gap=12, grow=(0,)), gap=10)

    def paint(self, canvas: Canvas) -> None:
        """Paint everything."""
        for placed in self.placed:
            placed.paint(canvas, self.focus.current)
