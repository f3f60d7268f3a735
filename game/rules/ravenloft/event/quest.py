"""Events of adventures: the sun, tokens, objects, counters, loot."""

from typing import ClassVar

from game.rules.engine.script import Event


class SunMoved(Event, frozen=True):
    """The Sun token advanced; at `last` the sun has set."""

    rule: ClassVar[str] = "CR-215"
    space: int
    last: int


class ThingLaid(Event, frozen=True):
    """An object of the adventure that can be attacked was put on a square."""

    rule: ClassVar[str] = "CR-292"
    figure: str
    square: int


class ThingDestroyed(Event, frozen=True):
    """An object of the adventure was destroyed."""

    rule: ClassVar[str] = "CR-292"
    figure: str


class TokenPlaced(Event, frozen=True):
    """An adventure's token was put on a square."""

    rule: ClassVar[str] = "CR-215"
    token: str
    square: int


class TokenTaken(Event, frozen=True):
    """A Hero took an adventure's token."""

    rule: ClassVar[str] = "CR-215"
    hero: str
    token: str


class TokenTurned(Event, frozen=True):
    """A face-down token was turned over: `face` is its front."""

    rule: ClassVar[str] = "CR-210"
    reveals: ClassVar[bool] = True
    token: str
    face: str
    square: int


class TokenMoved(Event, frozen=True):
    """An adventure's token was moved to another square."""

    rule: ClassVar[str] = "CR-215"
    token: str
    origin: int
    square: int


class TokenRemoved(Event, frozen=True):
    """An adventure's token was removed from the board."""

    rule: ClassVar[str] = "CR-215"
    token: str
    square: int


class TokenDrawn(Event, frozen=True):
    """A token was drawn from a pool of face-down ones, for a Hero, or for the castle (`hero` is "")."""

    rule: ClassVar[str] = "CR-210"
    reveals: ClassVar[bool] = True
    hero: str
    pool: str
    token: str


class Counted(Event, frozen=True):
    """A counter of the adventure changed; it has an effect at `goal` (0: it has none)."""

    rule: ClassVar[str] = "CR-215"
    counter: str
    value: int
    goal: int


class HeroLeft(Event, frozen=True):
    """A Hero left the board for good: it "escaped" or was "lost"."""

    rule: ClassVar[str] = "CR-288"
    hero: str
    way: str


class FigureLeft(Event, frozen=True):
    """A Monster or Villain left the board without being destroyed: it "escaped", went as "mist", "sank" into its coffin, or "turned" back."""

    rule: ClassVar[str] = "CR-129"
    figure: str
    way: str


class LootKept(Event, frozen=True):
    """A Hero kept a drawn Blessing or Fortune unplayed, as loot."""

    rule: ClassVar[str] = "CR-019"
    hero: str
    card: str


class PowerGained(Event, frozen=True):
    """A Hero drew one of its unused Power cards."""

    rule: ClassVar[str] = "CR-019"
    reveals: ClassVar[bool] = True
    hero: str
    card: str


class MarkerGained(Event, frozen=True):
    """A marker was put on a Monster or Villain."""

    rule: ClassVar[str] = "CR-159"
    figure: str
    marker: str
