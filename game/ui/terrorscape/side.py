"""One side of the divider: its seats, what they know together, and for which of them the player answers."""

from game.match import PERSON, Match
from game.rules.engine.secret import Seat
from game.rules.terrorscape.whisper import KILLER as HUNTER, TEAM
from game.ui.play import Play
from game.ui.scene import House
from game.ui.terrorscape.layout import KILLER, SURVIVORS

SEATS: dict[str, frozenset[Seat]] = {SURVIVORS: frozenset(TEAM), KILLER: frozenset((HUNTER,))}


class Side(Play):
    """A conversation with the match from one side. `name` is "survivors", "killer", or "" for a spectator, who knows what is public."""

    def __init__(self, house: House, match: Match, name: str) -> None:
        self.name = name
        self.who: Seat | None = None
        super().__init__(house, match, held=SEATS.get(name, frozenset()))
        self.reread()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats of this side that are asked now and played by persons."""
        decision = self.decision
        if decision is None:
            return ()
        return tuple(seat for seat in decision.options if seat in self.held and self.match.holders.get(seat) == PERSON)

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for: the one that was chosen, or the first that is asked."""
        asked = self.asked
        return self.who if self.who in asked else asked[0] if asked else None

    def refresh(self) -> None:
        """See the table as it is now, after an answer that another side gave."""
        self.view = self.match.view(self.eyes)


def sides_of(house: House, match: Match, held: frozenset[Seat] | None) -> list[Side]:
    """The sides that are drawn: those with persons (or with the seats that are `held`), else a spectator's."""
    persons = frozenset(seat for seat, level in match.holders.items() if level == PERSON) if held is None else held
    return [Side(house, match, name) for name, seats in SEATS.items() if seats & persons] or [Side(house, match, "")]
