"""The levels of companions: how long they try a day on paper, and how clearly they weigh."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, View
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.london.agents import endgame, hours, planning, things
from game.rules.london.agents.ask import ANSWERS, Ask
from game.rules.london.cards import DIFFICULTIES
from game.rules.london.state import State

_LOADED = (endgame, hours, planning, things)
"""Imported for their answers."""
FULL_TIME = 12
"""Minutes of the usual Planning Phase: with fewer, fewer days are tried (LD-240)."""


class Companion(Struct, frozen=True):
    """A player of one level: `tries` in the usual time, and `noise` on what is weighed."""

    tries: int
    noise: float

    def __call__(self, view: View[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open question for `seat`."""
        minutes = DIFFICULTIES[view.state.options.level].minutes or FULL_TIME
        return ANSWERS.answer(Ask.seen(view, seat, rng, noise=self.noise, effort=self.tries * minutes // FULL_TIME))


EASY = Companion(900, 1.0)
NORMAL = Companion(8000, 0.2)
HARD = Companion(12000, 0.0)
