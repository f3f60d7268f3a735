"""What the killer believed, moment by moment: the agents' own belief, fed with no more than his seat had seen by then.

Working out a whole night takes a few tenths of a second, so it is done a little with each frame, in order: each belief goes on from the last.
"""

from time import perf_counter
from typing import NamedTuple

from game.replay import Reel
from game.rules.engine.agent import View
from game.rules.terrorscape.belief import Belief, believe, gatherings
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.whisper import KILLER

SLICE = 0.006
"""Seconds of a frame that may be spent on beliefs, once the last one begun is done."""
SHOWN = 3
"""So many locations are told for each survivor."""


class Thought(NamedTuple):
    """What he believed: for each survivor the chance of each location, and for each location the chance that anybody is there."""

    alone: tuple[dict[Place, float], ...]
    anyone: dict[Place, float]

    def of(self, who: int | None) -> dict[Place, float]:
        """The chances of one survivor, or of anybody."""
        return self.anyone if who is None else self.alone[who]

    def likeliest(self, who: int, true: Place) -> list[tuple[Place, float]]:
        """The likeliest locations of a survivor; the true one is the last of them, if it would not be among them."""
        rated = sorted(self.alone[who].items(), key=lambda one: -one[1])
        found = rated[:SHOWN]
        if true and true not in dict(found):
            found[SHOWN - 1 :] = [(true, self.alone[who].get(true, 0.0))]
        return found


def belief(view: View[State]) -> Belief:
    """What the killer's view leads to: asked of him as his agents ask it, else with the card that he is playing unfinished."""
    decision = view.decision
    if decision is not None and KILLER in decision.options:
        return believe(view.state, ended=decision.prompt == "prompt-killer")
    return believe(view.state, ended=not view.state.dark.playing)


def thought(view: View[State]) -> Thought:
    """The same as the reveal shows it."""
    found = belief(view)
    there = {place: sum(groups.values()) for place, groups in gatherings(found).items()}
    return Thought(tuple(found.alone(who) for who in range(len(found.names))), there)


class Thoughts:
    """The thoughts of a night, as far as they are worked out."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.made: list[Thought] = []

    @property
    def done(self) -> bool:
        """Whether all are there."""
        return len(self.made) > self.reel.last

    def at(self, moment: int) -> Thought | None:
        """The thought of a moment; None while it is not worked out."""
        return self.made[moment] if moment < len(self.made) else None

    def think(self, seconds: float = SLICE) -> bool:
        """Go on for a while; True if there is something new."""
        before, until = len(self.made), perf_counter() + seconds
        while not self.done:
            self.made.append(thought(self.reel.at(len(self.made)).view(KILLER)))
            if perf_counter() >= until:
                break
        return len(self.made) > before
