"""The levels: the same evaluation with different noise."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.terrorscape.agents import deeds, extras, killer, marks, wares
from game.rules.terrorscape.agents.ask import Ask, answer
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State

_LOADED = (deeds, extras, killer, marks, wares)
"""Imported to register the prompts that they answer."""


CLEAR = {"butcher": 0.75, "specter": 0.42, "murderer": 1.65}
"""The factor on the noise for each killer, whose cards tolerate errors differently."""


class Level(Struct, frozen=True):
    """The parameters of a level: the noise of evaluations (a whole game is 1) of the killer, `hunter`, and of the survivors, `hunted`.

    `sly` survivors use the killer's belief about them. A `curious` killer searches and senses only where it may learn something: with
    much noise it would do so anywhere.
    """

    hunter: float = 0.0
    hunted: float = 0.0
    sly: bool = True
    curious: bool = False

    def __call__(self, observation: Observation[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat` from its observation alone."""
        if seat == KILLER:
            noise = self.hunter * CLEAR[observation.state.killer]
            return answer(Ask.seen(observation, seat, rng, noise=noise, curious=self.curious))
        return answer(Ask.seen(observation, seat, rng, noise=self.hunted, sly=self.sly))


EASY = Level(hunter=0.85, hunted=0.06, sly=False, curious=True)
NORMAL = Level(hunter=0.33, hunted=0.029, sly=False)
"""The noise is chosen so that each side wins about half of the matches, as `tests/bench/nights.py` measures."""
HARD = Level()
