"""The experience pile: payments, and the 2nd level."""

from collections.abc import Sequence
from functools import lru_cache

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event
from game.rules.ravenloft.choice import PickCard, Spend
from game.rules.ravenloft.front import card_type
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import CardId, Held, State
from game.rules.ravenloft.tables.cards import MONSTERS, TREASURES

CANCEL_COST = 5
"""Experience that cancels an Encounter card or buys the 2nd level (CR-193, CR-197)."""


def xp_of(card: CardId) -> int:
    """The experience of a card of the experience pile (CR-192)."""
    return MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp


def payments(t: State) -> tuple[Spend, ...]:
    """The minimal ways to pay CANCEL_COST from the pile, in which every card is needed (CR-193, CR-194)."""
    return _payments(tuple(sorted(t.pile)))


def cancellings(t: State) -> tuple[Spend, ...]:
    """The ways to pay for cancelling an Encounter card; an adventure may exclude Undead."""
    if not figure.law(t, "undead-cancel-nothing"):
        return payments(t)
    return _payments(tuple(sorted(card for card in t.pile if card not in MONSTERS or "undead" not in MONSTERS[card].kinds)))


@lru_cache(maxsize=4096)
def _payments(pile: tuple[CardId, ...]) -> tuple[Spend, ...]:
    if sum(map(xp_of, pile)) < CANCEL_COST:
        return ()
    ways: dict[tuple[CardId, ...], None] = {}
    partial: set[tuple[CardId, ...]] = {()}
    while partial:
        longer: set[tuple[CardId, ...]] = set()
        for some in sorted(partial):
            for card in sorted(set(pile)):
                if (some and card < some[-1]) or some.count(card) == pile.count(card):
                    continue
                more = (*some, card)
                worth = sum(map(xp_of, more))
                if worth < CANCEL_COST:
                    longer.add(more)
                elif worth - min(map(xp_of, more)) < CANCEL_COST:
                    ways[more] = None
        partial = longer
    return tuple(Spend(some) for some in ways)


def spent_pile(t: State, card: CardId) -> list[CardId]:
    """The discard pile of a spent card of the experience pile; that of a Villain has no deck (CR-154, CR-156)."""
    if card in TREASURES:
        return t.decks.treasure.discard
    return t.removed if MONSTERS[card].villain else t.decks.monster.discard


def pay(t: State, cards: Sequence[CardId]) -> Rule[None]:
    """Discard cards of the experience pile; the surplus is lost (CR-154, CR-194)."""
    for card in cards:
        t.pile.remove(card)
        spent_pile(t, card).append(card)
    yield event.ExperienceSpent(tuple(cards), sum(map(xp_of, cards)))


def gain_level(t: State, seat: Seat) -> Rule[None]:
    """Offer a Hero the 2nd level for experience (CR-197, CR-198, CR-200 to CR-203)."""
    hero = t.heroes[seat]
    ways = payments(t) if hero.level == 1 else ()
    if not ways:
        return
    answer = yield from choose(seat, "prompt-level", [*ways, Done()], about={"hero": hero.id}, default=ways[0], forced=False)
    if not isinstance(answer, Spend):
        return
    yield from pay(t, answer.cards)
    yield from rise(t, seat)


def rise(t: State, seat: Seat) -> Rule[None]:
    """Turn a Hero's card to the 2nd level; its player takes one more Daily (CR-198)."""
    hero = t.heroes[seat]
    dailies = [PickCard(card) for card in hero.spare if card_type(card) == "daily"]
    hero.level = 2
    if not dailies:  # the Hero may have them already
        yield event.LevelGained(hero.id, "")
        return
    picked = yield from choose(seat, "prompt-level-daily", dailies, about={"hero": hero.id})
    hero.spare.remove(picked.card)
    hero.powers.append(Held(picked.card))
    yield event.LevelGained(hero.id, picked.card)
