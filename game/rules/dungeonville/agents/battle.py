"""The expected result of a combat, averaged over the orders of the fighters (DV-046 to DV-060)."""

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import gcd

from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import MULE, colour, kind, rank
from game.rules.dungeonville.state import AdventurerId, State
from game.rules.engine.secret import Seat

SETS = 3
MOST = 72
"""The most orders of the other fighters that are evaluated."""
Line = Sequence[AdventurerId]


def best_three(t: State, seat: Seat, party: Line) -> tuple[AdventurerId, ...]:
    """The three strongest of a party, which are expected to fight."""
    return tuple(sorted(party, key=lambda member: strength(t, seat, member))[:SETS])


class Battle:
    """The expected result of a combat for each seat: `tokens` won, `gains` (the value of adventurers), and `wins`, the probability to enter.

    The first of the `lines` has a fixed order, which by symmetry represents all orders; the others are tried in every order.
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
        """Play the combat in one order, and add its result."""
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
        """Play one set: winner, defections, deaths, and one token (DV-049 to DV-052)."""
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
    """The step between evaluated orders, coprime to their number, so that all orders of each party occur equally often."""
    step = -(-ways // MOST)
    while gcd(step, 6) > 1:
        step += 1
    return step
