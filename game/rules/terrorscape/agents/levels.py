"""The levels: one way to think, with more or less noise."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.terrorscape.agents import deeds, extras, killer, marks, wares
from game.rules.terrorscape.agents.ask import Ask, answer
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State

_LOADED = (deeds, extras, killer, marks, wares)
"""Imported for the prompts that they answer."""


CLEAR = {"butcher": 0.88, "specter": 0.28, "murderer": 1.4}
"""How much of the noise each killer bears, whose cards forgive more or less."""


class Level(Struct, frozen=True):
    """How clearly an agent thinks: noise blurs what it weighs (a whole game is 1), the killer's by `hunter` and the survivors' by `hunted`.

    `sly` survivors ask what the killer can know of them.
    """

    hunter: float = 0.0
    hunted: float = 0.0
    sly: bool = True

    def __call__(self, observation: Observation[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat` from its observation alone."""
        if seat == KILLER:
            return answer(Ask.seen(observation, seat, rng, noise=self.hunter * CLEAR[observation.state.killer]))
        return answer(Ask.seen(observation, seat, rng, noise=self.hunted, sly=self.sly))


EASY = Level(hunter=0.7, hunted=0.06, sly=False)
NORMAL = Level(hunter=0.33, hunted=0.029, sly=False)
"""Blurred until either side wins about half the nights; `tests/bench/nights.py` counts them."""
HARD = Level()
