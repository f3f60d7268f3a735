"""What is heard now and then under a bed, such as thunder: when, which and from where is chance alone, so it tells nothing of the table."""

import random
from collections.abc import Mapping

from game.ui.sound.cues import RandomCue

ASIDE = 0.8
"""How far to a side it may be heard."""
FORE = 0.4
"""A layer of which less is heard is not in the fore: what belongs to it is not heard."""
FULL: Mapping[str, float] = {}


class RandomCueTimer:
    """Counts the milliseconds to the next one; `pan` is where the last one came from."""

    def __init__(self) -> None:
        self.chance = random.Random()  # noqa: S311  # only when it thunders
        self.name = ""
        self.wait = 0.0
        self.pan = 0.0

    def update(self, ms: float, name: str, strewn: RandomCue, shares: Mapping[str, float] = FULL) -> str:
        """Let time pass under the bed of this `name`, of whose layers such `shares` are heard; the cue that is heard now, "" if none is."""
        if not strewn.cues or name != self.name:
            self.name, self.wait = name, self._gap(strewn)
            return ""
        self.wait -= ms
        if self.wait > 0:
            return ""
        self.wait, self.pan = self._gap(strewn), self.chance.uniform(-ASIDE, ASIDE)
        fitting = [cue for cue in strewn.cues if shares.get(strewn.under.get(cue, ""), 1.0) >= FORE]
        return self.chance.choice(fitting) if fitting else ""

    def _gap(self, strewn: RandomCue) -> float:
        return 1000 * self.chance.uniform(strewn.least, strewn.most)
