"""What the killer believed, moment by moment: the agents' own belief, fed with no more than his seat had seen by then.

Working out a whole night takes a few tenths of a second, so it is done a little with each frame, in order: each belief goes on from the last.
"""

from collections.abc import Mapping
from time import perf_counter

from game.rules.engine.agent import Observation
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import Place, State
from game.storage.replay import Replay
from game.ui.terrorscape.board.heat_map import Chances, whole, work_out
from game.ui.terrorscape.layout import KILLER

SLICE = 0.006
"""Seconds of a frame that may be spent on beliefs, once the last one begun is done."""
SHOWN = 3
"""So many locations are told for each survivor."""


def killer_belief(view: Observation[State]) -> Chances:
    """What the killer's view leads to, asked as his agents ask it: his own questions in the midst of a card find that card unfinished."""
    prompt = view.decision.prompt if view.decision is not None else ""
    return work_out(view.state, ended=whole(KILLER, prompt))


def likeliest(each: Mapping[Place, float], true: Place) -> list[tuple[Place, float]]:
    """The likeliest locations of a survivor; the true one is the last of them, if it would not be among them."""
    rated = sorted(each.items(), key=lambda one: -one[1])
    found = rated[:SHOWN]
    if true and true not in dict(found):
        found[SHOWN - 1 :] = [(true, each.get(true, 0.0))]
    return found


class BeliefHistory:
    """The thoughts of a night, as far as they are worked out."""

    def __init__(self, reel: Replay) -> None:
        self.reel = reel
        self.made: list[Chances] = []

    @property
    def done(self) -> bool:
        """Whether all are there."""
        return len(self.made) > self.reel.last

    def at(self, moment: int) -> Chances | None:
        """The thought of a moment; None while it is not worked out."""
        return self.made[moment] if moment < len(self.made) else None

    def compute(self, seconds: float = SLICE) -> bool:
        """Go on for a while; True if there is something new."""
        before, until = len(self.made), perf_counter() + seconds
        while not self.done:
            self.made.append(killer_belief(self.reel.at(len(self.made)).view(HUNTER)))
            if perf_counter() >= until:
                break
        return len(self.made) > before
