"""Rows of different heights in a scrolled list, of which only those near the view are measured."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from game.ui.draw.canvas import Area
from game.ui.widgets.layout import HAIR, Scroll

SHORT = 300
"""Up to so many rows are all measured at once, which takes less than 50 ms."""


class VirtualRows:
    """The heights of many rows with a `gap` between them. A row has its estimate until it comes near the view, and then what `measure` says.

    Rows in view never move when others are measured: the offset of the list follows.
    """

    def __init__(self, estimates: Sequence[float], measure: Callable[[int], float], gap: float) -> None:
        self.highs, self.measure, self.gap = list(estimates), measure, gap
        self.estimated = set(range(len(self.highs)))
        if len(self.highs) <= SHORT:
            self.highs, self.estimated = [measure(row) for row in range(len(self.highs))], set()

    @property
    def content(self) -> float:
        """The height of all rows."""
        return max(0.0, sum(self.highs) + self.gap * (len(self.highs) - 1))

    def tops(self) -> list[float]:
        """The distance of each row from the top of the first one."""
        return list(accumulate((high + self.gap for high in self.highs), initial=0.0))[:-1]

    def fit(self, scroll: Scroll, view: Area) -> Area:
        """Measure the rows near the view, and return the column for all rows."""
        while True:
            column = scroll.fit(view, self.content)
            tops, top = self.tops(), scroll.top
            near = [
                row for row in sorted(self.estimated)
                if tops[row] < top + 2 * view.h and tops[row] + self.highs[row] > top - view.h
            ]  # fmt: skip
            if not near:
                return column
            at_end = scroll.most - top < HAIR
            for row in near:
                before, self.highs[row] = self.highs[row], self.measure(row)
                scroll.top += self.highs[row] - before if tops[row] + before <= top else 0.0
            scroll.top = 1e9 if at_end else scroll.top
            self.estimated.difference_update(near)
