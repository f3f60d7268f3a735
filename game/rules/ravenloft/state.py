"""The state of a match of Castle Ravenloft: plain data, a tree without shared parts.

A square is one whole number (see `board.square`); a tile is its index in `Board.tiles`; a figure is a string: the hero's id
("kat"), or a kind and a number ("wolf-3"). Hit points are kept as damage taken.
"""

from typing import Annotated, Literal, final

from msgspec import Meta, Struct, field

from game.rules.engine.reference import refers_to
from game.rules.engine.rng import Rng
from game.rules.engine.script import Outcome
from game.rules.engine.secret import Seat, Secret

Square = Annotated[int, refers_to("square")]
"""A square of the dungeon; see `space.board`."""
FloorSquare = Annotated[int, refers_to("floor")]
"""A square that is no wall."""
Figure = Annotated[str, refers_to("figure")]
HeroId = Annotated[str, refers_to("hero")]
MonsterId = Annotated[str, refers_to("monster")]
CardId = Annotated[str, refers_to("card")]
DrawnId = Annotated[str, refers_to("drawn")]
"""A card of any deck, or a tile of the stack."""
PowerId = Annotated[str, refers_to("power")]
TreasureId = Annotated[str, refers_to("treasure")]
EncounterId = Annotated[str, refers_to("encounter")]
TileId = Annotated[str, refers_to("tile")]
TileNumber = Annotated[int, refers_to("tile-number")]
"""The index of a tile in `Board.tiles`."""
Place = Annotated[int, Meta(ge=-100, le=100)]
"""A row or column of tiles. No stack of tiles reaches these limits; a forged save outside them is refused."""


class Placed(Struct, frozen=True, array_like=True):
    """A tile on the table: its place on the grid of tiles (x east, y south) and its quarter turns clockwise (CR-026, CR-078)."""

    tile: TileId
    x: Place
    y: Place
    turn: Annotated[int, Meta(ge=0, le=3)]


class Board(Struct, dict=True):
    """The dungeon so far, in the order in which it was laid."""

    tiles: Annotated[list[Placed], Meta(min_length=1)]


class Marker(Struct):
    """An encounter or item marker on a tile (CR-169); `tokens` counts down where the card says so.

    `owner` is the Hero that placed it.
    """

    card: CardId
    tile: TileNumber
    owner: Seat
    tokens: int = 0


class Token(Struct):
    """An adventure's token on a square; `face` is the hidden front of a face-down one, until it is turned over (CR-210)."""

    kind: str
    square: FloorSquare
    face: Secret | None = None


class Deck(Struct):
    """A face-down pile (the last card is the top) and its face-up discards; `skip` replaces the next draw (CR-188)."""

    draw: list[Annotated[Secret, refers_to("drawn")]]
    discard: list[DrawnId] = []
    skip: CardId | None = None


class Decks(Struct):
    """The three decks and the stack of tiles (CR-011, CR-019)."""

    monster: Deck
    encounter: Deck
    treasure: Deck
    tile: Deck


class Held(Struct):
    """A Power card in front of a Hero; `used` is face down (CR-100, CR-102)."""

    card: PowerId
    used: bool = False


@final
class Monster(Struct, tag=True):
    """A Monster or Villain on the table, with its card (CR-144, CR-278).

    `square` is its north-west square. `asleep` is a card that cancels its next activation (CR-189); `guard` marks the figures
    that an adventure asks to be destroyed; `markers` lie on a Villain's card.
    """

    id: Figure
    kind: MonsterId
    square: Square
    damage: int = 0
    asleep: CardId | None = None
    guard: bool = False
    markers: list[str] = []


@final
class Trap(Struct, tag=True):
    """A Trap card in front of a Hero; its marker lies on `tile` (CR-167)."""

    card: EncounterId
    tile: TileNumber


Threat = Monster | Trap


class Hero(Struct):
    """A Hero with everything in front of its player, in the order received (CR-020).

    `square` is None while a card keeps it off the board. `spare` are the Power cards set aside for this adventure. `gone` is why
    it is not in play: "escaped" (CR-288), or "waiting" or "lost" in an adventure whose Heroes enter in turn. `loot` are cards
    that it only carries, `tokens` Item tokens without a card.
    """

    id: HeroId
    square: FloorSquare | None
    powers: list[Held]
    spare: list[PowerId]
    level: Annotated[int, Meta(ge=1, le=2)] = 1
    damage: int = 0
    conditions: list[Annotated[str, refers_to("condition")]] = []
    items: list[TreasureId] = []
    threats: list[Threat] = []
    gone: Literal["", "escaped", "waiting", "lost"] = ""
    loot: list[TreasureId] = []
    tokens: list[str] = []


class Lasting(Struct):
    """A lasting effect: its card, its Heroes, and the number of ends of `owner`'s Hero Phase until it expires (CR-049, CR-186)."""

    card: CardId
    heroes: list[Seat]
    owner: Seat
    ends: int


class Turn(Struct):
    """The turn in progress. `parts` are the moves and attacks done, in order (CR-045); `attacked` is for the cleric's Aid.

    `explored` is the triangle of the tile placed in this Exploration Phase, "" if none (CR-090); `kills` are the Heroes with a
    Treasure to draw for a destroyed Monster, `looted` are the Heroes that drew theirs this turn (CR-126, CR-131). `queue` is the
    fixed list of step 3 and `present` the figures there then (CR-095), `villains` those that still act in step 2; `twice`
    activates each card two times. `marks` are the marks of the adventure for this turn.
    """

    hero: Seat
    phase: Annotated[str, refers_to("phase")] = "start"
    number: int = 1
    parts: list[str] = []
    attacked: bool = False
    explored: str = ""
    kills: list[Seat] = []
    looted: list[Seat] = []
    queue: list[str] = []
    present: list[Figure] = []
    villains: list[Figure] = []
    twice: bool = False
    marks: list[str] = []


class Quest(Struct):
    """The state of the adventure: the sun track (space and last space), tokens on squares, the marks of past triggers, counters.

    `pools` are face-down tokens, the last one on top, and `shown` the tokens of each pool that have been turned over (CR-210,
    CR-291).
    """

    sun: int = 0
    sunset: int = 0
    tokens: list[Token] = []
    done: list[str] = []
    counters: dict[str, int] = field(default_factory=dict)
    pools: dict[str, list[Secret]] = field(default_factory=dict)
    shown: dict[str, list[str]] = field(default_factory=dict)


class State(Struct):
    """Everything on and beside the table.

    `things` are objects of the adventure that can be attacked (CR-292), `pile` are the experience cards, `removed` the cards out
    of the game, `limbo` cards that are being carried out, `prey` a Hero that a card makes the target of another Hero's attack,
    `numbers` the last number given to a figure of each kind.
    """

    adventure: Annotated[str, refers_to("adventure")]
    printed: bool
    rng: Rng
    board: Board
    heroes: list[Hero]
    decks: Decks
    turn: Turn
    surges: int
    quest: Quest
    villains: list[Monster] = []
    things: list[Monster] = []
    pile: list[CardId] = []
    removed: list[CardId] = []
    limbo: list[DrawnId] = []
    environment: EncounterId | None = None
    markers: list[Marker] = []
    lasting: list[Lasting] = []
    prey: Figure | None = None
    numbers: dict[MonsterId, int] = field(default_factory=dict)
    end: Outcome | None = None
