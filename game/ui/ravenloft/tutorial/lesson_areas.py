"""The area of the table that a lesson points at."""

from collections.abc import Callable

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets import hand_targets
from game.ui.widgets import layout
from game.ui.widgets.focus import Place

Finder = Callable[[TableView, Canvas], Area | None]
TABS = {"hero": "heroes", "last": "night"}
"""The tab of a panel that has no rail of its own; all others are on "night"."""


def lesson_area(table: TableView, canvas: Canvas, points: str) -> Area | None:
    """Return the area; None if it is not visible now."""
    if not points:
        return None
    return FINDERS[points](table, canvas) if points in FINDERS else _panel(table, points)


def _seen(table: TableView, area: Area) -> Area | None:
    """Return the visible part of an area on the board."""
    found = layout.common(area, table.layout.view.inset(8))
    return found if found.w > 12 and found.h > 12 else None


def _squares(table: TableView, _canvas: Canvas) -> Area | None:
    """Return the bounds of all squares that can be chosen."""
    areas = [item.area for item in table.focus.targets if item.group == "squares"]
    if not areas:
        return None
    x, y = min(one.x for one in areas), min(one.y for one in areas)
    wide, high = max(one.x + one.w for one in areas) - x, max(one.y + one.h for one in areas) - y
    return _seen(table, Area(x, y, wide, high))


def _edge(table: TableView, canvas: Canvas) -> Area | None:
    """Return the unexplored edge that is nearest to the Hero."""
    t, here = table.t, table.t.heroes[table.t.turn.hero].square
    if here is None:
        return None
    x, y = xy(here)
    found = [(max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), edges[0]) for one, edges in chart(t.board).rim.items() if edges]
    if not found:
        return None
    tile, side = min(found)[1]
    rect = tiles.edge_rect(canvas, table.layout.view, table.camera, t.board.tiles[tile], side, 1.0)
    left, top = canvas.logical(rect.topleft)
    return _seen(table, Area(left, top, rect.w / canvas.scale, rect.h / canvas.scale))


def _tile(table: TableView, canvas: Canvas) -> Area | None:
    """Return the newest tile."""
    laid = table.t.board.tiles[-1]
    left, top = canvas.logical(table.camera.place(canvas, table.layout.view, laid.x * 4, laid.y * 4))
    side = table.camera.unit(canvas) * 4 / canvas.scale
    return _seen(table, Area(left, top, side, side))


def _foe(table: TableView, canvas: Canvas) -> Area | None:
    """Return the first Monster that can be chosen, else the first one."""
    items = [item.area for item in table.focus.targets if item.group == "figures"]
    foes = [one.square for one in figure.foes(table.t)]
    if items:
        return _seen(table, items[0])
    return _seen(table, table.camera.area(canvas, table.layout.view, foes[0])) if foes else None


def _card(kind: str) -> Finder:
    """Return a finder for a Power card of a type, preferably one that can attack now."""

    def find(table: TableView, _canvas: Canvas) -> Area | None:
        held = [(card, area) for card, _, area in hand_targets.hand_areas(table) if card in POWERS and POWERS[card].type == kind]
        seen = [one for one in held if table.layout.hand.holds(one[1].centre)]
        best = [area for card, area in seen if card in table.option_map.hand and CARDS[card].when == "attack"]
        return next(iter([*best, *(area for _, area in seen)]), None)

    return find


def _item(key: Place) -> Finder:
    """Return a finder for the target of a key."""

    def find(table: TableView, _canvas: Canvas) -> Area | None:
        found = table.focus.find(key)
        return None if found is None else found.area

    return find


def _panel(table: TableView, points: str) -> Area | None:
    """Return the area of the panel beside the board whose name begins so, or of its tab."""
    if table.layout.rails == 1:
        found = table.focus.find(("tab", TABS.get(points, "night")))
        return None if found is None else found.area
    stems = {points, f"far-{points}"} | ({"far-goal"} if points == "objective" else set())
    return next(
        (area for one, area in table.sides.spots if one in stems or one.startswith((f"{points}-", f"far-{points}-"))), None
    )


FINDERS: dict[str, Finder] = {
    "squares": _squares, "edge": _edge, "tile": _tile, "foe": _foe, "at-will": _card("at-will"), "daily": _card("daily"),
    "button": _item(("button", 0)), "hint": _item(("tool", "hint")),
}  # fmt: skip
"""The finder of each area that is not a panel."""
ON_BOARD = frozenset({"squares", "edge", "tile", "foe"})
"""The areas on the board, below its texts."""
