"""What part of the dungeon is in view: a middle in squares and a size of the square in pixels of the window."""

import math
from dataclasses import dataclass

import pygame

from game.rules.ravenloft.board import xy
from game.rules.ravenloft.state import Placed, Square
from game.ui.canvas import Area, Canvas

SMALLEST, LARGEST = 22.0, 130.0
COMFORT = (40.0, 66.0)
GLIDE = 0.012


@dataclass
class Camera:
    """`x` and `y` are the middle of the view in squares, `zoom` logical pixels a square; `free` once the player has moved it."""

    x: float = 2.0
    y: float = 2.0
    zoom: float = 60.0
    free: bool = False
    goal: tuple[float, float] | None = None
    comfort: tuple[float, float] = COMFORT

    def unit(self, canvas: Canvas) -> int:
        """Pixels of the window a square: a whole number, so that tiles meet without seams."""
        return max(8, round(self.zoom * canvas.scale))

    def place(self, canvas: Canvas, view: Area, x: float, y: float) -> tuple[int, int]:
        """The pixel of the square's corner at column `x`, row `y`."""
        unit = self.unit(canvas)
        middle = canvas.point(*view.centre)
        return middle[0] + round((x - self.x) * unit), middle[1] + round((y - self.y) * unit)

    def rect(self, canvas: Canvas, view: Area, square: Square, size: int = 1) -> pygame.Rect:
        """The pixels of a square, or of `size` by `size` squares."""
        unit = self.unit(canvas)
        return pygame.Rect(self.place(canvas, view, *xy(square)), (unit * size, unit * size))

    def area(self, canvas: Canvas, view: Area, square: Square, size: int = 1) -> Area:
        """A square in logical pixels."""
        rect = self.rect(canvas, view, square, size)
        x, y = canvas.logical(rect.topleft)
        return Area(x, y, rect.w / canvas.scale, rect.h / canvas.scale)

    def under(self, canvas: Canvas, view: Area, point: tuple[float, float]) -> tuple[int, int]:
        """The column and row of the square at a logical point."""
        unit = self.unit(canvas) / canvas.scale
        cx, cy = view.centre
        return math.floor((point[0] - cx) / unit + self.x), math.floor((point[1] - cy) / unit + self.y)

    def fit(self, tiles: list[Placed], view: Area) -> None:
        """Show the whole dungeon if it stays readable."""
        left, right = min(tile.x for tile in tiles) * 4, max(tile.x for tile in tiles) * 4 + 4
        top, bottom = min(tile.y for tile in tiles) * 4, max(tile.y for tile in tiles) * 4 + 4
        best = min(view.w / (right - left + 1), view.h / (bottom - top + 1))
        self.zoom = min(max(best, self.comfort[0]), self.comfort[1])
        self.goal = None
        self.x, self.y = (left + right) / 2, (top + bottom) / 2
        self.free = False

    def pan(self, dx: float, dy: float) -> None:
        """Move the dungeon by logical pixels."""
        self.x -= dx / self.zoom
        self.y -= dy / self.zoom
        self.free, self.goal = True, None

    def magnify(self, factor: float, view: Area, point: tuple[float, float] | None = None) -> None:
        """Zoom, so that what is at `point` stays there."""
        px, py = point if point is not None and view.holds(point) else view.centre
        before = self.zoom
        self.zoom = min(max(self.zoom * factor, SMALLEST), LARGEST)
        dx, dy = px - view.centre[0], py - view.centre[1]
        self.x += dx / before - dx / self.zoom
        self.y += dy / before - dy / self.zoom
        self.free, self.goal = True, None

    def glance(self, view: Area, square: Square) -> None:
        """Glide there if the square is at the rim of the view or beyond it."""
        x, y = (part + 0.5 for part in xy(square))
        half_w, half_h = view.w / 2 / self.zoom - 2, view.h / 2 / self.zoom - 2
        gx = min(max(self.x, x - half_w), x + half_w)
        gy = min(max(self.y, y - half_h), y + half_h)
        self.goal = (gx, gy) if (gx, gy) != (self.x, self.y) else None

    def update(self, ms: float, *, at_once: bool) -> bool:
        """Glide on; True if the view has moved."""
        if self.goal is None:
            return False
        share = 1.0 if at_once else min(1.0, ms * GLIDE)
        self.x += (self.goal[0] - self.x) * share
        self.y += (self.goal[1] - self.y) * share
        if abs(self.goal[0] - self.x) + abs(self.goal[1] - self.y) < 0.02:
            (self.x, self.y), self.goal = self.goal, None
        return True
