"""The killer's belief at each moment: that of the agents, computed from what his seat had seen by then.

A whole match takes some tenths of a second, so it is computed in order, a little in each frame.
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
"""Seconds of a frame to spend on beliefs; one that has begun is completed."""
SHOWN = 3
"""The number of locations shown for each survivor."""


def killer_belief(view: Observation[State]) -> Chances:
    """The belief that follows from the killer's Observation. While he resolves a card, it is unfinished for his agents, too."""
    prompt = view.decision.prompt if view.decision is not None else ""
    return work_out(view.state, ended=whole(KILLER, prompt))


def likeliest(each: Mapping[Place, float], true: Place) -> list[tuple[Place, float]]:
    """The likeliest locations of a survivor; the true one replaces the last if it is not among them."""
    rated = sorted(each.items(), key=lambda one: -one[1])
    found = rated[:SHOWN]
    if true and true not in dict(found):
        found[SHOWN - 1 :] = [(true, each.get(true, 0.0))]
    return found


class BeliefHistory:
    """The killer's beliefs in a match, as far as they are computed."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.made: list[Chances] = []

    @property
    def done(self) -> bool:
        """Whether all are computed."""
        return len(self.made) > self.replay.last

    def at(self, moment: int) -> Chances | None:
        """The belief at a moment; None if it is not computed yet."""
        return self.made[moment] if moment < len(self.made) else None

    def compute(self, seconds: float = SLICE) -> bool:
        """Compute beliefs for some seconds; return whether there is a new one."""
        before, until = len(self.made), perf_counter() + seconds
        while not self.done:
            self.made.append(killer_belief(self.replay.at(len(self.made)).view(HUNTER)))
            if perf_counter() >= until:
                break
        return len(self.made) > before
