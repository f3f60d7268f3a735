"""What the killer does in public: moves, cards, barricades, searches, traits."""

from typing import ClassVar

from game.rules.engine.script import Event


class KillerAppeared(Event, frozen=True):
    """The killer shows himself; `card` is what he sneaked with."""

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
    """The killer sneaks; `place` is where he was seen last."""

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
    """The killer barricaded a door; `anew` is False where a barricade lay already."""

    rule: ClassVar[str] = "TS-049"
    door: str
    anew: bool


class BarricadeLifted(Event, frozen=True):
    """The killer took a barricade away, to use it elsewhere."""

    rule: ClassVar[str] = "TS-048"
    door: str


class BarricadeBroken(Event, frozen=True):
    """The killer broke through a barricade; `card` is what he was playing, "none" where he just walked."""

    rule: ClassVar[str] = "TS-045"
    door: str
    card: str = "none"


class BarricadeCleared(Event, frozen=True):
    """A survivor removed a barricade; nobody says who, but in Separate Ways, where `survivor` says it itself (TS-249)."""

    rule: ClassVar[str] = "TS-079"
    reveals: ClassVar[bool] = True
    door: str
    survivor: str = "nobody"


class Sensed(Event, frozen=True):
    """The killer sensed `places` (a `zone`, or "").

    `found` are the survivors that were named, `unnamed` those in the house who never are.
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
    """Survivors had to say where they are, each in turn."""

    rule: ClassVar[str] = "TS-189"
    reveals: ClassVar[bool] = True
    survivors: tuple[str, ...]
    places: tuple[str, ...]


class StrengthChanged(Event, frozen=True):
    """The killer's strength changed for a while; `why` is "ambush", "over", or "none" where what came before explains it."""

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
    """The killer shows the traits that he kept."""

    rule: ClassVar[str] = "TS-229"
    reveals: ClassVar[bool] = True
    traits: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """The killer used a trait, or it took effect by itself; he discarded `paid` cards for it."""

    rule: ClassVar[str] = "TS-231"
    reveals: ClassVar[bool] = True
    trait: str
    paid: int


class Taunted(Event, frozen=True):
    """The killer is taunted: he loses cards of his deck and draws one; nobody says by whom or where."""

    rule: ClassVar[str] = "TS-230"
    reveals: ClassVar[bool] = True
