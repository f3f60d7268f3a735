"""Castle Ravenloft for learners: the things that its answers and its state refer to.

Squares and figures get their names during a match: a square is numbered by the tile that it is on, in the order of laying, a
Monster by its kind and by how many of its kind with lower numbers are in play.
"""

from typing import Any

from game.lab.domains import Domain, Values
from game.lab.game_spec import GameSpec
from game.rules.ravenloft.ids import CARDS, CONDITIONS, PHASES
from game.rules.ravenloft.space.board import SIDES, chart, xy
from game.rules.ravenloft.space.figure import CROWD, monsters
from game.rules.ravenloft.state import Figure, Square, State
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES

SEATS = 5
TILE = 16
"""The squares of a tile."""
SAME = 12
"""The most figures of a kind that can be told apart."""


class Squares:
    """Column and row of a square, from the north-west square of the first tile, divided by 40."""

    size, width = len(TILES) * TILE, 2

    def number(self, value: Square, state: State) -> int:
        """16 for each tile laid before, then row by row from the north-west."""
        x, y = xy(value)
        tile = chart(state.board).tile_of.get(value)
        if tile is None:  # a wall, on which a large figure may have its north-west square
            tile = next(number for number, one in enumerate(state.board.tiles) if (one.x, one.y) == (x >> 2, y >> 2))
        return tile * TILE + (y & 3) * 4 + (x & 3)

    def label(self, number: int) -> str:
        """The tile in the order of laying, and the square on it, column and row."""
        tile, square = divmod(number, TILE)
        return f"tile {tile}: {square % 4}, {square // 4}"

    def write(self, value: Square, state: State, out: Any, at: int) -> None:
        """Write column and row."""
        x, y = xy(value)
        out[at], out[at + 1] = x / 40, y / 40


class Figures:
    """The number of a figure among those of its kind, from 1."""

    width = 1

    def __init__(self) -> None:
        self._single = (*HEROES, CROWD)
        self._kinds = {kind: len(self._single) + number * SAME for number, kind in enumerate(MONSTERS)}
        self._numbers = {figure: number for number, figure in enumerate(self._single)}
        self.size = len(self._single) + len(MONSTERS) * SAME

    def number(self, value: Figure, state: State) -> int:
        """The Heroes, the decoy, then twelve numbers for each kind of Monster. Raises KeyError."""
        found = self._numbers.get(value)
        return self._kinds[value.rpartition("-")[0]] + self._rank(value, state) if found is None else found

    def _rank(self, value: Figure, state: State) -> int:
        kind, _, number = value.rpartition("-")
        present = (*monsters(state), *state.things)
        rank = sum(one.kind == kind and int(one.id.rpartition("-")[2]) < int(number) for one in present)
        if rank >= SAME:
            raise KeyError(value)
        return rank

    def label(self, number: int) -> str:
        """The Hero, or the kind and the number among its kind."""
        if number < len(self._single):
            return self._single[number]
        kind, rank = divmod(number - len(self._single), SAME)
        return f"{list(MONSTERS)[kind]} {rank + 1}"

    def write(self, value: Figure, state: State, out: Any, at: int) -> None:
        """Write the number among its kind; 0 for a Hero."""
        out[at] = 0.0 if value in self._numbers else 1.0 + self._rank(value, state)


def make() -> GameSpec:
    """The specification of Castle Ravenloft."""
    squares, cards = Squares(), Values(sorted(CARDS))
    kinds: dict[str, Domain] = {
        "adventure": Values(ADVENTURES),
        "any-card": Values((*cards.values, *TILES)),
        "card": cards,
        "condition": Values(CONDITIONS),
        "deck": Values(("monster", "encounter", "treasure", "tile")),
        "deed": Values(action.do for row in ADVENTURES.values() for action in row.action),
        "deed-thing": Values(TREASURES),
        "drawn": Values((*TREASURES, *ENCOUNTERS, *MONSTERS, *TILES)),
        "encounter": Values(ENCOUNTERS),
        "figure": Figures(),
        "floor": squares,
        "hero": Values(HEROES),
        "monster": Values(MONSTERS),
        "phase": Values(PHASES),
        "power": Values(POWERS),
        "seat": Values(range(SEATS)),
        "side": Values(SIDES),
        "square": squares,
        "tile": Values(TILES),
        "tile-number": Values(range(len(TILES))),
        "treasure": Values(TREASURES),
    }
    places = {
        "tiles": len(TILES),
        "heroes": SEATS,
        "powers": 8,
        "threats": 8,
        "villains": 4,
        "things": 6,
        "tokens": 12,
        "markers": 6,
    }
    agents = tuple(f"hero_{seat}" for seat in range(SEATS))
    return GameSpec("ravenloft", kinds, agents, places=places, left_out={"end", "rng", "counters", "pools", "shown"})
