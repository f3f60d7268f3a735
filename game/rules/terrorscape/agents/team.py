"""Evaluates a survivor's turn for the team: the value and risk of the last location, and of decoys."""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.agents.drive import Drive
from game.rules.terrorscape.agents.peril import Peril
from game.rules.terrorscape.harm import MOST_FEAR
from game.rules.terrorscape.state import Place
from game.rules.terrorscape.status import has_law, here

CROWD = 0.012
"""The cost of sharing a location with another survivor, because the killer can meet both."""
FRIGHT = (0.15, 0.35)
"""The probability that fear matters: in general, and within the killer's range."""
SCREAM = 0.6
"""The probability that a survivor with two fear tokens screams and is injured for it."""


class Deed(Struct, frozen=True):
    """A rated action: the answer, its value, its reason, and the last location."""

    choice: Choice
    value: float
    reason: str
    place: Place


class Team:
    """The evaluation of one survivor; `walking` if it is in the middle of a walk."""

    def __init__(self, ask: Ask, survivor: int, *, walking: bool = False) -> None:
        self.ask, self.t, self.survivor, self.walking = ask, ask.t, survivor, walking
        self.peril = Peril(ask.t, ask.belief, sly=ask.sly)
        self.drive = Drive(ask.t, self.peril)
        self.place = ask.t.team.places[survivor]
        self.name = ask.t.survivors[survivor].id

    def lured(self, place: Place, noises: Iterable[Place]) -> float:
        """The probability that the killer hears noise within his range at other locations."""
        quiet = 1.0
        for noise in noises:
            quiet *= 1 - self.peril.reach(noise) * (noise != place)
        return 1 - quiet

    def risk(self, place: Place, loud: float = 0.0, *, healed: int | None = None) -> float:
        """The cost of ending the turn at a location, with noise there of probability `loud`, and one survivor `healed`."""
        noises = [] if self.t.team.cracker else self.t.team.pending
        if place in noises:
            loud = 1.0
        if self.t.team.cracker:
            loud = 0.0
        company = [other for other in here(self.t, place) if other != self.survivor and self.t.team.acted[other]]
        found = self.peril.found(self.survivor, place, loud, self.lured(place, noises))
        return found * self.peril.cost(self.survivor, company, healed=healed) + self.peril.slain(place) + CROWD * len(company)

    @cached_property
    def dash(self) -> bool:
        """Whether this is the turn in which all go to the exit."""
        return self.drive.dash(self.survivor, walking=self.walking)

    def ending(self, place: Place, loud: float = 0.0, *, healed: int | None = None) -> float:
        """The value of ending the turn at a location."""
        if place == self.drive.exit and self.dash:
            return 0.5
        return self.drive.ahead(self.survivor, place) - self.risk(place, loud, healed=healed)

    def fright(self) -> float:
        """The value of removing fear, higher for a survivor that may soon be met, or injured because of its fear."""
        fear = self.t.survivors[self.survivor].fear
        if not fear:
            return 0.0
        soon = FRIGHT[0] + FRIGHT[1] * self.peril.reach(self.place)
        screams = SCREAM * (fear == MOST_FEAR) * has_law(self.t, "screams-wound")
        hit = self.peril.hit(self.survivor)
        return 0.004 * fear + (soon * self.peril.outlook.fright(self.survivor) + screams * soon + self.peril.drain) * hit

    def decoy(self, noise: Place, end: Place = "") -> float:
        """The value of noise at a location for the whole team; this survivor ends at `end`, by default at its location."""
        before = [] if self.t.team.cracker else self.t.team.pending
        if noise in before or self.t.team.cracker:
            return 0.0
        saved = 0.0
        for other, stands in enumerate(self.t.team.places):
            if not self.t.survivors[other].fate:
                place = end if end and other == self.survivor else stands
                now = self.peril.found(other, place, float(place in before), self.lured(place, before))
                loud = float(place in before or place == noise)
                then = self.peril.found(other, place, loud, self.lured(place, [*before, noise]))
                saved += (now - then) * self.peril.cost(other, [])
        return saved
