"""What is held down to see one's own secrets: a key, or the right button of the mouse."""

import pygame

from game.ui.bindings import deed
from game.ui.screen import RIGHT

SHOW = "look"


def shows(event: pygame.event.Event) -> bool:
    """Whether this is the key for secrets, or the button, going down or up."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and deed(event) == SHOW
