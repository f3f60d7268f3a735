"""The window and its one main loop: there is always one current scene, and a scene says which one is next."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import folders
from game.start import Start
from game.text import say, use
from game.ui import fonts, settings as preferences
from game.ui.opening import first_scene
from game.ui.scene import House, Scene
from game.ui.settings import Settings
from game.ui.theme import SIZE
from game.ui.thinker import Thinker

FRAMES = 60
SMALLEST = (1280, 720)
ANSWERING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_z, pygame.K_y)


class App:
    """The program as a window: opens it, runs scenes, closes it."""

    def __init__(self, start: Start, *, chosen: Settings | None = None, thinker: Thinker | None = None) -> None:
        self.start = start
        self.house = House(chosen or preferences.load(folders.settings()), thinker)
        self.surface = self._open()
        self.clock = pygame.time.Clock()
        self.scene: Scene = first_scene(self.house, start)
        self.running = True
        self.held: set[int] = set()

    def _open(self) -> pygame.Surface:
        """Start what of pygame is needed: no sound yet, so no loudspeaker is asked for."""
        pygame.display.init()
        fonts.forget()
        pygame.font.init()
        pygame.display.set_caption(say("dreadhouse"))
        pygame.key.set_repeat(320, 60)
        return self._window()

    def _window(self) -> pygame.Surface:
        if self.house.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(self._wanted(), pygame.RESIZABLE)

    @staticmethod
    def _wanted() -> tuple[int, int]:
        """The window's first size: the study's, or what the screen has room for."""
        sizes = pygame.display.get_desktop_sizes()
        wide, high = sizes[0] if sizes else SIZE
        fits = wide > SIZE[0] and high > SIZE[1]
        given = os.environ.get("DREADHOUSE_WINDOW", "")
        if given.count("x") == 1 and given.replace("x", "").isdecimal():
            across, down = given.split("x")
            return int(across), int(down)
        return SIZE if fits else (max(SMALLEST[0], min(SIZE[0], wide)), max(SMALLEST[1], min(SIZE[1], high)))

    def run(self) -> int:
        """Run until the player leaves; return the exit code."""
        ends = None if self.start.seconds is None else time.monotonic() + self.start.seconds
        while self.running and (ends is None or time.monotonic() < ends):
            self.frame(self.clock.tick(FRAMES))
        self.close()
        return 0

    def frame(self, dt: int) -> None:
        """Take the input, let `dt` milliseconds pass, paint."""
        for event in pygame.event.get():
            self.take(event)
        following = self.scene.update(min(dt, 100))
        if following is not None:
            self.enter(following)
        self.surface = pygame.display.get_surface() or self.surface
        self.house.painted = False
        self.scene.draw(self.surface)
        if self.house.painted:  # the window keeps its picture: a still scene costs nothing
            pygame.display.flip()

    def take(self, event: pygame.event.Event) -> None:
        """Pass one event to the scene, or act on what belongs to the window."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.held.clear()  # a key that goes up elsewhere is not heard here
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            setattr(self.scene, "dirty", True)  # noqa: B010  # a Scene need not have the flag
        if self.repeats(event):
            return
        if event.type == pygame.QUIT:
            self.running = False
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.full_screen()
        elif (following := self.scene.handle(event)) is not None:
            self.enter(following)

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether a key that answers is merely held down: arrows may repeat, an answer is given once."""
        if event.type == pygame.KEYUP:
            self.held.discard(event.key)
        if event.type != pygame.KEYDOWN or event.key not in ANSWERING:
            return False
        again = event.key in self.held
        self.held.add(event.key)
        return again

    def enter(self, scene: Scene) -> None:
        """Go to another scene."""
        self.house.canvas(self.surface).panels.clear()
        self.scene = scene

    def full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        chosen = self.house.settings
        chosen.full_screen = not chosen.full_screen
        preferences.store(chosen, folders.settings())
        self.surface = self._window()

    def close(self) -> None:
        """Leave: let the worker go and the window with it."""
        self.house.thinker.close()
        fonts.forget()
        pygame.quit()


def run(start: Start) -> int:
    """Open the window for `start` and run until the player leaves; return the exit code."""
    use(game=start.game or "common")
    return App(start).run()
