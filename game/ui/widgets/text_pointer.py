"""The mouse and the keys on the texts of a screen: selecting and copying."""

from typing import TYPE_CHECKING

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.input.actions import from_pad, raw
from game.ui.widgets.focus import Target

if TYPE_CHECKING:
    from game.ui.widgets.selection import TextSelection


COMMANDS = (pygame.K_a, pygame.K_c)
"""With Ctrl: select all of the text, and copy."""


class TextPointer:
    """The selection of a screen. pygame-gui is loaded when the first text is pressed, because that takes longer than a frame."""

    def __init__(self) -> None:
        self.selection: TextSelection | None = None
        self.held: Target | None = None

    def take(self, canvas: Canvas, event: pygame.event.Event, item: Target | None) -> bool:
        """Handle an event over the target `item`. Returns whether the selection used it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.close()
            return event.button == 1 and (item is None or item.selectable) and self._begin(canvas, event, item)
        if self.selection is None:
            return False
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP) and self.selection.dragging:
            return self.selection.take(event)
        if event.type == pygame.KEYDOWN:
            plain = raw(event)
            if not from_pad(event) and plain.key in COMMANDS and plain.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                return self.selection.take(plain)
            self.close()
        return False

    def _begin(self, canvas: Canvas, event: pygame.event.Event, item: Target | None) -> bool:
        """Begin to select the text under the mouse, if there is one."""
        found = (
            one for one in reversed(canvas.passages) if one.clip.collidepoint(event.pos) and one.rect.collidepoint(event.pos)
        )
        passage = next(found, None)
        if passage is None:
            return False
        from game.ui.widgets.selection import TextSelection

        self.selection, self.held = TextSelection(canvas, passage), item
        return self.selection.take(event)

    def released(self, event: pygame.event.Event) -> Target | None:
        """The target to be pressed, because the button was let go above its text and nothing is selected."""
        if event.type != pygame.MOUSEBUTTONUP or self.selection is None or self.selection.words:
            return None
        held = self.held
        self.close()
        return held

    def close(self) -> None:
        """Remove the selection."""
        if self.selection is not None:
            self.selection.close()
        self.selection = self.held = None

    def paint(self, canvas: Canvas) -> None:
        """Draw the selection; it ends when its text is no longer on the screen."""
        if self.selection is not None and not self.selection.paint(canvas):
            self.close()
