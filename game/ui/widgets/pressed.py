"""Boxes that can be chosen: buttons, and any box as a target."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Part, Pointing
from game.ui.widgets.focus import Target


@dataclass(frozen=True)
class Choosable(Box):
    """A box that is a target as a whole. `mark` paints over or under it: it gets the area and whether the target has the focus.

    With `selectable` the words of its texts can be selected.
    """

    box: Box
    key: Hashable
    act: Callable[[], Any]
    group: str = ""
    label: str = ""
    mark: Callable[[Canvas, Area, bool], object] | None = None
    under: bool = False
    data: Any = None
    refused: bool = False
    selectable: bool = False

    def wide(self, canvas: Canvas) -> float:
        """The width of the box."""
        return self.box.wide(canvas)

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of the box."""
        return self.box.high(canvas, wide)

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
    act: Callable[[], Any]
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
