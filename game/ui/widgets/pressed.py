"""Boxes that can be chosen: buttons, any box as a target, and the rows of a long list."""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any, Protocol

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Part, Pointing, Text, Wrapped
from game.ui.widgets.containers import Framed
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import HAIR, Scroll


@dataclass(frozen=True)
class Choosable(Wrapped):
    """A box that is a target as a whole. `mark` paints over or under it: it gets the area and whether the target has the focus.

    With `selectable` the words of its texts can be selected.
    """

    key: Hashable
    act: Any
    group: str = ""
    label: str = ""
    mark: Callable[[Canvas, Area, bool], object] | None = None
    under: bool = False
    data: Any = None
    refused: bool = False
    selectable: bool = False

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The box and the target."""
        target = Target(self.key, area, self.act, self.group, self.label, self.data, self.refused, selectable=self.selectable)
        made = [] if self.mark is None else [Part(area, self._mark)]
        inside = list(self.box.place(canvas, area, at))
        yield from (*made, *inside) if self.under else (*inside, *made)
        yield Part(area, lambda *_: None, (target,))

    def _mark(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        assert self.mark is not None
        self.mark(canvas, area, focused is not None and focused == self.key)


@dataclass(frozen=True)
class Button(Box):
    """A button with a label, its key or gamepad glyph (`cap`), a smaller second line (`note`) and a picture.

    It is as wide as its area; `more` is added to its natural height.
    """

    key: Hashable
    label: str
    act: Any
    palette: Palette
    group: str = "plates"
    cap: str = ""
    note: str = ""
    picture: str = ""
    size: float = 24.0
    primary: bool = False
    off: bool = False
    more: float = 0.0
    data: Any = None
    refused: bool = False

    def wide(self, canvas: Canvas) -> float:
        """The width of label, key and picture."""
        return self._size(canvas, 1e5)[0]

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of its lines."""
        return self._size(canvas, wide)[1] + self.more

    def _size(self, canvas: Canvas, room: float) -> tuple[float, float]:
        return controls.button_size(
            canvas, self.label, key=self.cap, note=self.note, size=self.size, picture=self.picture, room=room
        )

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The button."""
        target = Target(self.key, area, self.act, self.group, self.label, self.data, self.refused)
        yield Part(area, self._paint, (target,))

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        controls.button(
            canvas, area, self.label, self.palette, key=self.cap, note=self.note, primary=self.primary,
            focused=focused is not None and focused == self.key, off=self.off, size=self.size, picture=self.picture,
        )  # fmt: skip


SLIM, SLIM_PAD = 18.0, 8.0
"""The text size of a slim button, and the margins beside its words."""


def slim_button(words: str, key: Hashable, act: Any, palette: Palette, group: str, size: float = SLIM) -> Choosable:
    """A line of facts that leads to a page about them: a button no higher than its words."""

    def ground(canvas: Canvas, area: Area) -> None:
        canvas.box(area, palette.panel, palette.line, radius=6, width=1.2)

    def mark(canvas: Canvas, area: Area, focused: bool) -> None:
        if focused:
            controls.focus_frame(canvas, area, palette, diamonds=False)

    return Choosable(Framed(Text(words, size, palette.text), (SLIM_PAD, 1), ground), key, act, group, words, mark)


SHORT = 300
"""Up to so many rows are all measured at once, which takes less than 50 ms."""


class DrawRow(Protocol):
    """Draws the row with a number in an area."""

    def __call__(self, canvas: Canvas, place: int, area: Area, *, focused: bool) -> None:
        """Draw it."""


class VirtualRows:
    """The heights of many rows with a `gap` between them. A row has its estimate until it comes near the view, and then what `measure` says.

    Rows in view never move when others are measured: the offset of the list follows.
    """

    def __init__(self, estimates: Sequence[float], measure: Callable[[int], float], gap: float) -> None:
        self.highs, self.measure, self.gap = list(estimates), measure, gap
        self.estimated = set(range(len(self.highs)))
        if len(self.highs) <= SHORT:
            self.highs, self.estimated = [measure(row) for row in range(len(self.highs))], set()
        self._stack()

    def _stack(self) -> None:
        """Add up the heights: `tops` are the distances of the rows from the top of the first one, `content` is the height of all."""
        *self.tops, low = accumulate((high + self.gap for high in self.highs), initial=0.0)
        self.content = max(0.0, low - self.gap)

    def near(self, view: Area, top: float) -> range:
        """The rows that are at most one view away from the view, which begins at `top`."""
        first = bisect_left(self.tops, top - view.h)
        return range(max(0, first - 1), bisect_left(self.tops, top + 2 * view.h))

    def fit(self, scroll: Scroll, view: Area) -> Area:
        """Measure the rows near the view, and return the column for all rows."""
        while True:
            column, top = scroll.fit(view, self.content), scroll.top
            if not (near := [row for row in self.near(view, top) if row in self.estimated]):
                return column
            at_end = scroll.most - top < HAIR
            for row in near:
                before, self.highs[row] = self.highs[row], self.measure(row)
                scroll.top += self.highs[row] - before if self.tops[row] + before <= top else 0.0
            scroll.top = 1e9 if at_end else scroll.top
            self.estimated.difference_update(near)
            self._stack()


@dataclass(frozen=True)
class VirtualList(Box):
    """A scrolled list of virtual rows. Those near the view and the one in focus have targets.

    `rows` are the rows of a list of a width, `number` tells the row of a target's key, None for other keys. The list has a scroll bar from
    the start if the rows are at least `least` high, and that is too much.
    """

    rows: Callable[[float], VirtualRows]
    target: Callable[[int, Area], Target]
    number: Callable[[Hashable], int | None]
    draw: DrawRow
    scroll: Scroll
    palette: Palette
    least: float = 0.0

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The rows with their targets, and the bar."""
        narrow = self.least > area.h or self.rows(area.w).fit(self.scroll, area).h > area.h
        rows = self.rows(area.w - self.scroll.BAR - 8 if narrow else area.w)
        top, made, shown = -1.0, list[Target](), list[int]()
        focused = None if at is None else self.number(at.focus.current)
        while top != self.scroll.top:  # the focus may scroll to rows that were not measured yet
            column = rows.fit(self.scroll, area)
            top = self.scroll.top
            shown = sorted({*rows.near(area, top), *([] if focused is None or focused >= len(rows.highs) else [focused])})
            made = [self.target(row, column.row(column.y + rows.tops[row], rows.highs[row])) for row in shown]
            made = self.scroll.items(made, at.focus, at.pointer) if at is not None else made
        yield Part(area, partial(self._paint, dict(zip(shown, made, strict=True))), tuple(made))

    def _paint(self, rows: Mapping[int, Target], canvas: Canvas, area: Area, focused: Hashable) -> None:
        with canvas.clip(area):
            for number, row in rows.items():
                if row.area.y < area.y + area.h and row.area.y + row.area.h > area.y:
                    self.draw(canvas, number, row.area, focused=focused is not None and row.key == focused)
        self.scroll.bar(canvas, self.palette)
