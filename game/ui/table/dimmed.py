"""The picture of a table under a dialog, dimmed and blurred."""

from collections.abc import Sequence

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.table.compositor import Layer

SMALLER = 4
"""The factor by which the picture is scaled down for the blur."""
BLUR = 2
DIM = (86, 82, 98)
"""The share of the light that stays, of 255."""


class DimmedPicture:
    """The cached picture of the table under a dialog."""

    def __init__(self) -> None:
        self._kept: tuple[Canvas, pygame.Surface] | None = None

    def forget(self) -> None:
        """Discard the picture: the dialog has closed."""
        self._kept = None

    def show(self, canvas: Canvas, layers: Sequence[Layer], *, moving: bool) -> None:
        """Show the layers dimmed and without links; painted again only for another window, or while they are `moving`."""
        if self._kept is None or self._kept[0] is not canvas or moving:
            for layer in layers:
                layer.draw(canvas)
            self._kept = (canvas, _blurred(canvas.surface))
        canvas.surface.blit(self._kept[1], (0, 0))
        canvas.links.clear()


def _blurred(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, wide // SMALLER), max(1, high // SMALLER)))
    soft = pygame.transform.gaussian_blur(small, BLUR)
    soft.fill(DIM, special_flags=pygame.BLEND_MULT)
    return pygame.transform.smoothscale(soft, (wide, high)).convert(surface)
