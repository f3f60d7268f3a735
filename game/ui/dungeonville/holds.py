"""Keys that mean something of their own at this table: what is held down to see one's secrets, and tools with the key of another deed."""

import pygame

from game.ui.bindings import deed
from game.ui.screen import RIGHT

SHOW = "look"
KEY_OF = {"claim": "centre", "deeds": "marks"}
"""Tools that have the key, or the button of a pad, of a deed that means something else in other games."""


def shows(event: pygame.event.Event) -> bool:
    """Whether this is the key for secrets, or the button, going down or up."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and deed(event) == SHOW
