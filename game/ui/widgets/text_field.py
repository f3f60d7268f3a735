"""A text field over a scene. Cursor, selection and clipboard come from pygame-gui."""

from typing import Any

import pygame
from pygame_gui.elements import UITextEntryLine

from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import from_pad, input_action, raw
from game.ui.widgets.element_painter import draw_element
from game.ui.widgets.elements import Elements, elements_of
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import ENTER


def _field(rect: pygame.Rect, manager: Elements) -> Any:
    """Create the entry line of pygame-gui, which has no types for some of its methods."""
    return UITextEntryLine(rect, manager)


class TextField:
    """A text field. `allowed` are the characters that it accepts ("numbers" or a list)."""

    def __init__(self, canvas: Canvas, area: Area, words: str, *, allowed: str | list[str], longest: int) -> None:
        self.window = canvas.window
        self.longest = longest
        self.signs = "0123456789" if allowed == "numbers" else "".join(allowed)
        self.manager = elements_of(canvas)
        self.line = self.manager.lend(self, _field(canvas.rect(area), self.manager))
        self.line.font = self.manager.font("bold", canvas.size(21))
        self.line.set_allowed_characters(allowed)
        self.line.set_text_length_limit(longest)
        self.line.rebuild()
        self.line.set_text(words)
        self.line.focus()
        self.line.select_range = [0, len(words)]
        self.line.edit_position = len(words)

    @property
    def words(self) -> str:
        """The text."""
        return str(self.line.get_text())

    def take(self, event: pygame.event.Event) -> None:
        """Handle a key, text or click. Up and down on a pad change the character at the cursor."""
        if from_pad(event) and event.type == pygame.KEYUP:
            return
        what = input_action(event) if from_pad(event) else ""
        if what in ("up", "down"):
            self.turn(1 if what == "up" else -1)
        elif what in ("left", "right"):
            self.go(1 if what == "right" else -1)
        else:
            self.manager.take(raw(event))

    def turn(self, step: int) -> None:
        """Replace the character at the cursor with the next allowed one, or append one at the end."""
        words, at = self.words, self.line.edit_position
        now = words[at : at + 1]
        following = self.signs[(self.signs.index(now) + step) % len(self.signs)] if now in self.signs and now else self.signs[0]
        if len(words) < self.longest or now:
            self.line.set_text(words[:at] + following + words[at + 1 :])
        self.go(0, at)

    def go(self, step: int, start: int | None = None) -> None:
        """Move the cursor."""
        at = (self.line.edit_position if start is None else start) + step
        self.line.edit_position = min(max(0, at), len(self.words))
        self.line.select_range = [0, 0]
        self.line.rebuild()

    def update(self, ms: float) -> None:
        """Advance the blinking cursor."""
        self.manager.update(ms / 1000)

    def draw(self, canvas: Canvas) -> None:
        """Draw the field."""
        draw_element(canvas, self.line)


class ButtonField(TextField):
    """A text field over the button that opened it. `is_done` says that its words are to be stored."""

    def __init__(self, canvas: Canvas, area: Area, words: str, *, allowed: str | list[str], longest: int) -> None:
        super().__init__(canvas, area, words, allowed=allowed, longest=longest)
        self.typed_at, self.is_done = area, False

    def has_moved(self, canvas: Canvas, target: Target | None) -> bool:
        """Whether the button is elsewhere now."""
        return self.window != canvas.window or target is None or target.area != self.typed_at

    def uses(self, event: pygame.event.Event, *, inside: bool) -> bool:
        """Whether the field has used an event. Enter, Tab and a click that is not `inside` end it; Esc is left to the page."""
        event = raw(event)  # typed keys are not actions
        if event.type == pygame.MOUSEBUTTONDOWN and not inside:
            self.is_done = True
            return False
        if event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_TAB):
            self.is_done = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return False
        self.take(event)
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
