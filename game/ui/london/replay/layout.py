"""Where everything is while a day is watched again: map and news above, the grid of hours below them, and the band with its line."""

from dataclasses import dataclass

from game.rules.london.state import SLOTS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import SIZE
from game.ui.screens import timeline
from game.ui.widgets.layout import off_bottom, off_left, off_top

GRID, MAP, NEWS = "grid", "map", "news"
PAGES = (GRID, MAP, NEWS)
"""What is shown one after the other where there is no room for all."""
NOWHERE = Area(0, 0, 0, 0)
BUTTON, GAP = 50.0, 12.0


@dataclass(frozen=True)
class Lay:
    """The parts; in a `tight` window all but one of map, news and grid have no height."""

    map: Area
    news: Area
    grid: Area
    band: Area
    buttons: Area
    line: Area
    tight: bool


def tight(canvas: Canvas) -> bool:
    """Whether only one of map, news and grid has room."""
    return canvas.room.w / canvas.stretch < 1500 or canvas.room.h / canvas.stretch < 860


def each(canvas: Canvas) -> float:
    """How large a round button is."""
    return max(44.0, min(BUTTON, canvas.high(24) + 16))


def arrange(canvas: Canvas, seats: int, page: str) -> Lay:
    """Cut the window for so many Characters; `page` is what is shown of a tight one."""
    narrow, side = tight(canvas), each(canvas)
    line_high = timeline.high(canvas, tight=narrow)
    band, rest = off_bottom(canvas.room, side + line_high + 24, 0)
    row, line = off_top(band.inset(20, 8), side, 6)
    room = rest.inset(16, 12)
    if narrow:
        parts = {one: room if one == page else NOWHERE for one in PAGES}
        return Lay(parts[MAP], parts[NEWS], parts[GRID], band, row, line.inset(14, 0), True)
    grid, upper = off_bottom(room, grid_high(canvas, seats, room.h), GAP)
    high = min(upper.h, upper.w * 0.56 * SIZE[1] / SIZE[0])
    plan, news = off_left(upper, high * SIZE[0] / SIZE[1], GAP)
    return Lay(plan._replace(h=high), news, grid, band, row, line.inset(14, 0), False)


# ---------------------------------------------------------------------------------------------- the grid


def head_high(canvas: Canvas) -> float:
    """How high the hours above the grid are."""
    return canvas.high(20) + 12


def foot_high(canvas: Canvas) -> float:
    """How high the Dread below the grid is."""
    return canvas.high(21, "bold") + 12


def grid_high(canvas: Canvas, seats: int, room: float) -> float:
    """How high the grid is gladly: never more than its share of the room."""
    row = min(80.0, (room * 0.45 - head_high(canvas) - foot_high(canvas)) / seats)
    return head_high(canvas) + foot_high(canvas) + seats * max(row, canvas.high(19) + 34)


@dataclass(frozen=True)
class Grid:
    """The grid in an area: a row for each Character, a column for each hour and one for the end of the Chapter."""

    area: Area
    seats: int
    head: float
    foot: float
    left: float

    @classmethod
    def fit(cls, canvas: Canvas, area: Area, seats: int) -> "Grid":
        """A grid for this area."""
        return cls(area, seats, head_high(canvas), foot_high(canvas), min(area.w * 0.14, 168 * canvas.stretch))

    @property
    def wide(self) -> float:
        """How wide an hour is."""
        return (self.area.w - self.left) / (SLOTS + 1)

    @property
    def high(self) -> float:
        """How high a row is."""
        return (self.area.h - self.head - self.foot) / self.seats

    def cell(self, seat: int, slot: int) -> Area:
        """An hour of a Character."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.head + seat * self.high, self.wide, self.high)

    def label(self, seat: int) -> Area:
        """Where a Character's name stands."""
        return Area(self.area.x, self.area.y + self.head + seat * self.high, self.left, self.high)

    def top(self, slot: int) -> Area:
        """Where an hour is called."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y, self.wide, self.head)

    def low(self, slot: int) -> Area:
        """Where the Dread of an hour stands; `slot` 12 is the end of the Chapter."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.area.h - self.foot, self.wide, self.foot)
