"""Events at the entrances: pawns, line-ups, fights."""

from typing import ClassVar

from game.rules.engine.script import Event


class PawnPlaced(Event, frozen=True):
    """A wizard chose a dungeon, which is final, because others choose by it (DV-041)."""

    rule: ClassVar[str] = "DV-040"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str


class FightBegan(Event, frozen=True):
    """A fight began between parties at an entrance."""

    rule: ClassVar[str] = "DV-044"
    dungeon: str
    seats: tuple[int, ...]


class LineupLaid(Event, frozen=True):
    """A wizard laid its fighters face down: their order is final (DV-047)."""

    rule: ClassVar[str] = "DV-046"
    reveals: ClassVar[bool] = True
    seat: int
    fighters: int


class SetRevealed(Event, frozen=True):
    """The fighters of a set (1 to 3) were turned over: `fighters` are in the order of `seats`.

    `strengths` are their ranks in this fight.
    """

    rule: ClassVar[str] = "DV-048"
    reveals: ClassVar[bool] = True
    number: int
    seats: tuple[int, ...]
    fighters: tuple[str, ...]
    strengths: tuple[int, ...]


class SetWon(Event, frozen=True):
    """An adventurer won its set."""

    rule: ClassVar[str] = "DV-049"
    number: int
    seat: int
    adventurer: str


class StoodAlone(Event, frozen=True):
    """An adventurer had no opponent in its set and survived."""

    rule: ClassVar[str] = "DV-060"
    number: int
    seat: int
    adventurer: str


class Defected(Event, frozen=True):
    """A beaten adventurer joined the winner's party."""

    rule: ClassVar[str] = "DV-050"
    adventurer: str
    seat: int
    to_seat: int


class Piped(Event, frozen=True):
    """The Piper's Flute made a beaten adventurer join the winner."""

    rule: ClassVar[str] = "DV-154"
    adventurer: str
    seat: int
    to_seat: int


class Shielded(Event, frozen=True):
    """The Pious Shield saved a beaten adventurer."""

    rule: ClassVar[str] = "DV-152"
    seat: int
    adventurer: str


class Slain(Event, frozen=True):
    """A beaten adventurer was killed."""

    rule: ClassVar[str] = "DV-051"
    seat: int
    adventurer: str


class BloodWon(Event, frozen=True):
    """The winner of a set took a blood token of `owner_seat` into its graveyard."""

    rule: ClassVar[str] = "DV-052"
    seat: int
    owner_seat: int


class LineupTurned(Event, frozen=True):
    """A wizard exchanged its second and third fighter with the Open-Hand Scroll."""

    rule: ClassVar[str] = "DV-158"
    seat: int


class LineupKept(Event, frozen=True):
    """A wizard kept the order of its second and third fighter."""

    rule: ClassVar[str] = "DV-158"
    seat: int


class FightWon(Event, frozen=True):
    """A party won the entrance.

    `seats` and `survivors` are the counts of all, `decided` the adventurer whose strength broke a tie, or "".
    """

    rule: ClassVar[str] = "DV-055"
    dungeon: str
    seat: int
    seats: tuple[int, ...]
    survivors: tuple[int, ...]
    decided: str


class FightDrawn(Event, frozen=True):
    """A fight ended without survivors."""

    rule: ClassVar[str] = "DV-059"
    dungeon: str


class WentHome(Event, frozen=True):
    """A party that lost the entrance went home."""

    rule: ClassVar[str] = "DV-057"
    seat: int
    dungeon: str
