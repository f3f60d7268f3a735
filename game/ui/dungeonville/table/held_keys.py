"""Keys with a meaning of their own at this table: the one held to see secrets, and tools with the key of another action."""

import pygame

from game.text import say
from game.ui.input.actions import input_action
from game.ui.input.state import PAD, InputState
from game.ui.widgets.screen import RIGHT

SHOW = "look"
"""The input action that shows secrets while it is held."""
KEY_OF = {"claim": "centre", "deeds": "marks"}
"""Tools that have the key, or gamepad button, of an action with another meaning in other games."""


def called(hand: InputState) -> str:
    """What sentences call the key for secrets on the device in use: a key, the right mouse button, or a gamepad button."""
    return say("ui-dv-holds", device=hand.device, key=hand.named(SHOW))


def held(event: pygame.event.Event, before: bool, *, again: bool) -> bool:
    """Whether the key is held after this event; key repeat changes nothing, because it was pressed for the previous person."""
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and (before or not again)


def shows(event: pygame.event.Event) -> bool:
    """Whether the key or mouse button for secrets is pressed or released by this event."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and input_action(event) == SHOW


def tool_cap(hand: InputState, what: str, *, alone: bool) -> str:
    """The key or gamepad button of a tool, "" for none. When `alone`, the key for secrets opens the inspector."""
    own = {"deeds": "", "aid": hand.glyph(SHOW) if alone else ""} if hand.device == PAD else {}
    named = hand.glyph if hand.device == PAD else hand.named
    return own.get(what, named(KEY_OF.get(what, what)))
