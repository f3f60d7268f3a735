"""Rectangles in logical pixels."""

from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The centre point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Area":
        """The area shrunk by `dx` and `dy` on each side; negative values enlarge it."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> "Area":
        """The area moved by `dx` and `dy`."""
        return Area(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether a point is inside the area."""
        return self.x <= point[0] < self.x + self.w and self.y <= point[1] < self.y + self.h
