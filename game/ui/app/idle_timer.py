"""Starts the demo after some idle minutes on the menu."""

import pygame

MINUTE = 60_000.0
STIRRING = frozenset({
    pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.FINGERDOWN, pygame.FINGERMOTION,
    pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.CONTROLLERBUTTONDOWN, pygame.TEXTINPUT, pygame.WINDOWFOCUSGAINED,
})  # fmt: skip
RESTS = frozenset({"menu"})
"""The scenes on which the demo may start."""
LIVE = frozenset({"table", "planning", "demo"})
"""The scenes of a match or a demo, which the demo never replaces."""


class IdleTimer:
    """The time since the last input."""

    def __init__(self) -> None:
        self.still = 0.0

    def note(self, event: pygame.event.Event) -> None:
        """Reset the timer at an input."""
        if event.type in STIRRING:
            self.still = 0.0

    def over(self, dt: float, scene: str, minutes: int, *, kiosk: bool = False) -> bool:
        """Advance by `dt` milliseconds on the scene of this name. Returns whether the demo is due. In a kiosk every scene but a match counts."""
        waits = scene not in LIVE if kiosk else scene in RESTS
        self.still = self.still + dt if waits else 0.0
        if not minutes or self.still < minutes * MINUTE:
            return False
        self.still = 0.0
        return True
