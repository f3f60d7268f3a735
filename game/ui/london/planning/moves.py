"""What suggests itself next: the choices that bring a Character to a place, the next hour, the first card to reveal (LD-071 to LD-087)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Put, Take
from game.rules.london.places import NUMBERS, STREETS, area_of, destination
from game.rules.london.state import SLOTS, Place, State, Token


def reach(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """The choices that bring a Character to `place` in that hour: a number, an arrow or an empty slot; or an arrow now and the number an hour later."""
    clock, before = t.people[seat].clock, t.people[seat].place
    for token in clock[:slot]:
        before = destination(before, token)  # where the Character will be when the hour strikes, before it moves (LD-092)
    area, number = area_of(place), place.rsplit("-", 1)[1]
    if area == area_of(before):
        if place == STREETS[area]:
            return [Take(slot)] if clock[slot] else []
        return [Put(slot, number)] if clock[slot] != number else []
    used = {number: sum(token.startswith(str(number)) for token in clock) for number in NUMBERS}
    arrow = Put(slot, f"{min(reversed(NUMBERS), key=lambda number: used[number])}-{area}")  # the highest of those least used
    if place == STREETS[area]:
        return [arrow]
    return [arrow, Put(slot + 1, number)] if slot + 1 < SLOTS else []


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour of the next token: the next empty one, else simply the next."""
    return next((slot for slot in range(after + 1, SLOTS) if not clock[slot]), min(after + 1, SLOTS - 1))


def first_to_reveal(t: State, seat: Seat) -> Place:
    """A face-down card to begin with: in the Area of the Character if there is one; "" without any."""
    area = area_of(t.people[seat].place)
    return min(t.dark, key=lambda place: area_of(place) != area, default="")
