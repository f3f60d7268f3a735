"""Kiosk mode: the program fills the screen, and only a key combination that is held closes it."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress

import pygame

HELD = 2000.0
"""The milliseconds for which the combination must be held."""
KEY = pygame.K_q
CTRL = frozenset({pygame.K_LCTRL, pygame.K_RCTRL})
SHIFT = frozenset({pygame.K_LSHIFT, pygame.K_RSHIFT})
CLOSING = (pygame.QUIT, pygame.WINDOWCLOSE)


class Kiosk:
    """Blocks every way to close the window, and measures how long Ctrl, Shift and Q are down together."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.held = 0.0
        self.pointing = True

    @staticmethod
    def prepare() -> None:
        """Set SDL hints before the window opens: no minimising, and no QUIT event for a signal."""
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")

    @staticmethod
    def settle(stop: Callable[[], None]) -> None:
        """Grab the system's keys once the window is open. A signal of the system still ends the program (`stop`)."""
        with suppress(pygame.error):
            pygame.Window.from_display_module().grab_keyboard = True
        if hasattr(signal, "SIGTERM"):
            signal.signal(signal.SIGTERM, lambda _number, _frame: stop())

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether this event is blocked."""
        if event.type == pygame.KEYDOWN:
            self.down.add(event.key)
        elif event.type == pygame.KEYUP:
            self.down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.down.clear()
        return event.type in CLOSING or (event.type == pygame.KEYDOWN and event.key == KEY and self.begun)

    def point(self, *, wanted: bool) -> None:
        """Show the mouse pointer, or hide it in the demo."""
        if wanted != self.pointing:
            self.pointing = wanted
            pygame.mouse.set_visible(wanted)

    @property
    def begun(self) -> bool:
        """Whether the combination is down."""
        return KEY in self.down and bool(CTRL & self.down) and bool(SHIFT & self.down)

    def update(self, dt: float) -> bool:
        """Advance the time. Returns whether the combination was held long enough."""
        self.held = self.held + dt if self.begun else 0.0
        return self.held >= HELD
