"""Payments with cards, without change (DV-028, DV-034 to DV-036, DV-141)."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.dungeonville import event, state
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.choice import Lay, LayBlood, Pay
from game.rules.dungeonville.piles import bury
from game.rules.dungeonville.state import RoomId, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.engine.script import Choice, Rule
from game.rules.engine.secret import Seat

Payment = tuple[tuple[RoomId, ...], int]
"""Cards, and blood tokens in hand."""


def worth(card: RoomId) -> int:
    """The value of a card in a payment: its gold, 5 for an item (DV-034, DV-035)."""
    return NUMBERS.item_gold if ROOMS[card].item else ROOMS[card].gold


def wealth(t: State, seat: Seat) -> int:
    """The total that `seat` can pay now, in gold."""
    wizard = t.wizards[seat]
    return sum(worth(card) for card in wizard.treasury) + NUMBERS.blood_gold * wizard.blood


def proposal(t: State, seat: Seat, price: int, laid: Payment = ((), 0)) -> Payment:
    """Complete a payment with the smallest overpayment, then fewest cards, items last (DV-036); tokens, which have no later value, come before cards.

    Raises ValueError if `seat` cannot pay.
    """
    wizard = t.wizards[seat]
    cards = sorted((card for card in wizard.treasury if card not in laid[0]), key=_dearest)
    missing = price - sum(map(worth, laid[0])) - NUMBERS.blood_gold * laid[1]
    best: tuple[tuple[int, int, int, int], Payment] | None = None
    for tokens in range(wizard.blood - laid[1] + 1):
        for sum_of, found in _sums(cards, missing - NUMBERS.blood_gold * tokens).items():
            lost = sum_of + NUMBERS.blood_gold * tokens - missing
            items = sum(ROOMS[card].item for card in found)
            rated = (lost, len(found), items, -tokens), ((*laid[0], *found), laid[1] + tokens)
            if lost >= 0 and (best is None or rated[0] < best[0]):
                best = rated
    if best is None:
        raise ValueError(f"seat {seat} cannot pay {price}")
    return best[1]


class Bill(NamedTuple):
    """What a payment takes: cards and blood tokens, the items among the cards, and the gold that is paid too much."""

    cards: tuple[RoomId, ...]
    blood: int
    items: tuple[RoomId, ...]
    over: int


def bill(t: State, seat: Seat, price: int, laid: Payment = ((), 0)) -> Bill:
    """What the proposal takes, with what is laid already (DV-034 to DV-036)."""
    cards, blood = proposal(t, seat, price, laid)
    given = sum(map(worth, cards)) + NUMBERS.blood_gold * blood
    return Bill(cards, blood, tuple(card for card in cards if ROOMS[card].item), given - price)


def _dearest(card: RoomId) -> tuple[bool, int, str]:
    """A sort key: gold before items, high values first."""
    return ROOMS[card].item, -worth(card), card


def _sums(cards: Sequence[RoomId], missing: int) -> dict[int, tuple[RoomId, ...]]:
    """For each sum of cards, up to just above `missing`, the set with the fewest cards, then the fewest items."""
    made: dict[int, tuple[RoomId, ...]] = {0: ()}
    for card in cards:
        for total, found in list(made.items()):
            if total >= missing:
                continue
            bigger, other = total + worth(card), made.get(total + worth(card))
            if other is None or _clumsy((*found, card)) < _clumsy(other):
                made[bigger] = (*found, card)
    return made


def _clumsy(cards: tuple[RoomId, ...]) -> tuple[int, int]:
    return len(cards), sum(ROOMS[card].item for card in cards)


def choosable(t: State, seat: Seat, price: int) -> bool:
    """Whether `price` can be paid and there is a choice of cards or tokens (DV-036)."""
    wizard = t.wizards[seat]
    cards, tokens = len(wizard.treasury), wizard.blood
    return 0 < price <= wealth(t, seat) and cards + (tokens > 0) > 1


def pay(t: State, seat: Seat, price: int, *, by_hand: bool) -> Rule[None]:
    """Let `seat` pay at least `price`; no change is given (DV-034)."""
    if price <= 0:
        return
    cards, blood, _, over = bill(t, seat, price, (yield from _count_out(t, seat, price)) if by_hand else ((), 0))
    wizard = t.wizards[seat]
    for card in cards:
        wizard.treasury.remove(card)
        bury(t, card)
    wizard.blood -= blood
    yield event.Paid(seat, price, cards, blood, over)


def _count_out(t: State, seat: Seat, price: int) -> Rule[Payment]:
    """Let the payer put down card after card; Pay completes the payment (DV-036)."""
    counter = t.counter = state.Counter(price)
    while True:
        laid = (tuple(counter.cards), counter.blood)
        wizard = t.wizards[seat]
        options: list[Choice] = [Pay(), *(Lay(card) for card in wizard.treasury if card not in counter.cards)]
        if counter.blood < wizard.blood:
            options.append(LayBlood())
        paid = sum(map(worth, counter.cards)) + NUMBERS.blood_gold * counter.blood
        answer = yield from ask(t, seat, "prompt-pay", options, Pay(), price=price, paid=paid)
        if isinstance(answer, Lay):
            counter.cards.append(answer.card)
        elif isinstance(answer, LayBlood):
            counter.blood += 1
        else:
            t.counter = None
            return laid
