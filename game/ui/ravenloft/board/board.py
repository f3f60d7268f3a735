"""The painter of the board, from the bottom up: dungeon, highlights, markers, figures, effects."""

from collections.abc import Sequence

import pygame

from game.rules.ravenloft.choice import Walk
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Square
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import effects, highlights, tiles
from game.ui.ravenloft.board.dungeon import Sight
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.facts.odds import reachable
from game.ui.ravenloft.panels import progress, prompt
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.tutorial import panel


def paint(table: TableView, canvas: Canvas) -> None:
    """Paint the board as it is at this moment."""
    t, stage = table.t, table.stage
    table.dungeon.paint(_sight(table, canvas))
    on = Board(canvas, table.layout.view, table.camera)
    free = not table.animations.busy
    effects.paint_below_figures(on, table.director.acts)
    if free:
        _places(table, canvas, on)
    on.marks(t, stage.marks)
    path = _way(table, canvas, on) if free else []
    on.pieces(stage, _wanted(table) if free else {})
    panel.draw_highlight(table, canvas, board=True)
    if len(path) > 1:
        words = say("ui-steps", count=len(path) - 1)
        prompt.blue_note(
            canvas, beside(canvas, on, table.layout.view, stage, on.rect(path[-1]), words), words
        )  # above all figures
    effects.paint_above_figures(on, table.director.acts)
    if table.animations.busy and table.context.settings.shakes:
        _jolt(canvas, table.layout.view, table.director.jolt)


def beside(canvas: Canvas, on: Board, view: Area, stage: ShownState, rect: pygame.Rect, words: str) -> tuple[float, float]:
    """The place for a note about a square where it covers no figure and fits in the view: above the square, below it, or beside it."""
    wide, high = round(canvas.wide(words, 22, "bold") * canvas.scale), round(26 * canvas.scale)
    side = (rect.w + wide) // 2 + 4
    spots = [(0, -rect.h // 2 - high // 2), (0, rect.h // 2 + high // 2), (-side, 0), (side, 0)]
    boxes = [on.box(piece) for piece in stage.pieces.values()]
    notes = [pygame.Rect(0, 0, wide, high).move(rect.centerx + x - wide // 2, rect.centery + y - high // 2) for x, y in spots]
    within = canvas.rect(view)
    seen = [note for note in notes if within.contains(note)] or [notes[0].clamp(within)]
    free = next((note for note in seen if note.collidelist(boxes) < 0), seen[0])
    x, y = canvas.logical((free.centerx, free.top))
    return x, y


def _jolt(canvas: Canvas, view: Area, jolt: tuple[float, float]) -> None:
    """Shake the painted board. At the edge, where nothing moves in, the picture stays as it is."""
    dx, dy = round(jolt[0] * canvas.scale), round(jolt[1] * canvas.scale)
    if dx or dy:
        rect = canvas.rect(view).clip(canvas.surface.get_rect())
        canvas.surface.subsurface(rect).scroll(dx, dy)


def prepare(table: TableView, canvas: Canvas) -> bool:
    """Prepare the next picture of the dungeon; return True if it is ready to be shown."""
    return table.dungeon.prepare(_sight(table, canvas))


def _sight(table: TableView, canvas: Canvas) -> Sight:
    shown = tuple(table.t.board.tiles[: table.stage.tiles])
    return Sight(
        canvas,
        table.layout.view,
        table.camera,
        shown,
        table.stage,
        effects.flashes(table.director.acts),
        not figure.law(table.t, "no-exploring"),
        progress.sealed(table.t),
    )


def _places(table: TableView, canvas: Canvas, on: Board) -> None:
    """Highlight the tiles, edges and squares that can be chosen."""
    found, current, unit = table.option_map, table.focus.current, on.unit
    view, camera, laid = table.layout.view, table.camera, table.t.board.tiles
    for index in found.tiles:
        highlights.tile(canvas.surface, _tile_box(on, laid[index].x, laid[index].y), unit, focused=current == ("tile", index))
    for index, side in found.edges:
        rect = tiles.edge_rect(canvas, view, camera, laid[index], side, 0.9)
        highlights.edge(canvas.surface, rect, side, unit, focused=current == ("edge", index, side))
    for place in found.squares:
        highlights.legal(canvas.surface, on.rect(place), unit, focused=current == ("square", place))
        if table.hint is not None and found.squares[place] == table.hint:
            highlights.hint_marker(canvas.surface, on.rect(place), unit)


def _tile_box(on: Board, x: int, y: int) -> pygame.Rect:
    return pygame.Rect(on.spot(x * 4, y * 4), (on.unit * 4, on.unit * 4))


def _wanted(table: TableView) -> dict[str, str]:
    """The figures that can be chosen, and those that the focused card could reach."""
    current = table.focus.current
    wanted = {who: "focus" if current == ("figure", who) else "legal" for who in table.option_map.figures}
    if isinstance(current, tuple) and current[0] == "card" and table.client.seat is not None:
        wanted |= dict.fromkeys(reachable(table.t, table.client.seat, current[1]), "legal")
    return wanted


def _way(table: TableView, canvas: Canvas, on: Board) -> Sequence[Square]:
    """Paint the path to the focused square and a ghost of the Hero there; return its squares."""
    item = table.focus.focused
    if item is None or not isinstance(item.data, Walk) or table.client.seat is None:
        return []
    path = text.way(table.t, table.client.seat, item.data.square)
    if len(path) > 1:
        highlights.way(canvas.surface, [on.rect(square).center for square in path], on.unit)
        highlights.ghost(canvas.surface, table.t.heroes[table.client.seat].id, on.rect(path[-1]), on.unit)
    return path
