"""What the castle does: tiles, Monsters, Encounters, markers and Traps."""

from typing import ClassVar

from game.rules.engine.script import Event


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


class MarkerSpent(Event, frozen=True):
    """A marker left a Monster or Villain."""

    rule: ClassVar[str] = "CR-160"
    figure: str
    marker: str


class TrapDisabled(Event, frozen=True):
    """A disable roll was made."""

    rule: ClassVar[str] = "CR-053"
    hero: str
    card: str
    total: int
    success: bool
