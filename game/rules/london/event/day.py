"""Events of the Story Phase outside investigations: hours, moves, Dread, the end of Chapters."""

from typing import ClassVar

from game.rules.engine.script import Event


class HourStruck(Event, frozen=True):
    """The Action marker moved to a slot, 0 to 11."""

    rule: ClassVar[str] = "LD-091"
    turns: ClassVar[bool] = True
    counted: ClassVar[bool] = True
    slot: int


class ArrowTurned(Event, frozen=True):
    """An arrow was turned in the Story Phase."""

    rule: ClassVar[str] = "LD-100"
    seat: int
    slot: int
    token: str


class Moved(Event, frozen=True):
    """A Character moved as its clock says."""

    rule: ClassVar[str] = "LD-092"
    seat: int
    place: str


class Befriended(Event, frozen=True):
    """A Character took an Ally, and dismissed another one (`dismissed`) for it."""

    rule: ClassVar[str] = "LD-230"
    seat: int
    ally: str
    dismissed: str


class WalkedAway(Event, frozen=True):
    """The Characters walked away from a card."""

    rule: ClassVar[str] = "LD-119"
    place: str
    card: str


class GoonPlaced(Event, frozen=True):
    """A Goon was placed in the Streets of an Area."""

    reveals: ClassVar[bool] = True
    area: str
    goon: str


class DreadChanged(Event, frozen=True):
    """The Dread Track moved by `change` to `dread`; `why` is the cause."""

    rule: ClassVar[str] = "LD-173"
    change: int
    dread: int
    why: str


class AntagonistRevealed(Event, frozen=True):
    """The Antagonist was turned face up."""

    rule: ClassVar[str] = "LD-030"
    reveals: ClassVar[bool] = True
    antagonist: str


class SegmentEnded(Event, frozen=True):
    """A Time Segment ended: 0 the Morning, 1 the Day, 2 the Night."""

    rule: ClassVar[str] = "LD-143"
    segment: int


class ChapterEnded(Event, frozen=True):
    """The Chapter ended."""

    rule: ClassVar[str] = "LD-170"
    chapter: int


class RespiteTaken(Event, frozen=True):
    """The Characters had their rest between two Chapters."""
