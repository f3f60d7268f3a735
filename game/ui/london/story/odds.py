"""How likely so many FISTs are, exactly, with the dice that are still to be rolled."""

from math import comb
from typing import NamedTuple

from game.rules.london.investigations.points import points
from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import NUMBERS, PLOTS
from game.text import say

SHARE = NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)
"""How often an Action die shows a FIST (LD-009)."""


def chance(dice: int, need: int) -> float:
    """How likely `dice` Action dice show at least `need` FISTs, from 0 to 1."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, hits) * SHARE**hits * (1 - SHARE) ** (dice - hits) for hits in range(need, dice + 1))


def in_hundred(share: float) -> int:
    """A share in whole hundredths: 0 and 100 only where it is certain."""
    return round(100 * share) if share in (0, 1) else min(99, max(1, round(100 * share)))


class Hope(NamedTuple):
    """What is hoped for: so many FISTs more with so many dice, and how likely that is."""

    more: int
    dice: int
    share: float


def to_roll(t: State, inquiry: Inquiry) -> int:
    """The dice that are still to be rolled, as the points stand: at a Plot card of all who have not rolled, in the Showdown those earned."""
    waiting = [seat for seat, part in inquiry.parts.items() if not part.rolled]
    if inquiry.kind == "showdown":
        return sum(t.people[seat].dice for seat in waiting)
    return sum(points(t, inquiry, seat) for seat in waiting) if inquiry.kind == "plot" else 0


def hope(t: State, fists: int, target: int = 0) -> Hope | None:
    """The next outcome above `fists` FISTs of the Plot card that is investigated, or the `target` of the Showdown; None with nothing to hope for."""
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown"):
        return None
    steps = [tier.least for tier in PLOTS[inquiry.card].tiers] if inquiry.kind == "plot" else [target]
    wanted, dice = next((least for least in steps if least > fists), 0), to_roll(t, inquiry)
    return Hope(wanted - fists, dice, chance(dice, wanted - fists)) if wanted and dice else None


def words(t: State, fists: int, target: int = 0) -> str:
    """How likely the next outcome is with the dice that are left, in words; "" where there is nothing to reckon."""
    found = hope(t, fists, target)
    return "" if found is None else say("ui-ld-tiers-odds", more=found.more, hundred=in_hundred(found.share))
