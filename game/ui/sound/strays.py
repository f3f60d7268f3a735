"""What is heard now and then under a bed, such as thunder: when, which and from where is chance alone, so it tells nothing of the table."""

import random

from game.ui.sound.cues import Strewn

ASIDE = 0.8
"""How far to a side it may be heard."""


class Strays:
    """Counts the milliseconds to the next one; `pan` is where the last one came from."""

    def __init__(self) -> None:
        self.chance = random.Random()  # noqa: S311  # only when it thunders
        self.name = ""
        self.wait = 0.0
        self.pan = 0.0

    def update(self, ms: float, name: str, strewn: Strewn) -> str:
        """Let time pass under the bed of this `name`; the cue that is heard now, "" if none is."""
        if not strewn.cues or name != self.name:
            self.name, self.wait = name, self._gap(strewn)
            return ""
        self.wait -= ms
        if self.wait > 0:
            return ""
        self.wait, self.pan = self._gap(strewn), self.chance.uniform(-ASIDE, ASIDE)
        return self.chance.choice(strewn.cues)

    def _gap(self, strewn: Strewn) -> float:
        return 1000 * self.chance.uniform(strewn.least, strewn.most)
