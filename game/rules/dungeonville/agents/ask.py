"""A question as a wizard sees it, how it thinks, and the functions that answer each prompt."""

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
        """The open question of an observation. Raises ValueError where nothing is asked."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, mind)

    @property
    def me(self) -> Wizard:
        """What lies before this wizard."""
        return self.t.wizards[self.seat]

    @property
    def trip(self) -> Trip:
        """The expedition that is under way."""
        assert self.t.trip is not None, "nobody explores"
        return self.t.trip

    @cached_property
    def stakes(self) -> Stakes:
        """What blood, gold and adventurers are worth to this wizard now."""
        return Stakes(self.t, self.seat, self.mind)

    def lot(self, stream: str, percent: int) -> bool:
        """Whether a lot falls, so many of a hundred times."""
        return self.rng.below(stream, 100) < percent


ANSWERS = PromptHandlers[Ask]()
"""How each prompt is answered, by its id."""
answers = ANSWERS.on


def advise(choice: Choice, reason: str, /, **about: str | int) -> Advice:
    """A choice and why."""
    return Advice(choice, reason, dict(about))
