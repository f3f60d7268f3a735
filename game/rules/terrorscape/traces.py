"""Where survivors can be, as far as the killer has seen and been told: a first, generous reading of the record (TS-189)."""

from collections.abc import Collection

from game.rules.terrorscape import event
from game.rules.terrorscape.cards import NUMBERS, SURVIVORS
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import PLACES, RADIO, START, beyond, within

STRIDE = 2
SPRINT = 3
"""Steps that are thought of in a turn, by most survivors and by one who can sprint; more takes items, and is left to contradictions."""


def possible(t: State) -> list[list[Place]]:
    """For each survivor the locations where it may stand, in the order of the map; all of them after a contradiction."""
    found: list[Collection[Place]] = [{START} for _ in t.survivors]
    met: tuple[str, ...] = ()
    for fact in t.record:
        met = fact.survivors if isinstance(fact, event.EncounterBegan) else met
        for number, survivor in enumerate(t.survivors):
            kept = _narrow(found[number], fact, survivor.id, met)
            found[number] = kept or set(PLACES)
    return [[place for place in PLACES if place in places] for places in found]


def _narrow(places: Collection[Place], fact: object, name: str, met: tuple[str, ...]) -> Collection[Place]:
    match fact:
        case event.NoiseHeard() | event.CrackerHeard():
            steps = SPRINT if SURVIVORS[name].special == "sprint" else STRIDE
            return {other for place in places for other in (*within(place, steps), *beyond(place))}
        case event.Sensed(area, _, found) if name in found or not SURVIVORS[name].unsensed:
            return {place for place in places if (place in area) == (name in found)}
        case event.Searched(here, found):
            return {place for place in places if (place == here) == (name in found)}
        case event.Screamed(survivor, here) if survivor == name:
            return {here}
        case event.Revealed(survivors, where) if name in survivors:
            return {where[survivors.index(name)]}
        case event.EncounterEnded() if name in met:
            return {other for place in places for other in within(place, 1)}
    return places


def most_progress(t: State) -> int:
    """How far the repair can be: every round in which the radio may have been heard may have advanced it by a big step (TS-196)."""
    heard = sum(
        isinstance(fact, event.CrackerHeard) or (isinstance(fact, event.NoiseHeard) and RADIO in fact.places) for fact in t.record
    )
    step = max(row.toolbox for row in SURVIVORS.values())
    return min(NUMBERS.repair - 1, heard * step)
