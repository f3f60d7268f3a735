"""Public Events of the survivors: fear, injuries, traits."""

from typing import ClassVar

from game.rules.engine.script import Event


class Healed(Event, frozen=True):
    """A survivor was healed."""

    rule: ClassVar[str] = "TS-193"
    reveals: ClassVar[bool] = True
    survivor: str


class FearLost(Event, frozen=True):
    """A survivor lost all fear tokens."""

    rule: ClassVar[str] = "TS-194"
    reveals: ClassVar[bool] = True
    survivor: str


class FearEased(Event, frozen=True):
    """A survivor lost one fear token; `tokens` are left."""

    rule: ClassVar[str] = "TS-194"
    reveals: ClassVar[bool] = True
    survivor: str
    tokens: int


class FearGained(Event, frozen=True):
    """A survivor gained a fear token."""

    rule: ClassVar[str] = "TS-050"
    reveals: ClassVar[bool] = True
    survivor: str
    tokens: int


class Screamed(Event, frozen=True):
    """A survivor with two fear tokens screamed."""

    rule: ClassVar[str] = "TS-092"
    reveals: ClassVar[bool] = True
    survivor: str
    place: str


class Injured(Event, frozen=True):
    """A survivor was injured."""

    rule: ClassVar[str] = "TS-041"
    reveals: ClassVar[bool] = True
    survivor: str


class Warded(Event, frozen=True):
    """An item prevented an injury; it was shown and discarded."""

    rule: ClassVar[str] = "TS-198"
    reveals: ClassVar[bool] = True
    survivor: str
    item: str


class Eliminated(Event, frozen=True):
    """A survivor was eliminated; `again` is True if a second injury caused it."""

    rule: ClassVar[str] = "TS-155"
    reveals: ClassVar[bool] = True
    survivor: str
    again: bool = False


class TraitShown(Event, frozen=True):
    """A trait of a survivor was revealed."""

    rule: ClassVar[str] = "TS-207"
    reveals: ClassVar[bool] = True
    survivor: str
    trait: str
