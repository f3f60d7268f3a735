"""The step from one scene to the next: what was pressed before anybody can have seen where it would land is meant for nobody."""

import pygame

PRESSES = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
SWIFT = 200.0
"""Milliseconds in which nobody finds a place with the mouse that has just come into view: the second half of a double click."""
WAKING = 500.0
"""Milliseconds after a scene that any touch ends: fingers that drum on the keys to wake the program choose nothing."""


class Threshold:
    """Which presses are let in. A click waits until the scene has been seen for a moment, a key until it has been painted at all."""

    def __init__(self) -> None:
        self.seen = True
        self.clicks = self.keys = 0.0

    def cross(self, *, woken: bool) -> None:
        """Another scene begins; `woken` where any touch has ended the one before."""
        self.seen = False
        self.clicks, self.keys = (WAKING, WAKING) if woken else (SWIFT, 0.0)

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
