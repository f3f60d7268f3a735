"""The window itself: its size, full screen and back to where it was, and whether anybody can see it."""

import os
import warnings
from contextlib import suppress

import pygame

from game.ui.draw.theme import SIZE

SMALLEST = (1280, 720)
GROWN = (2.0, 1.5, 1.25, 1.0)
"""How much larger than the studies the first window may be on a large screen ..."""
SHARE = 0.8
"""... of which it takes this much at most."""
GIVEN = "DREADHOUSE_WINDOW"
"""An environment variable: the window's first size, such as 1280x720."""


class WindowState:
    """Opens the window and remembers how large it was before it filled the screen."""

    def __init__(self) -> None:
        self.size: tuple[int, int] | None = None
        self.hidden = False

    @staticmethod
    def prepare() -> None:
        """Before the first window: on screens of many pixels the system shall give them to us and not blow the picture up."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")

    def open(self, *, full: bool) -> pygame.Surface:
        """The window, filling the screen or as large as it was."""
        self.hidden = False
        if full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        surface = pygame.display.set_mode(self.size or first_size(), pygame.RESIZABLE)
        with (
            warnings.catch_warnings(),
            suppress(AttributeError, pygame.error),
        ):  # pygame may take this way away; then any size goes
            warnings.simplefilter("ignore", DeprecationWarning)
            pygame.Window.from_display_module().minimum_size = smallest()
        return surface

    def note(self, event: pygame.event.Event, *, full: bool) -> bool:
        """Remember what happens to the window; True if it has to be painted anew."""
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
    """No window is made smaller than this, unless the screen is."""
    wide, high = desktop()
    return min(SMALLEST[0], wide), min(SMALLEST[1], high)


def first_size() -> tuple[int, int]:
    """The window's first size: the study's, larger on a large screen, or what a small one has room for."""
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
