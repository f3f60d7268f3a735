"""The line of a replay: the position of each moment, snapping of drags, and its drawing with chapters and badges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, Colour, Palette, mix

SNAP = 8.0
"""The distance in logical pixels within which a drag snaps to a badge."""
ROUND, SMALL = 30.0, 24.0
"""The size of badges, and their size where there is little room."""


class Badge(NamedTuple):
    """A badge above the line: its moment, and a function that draws it at a point in a size.

    The last argument is the number of moments since it: 0 is now, less is still to come.
    """

    moment: int
    draw: Callable[[Canvas, tuple[float, float], float, float], None]


class Lane(NamedTuple):
    """A part of the strip below the line: its begin and end in chapters (1.5 is the middle of the second), and its colour."""

    begin: float
    end: float
    colour: Colour


@dataclass(frozen=True)
class Line:
    """The moments of a match in chapters of the same width, however many answers each took.

    `begins` are the moments at which chapters begin, `names` their labels. Badges that would be less than `apart` logical pixels from
    each other are drawn at later moments.
    """

    begins: Sequence[int]
    names: Sequence[str]
    last: int
    badges: Sequence[Badge] = ()
    lanes: Sequence[Lane] = ()
    apart: float = 0.0
    area: Area = field(default=Area(0, 0, 1, 1), compare=False)

    def chapter_at(self, moment: float) -> int:
        """The index of the chapter of a moment."""
        return max((place for place, begin in enumerate(self.begins) if begin <= moment), default=0)

    def chapters_at(self, moment: float) -> float:
        """A moment in chapters, with fractions; the last one is at the end."""
        if moment >= self.last:
            return float(len(self.begins))
        at = self.chapter_at(int(moment))
        begin, end = self._span(at)
        return at + min(max((moment - begin) / max(1, end - begin), 0.0), 1.0)

    def x_of(self, moment: float) -> float:
        """The position of a moment."""
        return self.area.x + self.chapters_at(moment) * self.area.w / len(self.begins)

    def _span(self, place: int) -> tuple[int, int]:
        """The first and last moment of a chapter."""
        begin = self.begins[place] if place else 0
        return begin, self.begins[place + 1] if place + 1 < len(self.begins) else self.last

    @property
    def signs(self) -> list[int]:
        """The moments to which a drag snaps."""
        return [badge.moment for badge in self.badges]

    def moment_at(self, x: float) -> int:
        """The moment at a position; near badges, that of the nearest badge."""
        near = [(abs(self.x_of(sign) - x), sign) for sign in self.signs]
        away, found = min(near, default=(SNAP + 1, 0))
        if away <= SNAP:
            return found
        along = min(max(0.0, (x - self.area.x) / max(1.0, self.area.w)), 1.0) * len(self.begins)
        place = min(int(along), len(self.begins) - 1)
        begin, end = self._span(place)
        return min(round(begin + (along - place) * (end - begin)), self.last)

    def before(self, moment: int) -> int:
        """The beginning of this chapter, or of the one before if this one has just begun."""
        return max((begin for begin in self.begins if begin < moment), default=0)

    def after(self, moment: int) -> int:
        """The beginning of the next chapter, or the end."""
        return min((begin for begin in self.begins if begin > moment), default=self.last)

    def spread(self, apart: float) -> list[Badge]:
        """The badges, moved to later moments until they are `apart` logical pixels from each other."""
        made: list[Badge] = []
        for one in self.badges:
            moment = one.moment
            while made and moment < self.last and self.x_of(moment) - self.x_of(made[-1].moment) < apart:
                moment += 1
            made.append(one._replace(moment=moment))
        return made


def high(canvas: Canvas, *, tight: bool) -> float:
    """The height of the line with its badges, and with its labels unless it is `tight`."""
    return (SMALL + 4 if tight else ROUND + 8) + 14 + 12 + (0.0 if tight else canvas.high(18))


def paint(canvas: Canvas, line: Line, p: Palette, moment: float, *, focused: bool, tight: bool) -> None:
    """Paint the line: the past in gold, chapters in colours, badges above, labels below."""
    area = line.area
    size = SMALL if tight else ROUND
    top = area.y + size + (4 if tight else 8)
    here = line.x_of(moment)
    if focused:
        canvas.glow(area.row(top, 14, left=-2, right=-2), p.accent, spread=12, radius=7)
    canvas.box(
        area.row(top - 1, 16, left=-3, right=-3), mix(p.deep, BLACK, 0.3), p.focus if focused else p.line, radius=8, width=3
    )
    canvas.box(Area(area.x, top + 3, max(6.0, here - area.x), 8), (GOLD, GOLD_LOW), radius=4)
    each = area.w / len(line.begins)
    for place in range(1, len(line.begins)):
        x = area.x + place * each
        canvas.line((x, top + 3), (x, top + 10), BLACK if x < here else p.line, 2)
    for lane in line.lanes:
        x, wide = area.x + lane.begin * each, (lane.end - lane.begin) * each
        canvas.box(Area(x + 2, top + 18, max(2.0, wide - 4), 6), lane.colour, radius=3)
    for badge in line.spread(line.apart * canvas.stretch) if line.apart else line.badges:
        x = line.x_of(badge.moment)
        badge.draw(canvas, (x, area.y + size / 2), size, moment - badge.moment)
        canvas.line((x, area.y + size), (x, top - 1), p.line, 1.5)
    if not tight:
        _labels(canvas, line, p, top + 26, line.chapter_at(int(moment)))
    canvas.circle((here, top + 7), 14, BLACK)
    canvas.circle((here, top + 7), 12, p.focus if focused else p.title)
    canvas.circle((here, top + 7), 8, GOLD_LOW if focused else p.deep)


def _labels(canvas: Canvas, line: Line, p: Palette, y: float, now: int) -> None:
    """Paint the labels of as many chapters as there is room for."""
    each = line.area.w / len(line.begins)
    widest = max(canvas.wide(words, 18) for words in line.names) + 10
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if each * step >= widest)
    for place, words in enumerate(line.names):
        lit = place == now
        if not lit and (place % step or abs(place - now) * each < widest * 0.8):
            continue
        x = min(line.area.x + (place + 0.5) * each, line.area.x + line.area.w - widest / 2)
        canvas.text(words, (x, y), 18, p.title if lit else p.muted, face="bold" if lit else "text", align="centre")
