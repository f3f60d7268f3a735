"""Waiting for nobody: after some idle minutes on the menu the demo begins by itself."""

import pygame

MINUTE = 60_000.0
STIRRING = frozenset({
    pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.FINGERDOWN, pygame.FINGERMOTION,
    pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.CONTROLLERBUTTONDOWN, pygame.TEXTINPUT, pygame.WINDOWFOCUSGAINED,
})  # fmt: skip
RESTS = frozenset({"menu"})
"""The scenes on which nobody is missed."""
LIVE = frozenset({"table", "planning", "demo"})
"""The scenes that are a match, or the demo itself: the demo never begins over one."""


class IdleTimer:
    """How long nothing has stirred."""

    def __init__(self) -> None:
        self.still = 0.0

    def note(self, event: pygame.event.Event) -> None:
        """Somebody is there."""
        if event.type in STIRRING:
            self.still = 0.0

    def over(self, dt: float, scene: str, minutes: int, *, kiosk: bool = False) -> bool:
        """Let `dt` milliseconds pass on the scene of this name; True when the demo is due. In a kiosk every scene but a match counts."""
        waits = scene not in LIVE if kiosk else scene in RESTS
        self.still = self.still + dt if waits else 0.0
        if not minutes or self.still < minutes * MINUTE:
            return False
        self.still = 0.0
        return True
