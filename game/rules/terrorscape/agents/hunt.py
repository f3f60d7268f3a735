"""Plans for the killer's turn: moves and searches, and the value of the last location."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from msgspec import Struct

from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.ask import Ask
from game.rules.terrorscape.agents.outlook import Outlook, encounters, house, later
from game.rules.terrorscape.beliefs.belief import Belief
from game.rules.terrorscape.choice import DONE, SEEK, Play, walk
from game.rules.terrorscape.event import EncounterBegan
from game.rules.terrorscape.state import CardId, Place, State
from game.rules.terrorscape.tables.cards import ABILITIES, SURVIVORS
from game.rules.terrorscape.villa import DISTANCE, NEAR, PLACES

REACH = (0.75, 0.75, 0.55, 0.35, 0.18, 0.1)
"""The probability of meeting a survivor in the next turn, by its believed distance in steps."""
EAGER = 6.0
"""The value of the first meeting, higher than all others together, so that he seeks it first (a whole game is 1)."""
NEARER = 0.9
"""The share of that value for being near."""
STEP_CARD = 0.004
"""The value of keeping a card of a single step."""
SURE = 0.02
"""A survivor with a lower probability of being in an area is as good as known to be elsewhere."""
ACTIONS = {"quick": 2, "second": 1}
C = TypeVar("C", bound=Choice)


class Plan(Struct, frozen=True):
    """The rest of a turn: its first answer, its value, the searched location ("" for none) and the last location."""

    first: Choice
    value: float
    search: Place
    end: Place


def step_cards(hand: Iterable[CardId]) -> list[CardId]:
    """The cards of a hand that are a single step before the actions."""
    return [card for card in hand if [(step.do, step.most) for step in ABILITIES[card].steps] == [("move", 1)]]


class Hunt:
    """Evaluates the killer's turn under one belief."""

    def __init__(self, t: State, belief: Belief, *, plus: int = 0) -> None:
        self.t, self.belief = t, belief
        self.outlook = Outlook(t, known=False, plus=plus)
        self.chance, self.worth = encounters(belief, self.outlook)
        self.eager = 0.0 if any(isinstance(fact, EncounterBegan) for fact in t.record) else EAGER
        self.worth = {place: worth + self.eager * self.chance[place] for place, worth in self.worth.items()}
        self._ends: dict[Place, float] = {}
        self._turns: dict[tuple[Place, int], float] = {}

    @classmethod
    def of(cls, ask: Ask) -> "Hunt":
        """Create one for the killer of a question."""
        return cls(ask.t, ask.belief)

    @cached_property
    def later(self) -> list[dict[Place, float]]:
        """The probabilities of each survivor's location after its next turn."""
        return later(self.belief, house(self.t))

    @cached_property
    def prey(self) -> dict[Place, float]:
        """The value of meeting the survivors at a location after their next turn, each alone."""
        found = dict.fromkeys(PLACES, 0.0)
        for survivor, spots in enumerate(self.later):
            value = self.outlook.worth([survivor])
            for place, weight in spots.items():
                found[place] += weight * (value + NEARER * self.eager)
        return found

    def end(self, place: Place) -> float:
        """The value of ending the turn at a location."""
        if place not in self._ends:
            steps = DISTANCE[place]
            self._ends[place] = sum(value * REACH[min(steps[other], 5)] for other, value in self.prey.items())
        return self._ends[place]

    def plans(self, place: Place, stage: str, cards: int, card: CardId = "") -> Iterator[Plan]:
        """The plans for the rest of the turn from `place`, with `cards` cards of a single step."""
        actions = ACTIONS.get(stage, 0)
        for first, steps, mid in self._carried(place, cards if stage == "quick" else 0, card):
            cost = STEP_CARD * steps
            for step, search, worth, end in self._acted(mid, actions):
                yield Plan(first or step, worth + self.end(end) - cost, search, end)

    def turn(self, hand: Sequence[CardId], place: Place = "") -> float:
        """The value of the best plan for the rest of the turn from a location (by default his own) with the step cards of `hand`."""
        carried, begun = step_cards(hand), place or self.t.dark.place
        key = begun, len(carried)
        if key not in self._turns:
            plans = self.plans(
                begun, "quick" if self.t.stage == "start" else self.t.stage, len(carried), carried[0] if carried else ""
            )
            self._turns[key] = max(plan.value for plan in plans)
        return self._turns[key]

    def _carried(self, place: Place, cards: int, card: CardId) -> Iterator[tuple[Choice | None, int, Place]]:
        """The moves by step cards: the first answer if one is played, the number played, and the location."""
        yield None, 0, place
        for other in PLACES:
            steps = DISTANCE[place][other]
            if 0 < steps <= cards:
                yield Play(card), steps, other

    def _acted(self, place: Place, actions: int) -> Iterator[tuple[Choice, Place, float, Place]]:
        """The ways to use the actions: the first answer, the searched location, its value, and the last location."""
        yield DONE, "", 0.0, place
        if not actions:
            return
        here = self.worth[place]
        yield SEEK, place, here, place
        for other in NEAR[place]:
            yield walk(other), "", 0.0, other
            if actions > 1:
                yield SEEK, place, here, other
                yield walk(other), other, self.worth[other], other
                for third in NEAR[other]:
                    yield walk(other), "", 0.0, third

    def wounds(self, place: Place) -> float:
        """The value of injuring all survivors at a location without an encounter."""
        from_one = 0.0
        for survivor in range(len(self.t.survivors)):
            from_one += self.belief.alone(survivor).get(place, 0.0) * self.hit(survivor)
        return from_one

    def hit(self, survivor: int) -> float:
        """The value of an injury of one survivor."""
        return 1.0 if self.t.survivors[survivor].hurt else INJURED[sum(token.hurt for token in self.t.survivors)]

    def inside(self, survivor: int, area: Iterable[Place]) -> float:
        """The probability that one survivor is in an area."""
        spots = self.belief.alone(survivor)
        return sum(spots.get(place, 0.0) for place in area)

    def sensed(self, area: Iterable[Place]) -> float:
        """The information from SENSE of an area: the variance of each survivor's answer, weighted by the value of meeting it."""
        places, told = tuple(area), 0.0
        for survivor, token in enumerate(self.t.survivors):
            if not SURVIVORS[token.id].unsensed:
                share = self.inside(survivor, places)
                told += share * (1 - share) * (self.outlook.worth([survivor]) + self.eager)
        return told

    def telling(self, ask: Ask, areas: Iterable[tuple[C, Iterable[Place]]]) -> list[tuple[C, float]]:
        """The choices of an area to SENSE with their information; for a curious killer without known areas, unless all are known."""
        rated = [(choice, tuple(area)) for choice, area in areas]
        open_ones = [one for one in rated if self.doubts(one[1])] if ask.curious else rated
        return [(choice, self.sensed(area)) for choice, area in open_ones or rated]

    def doubts(self, area: Sequence[Place]) -> bool:
        """Whether SENSE of an area can tell something: for some survivor both answers are possible."""
        named = [one for one, token in enumerate(self.t.survivors) if not SURVIVORS[token.id].unsensed]
        return any(SURE < self.inside(survivor, area) < 1 - SURE for survivor in named)


INJURED = (0.22, 0.25, 0.3, 0.3)
"""The value of an injury, by the number of injured survivors."""
