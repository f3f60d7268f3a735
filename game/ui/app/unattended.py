"""A program that runs for hours by itself: the kiosk, the demo after idle minutes, and memory."""

import ctypes
import gc
import os
import signal
import sys
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


MMAP_THRESHOLD = -3
"""The option of glibc's mallopt that sets from which size memory is mapped, so that it is returned at once when it is freed."""
LARGE = 2**20
"""That size in bytes."""


def prepare() -> None:
    """Keep the program's own objects out of collections, and map large blocks of memory."""
    gc.freeze()
    _glibc("mallopt", MMAP_THRESHOLD, LARGE)


def release() -> None:
    """Collect garbage, and return free memory to the system."""
    gc.collect()
    _glibc("malloc_trim", 0)


def _glibc(function: str, *values: int) -> None:
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):  # another C library than glibc
            getattr(ctypes.CDLL(None), function)(*values)
