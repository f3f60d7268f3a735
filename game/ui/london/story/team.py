"""The team at the table: persons who answer for their Characters or for all, and agents who go along with them."""

from game.match import PERSON
from game.match.agents import answer_order
from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import BowOut, Confide, Deplete, Detour, Draw, Sacrifice, Spend, Stay, Use
from game.ui.table.match_client import MatchClient

SAYS = "prompt-stay"
"""The question that everybody has to answer for himself (LD-219)."""
HELP = (Confide, Deplete, Detour, Draw, Sacrifice, Spend, Use)
"""What a companion does of its own accord once it has been asked: it adds something, and decides nothing."""


class Team(MatchClient):
    """A conversation with the match from the one side there is. Nothing is secret between its members.

    `who` is for whom the person at the screen has chosen to answer. `called` is the question at which companions were asked what they would add, and
    `declined` are those who would do nothing more there, by the number of answers given.
    """

    who: Seat | None = None
    called: str = ""
    declined: tuple[int, tuple[Seat, ...]] = (0, ())

    @property
    def eyes(self) -> frozenset[Seat]:
        """Everybody's: what one of the team knows all know, and who looks on (LD-085)."""
        return frozenset(self.match.holders)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked now and played by persons here."""
        decision = self.decision
        if decision is None or self.watching:
            return ()
        return tuple(seat for seat in decision.options if seat in self.held and self.match.holders.get(seat) == PERSON)

    @property
    def seat(self) -> Seat | None:
        """The seat that is answered for: the one that was chosen, or the first that is asked."""
        seats = self.asked
        return self.who if self.who in seats else seats[0] if seats else None

    @property
    def companions(self) -> list[Seat]:
        """The agents that are asked beside persons and could add something."""
        decision = self.decision
        if decision is None or not self.asked or not decision.simultaneous or decision.prompt == SAYS:
            return []
        agents = self.match.awaited_agents()
        return [seat for seat in agents if any(isinstance(one, HELP) for one in decision.options[seat])]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that are to answer now. While persons are asked these are the ones who have to speak for themselves, or were called."""
        decision = self.decision
        if decision is None:
            return []
        agents = self.match.awaited_agents()
        if self.asked:
            if decision.prompt == SAYS:
                return [seat for seat in agents if {Stay(), BowOut()} <= {*decision.options[seat]}]
            return [seat for seat in self.companions if seat not in self._content] if self.called == decision.prompt else []
        order = [seat for seat in answer_order(decision, self.match.turn) if seat in agents]
        return [seat for seat in order if seat not in self._content] or order[-1:]

    @property
    def _content(self) -> tuple[Seat, ...]:
        return self.declined[1] if self.declined[0] == self.match.turn else ()

    def weigh(self, seat: Seat, advice: Advice) -> Choice | None:
        """The answer of an agent; None where it leaves it to others: persons decide, and of several agents the first who wants something."""
        decision, choice = self.decision, advice.choice
        assert decision is not None
        decides = not self.asked or decision.prompt == SAYS
        content = not isinstance(choice, HELP) if not decides else decision.simultaneous and choice == decision.default
        if content and (not decides or len(self.thinking) > 1):
            self.declined = (self.match.turn, (*self._content, seat))
            return None
        return choice

    def call(self) -> None:
        """Ask the companions what they would add."""
        self.called = self.decision.prompt if self.decision is not None else ""
        self.declined = (0, ())

    def refresh(self) -> None:
        """See the table as it is now."""
        self.view = self.match.view(self.eyes)
