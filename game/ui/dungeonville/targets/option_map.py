"""From a question to places: every legal answer has one place where it is seen, on a card, at a mouth, in the house, or on a plate."""

from dataclasses import dataclass, field
from typing import Any

from game.rules.dungeonville import choice as answer
from game.rules.dungeonville.state import State
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat

Key = tuple[Any, ...]
MEMBERS = (answer.Dismiss, answer.Sacrifice, answer.Thaw, answer.Imitate)
"""Answers that name a member of the own party."""


@dataclass
class OptionMap:
    """The options by place; `orders` are lineups, which are put together card by card, `buttons` all that lies nowhere."""

    places: dict[Key, Choice] = field(default_factory=dict)
    orders: list[answer.Order] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    def of(self, kind: str) -> dict[Key, Choice]:
        """The options whose places are of one kind."""
        return {key: choice for key, choice in self.places.items() if key[0] == kind}


def group_options(t: State, seat: Seat | None, options: tuple[Choice, ...]) -> OptionMap:
    """Put each option where it belongs."""
    found = OptionMap()
    for one in options:
        key = None if seat is None else key_of(t, seat, one)
        if isinstance(one, answer.Order):
            found.orders.append(one)
        elif key is not None:
            found.places[key] = one
        else:
            found.buttons.append(one)
    return found


def key_of(t: State, seat: Seat, one: Choice) -> Key | None:
    """The place of an option; None for one that has a plate."""
    if isinstance(one, MEMBERS) and one.adventurer in t.wizards[seat].party:
        return ("party", one.adventurer)
    match one:
        case answer.Recruit(adventurer, by_hand):
            return ("coins" if by_hand else "town", adventurer)
        case answer.Enter(dungeon):
            return ("mouth", dungeon)
        case answer.Drop(card):
            return ("load", card)
        case answer.Lay(card):
            return ("purse", card)
        case answer.Swap(place, by_hand):
            return ("house-coins" if by_hand else "house", place)
    return None


def lineup(found: OptionMap, picks: list[str]) -> answer.Order | None:
    """The order that has been put together, once it is whole."""
    return next((order for order in found.orders if list(order.fighters) == picks), None)


def next_fighters(found: OptionMap, picks: list[str]) -> list[str]:
    """Who may be laid next, after those that have been picked, in the order of the party."""
    number = len(picks)
    fitting = [one.fighters for one in found.orders if list(one.fighters[:number]) == picks and len(one.fighters) > number]
    return list(dict.fromkeys(fighters[number] for fighters in fitting))
