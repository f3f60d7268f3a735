"""Private Events: the actions of the survivors, and the cards and moves of the killer (TS-189 to TS-222)."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Audience
from game.rules.terrorscape.seats import KILLER, TEAM


class _ToTeam(Event, frozen=True):
    """An Event that only the survivors see."""

    audience: ClassVar[Audience] = TEAM


class _ToKiller(Event, frozen=True):
    """An Event that only the killer sees."""

    audience: ClassVar[Audience] = (KILLER,)


class SurvivorWalked(_ToTeam, frozen=True):
    """A survivor moved."""

    rule: ClassVar[str] = "TS-073"
    survivor: str
    origin: str
    place: str


class PassageTaken(_ToTeam, frozen=True):
    """A survivor went through a secret passage."""

    rule: ClassVar[str] = "TS-033"
    survivor: str
    origin: str
    place: str


class NoiseMade(_ToTeam, frozen=True):
    """Noise was made at a location; it becomes public at the end of the turn."""

    rule: ClassVar[str] = "TS-091"
    place: str


class ItemDrawn(_ToTeam, frozen=True):
    """A survivor drew a card of the "search" or "discovery" deck."""

    rule: ClassVar[str] = "TS-087"
    reveals: ClassVar[bool] = True
    survivor: str
    item: str
    deck: str


class ItemTaken(_ToTeam, frozen=True):
    """A survivor took an item, or hung a key on the wall."""

    rule: ClassVar[str] = "TS-111"
    survivor: str
    item: str


class ItemDropped(_ToTeam, frozen=True):
    """An item went to the discard pile."""

    rule: ClassVar[str] = "TS-105"
    survivor: str
    item: str


class ItemUsed(_ToTeam, frozen=True):
    """A survivor used an item."""

    rule: ClassVar[str] = "TS-077"
    survivor: str
    item: str


class AbilityUsed(_ToTeam, frozen=True):
    """A survivor used an ability."""

    rule: ClassVar[str] = "TS-077"
    survivor: str
    ability: str


class Traded(_ToTeam, frozen=True):
    """Two survivors exchanged items."""

    rule: ClassVar[str] = "TS-065"
    survivor: str
    partner: str
    given: tuple[str, ...]
    taken: tuple[str, ...]


class RadioRepaired(_ToTeam, frozen=True):
    """The repair advanced by `steps`."""

    rule: ClassVar[str] = "TS-080"
    survivor: str
    steps: int
    progress: int


class TrapLaid(_ToTeam, frozen=True):
    """A trap was laid."""

    rule: ClassVar[str] = "TS-280"
    survivor: str
    place: str


class CrackerLit(_ToTeam, frozen=True):
    """A firecracker was lit."""

    rule: ClassVar[str] = "TS-094"
    survivor: str


class Discovered(_ToTeam, frozen=True):
    """A survivor was named to discover."""

    rule: ClassVar[str] = "TS-110"
    survivor: str


class TraitKept(_ToTeam, frozen=True):
    """A survivor kept a trait."""

    rule: ClassVar[str] = "TS-225"
    survivor: str
    trait: str


class PlanAdvanced(_ToTeam, frozen=True):
    """The plan token moved to the requirement number `step` of a plan."""

    rule: ClassVar[str] = "TS-258"
    plan: str
    step: int


class PlanFulfilled(_ToTeam, frozen=True):
    """A plan was fulfilled."""

    rule: ClassVar[str] = "TS-263"
    plan: str


class PlanUsed(_ToTeam, frozen=True):
    """A survivor used a fulfilled plan."""

    rule: ClassVar[str] = "TS-263"
    survivor: str
    plan: str


class PlanTokenLaid(_ToTeam, frozen=True):
    """The plan token was put on the board."""

    rule: ClassVar[str] = "TS-265"
    place: str


class KeyKept(_ToTeam, frozen=True):
    """A survivor gained a key, and has `keys` of its own."""

    rule: ClassVar[str] = "TS-240"
    survivor: str
    keys: int


class TokenPassed(_ToTeam, frozen=True):
    """A survivor got the first-survivor token."""

    rule: ClassVar[str] = "TS-237"
    survivor: str


class Looted(_ToTeam, frozen=True):
    """A survivor took something from an eliminated one."""

    rule: ClassVar[str] = "TS-248"
    survivor: str
    victim: str
    item: str


class RescueHoped(_ToTeam, frozen=True):
    """Rescue was called or came closer, hidden from the killer; `left` are the rounds to go."""

    rule: ClassVar[str] = "TS-197"
    left: int


class AbilitiesDrawn(_ToKiller, frozen=True):
    """The killer drew cards."""

    rule: ClassVar[str] = "TS-179"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class AbilitiesDiscarded(_ToKiller, frozen=True):
    """Cards of the killer were discarded: "paid", "lost", "excess", "chosen" or "played"."""

    rule: ClassVar[str] = "TS-214"
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    why: str


class AbilityUnlocked(_ToKiller, frozen=True):
    """The locked card was added to the killer's hand."""

    rule: ClassVar[str] = "TS-184"
    card: str


class DeckShuffled(_ToKiller, frozen=True):
    """The killer's discard pile was shuffled into a new deck."""

    rule: ClassVar[str] = "TS-181"
    reveals: ClassVar[bool] = True
    cards: int


class Crept(_ToKiller, frozen=True):
    """The killer sneaked on."""

    rule: ClassVar[str] = "TS-054"
    origin: str
    place: str


class ProgressEstimated(_ToKiller, frozen=True):
    """The killer set his own counter of the repair."""

    rule: ClassVar[str] = "TS-196"
    progress: int


class MarkKept(_ToKiller, frozen=True):
    """The killer kept a trait."""

    rule: ClassVar[str] = "TS-226"
    trait: str
