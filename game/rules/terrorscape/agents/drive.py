"""The goals of the survivors: keys, the radio, the exit, and the value of each location for them."""

from functools import cached_property

from game.rules.terrorscape.agents.outlook import Outlook
from game.rules.terrorscape.agents.peril import Peril
from game.rules.terrorscape.state import Door, Place, State
from game.rules.terrorscape.survivors.parting import KEYS as OWN_KEYS
from game.rules.terrorscape.survivors.radio import rescue_left
from game.rules.terrorscape.tables.cards import ITEMS, KEY, NUMBERS, PLANS, SURVIVORS, item_cards
from game.rules.terrorscape.villa import GARDEN, NEAR, RADIO, START, STORES, WAY, marked

KEYS = (0.16, 0.17, 0.18, 0.2, 0.3)
"""The value of the next key, by the number on the wall."""
STEPS = (0.06, 0.07, 0.09, 0.13, 0.25)
"""The value of the next step of the repair, by the number done."""
ITEM = 0.02
"""The value of any other card."""
DELAY = 0.72
"""The discount of a gain for each turn of delay."""
HURRY = 8
"""With fewer rounds left than this, all values rise."""
HOME = 0.3
"""The value of being within a turn of the open exit."""
LURK = 0.5
"""The share of it that is lost by waiting beside the killer."""
CURE = 0.14
"""The value of bringing medicine to an injured survivor."""
DARING = 0.45
"""The highest acceptable probability that a survivor dies when all three go to the exit."""
PLAN = 0.05
"""The value of the next requirement of a plan."""
FAR = 9


def walks(place: Place, barred: frozenset[Door]) -> dict[Place, int]:
    """The steps to every location that a survivor can walk to."""
    found, edge = {place: 0}, [place]
    for spot in edge:
        for other in NEAR[spot]:
            if other not in found and WAY[spot, other] not in barred:
                found[other] = found[spot] + 1
                edge.append(other)
    return found


def _heals(t: State, survivor: int) -> bool:
    """Whether a survivor carries something that heals others."""
    return any(ITEMS[item].effect in {"bind-wound", "treat"} for item in t.team.packs[survivor])


class Drive:
    """The present goals of the team."""

    def __init__(self, t: State, peril: Peril) -> None:
        self.t, self.peril, self.barred = t, peril, frozenset(t.barricades)
        self._walks: dict[Place, dict[Place, int]] = {}

    def walks(self, place: Place) -> dict[Place, int]:
        """The steps from a location to every other that can be walked to."""
        if place not in self._walks:
            self._walks[place] = walks(place, self.barred)
        return self._walks[place]

    @cached_property
    def hurry(self) -> float:
        """The factor on all values as time runs out."""
        left = len(self.t.team.discovery) / 2
        return 1.0 + max(0.0, (HURRY - left) / HURRY)

    def keyed(self, survivor: int) -> bool:
        """Whether an exit is open to a survivor: by five keys on the wall, or three of its own where each goes its own way."""
        return self.t.team.purses[survivor] >= OWN_KEYS if self.t.options.separate else self.t.keys >= NUMBERS.keys

    def find(self, survivor: int) -> float:
        """The value of a card of the search deck to a survivor."""
        team = self.t.team
        left = len(team.search)
        if not left or self.keyed(survivor):
            return 0.0
        hung = self.t.keys + (team.purses[survivor] if self.t.options.separate else 0)
        keys = item_cards("search").count(KEY) + 1 - team.searched.count(KEY)
        return self.hurry * (KEYS[min(hung, 4)] * keys / left + ITEM * (left - keys) / left)

    def fix(self, steps: int) -> float:
        """The value of `steps` steps of the repair."""
        done = self.t.team.progress
        return self.hurry * sum(STEPS[done : min(NUMBERS.repair, done + steps)])

    @cached_property
    def exit(self) -> Place:
        """The exit to use: the main exit, or the secret one for those who have the map and are nearer."""
        if not any(ITEMS[item].map for pack in self.t.team.packs for item in pack):
            return START
        return min((START, GARDEN), key=lambda place: (self._turns(place), -self.peril.far(place)))

    def _turns(self, goal: Place) -> int:
        return max(self.turns(place, goal) for place in self.t.team.places)

    def turns(self, place: Place, goal: Place) -> int:
        """The number of turns to walk from one location to another."""
        return (self.walks(place).get(goal, FAR) + 1) // 2

    def goals(self, survivor: int) -> dict[Place, float]:
        """The locations with a goal of a survivor, with its value."""
        found = self._cures(survivor)
        if rescue_left(self.t) is not None:
            return found
        find = self.find(survivor)
        found |= {place: find + found.get(place, 0.0) for place in STORES} if find else {}
        if self.t.team.progress < NUMBERS.repair and not self.keyed(survivor):
            box = SURVIVORS[self.t.survivors[survivor].id].toolbox if "toolbox" in self.t.team.packs[survivor] else 1
            found[RADIO] = self.fix(box)
        for place in self._planned:
            found[place] = self.hurry * PLAN + found.get(place, 0.0)
        return found

    @cached_property
    def _planned(self) -> list[Place]:
        """The locations for the next requirement of the plan in progress, or of any plan, except those near the killer."""
        scheme = self.t.team.scheme
        if scheme.done:
            return []
        plans = [scheme.plan] if scheme.step else [plan for plan in scheme.plans if "killer" not in PLANS[plan].needs]
        return [place for plan in plans for place in marked(PLANS[plan].needs[scheme.step])]

    def _cures(self, survivor: int) -> dict[Place, float]:
        """The locations where this survivor's medicine can heal another one, or another one's medicine this survivor."""
        t, found = self.t, dict[Place, float]()
        for other, token in enumerate(t.survivors):
            if other != survivor and not token.fate:
                mine = token.hurt and _heals(t, survivor)
                theirs = t.survivors[survivor].hurt and _heals(t, other)
                if mine or theirs:
                    found[t.team.places[other]] = CURE
        return found

    def ahead(self, survivor: int, place: Place) -> float:
        """The value of a location: the best goal, discounted for each turn until it is reached and for danger."""
        best = self._home(place) if self.keyed(survivor) else 0.0
        for goal, gain in self.goals(survivor).items():
            turns = max(1, self.turns(place, goal) + (place != goal))
            safe = 1 - 0.8 * self.peril.reach(goal)
            best = max(best, gain * safe * DELAY**turns)
        return best

    def _home(self, place: Place) -> float:
        """The value of being within one turn of the exit, unseen, with the keys on the wall."""
        unseen = 1 - LURK * self.peril.beside(place) * (place != self.exit)
        return HOME * unseen * DELAY ** max(0, self.turns(place, self.exit) - 1)

    def dash(self, survivor: int, *, walking: bool = False) -> bool:
        """Whether all who must can be at the exit by the end of this turn, and are likely to live through the killer's.

        A survivor that is `walking` has one step left.
        """
        t = self.t
        if t.options.separate:
            return self.keyed(survivor)
        ready = [
            self.walks(place).get(self.exit, FAR) <= (1 if walking and other == survivor else 0 if t.team.acted[other] else 2)
            for other, place in enumerate(t.team.places)
        ]
        return self.keyed(survivor) and all(ready) and self._deadly * self.peril.reach(self.exit) < DARING * self.hurry

    @cached_property
    def _deadly(self) -> float:
        """The probability of a death in an encounter with all three."""
        return Outlook(self.t, known=True, injury=0.0).worth(range(len(self.t.survivors)))
