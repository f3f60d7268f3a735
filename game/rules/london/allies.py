"""Allies on the board: a Character at the Location of an Ally may take it (LD-230 to LD-238)."""

from collections.abc import Collection

from game.rules.engine.script import Done, Rule
from game.rules.london import event
from game.rules.london.asking import ask_team
from game.rules.london.choice import Befriend
from game.rules.london.places import present
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import ALLIES, TEAMS


def meet_allies(t: State, places: Collection[Place]) -> Rule[None]:
    """Characters at these Locations may take the face-up Allies there, until all decline (LD-230, LD-235).

    This happens after the movement of a slot, and immediately after an Ally is turned up in the Story Phase (LD-238).
    """
    while True:
        offers = [offer for place in places if t.shown.get(place) in ALLIES for offer in _takers(t, place)]
        if not offers:
            return
        answer = yield from ask_team(t, "prompt-ally", [*offers, Done()], offers[0])
        if not isinstance(answer, Befriend):
            return
        yield from _take_along(t, answer)


def _takers(t: State, place: Place) -> list[Befriend]:
    """The ways to take the Ally of a place; a Character with the most Allies must dismiss one (LD-233, LD-234)."""
    limit = TEAMS[t.options.seats].ally_limit
    offers: list[Befriend] = []
    for seat in present(t, place):
        own = t.people[seat].allies
        offers += [Befriend(place, seat)] if len(own) < limit else [Befriend(place, seat, ally) for ally in own]
    return offers


def _take_along(t: State, choice: Befriend) -> Rule[None]:
    person, ally = t.people[choice.seat], t.shown.pop(choice.place)
    if choice.dismiss:
        person.allies.remove(choice.dismiss)
        t.parted.append(choice.dismiss)
    person.allies.append(ally)
    yield event.Befriended(choice.seat, ally, choice.dismiss or "none")
