"""Grids of squares as bitboards: an integer is a set of squares, and a step in all directions is a few shifts."""

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

_TRUTH = bytes.maketrans(b"01", b"\x00\x01")


class Grid:
    """A field of `columns` by `rows` squares; the bits of `floor` are the squares that can be entered.

    Squares are numbered row by row: bit `row * columns + column` of a mask. The outermost ring must not be floor, so that no step
    leaves the field. Steps go in eight directions, but a diagonal step needs floor on at least one of the two squares beside it.
    """

    def __init__(self, columns: int, rows: int, floor: int) -> None:
        self.columns, self.rows, self.floor = columns, rows, floor
        down, up = columns, columns
        free_east, free_west = floor >> 1, floor << 1
        free_south, free_north = floor >> down, floor << up
        self._south_east = floor & (free_south | free_east)
        self._south_west = floor & (free_south | free_west)
        self._north_east = floor & (free_north | free_east)
        self._north_west = floor & (free_north | free_west)

    def spread(self, mask: int, free: int) -> int:
        """Return `mask` and every square of `free` that is one step away."""
        columns = self.columns
        return mask | free & (
            mask << 1
            | mask >> 1
            | mask << columns
            | mask >> columns
            | (mask & self._south_east) << columns + 1
            | (mask & self._south_west) << columns - 1
            | (mask & self._north_east) >> columns - 1
            | (mask & self._north_west) >> columns + 1
        )

    def flood(self, start: int, steps: int, blocked: int) -> int:
        """Return the squares that can be reached from the mask `start` in at most `steps` steps without entering `blocked`."""
        free, spread = self.floor & ~blocked, self.spread
        for _ in range(steps):
            wider = spread(start, free)
            if wider == start:
                break
            start = wider
        return start

    def rings(self, start: int, goal: int, blocked: int) -> list[int]:
        """Return the masks reached after 0, 1, 2 ... steps, up to the first that touches `goal`, or until nothing is added."""
        free = self.floor & ~blocked
        found = [start]
        while not found[-1] & goal:
            wider = self.spread(found[-1], free)
            if wider == found[-1]:
                break
            found.append(wider)
        return found


def members(mask: int, things: Iterable[T]) -> Iterator[T]:
    """Yield the `things` (one per square, in the order of the squares) whose square is in `mask`."""
    return compress(things, format(mask, "b")[::-1].encode().translate(_TRUTH))
