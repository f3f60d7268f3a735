"""The expected value of an expedition, room by room (DV-065 to DV-079).

It is exact except for three simplifications: rooms are drawn with replacement, each has the average gold, and the party escapes
after `depth` rooms.
"""

from collections import Counter

from game.rules.dungeonville.agents.stakes import ITEM, Stakes
from game.rules.dungeonville.beliefs.odds import LETTERS, letter_of, next_rooms, unseen_rooms
from game.rules.dungeonville.party import MULE, PANNIERS, PANNIERS_CARRY, colour, gold, kind, owns, rank
from game.rules.dungeonville.rooms import ORB, RITES
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ITEMS, ROOMS
from game.rules.engine.secret import Seat

GUESSED = "C"
"""The letter that is assumed for a Jester or an Oracle."""
Party = tuple[AdventurerId, ...]


class Delve:
    """The expeditions of the seat of `stakes` into a dungeon; `letters` override those of the state."""

    def __init__(self, stakes: Stakes, dungeon: DungeonId, depth: int, letters: dict[AdventurerId, str] | None = None) -> None:
        t, seat = stakes.t, stakes.seat
        self.stakes, self.dungeon, self.depth, self.letters = stakes, dungeon, depth, letters or {}
        self.t, self.seat, self.worth = t, seat, stakes.worth
        self.death = stakes.death(seat, dungeon)
        rooms = unseen_rooms(t, dungeon)
        found = Counter(ROOMS[room].letter for room in rooms)
        self.chance = {letter: found[letter] / len(rooms) for letter in LETTERS} if rooms else dict.fromkeys(LETTERS, 0.0)
        self.find = 1 - sum(self.chance.values()) if rooms else 0.0
        self.mean = round(gold(rooms) / max(1, len(rooms) - found[""]))
        self.things = [card for card in ITEMS if owns(t, seat, card)]
        self._letters: dict[AdventurerId, str] = {}
        self._victims: dict[Party, list[tuple[float, AdventurerId]]] = {}
        self._limits: dict[Party, int] = {}
        self._known: dict[tuple[Party, int, bool, int, int], float] = {}

    def letter(self, member: AdventurerId) -> str:
        """The letter of a member, assumed if it has none yet."""
        if member not in self._letters:
            letter = self.letters.get(member) or letter_of(self.t, member, self.dungeon)
            self._letters[member] = letter if letter in LETTERS else GUESSED
        return self._letters[member]

    def enter(self, party: Party) -> float:
        """The value of entering, with at least one room (DV-062)."""
        return self.press(party, 0, self.lives(party), self.depth)

    def lives(self, party: Party) -> int:
        """The number of deaths that the items of this expedition can still prevent."""
        used = self.t.trip.used if self.t.trip is not None and self.t.trip.seat == self.seat else []
        kinds = {kind(member) for member in party}
        return sum(card in self.things and card not in used and ITEMS[card].kind in kinds for card in (ORB, RITES))

    def press(self, party: Party, load: int, lives: int, depth: int, *, bound: bool = True) -> float:
        """The value of the next room and all later ones; without `bound` the party may escape instead."""
        key = party, load, bound, lives, depth
        if key not in self._known:
            self._known[key] = self._press(party, load, lives, depth, bound=bound)
        return self._known[key]

    def _press(self, party: Party, load: int, lives: int, depth: int, *, bound: bool) -> float:
        stay = self.stakes.gold(load)
        if depth <= 0:
            return stay
        total = self.find * (ITEM + self.press(party, load, lives, depth - 1)) if self.find else 0.0
        safe = 1 - self.find
        for chance, victim in self.victims(party):
            safe -= chance
            total += chance * self.hit(party, load, lives, depth, victim)
        total += safe * self.take(party, load, lives, depth)
        return total if bound else max(stay, total)

    def victims(self, party: Party) -> list[tuple[float, AdventurerId]]:
        """The victim of the next room for each letter, with its probability: of several the one with the lowest value (DV-066)."""
        if party not in self._victims:
            first: dict[str, AdventurerId] = {}
            for member in sorted(party, key=self.worth.__getitem__):
                first.setdefault(self.letter(member), member)
            self._victims[party] = [(self.chance[letter], member) for letter, member in first.items() if self.chance[letter]]
        return self._victims[party]

    def take(self, party: Party, load: int, lives: int, depth: int) -> float:
        """The value of a room without a death: its gold, and the choice to escape (DV-070, DV-075)."""
        return self.press(party, self.carried(party, load + self.mean), lives, depth - 1, bound=False)

    def hit(self, party: Party, load: int, lives: int, depth: int, victim: AdventurerId) -> float:
        """The value of a room that kills: the death, the gold, and at least one more room (DV-066 to DV-076).

        Or an item prevents it.
        """
        if lives:
            return self.press(party, load, lives - 1, depth - 1)
        left = tuple(member for member in party if member != victim)
        cost = -self.worth[victim] + (0.0 if kind(victim) == MULE else self.death)
        if not any(colour(member) for member in left):
            return cost - sum(self.worth[member] for member in left)
        return cost + self.press(left, self.carried(left, load + self.mean), 0, depth - 1)

    def carried(self, party: Party, load: int) -> int:
        """The part of a load that the party can carry (DV-071)."""
        if party not in self._limits:
            more = PANNIERS in self.things and any(kind(member) == ITEMS[PANNIERS].kind for member in party)
            self._limits[party] = sum(map(rank, party)) + PANNIERS_CARRY * more
        return min(load, self._limits[party])


def known_room(t: State, dungeon: DungeonId) -> RoomId:
    """The next room, if this seat has seen it through the keyhole; else ""."""
    rooms = next_rooms(t, dungeon)
    return rooms[0] if t.rooms[dungeon] and t.rooms[dungeon][-1].sealed is not None else ""


def crowd(t: State, seat: Seat) -> Party:
    """The party of a seat in a canonical order, for caching."""
    return tuple(sorted(t.wizards[seat].party))
