"""A kiosk: the program fills the screen and nothing closes it but a chord of keys that is held."""

import os
import signal
from collections.abc import Callable
from contextlib import suppress

import pygame

HELD = 2000.0
"""Milliseconds that the chord is held."""
KEY = pygame.K_q
CTRL = frozenset({pygame.K_LCTRL, pygame.K_RCTRL})
SHIFT = frozenset({pygame.K_LSHIFT, pygame.K_RSHIFT})
CLOSING = (pygame.QUIT, pygame.WINDOWCLOSE)


class Kiosk:
    """Swallows every way of closing the window, and counts how long Ctrl, Shift and Q are down together."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.held = 0.0
        self.pointing = True

    @staticmethod
    def prepare() -> None:
        """Before the window opens: it is not minimised, and the end of the process is not taken for a closed window."""
        os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")

    @staticmethod
    def settle(stop: Callable[[], None]) -> None:
        """Once the window is open: keep the keys of the system from leading out; the system itself may end the program (`stop`)."""
        with suppress(pygame.error):
            pygame.Window.from_display_module().grab_keyboard = True
        if hasattr(signal, "SIGTERM"):
            signal.signal(signal.SIGTERM, lambda _number, _frame: stop())

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether this event goes no further."""
        if event.type == pygame.KEYDOWN:
            self.down.add(event.key)
        elif event.type == pygame.KEYUP:
            self.down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.down.clear()
        return event.type in CLOSING or (event.type == pygame.KEYDOWN and event.key == KEY and self.begun)

    def point(self, *, wanted: bool) -> None:
        """Show the mouse pointer, or hide it while nobody plays."""
        if wanted != self.pointing:
            self.pointing = wanted
            pygame.mouse.set_visible(wanted)

    @property
    def begun(self) -> bool:
        """Whether the chord is down."""
        return KEY in self.down and bool(CTRL & self.down) and bool(SHIFT & self.down)

    def update(self, dt: float) -> bool:
        """Let time pass; True once the chord was held long enough."""
        self.held = self.held + dt if self.begun else 0.0
        return self.held >= HELD
