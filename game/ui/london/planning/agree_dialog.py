"""The question before a plan with free hours is agreed."""

from collections.abc import Callable

import pygame

from game.text import say
from game.ui.input.actions import input_action
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Choice, ChoiceDialog, DialogParent


class AgreeDialog(ChoiceDialog):
    """Whether to end the planning with `free` hours left. However it is closed, the planning goes on with `go_on`."""

    def __init__(self, on: DialogParent, free: int, go_on: Callable[[], Navigation | None], agree: Callable[[], None]) -> None:
        def agreed() -> Navigation | None:
            found = go_on()
            agree()
            return found

        choices = (Choice("no", say("ui-ld-agree-no"), act=go_on), Choice("yes", say("ui-ld-agree-yes"), act=agreed))
        super().__init__(on, say("ui-ld-agree-title"), say("ui-ld-agree-free", hours=free), choices)
        self.go_on = go_on

    def take(self, event: pygame.event.Event) -> bool:
        """Go on planning with the key that closes the dialog."""
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            self.close()
            self.go_on()
            return True
        return super().take(event)
