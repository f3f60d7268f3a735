"""Explains why a choice is illegal, with the rule."""

from game.rules.dungeonville import town
from game.rules.dungeonville.choice import Dismiss, Escape, Order, Press, Recruit, Sacrifice, Swap, UseItem
from game.rules.dungeonville.party import active
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.recruiting import must_recruit
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.engine.script import Choice, Done, IllegalAction
from game.rules.engine.secret import Seat


def explain(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    """Why `seat` may not answer `choice`; None without a specific reason."""
    return _recruiting(t, seat, choice) if t.phase == "recruit" else _elsewhere(t, seat, choice)


def _recruiting(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    match choice:
        case Done() if must_recruit(t, seat):
            return IllegalAction("refused-must-recruit", "DV-031")
        case Recruit(adventurer) if adventurer not in t.town:
            return IllegalAction("refused-not-in-town", "DV-022")
        case Recruit(adventurer) if (price := town.price_of(t, adventurer)) > (gold := wealth(t, seat)):
            return IllegalAction("refused-too-dear", "DV-034", price=price, gold=gold)
        case Dismiss():
            return IllegalAction("refused-not-in-party", "DV-032")
    return None


def _elsewhere(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    match choice:
        case Order():
            return IllegalAction("refused-order", "DV-046")
        case Sacrifice():
            return IllegalAction("refused-no-match", "DV-066")
        case Escape() if t.trip is not None and t.trip.seat == seat:
            return IllegalAction("refused-no-escape", "DV-076")
        case Escape() | Press():
            return IllegalAction("refused-not-exploring", "DV-063")
        case UseItem(item) if not active(t, seat, item):
            return IllegalAction("refused-no-item", "DV-082")
        case Swap() if not t.house:
            return IllegalAction("refused-no-house", "DV-014")
        case Swap() if (gold := wealth(t, seat)) < (price := NUMBERS.swap_price):
            return IllegalAction("refused-too-dear", "DV-090", price=price, gold=gold)
    return None
