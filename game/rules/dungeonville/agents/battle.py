"""What a combat may bring, over the orders in which fighters can lie (DV-046 to DV-060)."""

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from math import gcd

from msgspec import Struct

from game.rules.dungeonville.agents.stakes import worth
from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import MULE, colour, kind, rank
from game.rules.dungeonville.state import AdventurerId, State
from game.rules.engine.secret import Seat

SETS = 3
MOST = 72
"""So many ways in which the others can lie are thought through at most."""
Lines = Mapping[Seat, Sequence[AdventurerId]]


class Clash(Struct):
    """What a combat brings on average: tokens won, worth of adventurers gained and lost, and the chance to enter, by seat."""

    tokens: dict[Seat, float]
    worth: dict[Seat, float]
    wins: dict[Seat, float]


def best_three(t: State, seat: Seat, party: Sequence[AdventurerId]) -> tuple[AdventurerId, ...]:
    """The strongest of a party: those whom one expects to fight."""
    return tuple(sorted(party, key=lambda member: strength(t, seat, member))[:SETS])


def clash(t: State, lines: Lines) -> Clash:
    """What a combat brings: the first line lies as it is, which by symmetry is as good as any, the others in every order."""
    first, *others = lines
    ways = list(product(*(permutations(lines[seat]) for seat in others)))
    ways = ways[:: _step(len(ways))]
    zero = dict.fromkeys(lines, 0.0)
    found = Clash(dict(zero), dict(zero), dict(zero))
    for way in ways:
        _fight(t, {first: lines[first], **dict(zip(others, way, strict=True))}, found, 1 / len(ways))
    return found


def _step(ways: int) -> int:
    """Every how manieth way is taken: a number that shares no factor with those of the orders, so that all of these occur alike."""
    step = -(-ways // MOST)
    while gcd(step, 6) > 1:
        step += 1
    return step


def _fight(t: State, lines: Lines, found: Clash, chance: float) -> None:
    """Fight it out in one order, and add what comes of it."""
    standing: dict[Seat, list[AdventurerId]] = {seat: [] for seat in lines}
    for number in range(SETS):
        drawn = {seat: line[number] for seat, line in lines.items() if number < len(line)}
        if drawn:
            _set(t, drawn, standing, found, chance)
    alive = [seat for seat in lines if standing[seat]]
    if alive:
        winner = min(alive, key=lambda seat: (-len(standing[seat]), min(map(rank, standing[seat]))))
        found.wins[winner] += chance


def _set(
    t: State, drawn: dict[Seat, AdventurerId], standing: dict[Seat, list[AdventurerId]], found: Clash, chance: float
) -> None:
    """One set: who wins it, who changes sides, who dies, and one token (DV-049 to DV-052)."""
    winner = min(drawn, key=lambda seat: (strength(t, seat, drawn[seat]), rank(drawn[seat])))
    best = drawn[winner]
    standing[winner].append(best)
    weakest = 0
    for seat, fighter in drawn.items():
        if seat == winner:
            continue
        found.worth[seat] -= chance * worth(fighter)
        if colour(best) and colour(fighter) == colour(best):
            standing[winner].append(fighter)
            found.worth[winner] += chance * worth(fighter)
        elif kind(fighter) != MULE:
            weakest = max(weakest, rank(fighter))
    if weakest:
        found.tokens[winner] += chance
