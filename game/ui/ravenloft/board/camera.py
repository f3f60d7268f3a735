"""The camera (a centre in squares, and the size of a square in pixels of the window), and what it sees of the dungeon."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Placed, Square
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board.effects import Flash
from game.ui.ravenloft.choreography.shown_state import ShownState

SMALLEST, LARGEST = 22.0, 130.0
COMFORT = (40.0, 66.0)
GLIDE = 0.009
"""The share of the distance that the camera covers in the first millisecond."""
NEAR = 0.015
"""The distance to its goal, in squares, at which the camera stops."""


class Goal(NamedTuple):
    """The place to which the camera glides."""

    x: float
    y: float
    zoom: float


@dataclass
class Camera:
    """The camera: `x` and `y` are the centre of the view in squares, `zoom` logical pixels a square; `free` once the player has moved it."""

    x: float = 2.0
    y: float = 2.0
    zoom: float = 60.0
    free: bool = False
    goal: Goal | None = None
    comfort: tuple[float, float] = COMFORT

    @property
    def aim(self) -> Goal:
        """The camera as it will be at the end of its movement."""
        return self.goal or Goal(self.x, self.y, self.zoom)

    @property
    def moving(self) -> bool:
        """Whether the camera glides."""
        return self.goal is not None

    @property
    def zooming(self) -> bool:
        """Whether the zoom changes."""
        return self.goal is not None and abs(self.goal.zoom - self.zoom) > 0.01

    def unit(self, canvas: Canvas) -> int:
        """Pixels of the window a square: a whole number, so that tiles meet without seams."""
        return max(8, round(self.zoom * canvas.scale))

    def place(self, canvas: Canvas, view: Area, x: float, y: float) -> tuple[int, int]:
        """The pixel of the corner of the square in column `x`, row `y`. Distances between places do not depend on the camera's position."""
        unit = self.unit(canvas)
        middle = canvas.point(*view.centre)
        return middle[0] - round(self.x * unit) + round(x * unit), middle[1] - round(self.y * unit) + round(y * unit)

    def patch(self, canvas: Canvas, view: Area, x: float, y: float, size: float) -> Area:
        """In logical pixels, `size` by `size` squares from a corner in squares."""
        left, top = canvas.logical(self.place(canvas, view, x, y))
        side = self.unit(canvas) * size / canvas.scale
        return Area(left, top, side, side)

    def area(self, canvas: Canvas, view: Area, square: Square) -> Area:
        """A square in logical pixels."""
        return self.patch(canvas, view, *xy(square), 1)

    def under(self, canvas: Canvas, view: Area, point: tuple[float, float]) -> tuple[int, int]:
        """The column and row of the square at a logical point."""
        unit = self.unit(canvas) / canvas.scale
        cx, cy = view.centre
        return math.floor((point[0] - cx) / unit + self.x), math.floor((point[1] - cy) / unit + self.y)

    def fit(self, tiles: list[Placed], view: Area, *, glide: bool = False) -> None:
        """Show the whole dungeon if that is readable."""
        left, right = min(tile.x for tile in tiles) * 4, max(tile.x for tile in tiles) * 4 + 4
        top, bottom = min(tile.y for tile in tiles) * 4, max(tile.y for tile in tiles) * 4 + 4
        best = min(view.w / (right - left + 1), view.h / (bottom - top + 1))
        zoom = min(max(best, self.comfort[0]), self.comfort[1])
        self.free = False
        self._to(Goal((left + right) / 2, (top + bottom) / 2, zoom), glide=glide)

    def frame(self, places: list[tuple[float, float]], view: Area) -> None:
        """Glide until all these squares are in view, with a margin; the zoom stays."""
        aim = self.aim
        half_w, half_h = max(0.0, view.w / 2 / aim.zoom - 1.6), max(0.0, view.h / 2 / aim.zoom - 1.6)
        gx, gy = aim.x, aim.y
        for x, y in places:  # the last are the most important
            gx = min(max(gx, x - half_w), x + half_w)
            gy = min(max(gy, y - half_h), y + half_h)
        if (gx, gy) != (aim.x, aim.y):
            self._to(Goal(gx, gy, aim.zoom), glide=True)

    def pan(self, dx: float, dy: float, *, glide: bool = False) -> None:
        """Move the dungeon by logical pixels."""
        aim = self.aim if glide else Goal(self.x, self.y, self.zoom)
        self.free = True
        self._to(Goal(aim.x - dx / aim.zoom, aim.y - dy / aim.zoom, aim.zoom), glide=glide)

    def keep(self, tiles: list[Placed]) -> bool:
        """Keep the centre of the view over the dungeon; return True if the view has moved."""
        if not self.free or self.goal is not None:
            return False
        before = (self.x, self.y)
        self.x = min(max(self.x, min(tile.x for tile in tiles) * 4), max(tile.x for tile in tiles) * 4 + 4)
        self.y = min(max(self.y, min(tile.y for tile in tiles) * 4), max(tile.y for tile in tiles) * 4 + 4)
        return (self.x, self.y) != before

    def magnify(self, factor: float, view: Area, point: tuple[float, float] | None = None, *, glide: bool = False) -> None:
        """Zoom around `point`."""
        px, py = point if point is not None and view.holds(point) else view.centre
        aim = self.aim
        zoom = min(max(aim.zoom * factor, SMALLEST), LARGEST)
        dx, dy = px - view.centre[0], py - view.centre[1]
        self.free = True
        self._to(Goal(aim.x + dx / aim.zoom - dx / zoom, aim.y + dy / aim.zoom - dy / zoom, zoom), glide=glide)

    def _to(self, goal: Goal, *, glide: bool) -> None:
        self.goal = goal
        if not glide:
            self._arrive(goal)

    def _arrive(self, goal: Goal) -> None:
        (self.x, self.y, self.zoom), self.goal = goal, None

    def update(self, ms: float, *, at_once: bool) -> bool:
        """Advance the movement; return True if the view has moved."""
        goal, before = self.goal, self.zoom
        if goal is None:
            return False
        share = 1 - math.exp(-ms * GLIDE)
        self.zoom *= (goal.zoom / self.zoom) ** share
        turn = 1 / before - 1 / goal.zoom  # while zooming, keep the fixed point where it is on the screen
        along = share if abs(turn) < 1e-6 else (1 / before - 1 / self.zoom) / turn
        self.x += (goal.x - self.x) * along
        self.y += (goal.y - self.y) * along
        if at_once or (abs(goal.x - self.x) + abs(goal.y - self.y) < NEAR and abs(goal.zoom - self.zoom) < 0.3):
            self._arrive(goal)
        return True


@dataclass(frozen=True)
class Sight:
    """What is painted of the dungeon, and where.

    `board` are the tiles that are shown. `explores`: unexplored edges can be explored (CR-030); `sealed`: the stairs of the Start tile
    cannot be used.
    """

    canvas: Canvas
    view: Area
    camera: Camera
    board: tuple[Placed, ...]
    stage: ShownState = field(default_factory=ShownState)
    flashes: Sequence[Flash] = ()
    explores: bool = True
    sealed: bool = False

    @property
    def rect(self) -> pygame.Rect:
        """The view in pixels of the canvas."""
        return self.canvas.rect(self.view)

    @property
    def unit(self) -> int:
        """Pixels a square."""
        return self.camera.unit(self.canvas)

    @property
    def corner(self) -> tuple[int, int]:
        """The pixel of column 0, row 0."""
        return self.camera.place(self.canvas, self.view, 0, 0)

    def by(self, camera: Camera) -> "Sight":
        """The same for another camera, which stands still."""
        return replace(self, camera=replace(camera, goal=None))
