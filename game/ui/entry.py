"""A line of text to be typed: cursor, selection and clipboard come from pygame-gui."""

from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from game.rules.engine.content import data_folder
from game.ui.canvas import Area, Canvas
from game.ui.fonts import file_of

FAMILY = "crimson"


def _field(rect: pygame.Rect, manager: UIManager) -> Any:
    """pygame-gui has types for some of its methods only."""
    return UITextEntryLine(rect, manager)


class Entry:
    """A field over a scene while something is typed; `allowed` are the signs that it takes ("numbers" or a list)."""

    def __init__(self, canvas: Canvas, area: Area, words: str, *, allowed: str | list[str], longest: int) -> None:
        self.window = canvas.window
        self.manager = UIManager(canvas.window, str(data_folder("levels") / "ui" / "theme.json"), enable_live_theme_updates=False)
        size = canvas.size(21)
        self.manager.add_font_paths(FAMILY, str(file_of("bold")))
        self.manager.get_theme().get_font_dictionary().preload_font(size, FAMILY)
        self.line = _field(canvas.rect(area), self.manager)
        self.line.font = self.manager.get_theme().get_font_dictionary().find_font(size, FAMILY)
        self.line.set_allowed_characters(allowed)
        self.line.set_text_length_limit(longest)
        self.line.rebuild()
        self.line.set_text(words)
        self.line.focus()
        self.line.select_range = [0, len(words)]
        self.line.edit_position = len(words)

    @property
    def words(self) -> str:
        """What stands in the field."""
        return str(self.line.get_text())

    def take(self, event: pygame.event.Event) -> None:
        """Let a key, a text or a click act on the field."""
        self.manager.process_events(event)

    def update(self, ms: float) -> None:
        """Let the cursor blink."""
        self.manager.update(ms / 1000)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field over what is there."""
        self.manager.draw_ui(surface)
