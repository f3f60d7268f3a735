"""The second window: shows another scene beside that of the first window, with input and a stack of scenes of its own."""

import time
from contextlib import suppress

import pygame

from game.text import say
from game.ui.app.routes import Router
from game.ui.app.window import first_size, smallest
from game.ui.scene.context import Scene
from game.ui.scene.navigation import Navigation
from game.ui.widgets.screen import Screen

GONE = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
SEEN = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWSIZECHANGED)


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
            self.window.minimum_size = smallest()
            if len(screens) > 1:
                self.window.position = (screens[0][0] + 40, 40)
            self.window.get_surface()
        except (pygame.error, AttributeError):
            self.close()
            home.lost()
            return
        self.home, self.router = home, Router(home.context)
        self.router.start(home)
        self.hidden = self.full = False

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
        elif event.type in SEEN and self.scene is not None:
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
