"""Public Events of the killer: moves, cards, barricades, searches, traits."""

from typing import ClassVar

from game.rules.engine.script import Event


class KillerAppeared(Event, frozen=True):
    """The killer appeared; `card` is the one that he sneaked with."""

    rule: ClassVar[str] = "TS-161"
    reveals: ClassVar[bool] = True
    place: str
    card: str


class KillerMoved(Event, frozen=True):
    """The killer went from one location to the next."""

    rule: ClassVar[str] = "TS-169"
    origin: str
    place: str


class KillerHid(Event, frozen=True):
    """The killer began to sneak; `place` is his last known location."""

    rule: ClassVar[str] = "TS-210"
    card: str
    place: str


class CardPlayed(Event, frozen=True):
    """The killer played a card and paid `paid` others for it."""

    rule: ClassVar[str] = "TS-168"
    reveals: ClassVar[bool] = True
    card: str
    paid: int


class CardsPaid(Event, frozen=True):
    """The killer discarded `paid` cards for a permission of his level."""

    rule: ClassVar[str] = "TS-214"
    reveals: ClassVar[bool] = True
    paid: int
    law: str


class BarricadePlaced(Event, frozen=True):
    """The killer barricaded a door; `anew` is False if it was barricaded already."""

    rule: ClassVar[str] = "TS-049"
    door: str
    anew: bool


class BarricadeLifted(Event, frozen=True):
    """The killer removed a barricade to use it elsewhere."""

    rule: ClassVar[str] = "TS-048"
    door: str


class BarricadeBroken(Event, frozen=True):
    """The killer broke through a barricade; `card` is the one that he was playing, "none" for a basic move."""

    rule: ClassVar[str] = "TS-045"
    door: str
    card: str = "none"


class BarricadeCleared(Event, frozen=True):
    """A survivor removed a barricade; only in Separate Ways `survivor` is public (TS-249)."""

    rule: ClassVar[str] = "TS-079"
    reveals: ClassVar[bool] = True
    door: str
    survivor: str = "nobody"


class Sensed(Event, frozen=True):
    """The killer sensed `places` (a `zone`, or "").

    `found` are the survivors that were named, `unnamed` those in the house that are never named.
    """

    rule: ClassVar[str] = "TS-206"
    reveals: ClassVar[bool] = True
    places: tuple[str, ...]
    zone: str
    found: tuple[str, ...]
    unnamed: tuple[str, ...] = ()


class Searched(Event, frozen=True):
    """The killer searched his location; `found` are the survivors there."""

    rule: ClassVar[str] = "TS-206"
    reveals: ClassVar[bool] = True
    place: str
    found: tuple[str, ...]


class Revealed(Event, frozen=True):
    """Survivors revealed their locations, in turn."""

    rule: ClassVar[str] = "TS-189"
    reveals: ClassVar[bool] = True
    survivors: tuple[str, ...]
    places: tuple[str, ...]


class StrengthChanged(Event, frozen=True):
    """The killer's strength changed for a while; `why` is "ambush", "over", or "none" if the previous Event explains it."""

    rule: ClassVar[str] = "TS-037"
    strength: int
    why: str = "none"


class LevelGained(Event, frozen=True):
    """The killer reached a level."""

    rule: ClassVar[str] = "TS-181"
    reveals: ClassVar[bool] = True
    level: int
    strength: int


class TraitsShown(Event, frozen=True):
    """The killer showed the traits that he kept."""

    rule: ClassVar[str] = "TS-229"
    reveals: ClassVar[bool] = True
    traits: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """The killer used a trait, or it took effect automatically; he discarded `paid` cards for it."""

    rule: ClassVar[str] = "TS-231"
    reveals: ClassVar[bool] = True
    trait: str
    paid: int


class Taunted(Event, frozen=True):
    """The killer was taunted by an unknown survivor: he loses cards of his deck and draws one."""

    rule: ClassVar[str] = "TS-230"
    reveals: ClassVar[bool] = True
