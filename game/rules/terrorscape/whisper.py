"""What one side alone hears: the team its own deeds, the killer his cards and ways (TS-189 to TS-222)."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Audience, Seat

KILLER: Seat = 0
TEAM: tuple[Seat, ...] = (1, 2, 3)


class SurvivorWalked(Event, frozen=True):
    """A survivor moved."""

    rule: ClassVar[str] = "TS-073"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    origin: str
    place: str


class PassageTaken(Event, frozen=True):
    """A survivor went through a secret passage."""

    rule: ClassVar[str] = "TS-033"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    origin: str
    place: str


class NoiseMade(Event, frozen=True):
    """There is noise at a location, to be told at the end of the turn."""

    rule: ClassVar[str] = "TS-091"
    audience: ClassVar[Audience] = TEAM
    place: str


class ItemDrawn(Event, frozen=True):
    """A survivor drew a card of the "search" or "discovery" deck."""

    rule: ClassVar[str] = "TS-087"
    audience: ClassVar[Audience] = TEAM
    reveals: ClassVar[bool] = True
    survivor: str
    item: str
    deck: str


class ItemTaken(Event, frozen=True):
    """A survivor took an item, or hung a key on the wall."""

    rule: ClassVar[str] = "TS-111"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    item: str


class ItemDropped(Event, frozen=True):
    """An item went to the discard pile."""

    rule: ClassVar[str] = "TS-105"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    item: str


class ItemUsed(Event, frozen=True):
    """A survivor used an item."""

    rule: ClassVar[str] = "TS-077"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    item: str


class AbilityUsed(Event, frozen=True):
    """A survivor used an ability."""

    rule: ClassVar[str] = "TS-077"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    ability: str


class Traded(Event, frozen=True):
    """Two survivors exchanged items."""

    rule: ClassVar[str] = "TS-065"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    partner: str
    given: tuple[str, ...]
    taken: tuple[str, ...]


class RadioRepaired(Event, frozen=True):
    """The repair advanced by `steps`."""

    rule: ClassVar[str] = "TS-080"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    steps: int
    progress: int


class TrapLaid(Event, frozen=True):
    """A trap was laid."""

    rule: ClassVar[str] = "TS-280"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    place: str


class CrackerLit(Event, frozen=True):
    """A firecracker was lit."""

    rule: ClassVar[str] = "TS-094"
    audience: ClassVar[Audience] = TEAM
    survivor: str


class Discovered(Event, frozen=True):
    """A survivor was named to discover."""

    rule: ClassVar[str] = "TS-110"
    audience: ClassVar[Audience] = TEAM
    survivor: str


class AbilitiesDrawn(Event, frozen=True):
    """The killer drew cards."""

    rule: ClassVar[str] = "TS-179"
    audience: ClassVar[Audience] = (KILLER,)
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class AbilitiesDiscarded(Event, frozen=True):
    """Cards of the killer were discarded: "paid", "lost", "excess", "chosen" or "played"."""

    rule: ClassVar[str] = "TS-214"
    audience: ClassVar[Audience] = (KILLER,)
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    why: str


class AbilityUnlocked(Event, frozen=True):
    """The locked card came to the killer's hand."""

    rule: ClassVar[str] = "TS-184"
    audience: ClassVar[Audience] = (KILLER,)
    card: str


class DeckShuffled(Event, frozen=True):
    """The killer's discard pile became his deck."""

    rule: ClassVar[str] = "TS-181"
    audience: ClassVar[Audience] = (KILLER,)
    reveals: ClassVar[bool] = True
    cards: int


class Crept(Event, frozen=True):
    """The killer sneaked on."""

    rule: ClassVar[str] = "TS-054"
    audience: ClassVar[Audience] = (KILLER,)
    origin: str
    place: str


class ProgressEstimated(Event, frozen=True):
    """The killer set his own counter of the repair."""

    rule: ClassVar[str] = "TS-196"
    audience: ClassVar[Audience] = (KILLER,)
    progress: int


class TraitKept(Event, frozen=True):
    """A survivor keeps a trait."""

    rule: ClassVar[str] = "TS-225"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    trait: str


class PlanAdvanced(Event, frozen=True):
    """The plan token lies on the requirement number `step` of a plan."""

    rule: ClassVar[str] = "TS-258"
    audience: ClassVar[Audience] = TEAM
    plan: str
    step: int


class PlanFulfilled(Event, frozen=True):
    """A plan is fulfilled."""

    rule: ClassVar[str] = "TS-263"
    audience: ClassVar[Audience] = TEAM
    plan: str


class PlanUsed(Event, frozen=True):
    """A survivor uses a fulfilled plan."""

    rule: ClassVar[str] = "TS-263"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    plan: str


class PlanTokenLaid(Event, frozen=True):
    """The plan token lies on the board."""

    rule: ClassVar[str] = "TS-265"
    audience: ClassVar[Audience] = TEAM
    place: str


class KeyKept(Event, frozen=True):
    """A survivor has `keys` keys of its own."""

    rule: ClassVar[str] = "TS-240"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    keys: int


class TokenPassed(Event, frozen=True):
    """A survivor has the first-survivor token."""

    rule: ClassVar[str] = "TS-237"
    audience: ClassVar[Audience] = TEAM
    survivor: str


class Looted(Event, frozen=True):
    """A survivor took something from an eliminated one."""

    rule: ClassVar[str] = "TS-248"
    audience: ClassVar[Audience] = TEAM
    survivor: str
    victim: str
    item: str


class RescueHoped(Event, frozen=True):
    """Rescue is called or comes closer, unseen by the killer; `left` are the rounds to go."""

    rule: ClassVar[str] = "TS-197"
    audience: ClassVar[Audience] = TEAM
    left: int


class MarkKept(Event, frozen=True):
    """The killer keeps a trait."""

    rule: ClassVar[str] = "TS-226"
    audience: ClassVar[Audience] = (KILLER,)
    trait: str


PRIVATE: tuple[type[Event], ...] = (
    SurvivorWalked, PassageTaken, NoiseMade, ItemDrawn, ItemTaken, ItemDropped, ItemUsed, AbilityUsed, Traded,
    RadioRepaired, TrapLaid, CrackerLit, Discovered, AbilitiesDrawn, AbilitiesDiscarded, AbilityUnlocked, DeckShuffled,
    Crept, ProgressEstimated, TraitKept, PlanAdvanced, PlanFulfilled, PlanUsed, PlanTokenLaid, KeyKept, TokenPassed, Looted,
    RescueHoped, MarkKept,
)  # fmt: skip
