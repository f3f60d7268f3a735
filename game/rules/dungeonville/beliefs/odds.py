"""What the next room may be, by all that one may know: the rooms that are nowhere to be seen lie in the deck (DV-104, DV-108)."""

from collections import Counter

from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS, rooms_of
from game.rules.engine.secret import Seat

LETTERS = "ABCDE"
JESTER_LETTER = "?"
ORACLE_LETTER = "X"


def unseen_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """The rooms of a dungeon that lie in its deck, in the order of the table; where it is empty, those of its discard pile (DV-077)."""
    if not t.rooms[dungeon]:
        return sorted(t.heaps[dungeon])
    away = {*t.heaps[dungeon]}
    for wizard in t.wizards:
        away.update(wizard.treasury, wizard.haul)
    if t.trip is not None:
        away.update(t.trip.carried, [t.trip.room])
    return [room for room in rooms_of(dungeon) if room not in away]


def next_rooms(t: State, dungeon: DungeonId) -> list[RoomId]:
    """What the next room may be in the eyes of a view: a single one for whoever has peeked at it (DV-111)."""
    deck = t.rooms[dungeon]
    if deck and deck[-1].sealed is not None:
        return [deck[-1].face]
    return unseen_rooms(t, dungeon)


def letter_of(t: State, adventurer: AdventurerId, dungeon: DungeonId) -> str:
    """The letter of an adventurer in a dungeon: what this expedition gave it, or the printed one (DV-042, DV-064)."""
    if t.trip is not None and t.trip.dungeon == dungeon and adventurer in t.trip.letters:
        return t.trip.letters[adventurer]
    return ADVENTURERS[adventurer].letter(dungeon)


def letters_of(t: State, seat: Seat, dungeon: DungeonId) -> Counter[str]:
    """How often each letter stands in the party of `seat`; a Jester or Oracle that has none yet is left out."""
    found = Counter(letter_of(t, member, dungeon) for member in t.wizards[seat].party)
    return Counter({letter: number for letter, number in found.items() if letter in LETTERS})


def danger(t: State, seat: Seat, dungeon: DungeonId, rooms: list[RoomId] | None = None) -> float:
    """The chance, 0 to 1, that the next room kills a member of the party of `seat` (before any item)."""
    possible = next_rooms(t, dungeon) if rooms is None else rooms
    letters = letters_of(t, seat, dungeon)
    return sum(letters[ROOMS[room].letter] > 0 for room in possible) / len(possible) if possible else 0.0


def deadly_rooms(t: State, seat: Seat, dungeon: DungeonId) -> tuple[int, int]:
    """How many of the rooms that may come next kill, and how many there are."""
    possible, letters = next_rooms(t, dungeon), letters_of(t, seat, dungeon)
    return sum(letters[ROOMS[room].letter] > 0 for room in possible), len(possible)


def risk_of(t: State, seat: Seat, adventurer: AdventurerId, dungeon: DungeonId) -> float:
    """The chance, 0 to 1, that the next room has the letter of this adventurer."""
    possible, letter = next_rooms(t, dungeon), letter_of(t, adventurer, dungeon)
    return sum(ROOMS[room].letter == letter for room in possible) / len(possible) if possible else 0.0
