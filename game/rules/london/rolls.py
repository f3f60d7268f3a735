"""Action dice: rolled, rolled again, turned (LD-009, LD-134, LD-148, LD-213, LD-216)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask_each
from game.rules.london.cards import NUMBERS
from game.rules.london.deeds import use
from game.rules.london.investigation import current
from game.rules.london.state import State
from game.rules.london.ways import ways


def roll(t: State, seat: Seat, count: int) -> Rule[None]:
    """Roll `count` Action dice for a Character, none for 0 (LD-148, LD-149)."""
    part = current(t).parts[seat]
    part.rolled = True
    part.dice = [die(t) for _ in range(count)]
    if count:
        yield event.DiceRolled(seat, tuple(part.dice))


def die(t: State) -> bool:
    """One Action die; True is a FIST (LD-009)."""
    return NUMBERS.action_die[t.rng.below("dice", len(NUMBERS.action_die))] == "fist"


def settle(t: State, seats: Sequence[Seat], *moments: str) -> Rule[None]:
    """After a roll: effects on dice that were rolled, by anybody who takes part, until nobody wants more (LD-134, LD-216)."""
    while True:
        offers: dict[Seat, tuple[Choice, ...]] = {}
        for seat in seats:
            found = [way for moment in moments for way in ways(t, seat, moment)]
            if found:
                offers[seat] = (*dict.fromkeys(found), Done())
        if not offers:
            return
        seat, choice = yield from ask_each(offers, "prompt-dice", Done())
        if isinstance(choice, Done):
            return
        yield from use(t, seat, choice)
