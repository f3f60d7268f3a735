"""Action dice: rolls, rerolls, turned dice (LD-009, LD-134, LD-148, LD-213, LD-216)."""

from collections.abc import Sequence

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.effects.deeds import offer
from game.rules.london.investigations.investigation import current
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS


def roll(t: State, seat: Seat, count: int) -> Rule[None]:
    """Roll `count` Action dice for a Character; with 0 there is no roll and no effect after it (LD-148, LD-149)."""
    part = current(t).parts[seat]
    part.dice = [die(t) for _ in range(count)]
    part.rolled = bool(part.dice)
    if part.rolled:
        yield event.DiceRolled(seat, tuple(part.dice))


def die(t: State) -> bool:
    """Roll one Action die; True is a FIST (LD-009)."""
    return NUMBERS.action_die[t.rng.below("dice", len(NUMBERS.action_die))] == "fist"


def settle(t: State, seats: Sequence[Seat], *moments: str) -> Rule[None]:
    """After a roll, let all participants use effects on rolled dice until all decline (LD-134, LD-216)."""
    yield from offer(t, seats, "prompt-dice", moments)
