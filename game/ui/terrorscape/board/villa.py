"""The geometry of the Villa: outlines of the locations, positions of names and figures, doors, and what moves between them.

All coordinates are Villa pixels: 1000 by 700, origin at the top left. `Viewport` converts them to the screen.
"""

import math
from typing import NamedTuple

from game.rules.terrorscape.tables.rows import WayRow
from game.rules.terrorscape.villa import PLACES, WAYS
from game.ui.draw.canvas import Area

SIZE = (1000.0, 700.0)
Point = tuple[float, float]
OUTSIDE = ("G1", "G2", "G5")
"""Rooms without a roof."""

STANDS: dict[str, tuple[Point, Point]] = {
    "R1": ((150, 254), (150, 330)), "R2": ((172, 562), (166, 500)), "R3": ((446, 262), (446, 316)), "R4": ((486, 379), (484, 436)),
    "R5": ((486, 586), (400, 530)), "B1": ((166, 176), (170, 106)), "B2": ((392, 40), (424, 170)), "B3": ((628, 40), (628, 92)),
    "B4": ((846, 126), (846, 72)), "B5": ((690, 168), (684, 320)), "G1": ((318, 609), (330, 661)), "G2": ((568, 609), (568, 661)),
    "G3": ((858, 606), (838, 552)), "G4": ((662, 476), (658, 530)), "G5": ((900, 398), (896, 312)),
}  # fmt: skip
"""The middle of each room's name, and of the row of its figures and tokens."""


class Room(NamedTuple):
    """A location; `name` is the middle of its name, `spot` of its row of figures; `open` means without a roof."""

    id: str
    zone: str
    outline: tuple[Point, ...]
    name: Point
    spot: Point
    open: bool

    @property
    def bounds(self) -> Area:
        """The bounding box."""
        xs, ys = [x for x, _ in self.outline], [y for _, y in self.outline]
        return Area(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


class Gate(NamedTuple):
    """A way between two rooms: position, angle in degrees, whether it has a door, and the shared parts of the walls."""

    id: str
    at: Point
    angle: float
    door: bool
    lines: tuple[tuple[Point, Point], ...]


class Walk(NamedTuple):
    """A figure on its way between two points; `share` is the progress from 0 to 1."""

    origin: str
    place: str
    start: Point
    end: Point
    share: float = 0.0

    @property
    def at(self) -> Point:
        """The current position."""
        (x, y), (far_x, far_y) = self.start, self.end
        return x + (far_x - x) * self.share, y + (far_y - y) * self.share


class Bump(NamedTuple):
    """A moving door; `share` is 0 at rest and 1 at its highest."""

    door: str
    share: float = 0.0


def _point(code: str) -> Point:
    x, y = code.split(",")
    return float(x), float(y)


def _edges(corners: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def _away(edge: tuple[Point, Point], point: Point) -> float:
    """The distance from a point to a line segment."""
    (x1, y1), (x2, y2) = edge
    long = (x2 - x1) ** 2 + (y2 - y1) ** 2
    along = min(1.0, max(0.0, ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / long))
    return math.hypot(x1 + along * (x2 - x1) - point[0], y1 + along * (y2 - y1) - point[1])


def _common(one: tuple[Point, Point], other: tuple[Point, Point]) -> tuple[Point, Point] | None:
    """The common part of two walls, if they overlap."""
    (x, y), (far_x, far_y) = one
    dx, dy = far_x - x, far_y - y
    long = math.hypot(dx, dy)
    if any(abs(dx * (b - y) - dy * (a - x)) > long for a, b in other):
        return None
    low, high = sorted(((a - x) * dx + (b - y) * dy) / long for a, b in other)
    low, high = max(0.0, low), min(long, high)
    if high - low < 3:
        return None
    return (x + dx * low / long, y + dy * low / long), (x + dx * high / long, y + dy * high / long)


def _gate(row: WayRow) -> Gate:
    here, there = (ROOMS[end].outline for end in row.ends)
    at = _point(row.point)
    (x1, y1), (x2, y2) = min(_edges(here), key=lambda edge: _away(edge, at))
    lines = tuple(part for one in _edges(here) for other in _edges(there) if (part := _common(one, other)) is not None)
    return Gate(row.id, at, math.degrees(math.atan2(y2 - y1, x2 - x1)), row.door, lines)


ROOMS: dict[str, Room] = {
    row.id: Room(row.id, row.zone, tuple(map(_point, row.outline)), *STANDS[row.id], row.id in OUTSIDE) for row in PLACES.values()
}
GATES: dict[str, Gate] = {row.id: _gate(row) for row in WAYS.values()}


class Viewport(NamedTuple):
    """The area of the screen that shows the Villa, and the conversion from Villa pixels to logical pixels."""

    area: Area

    @property
    def unit(self) -> float:
        """Logical pixels per Villa pixel."""
        return self.area.w / SIZE[0]

    def at(self, point: Point) -> Point:
        """The screen position of a point of the Villa."""
        return self.area.x + point[0] * self.area.w / SIZE[0], self.area.y + point[1] * self.area.h / SIZE[1]

    def shape(self, corners: tuple[Point, ...]) -> tuple[Point, ...]:
        """The screen positions of the corners of a shape."""
        return tuple(self.at(corner) for corner in corners)

    def area_of(self, room: Room) -> Area:
        """The bounding box of a room on the screen."""
        at = room.bounds
        (x, y), (right, low) = self.at((at.x, at.y)), self.at((at.x + at.w, at.y + at.h))
        return Area(x, y, right - x, low - y)

    def around(self, point: Point, side: float) -> Area:
        """A square around a point of the Villa; `side` is in Villa pixels."""
        x, y = self.at(point)
        long = side * self.unit
        return Area.around((x, y), long, long)
