"""What the skies behind the result screens share: a picture that changes from 0 to 1, is laid out for one width, and is cached at its end."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.table.animation_queue import ease

WIDE = 1920.0
"""The width for which such a picture is laid out; its top fills the width of the window."""


class SkyTransition:
    """`won` lets it dawn. Subclasses say how it looks (`compose`); pictures are kept for one size of the window.

    Its part above `top` should be seen; the sun is visible above the `horizon`.
    """

    top = 232.0
    horizon = 244.0

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

    def head(self, canvas: Canvas) -> float:
        """The height of the part that should be seen, in logical pixels."""
        return self.top * canvas.room.w / WIDE

    def sunrise(self, canvas: Canvas, x: float, share: float, way: tuple[float, float]) -> None:
        """Draw the sun above `x`; the ends of its `way` are heights."""
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, self.horizon))):
            up = way[0] + (way[1] - way[0]) * ease(share)
            sun = canvas.rect(spot(canvas, Area(x - 450, up - 450, 900, 900)))
            canvas.surface.blit(art.scaled("night/sun", *sun.size), sun, special_flags=pygame.BLEND_RGB_ADD)

    def birds(self, canvas: Canvas, share: float, places: Sequence[tuple[int, int]], size: tuple[int, int]) -> None:
        """Draw birds that fly up at the end of a dawn."""
        drift, alpha = (share - 0.55) * 60, round(255 * min(1.0, (share - 0.55) * 5))
        for x, y in places if share > 0.55 else ():
            canvas.picture("night/bird", spot(canvas, Area(x + drift, y - drift * 0.5, *size)), alpha=alpha)

    def keep(self, name: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that is made once for a size of the window."""
        if name not in self.kept:
            self.kept[name] = make()
        return self.kept[name]


def spot(canvas: Canvas, area: Area) -> Area:
    """Where a part of the picture lies in the window."""
    share = canvas.room.w / WIDE
    return Area(area.x * share, area.y * share, area.w * share, area.h * share)


def veil(size: tuple[int, int], rows: int, colour: Colour, opacity: Callable[[int, int], float]) -> pygame.Surface:
    """A colour over `size` pixels whose `opacity` (0 to 255) is a function of a column from 0 to 63 and a row."""
    small = pygame.Surface((64, rows), pygame.SRCALPHA)
    for y in range(rows):
        for x in range(64):
            small.set_at((x, y), (*colour, round(opacity(x, y))))
    return pygame.transform.smoothscale(small, size)
