"""Paints captions over a scene, where they hide as little as possible."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import ICE, WHITE, Palette, mix
from game.ui.settings import CAPTIONS, Settings
from game.ui.sound.adapter import SoundAdapter
from game.ui.sound.schedule import CaptionLine
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import common, meeting

SIZE = 24.0
"""The default text size."""
MARGIN, PAD = 14.0, 22.0
FACE = "italic"
TOWARDS = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
"""The direction of the arrow for each side."""
SPARED = 100.0
"""The cost of covering a spared area, relative to covering a target."""
FINE = 36
"""The number of steps across and down in which a position is searched."""

Row = tuple[str, bool, str]
"""A row of words, whether it belongs to the newest caption, and the side to which its arrow points ("" for no arrow)."""


class CaptionPainter:
    """Paints caption lines. It remembers the corner, so that captions do not jump from one corner to another."""

    def __init__(self) -> None:
        self.corner = 0
        self._cached: tuple[Hashable, Area] | None = None

    def paint_over(self, canvas: Canvas, scene: Any, lines: Sequence[CaptionLine], settings: Settings) -> None:
        """Paint the lines over a scene that was just painted."""
        if not lines:
            return
        adapter: SoundAdapter[Any] | None = getattr(scene, "sound_adapter", None)
        view = None if adapter is None or getattr(scene, "dialog", None) is not None else adapter.view()
        room, spared = canvas.room if view is None else view, [] if adapter is None else adapter.spared()
        focus, size = scene.focus, CAPTIONS[settings.caption]
        self.paint(canvas, lines, room, focus.targets, focus.focused, scene.palette, size, arrow=settings.arrow, spared=spared)

    def paint(
        self,
        canvas: Canvas,
        lines: Sequence[CaptionLine],
        room: Area,
        items: Sequence[Target],
        focus: Target | None,
        palette: Palette,
        size: float = SIZE,
        *,
        arrow: bool = False,
        spared: Sequence[Area] = (),
    ) -> None:
        """Draw the lines in a corner of `room`, if possible in one where they cover none of the targets `items`.

        `arrow` adds an arrow to each sound from beyond the view. Covering an area in `spared` costs more than covering a target: if every corner
        covers one, the whole of `room` is searched for the position that covers least.
        """
        if not lines:
            return
        room = common(room, canvas.room)
        gutter = size * canvas.stretch if arrow and any(line.side for line in lines) else 0.0
        most = room.w - 2 * MARGIN - 2 * PAD - gutter
        words = tuple(
            (part, place == len(lines) - 1, line.side if arrow and not row else "")
            for place, line in enumerate(lines)
            for row, part in enumerate(canvas.lines(line.words, size, most, FACE))
        )
        wide = min(most, max(canvas.wide(part, size, FACE) for part, _, _ in words)) + 2 * PAD + gutter
        step = canvas.high(size, FACE) + 4
        high = step * len(words) + 16
        key = (words, size, room, None if focus is None else focus.area, *spared)
        if self._cached is None or self._cached[0] != key:
            self._cached = (key, self._place(Area(0, 0, wide, high), room, items, focus, spared))
        area = self._cached[1]

        canvas.paint("captions", area, _draw, _Rows(words, palette, size, gutter))

    def _place(self, size: Area, room: Area, items: Sequence[Target], focus: Target | None, spared: Sequence[Area]) -> Area:
        """The corner that covers least, preferring the current one; a position inside `room` if every corner covers something spared."""
        left, right = room.x + MARGIN, room.x + room.w - size.w - MARGIN
        top, bottom = room.y + MARGIN, room.y + room.h - size.h - MARGIN
        middle = room.x + (room.w - size.w) / 2
        corners = [
            Area(x, y, size.w, size.h) for x, y in ((left, bottom), (right, bottom), (left, top), (right, top), (middle, bottom))
        ]
        order = [self.corner, *(place for place in range(len(corners)) if place != self.corner)]

        def hides(area: Area) -> float:
            return sum(meeting(area, one) for one in spared)

        def cost(area: Area) -> float:
            covered = sum(meeting(area, item.area) for item in items)
            return SPARED * hides(area) + covered + (1e9 if focus is not None and meeting(area, focus.area) else 0)

        self.corner = min(order, key=lambda place: cost(corners[place]))
        best = corners[self.corner]
        if not hides(best):
            return best
        across, down = max(0.0, right - left), max(0.0, bottom - top)
        spots = [
            Area(left + across * x / FINE, bottom - down * y / FINE, size.w, size.h)
            for y in range(FINE + 1)
            for x in range(FINE + 1)
        ]
        return min([best, *spots], key=cost)


class _Rows(NamedTuple):
    """Rows of words in letters of a size, with a `gutter` for the arrows."""

    words: tuple[Row, ...]
    palette: Palette
    size: float
    gutter: float


def _draw(canvas: Canvas, spot: Area, props: _Rows) -> None:
    """Draw the lines in their box."""
    words, palette, size, gutter = props
    step = canvas.high(size, FACE) + 4
    canvas.box(spot, mix(palette.deep, (0, 0, 0), 0.3), mix(palette.line, palette.deep, 0.3), radius=6)
    for place, (part, newest, side) in enumerate(words):
        colour = WHITE if newest else mix(WHITE, palette.deep, 0.2)
        x, y = spot.x + PAD + gutter, spot.y + 8 + place * step
        canvas.text(part, (x, y), size, colour, face=FACE, room=spot.w - 2 * PAD - gutter + 2)
        if side:
            pointer(canvas, (x - gutter * 0.75, y + step / 2), gutter * 0.36, side)


def pointer(canvas: Canvas, middle: tuple[float, float], reach: float, side: str) -> None:
    """Draw a triangle that points to one side."""
    dx, dy = TOWARDS[side]
    x, y = middle
    tip, low, high = (x + dx * reach, y + dy * reach), (x - dx * reach, y - dy * reach), reach * 0.95
    canvas.shape([tip, (low[0] - dy * high, low[1] - dx * high), (low[0] + dy * high, low[1] + dx * high)], ICE)
