"""Collection: collecting the haul, exchanging deeds, and passing the stone (DV-020, DV-028, DV-089 to DV-092, DV-121)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import Over, ask, moment
from game.rules.dungeonville.beliefs.record import note_kept, note_swapped
from game.rules.dungeonville.choice import Swap
from game.rules.dungeonville.party import gold
from game.rules.dungeonville.purse import pay, wealth
from game.rules.dungeonville.scoring import leaders, true_score
from game.rules.dungeonville.state import State, seats
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.script import Choice, Done, Outcome, Rule, own_side
from game.rules.engine.secret import Seat


def turn(t: State) -> Rule[bool]:
    """One wizard collects and may exchange its deed; True after the last (DV-089, DV-090)."""
    order = seats(t)
    seat = order[t.turn]
    wizard = t.wizards[seat]
    if wizard.haul:
        cards, wizard.haul = wizard.haul, []
        wizard.treasury.extend(cards)
        yield event.Collected(seat, tuple(cards), gold(cards))
    yield from _exchange(t, seat)
    t.turn += 1
    if t.turn < len(order):
        return False
    yield from _end_round(t)
    return True


def _exchange(t: State, seat: Seat) -> Rule[None]:
    """Pay 50 for a deed of the house, unseen; the old one takes its place (DV-090 to DV-092, DV-112, DV-113)."""
    price = NUMBERS.swap_price
    if not t.house or wealth(t, seat) < price:
        return
    options: list[Choice] = [Done(), *(Swap(place, by_hand) for by_hand in (False, True) for place in range(len(t.house)))]
    answer = yield from ask(t, seat, "prompt-swap", options, Done())
    if not isinstance(answer, Swap):
        note_kept(t, seat)
        yield event.DeedKept(seat)
        return
    yield from pay(t, seat, price, by_hand=answer.by_hand)
    wizard, place = t.wizards[seat], answer.place
    t.deeds[seat], t.house[place] = t.house[place].shown_to(seat), t.deeds[seat]
    note_swapped(t, seat, place)
    wizard.exposed, t.house_exposed[place] = t.house_exposed[place], wizard.exposed
    wizard.weighed = []
    yield event.DeedSwapped(seat, place, t.deeds[seat])
    yield from moment(t)


def _end_round(t: State) -> Rule[None]:
    """Return blood in hand after the first round, pass the stone to the left, and end the game after the last round.

    Raises Over.
    """
    for seat in seats(t):
        if t.wizards[seat].blood:  # only in the first round
            yield event.BloodReturned(seat, t.wizards[seat].blood)
            t.wizards[seat].blood = 0
    if t.options.limit and t.round >= NUMBERS.last_round:
        yield from _show_all(t)
    t.stone = (t.stone + 1) % len(t.wizards)
    yield event.StonePassed(t.stone)


def _show_all(t: State) -> Rule[None]:
    """Show all deeds; the highest score wins (DV-121)."""
    for seat in seats(t):
        yield event.DeedShown(seat, t.deeds[seat].face, true_score(t, seat))
    winners = leaders(t)
    t.end = Outcome(tuple(own_side(seat) for seat in winners), "won-by-score")
    yield event.LimitReached(tuple(winners))
    raise Over
