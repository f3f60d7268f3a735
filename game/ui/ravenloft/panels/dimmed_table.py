"""The table under a sheet: seen once, dimmed and out of focus, and kept until the sheet is gone."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Canvas

SMALLER = 4
"""How much smaller the picture is made to be blurred."""
BLUR = 2
DIM = (86, 82, 98)
"""What is left of the light, of 255."""


class DimmedTable:
    """The picture of what a sheet covers."""

    def __init__(self) -> None:
        self._kept: tuple[Canvas, pygame.Surface] | None = None

    def forget(self) -> None:
        """The sheet is gone."""
        self._kept = None

    def show(self, canvas: Canvas, paint: Callable[[], None], *, moving: bool = False) -> None:
        """Draw the table as `paint` does, dimmed and blurred; drawn anew only for another window, or while it is `moving`."""
        if self._kept is None or self._kept[0] is not canvas or moving:
            paint()
            self._kept = (canvas, _blurred(canvas.surface))
        canvas.surface.blit(self._kept[1], (0, 0))


def _blurred(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, wide // SMALLER), max(1, high // SMALLER)))
    soft = pygame.transform.gaussian_blur(small, BLUR)
    soft.fill(DIM, special_flags=pygame.BLEND_MULT)
    return pygame.transform.smoothscale(soft, (wide, high)).convert(surface)
