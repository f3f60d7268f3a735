"""The Choices of Terrorscape, named by imperatives."""

from functools import cache
from typing import Annotated

from game.rules.engine.reference import refers_to
from game.rules.engine.script import Choice, Done
from game.rules.terrorscape.state import AbilityId, Door, ItemId, Place, PlanId

SurvivorId = Annotated[str, refers_to("survivor")]


class Walk(Choice, frozen=True):
    """Go to the adjacent location `to`."""

    to: Place


class Creep(Choice, frozen=True):
    """Sneak on to the adjacent location `to`."""

    to: Place


class TakePassage(Choice, frozen=True):
    """Go through the secret passage to `to`."""

    to: Place


class Calm(Choice, frozen=True):
    """Remove all own fear tokens."""


class Clear(Choice, frozen=True):
    """Remove the barricade from a door."""

    door: Door


class Repair(Choice, frozen=True):
    """Repair the radio."""


class Rummage(Choice, frozen=True):
    """Draw a card of the search deck."""


class Use(Choice, frozen=True):
    """Use an item."""

    item: ItemId


class Exert(Choice, frozen=True):
    """Use the survivor's own special ability."""

    ability: Annotated[str, refers_to("special")]


class Trade(Choice, frozen=True):
    """Trade with a survivor at the same location."""

    partner: SurvivorId


class Hand(Choice, frozen=True):
    """Hand over an item in a trade."""

    item: ItemId


class Take(Choice, frozen=True):
    """Take a card."""

    item: ItemId


class Drop(Choice, frozen=True):
    """Discard an item."""

    item: ItemId


class Name(Choice, frozen=True):
    """Name a survivor."""

    survivor: SurvivorId


class Spot(Choice, frozen=True):
    """Pick a location."""

    place: Place


class Play(Choice, frozen=True):
    """Play an ability card."""

    card: AbilityId


class Pay(Choice, frozen=True):
    """Discard a card of the hand."""

    card: AbilityId


class Seek(Choice, frozen=True):
    """SEARCH the own location."""


class Bar(Choice, frozen=True):
    """BARRICADE a door."""

    door: Door


class Lift(Choice, frozen=True):
    """Take a barricade from a door to use it elsewhere."""

    door: Door


class PickZone(Choice, frozen=True):
    """Pick a zone."""

    zone: Annotated[str, refers_to("zone")]


class PickPair(Choice, frozen=True):
    """Pick two adjacent locations."""

    first: Place
    second: Place


class Accept(Choice, frozen=True):
    """Say yes."""


class Estimate(Choice, frozen=True):
    """Set the private counter of the repair's progress."""

    progress: Annotated[int, refers_to("progress")]


class PickTrait(Choice, frozen=True):
    """Keep a trait."""

    trait: Annotated[str, refers_to("any-trait")]


class UseTrait(Choice, frozen=True):
    """Use a trait."""

    trait: Annotated[str, refers_to("any-trait")]


class UsePlan(Choice, frozen=True):
    """Use a fulfilled plan."""

    plan: PlanId


class Advance(Choice, frozen=True):
    """Put the plan token on the next requirement of a plan."""

    plan: PlanId


class Loot(Choice, frozen=True):
    """Take something from an eliminated survivor."""

    victim: SurvivorId
    item: ItemId


walk = cache(Walk)
use_of = cache(Use)
trade_with = cache(Trade)
CALM, REPAIR, RUMMAGE, SEEK, DONE = Calm(), Repair(), Rummage(), Seek(), Done()
"""Shared instances, because the same choices are created thousands of times."""

CHOICES: tuple[type[Choice], ...] = (
    Walk, Creep, TakePassage, Calm, Clear, Repair, Rummage, Use, Exert, Trade, Hand, Take, Drop, Name, Spot, Play, Pay, Seek, Bar,
    Lift, PickZone, PickPair, Accept, Estimate, PickTrait, UseTrait, UsePlan, Advance, Loot, Done,
)  # fmt: skip
