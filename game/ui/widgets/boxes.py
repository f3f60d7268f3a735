"""The layout tree: boxes that are measured, placed and painted in one pass.

A screen, dialog or panel builds a tree of boxes from plain values and calls `place(tree, canvas, area)`. What comes back paints itself
and lists its targets, so that a picture, its height and its hit targets cannot differ. All lengths are logical pixels.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import NamedTuple

from game.ui.draw.canvas import ALIGNED, Area, Canvas
from game.ui.draw.theme import Colour, Palette
from game.ui.widgets import controls
from game.ui.widgets.focus import FocusManager, Target

Draw = Callable[[Canvas, Area], object]
Paint = Callable[[Canvas, Area, Hashable], object]
"""Paints a part in an area; the last argument is the key of the target that has the focus."""


class Part(NamedTuple):
    """A placed leaf: its area, how to paint it, and its targets."""

    area: Area
    paint: Paint
    targets: tuple[Target, ...] = ()


def drawn(area: Area, draw: Draw) -> Part:
    """A part without targets."""
    return Part(area, lambda canvas, where, _: draw(canvas, where))


class Pointing(NamedTuple):
    """The focus and the mouse, which scrolled boxes follow."""

    focus: FocusManager
    pointer: tuple[float, float]


class Box:
    """A part of a page. `wide` is its natural width, `high` its height at a width, and `place` yields its parts from back to front."""

    def wide(self, canvas: Canvas) -> float:
        """The natural width."""
        return 0.0

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height at a width."""
        return 0.0

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The parts of the box in an area."""
        return iter(())


@dataclass
class Placed:
    """A tree that was placed in an area."""

    parts: Sequence[Part] = ()

    @property
    def targets(self) -> list[Target]:
        """The targets, topmost last."""
        return [target for part in self.parts for target in part.targets]

    def paint(self, canvas: Canvas, focused: Hashable = None) -> None:
        """Paint all parts; the target with the key `focused` has the focus."""
        for part in self.parts:
            part.paint(canvas, part.area, focused)


def place(box: Box, canvas: Canvas, area: Area, at: Pointing | None = None) -> Placed:
    """Place a tree in an area. Scrolled boxes follow the focus of `at`."""
    return Placed(tuple(box.place(canvas, area, at)))


def paint(box: Box, canvas: Canvas, area: Area) -> float:
    """Paint a tree without targets at the top of an area. Returns its bottom edge."""
    place(box, canvas, area).paint(canvas)
    return area.y + box.high(canvas, area.w)


# ------------------------------------------------------------------ leaves


class Leaf(Box):
    """A box of the size `w` x `h` that draws itself in its whole area."""

    w: float = 0.0
    h: float = 0.0

    def wide(self, canvas: Canvas) -> float:
        """The given width."""
        return self.w

    def high(self, canvas: Canvas, wide: float) -> float:
        """The given height."""
        return self.h

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The whole area."""
        yield drawn(area, self._draw)

    def _draw(self, canvas: Canvas, area: Area) -> object:
        raise NotImplementedError


@dataclass(frozen=True)
class Space(Leaf):
    """Empty room."""

    h: float = 0.0
    w: float = 0.0
    place = Box.place


@dataclass(frozen=True)
class Text(Leaf):
    """A paragraph, wrapped to the width. `most` limits its height: its letters shrink to `least`, then lines are dropped.

    The words of a `selectable` one can be selected and copied; a target in which it lies says so, too.
    """

    words: str
    size: float
    colour: Colour
    face: str = "text"
    align: str = "left"
    middle: bool = False
    most: float = 1e5
    least: float = 13.0
    selectable: bool = False

    def wide(self, canvas: Canvas) -> float:
        """The width of the longest line, unwrapped."""
        return max(canvas.wide(line, self.size, self.face) for line in self.words.split("\n")) + 1 if self.words else 0.0

    def _size(self, canvas: Canvas, wide: float) -> float:
        return canvas.block(self.words, Area(0, 0, wide, self.most), self.size, self.face, self.least)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of its lines."""
        return min(self.most, canvas.tall(self.words, self._size(canvas, wide), wide, self.face)) if self.words else 0.0

    def _draw(self, canvas: Canvas, area: Area) -> None:
        if self.words:
            size = self._size(canvas, area.w)
            room = area if self.middle else area._replace(h=max(area.h, canvas.high(size, self.face)))
            with canvas.selecting() if self.selectable else nullcontext():
                canvas.paragraph(self.words, room, size, self.colour, face=self.face, align=self.align, middle=self.middle)


@dataclass(frozen=True)
class Line(Leaf):
    """A single line, as high as `size` asks. It shrinks to the width, by at most the factor `least`, and is then cut."""

    words: str
    size: float
    colour: Colour
    face: str = "text"
    align: str = "left"
    least: float = 0.62

    def wide(self, canvas: Canvas) -> float:
        """The width of the words."""
        return canvas.wide(self.words, self.size, self.face) + 1

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of a line."""
        return canvas.high(self.size, self.face)

    def _draw(self, canvas: Canvas, area: Area) -> None:
        size = canvas.fitting(self.words, self.size, area.w, self.face, self.least)
        x = area.x + area.w * ALIGNED[self.align]
        y = area.y + (area.h - canvas.high(size, self.face)) / 2
        canvas.text(self.words, (x, y), size, self.colour, face=self.face, align=self.align, room=area.w + 1)


@dataclass(frozen=True)
class Picture(Leaf):
    """A baked picture in the middle of its area. With `cover` it fills its area and is cropped around `eye`."""

    name: str
    w: float
    h: float
    cover: bool = False
    alpha: int = 255
    grey: bool = False
    eye: float = 0.5

    def _draw(self, canvas: Canvas, area: Area) -> None:
        (x, y), wide, high = area.centre, self.w, self.h
        spot = area if self.cover else Area.around((x, y), wide, high)
        canvas.picture(self.name, spot, alpha=self.alpha, grey=self.grey, cover=self.cover, eye=self.eye)


@dataclass(frozen=True)
class Drawn(Leaf):
    """What a function draws by hand. `tall` is its height, or a function of canvas and width."""

    draw: Draw
    tall: float | Callable[[Canvas, float], float] = 0.0
    w: float = 0.0

    def high(self, canvas: Canvas, wide: float) -> float:
        """The given height."""
        return self.tall(canvas, wide) if callable(self.tall) else self.tall

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The whole area."""
        yield drawn(area, self.draw)


@dataclass(frozen=True)
class KeyCap(Leaf):
    """A key or a glyph, at the left of its area and vertically centred."""

    label: str
    palette: Palette

    def wide(self, canvas: Canvas) -> float:
        """The width of the cap."""
        return controls.cap_width(canvas, self.label)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the cap."""
        return max(32.0, canvas.high(18) + 6)

    def _draw(self, canvas: Canvas, area: Area) -> None:
        controls.key_cap(canvas, (area.x, area.centre[1] - 16), self.label, self.palette)


# ------------------------------------------------------------------ boxes around another


@dataclass(frozen=True)
class Wrapped(Box):
    """A box around another one, of the same size."""

    box: Box

    def wide(self, canvas: Canvas) -> float:
        """The width of the box."""
        return self.box.wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the box."""
        return self.box.high(canvas, wide)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The box in the whole area."""
        return self.box.place(canvas, area, at)


@dataclass(frozen=True)
class Spaced(Wrapped):
    """A box with its own `gap` to the next one in a Column."""

    gap: float


@dataclass(frozen=True)
class Wide(Wrapped):
    """A box with a width of its own, as high as its area."""

    w: float

    def wide(self, canvas: Canvas) -> float:
        """The given width."""
        return self.w
