"""Modal dialogs: the interface between a dialog, the scene it is opened on, and its host."""

from collections.abc import Callable
from typing import Protocol

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.focus import FocusManager, Target

Act = Callable[[], Navigation | None]


class Dialog(Protocol):
    """A modal dialog: its targets, its picture, the input that it handles first, and the target that is focused first."""

    first: object

    def targets(self, canvas: Canvas) -> list[Target]:
        """The targets of the dialog."""
        ...

    def paint(self, canvas: Canvas) -> None:
        """Draw the dialog."""
        ...

    def take(self, event: pygame.event.Event) -> bool:
        """Handle a key or the mouse wheel. Returns whether the dialog used it."""
        ...


class DialogParent(Protocol):
    """What a dialog needs of the scene that it is opened on."""

    focus: FocusManager
    context: AppContext
    pointer: tuple[float, float]

    @property
    def palette(self) -> Palette:
        """The colour palette."""
        ...


def pointer(parent: DialogParent, event: pygame.event.Event) -> tuple[float, float]:
    """The position of the mouse at an event, in logical pixels."""
    return parent.context.point(event.pos) if hasattr(event, "pos") else parent.pointer
