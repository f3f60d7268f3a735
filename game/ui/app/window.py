"""The state of a window: its size, full screen, and whether it is visible."""

import os
import warnings
from contextlib import suppress

import pygame

from game.ui.draw.theme import SIZE

SMALLEST = (1280, 720)
GROWN = (2.0, 1.5, 1.25, 1.0)
"""The factors by which the first window may exceed its nominal size on a large screen ..."""
SHARE = 0.8
"""... and the largest share of the screen that it takes."""
GIVEN = "DREADHOUSE_WINDOW"
"""An environment variable with the initial size of the window, such as 1280x720."""


class WindowState:
    """Opens the window, and stores its size from before full screen."""

    def __init__(self) -> None:
        self.size: tuple[int, int] | None = None
        self.hidden = False

    @staticmethod
    def prepare() -> None:
        """Set SDL hints before the first window: on high-density screens the program draws real pixels, and the system does not scale."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")

    def open(self, *, full: bool) -> pygame.Surface:
        """Open the window, in full screen or at its last size."""
        self.hidden = False
        if full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(self.size or first_size(), pygame.RESIZABLE)
        with (
            warnings.catch_warnings(),
            suppress(AttributeError, pygame.error),
        ):  # internal to pygame; without it there is no minimum size
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = smallest()
        return surface

    def note(self, event: pygame.event.Event, *, full: bool) -> bool:
        """Update the state at a window event. Returns whether to repaint."""
        if event.type == pygame.VIDEORESIZE and not full:
            self.size = (event.w, event.h)
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.hidden = True
        if event.type not in SEEN:
            return False
        self.hidden = False
        return True


SEEN = frozenset({
    pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMAXIMIZED,
})  # fmt: skip


def desktop() -> tuple[int, int]:
    """The size of the screen."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else SIZE


def smallest() -> tuple[int, int]:
    """The minimum size of the window, limited by the screen."""
    wide, high = desktop()
    return min(SMALLEST[0], wide), min(SMALLEST[1], high)


def first_size() -> tuple[int, int]:
    """The initial size of the window: larger than nominal on a large screen, smaller on a small one."""
    given = os.environ.get(GIVEN, "")
    if given.count("x") == 1 and given.replace("x", "").isdecimal():
        across, down = given.split("x")
        return int(across), int(down)
    wide, high = desktop()
    for grown in GROWN:
        size = (round(SIZE[0] * grown), round(SIZE[1] * grown))
        if size[0] <= wide * SHARE and size[1] <= high * SHARE:
            return size
    if wide > SIZE[0] and high > SIZE[1]:
        return SIZE
    return max(SMALLEST[0], min(SIZE[0], wide)), max(SMALLEST[1], min(SIZE[1], high))
