"""Consequences after each attack or effect: Treasure, and the tests for the end of the adventure."""

from typing import NoReturn

from game.rules.engine.script import Outcome, Rule
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.state import State


class Over(Exception):
    """Raised when the adventure ends in the middle of a script (CR-216)."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def settle(t: State) -> Rule[None]:
    """Draw the Treasure for destroyed Monsters, then test whether the adventure is won, and otherwise whether it is lost.

    Treasure: CR-126, CR-127, CR-131, none for a Hero that has left (CR-288); the tests after every completed effect: CR-216; both
    at once: CR-217.
    """
    while t.turn.kills:
        seat = t.turn.kills.pop(0)
        if seat not in t.turn.looted and not t.heroes[seat].gone:
            t.turn.looted.append(seat)
            yield from treasure_deck.draw_treasure(t, seat)
    adventure = occasions.adventure(t)
    if adventure.won and occasions.reached(t, adventure.won):
        win(t)
    for one in adventure.lost:
        if occasions.reached(t, [one]):
            raise Over(Outcome(("castle",), f"failed-{t.adventure}"))


def win(t: State) -> NoReturn:
    """End the adventure: the Heroes have done what it asks (CR-213, CR-216)."""
    raise Over(Outcome(("heroes",), f"won-{t.adventure}"))
