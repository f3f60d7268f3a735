"""Events of Heroes and Monsters: moves, attacks, damage, Conditions."""

from typing import ClassVar

from game.rules.engine.script import Event


class Walked(Event, frozen=True):
    """A Hero walked along `path`, its first square included."""

    rule: ClassVar[str] = "CR-056"
    figure: str
    path: tuple[int, ...]
    squares: int


class Relocated(Event, frozen=True):
    """A figure was placed on another square, regardless of walls and distance, or off the board (`square` None)."""

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
    """The die was rolled for `figure` (a Hero, a Monster or a card); `purpose` is the reason."""

    rule: ClassVar[str] = "CR-003"
    figure: str
    purpose: str
    face: int


class Attacked(Event, frozen=True):
    """An attack roll was compared with an AC: the natural face, the total, and whether it hit."""

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
    """A Hero fell to 0 Hit Points."""

    rule: ClassVar[str] = "CR-132"
    hero: str


class HeroRose(Event, frozen=True):
    """A fallen Hero has Hit Points again."""

    rule: ClassVar[str] = "CR-135"
    hero: str


class SurgeUsed(Event, frozen=True):
    """A Healing Surge token was spent; `left` remain."""

    rule: ClassVar[str] = "CR-136"
    hero: str
    left: int


class ConditionGained(Event, frozen=True):
    """A Hero became Slowed or Immobilized."""

    rule: ClassVar[str] = "CR-070"
    hero: str
    condition: str


class ConditionEnded(Event, frozen=True):
    """A Condition of a Hero ended."""

    rule: ClassVar[str] = "CR-071"
    hero: str
    condition: str


class BonusGained(Event, frozen=True):
    """A lasting effect began for some Heroes."""

    rule: ClassVar[str] = "CR-049"
    card: str
    heroes: tuple[str, ...]


class BonusEnded(Event, frozen=True):
    """A lasting effect ended."""

    rule: ClassVar[str] = "CR-048"
    card: str
