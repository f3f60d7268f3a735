"""Probabilities of the next room by public information: the unseen rooms are in the deck (DV-104, DV-108)."""

from collections import Counter

from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS, rooms_of
from game.rules.engine.secret import Seat

LETTERS = "ABCDE"
JESTER_LETTER = "?"
ORACLE_LETTER = "X"


def unseen_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """The rooms in the deck of a dungeon, in the order of the table; if it is empty, those of its discard pile (DV-077)."""
    if not t.rooms[dungeon]:
        return sorted(t.heaps[dungeon])
    away = {*t.heaps[dungeon]}
    for wizard in t.wizards:
        away.update(wizard.treasury, wizard.haul)
    if t.trip is not None:
        away.update(t.trip.carried, [t.trip.room])
    return [room for room in rooms_of(dungeon) if room not in away]


def next_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """The possible next rooms for the holder of a redacted state: a single one after peeking at it (DV-111)."""
    deck = t.rooms[dungeon]
    if deck and deck[-1].sealed is not None:
        return [deck[-1].face]
    return unseen_rooms(t, dungeon)


def letter_of(t: State, adventurer: AdventurerId, dungeon: DungeonId) -> str:
    """The letter of an adventurer in a dungeon: the one given on this expedition, or the printed one (DV-042, DV-064)."""
    if t.trip is not None and t.trip.dungeon == dungeon and adventurer in t.trip.letters:
        return t.trip.letters[adventurer]
    return ADVENTURERS[adventurer].letter(dungeon)


def letters_of(t: State, seat: Seat, dungeon: DungeonId) -> Counter[str]:
    """The number of members of the party of `seat` with each letter, without a Jester or Oracle that has none yet."""
    found = Counter(letter_of(t, member, dungeon) for member in t.wizards[seat].party)
    return Counter({letter: number for letter, number in found.items() if letter in LETTERS})


def danger(t: State, seat: Seat, dungeon: DungeonId, rooms: list[RoomId] | None = None) -> float:
    """The chance, 0 to 1, that the next room kills a member of the party of `seat` (before any item)."""
    possible = next_rooms(t, dungeon) if rooms is None else rooms
    letters = letters_of(t, seat, dungeon)
    return sum(letters[ROOMS[room].letter] > 0 for room in possible) / len(possible) if possible else 0.0


def deadly_rooms(t: State, seat: Seat, dungeon: DungeonId) -> tuple[int, int]:
    """The number of possible next rooms that kill, and the number of all."""
    possible, letters = next_rooms(t, dungeon), letters_of(t, seat, dungeon)
    return sum(letters[ROOMS[room].letter] > 0 for room in possible), len(possible)


def risk_of(t: State, seat: Seat, adventurer: AdventurerId, dungeon: DungeonId) -> float:
    """The chance, 0 to 1, that the next room has the letter of this adventurer."""
    possible, letter = next_rooms(t, dungeon), letter_of(t, adventurer, dungeon)
    return sum(ROOMS[room].letter == letter for room in possible) / len(possible) if possible else 0.0
