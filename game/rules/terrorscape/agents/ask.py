"""The open question of an agent of Terrorscape, and the functions that answer each prompt."""

from functools import cached_property

from game.rules.engine.agent import Advice, Observation
from game.rules.engine.agent_question import AgentQuestion, PromptHandlers
from game.rules.engine.rng import Rng
from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.rules.terrorscape.beliefs.belief import Belief
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State


class Ask(AgentQuestion[State]):
    """One question for `seat`, with the redacted state `t`, the options, and the parameters of the level.

    `noise` is the random error of evaluations; `sly` survivors use the killer's belief about them. A `curious` killer searches and
    senses only where it may learn something, however large the noise is.
    """

    def __init__(
        self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float = 0.0, sly: bool = True, curious: bool = False
    ) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.sly, self.curious = sly, curious

    @classmethod
    def seen(
        cls,
        observation: Observation[State],
        seat: Seat,
        rng: Rng,
        *,
        noise: float = 0.0,
        sly: bool = True,
        curious: bool = False,
    ) -> "Ask":
        """Create one from the open question of an observation."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, noise=noise, sly=sly, curious=curious)

    @cached_property
    def belief(self) -> Belief:
        """The belief about the survivors' locations, from public information."""
        return believe(self.t, ended=self.seat != KILLER or self.decision.prompt == "prompt-killer")


ANSWERS = PromptHandlers[Ask]()
"""The function that answers each prompt, by its id."""
answers = ANSWERS.on


def answer(ask: Ask) -> Advice:
    """Answer a question; a single option is taken without evaluation."""
    return Advice(ask.options[0], "reason-usual") if len(ask.options) == 1 else ANSWERS.answer(ask)
