"""The state of a match of Dungeonville, of which few parts are hidden (DV-106 to DV-113).

An adventurer, a room card (gold or item) and a dungeon are named by their ids; a wizard is its seat. The last card of a deck is
its top.
"""

from typing import Annotated

from msgspec import Struct

from game.rules.dungeonville.beliefs.signs import Sign
from game.rules.dungeonville.options import Options
from game.rules.engine.reference import one_for_each, refers_to
from game.rules.engine.rng import Rng
from game.rules.engine.script import Outcome
from game.rules.engine.secret import Seat, Secret

AdventurerId = Annotated[str, refers_to("adventurer")]
RoomId = Annotated[str, refers_to("room")]
DungeonId = Annotated[str, refers_to("dungeon")]
MaybeDungeon = Annotated[str, refers_to("dungeon", optional=True)]
HiddenDungeon = Annotated[Secret, refers_to("dungeon")]
HiddenAdventurer = Annotated[Secret, refers_to("adventurer")]

COLOURS = ("black", "white", "orange", "teal", "pink")
"""The player colours, by seat, independent of those of adventurers (DV-016)."""


class Wizard(Struct):
    """The public possessions of a player (DV-108, DV-109); `id` is the player colour (DV-015).

    `graveyard` counts tokens by the seat whose colour they have. `pawn` is the dungeon at whose entrance it is, "" at home.
    `haul` was brought out in this round and cannot be spent yet (DV-080). `blood` are tokens in hand as money (DV-028). `exposed`
    is the own dungeon after it became public (DV-113). `weighed` are the dungeons with which this wizard had the goal when it
    last declined to claim.
    """

    graveyard: Annotated[list[int], one_for_each("seat")]
    party: list[AdventurerId] = []
    treasury: list[RoomId] = []
    haul: list[RoomId] = []
    pawn: MaybeDungeon = ""
    blood: int = 0
    exposed: MaybeDungeon = ""
    weighed: list[DungeonId] = []
    id: Annotated[str, refers_to("colour", optional=True)] = ""


class Fight(Struct):
    """A combat at an entrance (DV-044 to DV-061).

    `seats` take part, in turn order; `lineups` are their fighters face down by seat, in the order of the sets; `ordered` are the
    seats that have laid theirs. `standing` are the survivors by seat, defectors included; `shielded` are seats that have used the
    Pious Shield.
    """

    dungeon: DungeonId
    seats: list[Seat]
    lineups: dict[Seat, list[HiddenAdventurer]] = {}
    ordered: list[Seat] = []
    standing: dict[Seat, list[AdventurerId]] = {}
    shielded: list[Seat] = []


class Trip(Struct):
    """An expedition in progress (DV-062 to DV-081).

    `letters` replace the printed ones, by adventurer: those of the Jester, the Oracle and a thawed one. `used` are items that
    work once per expedition. `carried` is in the order of finding, `room` the one in progress. `rooms` is the number revealed so
    far, `begun` is True after entering.
    """

    seat: Seat
    dungeon: DungeonId
    carried: list[RoomId] = []
    letters: dict[AdventurerId, str] = {}
    used: list[RoomId] = []
    room: Annotated[str, refers_to("room", optional=True)] = ""
    rooms: list[RoomId] = []
    begun: bool = False


class Counter(Struct):
    """A payment whose payer chooses the cards (DV-036)."""

    price: int
    cards: list[RoomId] = []
    blood: int = 0


class State(Struct):
    """Everything on the table.

    `deeds` are by seat, `house` by place, `house_exposed` is the public dungeon of a place ("" for none). `stone` is the start
    player, `turn` counts the turns of this phase, `phase` is "begin", "recruit", "scout", "combat", "explore" or "collect".
    `rooms` and `heaps` are decks and discard piles by dungeon, `blood` the tokens at its entrance by the seat whose colour they
    have. `record` has the public actions that give information about deeds.
    """

    rng: Rng
    options: Options
    wizards: list[Wizard]
    deeds: Annotated[list[HiddenDungeon], one_for_each("seat")]
    house: list[HiddenDungeon]
    house_exposed: list[MaybeDungeon]
    deck: list[HiddenAdventurer]
    rooms: Annotated[dict[DungeonId, list[Annotated[Secret, refers_to("room")]]], one_for_each("dungeon")]
    heaps: Annotated[dict[DungeonId, list[RoomId]], one_for_each("dungeon")]
    blood: Annotated[dict[DungeonId, Annotated[list[int], one_for_each("seat")]], one_for_each("dungeon")]
    stone: Seat
    discard: list[AdventurerId] = []
    town: list[AdventurerId] = []
    phase: Annotated[str, refers_to("phase")] = "begin"
    round: int = 0
    turn: int = 0
    fight: Fight | None = None
    trip: Trip | None = None
    counter: Counter | None = None
    record: list[Sign] = []
    end: Outcome | None = None


def seats(t: State) -> list[Seat]:
    """All seats in turn order, from the one with the seeing stone to the left (DV-019)."""
    number = len(t.wizards)
    return [(t.stone + place) % number for place in range(number)]
