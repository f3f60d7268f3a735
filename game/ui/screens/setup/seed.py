"""What is open on a set-up page: the text field of the seed, and the list of those who may hold a seat."""

from collections.abc import Sequence

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import raw
from game.ui.input.state import KEYS
from game.ui.screens.setup.registration import Seat
from game.ui.widgets.dialog import Choice, ChoiceDialog
from game.ui.widgets.dialog_host import DialogHost
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import ENTER
from game.ui.widgets.text_field import TextField


class SeedField(TextField):
    """The field in which a seed is typed, over its button. `is_done` says that its words are to be stored."""

    def __init__(self, canvas: Canvas, area: Area, seed: str) -> None:
        super().__init__(canvas, area, seed, allowed="numbers", longest=18)
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


class HolderDialog(ChoiceDialog):
    """All possible holders of a seat, each with its number if the player uses keys."""

    def __init__(self, on: DialogHost, seat: Seat, title: str, choices: Sequence[Choice], chosen: str) -> None:
        self.seat, self.levels = seat, [choice.key for choice in choices[:-1]]
        super().__init__(on, title, say("ui-who-plays-note"), choices, chosen)

    def cap(self, key: str) -> str:
        """The number of a holder."""
        numbered = key in self.levels and self.on.context.input.device == KEYS
        return str(self.levels.index(key) + 1) if numbered else ""
