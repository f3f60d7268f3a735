"""What a test sees of a scene: its pixels and its targets."""

from typing import Any

import pygame

from game.ui.scene.context import Scene
from game.ui.table.scene import TableScene

SIZE, LARGE = SIZES = [(1280, 720), (1920, 1080)]


def draw(scene: Scene, surface: pygame.Surface) -> None:
    """Repaint everything."""
    scene.dirty = True  # type: ignore[attr-defined]
    scene.draw(surface)


def rgb(surface: pygame.Surface) -> bytes:
    """The pixels of a surface."""
    return pygame.image.tobytes(surface, "RGB")


def pixels(scene: TableScene, size: tuple[int, int] = SIZE) -> bytes:
    """The pixels of the whole screen."""
    surface = pygame.Surface(size)
    draw(scene, surface)
    draw(scene, surface)
    return rgb(surface)


def places(scene: TableScene) -> list[tuple[Any, ...]]:
    """Everything about the targets."""
    return [(item.key, item.area, item.label, repr(item.data), item.refused, item.group) for item in scene.focus.targets]
