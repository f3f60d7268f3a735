"""Distances between figures, in tiles and in squares. These functions never change the state."""

from game.rules.ravenloft.space.board import FAR, chart
from game.rules.ravenloft.space.figure import CROWD, squares_of, tiles_of
from game.rules.ravenloft.state import Figure, Monster, Square, State


def tile_distance(t: State, one: Figure | Monster, other: Figure) -> int:
    """Tile distance between two figures, from the nearest tiles of each (CR-032, CR-039)."""
    lay = chart(t.board)
    return shortest([lay.tile_steps(start) for start in tiles_of(t, one)], tiles_of(t, other))


def shortest(ways: list[list[int]], ends: list[int]) -> int:
    """The shortest of several distances: the `ways` from the tiles of one figure, and the tiles of another; FAR if it has none."""
    if len(ways) == len(ends) == 1:
        return ways[0][ends[0]]
    return min((steps[end] for steps in ways for end in ends), default=FAR)


def tiles_at(t: State, tile: int, distance: int, *, exactly: bool = False) -> list[int]:
    """Tiles within `distance` of `tile`, or exactly that far away (CR-034)."""
    lay = chart(t.board)
    if not exactly:
        return list(lay.area(tile, distance))
    return [other for other, steps in enumerate(lay.tile_steps(tile)) if steps == distance]


def tiles_around(t: State, who: Figure, distance: int) -> list[int]:
    """Tiles exactly `distance` away from a figure, from the nearest of its tiles (CR-034, CR-039)."""
    ways = [chart(t.board).tile_steps(start) for start in tiles_of(t, who)]
    return [tile for tile in range(len(t.board.tiles)) if min((steps[tile] for steps in ways), default=FAR) == distance]


def apart(t: State, start: int) -> list[int]:
    """Tile distances from a tile for placing figures; without a path they cross gaps and ignore walls."""
    here, steps = t.board.tiles[start], chart(t.board).tile_steps(start)
    there = zip(steps, t.board.tiles, strict=True)
    return [far if far < FAR else abs(other.x - here.x) + abs(other.y - here.y) for far, other in there]


def closer(t: State, who: Figure | Monster, steps: int, goal: int) -> list[int]:
    """The tiles that are `steps` tiles nearer to the tile `goal`, or `goal` itself when it is nearer than that (CR-068)."""
    lay = chart(t.board)
    ahead = lay.tile_steps(goal)
    start = min(tiles_of(t, who), key=lambda tile: (ahead[tile], tile))
    if ahead[start] >= len(ahead) + 1:
        return []
    wanted = max(0, ahead[start] - steps)
    along = lay.tile_steps(start)
    return [tile for tile in range(len(ahead)) if ahead[tile] == wanted and along[tile] == ahead[start] - wanted]


def adjacent(t: State, one: Figure | Monster, other: Figure) -> bool:
    """Whether two figures stand on neighbouring squares (CR-037, CR-038, CR-277)."""
    if CROWD in (one, other):
        return bool(set(tiles_of(t, one)) & set(tiles_of(t, other)))
    near, ends = chart(t.board).near, squares_of(t, other)
    return any(end in near[start] for start in squares_of(t, one) if start in near for end in ends)


def square_distance(t: State, one: Figure | Monster, other: Figure) -> int:
    """The length of a shortest path between two figures in squares, other figures ignored (CR-147)."""
    lay = chart(t.board)
    if CROWD in (one, other):
        return 0 if set(tiles_of(t, one)) & set(tiles_of(t, other)) else 4 * tile_distance(t, one, other)
    goal = lay.extent.mask(squares_of(t, other))
    rings = lay.flood(*[start for start in squares_of(t, one) if start in lay.near]).until(goal)
    return len(rings) - 1 if rings[-1] & goal else FAR


def nearest(t: State, who: Figure | Monster, names: list[Figure]) -> list[Figure]:
    """Those of `names` that are nearest to a figure by square distance (CR-147)."""
    if len(names) < 2:
        return names
    steps = [square_distance(t, who, name) for name in names]
    least = min(steps)
    return [name for name, far in zip(names, steps, strict=True) if far == least]


def nearest_free(t: State, place: Square, squares: list[Square]) -> list[Square]:
    """Those of `squares` that are nearest to `place` by square distance, then by straight distance."""
    lay = chart(t.board)
    goal = lay.extent.mask(squares)
    nearest = lay.flood(place).until(goal)[-1] & goal if place in lay.near else 0
    bit = lay.extent.bit
    return [other for other in squares if bit[other] & nearest] if nearest else squares
