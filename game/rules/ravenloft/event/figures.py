"""What happens to Heroes and Monsters: moves, attacks, damage, conditions."""

from typing import ClassVar

from game.rules.engine.script import Event


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


class BonusGained(Event, frozen=True):
    """A lasting effect came into force for some Heroes."""

    rule: ClassVar[str] = "CR-049"
    card: str
    heroes: tuple[str, ...]


class BonusEnded(Event, frozen=True):
    """A lasting effect ended."""

    rule: ClassVar[str] = "CR-048"
    card: str
