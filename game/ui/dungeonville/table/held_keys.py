"""Keys that mean something of their own at this table: what is held down to see one's secrets, and tools with the key of another deed."""

import pygame

from game.text import say
from game.ui.input.actions import input_action
from game.ui.input.state import PAD, InputState
from game.ui.widgets.screen import RIGHT

SHOW = "look"
KEY_OF = {"claim": "centre", "deeds": "marks"}
"""Tools that have the key, or the button of a pad, of a deed that means something else in other games."""


def called(hand: InputState) -> str:
    """What sentences call that which is held down, by the device in use: a key, the right button, or one of the pad."""
    return say("ui-dv-holds", device=hand.device, key=hand.named(SHOW))


def held(event: pygame.event.Event, before: bool, *, again: bool) -> bool:
    """Whether it is held down after this event; a key that merely repeats changes nothing: it was pressed for whoever was there before."""
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and (before or not again)


def shows(event: pygame.event.Event) -> bool:
    """Whether this is the key for secrets, or the button, going down or up."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and input_action(event) == SHOW


def tool_cap(hand: InputState, what: str, *, alone: bool) -> str:
    """What stands on the key of a tool, or on its button of a pad, "" where that has none; who plays `alone` looks closely with the key for secrets."""
    own = {"deeds": "", "aid": hand.glyph(SHOW) if alone else ""} if hand.device == PAD else {}
    named = hand.glyph if hand.device == PAD else hand.named
    return own.get(what, named(KEY_OF.get(what, what)))
