"""Groups the legal answers by the place that shows them: a card, an entrance, the Deed House, or a button."""

from dataclasses import dataclass, field
from typing import Any

from game.rules.dungeonville import choice as answer
from game.rules.dungeonville.state import State
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat

Key = tuple[Any, ...]
"""The key of a target: its kind, and which one."""
MEMBERS = (answer.Dismiss, answer.Sacrifice, answer.Thaw, answer.Imitate)
"""Answers that name a member of the own party."""


@dataclass(frozen=True)
class OptionMap:
    """The options by target key. `orders` are lineups, which are picked card by card; `buttons` are options without a place."""

    by_target: dict[Key, Choice] = field(default_factory=dict)
    orders: list[answer.Order] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    def of(self, kind: str) -> dict[Key, Choice]:
        """The options of one kind of target."""
        return {key: choice for key, choice in self.by_target.items() if key[0] == kind}


def group_options(t: State, seat: Seat | None, options: tuple[Choice, ...]) -> OptionMap:
    """Group the options by the place that shows them."""
    found = OptionMap()
    for one in options:
        key = None if seat is None else key_of(t, seat, one)
        if isinstance(one, answer.Order):
            found.orders.append(one)
        elif key is not None:
            found.by_target[key] = one
        else:
            found.buttons.append(one)
    return found


def key_of(t: State, seat: Seat, one: Choice) -> Key | None:
    """The target key of an option; None for one that has a button."""
    if isinstance(one, MEMBERS) and one.adventurer in t.wizards[seat].party:
        return ("party", one.adventurer)
    match one:
        case answer.Recruit(adventurer, by_hand):
            return ("coins" if by_hand else "town", adventurer)
        case answer.Enter(dungeon):
            return ("entrance", dungeon)
        case answer.Drop(card):
            return ("load", card)
        case answer.Lay(card):
            return ("purse", card)
        case answer.Swap(place, by_hand):
            return ("house-coins" if by_hand else "house", place)
    return None


def first_key(found: OptionMap, default: Choice | None) -> Key | None:
    """The target that is in focus first: that of the default answer, else one on the table, else a button."""
    for key, choice in found.by_target.items():
        if choice == default:
            return key
    if default in found.buttons:
        return ("button", found.buttons.index(default))
    if found.orders:
        return ("party", found.orders[0].fighters[0])
    for kind in ("town", "entrance", "party", "load"):
        if here := found.of(kind):
            return next(iter(here))
    return ("button", 0) if found.buttons else None


def lineup(found: OptionMap, picks: list[str]) -> answer.Order | None:
    """The picked lineup, once it is complete."""
    return next((order for order in found.orders if list(order.fighters) == picks), None)


def next_fighters(found: OptionMap, picks: list[str]) -> list[str]:
    """Who may be picked next, in the order of the party."""
    number = len(picks)
    fitting = [one.fighters for one in found.orders if list(one.fighters[:number]) == picks and len(one.fighters) > number]
    return list(dict.fromkeys(fighters[number] for fighters in fitting))
