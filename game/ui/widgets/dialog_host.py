"""A screen that can show dialogs. The top dialog takes all input, and clicks just after it opens or closes are ignored."""

import pygame

from game.ui.input.actions import input_action
from game.ui.input.guard import SWIFT
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.screen import Screen


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
