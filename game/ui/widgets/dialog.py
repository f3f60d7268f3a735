"""Modal dialogs: those that are trees of boxes, and the screens that show dialogs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.input.actions import input_action
from game.ui.input.state import SWIFT
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.boxes import Box, Placed, Pointing, Space, Text, place
from game.ui.widgets.containers import ByWidth, Column, Framed, Scrolled, Sized, panel
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button
from game.ui.widgets.screen import Screen

Act = Callable[[], Navigation | None]


class Dialog(Protocol):
    """A modal dialog: its targets, its picture, the input that it handles first, and the target that is focused first."""

    first: object

    def targets(self, canvas: Canvas) -> list[Target]:
        """The targets of the dialog."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the dialog."""

    def take(self, event: pygame.event.Event) -> bool:
        """Handle a key or the mouse wheel. Returns whether the dialog used it."""


class DialogParent(Protocol):
    """What a dialog needs of the screen that it is opened on."""

    dialog: Dialog | None
    focus: FocusManager
    context: AppContext
    pointer: tuple[float, float]

    @property
    def palette(self) -> Palette:
        """The colour palette."""


def pointer(parent: DialogParent, event: pygame.event.Event) -> tuple[float, float]:
    """The position of the mouse at an event, in logical pixels."""
    return parent.context.point(event.pos) if hasattr(event, "pos") else parent.pointer


class BoxDialog:
    """A dialog that is a tree of boxes, which subclasses make in `tree`. The action `toggle_action` closes it, too."""

    toggle_action = "back"
    edge = 14.0
    """The least distance to the edges of the window."""

    def __init__(self, on: DialogParent, first: object = "close") -> None:
        self.on, self.palette, self.first = on, on.palette, first
        self.scroll = Scroll()
        self.placed = Placed()

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The dialog, in the room that it has."""
        raise NotImplementedError

    def scrolled(self, box: Box) -> Scrolled:
        """A box in the middle of the window, which scrolls if it is higher."""
        return Scrolled(box, self.scroll, self.palette, margin=6, fades=False)

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.on.dialog = None
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the paging keys and the bar."""
        return self.scroll.take(event, pointer(self.on, event))

    def targets(self, canvas: Canvas) -> list[Target]:
        """Place the tree, and return its targets."""
        room = canvas.room.inset(self.edge)
        self.placed = place(self.tree(canvas, room), canvas, room, Pointing(self.on.focus, self.on.pointer))
        return self.placed.targets

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog. The texts and links that it covers cannot be selected or pressed."""
        canvas.passages.clear()
        canvas.links.clear()
        self.placed.paint(canvas, self.on.focus.current)


class Choice(NamedTuple):
    """A button of a ChoiceDialog: its key, its label, what it means, and what it does after the dialog is closed."""

    key: str
    label: str
    note: str = ""
    act: Act | None = None


class ChoiceDialog(BoxDialog):
    """A dialog with a title, a text, and buttons that each have an explanation. `chosen` is the current one."""

    def __init__(
        self, on: DialogParent, title: str, words: str, choices: Sequence[Choice], chosen: str = "", toggle: str = "back"
    ) -> None:
        super().__init__(on, chosen or choices[0].key)
        self.title, self.words, self.choices, self.chosen, self.toggle_action = title, words, choices, chosen, toggle

    def cap(self, key: str) -> str:
        """The label of the key of a button, "" for none."""
        return ""

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The title, the text, and the buttons with their explanations."""
        p = self.palette

        def title(canvas: Canvas, wide: float) -> Box:
            size = canvas.fitting(self.title, 44, wide, "title", 0.5)
            return Text(self.title, size, p.title, "title", selectable=True)

        sheet = Column(ByWidth(title), Text(self.words, 24, p.text, selectable=True), *map(self._choice, self.choices), gap=14)
        wide = 900 * max(1.0, canvas.stretch**0.7)
        return self.scrolled(Sized(panel(sheet, p, pad=(40, 22), line=p.accent), wide))

    def _take(self, choice: Choice) -> Navigation | None:
        self.close()
        return choice.act() if choice.act is not None else None

    def _choice(self, choice: Choice) -> Box:
        """A button, and its explanation below it."""
        button = Button(
            choice.key, choice.label, partial(self._take, choice), self.palette, cap=self.cap(choice.key), size=26, more=8,
            primary=choice.key == self.chosen,
        )  # fmt: skip
        note = Framed(Text(choice.note, 21, self.palette.muted, selectable=True), (12, 0))
        return Column(button, Space(4), note, Space(2))


class DialogHost(Screen):
    """A Screen with a stack of dialogs. For `fresh` more milliseconds clicks are ignored, because a click has opened or closed one."""

    fresh = 0.0

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._overlay: Dialog | None = None

    @property
    def dialog(self) -> Dialog | None:
        """The sheet on top."""
        return self._overlay

    @dialog.setter
    def dialog(self, dialog: Dialog | None) -> None:
        """The dialog on top."""
        if dialog is not self._overlay:
            self._overlay, self.dirty = dialog, True
            self.focus.targets = []

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog over the screen."""
        self.dialog = dialog
        self.focus.current = None
        return None

    def close(self) -> None:
        """Close the dialog."""
        self.dialog = None

    def first_focus(self) -> object:
        """The initial focus without a dialog."""
        raise NotImplementedError

    def default(self) -> object:
        """The focus if its target is gone."""
        return self.dialog.first if self.dialog is not None else self.first_focus()

    def calm(self, ms: float) -> None:
        """Ignore presses for some milliseconds."""
        self.fresh = max(0.0, self.fresh - ms)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Pass input to the dialog; ignore the second half of a double click that opened or closed one."""
        clicks, before = event.type == pygame.MOUSEBUTTONDOWN, self.dialog
        if clicks and self.fresh:
            return None
        following = super().handle(event) if before is None else self.in_dialog(event)
        self.fresh = SWIFT if clicks and self.dialog is not before else self.fresh
        return following

    def scrolled(self, event: pygame.event.Event) -> bool:
        """Whether a list has used this event: none below a dialog."""
        return self.dialog is None and super().scrolled(event)

    def in_dialog(self, event: pygame.event.Event) -> Navigation | None:
        """Pass input to the dialog on top."""
        assert self.dialog is not None
        self.dirty = True
        if self.dialog.take(event):
            return None
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", getattr(self.dialog, "toggle_action", "back")):
            self.dialog = None
            return None
        return super().handle(event)
