"""What an adventure makes worthwhile: read off its rows and the table, in the same words that the rules know them by.

Worths are in Hit Points of a healthy Hero.
"""

from collections.abc import Iterable

from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures import quests
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.outlook import Outlook
from game.rules.ravenloft.state import Figure, Monster, Square, State, Token
from game.rules.ravenloft.tables.cards import MONSTERS

TURNED = 6.0
"""What it costs that whom the Heroes lead turns against them."""


class Aims:
    """The adventure's aims for one Hero.

    `ends` are squares that are worth ending the Hero Phase on, `prey` what it is worth that figures fall (below 0: they must not), `seek`
    the squares to make for before any edge, `beside` those that are as good as an edge; `ward` is the square of whom the Heroes lead, and
    `led` whether he follows this Hero; `deeds` is what it is worth to do what the adventure allows instead of attacking; `summons` is what exploring is worth beside the tile.
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
        """These figures are to be destroyed."""
        for other in others:
            self.prey[other.id] = value
            self.busy |= MONSTERS[other.kind].villain and self.more
            if other.id in self.look.under:
                self.seek.update(self.look.near(other))

    def end_on(self, places: Iterable[Square], value: float) -> set[Square]:
        """These squares are worth ending on."""
        found = set(places)
        for place in found:
            self.ends[place] = self.ends.get(place, 0.0) + value
        return found

    def floor(self, tile: str) -> tuple[Square, ...]:
        """The floor of a tile that lies on the table."""
        index = quests.tile_in_play(self.t, tile)
        return () if index is None else self.lay.cells[index].floor

    def around(self, tokens: Iterable[Token]) -> set[Square]:
        """The squares on and next to tokens."""
        return {place for token in tokens for place in (token.square, *self.lay.near[token.square])}

    # -------------------------------------------------------------- whom the Heroes lead

    def guarded(self, place: Square) -> int | None:
        """The tile on which whom they lead will be when this Hero ends on `place`, None if there is nobody to lead."""
        return None if self.ward is None else self.lay.tile_of[place if self.led else self.ward]

    def endangers(self, place: Square) -> float:
        """What it costs, for whom the Heroes lead, that this Hero ends on `place`."""
        tile = self.guarded(place)
        if tile is None:
            return 0.0
        here = self.lay.tile_of[place] == tile
        kept = here or any(self.lay.tile_of[there] == tile for seat, there in self.look.where.items() if seat != self.seat)
        return TURNED if not kept or self.foes_on(tile) else 0.0

    def foes_on(self, tile: int) -> list[Figure]:
        """The Monsters on a tile."""
        return [other.id for other in self.look.foes if tile in self.look.under[other.id]]
