"""The levels: one way to think, with more or less noise and depth."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, View
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat
from game.rules.terrorscape.agents import deeds, extras, killer, wares
from game.rules.terrorscape.agents.ask import Ask, answer
from game.rules.terrorscape.state import State

_LOADED = (deeds, extras, killer, wares)
"""Imported for the prompts that they answer."""


class Level(Struct, frozen=True):
    """How well an agent plays: `noise` blurs what it weighs (a whole game is 1), `deep` lets it work out more."""

    noise: float = 0.0
    deep: bool = False

    def __call__(self, view: View[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat` from its view alone."""
        return answer(Ask.seen(view, seat, rng, noise=self.noise, deep=self.deep))


EASY = Level(noise=0.08)
NORMAL = Level()
HARD = Level(deep=True)
