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
        self._last = Flood(self, 0, 0)

    def flood(self, start: int, blocked: int) -> "Flood":
        """The squares that can be reached from the mask `start` without entering `blocked`.

        The last flood is kept: a player who has been told where a figure can go asks next for the path to one of these squares.
        """
        last = self._last
        if last.start != start or last.blocked != blocked:
            last = self._last = Flood(self, start, blocked)
        return last


class Flood:
    """The squares that can be reached from `start` without entering `blocked`: a mask for each number of steps, from 0 on.

    The masks are computed as far as somebody asks.
    """

    def __init__(self, grid: Grid, start: int, blocked: int) -> None:
        self.start, self.blocked = start, blocked
        self._grid, self._free, self._masks = grid, grid.floor & ~blocked, [start]

    def within(self, steps: int) -> int:
        """The squares at most `steps` steps away."""
        masks = self._masks
        if steps >= len(masks):
            self._grow(steps)
        return masks[steps] if steps < len(masks) else masks[-1]

    def until(self, goal: int) -> list[int]:
        """The masks of 0, 1, 2 ... steps up to the first that touches `goal`; if none does, up to the one that holds all squares."""
        masks, steps = self._masks, 0
        while not masks[steps] & goal:
            steps += 1
            if steps == len(masks):
                self._grow(steps)
                if steps == len(masks):
                    break
        return masks[: steps + 1]

    def _grow(self, steps: int) -> None:
        """Compute the masks up to `steps` steps, as long as each adds a square."""
        grid, free, masks = self._grid, self._free, self._masks
        columns, floor, mask = grid.columns, grid.floor, masks[-1]
        while len(masks) <= steps:
            along = mask | (mask << 1 | mask >> 1) & floor
            across = (mask << columns | mask >> columns) & floor
            wider = mask | free & (along | across | along << columns | along >> columns | across << 1 | across >> 1)
            if wider == mask:
                return
            masks.append(wider)
            mask = wider


def members(mask: int, things: Iterable[T]) -> Iterator[T]:
    """Yield the `things` (one per square, in the order of the squares) whose square is in `mask`."""
    return compress(things, format(mask, "b")[::-1].encode().translate(_TRUTH))
