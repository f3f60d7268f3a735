"""The state of an evening in Dungeonville: what lies on the table, and the few things that lie face down on it (DV-106 to DV-113).

An adventurer, a room card (gold or item) and a dungeon are named by their ids; a wizard is its seat. The last card of a deck is its top.
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
"""The player colours, by seat (DV-016: they have nothing to do with those of adventurers)."""


class Wizard(Struct):
    """What lies before a player, open to all (DV-108, DV-109); `id` is the player colour (DV-015).

    `graveyard` counts tokens by the seat whose colour they have. `pawn` is the dungeon at whose entrance it stands, "" at home. `haul` was brought
    out in this round and is not to be spent yet (DV-080). `blood` are tokens in hand as money (DV-028). `exposed` is the own dungeon once all
    know it (DV-113). `weighed` are the dungeons with which this wizard had the goal when it last let the moment to claim pass.
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

    `seats` take part, in turn order; `lineups` are their fighters face down by seat, in the order of the sets; `ordered` are those who have laid
    theirs. `standing` are the survivors by seat, defectors included; `shielded` are seats that have used the Pious Shield.
    """

    dungeon: DungeonId
    seats: list[Seat]
    lineups: dict[Seat, list[HiddenAdventurer]] = {}
    ordered: list[Seat] = []
    standing: dict[Seat, list[AdventurerId]] = {}
    shielded: list[Seat] = []


class Trip(Struct):
    """An expedition in progress (DV-062 to DV-081).

    `letters` are those that count instead of the printed ones, by adventurer: of the Jester, the Oracle and whoever was thawed. `used` are items that
    work once an expedition. `carried` is in the order of finding, `room` is the one that is being resolved. `rooms` were revealed so far, `begun` says
    that the party is through the door.
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
    """A payment that its payer makes by hand (DV-036)."""

    price: int
    cards: list[RoomId] = []
    blood: int = 0


class State(Struct):
    """Everything on the table.

    `deeds` are by seat, `house` by place, `house_exposed` is what all know of a place ("" nothing). `stone` is the start player, `turn` counts the
    turns of this phase, `phase` is "begin", "recruit", "scout", "combat", "explore" or "collect". `rooms` and `heaps` are decks and discard piles by
    dungeon, `blood` the tokens at its entrance by the seat whose colour they have. `record` is what everybody did openly that tells of the deeds.
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
