"""What the theatre has shown so far of what happens: painters draw the state as it stands and, of what is just happening, only this much."""

from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.london.investigations.points import points
from game.rules.london.state import CardId, Place, State

Key = tuple[object, ...]


@dataclass(frozen=True)
class Marks:
    """What painters have to know of the question, by the keys of `lay`: `legal` answers, the place in `focus`, the one that a `hint` names."""

    legal: frozenset[Key] = frozenset()
    focus: Key | None = None
    hint: Key | None = None
    asked: frozenset[Seat] = frozenset()
    """For whom persons answer now."""
    acts: Seat | None = None
    """Whose stage has the bright frame."""


class Walk(NamedTuple):
    """A medallion on its way: `share` of it from 0 to 1."""

    start: Place
    goal: Place
    share: float


class Turned(NamedTuple):
    """A card that is turned up before everybody: `how` is "draw", "play", "show", "gain" or "discard", `share` from 0 (its back) to 1 (it lies open)."""

    seat: Seat
    card: CardId
    how: str
    share: float


class Fallen(NamedTuple):
    """The Trauma die of a Character: the face it will show ("injured", "unhinged", "dread-1", "dread-2"), and how far it has tumbled."""

    seat: Seat
    face: str
    share: float


@dataclass
class Shown:
    """How far the show is. At rest everything in it is as the state says.

    `page` is what stands on the card now: "front", or of a Plot card its outcome "low", "middle", "top"; `verdict` is "solved", "failed", "left", "met",
    "missed" or "", of the card that has just been settled.
    """

    caption: str = ""
    """The sentence that tells what happens."""
    dread: float = 0.0
    """Where the blood on the track stands."""
    bleeds: float = 0.0
    """How brightly the end of it shines, from 0 to 1."""
    strike: float = 0.0
    """How far the hand has moved on to the hour of the state, from 0 to 1; `strikes` says that it is moving."""
    strikes: bool = False
    opening: float = 1.0
    """How far the card has been opened, from 0 to 1."""
    page: str = "front"
    verdict: str = ""
    points: dict[Seat, int] = field(default_factory=dict)
    """Action Points counted so far; who is not in it has them all."""
    flips: dict[Seat, float] = field(default_factory=dict)
    """Personality cards that are being turned, from 0 (the back) to 1; who is not in it: it lies open, if there is one."""
    throws: dict[Seat, float] = field(default_factory=dict)
    """Dice that are in the air, from 0 to 1: they land one after the other in its second half; who is not in it: they lie."""
    landed: dict[Seat, int] = field(default_factory=dict)
    """How many dice of a throw have landed so far; who is not in it: all."""
    die: tuple[Seat, int, float] | None = None
    """A single die that is rolled again or turned: whose, its place, and from 0 to 1."""
    tier: int = -1
    """The outcome that is reached, 0 the lowest; -1 while nobody knows."""
    climb: float = 1.0
    """How far the light has climbed to it."""
    tilts: dict[Key, float] = field(default_factory=dict)
    """Items that are being tilted, or readied, from 0 to 1, by the key of the plate."""
    gone: dict[Key, float] = field(default_factory=dict)
    """Plates of what has just been spent or has just come, from 0 to 1."""
    turned: Turned | None = None
    trauma: Fallen | None = None
    struck: tuple[Seat, str, float] | None = None
    """Who is just hit by a Condition or rid of it, which one, and from 0 to 1."""
    walking: dict[Seat, Walk] = field(default_factory=dict)
    whose: Seat | None = None
    """Who does what is shown, if somebody does."""
    acts: Seat | None = None
    """Who did something last: whose stage is open where only one can be."""
    leaf: Event | None = None
    """What turns a page of the story over, which lies upon everything until it has been read."""

    def of(self, t: State, seat: Seat) -> int:
        """The Action Points of a Character that have been counted."""
        if seat in self.points:
            return self.points[seat]
        inquiry = t.inquiry
        return points(t, inquiry, seat) if inquiry is not None and inquiry.kind != "showdown" and seat in inquiry.parts else 0

    def dice(self, t: State, seat: Seat) -> tuple[int, int]:
        """How many dice of a Character have landed, and how many FISTs lie among them (with those that are no dice once all lie)."""
        part = t.inquiry.parts.get(seat) if t.inquiry is not None else None
        if part is None:
            return 0, 0
        lie = min(self.landed.get(seat, len(part.dice)), len(part.dice))
        return lie, sum(part.dice[:lie]) + (part.extra if lie == len(part.dice) else 0)

    def total(self, t: State) -> int:
        """The FISTs of all that can be seen."""
        return sum(self.dice(t, seat)[1] for seat in t.inquiry.parts) if t.inquiry is not None else 0

    def facet(self, seat: Seat) -> tuple[object, ...]:
        """Everything that moves on one stage, as a key for what is painted of it."""
        mine = [share for kind in (self.tilts, self.gone) for key, share in kind.items() if key[1] == seat]
        die = self.die if self.die is not None and self.die[0] == seat else None
        trauma = self.trauma if self.trauma is not None and self.trauma.seat == seat else None
        turned = self.turned if self.turned is not None and self.turned.seat == seat else None
        struck = self.struck if self.struck is not None and self.struck[0] == seat else None
        return (
            self.points.get(seat), self.flips.get(seat), self.throws.get(seat), self.landed.get(seat), die, trauma, turned, struck, *mine
        )  # fmt: skip

    @property
    def moves(self) -> bool:
        """Whether anything of it changes from frame to frame."""
        return bool(
            self.strikes or self.bleeds or self.opening < 1 or self.points or self.flips or self.throws or self.die or self.climb < 1
            or self.tilts or self.gone or self.turned or self.trauma or self.struck or self.walking
        )  # fmt: skip
