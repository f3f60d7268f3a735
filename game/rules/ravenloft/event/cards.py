"""Events of cards: Powers, Treasures, experience, decks."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Secret


class CardUsed(Event, frozen=True):
    """A Hero uses a Power card or an Item."""

    rule: ClassVar[str] = "CR-051"
    opens: ClassVar[bool] = True
    hero: str
    card: str


class CardTurned(Event, frozen=True):
    """A Power card was turned face `up` (ready) or face down (used)."""

    rule: ClassVar[str] = "CR-104"
    opens: ClassVar[bool] = True
    hero: str
    card: str
    up: bool


class TreasureDrawn(Event, frozen=True):
    """A Treasure card was drawn by a Hero."""

    rule: ClassVar[str] = "CR-180"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class ItemGained(Event, frozen=True):
    """A Hero gained an Item."""

    rule: ClassVar[str] = "CR-182"
    hero: str
    card: str


class TreasureDiscarded(Event, frozen=True):
    """A Treasure card of a Hero ("" for none) was discarded; `vain` if it was drawn and could have no effect."""

    rule: ClassVar[str] = "CR-185"
    opens: ClassVar[bool] = True
    hero: str
    card: str
    vain: bool = False


class ExperienceGained(Event, frozen=True):
    """A card went to the experience pile."""

    rule: ClassVar[str] = "CR-192"
    card: str
    xp: int


class ExperienceSpent(Event, frozen=True):
    """Cards left the experience pile; the surplus is lost."""

    rule: ClassVar[str] = "CR-194"
    cards: tuple[str, ...]
    xp: int


class LevelGained(Event, frozen=True):
    """A Hero reached the 2nd level."""

    rule: ClassVar[str] = "CR-198"
    hero: str
    card: str


class CardsSeen(Event, frozen=True):
    """A Hero's player looked at cards of a deck; others see only their number."""

    rule: ClassVar[str] = "CR-211"
    reveals: ClassVar[bool] = True
    hero: str
    deck: str
    cards: tuple[Secret, ...]


class CardsArranged(Event, frozen=True):
    """The cards looked at were put back in an order of the player's choice."""

    rule: ClassVar[str] = "CR-211"
    hero: str
    deck: str


class DrawReplaced(Event, frozen=True):
    """A card on a deck was discarded instead of a draw."""

    rule: ClassVar[str] = "CR-188"
    deck: str
    card: str


class DeckShuffled(Event, frozen=True):
    """A discard pile was shuffled into a new deck."""

    rule: ClassVar[str] = "CR-154"
    reveals: ClassVar[bool] = True
    deck: str


class DeckEmpty(Event, frozen=True):
    """A deck and its discard pile were empty when a card should be drawn."""

    rule: ClassVar[str] = "CR-085"
    deck: str
