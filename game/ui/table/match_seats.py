"""Who sits where: the seats of a match that persons at this screen hold, and those that may answer."""

from game.match import PERSON, Match
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import CLOCK, Seat


class MatchSeats:
    """A match and the seats that are `held` by persons at this screen; None for those of all its persons.

    `watching` is a match that is only shown. `chosen_seat` is the seat that the player wants to answer for.
    """

    def __init__(self, match: Match, held: frozenset[Seat] | None, *, watching: bool) -> None:
        self.match, self.watching = match, watching
        persons = frozenset(seat for seat, level in match.holders.items() if level == PERSON)
        self.held = persons if held is None else held
        self.chosen_seat: Seat | None = None

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """The seats whose observation is drawn: those of the persons, all in a replay, else none (a spectator)."""
        if self.watching:
            return frozenset(self.match.holders)
        return self.held or None

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.match.decision

    @property
    def awaited(self) -> Seat | None:
        """The first seat that may answer."""
        decision = self.decision
        return None if decision is None else next((seat for seat in decision.options if seat != CLOCK), CLOCK)

    @property
    def person_seats(self) -> tuple[Seat, ...]:
        """The seats that persons at this screen play."""
        return tuple(seat for seat, level in self.match.holders.items() if level == PERSON and seat in self.held)

    @property
    def sole_seat(self) -> Seat | None:
        """The seat of the only person at this screen."""
        seats = self.person_seats
        return seats[0] if len(seats) == 1 else None

    @property
    def prompted(self) -> tuple[Seat, ...]:
        """The seats of persons at this screen that may answer."""
        decision, persons = self.decision, self.person_seats
        return () if decision is None or self.watching else tuple(seat for seat in decision.options if seat in persons)

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for: the chosen one, or the first that may; None if only others may."""
        seats = self.prompted
        return self.chosen_seat if self.chosen_seat in seats else seats[0] if seats else None

    @property
    def options(self) -> tuple[Choice, ...]:
        """The legal answers of that seat."""
        decision, seat = self.decision, self.seat
        return () if decision is None or seat is None else tuple(decision.options[seat])
