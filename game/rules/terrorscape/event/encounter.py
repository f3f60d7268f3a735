"""Events of encounters between the killer and survivors (TS-204)."""

from typing import ClassVar

from game.rules.engine.script import Event


class EncounterBegan(Event, frozen=True):
    """The killer met `survivors`; `fear` and `wound` are the effects of his levels on all of them."""

    rule: ClassVar[str] = "TS-122"
    place: str
    survivors: tuple[str, ...]
    fear: bool = False
    wound: bool = False


class DefenderNamed(Event, frozen=True):
    """The team picked the defender."""

    rule: ClassVar[str] = "TS-128"
    survivor: str


class ItemShown(Event, frozen=True):
    """The defender used an item."""

    rule: ClassVar[str] = "TS-131"
    reveals: ClassVar[bool] = True
    survivor: str
    item: str


class DiceRolled(Event, frozen=True):
    """The defence dice were rolled."""

    rule: ClassVar[str] = "TS-133"
    survivor: str
    dice: tuple[int, ...]


class TrapSprung(Event, frozen=True):
    """A trap was shown; it adds `plus`."""

    rule: ClassVar[str] = "TS-135"
    reveals: ClassVar[bool] = True
    place: str
    plus: int


class Defended(Event, frozen=True):
    """A defence was resolved: dice, bonus, total, the killer's strength, and the result."""

    rule: ClassVar[str] = "TS-137"
    survivor: str
    dice: int
    bonus: int
    total: int
    strength: int
    success: bool


class EncounterEnded(Event, frozen=True):
    """The encounter ended."""

    rule: ClassVar[str] = "TS-140"
    repelled: bool


class EncounterCalledOff(Event, frozen=True):
    """The killer called the encounter off to toy with his prey."""

    rule: ClassVar[str] = "TS-146"


class SlippedAway(Event, frozen=True):
    """Survivors left an encounter before it began, to unknown locations."""

    rule: ClassVar[str] = "TS-231"
    reveals: ClassVar[bool] = True
    survivors: tuple[str, ...]
