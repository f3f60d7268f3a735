"""What the skies over the last pages share: a picture that changes from 0 to 1, laid out for one width, kept whole once it is at its end."""

from collections.abc import Callable

import pygame

from game.ui.draw.canvas import Area, Canvas

WIDE = 1920.0
"""The width for which such a picture is laid out; its top fills the width of the window."""


class SkyTransition:
    """`won` lets it dawn. Subclasses say how it looks (`compose`); pictures are kept for one size of the window."""

    def __init__(self, *, won: bool) -> None:
        self.won = won
        self.size = (0, 0)
        self.kept: dict[str, pygame.Surface] = {}

    def compose(self, canvas: Canvas, share: float) -> None:
        """Fill the window as it looks at `share`."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Fill the window; where nothing changes any more, with what is kept."""
        if canvas.window != self.size:
            self.size = canvas.window
            self.kept.clear()
        if share < 1 or "done" not in self.kept:
            self.compose(canvas, share)
            if share >= 1:
                self.kept = {"done": canvas.surface.copy()}
            return
        canvas.surface.blit(self.kept["done"], (0, 0))

    def keep(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that is made once for a size of the window."""
        if name not in self.kept:
            self.kept[name] = make()
        return self.kept[name]


def spot(canvas: Canvas, area: Area) -> Area:
    """Where a part of the picture lies in the window."""
    share = canvas.room.w / WIDE
    return Area(area.x * share, area.y * share, area.w * share, area.h * share)
