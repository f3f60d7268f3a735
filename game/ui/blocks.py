"""Blocks: parts of a page, one below the other, each with its height, its look and its places; together they scroll."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.canvas import Area, Canvas
from game.ui.focus import Item, Ring
from game.ui.lay import Scroll

MARGIN = 9.0
"""What a mark of the focus may take beside a block."""
Painter = Callable[[Canvas, Area], None]
Places = Callable[[Area], list[Item]]


def no_places(area: Area) -> list[Item]:
    """A block that cannot be pressed."""
    return []


class Block(NamedTuple):
    """A part of a page: how high it is in logical pixels, how it is drawn in its area, and what can be pressed in it."""

    high: float
    paint: Painter
    places: Places = no_places
    gap: float = 16


class Laid:
    """Blocks in a view, scrolled."""

    def __init__(self, scroll: Scroll) -> None:
        self.scroll = scroll
        self.parts: list[tuple[Block, Area]] = []

    def lay(self, view: Area, make: Callable[[float], Sequence[Block]], ring: Ring, pointer: tuple[float, float]) -> list[Item]:
        """Lay out what `make` returns for a width; return its places as they lie now."""
        blocks = list(make(view.w))
        high = _high(blocks)
        if high > view.h:
            narrow = view.w - Scroll.BAR - 8
            blocks = list(make(narrow))
            high = max(_high(blocks), view.h + 1)
        column = self.scroll.fit(view, high)
        y, made = column.y, list[Item]()
        self.parts = []
        for block in blocks:
            area = Area(column.x, y, column.w, block.high)
            self.parts.append((block, area))
            made += block.places(area)
            y += block.high + block.gap
        return self.scroll.items(made, ring, pointer)

    def paint(self, canvas: Canvas) -> None:
        """Draw the blocks that are in view."""
        with self.scroll.faded(canvas, MARGIN):
            for block, area in self.parts:
                if self.scroll.shows(area.inset(-30)):
                    block.paint(canvas, self.scroll.at(area))


def _high(blocks: Sequence[Block]) -> float:
    return sum(block.high + block.gap for block in blocks) - (blocks[-1].gap if blocks else 0)
