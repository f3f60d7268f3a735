"""Recruitment: one adventurer a turn, lap after lap, until every party has three (DV-022 to DV-039, DV-140, DV-143)."""

from game.rules.dungeonville import event, town
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.choice import Dismiss, Recruit
from game.rules.dungeonville.party import colourless, dissolve, rank
from game.rules.dungeonville.purse import choosable, pay, wealth
from game.rules.dungeonville.state import State, seats
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat


def begin(t: State) -> Rule[None]:
    """Fill the town with five new adventurers; in the first round all wizards take blood in hand (DV-023, DV-028)."""
    yield event.PhaseBegan("recruit")
    if t.round == 1:
        for seat in seats(t):
            t.wizards[seat].blood = NUMBERS.blood_in_hand
            yield event.BloodTaken(seat, NUMBERS.blood_in_hand)
    yield from town.empty(t)
    yield from town.fill(t)


def turn(t: State) -> Rule[bool]:
    """The turn of one wizard, and after the last of a lap the test whether all have three.

    True once they have (DV-030, DV-037).
    """
    order = seats(t)
    yield from _recruit(t, order[t.turn % len(order)])
    t.turn += 1
    if t.turn % len(order):
        return False
    for seat in order:  # a party that may still grow is not tested (DV-038); with an empty town none may
        if (not t.town or not must_recruit(t, seat)) and colourless(t.wizards[seat].party):
            yield from dissolve(t, seat)
    return not t.town or all(len(wizard.party) >= NUMBERS.party for wizard in t.wizards)


def must_recruit(t: State, seat: Seat) -> bool:
    """Whether `seat` has fewer than three adventurers and may not pass (DV-031)."""
    return len(t.wizards[seat].party) < NUMBERS.party


def offers(t: State, seat: Seat) -> dict[str, int]:
    """The adventurers that `seat` can recruit now, with their prices.

    If it must recruit and can afford none, it gets the highest rank for free (DV-034, DV-039).
    """
    rich = wealth(t, seat)
    found = {one: price for one in t.town if (price := town.price_of(t, one)) <= rich}
    if not found and t.town and must_recruit(t, seat):
        return {max(t.town, key=rank): 0}
    return found


def _recruit(t: State, seat: Seat) -> Rule[None]:
    offered = offers(t, seat)
    options: list[Choice] = [] if must_recruit(t, seat) else [Done()]
    options += [Recruit(one) for one in offered]
    options += [Recruit(one, by_hand=True) for one, price in offered.items() if choosable(t, seat, price)]
    if not options or options == [Done()]:
        return
    answer = yield from ask(t, seat, "prompt-recruit", options, options[0], forced=False, adventurers=len(t.wizards[seat].party))
    if isinstance(answer, Recruit):
        yield from _hire(t, seat, answer, offered[answer.adventurer])
    else:
        yield event.RecruitingPassed(seat)


def _hire(t: State, seat: Seat, answer: Recruit, price: int) -> Rule[None]:
    """Pay, discard, take, refill, in this order (DV-026, DV-033, DV-143)."""
    wizard, adventurer = t.wizards[seat], answer.adventurer
    full = len(wizard.party) >= NUMBERS.party
    yield from pay(t, seat, price, by_hand=answer.by_hand)
    if full:  # a full party does not grow (DV-032)
        options = [Dismiss(member) for member in wizard.party]
        gone = yield from ask(t, seat, "prompt-dismiss", options, adventurer=adventurer)
        assert isinstance(gone, Dismiss)
        wizard.party.remove(gone.adventurer)
        t.discard.append(gone.adventurer)
        yield event.Dismissed(seat, gone.adventurer)
    place = town.place_of(t, adventurer)
    t.town.remove(adventurer)
    wizard.party.append(adventurer)
    yield event.Recruited(seat, adventurer, place)
    yield from town.fill(t)
