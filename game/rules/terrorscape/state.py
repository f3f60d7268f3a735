"""The state of a night in the Villa: what lies open, and behind it what each side alone can see (TS-001).

A location is its code ("R1"), a door its two codes ("R1-R2"), a card or survivor its id. Survivors are numbered 0 to 2 in the order of their
status tokens (TS-015); survivor `n` is the seat `n` + 1, the killer seat 0. In a view the other side's part is a Veil.
"""

from typing import ClassVar

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Outcome
from game.rules.engine.secret import Seat, Secret
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.whisper import KILLER, TEAM

Place = str
Door = str
CardId = str


class Survivor(Struct):
    """A status token on the screen: who it is, whether it shows the injured side, and the fear beneath it (TS-014, TS-050)."""

    id: str
    hurt: bool = False
    fear: int = 0


class Team(Struct):
    """What the survivors alone know: the survivor board, their inventories and piles (TS-189 to TS-203).

    `places`, `packs`, `acted` and `finished` are by survivor. The last card of a deck is its top. `pending` is the noise of this turn.
    `stage` is "begin", "act", "discover", "tell" or "over"; `drawn` are the cards that are being looked at, `searched` those that ever came from
    the search deck; `offer` and `answer` are what lies on the table in a trade.
    """

    open_to: ClassVar[tuple[Seat, ...] | None] = TEAM
    places: list[Place]
    packs: list[list[CardId]]
    discovery: list[Secret]
    search: list[Secret]
    discard: list[CardId] = []
    drawn: list[CardId] = []
    searched: list[CardId] = []
    offer: list[CardId] = []
    answer: list[CardId] = []
    progress: int = 0
    repaired: bool = False
    trap: Place | None = None
    pending: list[Place] = []
    cracker: bool = False
    acted: list[bool] = []
    finished: list[bool] = []
    stage: str = "begin"


class Dark(Struct):
    """What the killer alone knows: where he really is, his cards, his notes (TS-209 to TS-218).

    The last card of the deck is its top. `playing` are the cards that are being resolved (TS-334).
    """

    open_to: ClassVar[tuple[Seat, ...] | None] = (KILLER,)
    place: Place
    deck: list[Secret]
    hand: list[CardId]
    locked: CardId
    discard: list[CardId] = []
    playing: list[CardId] = []
    estimate: int = 0
    estimated: bool = False


class Encounter(Struct):
    """An encounter in progress: open to all (TS-204). `bonus` is the attack card's."""

    place: Place
    involved: list[int]
    left: list[int]
    bonus: int = 0
    defender: int | None = None
    item: CardId = ""
    dice: list[int] = []


class State(Struct):
    """Everything on and behind the screen.

    `place` is where the killer stands, None while he sneaks; `seen` is his last known location and `sneaking` the card he sneaks with.
    `noise` and `cracker` are what was told this round, `noise_before` and `cracker_before` in the last one (TS-099). `met` says that there
    was an encounter in this killer's turn, `bonus` is strength until its end. `rescue` is None until rescue is called. `side` is whose turn it is.
    `stage` is how far the killer's turn is: "appear", "quick" (nothing done yet), "second" (one action done), "slow" (only a slow card is
    left) or "draw". `record` holds every public Event so far: what both sides have seen and been told.
    """

    rng: Rng
    killer: str
    survivors: list[Survivor]
    team: Team
    dark: Dark
    place: Place | None
    seen: Place
    sneaking: CardId = ""
    level: int = 1
    bonus: int = 0
    keys: int = 0
    rescue: int | None = None
    barricades: list[Door] = []
    noise: list[Place] = []
    cracker: bool = False
    noise_before: list[Place] = []
    cracker_before: bool = False
    side: str = "survivors"
    stage: str = "appear"
    round: int = 0
    met: bool = False
    encounter: Encounter | None = None
    record: list[Fact] = []
    end: Outcome | None = None
