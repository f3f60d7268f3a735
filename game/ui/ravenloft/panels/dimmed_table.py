"""The table under a dialog: painted once, dimmed and blurred, and cached until the dialog closes."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Canvas

SMALLER = 4
"""The factor by which the picture is scaled down for the blur."""
BLUR = 2
DIM = (86, 82, 98)
"""The share of the light that stays, of 255."""


class DimmedTable:
    """The cached picture of the table under a dialog."""

    def __init__(self) -> None:
        self._kept: tuple[Canvas, pygame.Surface] | None = None

    def forget(self) -> None:
        """Discard the picture: the dialog has closed."""
        self._kept = None

    def show(self, canvas: Canvas, paint: Callable[[], None], *, moving: bool = False) -> None:
        """Show the table as `paint` paints it, dimmed and blurred; painted again only for another window, or while it is `moving`."""
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
