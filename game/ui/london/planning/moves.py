"""The choices behind a gesture of the planning, in the order in which they are submitted (LD-071 to LD-087)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Agree, Note, Put, Retract, Take, Wipe
from game.rules.london.places import NUMBERS, STREETS, area_of, destination
from game.rules.london.state import SLOTS, Place, State, Token

FACES = ("", "-north", "-east", "-south", "-west")
"""The faces of a token: its number, then an arrow to each Area."""


def place_before(t: State, seat: Seat, slot: int) -> Place:
    """Where a Character will be when an hour strikes, before it moves (LD-092)."""
    place = t.people[seat].place
    for token in t.people[seat].clock[:slot]:
        place = destination(place, token)
    return place


def arrow_number(t: State, seat: Seat) -> int:
    """The number whose token is best used as an arrow: the one with most own tokens left, the highest of those."""
    used = {number: sum(token.startswith(str(number)) for token in t.people[seat].clock) for number in NUMBERS}
    return min(reversed(NUMBERS), key=lambda number: used[number])


def reach(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """The choices that bring a Character to `place` in that hour.

    A number, an arrow or an empty slot; or an arrow now and the number an hour later.
    """
    area, before = area_of(place), area_of(place_before(t, seat, slot))
    token = t.people[seat].clock[slot]
    if place == STREETS[area]:
        if area != before:
            return [Put(slot, f"{arrow_number(t, seat)}-{area}")]
        return [Take(slot)] if token else []
    number = place.rsplit("-", 1)[1]
    if area == before:
        return [Put(slot, number)] if token != number else []
    if slot + 1 >= SLOTS:
        return []
    return [Put(slot, f"{arrow_number(t, seat)}-{area}"), Put(slot + 1, number)]


def turn(t: State, seat: Seat, slot: int, way: int) -> list[Choice]:
    """Turn the token of a slot to its next face."""
    token = t.people[seat].clock[slot]
    if not token:
        return []
    number, face = token[0], token[1:]
    return [Put(slot, number + FACES[(FACES.index(face) + way) % len(FACES)])]


def shift(t: State, seat: Seat, slot: int, to: int) -> list[Choice]:
    """Move a token to another hour; a token there takes its slot."""
    token, other = t.people[seat].clock[slot], t.people[seat].clock[to]
    if not token or slot == to:
        return []
    return [Take(slot), *([Take(to), Put(slot, other)] if other else []), Put(to, token)]


def note(t: State, place: Place, colour: str) -> Choice:
    """Place an Investigation token, or remove the one of that colour."""
    return Wipe(place) if t.notes.get(place) == colour else Note(place, colour)


def agreement(t: State, seat: Seat) -> Choice:
    """Agree to the plan, or take the agreement back."""
    return Retract() if t.people[seat].ready else Agree()


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour of the next token: the next empty one, else simply the next."""
    empty = [slot for slot in range(after + 1, SLOTS) if not clock[slot]]
    return empty[0] if empty else min(after + 1, SLOTS - 1)
