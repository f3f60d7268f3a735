"""The regions of the replay: map and news above, then the grid, and the band at the bottom."""

from dataclasses import dataclass

from game.rules.london.state import SLOTS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import SIZE
from game.ui.screens import timeline
from game.ui.widgets.layout import off_bottom, off_left, off_top

GRID, MAP, NEWS = "grid", "map", "news"
PAGES = (GRID, MAP, NEWS)
"""The pages of a tight window, in order."""
NOWHERE = Area(0, 0, 0, 0)
BUTTON, GAP = 50.0, 12.0


@dataclass(frozen=True)
class ReplayLayout:
    """The regions. In a `tight` window only one of map, news and grid has a height."""

    map: Area
    news: Area
    grid: Area
    band: Area
    buttons: Area
    line: Area
    tight: bool


def tight(canvas: Canvas) -> bool:
    """Whether the window has room for only one of map, news and grid."""
    return canvas.room.w / canvas.stretch < 1500 or canvas.room.h / canvas.stretch < 860


def button_size(canvas: Canvas) -> float:
    """The side of a round button."""
    return max(44.0, min(BUTTON, canvas.high(24) + 16))


def arrange(canvas: Canvas, seats: int, page: str) -> ReplayLayout:
    """Compute the regions. `page` is the visible part of a tight window."""
    narrow, side = tight(canvas), button_size(canvas)
    line_high = timeline.high(canvas, tight=narrow)
    band, rest = off_bottom(canvas.room, side + line_high + 24, 0)
    row, line = off_top(band.inset(20, 8), side, 6)
    room = rest.inset(16, 12)
    if narrow:
        parts = {one: room if one == page else NOWHERE for one in PAGES}
        return ReplayLayout(parts[MAP], parts[NEWS], parts[GRID], band, row, line.inset(14, 0), True)
    grid, upper = off_bottom(room, grid_height(canvas, seats, room.h), GAP)
    high = min(upper.h, upper.w * 0.56 * SIZE[1] / SIZE[0])
    plan, news = off_left(upper, high * SIZE[0] / SIZE[1], GAP)
    return ReplayLayout(plan._replace(h=high), news, grid, band, row, line.inset(14, 0), False)


# ---------------------------------------------------------------------------------------------- the grid


def head_height(canvas: Canvas) -> float:
    """The height of the hours above the grid."""
    return canvas.high(20) + 12


def foot_height(canvas: Canvas) -> float:
    """The height of the Dread below the grid."""
    return canvas.high(21, "bold") + 12


def grid_height(canvas: Canvas, seats: int, room: float) -> float:
    """The preferred height of the grid, at most its share of the room."""
    row = min(80.0, (room * 0.45 - head_height(canvas) - foot_height(canvas)) / seats)
    return head_height(canvas) + foot_height(canvas) + seats * max(row, canvas.high(19) + 34)


@dataclass(frozen=True)
class GridLayout:
    """The cells of the grid: a row for each Character, a column for each hour and one for the end of the Chapter."""

    area: Area
    seats: int
    head: float
    foot: float
    left: float

    @classmethod
    def fit(cls, canvas: Canvas, area: Area, seats: int) -> "GridLayout":
        """The grid for an area."""
        return cls(area, seats, head_height(canvas), foot_height(canvas), min(area.w * 0.14, 168 * canvas.stretch))

    @property
    def wide(self) -> float:
        """The width of an hour."""
        return (self.area.w - self.left) / (SLOTS + 1)

    @property
    def high(self) -> float:
        """The height of a row."""
        return (self.area.h - self.head - self.foot) / self.seats

    def cell(self, seat: int, slot: int) -> Area:
        """The cell of a Character and an hour."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.head + seat * self.high, self.wide, self.high)

    def label(self, seat: int) -> Area:
        """The area of a Character's name."""
        return Area(self.area.x, self.area.y + self.head + seat * self.high, self.left, self.high)

    def top(self, slot: int) -> Area:
        """The area of an hour's name."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y, self.wide, self.head)

    def low(self, slot: int) -> Area:
        """The area of an hour's Dread. Slot 12 is the end of the Chapter."""
        return Area(self.area.x + self.left + slot * self.wide, self.area.y + self.area.h - self.foot, self.wide, self.foot)
