"""What suggests itself next: the choices that bring a Character to a place, the next hour, the first card to reveal (LD-071 to LD-087)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Put, Take
from game.rules.london.places import NUMBERS, STREETS, area_of, destination, is_arrow
from game.rules.london.state import SLOTS, Place, State, Token
from game.rules.london.tables.cards import NUMBERS as AMOUNTS


def reach(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """The choices that bring a Character to `place` in that hour: a number, an arrow or an empty slot; or an arrow now and the number an hour later."""
    clock, before = t.people[seat].clock, t.people[seat].place
    for token in clock[:slot]:
        before = destination(before, token)  # where the Character will be when the hour strikes, before it moves (LD-092)
    area, number = area_of(place), place.rsplit("-", 1)[1]
    if area == area_of(before):
        if place == STREETS[area]:
            return [Take(slot)] if clock[slot] else []
        return put(clock, slot, number) if clock[slot] != number else []
    used = _used(clock)  # the arrow takes the highest of the least used numbers, but not the one that follows it
    arrow = Put(slot, f"{min(reversed(NUMBERS), key=lambda one: (used[one] + (str(one) == number), str(one) == number))}-{area}")
    if place == STREETS[area]:
        return [arrow]
    laid = [*clock[:slot], arrow.token, *clock[slot + 1 :]]
    return [arrow, *put(laid, slot + 1, number)] if slot + 1 < SLOTS else []


def put(clock: Sequence[Token], slot: int, token: Token) -> list[Choice]:
    """The choices that place a token there. If both own tokens of its number are in use, an arrow gives one back for another number, so that none comes from the Stash."""
    used = _used([*clock[:slot], "", *clock[slot + 1 :]])
    free = min((one for one in reversed(NUMBERS) if used[one] < AMOUNTS.own_tokens), key=lambda one: used[one], default=None)
    arrow = next((at for at, one in enumerate(clock) if at != slot and is_arrow(one) and one[0] == token[0]), None)
    if used[int(token[0])] < AMOUNTS.own_tokens or free is None or arrow is None:
        return [Put(slot, token)]
    return [Put(arrow, f"{free}{clock[arrow][1:]}"), Put(slot, token)]


def _used(clock: Sequence[Token]) -> dict[int, int]:
    """How often a clock uses each number."""
    return {number: sum(token.startswith(str(number)) for token in clock) for number in NUMBERS}


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour of the next token: the next empty one, else simply the next."""
    return next((slot for slot in range(after + 1, SLOTS) if not clock[slot]), min(after + 1, SLOTS - 1))


def first_to_reveal(t: State, seat: Seat) -> Place:
    """A face-down card to begin with: in the Area of the Character if there is one; "" without any."""
    area = area_of(t.people[seat].place)
    return min(t.dark, key=lambda place: area_of(place) != area, default="")
