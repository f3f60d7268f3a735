"""The places of the table that a lesson can point at."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.tables.cards import CARDS, POWERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.board_targets import BoardView
from game.ui.widgets import layout
from game.ui.widgets.focus import Place, Target

TABS = {"hero": "heroes", "last": "night"}
"""The tab of a panel that has no rail of its own; all others are on "night"."""


class Pointed(NamedTuple):
    """What a lesson can point at: the board, the targets, the cards in the hand with their areas, and the panels.

    `strikes` are the cards that can attack now. Without `panels` they are behind tabs.
    """

    board: BoardView
    targets: Sequence[Target]
    hand: Sequence[tuple[str, Area]]
    strikes: frozenset[str]
    panels: Sequence[tuple[str, Area]] | None


Finder = Callable[[Canvas, Pointed], Area | None]


def lesson_area(canvas: Canvas, points: str, pointed: Pointed) -> Area | None:
    """Return the area; None if it is not visible now."""
    if not points:
        return None
    return FINDERS[points](canvas, pointed) if points in FINDERS else _panel(pointed, points)


def _seen(pointed: Pointed, area: Area) -> Area | None:
    """Return the visible part of an area on the board."""
    found = layout.common(area, pointed.board.view.inset(8))
    return found if found.w > 12 and found.h > 12 else None


def _squares(_canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the bounds of all squares that can be chosen."""
    areas = [item.area for item in pointed.targets if item.group == "squares"]
    return _seen(pointed, layout.bounds(areas)) if areas else None


def _edge(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the unexplored edge that is nearest to the Hero."""
    view, camera, t, _ = pointed.board
    here = t.heroes[t.turn.hero].square
    if here is None:
        return None
    x, y = xy(here)
    found = [(max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), edges[0]) for one, edges in chart(t.board).rim.items() if edges]
    if not found:
        return None
    tile, side = min(found)[1]
    return _seen(pointed, tiles.edge_area(canvas, view, camera, t.board.tiles[tile], side, 1.0))


def _tile(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the newest tile."""
    view, camera, t, _ = pointed.board
    laid = t.board.tiles[-1]
    return _seen(pointed, camera.patch(canvas, view, laid.x * 4, laid.y * 4, 4))


def _foe(canvas: Canvas, pointed: Pointed) -> Area | None:
    """Return the first Monster that can be chosen, else the first one."""
    items = [item.area for item in pointed.targets if item.group == "figures"]
    foes = [one.square for one in figure.foes(pointed.board.t)]
    if items:
        return _seen(pointed, items[0])
    return _seen(pointed, pointed.board.camera.area(canvas, pointed.board.view, foes[0])) if foes else None


def _card(kind: str) -> Finder:
    """Return a finder for a Power card of a type, preferably one that can attack now."""

    def find(_canvas: Canvas, pointed: Pointed) -> Area | None:
        held = [(card, area) for card, area in pointed.hand if card in POWERS and POWERS[card].type == kind]
        best = [area for card, area in held if card in pointed.strikes and CARDS[card].when == "attack"]
        return next(iter([*best, *(area for _, area in held)]), None)

    return find


def _item(key: Place) -> Finder:
    """Return a finder for the target of a key."""
    return lambda _canvas, pointed: next((item.area for item in pointed.targets if item.key == key), None)


def _panel(pointed: Pointed, points: str) -> Area | None:
    """Return the area of the panel beside the board whose name begins so, or of its tab."""
    if pointed.panels is None:
        return next((item.area for item in pointed.targets if item.key == ("tab", TABS.get(points, "night"))), None)
    stems = {points, f"far-{points}"} | ({"far-goal"} if points == "objective" else set())
    begins = (f"{points}-", f"far-{points}-")
    return next((area for one, area in pointed.panels if one in stems or one.startswith(begins)), None)


FINDERS: dict[str, Finder] = {
    "squares": _squares, "edge": _edge, "tile": _tile, "foe": _foe, "at-will": _card("at-will"), "daily": _card("daily"),
    "button": _item(("button", 0)), "hint": _item(("tool", "hint")),
}  # fmt: skip
"""The finder of each area that is not a panel."""
PLACES = frozenset({*FINDERS, "phases", "objective", "stock", "order", "last", "hero"})
"""All that a lesson can point at."""
