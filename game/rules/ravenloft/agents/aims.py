"""The aims that an adventure gives a Hero, computed from its rows and the state.

All values are in Hit Points of a healthy Hero.
"""

from collections.abc import Iterable

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures import quests
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.state import Figure, Monster, Square, State, Token
from game.rules.ravenloft.tables.cards import MONSTERS

TURNED = 6.0
"""The cost when the figure that the Heroes lead turns against them."""


class Aims:
    """The adventure's aims for one Hero.

    `ends` is the value of ending the Hero Phase on a square, `prey` that of destroying a figure (negative: it must survive).
    `seek` are squares to reach before any edge, `beside` squares that count as much as an edge. `ward` is the square of the
    figure that the Heroes lead, and `led` whether it follows this Hero. `deeds` is the value of each action that the adventure
    allows instead of an attack, `summons` that of exploring, apart from the tile.
    """

    def __init__(self, t: State, seat: Seat, look: Outlook) -> None:
        self.t, self.seat, self.look, self.lay = t, seat, look, look.lay
        self.ends: dict[Square, float] = {}
        self.prey: dict[Figure, float] = {}
        self.seek: set[Square] = set()
        self.beside: set[Square] = set()
        self.ward: Square | None = None
        self.led = False
        self.deeds: dict[str, float] = {}
        self.busy = False
        self.more = worth.awaited(t)
        self.summons = 0.0

    # -------------------------------------------------------------- building

    def hunt(self, others: Iterable[Monster], value: float) -> None:
        """Add figures to destroy."""
        for other in others:
            self.prey[other.id] = value
            self.busy |= MONSTERS[other.kind].villain and self.more
            if other.id in self.look.under:
                self.seek.update(self.look.near(other))

    def end_on(self, places: Iterable[Square], value: float) -> set[Square]:
        """Add squares to end the Hero Phase on, and return them."""
        found = set(places)
        for place in found:
            self.ends[place] = self.ends.get(place, 0.0) + value
        return found

    def floor(self, tile: str) -> tuple[Square, ...]:
        """The floor of a tile; empty if it is not in play."""
        index = quests.tile_in_play(self.t, tile)
        return () if index is None else self.lay.cells[index].floor

    def around(self, tokens: Iterable[Token]) -> set[Square]:
        """The squares on and next to tokens."""
        return {place for token in tokens for place in (token.square, *self.lay.near[token.square])}

    # -------------------------------------------------------------- whom the Heroes lead

    def guarded(self, place: Square) -> int | None:
        """The tile of the led figure after this Hero ends on `place`; None without such a figure."""
        return None if self.ward is None else self.lay.tile_of[place if self.led else self.ward]

    def endangers(self, place: Square) -> float:
        """The cost, for the led figure, if this Hero ends on `place`."""
        tile = self.guarded(place)
        if tile is None:
            return 0.0
        here = self.lay.tile_of[place] == tile
        kept = here or any(self.lay.tile_of[there] == tile for seat, there in self.look.where.items() if seat != self.seat)
        return TURNED if not kept or self.foes_on(tile) else 0.0

    def foes_on(self, tile: int) -> list[Figure]:
        """The Monsters on a tile."""
        return [other.id for other in self.look.foes if tile in self.look.under[other.id]]
