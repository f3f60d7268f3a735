"""Possible additions to an investigation: ready Items, Virtue tokens, cards of the Investigation deck (LD-114 to LD-116, LD-125, LD-135)."""

from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.choice import Deplete, Spend, Use
from game.rules.london.investigations.points import WILD, added, card_icons
from game.rules.london.investigations.ways import deed_of, ways
from game.rules.london.state import CardId, Inquiry, State
from game.rules.london.tables.cards import CONFIDENCE, DREAD, GOONS, PLOTS


class Reserve(NamedTuple):
    """An Item, or a Virtue token (""), and the most Action Points that it adds."""

    points: int
    seat: Seat
    item: CardId


def reserves(t: State, inquiry: Inquiry, seat: Seat) -> list[Reserve]:
    """The Items and tokens of a Character that would add Action Points to the investigation."""
    most: dict[CardId, int] = {}
    for choice in ways(t, seat, "add"):
        if isinstance(choice, Use | Deplete | Spend):
            item = "" if isinstance(choice, Spend) else choice.item
            most[item] = max(most.get(item, 0), added(t, inquiry, deed_of(t, seat, choice)))
    virtue = [Reserve(most.pop("", 0), seat, "")] * t.people[seat].virtue
    return [one for one in (*virtue, *(Reserve(points, seat, item) for item, points in most.items())) if one.points]


def draw_upon(t: State, found: list[Reserve], missing: int) -> None:
    """Use up additions for `missing` Action Points with little waste: the smallest that suffices alone, else the largest first."""
    left = sorted(found)
    while missing > 0 and left:
        one = next((reserve for reserve in left if reserve.points >= missing), left[-1])
        left.remove(one)
        missing -= one.points
        person = t.people[one.seat]
        if one.item:
            next(item for item in person.items if item.id == one.item).tilted = True
        else:
            person.virtue -= 1


def drawn(t: State, card: CardId) -> float:
    """The expected Action Points of a card of the Investigation deck for the icons of `card` (LD-115, LD-116)."""
    asked = {*(PLOTS.get(card) or DREAD.get(card) or GOONS[card]).icons, WILD}
    known = [sum(icon in asked for icon in card_icons(one)) for one in t.solved]
    loose = [sum(icon in asked for icon in card_icons(one)) for one in CONFIDENCE if one not in t.gone]
    size = len(t.deck)
    return (sum(known) + (size - len(known)) * sum(loose) / max(1, len(loose))) / size if size else 0.0
