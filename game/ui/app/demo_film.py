"""Renders the demo to numbered pictures or an animation, in memory without a display. The same seed makes the same film."""

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.ui.app.routes import Router, demo_of
from game.ui.draw.apng import Animation
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Quit
from game.ui.settings import Settings
from game.ui.start import Start

RATE = 10
"""The frames per second of an animation."""
STEPS = 3
"""The number of update steps between two pictures."""
DIGITS = 4


class DemoRecorder:
    """A demo whose time advances as fast as it can be drawn."""

    def __init__(self, start: Start, size: tuple[int, int]) -> None:
        pygame.font.init()
        self.context = AppContext(Settings(), AgentWorker(background=False))
        self.surface = pygame.Surface(size)
        self.router = Router(self.context)
        self.router.go(demo_of(start))

    def picture(self, ms: float) -> pygame.Surface:
        """The picture of the demo `ms` milliseconds later."""
        steps = max(1, round(ms * RATE * STEPS / 1000))
        for _ in range(steps):
            navigation = self.router.scene.update(ms / steps)
            if navigation is not None and not isinstance(navigation, Quit):
                self.context.canvas(self.surface).forget()
                self.router.go(navigation)
        self.router.scene.draw(self.surface)
        return self.surface


def film(
    start: Start,
    size: tuple[int, int],
    seconds: float,
    out: Path,
    *,
    on_progress: Callable[[int, int], object] = lambda done, total: None,
) -> list[Path]:
    """Render `seconds` of the demo into "out.apng", or into "out-0001.png" and so on, one for each second. Returns the files.

    `on_progress` is called with the pictures made so far and their number. Raises OSError if they cannot be written.
    """
    camera = DemoRecorder(start, size)
    if out.suffix.lower() == ".apng":
        return _animation(camera, size, seconds, out, on_progress)
    files = []
    many = max(1, round(seconds))
    for number in range(1, many + 1):
        file = out.with_name(f"{out.stem}-{number:0{DIGITS}}{out.suffix}")
        picture = camera.picture(1000)
        try:
            pygame.image.save(picture, file)
        except pygame.error as error:
            raise OSError(str(error)) from error
        files.append(file)
        on_progress(number, many)
    return files


def _animation(
    camera: DemoRecorder, size: tuple[int, int], seconds: float, out: Path, on_progress: Callable[[int, int], object]
) -> list[Path]:
    made = Animation(out, size)
    many = max(1, round(seconds * RATE))
    for number in range(1, many + 1):
        made.show(camera.picture(1000 / RATE), 1000 // RATE)
        on_progress(number, many)
    made.close()
    return [out]
