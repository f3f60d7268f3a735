"""Boxes that contain boxes: columns, rows, grids, flows, frames, and lists that scroll."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, Palette
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Draw, Part, Pointing, Spaced, Wrapped, drawn
from game.ui.widgets.layout import GAP, HAIR, Scroll, columns, flow, grid, middle

NARROWER = Scroll.BAR + 8
"""The room that a scroll bar takes."""
FILL = 1.4
"""How much higher than its content a row of a filling grid may become."""


class Cells(Box):
    """Boxes in cells that depend on the area."""

    def __init__(self, *boxes: Box, gap: float = 0.0) -> None:
        self.boxes, self.gap = boxes, gap

    def wide(self, canvas: Canvas) -> float:
        """The width of the widest box."""
        return max((box.wide(canvas) for box in self.boxes), default=0.0)

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        """The area of each box."""
        raise NotImplementedError

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of all cells."""
        return max((one.y + one.h for one in self._cells(canvas, Area(0, 0, wide, 0))), default=0.0)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """Each box in its cell."""
        for box, cell in zip(self.boxes, self._cells(canvas, area), strict=True):
            yield from box.place(canvas, cell, at)


class Column(Cells):
    """Boxes below each other, each as wide as the column, `gap` or that of a Spaced box apart. Those in `grow` share the height that is left."""

    def __init__(self, *boxes: Box, gap: float = 0.0, grow: Sequence[int] = ()) -> None:
        super().__init__(*boxes, gap=gap)
        self.grow = tuple(place % len(boxes) for place in grow) if boxes else ()
        self._gaps = [box.gap if isinstance(box, Spaced) else gap for box in boxes]
        self._measured: tuple[Canvas | None, float, list[float]] = (None, 0.0, [])

    def _heights(self, canvas: Canvas, wide: float) -> list[float]:
        """The heights of the boxes, measured once for a width: each level of a tree asks for them."""
        if self._measured[:2] != (canvas, wide):
            self._measured = (canvas, wide, [box.high(canvas, wide) for box in self.boxes])
        return self._measured[2]

    def high(self, canvas: Canvas, wide: float) -> float:
        """The sum of the heights."""
        return sum(self._heights(canvas, wide)) + sum(self._gaps[:-1])

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        heights = self._heights(canvas, area.w)
        spare = max(0.0, area.h - sum(heights) - sum(self._gaps[:-1])) / max(1, len(self.grow))
        y, made = area.y, list[Area]()
        for place, (high, gap) in enumerate(zip(heights, self._gaps, strict=True)):
            made.append(area.row(y, high + (spare if place in self.grow else 0.0)))
            y += made[-1].h + gap
        return made


class Flow(Cells):
    """Boxes from left to right, wrapped like words."""

    def __init__(self, *boxes: Box, gap: float = GAP) -> None:
        super().__init__(*boxes, gap=gap)

    def wide(self, canvas: Canvas) -> float:
        """The width without wrapping."""
        return sum(box.wide(canvas) for box in self.boxes) + self.gap * max(0, len(self.boxes) - 1)

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        widths = [min(area.w, box.wide(canvas)) for box in self.boxes]
        return flow(area, [(wide, box.high(canvas, wide)) for wide, box in zip(widths, self.boxes, strict=True)], self.gap)


class Row(Flow):
    """Boxes side by side: by `shares` of the width, else as wide as they like, with the rest for those in `grow`.

    Each is in the middle of the row's height, or with `align` at its "top", or as high as the row ("fill").
    """

    def __init__(
        self, *boxes: Box, gap: float = GAP, shares: Sequence[float] = (), grow: Sequence[int] = (), align: str = "middle"
    ) -> None:
        super().__init__(*boxes, gap=gap)
        self.shares, self.align = tuple(shares), align
        self.grow = tuple(place % len(boxes) for place in grow) if boxes else ()

    def _columns(self, canvas: Canvas, area: Area) -> list[Area]:
        if self.shares:
            return columns(area, self.shares, self.gap)
        widths = [0.0 if place in self.grow else box.wide(canvas) for place, box in enumerate(self.boxes)]
        spare = area.w - sum(widths) - self.gap * (len(widths) - 1)
        x, made = area.x, list[Area]()
        for place, natural in enumerate(widths):
            wide = max(0.0, spare / len(self.grow)) if place in self.grow else natural
            made.append(area.column(x, wide))
            x += wide + self.gap
        return made

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the highest box."""
        cells = self._columns(canvas, Area(0, 0, wide, 0))
        return max((box.high(canvas, cell.w) for box, cell in zip(self.boxes, cells, strict=True)), default=0.0)

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        cells = self._columns(canvas, area)
        if self.align == "fill":
            return cells
        sized = [cell._replace(h=min(area.h, box.high(canvas, cell.w))) for box, cell in zip(self.boxes, cells, strict=True)]
        return [cell.moved(0, (area.h - cell.h) / 2 if self.align == "middle" else 0) for cell in sized]


class Grid(Cells):
    """Equal cells in as many columns as leave each at least `least` wide, each row as high as its highest box.

    With `fill` the rows share the height of the area, up to 1.4 times their own height if there are several.
    """

    def __init__(self, *boxes: Box, least: float, gap: float = GAP, fill: bool = False) -> None:
        super().__init__(*boxes, gap=gap)
        self.least, self.fill = least, fill

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        if not self.boxes:
            return []
        cells = grid(area, len(self.boxes), self.least, 0.0, self.gap)
        high = max(box.high(canvas, cells[0].w) for box in self.boxes)
        if self.fill:
            rows = len({cell.y for cell in cells})
            share = (area.h - self.gap * (rows - 1)) / rows
            high = max(high, share if rows == 1 else min(share, high * FILL))
        return grid(area, len(self.boxes), self.least, high, self.gap)


class Stack(Cells):
    """Boxes in the same area, the topmost last."""

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the highest box."""
        return max((box.high(canvas, wide) for box in self.boxes), default=0.0)

    def _cells(self, canvas: Canvas, area: Area) -> list[Area]:
        return [area] * len(self.boxes)


@dataclass(frozen=True)
class Framed(Wrapped):
    """A box with a margin of `pad` (across, down), on a background that `ground` draws."""

    pad: tuple[float, float] = (0.0, 0.0)
    ground: Draw | None = None

    def wide(self, canvas: Canvas) -> float:
        """The width with the margins."""
        return self.box.wide(canvas) + 2 * self.pad[0]

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height with the margins."""
        return self.box.high(canvas, wide - 2 * self.pad[0]) + 2 * self.pad[1]

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The background, then the box."""
        if self.ground is not None:
            yield drawn(area, self.ground)
        yield from self.box.place(canvas, area.inset(*self.pad), at)


def panel(
    box: Box, palette: Palette, *, pad: tuple[float, float] = (28.0, 16.0), line: Colour | None = None, warm: Colour | None = None
) -> Framed:
    """A box on the background of a panel."""
    return Framed(box, pad, lambda canvas, area: controls.panel(canvas, area, palette, line=line, warm=warm))


@dataclass(frozen=True)
class Sized(Wrapped):
    """A box with a width or height of its own, in the middle of its area; 0 keeps that of the box."""

    w: float = 0.0
    h: float = 0.0

    def wide(self, canvas: Canvas) -> float:
        """The width."""
        return self.w or self.box.wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height."""
        return self.h or self.box.high(canvas, min(wide, self.w or wide))

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The box in the middle."""
        wide = min(area.w, self.w or area.w)
        yield from self.box.place(canvas, middle(area, wide, self.h or self.box.high(canvas, wide)), at)


@dataclass(frozen=True)
class FirstFit(Box):
    """The first of several boxes that is no higher than its area, else the last one: the best text size, the roomiest layout."""

    boxes: Sequence[Box]
    most: float = 1e5
    """The height available while it is measured."""

    def _chosen(self, canvas: Canvas, wide: float, high: float) -> Box:
        return next((box for box in self.boxes if box.high(canvas, wide) <= high + 1), self.boxes[-1])

    def wide(self, canvas: Canvas) -> float:
        """The width of the first box."""
        return self.boxes[0].wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the box that fits."""
        return self._chosen(canvas, wide, self.most).high(canvas, wide)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The box that fits."""
        yield from self._chosen(canvas, area.w, area.h).place(canvas, area, at)


@dataclass(frozen=True)
class Tallest(Box):
    """A box that is as high as the highest of it and some others, so that what is below stays in place when one of these takes its place."""

    box: Box
    others: Sequence[Box]

    def wide(self, canvas: Canvas) -> float:
        """The width of the box."""
        return self.box.wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The greatest height."""
        return max(box.high(canvas, wide) for box in (self.box, *self.others))

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The box at the top of the area."""
        yield from self.box.place(canvas, area.row(area.y, min(area.h, self.box.high(canvas, area.w))), at)


class ByWidth(Box):
    """A box that is made for its width, for example with as many columns as there is room for. It is made once for each."""

    def __init__(self, make: Callable[[Canvas, float], Box]) -> None:
        self._made = cache(make)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of what is made."""
        return self._made(canvas, wide).high(canvas, wide)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """What is made for the width of the area."""
        yield from self._made(canvas, area.w).place(canvas, area, at)


@dataclass(frozen=True)
class Scrolled(Wrapped):
    """A box that may be higher than its area, with a scroll bar.

    With `fades` its edges fade where there is more, else it is painted `spill` beyond. A `margin` at its sides is for focus frames.
    """

    scroll: Scroll
    palette: Palette
    margin: float = 0.0
    fades: bool = True
    spill: float = 0.0

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The visible part of the box, with all its targets, and the bar."""
        high = self.box.high(canvas, area.w)
        if high > area.h + HAIR:
            high = max(self.box.high(canvas, area.w - NARROWER), area.h + 1)
        parts = list(self.box.place(canvas, self.scroll.fit(area, high), at))
        targets = [target for part in parts for target in part.targets]
        if at is not None:
            targets = self.scroll.items(targets, at.focus, at.pointer)
        yield Part(area, partial(self._paint, parts), tuple(targets))

    def _paint(self, parts: Sequence[Part], canvas: Canvas, area: Area, focused: Hashable) -> None:
        with self.scroll.faded(canvas, self.margin) if self.fades else canvas.clip(area.inset(-self.margin, -self.spill)):
            for part in parts:
                if self.scroll.shows(part.area.inset(-30)):
                    part.paint(canvas, self.scroll.at(part.area), focused)
        self.scroll.bar(canvas, self.palette)
