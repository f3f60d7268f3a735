"""Who is together: at a Location, still in during the Challenges, not Defeated in the Showdown (LD-185, LD-193)."""

from game.rules.engine.secret import Seat
from game.rules.london.places import present
from game.rules.london.state import State


def living(t: State) -> list[Seat]:
    """Everybody who is not Defeated."""
    return [seat for seat, person in enumerate(t.people) if not person.defeated]


def still_in(t: State) -> list[Seat]:
    """Who takes part in the next Challenge (LD-195)."""
    return [seat for seat in living(t) if not t.people[seat].out]


def company(t: State, seat: Seat) -> list[Seat]:
    """Everybody at the Location of `seat`; who has bowed out has left the others until the Showdown, where all are in again (LD-193)."""
    if t.phase != "endgame":
        return present(t, t.people[seat].place)
    return [seat] if t.people[seat].out else still_in(t)
