"""Events of investigations: icons, dice, and results."""

from typing import ClassVar

from game.rules.engine.script import Event


class InvestigationBegan(Event, frozen=True):
    """Characters began to investigate a card."""

    rule: ClassVar[str] = "LD-097"
    place: str
    card: str
    seats: tuple[int, ...]


class AllySacrificed(Event, frozen=True):
    """An Ally was discarded for the effect."""

    rule: ClassVar[str] = "LD-232"
    seat: int
    ally: str


class IconsAdded(Event, frozen=True):
    """A Character added icons to this investigation."""

    rule: ClassVar[str] = "LD-114"
    seat: int
    icons: tuple[str, ...]


class DreadSolved(Event, frozen=True):
    """A Dread or Goon card was solved: it was put on the Investigation deck."""

    rule: ClassVar[str] = "LD-112"
    place: str
    card: str
    points: int


class DreadFailed(Event, frozen=True):
    """The Action Points did not suffice: the card stays."""

    rule: ClassVar[str] = "LD-113"
    place: str
    card: str
    points: int


class TraumaCancelled(Event, frozen=True):
    """A Trauma just flipped counts as a card without icons."""

    seat: int


class TraumaRolled(Event, frozen=True):
    """The Trauma die was rolled."""

    rule: ClassVar[str] = "LD-161"
    reveals: ClassVar[bool] = True
    seat: int
    face: str


class Ignored(Event, frozen=True):
    """A die result, a Condition or a penalty was cancelled for a Character."""

    seat: int
    what: str


class DiceRolled(Event, frozen=True):
    """A Character rolled Action dice; True is a FIST."""

    rule: ClassVar[str] = "LD-009"
    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[bool, ...]


class DieTurned(Event, frozen=True):
    """A die was rerolled or turned."""

    rule: ClassVar[str] = "LD-134"
    seat: int
    number: int
    fist: bool


class FistAdded(Event, frozen=True):
    """FISTs that are no dice were added."""

    seat: int
    count: int


class PlotResolved(Event, frozen=True):
    """A Plot card was investigated: the total of FISTs, and the tier from 0."""

    rule: ClassVar[str] = "LD-150"
    card: str
    place: str
    fists: int
    tier: int


class ConditionGained(Event, frozen=True):
    """A Character became Injured or Unhinged."""

    rule: ClassVar[str] = "LD-162"
    seat: int
    condition: str


class ConditionDoubled(Event, frozen=True):
    """A Character received a second Condition of the same kind: Dread rises instead."""

    rule: ClassVar[str] = "LD-163"
    seat: int
    condition: str


class ConditionLost(Event, frozen=True):
    """A Condition of a Character was discarded."""

    rule: ClassVar[str] = "LD-169"
    seat: int
    condition: str


class Defeated(Event, frozen=True):
    """A Character was Defeated."""

    rule: ClassVar[str] = "LD-165"
    seat: int
