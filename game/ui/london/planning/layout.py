"""Where everything of the planning lies in the window."""

from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.state import CardId, State
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import SIZE, MapLayout, map_layout
from game.ui.london.planning import player_columns, plot_row, stash
from game.ui.london.planning.player_columns import Column
from game.ui.london.planning.stash import Pile
from game.ui.widgets.layout import columns, off_bottom, off_left, off_right, off_top, rows

GAP = 8.0
COLUMN, NARROW = 256.0, 208.0
"""How wide the players' columns are, and how narrow they become for the map's sake."""


class Layout(NamedTuple):
    """The areas: a column for each seat, the row of Plot cards, the map, and below it Stash, line of assistance, Investigation tokens, tools."""

    people: dict[Seat, Area]
    plots: Area
    board: Area
    stash: Area
    aid: Area
    notes: Area
    tools: Area


def layout(canvas: Canvas, seats: int) -> Layout:
    """Cut the window up: half the players on the left, the others on the right."""
    room = canvas.room.inset(GAP)
    head, foot = max(64.0, canvas.high(21, "title") + canvas.high(20) + 8), max(112.0, 3 * canvas.high(24))
    wide = _wide(canvas, room, room.h - head - foot - 2 * GAP)
    left, rest = off_left(room, wide, GAP)
    right, middle = off_right(rest, wide, GAP)
    plots, rest = off_top(middle, head, GAP)
    low, board = off_bottom(rest, foot, GAP)
    first = (seats + 1) // 2
    places = [*rows(left, max(1, first), 16), *rows(right, max(1, seats - first), 16)]
    low, tools = _parted(low)
    stash, aid, notes = columns(low, (288, 736, 288), GAP)
    return Layout(dict(enumerate(places[:seats])), plots, board, stash, aid, notes, tools)


def _wide(canvas: Canvas, room: Area, high: float) -> float:
    """How wide a column is: what the map leaves over, for which there is so much height and which needs no more than it is drawn with."""
    k: float = min(1.3, max(1.0, canvas.stretch**0.5))
    return min(COLUMN * k, max(NARROW * k, (room.w - min(high, SIZE[1]) * SIZE[0] / SIZE[1]) / 2 - GAP))


def _parted(low: Area) -> tuple[Area, Area]:
    """The strip below the map, and a square at its end for the tools."""
    tools, rest = off_right(low, min(low.h, low.w * 0.22), GAP)
    return rest, tools


class Laid(NamedTuple):
    """Where everything lies: the areas, the map's sheet, the columns, the Plot cards, the shared tokens. The trays of the seats `opened` can be reached into."""

    areas: Layout
    sheet: MapLayout
    columns: dict[Seat, Column]
    plots: dict[CardId, Area]
    pile: Pile
    opened: frozenset[Seat]


def arrange(canvas: Canvas, t: State, opened: frozenset[Seat]) -> Laid:
    """Lay the table out. Where columns are low only the trays of the seats `opened` are open: the others show icons and Virtue."""
    areas = layout(canvas, len(t.people))
    return Laid(
        areas,
        map_layout(canvas, areas.board),
        {seat: player_columns.lay(canvas, area, t, seat, opened=seat in opened) for seat, area in areas.people.items()},
        plot_row.lay(areas.plots, t),
        stash.lay(canvas, areas.stash, areas.notes),
        opened,
    )
