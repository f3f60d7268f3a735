"""Values of things to the team, in Dread: five Dread are a FIST of the Showdown, and a die is a third of one (LD-009, LD-212)."""

from collections.abc import Sequence
from functools import cache
from math import comb

from game.rules.london.effects.deed import Step
from game.rules.london.state import CardId
from game.rules.london.tables.cards import NUMBERS, PLOTS

FIST = float(NUMBERS.splatter)
DIE = FIST * NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)
CARD = 0.9
"""The value of a card of the Investigation deck, which is dealt to a hand later."""
GAINS = {
    "item": 3.2,
    "random-item": 2.3,
    "virtue": 1.5,
    "confidence": CARD,
    "confidence-each": CARD,
    "secret": 6.0,
    "discard-item": -2.3,
}
ILL = -1.2
"""The value of a Condition, which may be doubled later."""
MOST_DICE = 24


def step_worth(step: Step, company: int, ill: int = 0) -> float:
    """The value of a step of a Plot card for `company` Characters, of whom `ill` already have the Condition that it gives (LD-163)."""
    if step.do == "dread":
        return float(-step.n)
    if step.do == "condition":
        doubled = ill if step.who == "all-here" else int(ill == company)
        return ILL * ((company if step.who == "all-here" else 1) - doubled) - NUMBERS.duplicate * doubled
    return GAINS.get(step.do, 0.0) * step.n * (company if step.do == "confidence-each" else 1)


@cache
def fists(dice: int) -> Sequence[float]:
    """The probability of each number of FISTs with `dice` dice (LD-009)."""
    p = DIE / FIST
    return [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]


@cache
def plot_worth(card: CardId, company: int, dice: int, sure: int = 0, ill: int = 0) -> float:
    """The expected value of investigating a Plot card (LD-150 to LD-152).

    `dice` are still to be rolled, `sure` are FISTs rolled, and `ill` is the number of Characters with the Condition that it
    gives.
    """
    row = PLOTS[card]
    total = sum(step_worth(step, company) for step in row.always)
    for count, chance in enumerate(fists(min(dice, MOST_DICE)), sure):
        tier = max(number for number, one in enumerate(row.tiers) if count >= one.least)
        gains = sum(step_worth(step, company, ill) for step in row.tiers[tier].steps)
        total += chance * (gains + CARD * max(0, count - row.top.least))
    return total
