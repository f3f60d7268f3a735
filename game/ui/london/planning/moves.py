"""What a hand means by a place that it presses: answers to the planning, in the order in which they are given (LD-071 to LD-087)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Agree, Note, Put, Retract, Take, Wipe
from game.rules.london.places import NUMBERS, STREETS, area_of, destination
from game.rules.london.planning import stash
from game.rules.london.state import SLOTS, Place, State, Token
from game.rules.london.tables.cards import NUMBERS as AMOUNTS

FACES = ("", "-north", "-east", "-south", "-west")
"""The number, and the arrow around the compass."""


def place_before(t: State, seat: Seat, slot: int) -> Place:
    """Where a Character will be when an hour strikes, before it moves (LD-092)."""
    place = t.people[seat].place
    for lying in t.people[seat].clock[:slot]:
        place = destination(place, lying)
    return place


def left(t: State, seat: Seat, number: int) -> int:
    """How many tokens of a number a player can still lay, one of the Stash counted in (LD-079, LD-080)."""
    used = sum(lying.startswith(str(number)) for lying in t.people[seat].clock)
    return max(0, AMOUNTS.own_tokens - used) + (used <= AMOUNTS.own_tokens and number in stash(t))


def spare(t: State, seat: Seat) -> int:
    """The number whose token serves best as an arrow: the one of which most own tokens are left, the highest of those."""
    used = {number: sum(lying.startswith(str(number)) for lying in t.people[seat].clock) for number in NUMBERS}
    return min(reversed(NUMBERS), key=lambda number: used[number])


def go(t: State, seat: Seat, slot: int, place: Place) -> list[Choice]:
    """What makes a Character be at `place` in that hour: a number, an arrow, an empty slot, or an arrow first and the number an hour later."""
    area, before = area_of(place), area_of(place_before(t, seat, slot))
    lying = t.people[seat].clock[slot]
    if place == STREETS[area]:
        if area != before:
            return [Put(slot, f"{spare(t, seat)}-{area}")]
        return [Take(slot)] if lying else []
    number = place.rsplit("-", 1)[1]
    if area == before:
        return [Put(slot, number)] if lying != number else []
    if slot + 1 >= SLOTS:
        return []
    return [Put(slot, f"{spare(t, seat)}-{area}"), Put(slot + 1, number)]


def turned(t: State, seat: Seat, slot: int, way: int) -> list[Choice]:
    """Turn the token of a slot: its number, then its arrow to each Area."""
    lying = t.people[seat].clock[slot]
    if not lying:
        return []
    number, face = lying[0], lying[1:]
    return [Put(slot, number + FACES[(FACES.index(face) + way) % len(FACES)])]


def shifted(t: State, seat: Seat, slot: int, to: int) -> list[Choice]:
    """Move a token from one hour to another; what lies there changes places with it."""
    lying, other = t.people[seat].clock[slot], t.people[seat].clock[to]
    if not lying or slot == to:
        return []
    return [Take(slot), *([Take(to), Put(slot, other)] if other else []), Put(to, lying)]


def noted(t: State, place: Place, colour: str) -> Choice:
    """Lay an Investigation token, or take the one of that colour away."""
    return Wipe(place) if t.notes.get(place) == colour else Note(place, colour)


def agreed(t: State, seat: Seat) -> Choice:
    """Say that one is content, or take that back."""
    return Retract() if t.people[seat].ready else Agree()


def next_slot(clock: Sequence[Token], after: int) -> int:
    """The hour that the next token goes to: the first empty one from there on, else simply the next."""
    empty = [slot for slot in range(after + 1, SLOTS) if not clock[slot]]
    return empty[0] if empty else min(after + 1, SLOTS - 1)
