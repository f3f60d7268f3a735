"""What a combat may bring, over the orders in which fighters can lie (DV-046 to DV-060)."""

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import gcd

from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import MULE, colour, kind, rank
from game.rules.dungeonville.state import AdventurerId, State
from game.rules.engine.secret import Seat

SETS = 3
MOST = 72
"""So many ways in which the others can lie are thought through at most."""
Line = Sequence[AdventurerId]


def best_three(t: State, seat: Seat, party: Line) -> tuple[AdventurerId, ...]:
    """The strongest of a party: those whom one expects to fight."""
    return tuple(sorted(party, key=lambda member: strength(t, seat, member))[:SETS])


class Battle:
    """What a combat brings on average to each seat: `tokens` won, `gains` (the worth of adventurers), and in `wins` the chance to enter.

    The first of the `lines` lies as it is, which by symmetry is as good as any order; the others lie in every order.
    """

    def __init__(self, t: State, lines: Mapping[Seat, Line], worth: Mapping[AdventurerId, float]) -> None:
        self.t, self.worth = t, worth
        self.tokens, self.gains, self.wins = (dict.fromkeys(lines, 0.0) for _ in range(3))
        first, *others = lines
        ways = list(product(*(permutations(lines[seat]) for seat in others)))
        ways = ways[:: _step(len(ways))]
        for way in ways:
            self._fight({first: lines[first], **dict(zip(others, way, strict=True))}, 1 / len(ways))

    def _fight(self, lines: Mapping[Seat, Line], chance: float) -> None:
        """Fight it out in one order, and add what comes of it."""
        standing: dict[Seat, list[AdventurerId]] = {seat: [] for seat in lines}
        for number in range(SETS):
            drawn = {seat: line[number] for seat, line in lines.items() if number < len(line)}
            if drawn:
                self._set(drawn, standing, chance)
        alive = [seat for seat in lines if standing[seat]]
        if alive:
            winner = min(alive, key=lambda seat: (-len(standing[seat]), min(map(rank, standing[seat]))))
            self.wins[winner] += chance

    def _set(self, drawn: Mapping[Seat, AdventurerId], standing: Mapping[Seat, list[AdventurerId]], chance: float) -> None:
        """One set: who wins it, who changes sides, who dies, and one token (DV-049 to DV-052)."""
        winner = min(drawn, key=lambda seat: (strength(self.t, seat, drawn[seat]), rank(drawn[seat])))
        best, bled = drawn[winner], False
        standing[winner].append(best)
        for seat, fighter in drawn.items():
            if seat == winner:
                continue
            self.gains[seat] -= chance * self.worth[fighter]
            if colour(best) and colour(fighter) == colour(best):
                standing[winner].append(fighter)
                self.gains[winner] += chance * self.worth[fighter]
            else:
                bled = bled or kind(fighter) != MULE
        self.tokens[winner] += chance * bled


def _step(ways: int) -> int:
    """Every how manieth way is taken: a number that shares no factor with those of the orders, so that all of these occur alike."""
    step = -(-ways // MOST)
    while gcd(step, 6) > 1:
        step += 1
    return step
