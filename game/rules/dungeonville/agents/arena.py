"""Answers in a combat: the fighters and their order, and the three items of a combat (DV-046, DV-142)."""

from itertools import combinations

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.agents.battle import SETS, Battle, best_three
from game.rules.dungeonville.agents.delve import Delve
from game.rules.dungeonville.agents.road import SPOILS, THEIRS
from game.rules.dungeonville.choice import Order, Spare, UseItem
from game.rules.dungeonville.duel import SHIELD
from game.rules.dungeonville.party import MULE, kind
from game.rules.dungeonville.scroll import SCROLL
from game.rules.dungeonville.state import AdventurerId
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done


@answers("prompt-order")
def order(ask: Ask) -> Advice:
    """The three fighters with the best result against the strongest of the others, in random order."""
    party = ask.me.party
    chosen = list(ask.best((three, _fought(ask, three)) for three in combinations(party, min(SETS, len(party))))[0])
    ask.rng.shuffle("order", chosen)
    return advise(Order(tuple(chosen)), "reason-order")


def _fought(ask: Ask, three: tuple[AdventurerId, ...]) -> float:
    """The value of a fight with these three."""
    fight = ask.t.fight
    assert fight is not None, "nobody fights"
    others = {one: best_three(ask.t, one, ask.t.wizards[one].party) for one in fight.seats if one != ask.seat}
    found = Battle(ask.t, {ask.seat: three, **others}, ask.stakes.worth)
    trip = Delve(ask.stakes, fight.dungeon, 2).enter(tuple(sorted(ask.me.party)))
    total = found.wins[ask.seat] * SPOILS * trip
    for one in fight.seats:
        point = ask.stakes.token(one)
        total += found.tokens[one] * point + found.gains[one] * (1.0 if one == ask.seat else THEIRS * point)
    return total


@answers("prompt-flute")
def play_flute(ask: Ask) -> Advice:
    """Take the adventurer with the highest value, unless only its death would give a token."""
    spared = ask.of(Spare)
    choice = max(spared, key=lambda one: ask.stakes.worth[one.adventurer])
    if len(spared) > 1 or ask.stakes.worth[choice.adventurer] > 1:
        return advise(choice, "reason-flute", adventurer=choice.adventurer)
    return advise(Done(), "reason-flute-blood", adventurer=choice.adventurer)


@answers("prompt-shield")
def raise_shield(ask: Ask) -> Advice:
    """Save every fighter except the Mule."""
    beaten = ask.about("adventurer")
    if kind(beaten) == MULE:
        return advise(Done(), "reason-shield-saved", adventurer=beaten)
    return advise(UseItem(SHIELD), "reason-shield", adventurer=beaten)


@answers("prompt-scroll")
def read_scroll(ask: Ask) -> Advice:
    """Exchange at random, because the other fighters are hidden and the order should be unpredictable."""
    if ask.lot("scroll", 50):
        return advise(UseItem(SCROLL), "reason-scroll")
    return advise(Done(), "reason-scroll-kept")
