"""What things are worth to the team, in Dread: five of it are a FIST of the Showdown, and a die is a third of one (LD-009, LD-212)."""

from collections.abc import Sequence
from functools import cache
from math import comb

from game.rules.london.cards import NUMBERS, PLOTS
from game.rules.london.deed import Step
from game.rules.london.state import CardId

FIST = float(NUMBERS.splatter)
DIE = FIST * NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)
CARD = 0.8
"""A card of the Investigation deck, which is a card in somebody's hand later."""
GAINS = {
    "item": 2.6,
    "random-item": 2.3,
    "virtue": 1.5,
    "confidence": CARD,
    "confidence-each": CARD,
    "secret": 5.0,
    "discard-item": -2.3,
}
ILL = -1.2
"""A Condition, which may be doubled later."""
MOST_DICE = 24


def step_worth(step: Step, company: int) -> float:
    """What a step of a Plot card brings to a company of so many."""
    if step.do == "dread":
        return float(-step.n)
    if step.do == "condition":
        return ILL * (company if step.who == "all-here" else 1)
    return GAINS.get(step.do, 0.0) * step.n * (company if step.do == "confidence-each" else 1)


@cache
def fists(dice: int) -> Sequence[float]:
    """The chance of each number of FISTs with so many dice (LD-009)."""
    p = DIE / FIST
    return [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]


@cache
def plot_worth(card: CardId, company: int, dice: int) -> float:
    """What investigating a Plot card with so many dice brings on average (LD-150 to LD-152)."""
    row = PLOTS[card]
    total = sum(step_worth(step, company) for step in row.always)
    for count, chance in enumerate(fists(min(dice, MOST_DICE))):
        tier = max(number for number, one in enumerate(row.tiers) if count >= one.least)
        gains = sum(step_worth(step, company) for step in row.tiers[tier].steps)
        total += chance * (gains + CARD * max(0, count - row.top.least))
    return total
