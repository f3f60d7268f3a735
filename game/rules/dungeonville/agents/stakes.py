"""What blood, gold and adventurers are worth to a wizard, measured in tokens of its own score (DV-115, DV-122).

A wizard's chance to win falls with the points that it still lacks; from that follows how much a token for somebody else hurts.
"""

from collections.abc import Iterable
from functools import cache

from game.rules.dungeonville.agents.mind import Mind
from game.rules.dungeonville.beliefs.belief import NAMES, deals
from game.rules.dungeonville.party import kind
from game.rules.dungeonville.purse import wealth, worth as paid_with
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS, NUMBERS
from game.rules.engine.secret import Seat

RACE = 2
"""The chance to win falls with this power of the points that are lacking."""
LEAST = 0.6
"""Points that one who has the goal, and has not claimed it yet, still lacks."""
BREADTH = 1.5
"""How fast the worth of a fighter falls with its rank."""
BODY = 0.12
"""What anybody is worth who need not be recruited anew."""
PLENTY = 0.4
"""How much less a piece of gold is worth beyond the price of a deed."""
RECRUITS = 1.5
"""What gold is good for in town, as a number of deeds that it may buy."""
ITEM, TUNED = 0.15, 0.2
"""What an item is worth, and how much more while somebody of its class is in the party."""
STRONGEST, WEAKEST = 1, 64


class Stakes:
    """What `seat` may win and lose at a table `t`, as it believes the deeds to lie."""

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
        """The points that are missing to the goal."""
        return max(LEAST, self.t.options.goal - score)

    def _urges(self, one: Seat) -> list[float]:
        """For each dungeon how much one more point for `one` would help it, if that is its own."""
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
        """What a point for `one` is worth to this wizard: 1 if it is itself, less than nothing if not."""
        return 1.0 if one == self.seat else -self._scale * sum(self._urge[one])

    def death(self, victim: Seat, dungeon: DungeonId) -> float:
        """What it is worth that `victim` loses an adventurer in a dungeon: its token is put there (DV-067, DV-122)."""
        number, total = NAMES.index(dungeon), 0.0
        for one in range(self.number):
            gain = self.holds[one][number] if one == self.seat else -self._scale * self._urge[one][number]
            total += -gain if one == victim else gain
        return total

    def gold(self, more: int) -> float:
        """What so much more gold (or less) is worth, on top of what this wizard has and brings home."""
        return self.thrift * (_purse(self.purse + more) - _purse(self.purse))


def item(card: RoomId, members: Iterable[AdventurerId]) -> float:
    """What an item is worth to a party."""
    return ITEM + TUNED * any(kind(member) == ITEMS[card].kind for member in members)


def _purse(gold: int) -> float:
    price = NUMBERS.swap_price
    return min(gold, price) + PLENTY * max(0, gold - price)


@cache
def worths(might: float) -> dict[AdventurerId, float]:
    """What it costs to lose each adventurer, where the strongest is worth so much more than anybody."""
    return {
        one: BODY + might * float(((WEAKEST - row.rank) / (WEAKEST - STRONGEST)) ** BREADTH) for one, row in ADVENTURERS.items()
    }
