"""The windows: size, full screen and visibility of the first one, and the second one with input and a stack of scenes of its own."""

import os
import time
import warnings
from contextlib import suppress

import pygame

from game.text import say
from game.ui.app.routes import Router
from game.ui.draw import art
from game.ui.draw.theme import SIZE
from game.ui.scene.context import Scene
from game.ui.scene.navigation import Navigation
from game.ui.widgets.screen import Screen

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
        pygame.display.set_icon(icon())
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


def check_seen() -> None:
    """Raise pygame.error if no screen can be opened. SDL would then draw off screen unasked, which only scripts want."""
    if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise pygame.error("no screen answers")


def icon() -> pygame.Surface:
    """The picture of a window in task bars."""
    return pygame.transform.smoothscale_by(pygame.image.load(art.file_of("ui/icon")), 0.25)


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


GONE = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
SHOWN = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWSIZECHANGED)


NARROWEST = 900
"""The least width of half a screen that a window of its own is worth."""
BORDER = 40
"""The height of a title bar, and the distance of a window from the edge of a screen."""


def apart(first: pygame.Rect, size: tuple[int, int], screen: tuple[int, int]) -> tuple[pygame.Rect, pygame.Rect]:
    """Where two windows lie on one screen: the second one of this `size` beside the first, else each on its half, else over no more than a corner."""
    wide, high = screen
    for left, room in ((first.right, wide - first.right), (0, first.left)):
        if room >= size[0]:
            return first, pygame.Rect(left + (room - size[0]) // 2, max(BORDER, min(first.top, high - size[1])), *size)
    if wide // 2 >= NARROWEST:
        half = (wide // 2, high - 2 * BORDER)
        return pygame.Rect((0, BORDER), half), pygame.Rect((wide // 2, BORDER), half)
    second = pygame.Rect((0, 0), size)
    second.bottomright = screen
    return pygame.Rect((0, BORDER), first.size), second


class SecondWindow:
    """The second window. `home` is the scene that it was opened for; `router` keeps the stack on top of it while the window is open."""

    def __init__(self) -> None:
        self.window: pygame.Window | None = None
        self.home: Screen | None = None
        self.router: Router | None = None
        self.hidden = self.full = self.echoes = False
        self.size: tuple[int, int] | None = None

    @property
    def scene(self) -> Screen | None:
        """The scene that is shown; None while the window is closed."""
        scene = None if self.router is None else self.router.scene
        return scene if isinstance(scene, Screen) else None

    def follow(self, base: Scene) -> None:
        """Open or close the window for the scene at the bottom of the first window's stack."""
        wanted: Screen | None = getattr(base, "second_window", None)
        if wanted is self.home:
            return
        self.close()
        if wanted is not None:
            self._open(wanted)

    def _open(self, home: Screen) -> None:
        """Open it, on the second screen if there is one. If that fails, its scene is notified."""
        screens = pygame.display.get_desktop_sizes()
        size = self.size or (first_size() if len(screens) < 2 else (screens[1][0] * 3 // 4, screens[1][1] * 3 // 4))
        try:
            self.window = pygame.Window(say("dreadhouse"), size, resizable=True)
            self.window.set_icon(icon())
            if len(screens) > 1:
                self.window.minimum_size = smallest()
                self.window.position = (screens[0][0] + BORDER, BORDER)
            else:
                self._part(self.window, desktop())
            self.window.get_surface()
        except (pygame.error, AttributeError):
            self.close()
            home.lost()
            return
        self.home, self.router = home, Router(home.context)
        self.router.start(home)
        self.hidden = self.full = False

    @staticmethod
    def _part(second: pygame.Window, screen: tuple[int, int]) -> None:
        """Move both windows on the only screen so that each can be seen."""
        with warnings.catch_warnings(), suppress(AttributeError, pygame.error):  # internal to pygame; without it the windows stay
            warnings.simplefilter("ignore", DeprecationWarning)
            first = pygame.Window.from_display_module()
            if first.size == screen:
                return  # full screen
            lies, other = apart(pygame.Rect(first.position, first.size), second.size, screen)
            for window, place in ((first, lies), (second, other)):
                window.minimum_size = min(smallest()[0], place.w), min(smallest()[1], place.h)
                window.size, window.position = place.size, place.topleft

    def close(self) -> None:
        """Close the window."""
        window, self.window, self.home, self.router = self.window, None, None, None
        if window is not None:
            self.size = self.size if self.full else window.size
            with suppress(pygame.error):
                window.destroy()
                self.echoes = True

    def echo(self, event: pygame.event.Event) -> bool:
        """Whether this event reports the close of a window that was closed here."""
        meant = self.echoes and event.type == pygame.WINDOWHIDDEN and getattr(event, "window", self) is None
        self.echoes = self.echoes and not meant
        return meant

    def owns(self, event: pygame.event.Event) -> bool:
        """Whether an event belongs to this window. Events without a window, as from a pad, belong to the window with the focus."""
        if self.window is None:
            return False
        if hasattr(event, "window"):
            return bool(event.window is self.window)
        return not hasattr(event, "pos") and bool(self.window.focused)

    def note(self, event: pygame.event.Event) -> None:
        """Handle an event of the window itself. Closing it notifies the scene of the first window."""
        if event.type == pygame.WINDOWCLOSE and self.home is not None:
            home = self.home
            self.close()
            home.lost()
        elif event.type in GONE:
            self.hidden = True
        elif event.type in SHOWN and self.scene is not None:
            self.hidden, self.scene.dirty = False, True

    def step(self, dt: float) -> Navigation | None:
        """Update and paint the window. Returns the navigation of its scene."""
        scene, window = self.scene, self.window
        if scene is None or window is None or self.hidden:
            return None
        following = scene.update(dt)
        house = scene.context
        house.painted, house.spots, house.frame_start = False, None, time.perf_counter()
        scene.draw(window.get_surface())
        if house.painted:
            window.flip()
        return following

    def full_screen(self) -> None:
        """Toggle full screen."""
        if self.window is None:
            return
        self.full = not self.full
        if self.full:
            self.size = self.window.size
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
