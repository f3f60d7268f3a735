"""Finds the cheapest additions that reach a number of Action Points."""

from collections.abc import Iterable, Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat

Offer = tuple[Seat, Choice]


def cheapest(groups: Iterable[Sequence[tuple[Offer, int, float]]], missing: int) -> tuple[list[Offer], float] | None:
    """The offers that together add at least `missing` for the lowest price, and the price; None if all offers are too few.

    Each offer has its points and its price; of each group (the ways of one Item) at most one is taken.
    """
    best: list[tuple[float, list[Offer]] | None] = [(0.0, []), *[None] * missing]
    for group in groups:
        after = list(best)
        for offer, points, price in group:
            for have, found in enumerate(best):
                if found is None or not points:
                    continue
                reached, cost = min(missing, have + points), found[0] + price
                there = after[reached]
                if there is None or cost < there[0]:
                    after[reached] = cost, [*found[1], offer]
        best = after
    found = best[missing]
    return None if found is None else (found[1], found[0])
