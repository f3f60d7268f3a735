"""Forecasts the attacks of Monsters from their scripts: the expected cost of a Hero's position."""

from collections.abc import Mapping

from game.rules.engine.secret import Seat
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.kinds import pace, span, strength
from game.rules.ravenloft.agents.monster_blows import PAIN, Blow, blows
from game.rules.ravenloft.agents.positions import Positions
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.space import figure, markers
from game.rules.ravenloft.space.board import FAR
from game.rules.ravenloft.state import Figure, Monster, Square, State, Trap
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS

NOWHERE = -1
LATER = 0.6  # the discount of a threat for each turn of another Hero before it


LASTING = 0.25
"""The share of its strength that a Monster costs later, for each turn that it is near."""
NEARNESS = ((1.0, 1.0, 0.05, 0.05, 0.05), (1.0, 1.0, 0.5, 0.25, 0.1), (1.0, 1.0, 1.0, 0.7, 0.4))
"""The probability that a Monster attacks later, by the tiles of its move and its distance.

Heroes leave a Monster that does not move behind.
"""


class Outlook(Positions):
    """The expected cost of the Monsters for any squares of the Heroes, in Hit Points. It never changes the state."""

    def __init__(self, t: State, seat: Seat, weights: Weights) -> None:
        super().__init__(t, seat, weights)
        self.weight = {other.id: self._weight(other) for other in self.foes}
        self._ahead = LASTING * min(1.5, 0.3 * worth.horizon(t)) * (0.5 + self.price[seat])
        self._late: dict[tuple[Figure, int], float] = {}
        self._traps: dict[int, float] = {}
        self._rivals: dict[Figure, tuple[set[int], int | None]] = {}
        self._costs: dict[int, list[float | None]] = {}
        self._burdens: dict[tuple[Figure, Square | None], float] = {}
        self._near: dict[Figure, int] = {}
        self._harm: dict[tuple[Figure, int, bool, int], float] = {}

    def _weight(self, other: Monster) -> float:
        """The expected number of activations of a Monster before this Hero's next turn; later ones count less."""
        if other.asleep:
            return 0.1
        total, share = 0.0, 1.0
        for seat in figure.clockwise(self.t, self.seat):
            if self._acts(other, seat):
                total += share
            share *= LATER
        return total

    def _acts(self, other: Monster, seat: Seat) -> bool:
        """Whether a Monster acts in a Hero's next Villain Phase."""
        if MONSTERS[other.kind].villain:
            return not markers.laid_by(self.t, other, "staked", seat)
        return any(mine.kind == other.kind for mine in figure.controlled(self.t, seat))

    # -------------------------------------------------------------- one Monster

    def harm(self, other: Monster, place: Square) -> float:
        """The cost of one activation of a Monster to all Heroes if this one is on `place`, at each Hero's value of a Hit Point."""
        tile, beside = self.lay.tile_of[place], place in self.near(other)
        if not beside and self._misses(other, tile):
            tile = NOWHERE
        steps = self.ways(other).get(place, FAR) if tile != NOWHERE and self._ties(other, tile, beside=beside) else 0
        key = (other.id, tile, beside, steps)
        found = self._harm.get(key)
        if found is None:
            found = sum(
                self.price[blow.seat] * blow.mean
                for blow in self.blows(other, {**self.where, self.seat: place})
                if blow.seat >= 0
            )
            self._harm[key] = found
        return found

    def _misses(self, other: Monster, tile: int) -> bool:
        """Whether a Monster certainly attacks others if this Hero is on a tile but not adjacent: others are closer, and none of its attacks reaches so far (CR-147)."""
        far, (_, least) = self.steps(other)[tile], self._rivalry(other)
        return least is not None and far > least and far > span(other.kind)

    def _ties(self, other: Monster, tile: int, *, beside: bool) -> bool:
        """Whether squares decide the target of a Monster if this Hero is on a tile: another Hero is as many tiles away (CR-147)."""
        if len(self.where) < 2:
            return False
        far, (rivals, least) = self.steps(other)[tile], self._rivalry(other)
        return far in rivals if beside or least is None else far == least

    def _rivalry(self, other: Monster) -> tuple[set[int], int | None]:
        """The tile distances of the other Heroes from a Monster, and the smallest that counts.

        None if it does not only attack the closest.
        """
        kept = self._rivals.get(other.id)
        if kept is None:
            steps, tile_of = self.steps(other), self.lay.tile_of
            found = {steps[tile_of[place]] for seat, place in self.where.items() if seat != self.seat}
            found |= set() if self.crowd is None else {steps[self.crowd]}
            simple = all(line.target in ("closest", "adjacent") for line in MONSTERS[other.kind].script)
            kept = self._rivals[other.id] = found, min(found, default=FAR) if simple else None
        return kept

    def blows(self, other: Monster, where: Mapping[Seat, Square]) -> list[Blow]:
        """The attacks of one activation, with the Heroes on these squares (CR-145)."""
        return blows(self, other, where)

    def burden(self, other: Monster, place: Square | None) -> float:
        """The cost of a Monster until it is destroyed if this Hero is on `place`: now, and later."""
        if other.id not in self.weight:  # an object of the adventure does nothing
            return 0.0
        spot = (other.id, place)
        known = self._burdens.get(spot)
        if known is None:
            now = 0.0 if place is None else self.weight[other.id] * self.harm(other, place)
            known = self._burdens[spot] = now + self.later(other, place)
        return known

    def threat(self, place: Square) -> float:
        """The cost of all Monsters until they are destroyed if this Hero is on `place`.

        Cached for a tile whose squares are equivalent.
        """
        tile = self.lay.tile_of[place]
        costs = self._costs.get(tile)
        if costs is None:
            costs = [self.burden(other, place) if self._alike(other, tile) else None for other in self.foes]
            self._costs[tile] = costs
        known = zip(self.foes, costs, strict=True)
        return sum(self.burden(other, place) if cost is None else cost for other, cost in known)

    def _alike(self, other: Monster, tile: int) -> bool:
        """Whether all squares of a tile are equivalent for a Monster's attacks on this Hero."""
        tile_of = self.lay.tile_of
        return all(tile_of[place] != tile for place in self.near(other)) and not self._ties(other, tile, beside=False)

    def later(self, other: Monster, place: Square | None) -> float:
        """The cost of a Monster after this round; small for one that the Heroes leave behind."""
        tile = -1 if place is None else self.lay.tile_of[place]
        spot = (other.id, tile)
        found = self._late.get(spot)
        if found is None:
            steps, mine = self.steps(other), self.where.get(self.seat) if place is None else place
            far = min(self._nearest(other), FAR if mine is None else steps[self.lay.tile_of[mine]])
            reach = NEARNESS[pace(other.kind)]
            found = self._late[spot] = self._ahead * max(1.0, strength(other.kind)) * reach[min(4, far)]
        return found

    def _nearest(self, other: Monster) -> int:
        """The tile distance of the closest other Hero from a Monster, FAR without one."""
        found = self._near.get(other.id)
        if found is None:
            steps, tile_of = self.steps(other), self.lay.tile_of
            ways = (steps[tile_of[place]] for seat, place in self.where.items() if seat != self.seat)
            found = self._near[other.id] = min(ways, default=FAR)
        return found

    # -------------------------------------------------------------- Traps and the end

    def traps(self, place: Square) -> float:
        """The cost of the Traps to this Hero if it stays on `place`."""
        tile = self.lay.tile_of[place]
        if tile not in self._traps:
            self._traps[tile] = self._trapped(tile)
        return self._traps[tile]

    def _trapped(self, tile: int) -> float:
        total = 0.0
        for owner, hero in enumerate(self.t.heroes):
            share = LATER ** ((owner - self.seat) % len(self.t.heroes))
            for trap in hero.threats:
                if isinstance(trap, Trap):
                    total += share * self._trap(trap, tile)
        return total

    def _trap(self, trap: Trap, tile: int) -> float:
        row = ENCOUNTERS[trap.card]
        reach = 1 if row.volley is not None and row.volley.at == "near" else 0
        if self.lay.tile_steps(trap.tile)[tile] > reach:
            return 0.0
        if row.volley is None:
            return {"fire-trap": 2.0, "sliding-walls": 0.5}.get(trap.card, 0.0) * self.price[self.seat]
        blow = row.volley.strike
        chance = worth.odds(blow.bonus, self.armour(self.seat, tile))
        hurt = chance * (blow.damage + PAIN.get(blow.condition or "", 0.0)) + (1 - chance) * blow.miss
        return hurt * self.price[self.seat]

    def doom(self, place: Square, alive: Mapping[Figure, float]) -> float:
        """The probability that this Hero, on `place`, falls before its next turn.

        `alive` has the probability that each Monster survives.
        """
        hp = figure.hero_hp(self.t.heroes[self.seat])
        spread = [1.0] + [0.0] * hp
        for other in self.foes:
            share = min(1.0, self.weight[other.id]) * alive.get(other.id, 1.0)
            for blow in self.blows(other, {**self.where, self.seat: place}):
                if blow.seat == self.seat and share > 0:
                    spread = _after(spread, blow, share)
        return spread[-1]


def _after(spread: list[float], blow: Blow, share: float) -> list[float]:
    """The distribution of damage after one more attack; its last item is for all remaining Hit Points of the Hero or more."""
    last = len(spread) - 1
    out = [chance * (1 - share) for chance in spread]
    for damage, odds in ((int(blow.damage), blow.chance), (int(blow.miss), 1 - blow.chance)):
        for before, chance in enumerate(spread):
            out[min(last, before + damage)] += chance * share * odds
    return out
