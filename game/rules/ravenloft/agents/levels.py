"""The levels: the same evaluation with different noise, forgotten cards and search."""

from msgspec import Struct

from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.script import Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft.agents import errands, fights, healing, menu, places, reactions, search, wares, worth
from game.rules.ravenloft.agents.ask import Ask, answer
from game.rules.ravenloft.agents.worth import Weights
from game.rules.ravenloft.state import State

_LOADED = (errands, fights, healing, menu, places, reactions, wares)
"""Imported to register the prompts that they answer."""


class Level(Struct, frozen=True):
    """The parameters of an agent.

    `noise` is the random error of evaluations, in Hit Points; `forgets` is the percentage of cards that it overlooks. `weights`
    has the weights for one Hero, for two and so on, the last for all larger parties; `pressed` has those for adventures for which
    `worth.pressed` holds (empty: the same). It tries the `width` best plans in up to `samples` determinizations (0: no search).
    """

    noise: float = 0.0
    forgets: int = 0
    weights: tuple[Weights, ...] = (Weights(),)
    pressed: tuple[Weights, ...] = ()
    samples: int = 0
    width: int = 0

    def __call__(self, observation: Observation[State], seat: Seat, rng: Rng, budget: Budget) -> Advice:
        """Answer the open decision for `seat` from its observation alone."""
        kept = self.pressed if self.pressed and worth.pressed(observation.state) else self.weights
        weights = kept[min(len(observation.state.heroes), len(kept)) - 1]
        ask = Ask.seen(observation, seat, rng, weights, self.noise)
        if self.forgets and ask.decision.prompt.startswith("prompt-react") and rng.below("forget", 100) < self.forgets:
            return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})
        samples = self.samples if budget.samples is None or not self.samples else budget.samples
        if samples and ask.decision.prompt == "prompt-hero-phase" and observation.since == ():
            return search.best(ask, observation, samples, self.width)
        return answer(ask)


EASY = Level(noise=2.0, forgets=40)
STEADY = Weights(life=0.3, price=0.9, reserve=1.65, heal=1.5, keep=1.65)
"""The weights of two Heroes that play well, which save cards and Surges for later.

Without any search, on 700 equal seeds of the second adventure, two Heroes won 59.9 % of the nights with these and 50.1 % with the
usual weights (+9.7 +- 4.3). One Hero alone won 51.9 and 54.0 % of the first adventure, and nothing else that was tried did better
than the usual weights there, so one keeps them.
"""
BOLD = Weights(life=0.19, price=0.67, reserve=1.65, heal=1.5, keep=1.65, newcomer=1.1, company=0.07)
"""The weights of three and more Heroes that play well, which also prefer the goal to their own safety.

Without any search, on 400 equal seeds of the second adventure each, three Heroes won 73.5 % of the nights with these and 61.2 %
with the usual weights, four 81.5 and 67.5 %, five 84.0 and 72.2 %; two Heroes won 41.8 and 47.0 %.
"""
NORMAL = Level(pressed=(Weights(), Weights(), BOLD))
"""In adventures for which `worth.pressed` holds, three and more Heroes use BOLD: they won 16 instead of 8 of 40 matches against Klak."""
HARD = Level(weights=(Weights(), STEADY, BOLD), samples=36, width=6)
