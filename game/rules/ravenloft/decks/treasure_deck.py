"""The Treasure deck: drawing a card and carrying it out (CR-180 to CR-187)."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, front, windows
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Target
from game.rules.ravenloft.decks.deck import discard, draw
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import TREASURES
from game.rules.ravenloft.tables.registry import Moment, effect


def draw_treasure(t: State, seat: Seat) -> Rule[None]:
    """Draw a Treasure card for a Hero and carry it out, unless one of its cards reacts to the draw (CR-180 to CR-187)."""
    moment = Moment("treasure", seat, figure=t.heroes[seat].id, seat=seat)
    yield from windows.offer(t, moment)
    if moment.cancelled or (yield from occasions.occur(t, "treasure", seat)):
        return
    card = yield from draw(t, "treasure")
    if card is not None:
        yield event.TreasureDrawn(t.heroes[seat].id, card)
        yield from receive(t, seat, card)


def receive(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Play a Blessing or Fortune at once, or assign an Item (CR-181, CR-182)."""
    row = TREASURES[card]
    if (yield from occasions.occur(t, "drawn", seat, card=card)):
        return
    if row.kind == "blessing":
        t.limbo.remove(card)
        yield from front.lend(t, seat, card)
    elif row.kind == "fortune":
        stirred = yield from _stirred(effect.functions[row.effect](t, seat, row))
        if card in t.limbo:
            discard(t, "treasure", card)
            yield event.TreasureDiscarded("", card, vain=not stirred)
    else:
        takers = [Target(other.id) for other in t.heroes if not other.gone]
        own = Target(t.heroes[seat].id)
        answer = yield from choose(seat, "prompt-item", takers, about={"card": card}, default=own if own in takers else takers[0])
        t.limbo.remove(card)
        taker = figure.seat_of(t, answer.figure)
        yield from front.gain_item(t, seat if taker is None else taker, card)


def _stirred(rule: Rule[None]) -> Rule[bool]:
    """Run `rule`; False if it yielded no Decision and no Event (CR-181)."""
    stirred, answer = False, None
    while True:
        try:
            step = rule.send(answer)  # type: ignore[arg-type]  # None starts the generator, and follows an Event
        except StopIteration:
            return stirred
        stirred = True
        answer = yield step
