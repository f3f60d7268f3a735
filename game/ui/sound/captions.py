"""Captions: what is heard, in words, for as long as it matters."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import WHITE, Palette, mix, rgb
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import common, meeting

MOST = 3
SHORTEST, LONGEST, LINGER = 1800.0, 6000.0, 700.0
"""Milliseconds: long enough to be read, no longer than a sound that goes on and on, a little longer than what is heard."""
SIZE = 24.0
"""How large they are, unless the player wants them otherwise."""
MARGIN, PAD = 14.0, 22.0
FACE = "italic"
TOWARDS = {"left": (-1, 0), "right": (1, 0), "above": (0, -1), "below": (0, 1)}
"""Which way an arrow points to a sound from beyond the view."""
SPARED = 100.0
"""So many times worse is it to hide what is to be spared than a place that can be chosen."""
FINE = 36
"""In so many steps across and down a place is looked for."""
POINTER = rgb("#9fd8ec")

Row = tuple[str, bool, str]
"""A row of words, whether it belongs to the newest caption, and to which side its arrow points ("": it has none)."""


@dataclass
class Line:
    """One caption and how long it stays."""

    words: str
    left: float
    side: str = ""


class Captions:
    """At most three lines, the newest at the bottom."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.corner = 0
        self._kept: tuple[Hashable, Area] | None = None

    def add(self, cue: str, seconds: float, side: str = "") -> bool:
        """Show the caption of a cue that lasts so long; from a `side` if it is heard from beyond the view. True if it is new."""
        words, side = say(f"caption-{cue}"), side if side in TOWARDS else ""
        left = min(LONGEST, max(SHORTEST, seconds * 1000 + LINGER))
        for line in self.lines:
            if (line.words, line.side) == (words, side):
                line.left = max(line.left, left)
                return False
        self.lines = [*self.lines, Line(words, left, side)][-MOST:]
        return True

    def update(self, ms: float) -> bool:
        """Let time pass; True if a line has gone."""
        for line in self.lines:
            line.left -= ms
        gone = [line for line in self.lines if line.left <= 0]
        self.lines = [line for line in self.lines if line.left > 0]
        return bool(gone)

    def clear(self) -> bool:
        """Show none; True if there were any."""
        had, self.lines = bool(self.lines), []
        return had

    def paint(
        self,
        canvas: Canvas,
        room: Area,
        items: Sequence[Target],
        focus: Target | None,
        palette: Palette,
        size: float = SIZE,
        *,
        arrow: bool = False,
        spared: Sequence[Area] = (),
    ) -> None:
        """Draw them in a corner of `room` where they cover no place that can be chosen, if there is one; with an `arrow` to each sound beyond.

        What is `spared` matters more than a corner: where every corner hides some of it, they lie wherever in `room` they hide the least.
        """
        if not self.lines:
            return
        room = common(room, canvas.room)
        gutter = size * canvas.stretch if arrow and any(line.side for line in self.lines) else 0.0
        most = room.w - 2 * MARGIN - 2 * PAD - gutter
        words = tuple(
            (part, place == len(self.lines) - 1, line.side if arrow and not row else "")
            for place, line in enumerate(self.lines)
            for row, part in enumerate(canvas.lines(line.words, size, most, FACE))
        )
        wide = min(most, max(canvas.wide(part, size, FACE) for part, _, _ in words)) + 2 * PAD + gutter
        step = canvas.high(size, FACE) + 4
        high = step * len(words) + 16
        key = (words, size, room, None if focus is None else focus.area, *spared)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._place(Area(0, 0, wide, high), room, items, focus, spared))
        area = self._kept[1]

        canvas.panel("captions", (words, palette, size), area, partial(_draw, words, palette, size, gutter))

    def _place(self, size: Area, room: Area, items: Sequence[Target], focus: Target | None, spared: Sequence[Area]) -> Area:
        """The first of the corners, beginning with the one of last time, that covers the least; another place if they hide what is spared."""
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


def _draw(words: Sequence[Row], palette: Palette, size: float, gutter: float, canvas: Canvas, spot: Area) -> None:
    """The lines in their box, with `gutter` for the arrows."""
    step = canvas.high(size, FACE) + 4
    canvas.box(spot, mix(palette.deep, (0, 0, 0), 0.3), mix(palette.line, palette.deep, 0.3), radius=6)
    for place, (part, newest, side) in enumerate(words):
        colour = WHITE if newest else mix(WHITE, palette.deep, 0.2)
        x, y = spot.x + PAD + gutter, spot.y + 8 + place * step
        canvas.text(part, (x, y), size, colour, face=FACE, room=spot.w - 2 * PAD - gutter + 2)
        if side:
            pointer(canvas, (x - gutter * 0.75, y + step / 2), gutter * 0.36, side)


def pointer(canvas: Canvas, middle: tuple[float, float], reach: float, side: str) -> None:
    """A triangle towards one side."""
    dx, dy = TOWARDS[side]
    x, y = middle
    tip, low, high = (x + dx * reach, y + dy * reach), (x - dx * reach, y - dy * reach), reach * 0.95
    canvas.shape([tip, (low[0] - dy * high, low[1] - dx * high), (low[0] + dy * high, low[1] + dx * high)], POINTER)
