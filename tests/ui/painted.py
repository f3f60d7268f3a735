"""What a test of a table sees of its scene, and how it presses keys there."""

import random
from typing import Any

import pygame

from game.match import Match
from game.ui.scene.navigation import Navigation

SIZE, LARGE = SIZES = ((1280, 720), (1920, 1080))


def draw(scene: Any, to: pygame.Surface | tuple[int, int] = SIZE) -> pygame.Surface:
    """Repaint everything, on a surface or in a window of a size."""
    surface = to if isinstance(to, pygame.Surface) else pygame.Surface(to)
    scene.dirty = True
    scene.draw(surface)
    return surface


def frame(scene: Any, size: tuple[int, int] = SIZE) -> pygame.Surface:
    """The picture once what fits into the window is known."""
    return draw(scene, draw(scene, size))


def rgb(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def pixels(scene: Any, size: tuple[int, int] = SIZE) -> bytes:
    return rgb(frame(scene, size))


def places(scene: Any) -> list[tuple[Any, ...]]:
    """Everything about the targets."""
    return [(item.key, item.area, item.label, repr(item.data), item.refused, item.group) for item in scene.focus.targets]


def alike(scenes: list[Any]) -> bool:
    """Whether the persons at both screens know the same: nothing was revealed when the step began."""
    one, other = ((scene.client.view.state, scene.client.view.decision, scene.match.news(scene.client.eyes)) for scene in scenes)
    return one == other


def press(scene: Any, *keys: int) -> Navigation | None:
    """Press keys one after the other; return where the last one leads."""
    found = None
    for key in keys:
        found = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return found


def release(scene: Any, key: int) -> None:
    scene.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def enter(scene: Any, key: object) -> Navigation | None:
    """Focus a place and press Enter; return where that leads."""
    scene.focus.current = key
    return press(scene, pygame.K_RETURN)


def at_random(match: Match, dice: random.Random) -> None:
    """Give a random answer of a random seat."""
    assert match.decision is not None
    seat = dice.choice(list(match.decision.options))
    match.submit(seat, dice.choice(match.decision.options[seat]))
