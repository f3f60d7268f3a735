"""The valid ids in a state of Castle Ravenloft."""

from collections.abc import Collection, Iterator

from game.rules.engine.reference import Known
from game.rules.ravenloft.space.board import chart, square
from game.rules.ravenloft.state import Board, State
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES

CARDS = frozenset((*POWERS, *TREASURES, *ENCOUNTERS, *MONSTERS))
DRAWN = frozenset((*TREASURES, *ENCOUNTERS, *MONSTERS, *TILES))
"""The cards of all decks, and the tiles."""
CONDITIONS = ("slowed", "immobilized")
MOST = 999
"""The highest number of a figure of a kind, to limit a forged save."""
PHASES = ("powers", "setup", "start", "hero", "explore", "encounter", "villains", "monsters", "end")


class _Floor(Collection[int]):
    """The floor of a dungeon, found when it is needed: its tiles may be unknown."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __contains__(self, place: object) -> bool:
        return place in chart(self._board).tile_of

    def __iter__(self) -> Iterator[int]:
        return iter(chart(self._board).tile_of)

    def __len__(self) -> int:
        return len(chart(self._board).tile_of)


def _squares(board: Board) -> frozenset[int]:
    """All squares of the tiles, walls included: the first square of a large figure may be one."""
    return frozenset(square(4 * placed.x + x, 4 * placed.y + y) for placed in board.tiles for x in range(4) for y in range(4))


def known_ids(t: State) -> Known:
    """The valid ids by kind; figures are the Heroes, and the Monsters of each kind up to the last number given."""
    numbered = (f"{kind}-{number}" for kind, last in t.numbers.items() for number in range(1, min(last, MOST) + 1))
    return {
        "adventure": ADVENTURES,
        "card": CARDS,
        "condition": CONDITIONS,
        "drawn": DRAWN,
        "encounter": ENCOUNTERS,
        "figure": frozenset((*HEROES, *numbered)),
        "hero": HEROES,
        "monster": MONSTERS,
        "phase": PHASES,
        "power": POWERS,
        "seat": range(len(t.heroes)),
        "floor": _Floor(t.board),
        "square": _squares(t.board),
        "tile": TILES,
        "tile-number": range(len(t.board.tiles)),
        "treasure": TREASURES,
    }
