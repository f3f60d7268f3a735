"""The levels of agents: the effort of their search for a plan, and the noise of their evaluations."""

from collections.abc import Mapping

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.london.agents import endgame, hours, planning, things
from game.rules.london.agents.ask import ANSWERS, Ask
from game.rules.london.state import State
from game.rules.london.tables.cards import DIFFICULTIES

_LOADED = (endgame, hours, planning, things)
"""Imported to register the prompts that they answer."""
FULL_TIME = 12
"""Minutes of the usual Planning Phase. With fewer, the effort falls with the square of the time (LD-240)."""


class Companion(Struct, frozen=True):
    """An agent of one level: `pains`, the effort for a plan in the usual time by the number of Characters, and `noise` of evaluations.

    With the values of the normal level two, three and four Characters win about equally often.
    """

    pains: Mapping[int, float]
    noise: float

    def __call__(self, observation: Observation[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open question for `seat`."""
        share = ((DIFFICULTIES[observation.state.options.level].minutes or FULL_TIME) / FULL_TIME) ** 2
        effort = self.pains[len(observation.state.people)] * share
        return ANSWERS.answer(Ask.seen(observation, seat, rng, noise=self.noise, effort=effort, wishes=budget.wishes))


EASY = Companion({2: 0.6, 3: 0.25, 4: 0.6}, 1.0)
NORMAL = Companion({2: 2.8, 3: 0.92, 4: 2.4}, 0.2)
HARD = Companion({2: 15.0, 3: 9.0, 4: 7.5}, 0.0)
