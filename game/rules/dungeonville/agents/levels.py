"""The levels of agents: the same evaluation with different parameters (DV-128)."""

from msgspec import Struct

from game.rules.dungeonville.agents import arena, deeds, road, rooms, town
from game.rules.dungeonville.agents.ask import ANSWERS, Ask
from game.rules.dungeonville.agents.mind import Mind
from game.rules.dungeonville.state import State
from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat

_LOADED = (arena, deeds, road, rooms, town)
"""Imported to register the prompts that they answer."""


class Level(Struct, frozen=True):
    """An agent with the parameters of its level."""

    mind: Mind

    def __call__(self, observation: Observation[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open question for `seat`."""
        return ANSWERS.answer(Ask.seen(observation, seat, rng, self.mind))


EASY = Level(Mind(noise=3.0, infers=False, depth=1, timid=True, might=0.3, thrift=0.02, travel=0.8))
NORMAL = Level(Mind(noise=0.25, infers=False, depth=3, might=0.55, thrift=0.011, travel=0.8))
"""Prefers gold and safe dungeons to fights."""
HARD = Level(Mind(bluffs=8, might=2.0, thrift=0.004, adapts=True))
