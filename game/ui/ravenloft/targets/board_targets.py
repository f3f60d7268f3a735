"""Targets on the board: squares, tiles, edges and figures; what is at a point of it, and what the inspector can show."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import State
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.targets.option_map import Label, OptionMap
from game.ui.table.acts import Answer
from game.ui.widgets.focus import Target, under

ON_BOARD = frozenset({"squares", "figures", "tiles", "edges"})
"""The groups of targets on the board."""


class BoardView(NamedTuple):
    """What of the board is shown, and where."""

    view: Area
    camera: Camera
    t: State
    stage: ShownState


def board_targets(canvas: Canvas, shown: BoardView, found: OptionMap, label: Label) -> list[Target]:
    """Return the squares, tiles, edges and figures that can be chosen."""
    made = []
    for key, area in board_areas(canvas, shown, found):
        group, what = f"{key[0]}s", key[1:] if len(key) > 2 else key[1]
        choice = getattr(found, group)[what]
        called = name(str(what)) if group == "figures" else label(choice)
        made.append(Target(key, area, Answer(choice), group, called, choice, within=shown.view))
    return made


def board_areas(canvas: Canvas, shown: BoardView, found: OptionMap) -> Iterator[tuple[tuple[Any, ...], Area]]:
    """Yield the keys and the areas of all targets on the board."""
    view, camera, laid = shown.view, shown.camera, shown.t.board.tiles
    for index in found.tiles:
        yield ("tile", index), camera.patch(canvas, view, laid[index].x * 4, laid[index].y * 4, 4)
    for index, side in found.edges:
        yield ("edge", index, side), tiles.edge_area(canvas, view, camera, laid[index], side, 0.9)
    for place in found.squares:
        yield ("square", place), camera.area(canvas, view, place)
    for who in found.figures:
        if (piece := shown.stage.pieces.get(who)) is not None:
            yield ("figure", who), camera.patch(canvas, view, piece.x, piece.y, piece.base)


def move(canvas: Canvas, shown: BoardView, found: OptionMap, targets: Sequence[Target]) -> None:
    """Move the targets on the board after the camera has moved."""
    areas = dict(board_areas(canvas, shown, found))
    for item in targets:
        if item.group in ON_BOARD and item.key in areas:
            item.area = areas[item.key]


# ------------------------------------------------------------------ what is at a point


def figure_at(canvas: Canvas | None, shown: BoardView, point: tuple[float, float]) -> str:
    """Return the figure at a point; "" without one."""
    if canvas is None or not shown.view.holds(point):
        return ""
    view, camera, _, stage = shown
    areas = {who: camera.patch(canvas, view, piece.x, piece.y, piece.base) for who, piece in stage.pieces.items()}
    return next((who for who, area in areas.items() if area.holds(point)), "")


def tile_at(canvas: Canvas | None, shown: BoardView, point: tuple[float, float]) -> str:
    """Return the tile at a point; "" without one."""
    if canvas is None or not shown.view.holds(point):
        return ""
    x, y = shown.camera.under(canvas, shown.view, point)
    laid = shown.t.board.tiles[: shown.stage.tiles]
    return next((placed.tile for placed in laid if (placed.x, placed.y) == (x // 4, y // 4)), "")


# ------------------------------------------------------------------ what the inspector can show


def inspectable_cards(shown: BoardView, first: Sequence[str]) -> list[str]:
    """Return the cards and tiles on the table: those that come `first`, then figures, effects, the Heroes' cards, and tiles."""
    t = shown.t
    cards = [*first, *(piece.kind for piece in shown.stage.pieces.values() if not piece.hero)]
    cards += [t.environment] if t.environment else []
    cards += [effect.card for effect in t.lasting]
    for hero in t.heroes:
        threats = [threat.card for threat in hero.threats if hasattr(threat, "card")]
        cards += [held.card for held in hero.powers] + hero.items + threats
    cards += [*(hero.id for hero in t.heroes), *(placed.tile for placed in t.board.tiles[: shown.stage.tiles])]
    return list(dict.fromkeys(cards))


def card_at(canvas: Canvas | None, shown: BoardView, targets: Sequence[Target], at: tuple[float, float]) -> str:
    """Return the card, the kind of figure or the tile at a point; "" without one."""
    item = under(targets, at)
    if who := figure_at(canvas, shown, at):
        return shown.stage.pieces[who].kind
    if item is None or item.group in ON_BOARD:
        return tile_at(canvas, shown, at)
    return str(item.key[1]) if isinstance(item.key, tuple) and item.key[0] in ("card", "sign", "hero") else ""


def card_in_focus(shown: BoardView, current: object) -> str:
    """Return the card, the kind of figure or the tile in focus; "" without one."""
    kind, *rest = current if isinstance(current, tuple) else ("",)
    match kind:
        case "card":
            return str(rest[0])
        case "figure":
            return shown.stage.pieces[rest[0]].kind if rest[0] in shown.stage.pieces else str(rest[0])
        case "tile" | "edge":
            return shown.t.board.tiles[rest[0]].tile
        case "square":
            return shown.t.board.tiles[chart(shown.t.board).tile_of[rest[0]]].tile
    return ""
