"""The conversation of the team with its match: persons answer for one or all Characters, agents take part."""

from game.match.agents import answer_order
from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.rules.london.choice import BowOut, Confide, Deplete, Detour, Draw, Sacrifice, Spend, Stay, Use
from game.text import say
from game.ui.table.match_client import MatchClient

STAY_PROMPT = "prompt-stay"
"""The prompt that each Character answers for itself (LD-219)."""
HELPING = (Confide, Deplete, Detour, Draw, Sacrifice, Spend, Use)
"""The choices of a companion that was asked to help: they add something and decide nothing."""


class TeamClient(MatchClient):
    """The conversation for all seats; the team has no secrets.

    `called_prompt` is the prompt at which companions were
    asked to help. `declined` are those that declined there, with the number of answers at that time.
    """

    called_prompt: str = ""
    declined: tuple[int, tuple[Seat, ...]] = (0, ())

    @property
    def eyes(self) -> frozenset[Seat]:
        """All seats: the team shares its knowledge, spectators included (LD-085)."""
        return frozenset(self.match.holders)

    @property
    def companions(self) -> list[Seat]:
        """The prompted agents that could add something beside persons."""
        decision = self.decision
        if decision is None or not self.prompted or not decision.simultaneous or decision.prompt == STAY_PROMPT:
            return []
        agents = self.match.awaited_agents()
        return [seat for seat in agents if any(isinstance(one, HELPING) for one in decision.options[seat])]

    @property
    def thinking(self) -> list[Seat]:
        """The agents that are to answer now. Beside persons: those that answer for themselves, or were asked to help."""
        decision = self.decision
        if decision is None:
            return []
        agents = self.match.awaited_agents()
        if self.prompted:
            if decision.prompt == STAY_PROMPT:
                return [seat for seat in agents if {Stay(), BowOut()} <= {*decision.options[seat]}]
            return (
                [seat for seat in self.companions if seat not in self._declined_now]
                if self.called_prompt == decision.prompt
                else []
            )
        order = [seat for seat in answer_order(decision, self.match.turn) if seat in agents]
        return [seat for seat in order if seat not in self._declined_now] or order[-1:]

    @property
    def _declined_now(self) -> tuple[Seat, ...]:
        return self.declined[1] if self.declined[0] == self.match.turn else ()

    def decide(self, seat: Seat, advice: Advice) -> Choice | None:
        """The choice of an agent, None if it leaves the decision to others: to persons, or to the next agent."""
        decision, choice = self.decision, advice.choice
        assert decision is not None
        decides = not self.prompted or decision.prompt == STAY_PROMPT
        declines = not isinstance(choice, HELPING) if not decides else decision.simultaneous and choice == decision.default
        if declines and (not decides or len(self.thinking) > 1):
            self.declined = (self.match.turn, (*self._declined_now, seat))
            return None
        return choice

    def submit(self, choice: Choice, seat: Seat | None = None) -> list[Event]:
        """Submit an answer. A person goes on answering for the same seat."""
        seat = self.seat if seat is None else seat
        if seat in self.prompted:
            self.called_prompt, self.chosen_seat = "", seat if len(self.prompted) > 1 else None
        return super().submit(choice, seat)

    def others(self) -> list[Event]:
        """Let an agent answer, or leave the decision to others; say when the companions that were asked to help have nothing more to add."""
        thought = self.thought()
        if thought is None:
            return []
        seat, advice = thought
        choice = self.decide(seat, advice)
        if choice is not None:
            return self.submit(choice, seat)
        if self.called_prompt and not self.thinking:
            self.called_prompt = ""
            self.tell(say("ui-ld-scene-nothing-more"), good=True)
        return []

    def call_companions(self) -> None:
        """Ask the companions what they would add."""
        if self.companions and self.decision is not None:
            self.unask()
            self.called_prompt, self.declined = self.decision.prompt, (0, ())
            self.tell(say("ui-ld-scene-called"), good=True)
