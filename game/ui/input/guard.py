"""The step from one scene to the next: what was pressed before anybody can have seen where it would land is meant for nobody."""

import pygame

PRESSES = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
SWIFT = 200.0
"""Milliseconds in which nobody finds a place with the mouse that has just come into view: the second half of a double click."""
WAKING = 500.0
"""Milliseconds after a scene that any touch ends: fingers that drum on the keys to wake the program choose nothing."""


class InputGuard:
    """Which presses are let in: none before the scene has been painted, and no click just after the one that has led there."""

    def __init__(self) -> None:
        self.seen = True
        self.clicks = self.keys = 0.0

    def cross(self, event: pygame.event.Event, *, woken: bool) -> None:
        """This press has led to another scene; `woken` where any touch would have."""
        self.seen = False
        swift = SWIFT if event.type == pygame.MOUSEBUTTONDOWN else 0.0
        self.clicks, self.keys = (WAKING, WAKING) if woken else (swift, 0.0)

    def painted(self) -> None:
        """It can be seen from now on."""
        self.seen = True

    def update(self, dt: float) -> None:
        """Let `dt` milliseconds pass."""
        if self.seen:
            self.clicks, self.keys = max(0.0, self.clicks - dt), max(0.0, self.keys - dt)

    def bars(self, event: pygame.event.Event) -> bool:
        """Whether a press comes too early."""
        if event.type not in PRESSES:
            return False
        return not self.seen or (self.keys if event.type == pygame.KEYDOWN else self.clicks) > 0
