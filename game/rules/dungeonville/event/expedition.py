"""Events of expeditions: rooms, treasures, and the way out."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Secret


class Entered(Event, frozen=True):
    """A party entered its dungeon."""

    rule: ClassVar[str] = "DV-062"
    seat: int
    dungeon: str


class JesterDealt(Event, frozen=True):
    """The Jester drew an adventurer and took its letter; `drawn` is "" if no card was left."""

    rule: ClassVar[str] = "DV-095"
    reveals: ClassVar[bool] = True
    seat: int
    drawn: str
    letter: str


class OracleDrawn(Event, frozen=True):
    """The Jester drew the Oracle, which has no letter: another card is drawn."""

    rule: ClassVar[str] = "DV-096"
    reveals: ClassVar[bool] = True
    seat: int
    drawn: str


class Thawed(Event, frozen=True):
    """The Thaw Staff gave an adventurer the letter A."""

    rule: ClassVar[str] = "DV-156"
    seat: int
    adventurer: str


class Imitated(Event, frozen=True):
    """The Oracle took over the letter of another member."""

    rule: ClassVar[str] = "DV-098"
    seat: int
    adventurer: str
    letter: str


class RoomRevealed(Event, frozen=True):
    """A room was revealed; `danger` is the probability of a death, in percent, by public information."""

    rule: ClassVar[str] = "DV-065"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    room: str
    danger: int


class OrbBurned(Event, frozen=True):
    """The Ember Orb burned a room before its effect."""

    rule: ClassVar[str] = "DV-159"
    seat: int
    room: str


class RitesRead(Event, frozen=True):
    """The Last Rites Kit cancelled a death."""

    rule: ClassVar[str] = "DV-151"
    seat: int
    room: str


class Survived(Event, frozen=True):
    """No member of the party had the letter of the room."""

    rule: ClassVar[str] = "DV-066"
    seat: int
    room: str


class Perished(Event, frozen=True):
    """A room killed an adventurer."""

    rule: ClassVar[str] = "DV-066"
    seat: int
    adventurer: str
    room: str


class BloodSpilled(Event, frozen=True):
    """A wizard put an own blood token on the entrance of a dungeon."""

    rule: ClassVar[str] = "DV-067"
    seat: int
    dungeon: str


class TreasureTaken(Event, frozen=True):
    """The party took a room's gold or item."""

    rule: ClassVar[str] = "DV-070"
    seat: int
    room: str


class TreasureDropped(Event, frozen=True):
    """The party left a gold card behind."""

    rule: ClassVar[str] = "DV-071"
    seat: int
    room: str


class Peeked(Event, frozen=True):
    """A wizard looked at the next room, which only it knows."""

    rule: ClassVar[str] = "DV-153"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    room: Secret


class MapRead(Event, frozen=True):
    """The Trail Map was used to escape after a death."""

    rule: ClassVar[str] = "DV-157"
    seat: int


class Escaped(Event, frozen=True):
    """A party left its dungeon with these cards."""

    rule: ClassVar[str] = "DV-075"
    seat: int
    dungeon: str
    cards: tuple[str, ...]
    gold: int


class DungeonEmpty(Event, frozen=True):
    """A dungeon had no room left: the party escapes immediately."""

    rule: ClassVar[str] = "DV-078"
    seat: int
    dungeon: str


class PartyLost(Event, frozen=True):
    """A whole party was lost, and these treasures with it."""

    rule: ClassVar[str] = "DV-068"
    seat: int
    dungeon: str
    cards: tuple[str, ...]


class Collected(Event, frozen=True):
    """A wizard added what it brought out to its treasury."""

    rule: ClassVar[str] = "DV-089"
    seat: int
    cards: tuple[str, ...]
    gold: int
