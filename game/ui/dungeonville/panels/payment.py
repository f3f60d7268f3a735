"""What a payment takes, before it is made: coins, blood and items, the change that is lost, and gold that expires (DV-028, DV-034 to DV-036)."""

from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.choice import Lay, LayBlood, Pay, Recruit, Swap
from game.rules.dungeonville.purse import Bill, bill, worth
from game.rules.dungeonville.recruiting import offers
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.engine.script import Choice
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.panels.pieces import coin, token
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.theme import P
from game.ui.widgets.boxes import Box, Drawn, Text
from game.ui.widgets.containers import Flow

COIN = 38.0
"""The diameter of a coin in a payment."""


class Payment(NamedTuple):
    """What an answer takes: its price and its bill. `seat` pays; `alone` says that it is the only person here."""

    price: int
    bill: Bill
    seat: int
    alone: bool

    @property
    def warning(self) -> str:
        """The gold that would be lost, and the items that would go, in words; "" if the payment is exact and takes coins only."""
        takes, who = self.bill, name(COLOURS[self.seat])
        words = [say("ui-dv-pay-items", items=takes.items, gold=NUMBERS.item_gold)] if takes.items else []
        if takes.over:
            words.append(say("ui-dv-pay-over", over=takes.over, alone=self.alone, seat=who))
        return " ".join(words)


def price_of(t: State, seat: int, choice: Choice | None) -> int | None:
    """The price of an answer; None for one that takes nothing."""
    match choice:
        case Recruit(adventurer):
            return offers(t, seat).get(adventurer)
        case Swap():
            return NUMBERS.swap_price
        case Pay() | Lay() | LayBlood():
            return None if t.counter is None else t.counter.price
    return None


def payment_of(t: State, seat: int | None, choice: Choice | None, *, alone: bool) -> Payment | None:
    """What the rules would take for an answer; for a card on the counter, with what is laid already."""
    price = None if seat is None else price_of(t, seat, choice)
    if seat is None or not price:
        return None
    cards, blood = ([], 0) if t.counter is None else ([*t.counter.cards], t.counter.blood)
    if isinstance(choice, Lay):
        cards.append(choice.card)
    blood += isinstance(choice, LayBlood)
    return Payment(price, bill(t, seat, price, (tuple(cards), blood)), seat, alone)


def payment_loss(t: State, seat: int, choice: Choice) -> str:
    """The items that a payment would burn and the gold that it would waste, in words; "" for none."""
    by_hand = isinstance(choice, Recruit | Swap) and choice.by_hand
    if by_hand or isinstance(choice, Lay | LayBlood) or (price := price_of(t, seat, choice)) is None:
        return ""
    counter = t.counter if isinstance(choice, Pay) else None
    laid = ((), 0) if counter is None else (tuple(counter.cards), counter.blood)
    takes = bill(t, seat, price, laid)
    if not takes.items and not (takes.over and takes.cards):
        return ""
    return say("ui-dv-loss", price=price, cards=takes.cards, blood=takes.blood, items=takes.items, over=takes.over)


def expiring(t: State, seat: int) -> str:
    """How much gold expires after the first round, in words; "" for none (DV-028)."""
    gold = NUMBERS.blood_gold * t.wizards[seat].blood
    return say("ui-dv-expires", gold=gold, round=t.round) if gold else ""


def payment_rows(payment: Payment) -> list[Box]:
    """The price, every coin, token and item that goes, and a warning."""
    takes = payment.bill
    pieces = [partial(_coin, words=str(worth(card))) for card in takes.cards if not ROOMS[card].item]
    pieces += [partial(_token, seat=payment.seat)] * takes.blood
    pieces += [partial(_item, item=card) for card in takes.items]
    drawn = Flow(*(Drawn(piece, COIN, COIN) for piece in pieces), gap=4)
    made: list[Box] = [Text(say("ui-dv-pay-takes", price=payment.price), 20, P.text, "bold"), drawn]
    return [*made, Text(payment.warning, 20, P.danger, "bold")] if payment.warning else made


def _coin(canvas: Canvas, area: Area, words: str) -> None:
    coin(canvas, area.centre, area.h / 2, words)


def _token(canvas: Canvas, area: Area, seat: int) -> None:
    """A blood token in hand, with its gold."""
    coin(canvas, area.centre, area.h / 2, str(NUMBERS.blood_gold))
    token(canvas, (area.x + area.w - 5, area.y + area.h - 5), 8, seat)


def _item(canvas: Canvas, area: Area, item: str) -> None:
    canvas.picture(f"dungeonville/items/{item}", square(area.centre, area.h))
