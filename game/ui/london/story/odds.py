"""The exact chance of a number of FISTs with the dice that are still to be rolled."""

from math import comb
from typing import NamedTuple

from game.rules.london.investigations.points import points
from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import NUMBERS, PLOTS
from game.text import say

SHARE = NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)
"""The share of FISTs on an Action die (LD-009)."""


def chance(dice: int, need: int) -> float:
    """The chance, 0 to 1, that `dice` Action dice show at least `need` FISTs."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, hits) * SHARE**hits * (1 - SHARE) ** (dice - hits) for hits in range(need, dice + 1))


def in_hundred(share: float) -> int:
    """A chance in per cent: 0 and 100 only if it is certain."""
    return round(100 * share) if share in (0, 1) else min(99, max(1, round(100 * share)))


class OutcomeChance(NamedTuple):
    """The next outcome: the FISTs that are missing, the dice left, and the chance."""

    more: int
    dice: int
    share: float


def to_roll(t: State, inquiry: Inquiry) -> int:
    """The number of dice still to be rolled: of all who have not rolled for a Plot card, or those earned for the Showdown."""
    waiting = [seat for seat, part in inquiry.parts.items() if not part.rolled]
    if inquiry.kind == "showdown":
        return sum(t.people[seat].dice for seat in waiting)
    return sum(points(t, inquiry, seat) for seat in waiting) if inquiry.kind == "plot" else 0


def next_outcome(t: State, fists: int, target: int = 0) -> OutcomeChance | None:
    """The chance of the next outcome above `fists` FISTs, or of the `target` of the Showdown; None if there is none."""
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown"):
        return None
    steps = [tier.least for tier in PLOTS[inquiry.card].tiers] if inquiry.kind == "plot" else [target]
    wanted, dice = next((least for least in steps if least > fists), 0), to_roll(t, inquiry)
    return OutcomeChance(wanted - fists, dice, chance(dice, wanted - fists)) if wanted and dice else None


def words(t: State, fists: int, target: int = 0) -> str:
    """The chance of the next outcome in words; "" without one."""
    found = next_outcome(t, fists, target)
    return "" if found is None else say("ui-ld-tiers-odds", more=found.more, hundred=in_hundred(found.share))
