"""The dungeon's geometry: squares, tiles, edges and distances, computed once for each arrangement of tiles.

Squares are counted with x to the east and y to the south; a tile covers four by four of them. A Chart is derived from the tiles
and never part of the state.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from game.rules.engine.grid import Flood, Grid, extent, members
from game.rules.ravenloft.state import Board, Placed, Square
from game.rules.ravenloft.tables.cards import TILES

WIDTH = 1 << 10
ORIGIN = WIDTH // 2
SIDES = ("north", "east", "south", "west")
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
QUARTER = {"north": 0, "east": 1, "south": 2, "west": 3}
"""Quarter turns clockwise of a tile explored to that side: its triangle then points back (CR-078)."""

_NEIGHBOURS = (-WIDTH, -1, 1, WIDTH, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1)
"""Steps to the eight neighbours, straight ones first, so that of two shortest paths the straighter one is found."""
_COLUMN = {-WIDTH - 1: -1, -WIDTH + 1: 1, WIDTH - 1: -1, WIDTH + 1: 1, -1: 0, 1: 0, -WIDTH: 0, WIDTH: 0}
FAR = 10_000
"""A distance longer than any dungeon: no path."""


def square(x: int, y: int) -> Square:
    """Return the square in column `x`, row `y`; square (0, 0) is the north-west corner of the tile at (0, 0)."""
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def xy(place: Square) -> tuple[int, int]:
    """Return the column and row of a square."""
    return place % WIDTH - ORIGIN, place // WIDTH - ORIGIN


class Edge(NamedTuple):
    """A side of a laid tile."""

    tile: int
    side: str


class Cell(NamedTuple):
    """A laid tile.

    Its floor squares row by row, its bone pile, its art squares by letter, its floor squares along each side.
    """

    floor: tuple[Square, ...]
    bones: Square
    art: dict[Square, str]
    sides: dict[str, tuple[Square, ...]]


def turned(rows: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """Return the four rows of a tile after `turn` quarter turns clockwise."""
    for _ in range(turn % 4):
        rows = tuple("".join(rows[3 - row][column] for row in range(4)) for column in range(4))
    return rows


@cache
def lay(placed: Placed) -> Cell:
    """Compute the squares of a laid tile."""
    rows = turned(tuple(TILES[placed.tile].rows), placed.turn)
    cells = {square(4 * placed.x + c, 4 * placed.y + r): rows[r][c] for r in range(4) for c in range(4)}
    floor = tuple(place for place, letter in cells.items() if letter != "#")
    bones = next((place for place, letter in cells.items() if letter == "B"), floor[0])
    corner = square(4 * placed.x, 4 * placed.y)
    lines = {
        "north": [corner + i for i in range(4)],
        "east": [corner + 3 + i * WIDTH for i in range(4)],
        "south": [corner + 3 * WIDTH + i for i in range(4)],
        "west": [corner + i * WIDTH for i in range(4)],
    }
    sides = {side: tuple(place for place in line if cells[place] != "#") for side, line in lines.items()}
    return Cell(floor, bones, {place: letter for place, letter in cells.items() if letter not in "#.B"}, sides)


class Near(dict[Square, tuple[Square, ...]]):
    """The squares one step away from each floor square, computed on first use (CR-037, CR-038, CR-060, CR-061, CR-276).

    Eight directions, but no diagonal between two walls; a place without a tile counts as wall. Raises KeyError for a square that
    is no floor.
    """

    def __init__(self, floor: dict[Square, int], known: Mapping[Square, tuple[Square, ...]]) -> None:
        super().__init__(known.items())
        self.floor = floor

    def forget(self, x: int, y: int, size: int) -> None:
        """Forget the neighbours of the squares of a field of `size` by `size`, whose north-west corner is (`x`, `y`)."""
        for row in range(y, y + size):
            first = square(x, row)
            for place in range(first, first + size):
                self.pop(place, None)

    def __contains__(self, place: object) -> bool:
        return place in self.floor

    def __iter__(self) -> Iterator[Square]:
        return iter(self.floor)

    def get(self, place: Square, default: Any = None) -> Any:
        """The neighbours of `place`, or `default` for a square that is no floor."""
        return self[place] if place in self.floor else default

    def __missing__(self, place: Square) -> tuple[Square, ...]:
        floor = self.floor
        if place not in floor:
            raise KeyError(place)
        near = []
        for step in _NEIGHBOURS:
            column = _COLUMN[step]
            if place + step in floor and not (column and place + column not in floor and place + step - column not in floor):
                near.append(place + step)
        found = self[place] = tuple(near)
        return found


class Chart:
    """Everything that is derived from the arrangement of the tiles."""

    def __init__(self, tiles: tuple[Placed, ...], before: "Chart | None") -> None:
        """Add the last of `tiles` to the chart `before` of the others."""
        self.tiles, self.size = tiles, len(tiles)
        self.at: dict[tuple[int, int], int] = dict(before.at) if before else {}
        self.cells: list[Cell] = list(before.cells) if before else []
        self.tile_of: dict[Square, int] = dict(before.tile_of) if before else {}
        self.near: Near = Near(self.tile_of, before.near if before else {})
        self.links: list[tuple[int, ...]] = list(before.links) if before else []
        self.edges: tuple[Edge, ...] = before.edges if before else ()
        self._tile_steps: dict[int, list[int]] = {}
        self._floods: dict[tuple[Square, ...], Flood] = {}
        self._square_steps: dict[tuple[Square, ...], dict[Square, int]] = {}
        self._areas: dict[tuple[int, int], tuple[int, ...]] = {}
        if tiles:
            self._add(tiles[-1], len(tiles) - 1)
        self._draw_grid(before)
        self.rim: dict[Square, list[Edge]] = {}
        for edge in self.edges:
            for place in self.cells[edge.tile].sides[edge.side]:
                self.rim.setdefault(place, []).append(edge)

    def _add(self, placed: Placed, index: int) -> None:
        """Add a tile: its floor, the tiles that it joins, and the unexplored edges, open ones without a tile against them (CR-030)."""
        cell = lay(placed)
        self.at[placed.x, placed.y] = index
        self.cells.append(cell)
        self.near.forget(4 * placed.x - 1, 4 * placed.y - 1, 6)
        for place in cell.floor:
            self.tile_of[place] = index
        joined, covered, opened = list[int](), set[Edge](), list[Edge]()
        for side, (dx, dy) in STEP.items():
            beside = self.at.get((placed.x + dx, placed.y + dy))
            if beside is None:
                opened += [Edge(index, side)] if cell.sides[side] else []
                continue
            covered.add(Edge(beside, OPPOSITE[side]))
            if self._joined(cell, self.cells[beside], side):
                joined.append(beside)
                self.links[beside] = tuple(sorted((*self.links[beside], index)))
        self.links.append(tuple(sorted(joined)))
        self.edges = (*(edge for edge in self.edges if edge not in covered), *opened)

    @staticmethod
    def _joined(one: Cell, other: Cell, side: str) -> bool:
        """Whether some floor square of `one` faces a floor square of `other` across the border (CR-031)."""
        dx, dy = STEP[side]
        facing = set(other.sides[OPPOSITE[side]])
        return any(place + dy * WIDTH + dx in facing for place in one.sides[side])

    def _draw_grid(self, before: "Chart | None") -> None:
        """Draw the floor as a bitboard around the tiles, with a rim of one square that is no floor."""
        west, north = min((x for x, _ in self.at), default=0), min((y for _, y in self.at), default=0)
        columns = 4 * (max((x for x, _ in self.at), default=0) - west + 1) + 2
        rows = 4 * (max((y for _, y in self.at), default=0) - north + 1) + 2
        self.extent = extent(square(4 * west - 1, 4 * north - 1), columns, rows, WIDTH)
        grown = before is not None and before.extent is self.extent
        floor = before.grid.floor if before is not None and grown else 0
        for cell in self.cells[-1:] if grown else self.cells:
            floor |= self.extent.mask(cell.floor)
        self.grid: Grid = Grid(columns, rows, floor)

    def room(self, base: int, taken: Iterable[Square]) -> bool:
        """Whether a base of `base` x `base` squares fits anywhere on floor that is not `taken`."""
        fits = free = self.grid.floor & ~self.extent.mask(taken)
        for row in range(base):
            for column in range(base):
                fits &= free >> row * self.grid.columns + column
        return bool(fits)

    def tile_steps(self, tile: int) -> list[int]:
        """Tile distances from `tile` to every tile, FAR without a path (CR-032, CR-035)."""
        steps = self._tile_steps.get(tile)
        if steps is None:
            steps = [FAR] * len(self.tiles)
            steps[tile] = 0
            queue = [tile]
            for here in queue:
                for other in self.links[here]:
                    if steps[other] == FAR:
                        steps[other] = steps[here] + 1
                        queue.append(other)
            self._leap(tile, steps)
            self._tile_steps[tile] = steps
        return steps

    def _leap(self, tile: int, steps: list[int]) -> None:
        """Set the distances of tiles without a path to FAR plus their distance on the grid of tiles."""
        here = self.tiles[tile]
        for other, distance in enumerate(steps):
            if distance == FAR:
                there = self.tiles[other]
                steps[other] = FAR + abs(here.x - there.x) + abs(here.y - there.y)

    def area(self, tile: int, distance: int) -> tuple[int, ...]:
        """The tiles within `distance` of `tile`, itself included (CR-034)."""
        found = self._areas.get((tile, distance))
        if found is None:
            steps = self.tile_steps(tile)
            found = self._areas[tile, distance] = tuple(index for index in range(len(steps)) if steps[index] <= distance)
        return found

    def flood(self, *base: Square) -> Flood:
        """The squares over floor from a square, or from a base of several squares, figures ignored (CR-033)."""
        flood = self._floods.get(base)
        if flood is None:
            flood = self._floods[base] = Flood(self.grid, self.extent.mask(base), 0)
        return flood

    def square_steps(self, *base: Square) -> dict[Square, int]:
        """Square distances over floor from a square, or from the nearest of a base's, figures ignored (CR-033)."""
        steps = self._square_steps.get(base)
        if steps is None:
            rings = self.flood(*base).until(0)
            steps = dict.fromkeys(base, 0)
            for number, (inner, outer) in enumerate(pairwise(rings), start=1):
                steps.update(dict.fromkeys(members(outer & ~inner, self.extent.places), number))
            self._square_steps[base] = steps
        return steps

    def cell_of(self, place: Square) -> Cell:
        """The laid tile that holds `place`."""
        return self.cells[self.tile_of[place]]


_EMPTY = Chart((), None)
_charts: dict[tuple[Placed, ...], Chart] = {(): _EMPTY}
_MOST = 400
"""The size of the cache of charts, about 100 kB each: a search creates many dungeons, and needs each only briefly."""


def chart_of(tiles: tuple[Placed, ...]) -> Chart:
    """Return the chart of `tiles`, made from that of all but the last."""
    found = _charts.get(tiles)
    if found is None:
        if len(_charts) > _MOST:
            for old in list(_charts)[: _MOST // 2]:
                del _charts[old]
            _charts[()] = _EMPTY
        found = _charts[tiles] = Chart(tiles, chart_of(tiles[:-1]))
    return found


def chart(board: Board) -> Chart:
    """Return the chart of the present dungeon."""
    cached: Chart | None = board.__dict__.get("chart")
    if cached is None or cached.size != len(board.tiles):
        cached = board.__dict__["chart"] = chart_of(tuple(board.tiles))
    return cached


def beyond(board: Board, edge: Edge) -> tuple[int, int]:
    """The place on the grid of tiles on the other side of `edge`."""
    placed, (dx, dy) = board.tiles[edge.tile], STEP[edge.side]
    return placed.x + dx, placed.y + dy
