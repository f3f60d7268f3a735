"""The five places of the town: their adventurers and prices (DV-022 to DV-026, DV-039)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.party import rank
from game.rules.dungeonville.piles import draw_adventurer
from game.rules.dungeonville.state import AdventurerId, State
from game.rules.dungeonville.tables.cards import TOWN
from game.rules.engine.script import Rule

PLACES = tuple(TOWN)
"""From the Street to the Tavern."""


def place_of(t: State, adventurer: AdventurerId) -> str:
    """The place of an adventurer of the town: the strongest in the Tavern, and so on downward (DV-024, DV-039)."""
    return PLACES[len(PLACES) - len(t.town) + t.town.index(adventurer)]


def price_of(t: State, adventurer: AdventurerId) -> int:
    """The price in gold of an adventurer of the town (DV-025)."""
    return TOWN[place_of(t, adventurer)].price


def empty(t: State) -> Rule[None]:
    """Discard the adventurers that were not recruited in the last round (DV-023)."""
    if t.town:
        left, t.town = t.town, []
        t.discard.extend(left)
        yield event.TownEmptied(tuple(left))


def fill(t: State) -> Rule[None]:
    """Draw adventurers until five are in town, sorted by rank; fewer if no card is left (DV-023, DV-024, DV-026, DV-039)."""
    while len(t.town) < len(PLACES):
        drawn = yield from draw_adventurer(t)
        if drawn is None:
            return
        t.town = sorted([*t.town, drawn], key=rank, reverse=True)
        yield event.Arrived(drawn, tuple(t.town))
