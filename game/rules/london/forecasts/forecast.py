"""The forecast of a plan: the day simulated with the open cards and the present clocks (LD-075 to LD-080, LD-091 to LD-111).

Icons of the sheets and of Allies, including those that the plan gains, are certain (LD-110, LD-231). Ready Items and Virtue
tokens are possible additions, each used once (LD-114). Personality cards add between the worst and the best of the six (LD-145,
LD-160). Talents and gains of the day are not counted.
"""

from collections.abc import Iterator

from game.rules.engine.secret import Seat
from game.rules.london.forecasts.day import Day
from game.rules.london.forecasts.result import Forecast, Lead, Waste
from game.rules.london.places import area_of, is_arrow
from game.rules.london.planning import borrowed
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import (
    SLOTS,
    plot_cards,
)

_VAIN: dict[str, Waste] = {"untimely": "untimely", "blocked": "blocked", "full": "full"}


def forecast(t: State) -> Forecast:
    """Simulate the planned day. Face-down cards and decks are not used."""
    day = Day(t)
    for slot in range(len(SLOTS)):
        day.hour(slot)
    order = [(card, day.trail.get(card)) for card in plot_cards(t.options.story, t.chapter) if card not in t.done]
    leads = {place: day.lead(place, card) for place, card in day.open.items()}
    return Forecast(
        tuple(map(tuple, day.places)),
        leads,
        tuple((card, leads[place] if place is not None else None) for card, place in order),
        tuple(dict(_wasted(day, t, leads, seat)) for seat in range(len(t.people))),
        len(t.dark),
        sum(len(borrowed(person.clock)) for person in t.people),
        day.over,
    )


def _wasted(day: Day, t: State, leads: dict[Place, Lead], seat: Seat) -> Iterator[tuple[int, Waste]]:
    """The wasted hours of a Character; an empty slot after the end of the Chapter is not wasted."""
    clock, places = t.people[seat].clock, day.places[seat]
    for slot, token in enumerate(clock):
        over = day.over is not None and slot > day.over
        if not token:
            why: Waste | None = None if over else "empty"
        elif over:
            why = "over"
        elif is_arrow(token):
            before = places[slot - 1] if slot else t.people[seat].place
            follows = slot + 1 < len(clock) and is_arrow(clock[slot + 1])
            idle = area_of(before) == area_of(places[slot]) or follows
            why = "roundabout" if idle and _vain(leads.get(places[slot]), slot) is not None else None
        elif places[slot] in t.dark:
            why = "hidden"
        else:
            why = _vain(leads.get(places[slot]), slot)
        if why is not None:
            yield slot, why


def _vain(lead: Lead | None, slot: int) -> Waste | None:
    """Why it is useless to be at a card in a slot; None if it is useful."""
    if lead is None:
        return "nothing"
    if lead.done is not None and lead.done < slot:
        return "solved"
    fate = next((visit.fate for visit in lead.visits if visit.slot == slot), "solved")
    return _VAIN.get(fate)
