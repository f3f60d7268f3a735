"""Claims and deeds: win at once, never in vain, and exchange a deed for blood that others have shed (DV-090, DV-116, DV-120)."""

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.beliefs.belief import NAMES
from game.rules.dungeonville.choice import Claim, Swap
from game.rules.dungeonville.scoring import score_with, true_score
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done

BETTER = 0.6
"""So many points a deed must be better before it is worth the trouble, beside its price."""
VICTORY = 3.0
"""What a deed is worth beyond its points with which the goal is reached at once."""
EXPOSED = 0.4
"""What it is worth to get rid of a deed that all know."""


@answers("prompt-claim")
def claim(ask: Ask) -> Advice:
    """Claim as soon as the goal is reached, and never before."""
    score = true_score(ask.t, ask.seat)
    if score >= ask.t.options.goal:
        return advise(Claim(), "reason-claim", score=score)
    return advise(Done(), "reason-no-claim", score=score)


@answers("prompt-swap")
def swap(ask: Ask) -> Advice:
    """Another deed, if those in the house are likely to be better by more than they cost."""
    places = [choice for choice in ask.of(Swap) if not choice.by_hand]
    choice, value = ask.best((choice, hoped(ask, choice.place)) for choice in places)
    own = float(ask.stakes.score)
    price = ask.stakes.gold(-NUMBERS.swap_price)
    if value - own + price + EXPOSED * bool(ask.me.exposed) > BETTER:
        return advise(choice, "reason-swap", place=choice.place + 1)
    return advise(Done(), "reason-keep-deed", dungeon=ask.stakes.own)


def hoped(ask: Ask, place: int) -> float:
    """What one may hope that the score is with the deed at a place of the house."""
    odds = ask.stakes.holds[len(ask.t.deeds) + place]
    total = 0.0
    for name, chance in zip(NAMES, odds, strict=True):
        score = score_with(ask.t, ask.seat, name)
        total += chance * (score + VICTORY * (score >= ask.t.options.goal))
    return total
