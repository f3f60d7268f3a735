"""Grids of squares as bitboards: an integer is a set of squares, and a step in all directions is a few shifts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

_TRUTH = bytes.maketrans(b"01", b"\x00\x01")


class Extent:
    """The rectangle of `columns` by `rows` squares of a plane whose squares are numbered row by row, `width` to a row.

    `first` is its north-west square. The bits of a mask are the `places` in order; `bit` gives the mask of one square.
    """

    def __init__(self, first: int, columns: int, rows: int, width: int) -> None:
        self.columns, self.rows = columns, rows
        self.places = tuple(place for row in range(rows) for place in range(first + row * width, first + row * width + columns))
        self.bit = {place: 1 << index for index, place in enumerate(self.places)}

    def mask(self, places: Iterable[int]) -> int:
        """The mask of several squares; those outside do not count."""
        mask, bit = 0, self.bit.get
        for place in places:
            mask |= bit(place, 0)
        return mask


extent = lru_cache(maxsize=256)(Extent)
"""The extent with these numbers: most dungeons share theirs with others."""


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
        self._last: tuple[int, int, list[int]] = (0, 0, [0])

    def flood(self, start: int, steps: int, blocked: int) -> int:
        """Return the squares that can be reached from the mask `start` in at most `steps` steps without entering `blocked`."""
        found, free = self._found(start, blocked), self.floor & ~blocked
        while len(found) <= steps and self._grow(found, free):
            pass
        self._last = start, blocked, found
        return found[min(steps, len(found) - 1)]

    def rings(self, start: int, goal: int, blocked: int) -> list[int]:
        """Return the masks reached after 0, 1, 2 ... steps, up to the first that touches `goal`, or until nothing is added."""
        found, free = self._found(start, blocked), self.floor & ~blocked
        steps = 0
        while not found[steps] & goal and (steps + 1 < len(found) or self._grow(found, free)):
            steps += 1
        self._last = start, blocked, found
        return found[: steps + 1]

    def _found(self, start: int, blocked: int) -> list[int]:
        """The masks that the last flood has found already: a player who asks where a figure can go asks next for the path there."""
        last_start, last_blocked, found = self._last
        return list(found) if last_start == start and last_blocked == blocked else [start]

    def _grow(self, found: list[int], free: int) -> bool:
        """Add every square of `free` that is one step further than the last of the masks; False if there is none."""
        mask, columns = found[-1], self.columns
        wider = mask | free & (
            mask << 1
            | mask >> 1
            | mask << columns
            | mask >> columns
            | (mask & self._south_east) << columns + 1
            | (mask & self._south_west) << columns - 1
            | (mask & self._north_east) >> columns - 1
            | (mask & self._north_west) >> columns + 1
        )
        if wider == mask:
            return False
        found.append(wider)
        return True


def members(mask: int, things: Iterable[T]) -> Iterator[T]:
    """Yield the `things` (one per square, in the order of the squares) whose square is in `mask`."""
    return compress(things, format(mask, "b")[::-1].encode().translate(_TRUTH))
