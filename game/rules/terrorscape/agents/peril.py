"""The probability that the killer finds a survivor at a location in his next turn, by the team's knowledge."""

from collections.abc import Callable, Iterable
from functools import cached_property
from math import comb

from game.rules.terrorscape.agents.hunt import step_cards
from game.rules.terrorscape.agents.outlook import INJURY, Outlook, house, later
from game.rules.terrorscape.beliefs.belief import Belief
from game.rules.terrorscape.killer.counting import Count, count, unknown_cards
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.status import sneak_reach
from game.rules.terrorscape.tables.cards import ABILITIES, KILLERS
from game.rules.terrorscape.villa import DISTANCE, PLACES, within

SURE = 0.95
"""The probability that he comes to a noise within his range."""
LURED = 0.6
"""The probability that a noise elsewhere keeps him away from a merely suspected survivor."""
CERTAIN = 0.9
UNAWARE = 0.24
"""For survivors that are not sly: the probability that a silent one within his range is found."""
KNOWN = 1.2
"""For sly survivors: the factor on the killer's belief that a survivor is there."""
EXPOSED = 0.85
"""The probability that he searches where he knows that a survivor was, and finds a silent one that has not left."""


class Peril:
    """The team's forecast of the killer's next turn; `sly` if it uses the killer's belief."""

    def __init__(self, t: State, belief: Belief, *, sly: bool = True) -> None:
        self.t, self.belief, self.sly = t, belief, sly
        self.outlook = Outlook(t, known=True, plus=self._ambush())
        self._reach: dict[Place, float] = {}
        self._known: dict[int, dict[Place, float]] = {}

    def _ambush(self) -> int:
        if not self.t.sneaking:
            return 0
        return max((level.ambush for level in KILLERS[self.t.killer].levels[: self.t.level]), default=0)

    @cached_property
    def lairs(self) -> dict[Place, float]:
        """The possible locations of the killer at the start of his turn."""
        if self.t.place is not None:
            return {self.t.place: 1.0}
        places = within(self.t.seen, sneak_reach(self.t))
        weights = {place: 0.05 + self.suspected[place] for place in places}
        total = sum(weights.values())
        return {place: weight / total for place, weight in weights.items()}

    def holds(self, good: Callable[[CardId], bool], number: int = 1) -> float:
        """The probability that the killer holds `number` of the cards that are `good`, by counting his cards."""
        found = self._counted
        few = len([card for card in self._pool if good(card)])
        ways = comb(len(self._pool), found.hand)
        hits = sum(comb(few, n) * comb(len(self._pool) - few, found.hand - n) for n in range(number, min(few, found.hand) + 1))
        return hits / ways if ways else 0.0

    @cached_property
    def _counted(self) -> Count:
        return count(self.t)

    @cached_property
    def _pool(self) -> list[CardId]:
        return unknown_cards(self.t, self._counted)

    @cached_property
    def steps(self) -> list[float]:
        """The probability that he can search up to each number of steps away: one by his actions, more by cards."""
        return [1.0, 1.0, *(self.holds(lambda card: bool(step_cards([card])), number) for number in (1, 2, 3))]

    @cached_property
    def saw(self) -> float:
        """The probability that he holds, and can pay, a card that injures all survivors at his location."""
        paid = self._counted.hand > 2
        return self.holds(lambda card: _does(card, "wound-here")) if paid else 0.0

    @cached_property
    def drain(self) -> float:
        """The probability that he holds a card that injures all survivors with fear."""
        return self.holds(lambda card: _does(card, "wound-frightened"))

    def slain(self, place: Place) -> float:
        """The probability that his appearing kills a survivor at a location."""
        appear = ABILITIES[self.t.sneaking].appear if self.t.sneaking in ABILITIES else []
        reach = max((step.range for step in appear if step.do == "slay"), default=-1)
        return sum(weight for lair, weight in self.lairs.items() if DISTANCE[lair][place] <= reach)

    def reach(self, place: Place) -> float:
        """The probability that he can search a location in his next turn."""
        if place not in self._reach:
            chance = 0.0
            for lair, weight in self.lairs.items():
                far = DISTANCE[lair][place]
                chance += weight * (self.steps[far] if far < len(self.steps) else 0.0)
            self._reach[place] = chance
        return self._reach[place]

    def far(self, place: Place) -> float:
        """The distance of the killer from a location in steps."""
        return sum(weight * DISTANCE[lair][place] for lair, weight in self.lairs.items())

    def beside(self, place: Place) -> float:
        """The probability that he is at a location or next to it."""
        return sum(weight for lair, weight in self.lairs.items() if DISTANCE[lair][place] <= 1)

    @cached_property
    def suspected(self) -> dict[Place, float]:
        """The killer's probability that a survivor is at each location after a silent turn."""
        missed = dict.fromkeys(PLACES, 1.0)
        for spots in later(self.belief, house(self.t)):
            for place, weight in spots.items():
                missed[place] *= 1 - weight
        return {place: 1 - chance for place, chance in missed.items()}

    def known(self, survivor: int, place: Place) -> float:
        """The killer's probability that a survivor was at a location before this turn, from what is public."""
        if survivor not in self._known:
            self._known[survivor] = self.belief.alone(survivor)
        return self._known[survivor].get(place, 0.0)

    def found(self, survivor: int, place: Place, loud: float, lured: float = 0.0) -> float:
        """The probability that he finds a survivor at a location.

        `loud` is the probability of noise there, `lured` of noise elsewhere in his range.
        """
        reach = self.reach(place)
        quiet = min(CERTAIN, KNOWN * self.suspected[place]) if self.sly else UNAWARE
        quiet = max(quiet, EXPOSED * self.known(survivor, place)) * (1 - LURED * lured)
        heard = SURE / (1 + 0.7 * lured)
        return reach * (loud * heard + (1 - loud) * quiet)

    def cost(self, survivor: int, company: Iterable[int], *, healed: int | None = None) -> float:
        """The cost of a survivor being met together with others, compared with separate encounters; one was `healed` before."""
        others, worth = [one for one in company if one != survivor], self.outlook.worth
        met = worth([survivor, *others], healed=healed) - (worth(others, healed=healed) if others else 0.0)
        return (1 - self.saw) * met + self.saw * self.hit(survivor, healed=healed)

    def hit(self, survivor: int, *, healed: int | None = None) -> float:
        """The cost of an injury."""
        return 1.0 if self.t.survivors[survivor].hurt and survivor != healed else INJURY


def _does(card: CardId, effect: str) -> bool:
    return any(step.do == effect for step in ABILITIES[card].steps)
