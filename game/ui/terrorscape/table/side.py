"""One side of the divider: its seats, what they know together, and for which of them the player answers."""

from game.match import PERSON, Match
from game.rules.engine.secret import Seat
from game.rules.terrorscape.seats import KILLER as HUNTER, TEAM
from game.ui.scene.context import AppContext
from game.ui.table.match_client import MatchClient
from game.ui.terrorscape.layout import KILLER, SURVIVORS

SEATS: dict[str, frozenset[Seat]] = {SURVIVORS: frozenset(TEAM), KILLER: frozenset((HUNTER,))}
ACT = "prompt-act"
"""The question that is put to all survivors at once, of whom any may answer first (TS-068)."""


class Side(MatchClient):
    """A conversation with the match from one side. `name` is "survivors", "killer", or "" for a spectator, who knows what is public.

    `apart` says that the other side has a conversation of its own at this screen, and minds its own agents. `passed` is the round in which the
    persons of this side have let its agents act before them.
    """

    def __init__(self, context: AppContext, match: Match, name: str, *, apart: bool = False) -> None:
        self.name, self.apart = name, apart
        self.who: Seat | None = None
        self.passed = 0
        super().__init__(context, match, held=SEATS.get(name, frozenset()))
        self.reread()

    @property
    def prompted(self) -> tuple[Seat, ...]:
        """The seats of this side that are asked now and played by persons."""
        decision = self.decision
        if decision is None:
            return ()
        return tuple(seat for seat in decision.options if seat in self.held and self.match.holders.get(seat) == PERSON)

    @property
    def seat(self) -> Seat | None:
        """The seat that the player answers for: the one that was chosen, or the first that is asked."""
        prompted = self.prompted
        return self.who if self.who in prompted else prompted[0] if prompted else None

    @property
    def partners(self) -> list[Seat]:
        """The agents of this side that may act before its persons, or between two of their answers."""
        decision = self.decision
        if decision is None or decision.prompt != ACT:
            return []
        return [seat for seat in self.match.awaited_agents() if seat in self.held]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that are to answer now.

        Where persons of this side are asked, too, its agents act once these have done their main actions, or have let them go first.
        """
        if not self.prompted:
            return [seat for seat in self.match.awaited_agents() if not self.apart or seat in self.held]
        partners, state = self.partners, self.view.state
        goes = bool(partners) and (self.passed == state.round or all(state.team.acted[seat - 1] for seat in self.prompted))
        return partners if goes else []

    def refresh(self) -> None:
        """See the table as it is now, after an answer that another side gave."""
        self.view = self.match.view(self.eyes)


def sides_of(context: AppContext, match: Match, held: frozenset[Seat] | None) -> list[Side]:
    """The sides that are drawn: those with persons (or with the seats that are `held`), else a spectator's."""
    persons = frozenset(seat for seat, level in match.holders.items() if level == PERSON) if held is None else held
    return [Side(context, match, name) for name, seats in SEATS.items() if seats & persons] or [Side(context, match, "")]
