"""The state of a story: the board, the clocks, the decks, and the investigation in progress.

A Character is the seat of the same number. Places and cards are named by their ids. A token in a clock is its number, followed by
an Area if its arrow is up and points there ("3", "3-north"); "" is an empty slot.
"""

from typing import Annotated

from msgspec import Meta, Struct, field

from game.rules.engine.reference import refers_to
from game.rules.engine.rng import Rng
from game.rules.engine.script import Outcome
from game.rules.engine.secret import Seat, Secret
from game.rules.london.options import Options

SLOTS = 12
"""Actions of a Chapter (LD-007)."""
Place = Annotated[str, refers_to("place")]
Location = Annotated[str, refers_to("location")]
Token = Annotated[str, refers_to("token")]
CardId = Annotated[str, refers_to("card")]
ItemId = Annotated[str, refers_to("item")]
AllyId = Annotated[str, refers_to("ally")]
PlotId = Annotated[str, refers_to("plot")]
Hidden = Annotated[Secret, refers_to("card")]


class Item(Struct):
    """An owned Item; a tilted one can be neither used nor depleted (LD-126)."""

    id: ItemId
    tilted: bool = False


class Character(Struct):
    """A Character, with its sheet, cards and tokens.

    `clock` are the tokens by slot (LD-075, LD-076), `ready` whether the player agrees to end the planning (LD-087), `companion`
    whether this clock is filled to suit the others. `dice`, `hand` and `out` are used only in the Endgame: the Action dice on the
    sheet, the cards in hand, and whether the Character has bowed out (LD-188, LD-189, LD-195).
    """

    id: Annotated[str, refers_to("character")]
    place: Place
    clock: Annotated[list[Token], Meta(min_length=SLOTS, max_length=SLOTS)] = field(default_factory=lambda: [""] * SLOTS)
    ready: bool = False
    companion: bool = False
    items: list[Item] = []
    virtue: int = 0
    conditions: list[Annotated[str, refers_to("condition")]] = []
    allies: list[AllyId] = []
    secrets: list[Annotated[str, refers_to("secret")]] = []
    hand: list[CardId] = []
    dice: int = 0
    out: bool = False
    defeated: bool = False


class Part(Struct):
    """The contribution of one Character to an investigation: the flipped Personality card, added icons, and the dice.

    `dice` are the faces rolled, True for a FIST; `rolled` is True after the roll. `extra` are FISTs that are no dice. `silent` is
    True if a Trauma silenced the sheet (LD-160), `talented` after the Talent was used.
    """

    flipped: Annotated[str, refers_to("personality", optional=True)] = ""
    icons: list[str] = []
    dice: list[bool] = []
    rolled: bool = False
    extra: int = 0
    silent: bool = False
    talented: bool = False

    @property
    def fists(self) -> int:
        """The present number of FISTs."""
        return sum(self.dice) + self.extra


class Inquiry(Struct):
    """An investigation, a Challenge or the Final Showdown in progress.

    `kind` is "dread", "goon", "plot", "challenge" or "showdown"; `card` its card; `parts` the contributions of the participants.
    `acting` is the Character that acts alone. `drawn` cards came from the Investigation deck and leave the game afterwards
    (LD-115); `harder` is added to the Difficulty.
    """

    kind: Annotated[str, refers_to("inquiry")]
    card: CardId
    place: Annotated[str, refers_to("scene")]
    parts: dict[Seat, Part]
    acting: Seat | None = None
    drawn: list[CardId] = []
    shuffled: bool = False
    harder: int = 0


class Trouble(Struct):
    """A harm about to take effect: a Condition, a result of the Trauma die, a Trauma card, or the penalty of a Challenge ("" for these three).

    `averted` is True after it was cancelled (LD-166, LD-169).
    """

    seat: Seat
    condition: str = ""
    averted: bool = False


class State(Struct):
    """Everything on the table.

    `dark` are the face-down Location cards, `shown` the face-up ones (LD-037, LD-072). `unused` are Dread cards that were not
    dealt, `strangers` Allies that were not dealt. `plots` is the Plot Box, the next letter last; `done` are the Plot cards
    investigated. `deck` is the Investigation deck, `confidence` its pile, `items` the Item deck with `supply` and `discards`. The
    last card of a deck is its top. `solved` are the cards known to be in the Investigation deck (LD-251), `gone` those out of the
    game, `parted` the Allies that left in this Chapter. `trail` are the Locations where its Plot cards were found (LD-073).

    `phase` is "lay", "ready", "planning", "leader", "story", "close" or "endgame"; `chapter`, `slot` and `stage` are the present
    position in it. `looked` are the Locations finished in this slot (LD-103). `began_ms` is the start of the planning, on the
    match's stopwatch. `notes` are the Investigation tokens on cards (LD-083). `answered` are the Characters that have chosen in
    or out before a Challenge (LD-219), `passed` those that pass it by a Secret, `faced` the Challenges so far; `farther` is the
    addition of Antagonist and Secrets to the target of the Final Showdown.
    """

    rng: Rng
    options: Options
    people: list[Character]
    antagonist: Annotated[Secret, refers_to("antagonist")]
    dark: dict[Location, Hidden] = {}
    shown: dict[Location, CardId] = {}
    unused: list[Hidden] = []
    strangers: list[Annotated[Secret, refers_to("ally")]] = []
    plots: list[Annotated[Secret, refers_to("plot")]] = []
    done: list[PlotId] = []
    deck: list[Hidden] = []
    confidence: list[Hidden] = []
    items: list[Annotated[Secret, refers_to("item")]] = []
    supply: list[ItemId] = []
    discards: list[ItemId] = []
    solved: list[CardId] = []
    gone: list[CardId] = []
    parted: list[AllyId] = []
    trail: list[Location] = []
    secrets: list[Annotated[Secret, refers_to("secret")]] = []
    goons: dict[str, Annotated[str, refers_to("goon")]] = {}
    goon_box: list[Annotated[Secret, refers_to("goon")]] = []
    challenges: list[Annotated[Secret, refers_to("challenge")]] = []
    faced: list[Annotated[str, refers_to("challenge")]] = []
    notes: dict[Location, Annotated[str, refers_to("note")]] = {}
    dread: int = 0
    chapter: Annotated[int, refers_to("chapter")] = 1
    phase: Annotated[str, refers_to("phase")] = "lay"
    stage: Annotated[str, refers_to("stage")] = ""
    slot: Annotated[int, Meta(ge=0, le=SLOTS)] = 0
    leader: Seat | None = None
    began_ms: int = 0
    looked: list[Place] = []
    answered: list[Seat] = []
    passed: list[Seat] = []
    inquiry: Inquiry | None = None
    trouble: Trouble | None = None
    farther: int = 0
    score: dict[str, int] = {}
    end: Outcome | None = None
