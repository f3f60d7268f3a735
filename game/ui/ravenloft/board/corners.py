"""Where an overlay (the die banner, a sentence, the Sun track) covers the least important parts of the board."""

from collections.abc import Callable, Iterable, Sequence

from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.table.view import TableView

FORBIDDEN, BLOCKING, FIGURE, PLACE, STONE = 10_000.0, 1_000.0, 60.0, 8.0, 1.0
"""The cost of covering a figure that is concerned, a button, another figure, a highlighted place, a piece of floor."""


def shared(one: Area, other: Area) -> float:
    """The area of the intersection of two areas, in square logical pixels."""
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def candidates(view: Area, size: tuple[float, float], least_top: float = 16.0) -> list[Area]:
    """Places along the edge of the view, beginning at the upper left."""
    (w, h), gap = size, 12.0
    xs = (view.x + gap, view.x + (view.w - w) / 2, view.x + view.w - w - gap - 60)
    ys = (view.y + least_top, view.y + (view.h - h) / 2, view.y + view.h - h - gap)
    order = [(0, 0), (2, 0), (0, 2), (2, 2), (0, 1), (2, 1), (1, 0), (1, 2)]
    return [Area(xs[column], ys[row], w, h) for column, row in order]


def figure_areas(table: TableView, canvas: Canvas) -> dict[str, Area]:
    """The areas of all figures, with their badges and Hit Points."""
    made = {}
    for who, piece in table.stage.pieces.items():
        x, y = canvas.logical(table.camera.place(canvas, table.layout.view, piece.x, piece.y))
        side = table.camera.unit(canvas) * piece.base / canvas.scale
        made[who] = Area(x, y, side, side).inset(-side * 0.12)
    return made


def best(
    table: TableView, canvas: Canvas, places: Sequence[Area], concerned: Iterable[str] = (), kept: Area | None = None
) -> tuple[Area, bool]:
    """The place that covers least, and whether it covers no figure that is concerned. `kept`, the current place, stays while it is good enough."""
    cost = _costs(table, canvas, frozenset(concerned))
    if kept is not None and kept in places and cost(kept) < FIGURE:
        return kept, True
    worst, _, place = min((cost(place), number, place) for number, place in enumerate(places))
    return place, worst < BLOCKING


def _costs(table: TableView, canvas: Canvas, concerned: frozenset[str]) -> Callable[[Area], float]:
    figures = figure_areas(table, canvas)
    unit = table.camera.unit(canvas) / canvas.scale
    marks = [item.area for item in table.focus.targets if item.group in ("squares", "figures", "tiles", "edges")]
    buttons = [item.area for item in table.focus.targets if item.group in ("buttons", "tray")]

    def cost(place: Area) -> float:
        worst = sum((FORBIDDEN if who in concerned else FIGURE) for who, area in figures.items() if shared(place, area) > 0)
        worst += PLACE * sum(shared(place, mark) > 0 for mark in marks)
        worst += BLOCKING * sum(shared(place, area) > 0 for area in buttons)
        for placed in table.t.board.tiles[: table.stage.tiles]:
            x, y = canvas.logical(table.camera.place(canvas, table.layout.view, placed.x * 4, placed.y * 4))
            worst += STONE * shared(place, Area(x, y, unit * 4, unit * 4)) / (place.w * place.h)
        return worst

    return cost
