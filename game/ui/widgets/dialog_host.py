"""A screen on which a sheet may lie: the sheet takes every key and click, and none lands that was meant for what lay there before."""

import pygame

from game.ui.input.actions import input_action
from game.ui.input.guard import SWIFT
from game.ui.scene.context import AppContext, Scene
from game.ui.table.dialogs import Overlay
from game.ui.widgets.screen import Screen


class Overlaid(Screen):
    """A Screen with sheets over it. For `fresh` more milliseconds no click counts: one has brought or removed a sheet."""

    fresh = 0.0

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._overlay: Overlay | None = None

    @property
    def overlay(self) -> Overlay | None:
        """The sheet on top."""
        return self._overlay

    @overlay.setter
    def overlay(self, overlay: Overlay | None) -> None:
        """Lay another sheet there, or none: what was to be taken before is out of reach at once."""
        if overlay is not self._overlay:
            self._overlay, self.dirty = overlay, True
            self.focus.targets = []

    def open(self, overlay: Overlay) -> Scene | None:
        """Lay a sheet over the screen."""
        self.overlay = overlay
        self.focus.current = None
        return None

    def first_focus(self) -> object:
        """Where the focus begins where no sheet lies."""
        raise NotImplementedError

    def default(self) -> object:
        """Where the focus goes when its place has gone."""
        return self.overlay.first if self.overlay is not None else self.first_focus()

    def calm(self, ms: float) -> None:
        """Let so many milliseconds pass in which presses may come too early."""
        self.fresh = max(0.0, self.fresh - ms)

    def handle(self, event: pygame.event.Event) -> Scene | None:
        """A sheet takes everything; where a click has brought or removed one, the second half of a double click is for nobody."""
        clicks, before = event.type == pygame.MOUSEBUTTONDOWN, self.overlay
        if clicks and self.fresh:
            return None
        following = super().handle(event) if before is None else self.in_overlay(event)
        self.fresh = SWIFT if clicks and self.overlay is not before else self.fresh
        return following

    def in_overlay(self, event: pygame.event.Event) -> Scene | None:
        """Let the sheet on top take the input."""
        assert self.overlay is not None
        self.dirty = True
        if self.overlay.take(event):
            return None
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", getattr(self.overlay, "deed", "back")):
            self.overlay = None
            return None
        return super().handle(event)
