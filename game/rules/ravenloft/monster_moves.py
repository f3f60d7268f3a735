"""Moves of Monsters by their scripts (CR-146 to CR-152)."""

from collections.abc import Iterable

from game.rules.engine.script import Rule
from game.rules.ravenloft import asking, event
from game.rules.ravenloft.space import distance, figure, placing
from game.rules.ravenloft.space.board import FAR, chart
from game.rules.ravenloft.space.figure import CROWD
from game.rules.ravenloft.state import Figure, Monster, Square, State
from game.rules.ravenloft.tables.content import Line


def approach(t: State, other: Monster, row: Line, target: Figure) -> Rule[None]:
    """Carry out the move of a script line; without a move if the target has left the board."""
    if row.late and not figure.tiles_of(t, target):
        return
    if row.move == "adjacent":
        yield from move_adjacent(t, other, target)
    elif row.move == "tile":
        yield from move_to_tiles(t, other, figure.tiles_of(t, target))
    else:
        yield from move_toward(t, other, target, row.steps)


def arrivals(t: State, other: Monster, row: Line, target: Figure) -> list[Square]:
    """The possible squares of a Monster when the attack of a line strikes `target`; its own, if it does not move first."""
    squares: list[Square] = []
    if row.move == "adjacent" and not row.late:
        squares = _squares_beside(t, other, target)
    elif row.move and not row.late:
        ends = figure.tiles_of(t, target)
        squares = _squares_on(t, other, ends if row.move == "tile" else distance.closer(t, other, row.steps, ends[0]))
    return squares or [other.square]


def step_to(t: State, other: Monster, place: Square) -> Rule[None]:
    """Move a Monster by its script."""
    if place != other.square:
        origin, before = other.square, figure.tiles_of(t, other) if t.markers else []
        other.square = place
        yield event.MonsterMoved(other.id, origin, place)
        yield from placing.trip_glyph(t, other, before)


def move_to_tiles(t: State, other: Monster, tiles: Iterable[int]) -> Rule[None]:
    """Move to a free square of one of `tiles`, which the active player picks (CR-146, CR-220); a Monster already there stays."""
    goals = sorted(set(tiles))
    if _stands_on(t, other, goals):
        return
    squares = _squares_on(t, other, goals)
    if not squares:
        yield event.MonsterIdle(other.id)
        return
    lay = chart(t.board)
    bones = next((lay.cells[tile].bones for tile in goals if lay.cells[tile].bones in squares), squares[0])
    place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, default=bones, figure=other.id)
    yield from step_to(t, other, place)


def _stands_on(t: State, other: Monster, tiles: Iterable[int]) -> bool:
    return not set(tiles).isdisjoint(figure.tiles_of(t, other))


def _squares_on(t: State, other: Monster, tiles: Iterable[int]) -> list[Square]:
    """Free squares of `tiles`, or those nearest to the first tile if all are occupied.

    None if the Monster is on one of the tiles (CR-220).
    """
    goals = sorted(set(tiles))
    if _stands_on(t, other, goals):
        return []
    squares = placing.berths(t, other.kind, goals, figure.covered(other))
    if not squares and other.kind not in figure.LARGE:
        squares = placing.free_squares_near(t, goals[0], other.square)
    return squares


def move_toward(t: State, other: Monster, target: Figure, steps: int) -> Rule[None]:
    """Move `steps` tiles nearer to a target, or less when its tile is reached (CR-146, CR-152)."""
    ends = figure.tiles_of(t, target)
    if distance.tile_distance(t, other, target) >= FAR:
        yield event.MonsterIdle(other.id)
        return
    yield from move_to_tiles(t, other, distance.closer(t, other, steps, ends[0]))


def move_home(t: State, other: Monster, steps: int) -> Rule[None]:
    """Move towards the nearer half of the Start tile (CR-280)."""
    halves = [index for index, placed in enumerate(t.board.tiles) if placed.tile in ("ST-N", "ST-S")]
    ways = {half: chart(t.board).tile_steps(half) for half in halves}
    own = figure.tiles_of(t, other)
    goal = min(halves, key=lambda half: min(ways[half][tile] for tile in own), default=None)
    if goal is None or goal in own:
        yield event.MonsterIdle(other.id)
        return
    yield from move_to_tiles(t, other, distance.closer(t, other, steps, goal))


def move_adjacent(t: State, other: Monster, target: Figure) -> Rule[None]:
    """Move to the nearest free square next to a target; if there is none, to the nearest of its tile (CR-149, CR-150)."""
    if target == CROWD and not distance.adjacent(t, other, target):
        yield from move_to_tiles(t, other, figure.tiles_of(t, target))
        return
    squares = _squares_beside(t, other, target)
    if squares:
        place = yield from asking.ask_square(t, t.turn.hero, "prompt-monster-square", squares, figure=other.id)
        yield from step_to(t, other, place)


def _squares_beside(t: State, other: Monster, target: Figure) -> list[Square]:
    """The nearest free squares next to a target, else on its tile; none if the Monster is next to it (CR-149, CR-150)."""
    if distance.adjacent(t, other, target):
        return []
    if target == CROWD:
        return _squares_on(t, other, figure.tiles_of(t, target))
    return placing.nearest_berths(t, other, placing.berths_beside(t, other, target))
