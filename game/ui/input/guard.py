"""Ignores input just after a change of scene, because it was meant for the scene before (debounce)."""

import pygame

PRESSES = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN})
SWIFT = 200.0
"""Milliseconds after a click in which a second click is ignored, because it may be half of a double click."""
WAKING = 500.0
"""Milliseconds after a scene that any input ends, so that repeated presses choose nothing."""


class InputGuard:
    """Decides which presses to ignore: all before the scene is painted, and clicks just after the one that opened it."""

    def __init__(self) -> None:
        self.seen = True
        self.clicks = self.keys = 0.0

    def cross(self, event: pygame.event.Event, *, woken: bool) -> None:
        """A press has changed the scene; `woken` says that any press would have."""
        self.seen = False
        swift = SWIFT if event.type == pygame.MOUSEBUTTONDOWN else 0.0
        self.clicks, self.keys = (WAKING, WAKING) if woken else (swift, 0.0)

    def painted(self) -> None:
        """The scene is visible from now on."""
        self.seen = True

    def update(self, dt: float) -> None:
        """Advance by `dt` milliseconds."""
        if self.seen:
            self.clicks, self.keys = max(0.0, self.clicks - dt), max(0.0, self.keys - dt)

    def bars(self, event: pygame.event.Event) -> bool:
        """Whether to ignore a press."""
        if event.type not in PRESSES:
            return False
        return not self.seen or (self.keys if event.type == pygame.KEYDOWN else self.clicks) > 0
