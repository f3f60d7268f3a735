"""A page with a list beside the details of the line in focus."""

import pygame

from game.ui.input.actions import input_action
from game.ui.scene.navigation import Back, Navigation
from game.ui.widgets.screen import Screen


class ListPage(Screen):
    """Shows the details of the line in focus. The input action that opens the page closes it, too."""

    def follow(self) -> None:
        """Show the line in focus, if it is a line of the list."""

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Show the line in focus after a key."""
        following = super().typed(event)
        self.follow()
        return following

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """Show the line under the mouse."""
        following = super().moved(event)
        self.follow()
        return following

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Close the page with the action that opens it."""
        return Back() if input_action(event) == "log" else None
