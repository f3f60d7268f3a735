"""Pages of a store: a list beside what its lines hold."""

import pygame

from game.ui.input.actions import input_action
from game.ui.scene.navigation import Back, Navigation
from game.ui.widgets.screen import Screen


class ListPage(Screen):
    """A page that shows the line of its list that has the focus. The input action that opens it closes it, too."""

    def follow(self) -> None:
        """Show the line that has the focus now, if it is one of the list."""

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """The line in focus is shown."""
        following = super().typed(event)
        self.follow()
        return following

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """The line under the mouse is shown."""
        following = super().moved(event)
        self.follow()
        return following

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The deed that opens the page closes it."""
        return Back() if input_action(event) == "log" else None
