"""Events of the castle: tiles, Monsters, Encounters, markers and Traps."""

from typing import ClassVar

from game.rules.engine.script import Event


class TileLaid(Event, frozen=True):
    """A tile was added to the dungeon; `index` is its position in the order of laying, `triangle` its colour."""

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
    """A Monster card left play without being destroyed, or was drawn without effect."""

    rule: ClassVar[str] = "CR-081"
    card: str


class MonsterPlaced(Event, frozen=True):
    """A Monster or Villain was placed on the board."""

    rule: ClassVar[str] = "CR-080"
    figure: str
    square: int
    hero: str


class MonsterActivated(Event, frozen=True):
    """A Monster, Villain or Trap was activated; `line` is the line of its script whose condition holds (0: none)."""

    rule: ClassVar[str] = "CR-145"
    figure: str
    line: int


class MonsterIdle(Event, frozen=True):
    """A Monster had nothing to do in its activation."""

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
    """An Encounter card was discarded without effect."""

    rule: ClassVar[str] = "CR-175"
    card: str


class EnvironmentChanged(Event, frozen=True):
    """An Environment ("" for none) replaced `old`."""

    rule: ClassVar[str] = "CR-164"
    card: str
    old: str


class MarkerPlaced(Event, frozen=True):
    """A marker was put on a tile."""

    rule: ClassVar[str] = "CR-167"
    card: str
    tile: int


class MarkerRemoved(Event, frozen=True):
    """A marker was removed from a tile."""

    rule: ClassVar[str] = "CR-172"
    card: str
    tile: int


class MarkerSpent(Event, frozen=True):
    """A marker was removed from a Monster or Villain."""

    rule: ClassVar[str] = "CR-160"
    figure: str
    marker: str


class TrapDisabled(Event, frozen=True):
    """A Hero rolled to disable a Trap."""

    rule: ClassVar[str] = "CR-053"
    hero: str
    card: str
    total: int
    success: bool
