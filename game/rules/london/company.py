"""The Characters that are together: at a Location, still in during the Challenges, not Defeated in the Showdown (LD-185, LD-193)."""

from game.rules.engine.secret import Seat
from game.rules.london.places import present
from game.rules.london.state import State


def living(t: State) -> list[Seat]:
    """The Characters that are not Defeated."""
    return [seat for seat, person in enumerate(t.people) if not person.defeated]


def still_in(t: State) -> list[Seat]:
    """The Characters that take part in the next Challenge (LD-195)."""
    return [seat for seat in living(t) if not t.people[seat].out]


def company(t: State, seat: Seat) -> list[Seat]:
    """The Characters together with `seat`; those that have bowed out are apart from the others until the Showdown (LD-193)."""
    if t.phase != "endgame":
        return present(t, t.people[seat].place)
    return [seat] if t.people[seat].out else still_in(t)
