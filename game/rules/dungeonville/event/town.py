"""Events of the town: recruiting, payments, the deed house."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Secret


class TownEmptied(Event, frozen=True):
    """The remaining adventurers left the town."""

    rule: ClassVar[str] = "DV-023"
    adventurers: tuple[str, ...]


class Arrived(Event, frozen=True):
    """An adventurer came to town, and all there were sorted again; `town` is the order from the Street up."""

    rule: ClassVar[str] = "DV-026"
    reveals: ClassVar[bool] = True
    adventurer: str
    town: tuple[str, ...]


class BloodTaken(Event, frozen=True):
    """A wizard took own blood tokens in hand, as money for the first round."""

    rule: ClassVar[str] = "DV-028"
    seat: int
    tokens: int


class BloodReturned(Event, frozen=True):
    """A wizard returned the blood tokens that it did not spend in the first round."""

    rule: ClassVar[str] = "DV-028"
    seat: int
    tokens: int


class Paid(Event, frozen=True):
    """A wizard paid `price` with these cards and `blood` tokens; `lost` is the overpayment."""

    rule: ClassVar[str] = "DV-034"
    seat: int
    price: int
    cards: tuple[str, ...]
    blood: int
    lost: int


class Recruited(Event, frozen=True):
    """A wizard recruited an adventurer from a place of the town."""

    rule: ClassVar[str] = "DV-030"
    seat: int
    adventurer: str
    place: str


class Dismissed(Event, frozen=True):
    """A wizard dismissed an adventurer to make room."""

    rule: ClassVar[str] = "DV-032"
    seat: int
    adventurer: str


class RecruitingPassed(Event, frozen=True):
    """A wizard passed in recruitment."""

    rule: ClassVar[str] = "DV-032"
    seat: int


class PartyDissolved(Event, frozen=True):
    """A party without any colour was dissolved."""

    rule: ClassVar[str] = "DV-094"
    seat: int
    adventurers: tuple[str, ...]


class DeedSwapped(Event, frozen=True):
    """A wizard exchanged its deed for that in a place (from 0) of the deed house, which only it knows (DV-112)."""

    rule: ClassVar[str] = "DV-090"
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    deed: Secret


class DeedKept(Event, frozen=True):
    """A wizard that could pay for another deed kept its own."""

    rule: ClassVar[str] = "DV-090"
    seat: int
