"""Gains of investigations: Items, Virtue tokens, Confidence, Secrets (LD-129 to LD-136, LD-153, LD-154, LD-203)."""

from collections.abc import Sequence

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat, Secret
from game.rules.london import event
from game.rules.london.asking import ask, ask_team
from game.rules.london.choice import Give, Pick, TopCard
from game.rules.london.state import CardId, Item, State
from game.rules.london.tables.cards import NUMBERS


def shared(t: State, seats: Sequence[Seat], number: int, prompt: str) -> Rule[list[Seat]]:
    """The receivers of `number` equal things, as evenly as possible.

    The players choose the receivers of the remainder (LD-153).
    """
    takers = list(seats) * (number // len(seats))
    left = list(seats)
    for _ in range(number % len(seats)):
        answer = yield from ask_team(t, prompt, [Give(seat) for seat in left])
        left.remove(answer.seat)
        takers.append(answer.seat)
    return takers


def gain_item(t: State, seat: Seat) -> Rule[None]:
    """Gain one Item of the Supply, which is refilled, or the top of the deck unseen, which discards the whole Supply (LD-129)."""
    _renew(t)
    options = [*map(Pick, t.supply), *([TopCard()] if t.items else [])]
    if not options:
        return
    answer = yield from ask(seat, "prompt-item", options, forced=False)
    if isinstance(answer, Pick):
        t.supply.remove(answer.card)
        yield from take_item(t, seat, answer.card)
    else:
        yield from take_item(t, seat, t.items.pop().face)
        t.discards += t.supply
        t.supply = []
    yield from lay_supply(t)


def random_item(t: State, seat: Seat) -> Rule[None]:
    """Gain the top Item of the deck; the Supply does not change (LD-130)."""
    _renew(t)
    if t.items:
        yield from take_item(t, seat, t.items.pop().face)


def take_item(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Give a Character a new Item, ready (LD-132)."""
    t.people[seat].items.append(Item(card))
    yield event.ItemGained(seat, card)


def lay_supply(t: State) -> Rule[None]:
    """Fill the Supply as far as possible (LD-129, LD-131)."""
    while len(t.supply) < NUMBERS.supply:
        _renew(t)
        if not t.items:
            break
        t.supply.append(t.items.pop().face)
    yield event.SupplyLaid(tuple(t.supply))


def _renew(t: State) -> None:
    """Shuffle the discard pile into an empty Item deck (LD-131)."""
    if not t.items and t.discards:
        t.rng.shuffle("items", t.discards)
        t.items, t.discards = [Secret(card) for card in t.discards], []


def lose_item(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Discard an Item, tilted or ready, without effect."""
    shelve(t, seat, card)
    yield event.ItemLost(seat, card)


def shelve(t: State, seat: Seat, card: CardId) -> None:
    """Put an owned Item on the discard pile."""
    items = t.people[seat].items
    items.remove(next(item for item in items if item.id == card))
    t.discards.append(card)


def gain_virtue(t: State, seat: Seat) -> Rule[None]:
    """Gain a Virtue token, if any is left (LD-136)."""
    if sum(person.virtue for person in t.people) < NUMBERS.virtue_limit:
        t.people[seat].virtue += 1
        yield event.VirtueGained(seat)


def gain_confidence(t: State, seat: Seat, number: int) -> Rule[None]:
    """Move cards of the Confidence pile to the Investigation deck, in the Endgame to the hand of `seat` (LD-154, LD-203)."""
    count = min(number, len(t.confidence))
    cards = [t.confidence.pop() for _ in range(count)]
    if not cards:
        return
    if t.phase == "endgame":
        t.people[seat].hand += [card.face for card in cards]
        yield event.HandDealt(seat, tuple(card.face for card in cards))
    else:
        t.deck += cards
        yield event.ConfidenceGained(count)


def gain_secret(t: State, seat: Seat) -> Rule[None]:
    """Give a Character the top one of Calypso's Secrets, face up, if any is left."""
    if t.secrets:
        card = t.secrets.pop().face
        t.people[seat].secrets.append(card)
        yield event.SecretGained(seat, card)


def ready_item(t: State, seat: Seat, item: Item) -> Rule[None]:
    """Ready a tilted Item (LD-127)."""
    item.tilted = False
    yield event.ItemReadied(seat, item.id)


def ready_all(t: State) -> Rule[None]:
    """Ready the Items of all Characters (LD-127)."""
    for seat, person in enumerate(t.people):
        for item in person.items:
            if item.tilted:
                yield from ready_item(t, seat, item)
