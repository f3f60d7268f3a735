"""Everything that can happen in Castle Ravenloft, as past participles. Figures, cards and tiles are named by their ids."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Secret
from game.rules.ravenloft.event_quest import *  # noqa: F403 - one page of Events for all who read them


class AdventureBegan(Event, frozen=True):
    """The night begins."""

    rule: ClassVar[str] = "CR-009"
    adventure: str


class TurnBegan(Event, frozen=True):
    """A Hero's turn begins; `number` counts all turns."""

    rule: ClassVar[str] = "CR-042"
    turns: ClassVar[bool] = True
    hero: str
    number: int


class PhaseBegan(Event, frozen=True):
    """The Hero, Exploration or Villain Phase begins ("hero", "explore", "villain")."""

    rule: ClassVar[str] = "CR-042"
    hero: str
    phase: str


class Walked(Event, frozen=True):
    """A Hero walked along `path`, its first square included."""

    rule: ClassVar[str] = "CR-056"
    figure: str
    path: tuple[int, ...]
    squares: int


class Relocated(Event, frozen=True):
    """A figure was placed elsewhere, walls and distance notwithstanding; `square` None takes it off the board."""

    rule: ClassVar[str] = "CR-066"
    figure: str
    origin: int | None
    square: int | None


class MonsterMoved(Event, frozen=True):
    """A Monster or Villain moved by its script."""

    rule: ClassVar[str] = "CR-146"
    figure: str
    origin: int
    square: int


class DieRolled(Event, frozen=True):
    """The die fell for `figure` (a Hero, a Monster or a card); `purpose` says why."""

    rule: ClassVar[str] = "CR-003"
    figure: str
    purpose: str
    face: int


class Attacked(Event, frozen=True):
    """One attack roll was compared with an AC: natural face, everything added, and the verdict."""

    rule: ClassVar[str] = "CR-114"
    attacker: str
    card: str
    target: str
    face: int
    bonus: int
    total: int
    ac: int
    hit: bool


class AttackFoiled(Event, frozen=True):
    """A reaction turned a hit into a miss."""

    rule: ClassVar[str] = "CR-106"
    attacker: str
    target: str
    card: str


class Damaged(Event, frozen=True):
    """A figure took damage; `left` are its Hit Points now."""

    rule: ClassVar[str] = "CR-119"
    figure: str
    amount: int
    left: int
    cause: str


class Healed(Event, frozen=True):
    """A figure regained Hit Points; `left` are its Hit Points now."""

    rule: ClassVar[str] = "CR-120"
    figure: str
    amount: int
    left: int
    cause: str


class HeroFell(Event, frozen=True):
    """A Hero is at 0 Hit Points."""

    rule: ClassVar[str] = "CR-132"
    hero: str


class HeroRose(Event, frozen=True):
    """A fallen Hero stands again."""

    rule: ClassVar[str] = "CR-135"
    hero: str


class SurgeUsed(Event, frozen=True):
    """A Healing Surge token was spent; `left` remain."""

    rule: ClassVar[str] = "CR-136"
    hero: str
    left: int


class ConditionGained(Event, frozen=True):
    """A Hero is Slowed or Immobilized."""

    rule: ClassVar[str] = "CR-070"
    hero: str
    condition: str


class ConditionEnded(Event, frozen=True):
    """A Condition left a Hero."""

    rule: ClassVar[str] = "CR-071"
    hero: str
    condition: str


class CardUsed(Event, frozen=True):
    """A Hero uses a Power card or an Item."""

    rule: ClassVar[str] = "CR-051"
    hero: str
    card: str


class CardTurned(Event, frozen=True):
    """A Power card was turned: `up` is ready again, otherwise used."""

    rule: ClassVar[str] = "CR-104"
    hero: str
    card: str
    up: bool


class BonusGained(Event, frozen=True):
    """A lasting effect came into force for some Heroes."""

    rule: ClassVar[str] = "CR-049"
    card: str
    heroes: tuple[str, ...]


class BonusEnded(Event, frozen=True):
    """A lasting effect ended."""

    rule: ClassVar[str] = "CR-048"
    card: str


class TileLaid(Event, frozen=True):
    """A tile was added to the dungeon; `index` is its place in the order of laying, `triangle` its colour."""

    rule: ClassVar[str] = "CR-078"
    reveals: ClassVar[bool] = True
    tile: str
    index: int
    triangle: str


class TileReturned(Event, frozen=True):
    """A tile that would close the dungeon went under the stack."""

    rule: ClassVar[str] = "CR-293"
    reveals: ClassVar[bool] = True
    tile: str


class MonsterDrawn(Event, frozen=True):
    """A Monster card was drawn for a Hero."""

    rule: ClassVar[str] = "CR-080"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class MonsterDiscarded(Event, frozen=True):
    """A Monster card left play without being destroyed, or was drawn in vain."""

    rule: ClassVar[str] = "CR-081"
    card: str


class MonsterPlaced(Event, frozen=True):
    """A Monster or Villain came onto the table."""

    rule: ClassVar[str] = "CR-080"
    figure: str
    square: int
    hero: str


class MonsterActivated(Event, frozen=True):
    """A Monster, Villain or Trap acts; `line` is the line of its script that holds (0: none)."""

    rule: ClassVar[str] = "CR-145"
    figure: str
    line: int


class MonsterIdle(Event, frozen=True):
    """A Monster finds nothing to do."""

    rule: ClassVar[str] = "CR-152"
    figure: str


class MonsterSlept(Event, frozen=True):
    """A card cancelled a Monster's activation."""

    rule: ClassVar[str] = "CR-189"
    figure: str
    card: str


class MonsterDestroyed(Event, frozen=True):
    """A Monster or Villain was defeated; `by` is a Hero or empty."""

    rule: ClassVar[str] = "CR-123"
    figure: str
    by: str
    xp: int


class EncounterDrawn(Event, frozen=True):
    """An Encounter card was drawn."""

    rule: ClassVar[str] = "CR-161"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class EncounterCancelled(Event, frozen=True):
    """An Encounter card was cancelled by experience or by a card."""

    rule: ClassVar[str] = "CR-193"
    card: str
    by: str


class EncounterDiscarded(Event, frozen=True):
    """An Encounter card had no effect and was put away."""

    rule: ClassVar[str] = "CR-175"
    card: str


class EnvironmentChanged(Event, frozen=True):
    """An Environment came into force ("" is none); `old` was replaced."""

    rule: ClassVar[str] = "CR-164"
    card: str
    old: str


class MarkerPlaced(Event, frozen=True):
    """A marker was laid on a tile."""

    rule: ClassVar[str] = "CR-167"
    card: str
    tile: int


class MarkerRemoved(Event, frozen=True):
    """A marker was taken off a tile."""

    rule: ClassVar[str] = "CR-172"
    card: str
    tile: int


class TrapDisabled(Event, frozen=True):
    """A disable roll was made."""

    rule: ClassVar[str] = "CR-053"
    hero: str
    card: str
    total: int
    success: bool


class TreasureDrawn(Event, frozen=True):
    """A Treasure card was drawn by a Hero."""

    rule: ClassVar[str] = "CR-180"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class ItemGained(Event, frozen=True):
    """An Item now lies in front of a Hero."""

    rule: ClassVar[str] = "CR-182"
    hero: str
    card: str


class TreasureDiscarded(Event, frozen=True):
    """A Treasure card was discarded by a Hero ("" if it lay in front of none); `vain` if it was drawn and there was nothing for it to do."""

    rule: ClassVar[str] = "CR-185"
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
    """A Hero became 2nd level."""

    rule: ClassVar[str] = "CR-198"
    hero: str
    card: str


class CardsSeen(Event, frozen=True):
    """A Hero's player looked at cards of a deck; others see only how many."""

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
    """A card lying on a deck was discarded instead of a draw."""

    rule: ClassVar[str] = "CR-188"
    deck: str
    card: str


class DeckShuffled(Event, frozen=True):
    """A discard pile was shuffled into a new deck."""

    rule: ClassVar[str] = "CR-154"
    reveals: ClassVar[bool] = True
    deck: str


class DeckEmpty(Event, frozen=True):
    """Nothing was left to draw."""

    rule: ClassVar[str] = "CR-085"
    deck: str


class MarkerSpent(Event, frozen=True):
    """A marker left a Monster or Villain."""

    rule: ClassVar[str] = "CR-160"
    figure: str
    marker: str


class TurnEnded(Event, frozen=True):
    """A Hero's turn is over."""

    rule: ClassVar[str] = "CR-098"
    hero: str


class Won(Event, frozen=True):
    """The Heroes have won; `reason` is a message id."""

    rule: ClassVar[str] = "CR-213"
    reason: str


class Lost(Event, frozen=True):
    """The castle has won; `reason` is a message id."""

    rule: ClassVar[str] = "CR-214"
    reason: str


EVENTS: tuple[type[Event], ...] = tuple(
    kind for kind in tuple(globals().values()) if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
