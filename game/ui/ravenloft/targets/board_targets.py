"""Targets on the board: squares, tiles, edges and figures; and what is at a point of it."""

from collections.abc import Iterator
from typing import Any

from game.rules.ravenloft.space.board import xy
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.option_labels import answer_command, label
from game.ui.widgets.focus import Target

ON_BOARD = frozenset({"squares", "figures", "tiles", "edges"})
"""The groups of targets on the board."""


def board_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """Return the squares, tiles, edges and figures that can be chosen."""
    found, made = table.option_map, []
    for key, area in _board_areas(table, canvas):
        group, what = f"{key[0]}s", key[1:] if len(key) > 2 else key[1]
        choice = getattr(found, group)[what]
        called = name(str(what)) if group == "figures" else label(table, choice)
        made.append(Target(key, area, answer_command(table, choice), group, called, choice, within=table.layout.view))
    return made


def move_board_targets(table: TableView, canvas: Canvas) -> None:
    """Move the targets on the board after the camera has moved."""
    areas = dict(_board_areas(table, canvas))
    for item in table.focus.targets:
        if item.group in ON_BOARD and item.key in areas:
            item.area = areas[item.key]


def _board_areas(table: TableView, canvas: Canvas) -> Iterator[tuple[tuple[Any, ...], Area]]:
    """Yield the keys and the areas of all targets on the board."""
    view, camera, found, laid = table.layout.view, table.camera, table.option_map, table.t.board.tiles
    unit, (left, top) = camera.unit(canvas), camera.place(canvas, view, 0, 0)

    def area(x: float, y: float, size: int) -> Area:
        return _logical(canvas, (left + round(x * unit), top + round(y * unit)), unit * size)

    for index in found.tiles:
        yield ("tile", index), area(laid[index].x * 4, laid[index].y * 4, 4)
    for index, side in found.edges:
        rect = tiles.edge_rect(canvas, view, camera, laid[index], side, 0.9)
        x, y = canvas.logical(rect.topleft)
        yield ("edge", index, side), Area(x, y, rect.w / canvas.scale, rect.h / canvas.scale)
    for place in found.squares:
        yield ("square", place), area(*xy(place), 1)
    for who in found.figures:
        if (piece := table.stage.pieces.get(who)) is not None:
            yield ("figure", who), area(piece.x, piece.y, piece.base)


def _logical(canvas: Canvas, corner: tuple[int, int], pixels: int) -> Area:
    x, y = canvas.logical(corner)
    return Area(x, y, pixels / canvas.scale, pixels / canvas.scale)


def figure_at(table: TableView, point: tuple[float, float]) -> str:
    """Return the figure at a point; "" without one."""
    if table.canvas is None or not table.layout.view.holds(point):
        return ""
    for who, piece in table.stage.pieces.items():
        corner = table.camera.place(table.canvas, table.layout.view, piece.x, piece.y)
        if _logical(table.canvas, corner, table.camera.unit(table.canvas) * piece.base).holds(point):
            return who
    return ""


def tile_at(table: TableView, point: tuple[float, float]) -> str:
    """Return the tile at a point; "" without one."""
    if table.canvas is None or not table.layout.view.holds(point):
        return ""
    x, y = table.camera.under(table.canvas, table.layout.view, point)
    shown = table.t.board.tiles[: table.stage.tiles]
    return next((placed.tile for placed in shown if (placed.x, placed.y) == (x // 4, y // 4)), "")
