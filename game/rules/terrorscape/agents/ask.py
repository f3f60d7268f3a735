"""A question as an agent sees it, and the functions that answer each prompt."""

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
    """One question for `seat`: the table `t` as it sees it, the answers, and how clearly it thinks.

    `noise` blurs what it weighs; `sly` survivors ask what the killer can know of them.
    """

    def __init__(self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float = 0.0, sly: bool = True) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.sly = sly

    @classmethod
    def seen(cls, observation: Observation[State], seat: Seat, rng: Rng, *, noise: float = 0.0, sly: bool = True) -> "Ask":
        """The open question of an observation."""
        if observation.decision is None:
            raise ValueError("nothing is asked")
        return cls(observation.state, seat, observation.decision, rng, noise=noise, sly=sly)

    @cached_property
    def belief(self) -> Belief:
        """Where the survivors can be, for all that was public."""
        return believe(self.t, ended=self.seat != KILLER or self.decision.prompt == "prompt-killer")


ANSWERS = PromptHandlers[Ask]()
"""How each prompt is answered, by its id."""
answers = ANSWERS.on


def answer(ask: Ask) -> Advice:
    """The answer to a question; where there is but one it needs no thought."""
    return Advice(ask.options[0], "reason-usual") if len(ask.options) == 1 else ANSWERS.answer(ask)
