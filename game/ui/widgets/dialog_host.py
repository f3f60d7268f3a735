"""A screen on which a sheet may lie: the sheet takes every key and click, and none lands that was meant for what lay there before."""

import pygame

from game.ui.input.actions import input_action
from game.ui.input.guard import SWIFT
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.screen import Screen


class DialogHost(Screen):
    """A Screen with sheets over it. For `fresh` more milliseconds no click counts: one has brought or removed a sheet."""

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
        """Lay another sheet there, or none: what was to be taken before is out of reach at once."""
        if dialog is not self._overlay:
            self._overlay, self.dirty = dialog, True
            self.focus.targets = []

    def open(self, dialog: Dialog) -> Navigation | None:
        """Lay a sheet over the screen."""
        self.dialog = dialog
        self.focus.current = None
        return None

    def first_focus(self) -> object:
        """Where the focus begins where no sheet lies."""
        raise NotImplementedError

    def default(self) -> object:
        """Where the focus goes when its place has gone."""
        return self.dialog.first if self.dialog is not None else self.first_focus()

    def calm(self, ms: float) -> None:
        """Let so many milliseconds pass in which presses may come too early."""
        self.fresh = max(0.0, self.fresh - ms)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """A sheet takes everything; where a click has brought or removed one, the second half of a double click is for nobody."""
        clicks, before = event.type == pygame.MOUSEBUTTONDOWN, self.dialog
        if clicks and self.fresh:
            return None
        following = super().handle(event) if before is None else self.in_dialog(event)
        self.fresh = SWIFT if clicks and self.dialog is not before else self.fresh
        return following

    def in_dialog(self, event: pygame.event.Event) -> Navigation | None:
        """Let the sheet on top take the input."""
        assert self.dialog is not None
        self.dirty = True
        if self.dialog.take(event):
            return None
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", getattr(self.dialog, "deed", "back")):
            self.dialog = None
            return None
        return super().handle(event)
