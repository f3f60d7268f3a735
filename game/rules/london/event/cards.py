"""Events of the cards and tokens of Characters."""

from typing import ClassVar

from game.rules.engine.script import Event


class _OfItem(Event, frozen=True):
    """The base class of Events about an Item of a Character."""

    seat: int
    item: str


class _OfCard(Event, frozen=True):
    """The base class of Events about a card of a Character."""

    seat: int
    card: str


class CardDrawn(_OfCard, frozen=True):
    """A Character drew a card of the Investigation deck."""

    rule: ClassVar[str] = "LD-115"
    reveals: ClassVar[bool] = True


class CardPlayed(_OfCard, frozen=True):
    """A Character played a card from the hand."""

    rule: ClassVar[str] = "LD-200"


class CardShown(_OfCard, frozen=True):
    """A card was shown and put back."""

    reveals: ClassVar[bool] = True


class CardDiscarded(_OfCard, frozen=True):
    """A card of the Investigation deck or of a hand left the game."""

    reveals: ClassVar[bool] = True


class PersonalityFlipped(_OfCard, frozen=True):
    """A Character flipped a Personality card."""

    rule: ClassVar[str] = "LD-145"
    reveals: ClassVar[bool] = True


class HandDealt(Event, frozen=True):
    """Cards were dealt to a Character's hand."""

    rule: ClassVar[str] = "LD-188"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class ConfidenceGained(Event, frozen=True):
    """Confidence cards were put on the Investigation deck."""

    rule: ClassVar[str] = "LD-154"
    count: int


class ItemUsed(_OfItem, frozen=True):
    """An Item was tilted for its Use."""

    rule: ClassVar[str] = "LD-125"


class ItemDepleted(_OfItem, frozen=True):
    """An Item was depleted."""

    rule: ClassVar[str] = "LD-125"


class ItemGained(_OfItem, frozen=True):
    """A Character gained an Item."""

    rule: ClassVar[str] = "LD-129"
    reveals: ClassVar[bool] = True


class ItemLost(_OfItem, frozen=True):
    """An Item was discarded without effect."""


class ItemReadied(_OfItem, frozen=True):
    """An Item was readied."""

    rule: ClassVar[str] = "LD-127"


class SupplyLaid(Event, frozen=True):
    """The Supply was filled; these are its Items."""

    rule: ClassVar[str] = "LD-129"
    reveals: ClassVar[bool] = True
    items: tuple[str, ...]


class VirtueSpent(Event, frozen=True):
    """A Virtue token was spent."""

    rule: ClassVar[str] = "LD-135"
    seat: int


class VirtueGained(Event, frozen=True):
    """A Character gained a Virtue token."""

    rule: ClassVar[str] = "LD-136"
    seat: int


class SecretGained(Event, frozen=True):
    """A Character gained one of Calypso's Secrets."""

    reveals: ClassVar[bool] = True
    seat: int
    secret: str


class SecretSpent(Event, frozen=True):
    """One of Calypso's Secrets was spent."""

    seat: int
    secret: str
