"""Counts the killer's cards from public information: the number in hand, and the played ones on the discard pile.

These numbers are not announced (TS-211 to TS-213), but every card that he draws, pays or loses follows from public Events, so
that determinizations for the team must agree with them.
"""

from collections import Counter

from msgspec import Struct

from game.rules.terrorscape import event
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.survivors.boons import TAUNT_DRAWS, TAUNT_LOSES
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, TRAITS, killer_cards

SEARCHING = ("rage", "whizz")
"""Effects that lead to a SEARCH of their own: their card is still being resolved in the encounter (TS-334)."""


class Count(Struct):
    """Sizes of hand and deck; `played` are cards known to be on the discard pile, `unseen` the number of others there."""

    hand: int
    deck: int
    played: list[CardId] = []
    unseen: int = 0
    playing: list[CardId] = []
    attack: CardId = ""
    met: bool = False
    draws: int = NUMBERS.draw


def count(t: State) -> Count:
    """Count the killer's cards from the record, at the beginning of a step."""
    found = Count(hand=NUMBERS.opening_hand, deck=len(killer_cards(t.killer)) - 1 - NUMBERS.opening_hand)
    for fact in t.record:
        _follow(t, found, fact)
    _settle(found)
    return found


def _follow(t: State, c: Count, fact: Fact) -> None:
    match fact:
        case event.CardPlayed(card, paid):
            _play(c, card, paid)
        case event.TraitsShown(traits):
            _draw(c, sum(TRAITS[trait].hand for trait in traits))
        case event.EncounterCalledOff():
            c.draws = 2 * NUMBERS.draw
        case event.Taunted():
            _lose(c, TAUNT_LOSES)
            _draw(c, TAUNT_DRAWS)
        case event.CardsPaid(paid, _) | event.TraitUsed(_, paid):
            c.hand -= paid
            c.unseen += paid
        case event.EncounterBegan():
            c.met = True
            _settle(c, {card for card in c.playing if any(step.do in SEARCHING for step in ABILITIES[card].steps)})
        case event.ItemShown(_, item):
            _draw(c, ITEMS[item].gives)
        case event.Defended(success=success):
            _lose(c, NUMBERS.spoils if success else 0)
            c.played += [c.attack] if c.attack else []
            c.attack = ""
        case event.EncounterEnded():
            c.met = False
        case event.KillerRested():
            _settle(c)
            _draw(c, c.draws)
            c.draws, c.met = NUMBERS.draw, False
        case event.LevelGained(level, _) if KILLERS[t.killer].levels[level - 1].unlock:
            c.hand += 1
            _overflow(c)
        case _:
            pass


def _play(c: Count, card: CardId, paid: int) -> None:
    c.hand -= 1 + paid
    c.unseen += paid
    if c.met:
        c.attack = card
    else:
        _settle(c)
        c.playing.append(card)


def _settle(c: Count, keep: set[CardId] | None = None) -> None:
    """Move resolved cards to the discard pile."""
    c.played += [card for card in c.playing if card not in (keep or ())]
    c.playing = [card for card in c.playing if card in (keep or ())]


def _take(c: Count, number: int) -> None:
    """Take `number` cards from the deck, which is reshuffled when it is empty."""
    for _ in range(number):
        if not c.deck:
            c.deck, c.unseen = len(c.played) + c.unseen, 0
            c.played.clear()
        c.deck -= 1


def _draw(c: Count, number: int) -> None:
    _take(c, number)
    c.hand += number
    _overflow(c)


def _overflow(c: Count) -> None:
    c.unseen += max(0, c.hand - NUMBERS.hand)
    c.hand = min(c.hand, NUMBERS.hand)


def _lose(c: Count, number: int) -> None:
    for _ in range(number):
        _take(c, 1)
        c.unseen += 1


def unknown_cards(t: State, found: Count) -> list[CardId]:
    """The killer's cards whose place (hand, deck or discard pile) is not public, sorted."""
    left = Counter(killer_cards(t.killer))
    left.subtract(found.played)
    left.subtract(row.unlock for row in KILLERS[t.killer].levels[t.level :] if row.unlock)
    return sorted(left.elements())
