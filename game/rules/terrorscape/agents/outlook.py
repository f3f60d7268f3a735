"""The value of an encounter to the killer: an elimination is 1, the survivors' win 0."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache

from game.rules.terrorscape.beliefs.belief import Belief, gatherings
from game.rules.terrorscape.beliefs.habits import House, acts
from game.rules.terrorscape.harm import MOST_FEAR
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.status import carries, levels, strength
from game.rules.terrorscape.tables.cards import ITEMS, NUMBERS, SURVIVORS

INJURY = 0.2
"""The value of an injury."""
FEAR = 0.03
"""The value of a fear token."""
ALARM = 0.03
"""The cost of an encounter to the team without an injury: time, and cards for the killer, which raise his level."""
UNKNOWN = ((0.6, 0), (0.25, 1), (0.15, 3))
"""The distribution of the defence bonus of an unseen inventory: probability and bonus."""
FULL_DICE = 4
FAINT = 1e-4
"""Locations with a lower probability are ignored."""


@cache
def throws(dice: int) -> dict[int, float]:
    """The probability of each sum of `dice` dice."""
    sums: Counter[int] = Counter({0: 1})
    for _ in range(dice):
        more: Counter[int] = Counter()
        for total, ways in sums.items():
            for face in NUMBERS.dice:
                more[total + face] += ways
        sums = more
    return {total: ways / len(NUMBERS.dice) ** dice for total, ways in sums.items()}


@cache
def reaches(dice: int, need: int) -> float:
    """The probability that `dice` dice show `need` or more."""
    return sum(chance for total, chance in throws(dice).items() if total >= need)


def armed(t: State, survivor: int) -> int:
    """The bonus of a survivor's best defence item, as the team knows it, or without an item."""
    bare = SURVIVORS[t.survivors[survivor].id].steady
    best = bare
    for item in sorted(set(t.team.packs[survivor])):
        row = ITEMS[item]
        if row.defence is not None and (not row.needs or carries(t, survivor, row.needs)):
            best = max(best, row.defence + (0 if row.weapon else bare))
    return best


class Outlook:
    """The chances of an encounter now.

    `known` if the inventories are visible, `plus` is added strength, `injury` the value of an injury.
    """

    def __init__(self, t: State, *, known: bool, plus: int = 0, injury: float = INJURY) -> None:
        self.t, self.known, self.plus, self.injury = t, known, plus, injury
        meets = {row.meet for row in levels(t)}
        self.frightens, self.wounds = "frighten-all" in meets, "wound-all" in meets
        self._worth: dict[tuple[frozenset[int], int | None], float] = {}
        self.fails = [self._fails(survivor) for survivor in range(len(t.survivors))]

    def fright(self, survivor: int) -> float:
        """The reduction of a survivor's probability to fail if it had no fear."""
        return self.fails[survivor] - self._fails(survivor, brave=True)

    def _fails(self, survivor: int, *, brave: bool = False) -> float:
        """The probability that an attack on a survivor succeeds; `brave` as if it had no fear."""
        token = self.t.survivors[survivor]
        dice = FULL_DICE - min(MOST_FEAR, (0 if brave else token.fear) + self.frightens)
        need = min(NUMBERS.strongest, strength(self.t) + self.plus)
        if self.known:
            return 1 - reaches(dice, need - armed(self.t, survivor))
        steady = SURVIVORS[token.id].steady
        return sum(often * (1 - reaches(dice, need - steady - plus)) for often, plus in UNKNOWN)

    def worth(self, involved: Iterable[int], *, healed: int | None = None) -> float:
        """The value of an encounter with these survivors with the best defenders, after one of them was `healed`.

        Those outside the house are ignored.
        """
        found = frozenset(one for one in involved if not self.t.survivors[one].fate)
        if (found, healed) not in self._worth:
            hurt = frozenset(one for one in found if self.t.survivors[one].hurt and one != healed)
            if self.wounds:
                value = 1.0 if hurt else min(1.0, self.injury * len(found) + self._attacks(found, found))
            else:
                value = self._attacks(found, hurt) + FEAR * self.frightens * len(found) * bool(self.injury)
            if self.known and self.injury and found:
                value += ALARM
            self._worth[found, healed] = value
        return self._worth[found, healed]

    def _attacks(self, left: frozenset[int], hurt: frozenset[int]) -> float:
        """The value of the attacks on the remaining survivors."""
        return min((self.fails[one] * self._loss(left, hurt, one) for one in left), default=0.0)

    def _loss(self, left: frozenset[int], hurt: frozenset[int], one: int) -> float:
        return 1.0 if one in hurt else self.injury + (1 - self.injury) * self._attacks(left - {one}, hurt)

    def defender(self, left: Iterable[int]) -> int:
        """The best defender of the remaining survivors."""
        ones = frozenset(left)
        hurt = frozenset(one for one in ones if self.t.survivors[one].hurt)
        return min(sorted(ones), key=lambda one: self.fails[one] * self._loss(ones, hurt, one))


def house(t: State) -> House:
    """The house at the next turn of the survivors."""
    return House(
        barred=frozenset(t.barricades),
        lair=t.place or "",
        items=t.round > 0,
        keyed=t.keys >= NUMBERS.keys,
        called=t.rescue is not None,
        wild=bool(t.options.gifts or t.options.plans),
    )


@lru_cache(maxsize=64)
def later(belief: Belief, about: House) -> list[dict[Place, float]]:
    """The probabilities of each survivor's location after one more turn, before its noise is known."""
    return [_after(name, belief.alone(survivor), about) for survivor, name in enumerate(belief.names)]


def _after(name: str, spots: dict[Place, float], about: House) -> dict[Place, float]:
    found: dict[Place, float] = {}
    for spot, weight in spots.items():
        if weight > FAINT:
            for act in acts(name, spot, about):
                found[act.to] = found.get(act.to, 0.0) + weight * act.weight
    return found


def encounters(belief: Belief, outlook: Outlook) -> tuple[dict[Place, float], dict[Place, float]]:
    """The probability that a SEARCH finds a survivor at each location, and its value."""
    there = gatherings(belief)
    chance = {place: sum(groups.values()) for place, groups in there.items()}
    worth = {place: sum(often * outlook.worth(who) for who, often in groups.items()) for place, groups in there.items()}
    return chance, worth
