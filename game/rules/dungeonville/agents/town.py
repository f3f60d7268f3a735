"""Answers of recruitment: whom to recruit, how to pay, and whom to dismiss (DV-030 to DV-036)."""

from collections.abc import Sequence

from game.rules.dungeonville.agents.ask import Ask, advise, answers
from game.rules.dungeonville.agents.delve import Delve
from game.rules.dungeonville.choice import Dismiss, Pay, Recruit
from game.rules.dungeonville.party import colour
from game.rules.dungeonville.recruiting import offers
from game.rules.dungeonville.state import AdventurerId
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, NUMBERS
from game.rules.engine.agent import Advice
from game.rules.engine.script import Done

AHEAD = 2
"""The look-ahead, in rooms, for a party that is being recruited."""
BEST = 2
"""The number of best dungeons to which an expedition is assumed to go."""
WORTH_IT = 0.05
"""The least gain for which an adventurer is exchanged."""
STRONG = 20
"""Adventurers up to this rank are hired to fight."""
HOME = "A"
NO_COLOUR = 1.0
"""The cost of three adventurers without a colour, which are all lost (DV-038)."""


class Market:
    """The values of parties to the wizard of this seat."""

    def __init__(self, ask: Ask) -> None:
        self.worth, self.travel = ask.stakes.worth, ask.mind.travel
        self.delves = [Delve(ask.stakes, dungeon, AHEAD) for dungeon in DUNGEONS]

    def party(self, members: Sequence[AdventurerId]) -> float:
        """The value of a party, in fights and on its next expedition."""
        party = tuple(sorted(members))
        trips = sorted((delve.enter(party) for delve in self.delves), reverse=True)[:BEST]
        grey = len(party) >= NUMBERS.party and not any(colour(member) for member in party)
        return sum(self.worth[one] for one in party) + self.travel * sum(trips) / BEST - NO_COLOUR * grey

    def without(self, members: Sequence[AdventurerId]) -> tuple[AdventurerId, float]:
        """The member with the lowest value, and the value of the party without it."""
        rated = ((gone, self.party([member for member in members if member != gone])) for gone in members)
        return max(rated, key=lambda pair: pair[1])


@answers("prompt-recruit")
def recruit(ask: Ask) -> Advice:
    """The adventurer that adds most to the value of the party, minus its price."""
    market, party = Market(ask), ask.me.party
    full = len(party) >= NUMBERS.party
    rated: list[tuple[Done | Recruit, float]] = [(Done(), market.party(party) + WORTH_IT)] if ask.may_decline else []
    prices = offers(ask.t, ask.seat)
    for choice in ask.of(Recruit):
        if not choice.by_hand:
            members = [*party, choice.adventurer]
            value = market.without(members)[1] if full else market.party(members)
            spare = len(party) + 1 >= NUMBERS.party
            rated.append((choice, value + ask.stakes.payment(prices[choice.adventurer], spare=spare)))
    best = ask.best(rated)[0]
    if not isinstance(best, Recruit):
        return advise(best, "reason-party-fine")
    price, adventurer = prices[best.adventurer], best.adventurer
    return advise(best, "reason-recruit" if price else "reason-free", price=price, **good_for(adventurer))


def good_for(adventurer: AdventurerId) -> dict[str, str | int]:
    """The purpose of an adventurer: to "fight", for the "load", or to be "safe" in a dungeon, whichever is least usual."""
    row = ADVENTURERS[adventurer]
    home = next((dungeon for dungeon in DUNGEONS if row.letter(dungeon) == HOME), "")
    what = "fight" if row.rank <= STRONG else "safe" if home else "load"
    return {"adventurer": adventurer, "for": what, "rank": row.rank, "stronger": row.rank - 1, "dungeon": home}


@answers("prompt-dismiss")
def dismiss(ask: Ask) -> Advice:
    """The member with the lowest value next to the new one; the last one with a colour is kept."""
    market, coming = Market(ask), ask.about("adventurer")
    party = [*ask.me.party, coming]
    rated = ((choice, market.party([one for one in party if one != choice.adventurer])) for choice in ask.of(Dismiss))
    choice = ask.best(rated)[0]
    return advise(choice, "reason-dismiss", adventurer=choice.adventurer)


@answers("prompt-pay")
def pay(ask: Ask) -> Advice:
    """Accept the proposed payment, which has the smallest overpayment."""
    return advise(Pay(), "reason-pay")
