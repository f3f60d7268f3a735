"""The Choices of Terrorscape, named by imperatives."""

from functools import cache

from game.rules.engine.script import Choice, Done


class Walk(Choice, frozen=True):
    """Go to the adjacent location `to`."""

    to: str


class Creep(Choice, frozen=True):
    """Sneak on to the adjacent location `to`."""

    to: str


class TakePassage(Choice, frozen=True):
    """Go through the secret passage to `to`."""

    to: str


class Calm(Choice, frozen=True):
    """Remove all own fear tokens."""


class Clear(Choice, frozen=True):
    """Remove the barricade from a door."""

    door: str


class Repair(Choice, frozen=True):
    """Repair the radio."""


class Rummage(Choice, frozen=True):
    """Draw a card of the search deck."""


class Use(Choice, frozen=True):
    """Use an item."""

    item: str


class Exert(Choice, frozen=True):
    """Use the survivor's own special ability."""

    ability: str


class Trade(Choice, frozen=True):
    """Trade with a survivor at the same location."""

    partner: str


class Hand(Choice, frozen=True):
    """Hand over an item in a trade."""

    item: str


class Take(Choice, frozen=True):
    """Take a card."""

    item: str


class Drop(Choice, frozen=True):
    """Discard an item."""

    item: str


class Name(Choice, frozen=True):
    """Name a survivor."""

    survivor: str


class Spot(Choice, frozen=True):
    """Pick a location."""

    place: str


class Play(Choice, frozen=True):
    """Play an ability card."""

    card: str


class Pay(Choice, frozen=True):
    """Discard a card of the hand."""

    card: str


class Seek(Choice, frozen=True):
    """SEARCH the own location."""


class Bar(Choice, frozen=True):
    """BARRICADE a door."""

    door: str


class Lift(Choice, frozen=True):
    """Take a barricade from a door to use it elsewhere."""

    door: str


class PickZone(Choice, frozen=True):
    """Pick a zone."""

    zone: str


class PickPair(Choice, frozen=True):
    """Pick two adjacent locations."""

    first: str
    second: str


class Accept(Choice, frozen=True):
    """Say yes."""


class Estimate(Choice, frozen=True):
    """Set the private counter of the repair's progress."""

    progress: int


class PickTrait(Choice, frozen=True):
    """Keep a trait."""

    trait: str


class UseTrait(Choice, frozen=True):
    """Use a trait."""

    trait: str


class UsePlan(Choice, frozen=True):
    """Use a fulfilled plan."""

    plan: str


class Advance(Choice, frozen=True):
    """Put the plan token on the next requirement of a plan."""

    plan: str


class Loot(Choice, frozen=True):
    """Take something from an eliminated survivor."""

    victim: str
    item: str


walk = cache(Walk)
use_of = cache(Use)
trade_with = cache(Trade)
CALM, REPAIR, RUMMAGE, SEEK, DONE = Calm(), Repair(), Rummage(), Seek(), Done()
"""Shared instances, because the same choices are created thousands of times."""

CHOICES: tuple[type[Choice], ...] = (
    Walk, Creep, TakePassage, Calm, Clear, Repair, Rummage, Use, Exert, Trade, Hand, Take, Drop, Name, Spot, Play, Pay, Seek, Bar,
    Lift, PickZone, PickPair, Accept, Estimate, PickTrait, UseTrait, UsePlan, Advance, Loot, Done,
)  # fmt: skip
