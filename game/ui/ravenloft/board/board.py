"""The painter of the board over the dungeon, from the bottom up: highlights, markers, figures, effects."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Square
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import effect_forms, highlights, tiles
from game.ui.ravenloft.board.dungeon import Dungeon, Sight
from game.ui.ravenloft.board.effects import Act
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.facts.odds import reachable
from game.ui.ravenloft.panels import prompt, rail_data
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.targets.board_targets import BoardView
from game.ui.ravenloft.targets.option_map import OptionMap


@dataclass(frozen=True)
class BoardProps:
    """The board with its effects, and what can be chosen on it: nothing while Events are shown (`options` is None).

    `seat` is the seat of this screen that is asked, `current` the key of the focus, `goal` the square to which the Hero would walk,
    `hint` the answer of a hint, `lesson` the area that a lesson points at. `jolt` is the displacement of a shaken board in logical pixels.
    """

    board: BoardView
    acts: Sequence[Act]
    options: OptionMap | None = None
    seat: Seat | None = None
    current: object = None
    goal: Square | None = None
    hint: Choice | None = None
    lesson: Area | None = None
    jolt: tuple[float, float] = (0.0, 0.0)


class Picture(NamedTuple):
    """The board over the pictures of its dungeon. The `number` differs whenever something may have moved."""

    number: int
    dungeon: Dungeon
    board: BoardProps


def paint(canvas: Canvas, _area: Area, picture: Picture) -> None:
    """Paint the dungeon, and the board on it, as it is at this moment."""
    props = picture.board
    view, camera, t, stage = props.board
    picture.dungeon.paint(sight(canvas, props.board, props.acts))
    on = Board(canvas, view, camera)
    effect_forms.paint_below_figures(on, props.acts)
    if props.options is not None:
        _places(canvas, on, props, props.options)
    on.marks(t, stage.marks)
    path = _way(canvas, on, props)
    on.pieces(stage, _wanted(props))
    if props.lesson is not None:
        highlights.lesson_frame(canvas, props.lesson, view)
    if len(path) > 1:
        words = say("ui-steps", count=len(path) - 1)
        prompt.blue_note(canvas, beside(canvas, on, view, stage, on.rect(path[-1]), words), words)  # above all figures
    effect_forms.paint_above_figures(on, props.acts)
    _jolt(canvas, view, props.jolt)


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


def sight(canvas: Canvas, board: BoardView, acts: Sequence[Act]) -> Sight:
    """What is painted of the dungeon."""
    view, camera, t, stage = board
    shown = tuple(t.board.tiles[: stage.tiles])
    explores = not figure.law(t, "no-exploring")
    return Sight(canvas, view, camera, shown, stage, effect_forms.flashes(acts), explores, rail_data.sealed(t))


def _places(canvas: Canvas, on: Board, props: BoardProps, found: OptionMap) -> None:
    """Highlight the tiles, edges and squares that can be chosen."""
    current, unit, laid = props.current, on.unit, props.board.t.board.tiles
    for index in found.tiles:
        highlights.tile(canvas.surface, _tile_box(on, laid[index].x, laid[index].y), unit, focused=current == ("tile", index))
    for index, side in found.edges:
        rect = tiles.edge_rect(canvas, props.board.view, props.board.camera, laid[index], side, 0.9)
        highlights.edge(canvas.surface, rect, side, unit, focused=current == ("edge", index, side))
    for place in found.squares:
        highlights.legal(canvas.surface, on.rect(place), unit, focused=current == ("square", place))
        if props.hint is not None and found.squares[place] == props.hint:
            highlights.hint_marker(canvas.surface, on.rect(place), unit)


def _tile_box(on: Board, x: int, y: int) -> pygame.Rect:
    return pygame.Rect(on.spot(x * 4, y * 4), (on.unit * 4, on.unit * 4))


def _wanted(props: BoardProps) -> dict[str, str]:
    """The figures that can be chosen, and those that the focused card could reach."""
    if props.options is None:
        return {}
    current, seat = props.current, props.seat
    wanted = {who: "focus" if current == ("figure", who) else "legal" for who in props.options.figures}
    if isinstance(current, tuple) and current[0] == "card" and seat is not None:
        wanted |= dict.fromkeys(reachable(props.board.t, seat, current[1]), "legal")
    return wanted


def _way(canvas: Canvas, on: Board, props: BoardProps) -> Sequence[Square]:
    """Paint the path to the focused square and a ghost of the Hero there; return its squares."""
    t, seat, goal = props.board.t, props.seat, props.goal
    if seat is None or goal is None:
        return []
    path = text.way(t, seat, goal)
    if len(path) > 1:
        highlights.way(canvas.surface, [on.rect(square).center for square in path], on.unit)
        highlights.ghost(canvas.surface, t.heroes[seat].id, on.rect(path[-1]), on.unit)
    return path
