"""The layout of the planning table: the regions of the window, and everything in them that can be pointed at."""

from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import CardId, State
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import SIZE, MapLayout, map_layout
from game.ui.london.planning.panels import column_layout, plot_row, stash
from game.ui.london.planning.panels.column_layout import ColumnLayout
from game.ui.london.planning.panels.stash import TokenBoxes
from game.ui.widgets.layout import columns, middle, off_bottom, off_left, off_right, off_top, rows

GAP = 8.0
COLUMN, NARROW = 256.0, 208.0
"""The width of the players' columns, and their least width where the map needs room."""

LEAST_MAP = 840.0
"""On a map narrower than this the inspector covers the whole window."""


class Regions(NamedTuple):
    """The regions: a column for each seat, the Plot cards, the map, and below it Stash, aid line, Investigation tokens, tools."""

    people: dict[Seat, Area]
    plots: Area
    board: Area
    stash: Area
    aid: Area
    notes: Area
    tools: Area


class PlanningLayout(NamedTuple):
    """The regions with the map, the columns, the Plot cards and the shared tokens. The trays of `open_trays` show their tokens."""

    regions: Regions
    map: MapLayout
    columns: dict[Seat, ColumnLayout]
    plots: dict[CardId, Area]
    boxes: TokenBoxes
    open_trays: frozenset[Seat]


def arrange(canvas: Canvas, t: State, open_trays: frozenset[Seat]) -> PlanningLayout:
    """Lay out the table. Low columns show either their tokens (`open_trays`), or icons and Virtue."""
    areas = regions(canvas, len(t.people))
    return PlanningLayout(
        areas,
        map_layout(canvas, areas.board),
        {seat: column_layout.arrange(canvas, area, t, seat, is_open=seat in open_trays) for seat, area in areas.people.items()},
        plot_row.arrange(areas.plots, t),
        stash.arrange(canvas, areas.stash, areas.notes),
        open_trays,
    )


def regions(canvas: Canvas, seats: int) -> Regions:
    """Divide the window: half of the players on the left, the others on the right."""
    room = canvas.room.inset(GAP)
    head, foot = max(64.0, canvas.high(21, "title") + canvas.high(20) + 8), max(112.0, 3 * canvas.high(24))
    wide = _column_width(canvas, room, room.h - head - foot - 2 * GAP)
    left, rest = off_left(room, wide, GAP)
    right, centre = off_right(rest, wide, GAP)
    plots, rest = off_top(centre, head, GAP)
    low, board = off_bottom(rest, foot, GAP)
    first = (seats + 1) // 2
    people = [*rows(left, max(1, first), 16), *rows(right, max(1, seats - first), 16)]
    tools, low = off_right(low, min(low.h, low.w * 0.22), GAP)
    stash_area, aid, notes = columns(low, (288, 736, 288), GAP)
    return Regions(dict(enumerate(people[:seats])), plots, board, stash_area, aid, notes, tools)


def _column_width(canvas: Canvas, room: Area, high: float) -> float:
    """The width of a column: what a map of this height leaves, which is never larger than its picture."""
    k: float = min(1.3, max(1.0, canvas.stretch**0.5))
    return min(COLUMN * k, max(NARROW * k, (room.w - min(high, SIZE[1]) * SIZE[0] / SIZE[1]) / 2 - GAP))


def inspector_area(canvas: Canvas, layout: PlanningLayout) -> Area:
    """The area of a place that is shown large: in the middle of the map, so that the clocks stay visible."""
    room = layout.regions.board
    if room.w < LEAST_MAP * canvas.stretch:
        room = canvas.room.inset(-8)
    return middle(room, min(room.w - 32, 1040 * canvas.stretch), min(room.h - 32, 640 * canvas.stretch))
