"""The levels: one way to think, with more or less noise, forgetting and search."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, View
from game.rules.engine.rng import Rng
from game.rules.engine.script import Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft.agents import fights, menu, places, search, wares
from game.rules.ravenloft.agents.ask import Ask, answer
from game.rules.ravenloft.state import State

_LOADED = (fights, menu, places, wares)
"""Imported for the prompts that they answer."""


class Level(Struct, frozen=True):
    """How well an agent plays.

    `noise` blurs what it weighs (in Hit Points), of 100 cards it forgets `forgets`; it tries the `width` best plans in up
    to `samples` imagined worlds (0: it trusts its weights).
    """

    noise: float = 0.0
    forgets: int = 0
    samples: int = 0
    width: int = 0

    def __call__(self, view: View[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat` from its view alone."""
        ask = Ask.seen(view, seat, rng, self.noise)
        if self.forgets and ask.decision.prompt.startswith("prompt-react") and rng.below("forget", 100) < self.forgets:
            return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})
        samples = self.samples if budget.samples is None or not self.samples else budget.samples
        if samples and ask.decision.prompt == "prompt-hero-phase" and view.since == ():
            return search.best(ask, view, samples, self.width)
        return answer(ask)


EASY = Level(noise=2.0, forgets=40)
NORMAL = Level()
HARD = Level(samples=36, width=6)
