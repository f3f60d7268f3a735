"""Answers about claims and deeds: claim only a certain victory, and exchange a deed for a better one (DV-090, DV-116, DV-120)."""

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.beliefs.belief import NAMES
from game.rules.dungeonville.choice import Claim, Swap
from game.rules.dungeonville.scoring import score_with, true_score
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done

BETTER = 0.6
"""The points by which a deed must be better, apart from its price."""
VICTORY = 3.0
"""The additional value of a deed that reaches the goal immediately."""
EXPOSED = 0.4
"""The value of exchanging a publicly known deed."""


@answers("prompt-claim")
def claim(ask: Ask) -> Advice:
    """Claim if the goal is reached."""
    score = true_score(ask.t, ask.seat)
    if score >= ask.t.options.goal:
        return advise(Claim(), "reason-claim", score=score)
    return advise(Done(), "reason-no-claim", score=score)


@answers("prompt-swap")
def swap(ask: Ask) -> Advice:
    """Exchange the deed if those in the house are expected to be better by more than their price."""
    places = [choice for choice in ask.of(Swap) if not choice.by_hand]
    choice, value = ask.best((choice, hoped(ask, choice.place)) for choice in places)
    own = float(ask.stakes.score)
    price = ask.stakes.payment(NUMBERS.swap_price, spare=True)
    if value - own + price + EXPOSED * bool(ask.me.exposed) > BETTER:
        return advise(choice, "reason-swap", place=choice.place + 1)
    return advise(Done(), "reason-keep-deed", dungeon=ask.stakes.own)


def hoped(ask: Ask, place: int) -> float:
    """The expected score with the deed at a place of the house."""
    odds = ask.stakes.holds[len(ask.t.deeds) + place]
    total = 0.0
    for name, chance in zip(NAMES, odds, strict=True):
        score = score_with(ask.t, ask.seat, name)
        total += chance * (score + VICTORY * (score >= ask.t.options.goal))
    return total
