"""Blocks: parts of a page in a column that scrolls, each with its height, its drawing and its targets."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll

MARGIN = 9.0
"""The margin for the focus frame beside a block."""
Painter = Callable[[Canvas, Area], None]
Targets = Callable[[Area], list[Target]]


def no_targets(area: Area) -> list[Target]:
    """The targets of a block that cannot be pressed."""
    return []


class Block(NamedTuple):
    """A part of a page: its height in logical pixels, how to draw it in an area, and its targets."""

    high: float
    paint: Painter
    targets: Targets = no_targets
    gap: float = 16


class BlockColumn:
    """Blocks in a scrolled view."""

    def __init__(self, scroll: Scroll) -> None:
        self.scroll = scroll
        self.parts: list[tuple[Block, Area]] = []

    def layout(
        self, view: Area, make: Callable[[float], Sequence[Block]], focus: FocusManager, pointer: tuple[float, float]
    ) -> list[Target]:
        """Lay out the blocks that `make` returns for a width. Returns their targets at their scrolled positions."""
        blocks = list(make(view.w))
        high = _high(blocks)
        if high > view.h:
            narrow = view.w - Scroll.BAR - 8
            blocks = list(make(narrow))
            high = max(_high(blocks), view.h + 1)
        column = self.scroll.fit(view, high)
        y, made = column.y, list[Target]()
        self.parts = []
        for block in blocks:
            area = Area(column.x, y, column.w, block.high)
            self.parts.append((block, area))
            made += block.targets(area)
            y += block.high + block.gap
        return self.scroll.items(made, focus, pointer)

    def paint(self, canvas: Canvas) -> None:
        """Draw the visible blocks."""
        with self.scroll.faded(canvas, MARGIN):
            for block, area in self.parts:
                if self.scroll.shows(area.inset(-30)):
                    block.paint(canvas, self.scroll.at(area))


def _high(blocks: Sequence[Block]) -> float:
    return sum(block.high + block.gap for block in blocks) - (blocks[-1].gap if blocks else 0)
