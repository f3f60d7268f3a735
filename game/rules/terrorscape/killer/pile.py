"""The killer's cards: drawing, discarding, reshuffling, and the levels that follow (TS-165 to TS-167, TS-179 to TS-187)."""

from collections.abc import Sequence

from game.rules.engine.script import Rule
from game.rules.engine.secret import Secret
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import ask_killer, hush, tell
from game.rules.terrorscape.choice import Pay
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import CardId, State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables import registry
from game.rules.terrorscape.tables.cards import ABILITIES, KILLERS, NUMBERS, TRAITS


def _top(t: State) -> Rule[CardId]:
    """Take the top card.

    An empty deck is reshuffled from the discard pile first (TS-181); the twelve cards are never all in hand and play.
    """
    dark = t.dark
    if not dark.deck:
        t.rng.shuffle("abilities", dark.discard)
        dark.deck, dark.discard = [Secret(card) for card in dark.discard], []
        yield from hush(event.DeckShuffled(len(dark.deck)))
    return dark.deck.pop().face


def draw_cards(t: State, number: int) -> Rule[None]:
    """Draw `number` cards; then discard those above the hand limit, the last first; then levels rise (TS-179, TS-180, TS-182).

    A devious killer chooses which cards go.
    """
    dark, fresh, shuffles = t.dark, list[CardId](), 0
    for _ in range(number):
        shuffles += not dark.deck
        card = yield from _top(t)
        fresh.append(card)
        dark.hand.append(card)
    yield from hush(event.AbilitiesDrawn(tuple(fresh)))
    excess = dark.hand[NUMBERS.hand :]
    if excess and any(TRAITS[trait].spares for trait in t.marks):
        for _ in excess:
            yield from spare_one(t)
    elif excess:
        del dark.hand[NUMBERS.hand :]
        yield from throw_away(t, excess[::-1], "excess")
    yield from _rise(t, shuffles)


def lose_cards(t: State, number: int) -> Rule[None]:
    """Discard the top `number` cards of the deck, with the same new deck and levels (TS-138, TS-139)."""
    shuffles, lost = 0, list[CardId]()
    for _ in range(number):
        shuffles += not t.dark.deck
        card = yield from _top(t)
        lost.append(card)
        t.dark.discard.append(card)
    yield from hush(event.AbilitiesDiscarded(tuple(lost), "lost"))
    yield from _rise(t, shuffles)


def throw_away(t: State, cards: Sequence[CardId], why: str) -> Rule[None]:
    """Put `cards`, already removed from their place, on the killer's discard pile, hidden from the team (TS-214)."""
    t.dark.discard.extend(cards)
    yield from hush(event.AbilitiesDiscarded(tuple(cards), why))


def _rise(t: State, times: int) -> Rule[None]:
    for _ in range(times):
        yield from gain_level(t)


def gain_level(t: State) -> Rule[None]:
    """Raise the level by 1, at most to the last, and resolve its effects (TS-036, TS-040, TS-182, TS-184 to TS-186)."""
    rows = KILLERS[t.killer].levels
    if t.level == len(rows):
        return
    t.level += 1
    row = rows[t.level - 1]
    yield from tell(t, event.LevelGained(t.level, strength(t)))
    if row.unlock:
        yield from _unlock(t, row.unlock)
    if row.reached:
        yield from registry.reached.functions[row.reached](t)
    reached = t.level
    for trait in t.marks:
        if reached in TRAITS[trait].levels:
            yield from tell(t, event.TraitUsed(trait, 0))
            yield from registry.killer_trait.functions[TRAITS[trait].effect](t, TRAITS[trait], [])
    if any(TRAITS[trait].skips == reached for trait in t.marks):
        yield from gain_level(t)


def _unlock(t: State, card: CardId) -> Rule[None]:
    """Add the locked card to the hand; if that is full the killer chooses one of all six to discard (TS-184, TS-185)."""
    t.dark.locked = ""
    t.dark.hand.append(card)
    yield from hush(event.AbilityUnlocked(card))
    if len(t.dark.hand) > NUMBERS.hand:
        yield from spare_one(t)


def spare_one(t: State) -> Rule[None]:
    """Let the killer discard one card of a hand that holds too many."""
    card = yield from _choose(t.dark.hand, "prompt-surplus", "none")
    t.dark.hand.remove(card)
    yield from throw_away(t, [card], "chosen")


def pay_cards(t: State, number: int, told: Fact, card: CardId = "none") -> Rule[None]:
    """Let the killer discard `number` cards of his hand for the Event `told`, such as playing a `card` (TS-165, TS-167, TS-214).

    The team is informed after all cards are chosen, because he may change his mind before.
    """
    left, paid = list(t.dark.hand), list[CardId]()
    for _ in range(number):
        paid.append((yield from _choose(left, "prompt-pay", card)))
        left.remove(paid[-1])
    yield from tell(t, told)
    t.dark.hand = left
    if paid:
        yield from throw_away(t, paid, "paid")


def _choose(cards: Sequence[CardId], prompt: str, purpose: CardId) -> Rule[CardId]:
    answer = yield from ask_killer(prompt, [Pay(one) for one in sorted(set(cards))], card=purpose)
    return answer.card


def can_pay(t: State, card: CardId) -> bool:
    """Whether the other cards of the hand cover the cost of `card`, which cannot pay for itself (TS-165, TS-166)."""
    return len(t.dark.hand) - 1 >= ABILITIES[card].cost
