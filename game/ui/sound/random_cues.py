"""Random cues over a bed, such as thunder. Their timing, variant and position are random, so they reveal nothing about the match."""

import random
from collections.abc import Mapping

from game.ui.sound.cues import RandomCue

ASIDE = 0.8
"""The largest panning of a random cue."""
FORE = 0.4
"""The least volume of a layer whose random cues play."""
FULL: Mapping[str, float] = {}


class RandomCueTimer:
    """Counts the milliseconds to the next random cue; `pan` is the position of the last one."""

    def __init__(self) -> None:
        self.chance = random.Random()  # noqa: S311  # only chooses the time of a sound
        self.name = ""
        self.wait = 0.0
        self.pan = 0.0

    def update(self, ms: float, name: str, strewn: RandomCue, shares: Mapping[str, float] = FULL) -> str:
        """Advance by `ms` milliseconds over the bed `name` with these volumes of its layers. Returns the cue to play now, "" for none."""
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
