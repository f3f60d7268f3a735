"""The state of a match of Terrorscape: the public part, and the hidden part of each side (TS-001).

A location is its code ("R1"), a door its two codes ("R1-R2"), a card or survivor its id. Survivors are numbered 0 to 2 in the
order of their status tokens (TS-015); survivor `n` is the seat `n` + 1, the killer seat 0. In an observation the other side's
part is Hidden.
"""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct, field

from game.rules.engine.reference import one_for_each, refers_to
from game.rules.engine.rng import Rng
from game.rules.engine.script import Outcome
from game.rules.engine.secret import Audience, Secret
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.seats import KILLER, TEAM

Place = Annotated[str, refers_to("place")]
Door = Annotated[str, refers_to("door")]
CardId = str
AbilityId = Annotated[str, refers_to("ability")]
ItemId = Annotated[str, refers_to("item")]
TraitId = Annotated[str, refers_to("trait")]
MarkId = Annotated[str, refers_to("mark")]
"""A trait of the killer."""
PlanId = Annotated[str, refers_to("plan")]
SurvivorNumber = Annotated[int, refers_to("survivor-number")]
EACH = one_for_each("survivor-number")
ANY = one_for_each("survivor-number", optional=True)
"""Lists by survivor; the second kind is empty where a variant is not played."""


class Survivor(Struct):
    """The public status of a survivor: its id, whether it is injured, and its fear tokens (TS-014, TS-050).

    `fate` is "" in the house, "dead" after an elimination, "free" after an escape alone (TS-240, TS-247).
    """

    id: Annotated[str, refers_to("survivor")]
    hurt: bool = False
    fear: int = 0
    fate: Annotated[str, refers_to("fate")] = ""


class Scheme(Struct):
    """The survival plans: the two that were drawn, the others, and the progress of the one with the plan token (TS-257 to TS-265).

    `plan` has the token, `step` are the requirements met; `done` says that it is fulfilled, `spent` that its one use is over, and
    `place` is where the token lies on the board.
    """

    plans: list[PlanId] = []
    deck: list[Annotated[Secret, refers_to("plan")]] = []
    plan: Annotated[str, refers_to("plan", optional=True)] = ""
    step: int = 0
    done: bool = False
    spent: bool = False
    place: Place | None = None


class Team(Struct):
    """The hidden part of the survivors: the survivor board, their inventories and piles (TS-189 to TS-203).

    `places`, `packs`, `acted` and `finished` are by survivor. The last card of a deck is its top. `pending` is the noise of this
    turn. `stage` is "begin", "act", "discover", "tell" or "over"; `drawn` are the cards that are being looked at, `searched`
    those that ever came from the search deck; `offer` and `answer` are what lies on the table in a trade. `bare` says that the
    key beneath the search deck was taken.

    Variants: `traits` are kept by survivor, `dealt` still to choose from, `spent` turned face down, `refused` and `untold` are
    out of the game (TS-224 to TS-233). `purses` are keys by survivor, `first` has the first-survivor token, `away` is what left
    the house (TS-236 to TS-242). `rescue` is the counter where the killer must not see it (TS-197).
    """

    audience: ClassVar[Audience] = TEAM
    places: Annotated[list[Place], EACH]
    packs: Annotated[list[list[ItemId]], EACH]
    discovery: list[Annotated[Secret, refers_to("item")]]
    search: list[Annotated[Secret, refers_to("item")]]
    discard: list[ItemId] = []
    drawn: list[ItemId] = []
    searched: list[ItemId] = []
    offer: list[ItemId] = []
    answer: list[ItemId] = []
    progress: int = 0
    repaired: bool = False
    trap: Place | None = None
    pending: list[Place] = []
    cracker: bool = False
    acted: Annotated[list[bool], EACH] = []
    finished: Annotated[list[bool], EACH] = []
    stage: Annotated[str, refers_to("team-stage")] = "begin"
    bare: bool = False
    traits: Annotated[list[list[TraitId]], ANY] = []
    dealt: Annotated[list[list[TraitId]], ANY] = []
    spent: list[TraitId] = []
    refused: list[TraitId] = []
    untold: list[Annotated[Secret, refers_to("trait")]] = []
    scheme: Scheme = field(default_factory=Scheme)
    purses: Annotated[list[int], ANY] = []
    first: SurvivorNumber = 0
    away: list[ItemId] = []
    rescue: int | None = None


class Dark(Struct):
    """The hidden part of the killer: his location, his cards, his notes (TS-209 to TS-218).

    The last card of the deck is its top. `playing` are the cards that are being resolved (TS-334). `dealt` are traits to choose
    from, `kept` those chosen so far, `refused` and `untold` those out of the game (TS-226 to TS-232).
    """

    audience: ClassVar[Audience] = (KILLER,)
    place: Place
    deck: list[Annotated[Secret, refers_to("ability")]]
    hand: list[AbilityId]
    locked: Annotated[str, refers_to("ability", optional=True)]
    discard: list[AbilityId] = []
    playing: list[AbilityId] = []
    estimate: int = 0
    estimated: bool = False
    dealt: list[MarkId] = []
    kept: list[MarkId] = []
    refused: list[MarkId] = []
    untold: list[Annotated[Secret, refers_to("mark")]] = []


class Encounter(Struct):
    """An encounter in progress, which is public (TS-204).

    `bonus` is the attack card's; `extra` is what traits and plans add to this defence, `used` and `armed` say that something was
    used for it, and a weapon among it.
    """

    place: Place
    involved: list[SurvivorNumber]
    left: list[SurvivorNumber]
    bonus: int = 0
    defender: SurvivorNumber | None = None
    item: Annotated[str, refers_to("item", optional=True)] = ""
    dice: list[int] = []
    extra: int = 0
    used: bool = False
    armed: bool = False


class State(Struct):
    """The whole state: the public part and both hidden parts.

    `place` is the killer's location, None while he sneaks; `seen` is his last known location and `sneaking` the card he sneaks
    with. `noise` and `cracker` are what was told this round, `noise_before` and `cracker_before` in the last one (TS-099). `met`
    says that there was an encounter in this killer's turn, `bonus` is strength until its end. `rescue` is None until rescue is
    called. `side` is whose turn it is. `stage` is how far the killer's turn is: "appear", "quick" (nothing done yet), "second"
    (one action done), "slow" (only a slow card is left), "draw" or "rest"; with traits "traits" while both sides choose, and
    "start" before the quick cards. `record` holds every public Event so far: what both sides have seen and been told.

    `marks` are the killer's traits, `dulled` those turned face down, `used` those used in this turn; `toyed` says that he called
    an encounter off, `fought` that there was one in his last turn, `waits` that his first turn is still to be skipped.
    """

    rng: Rng
    killer: Annotated[str, refers_to("killer")]
    survivors: Annotated[list[Survivor], Meta(min_length=3, max_length=3)]
    team: Team
    dark: Dark
    place: Place | None
    seen: Place
    sneaking: Annotated[str, refers_to("sneaked-with", optional=True)] = ""
    level: Annotated[int, refers_to("level")] = 1
    bonus: int = 0
    keys: int = 0
    rescue: int | None = None
    barricades: list[Door] = []
    noise: list[Place] = []
    cracker: bool = False
    noise_before: list[Place] = []
    cracker_before: bool = False
    side: Annotated[str, refers_to("side")] = "survivors"
    stage: Annotated[str, refers_to("stage")] = "appear"
    round: int = 0
    met: bool = False
    encounter: Encounter | None = None
    options: Options = Options()
    marks: list[MarkId] = []
    dulled: list[MarkId] = []
    used: list[MarkId] = []
    toyed: bool = False
    fought: bool = False
    waits: bool = False
    record: list[Fact] = []
    end: Outcome | None = None
