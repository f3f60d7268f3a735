"""What everybody can count at the table: whose blood is where, which rooms are left, who has died, where a card is (DV-108)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import letter_of, next_rooms, risk_of, unseen_rooms
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS, rooms_of
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat

ITEM = ""
"""The key under which rooms without a letter are counted."""

# ------------------------------------------------------------------ blood


class Supply(NamedTuple):
    """Where a wizard's own blood is: in the supply (at least 0, DV-105), in hand as money, on dungeons, in other graveyards."""

    left: int
    hand: int
    dungeons: dict[DungeonId, int]
    graves: dict[Seat, int]


def supply(t: State, seat: Seat) -> Supply:
    """Count the blood of a wizard (DV-009)."""
    dungeons = {dungeon: counts[seat] for dungeon, counts in t.blood.items() if counts[seat]}
    graves = {other: one.graveyard[seat] for other, one in enumerate(t.wizards) if one.graveyard[seat]}
    hand = t.wizards[seat].blood
    return Supply(max(0, NUMBERS.supply - hand - sum(dungeons.values()) - sum(graves.values())), hand, dungeons, graves)


# ------------------------------------------------------------------ rooms and letters


class Chance(NamedTuple):
    """A letter in a dungeon, and the chance that the next room has it, 0 to 1; None if it is decided at the entrance."""

    letter: str
    dungeon: DungeonId
    share: float | None


def chances(t: State, adventurer: AdventurerId) -> list[Chance]:
    """For each dungeon the letter of an adventurer, and the chance that the next room kills it (DV-042, DV-066)."""
    found = [(letter_of(t, adventurer, dungeon), dungeon) for dungeon in t.rooms]
    return [
        Chance(letter, dungeon, risk_of(t, 0, adventurer, dungeon) if letter in SURVIVAL else None) for letter, dungeon in found
    ]


def left(t: State, dungeon: DungeonId) -> Counter[str]:
    """How many rooms with each letter may come next, and how many items (DV-077)."""
    return Counter(ROOMS[room].letter or ITEM for room in next_rooms(t, dungeon))


def printed(dungeon: DungeonId) -> Counter[str]:
    """How many rooms with each letter a dungeon has in all, and how many items (DV-004)."""
    return Counter(ROOMS[room].letter or ITEM for room in rooms_of(dungeon))


def seen_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """The rooms of a dungeon that are face up somewhere, in the order of the table."""
    hidden = {*unseen_rooms(t, dungeon)} if t.rooms[dungeon] else set[RoomId]()
    return [room for room in rooms_of(dungeon) if room not in hidden]


# ------------------------------------------------------------------ where things are


def party_of(t: State, adventurer: AdventurerId) -> Seat | None:
    """The wizard whose party an adventurer is in."""
    return next((seat for seat, one in enumerate(t.wizards) if adventurer in one.party), None)


def owner_of(t: State, room: RoomId) -> Seat | None:
    """The wizard who has a room card, at home or on an expedition."""
    if t.trip is not None and room in (*t.trip.carried, t.trip.room):
        return t.trip.seat
    return next((seat for seat, one in enumerate(t.wizards) if room in (*one.treasury, *one.haul)), None)


# ------------------------------------------------------------------ the dead


class Death(NamedTuple):
    """A death: whose party member, and where; `room` is "" for one who fell in a fight."""

    adventurer: AdventurerId
    seat: Seat
    dungeon: DungeonId
    room: RoomId
    round: int


@dataclass(frozen=True)
class DeathLog:
    """All deaths so far; `dungeon` and `round` are the current ones."""

    deaths: tuple[Death, ...] = ()
    dungeon: DungeonId = ""
    round: int = 0


def fold(death_log: DeathLog, happened: Event) -> DeathLog:
    """The deaths after a public Event."""
    match happened:
        case event.RoundBegan(number):
            return replace(death_log, round=number)
        case event.FightBegan(dungeon) | event.Entered(_, dungeon):
            return replace(death_log, dungeon=dungeon)
        case event.Slain(seat, adventurer):
            return _with(death_log, seat, adventurer, "")
        case event.Perished(seat, adventurer, room):
            return _with(death_log, seat, adventurer, room)
    return death_log


def _with(death_log: DeathLog, seat: Seat, adventurer: AdventurerId, room: RoomId) -> DeathLog:
    return replace(death_log, deaths=(*death_log.deaths, Death(adventurer, seat, death_log.dungeon, room, death_log.round)))


def death_log_of(log: Iterable[Iterable[Event]]) -> DeathLog:
    """The deaths at the end of a log."""
    death_log = DeathLog()
    for events in log:
        for happened in events:
            death_log = fold(death_log, happened)
    return death_log
