"""Keys with a meaning of their own at this table: the one held to see secrets, and tools with the key of another action."""

import pygame

from game.text import say
from game.ui.input.actions import input_action
from game.ui.input.state import PAD, InputState
from game.ui.widgets.screen import RIGHT

SECRETS_ACTION = "look"
"""The input action that shows secrets while it is held."""
TOOL_ACTIONS = {"claim": "centre", "deeds": "marks"}
"""Tools that have the key, or gamepad button, of an action with another meaning in other games."""


def secrets_key_name(input_state: InputState) -> str:
    """What sentences call the key for secrets on the device in use: a key, the right mouse button, or a gamepad button."""
    return say("ui-holds", device=input_state.device, key=input_state.named(SECRETS_ACTION))


def is_held(event: pygame.event.Event, before: bool, *, again: bool) -> bool:
    """Whether the key is held after this event; key repeat changes nothing, because it was pressed for the previous person."""
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and (before or not again)


def is_secrets_event(event: pygame.event.Event) -> bool:
    """Whether the key or mouse button for secrets is pressed or released by this event."""
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return bool(event.button == RIGHT)
    return event.type in (pygame.KEYDOWN, pygame.KEYUP) and input_action(event) == SECRETS_ACTION


def tool_key_cap(input_state: InputState, what: str, *, alone: bool) -> str:
    """The key or gamepad button of a tool, "" for none. When `alone`, the key for secrets opens the inspector."""
    own = {"deeds": "", "aid": input_state.glyph(SECRETS_ACTION) if alone else ""} if input_state.device == PAD else {}
    named = input_state.glyph if input_state.device == PAD else input_state.named
    return own.get(what, named(TOOL_ACTIONS.get(what, what)))
