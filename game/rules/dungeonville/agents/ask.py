"""The open question of an agent of Dungeonville, its parameters, and the functions that answer each prompt."""

from functools import cached_property

from game.rules.dungeonville.agents.mind import Mind
from game.rules.dungeonville.agents.stakes import Stakes
from game.rules.dungeonville.state import State, Trip, Wizard
from game.rules.engine.agent import Advice, Observation
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat


class Ask(AgentQuestion[State]):
    """One question for `seat`, and the `mind` that answers it."""

    def __init__(self, t: State, seat: Seat, decision: Decision, rng: Rng, mind: Mind) -> None:
        super().__init__(t, seat, decision, rng, mind.noise)
        self.mind = mind

    @classmethod
    def seen(cls, observation: Observation[State], seat: Seat, rng: Rng, mind: Mind) -> "Ask":
        """Create one from the open question of an observation. Raises ValueError without a question."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, mind)

    @property
    def me(self) -> Wizard:
        """The Wizard of this seat."""
        return self.t.wizards[self.seat]

    @property
    def trip(self) -> Trip:
        """The expedition in progress."""
        assert self.t.trip is not None, "nobody explores"
        return self.t.trip

    @cached_property
    def stakes(self) -> Stakes:
        """The present values of blood, gold and adventurers for this wizard."""
        return Stakes(self.t, self.seat, self.mind)

    def lot(self, stream: str, percent: int) -> bool:
        """True at random, with this probability in per cent."""
        return self.rng.below(stream, 100) < percent


ANSWERS = PromptHandlers[Ask]()
"""The function that answers each prompt, by its id."""
answers = ANSWERS.on


def advise(choice: Choice, reason: str, /, **about: str | int) -> Advice:
    """An Advice from a choice and its reason."""
    return Advice(choice, reason, dict(about))
