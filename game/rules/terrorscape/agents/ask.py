"""A question as an agent sees it, and the functions that answer each prompt."""

from functools import cached_property
from hashlib import blake2b
from math import exp

from game.rules.engine.agent import Advice, View
from game.rules.engine.asked import Asked, Prompts
from game.rules.engine.rng import Rng
from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.rules.terrorscape.belief import Belief, believe
from game.rules.terrorscape.event import NoiseHeard
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.villa import PLACES
from game.rules.terrorscape.whisper import KILLER


class Ask(Asked[State]):
    """One question for `seat`: the table `t` as it sees it, the answers, and how clearly it thinks.

    `noise` blurs what it weighs, `haze` where a killer looks for somebody; `sly` survivors ask what the killer can know of them.
    """

    def __init__(
        self, t: State, seat: Seat, decision: Decision, rng: Rng, *, noise: float = 0.0, haze: float = 0.0, sly: bool = True
    ) -> None:
        super().__init__(t, seat, decision, rng, noise)
        self.haze, self.sly = haze, sly

    @classmethod
    def seen(cls, view: View[State], seat: Seat, rng: Rng, *, noise: float = 0.0, haze: float = 0.0, sly: bool = True) -> "Ask":
        """The open question of a view."""
        if view.decision is None:
            raise ValueError("nothing is asked")
        return cls(view.state, seat, view.decision, rng, noise=noise, haze=haze, sly=sly)

    @cached_property
    def belief(self) -> Belief:
        """Where the survivors can be, for all that was public."""
        return believe(self.t, ended=self.seat != KILLER or self.decision.prompt == "prompt-killer")

    @cached_property
    def mood(self) -> Rng:
        """Dice that fall alike for a whole turn of the killer: what he takes into his head he goes through with.

        They follow from all that was heard so far, and from nothing hidden.
        """
        heard = [",".join(fact.places) for fact in self.t.record if isinstance(fact, NoiseHeard)]
        key = "/".join((self.t.killer, str(self.t.round), *(token.id for token in self.t.survivors), *heard))
        return Rng(int.from_bytes(blake2b(key.encode(), digest_size=7).digest(), "big"))

    def whim(self, what: str) -> float:
        """A little of the level's noise, the same for the same thing all through the turn."""
        return self.noise * self._fancy(what) if self.noise else 0.0

    @cached_property
    def misjudged(self) -> dict[Place, float]:
        """How many times too great or small the level takes the odds of each location in this turn."""
        return {place: exp(self.haze * self._fancy(place)) for place in PLACES} if self.haze else dict.fromkeys(PLACES, 1.0)

    def _fancy(self, what: str) -> float:
        """From -1 to 1, always the same in a turn."""
        return Rng(self.mood.seed).below(what, 2001) / 1000 - 1


ANSWERS = Prompts[Ask]()
"""How each prompt is answered, by its id."""
answers = ANSWERS.on


def answer(ask: Ask) -> Advice:
    """The answer to a question; where there is but one it needs no thought."""
    return Advice(ask.options[0], "reason-usual") if len(ask.options) == 1 else ANSWERS.answer(ask)
