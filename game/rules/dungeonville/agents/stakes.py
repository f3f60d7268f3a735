"""Values of blood, gold and adventurers to a wizard, in tokens of its own score (DV-115, DV-122).

A wizard's chance to win falls with the points that it lacks, which gives the cost of a token for another wizard.
"""

from collections.abc import Iterable
from functools import cache

from game.rules.dungeonville.agents.mind import Mind
from game.rules.dungeonville.beliefs.belief import NAMES, deals
from game.rules.dungeonville.party import kind
from game.rules.dungeonville.purse import bill, wealth, worth as paid_with
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS, NUMBERS
from game.rules.engine.secret import Seat

RACE = 2
"""The chance to win falls with this power of the missing points."""
LEAST = 0.6
"""The missing points of a wizard that has the goal and has not claimed yet."""
BREADTH = 1.5
"""How fast the value of a fighter falls with its rank."""
BODY = 0.12
"""The value of any adventurer, because it need not be recruited again."""
PLENTY = 0.4
"""The factor on the value of gold beyond the price of a deed."""
RECRUITS = 1.5
"""The value of recruiting with gold, as a number of deeds that it could buy."""
EXPIRING = 0.3
"""The factor on the value of gold that expires, as long as others have to be hired with it."""
ITEM, TUNED = 0.15, 0.2
"""The value of an item, and the additional value while an adventurer of its class is in the party."""
STRONGEST, WEAKEST = 1, 64


class Stakes:
    """The values for `seat` in a state `t`, given its beliefs about the deeds."""

    def __init__(self, t: State, seat: Seat, mind: Mind) -> None:
        self.t, self.seat = t, seat
        others, places = len(t.deeds) - 1, len(t.house)
        self.worth = worths(mind.might * (others / (others + 1) if mind.adapts else 1.0))
        self.thrift = mind.thrift * (max(RECRUITS, places) if mind.adapts else 1)
        self.number = len(t.wizards)
        dealt = deals(t, seat, infers=mind.infers)
        self.holds = [[0.0] * len(NAMES) for _ in range(len(t.deeds) + len(t.house))]
        for way, chance in dealt:
            for holder, dungeon in enumerate(way):
                self.holds[holder][dungeon] += chance
        self.own = NAMES[max(range(len(NAMES)), key=self.holds[seat].__getitem__)]
        self.purse = wealth(t, seat) + sum(paid_with(card) for card in t.wizards[seat].haul)
        self.score = score_with(t, seat, self.own)
        self._urge = [self._urges(one) for one in range(self.number)]
        rivals = [sum(self._pressing(one)) for one in range(self.number) if one != seat]
        self._scale = self.lack(self.score) / sum(rivals)

    def lack(self, score: int) -> float:
        """The points missing to the goal."""
        return max(LEAST, self.t.options.goal - score)

    def _urges(self, one: Seat) -> list[float]:
        """For each dungeon the value of one more point to `one`, if that is its own."""
        return [
            chance * self.lack(score_with(self.t, one, name)) ** -(RACE + 1)
            for name, chance in zip(NAMES, self.holds[one], strict=True)
        ]

    def _pressing(self, one: Seat) -> list[float]:
        return [
            chance * self.lack(score_with(self.t, one, name)) ** -RACE
            for name, chance in zip(NAMES, self.holds[one], strict=True)
        ]

    def token(self, one: Seat) -> float:
        """The value of a point for `one` to this wizard: 1 for itself, negative for others."""
        return 1.0 if one == self.seat else -self._scale * sum(self._urge[one])

    def death(self, victim: Seat, dungeon: DungeonId) -> float:
        """The value when `victim` loses an adventurer in a dungeon: its token is put there (DV-067, DV-122)."""
        number, total = NAMES.index(dungeon), 0.0
        for one in range(self.number):
            gain = self.holds[one][number] if one == self.seat else -self._scale * self._urge[one][number]
            total += -gain if one == victim else gain
        return total

    def gold(self, more: int) -> float:
        """The value of more (or less) gold, in addition to what this wizard has and brings home."""
        return self.thrift * (_purse(self.purse + more) - _purse(self.purse))

    def payment(self, price: int, *, spare: bool) -> float:
        """The value of paying a price now, at most 0: all cards that it takes, change included, and what expires anyway for less.

        Blood in hand is worth nothing after the first round (DV-028); `spare` means that nobody else has to be hired with it.
        """
        if not price:
            return 0.0
        takes = bill(self.t, self.seat, price)
        cards = sum(map(paid_with, takes.cards))
        return self.gold(-cards) + (0.0 if spare else EXPIRING * self.gold(-NUMBERS.blood_gold * takes.blood))


def item(card: RoomId, members: Iterable[AdventurerId]) -> float:
    """The value of an item to a party."""
    return ITEM + TUNED * any(kind(member) == ITEMS[card].kind for member in members)


def _purse(gold: int) -> float:
    price = NUMBERS.swap_price
    return min(gold, price) + PLENTY * max(0, gold - price)


@cache
def worths(might: float) -> dict[AdventurerId, float]:
    """The cost of losing each adventurer, where `might` is the additional value of the strongest."""
    return {
        one: BODY + might * float(((WEAKEST - row.rank) / (WEAKEST - STRONGEST)) ** BREADTH) for one, row in ADVENTURERS.items()
    }
