"""Notices: pauses of the animations until a text has been read, by a key or after the time that it takes to read it."""

from typing import NamedTuple

from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.table.animation_queue import AnimationQueue

BEGIN, WORD = 1500.0, 280.0
"""The milliseconds to notice a notice, and to read each of its words."""
ALOUD = 3.0
"""The factor by which a notice may stay longer while it is being read aloud."""
HOLD = 500.0
"""The milliseconds for which the key is held to skip all remaining notices."""
SOON = 250.0
"""The milliseconds in which presses are ignored, because they were meant for the previous picture."""
FAST = 4.0
"""The factor of speed while fast-forward is held."""


class ContinueTarget(NamedTuple):
    """The data of the button beside a notice, which closes it."""

    news: str


class Notices:
    """Advances the animations, and the notice at which they pause.

    `elapsed` is for how many milliseconds the notice has been shown, `hurried` for how many of them the skip key was held. `speed` is
    a speed of the game's own instead of that of the settings.
    """

    def __init__(self, context: AppContext, queue: AnimationQueue) -> None:
        self.context, self.queue = context, queue
        self.elapsed = self.hurried = 0.0
        self.speed: float | None = None

    @property
    def pace(self) -> float:
        """The speed of the animations: the setting, or faster while fast-forward is held."""
        if self.speed is not None:
            return self.speed
        return PACE[self.context.settings.speed] * (FAST if "fast" in self.context.input.held else 1.0)

    def manner(self, *, reads: bool) -> str:
        """How long notices stay: "wait" until a key, or for a "time"; "" without a person who reads, or with notices switched off."""
        settings = self.context.settings
        return settings.cards if reads and settings.speed != "instant" else ""

    def advance(self, ms: float, manner: str, text: str) -> bool:
        """Advance the animations, or the notice with this text. Returns whether they have reached a notice, or their end."""
        queue = self.queue
        if queue.stopped:
            return self._read(ms, manner, text)
        queue.still, queue.stops = self.context.settings.reduced, bool(manner)
        queue.update(ms * self.pace)
        return self._arrived()

    def _read(self, ms: float, manner: str, text: str) -> bool:
        self.elapsed += ms
        self.hurried = self.hurried + ms if "fast" in self.context.input.held else 0.0
        needed = (BEGIN + WORD * len(text.split())) * (ALOUD if self.context.sounds.reading else 1)
        if self.hurried >= HOLD:
            self.queue.skip(whole=True)
        elif not manner or (manner == "time" and self.elapsed >= needed):
            self.queue.go_on()
        return not self.queue.stopped and self._arrived()

    def cut(self, manner: str, *, at_once: bool = False) -> bool:
        """Close the notice, or skip to the next notice or to the end. Returns whether something has changed.

        A notice that has just appeared stays, unless it is closed `at_once`.
        """
        if not self.queue.stopped:
            self.queue.stops = bool(manner)
            self.queue.skip()
        elif at_once or self.elapsed >= SOON:
            self.queue.go_on()
        else:
            return False
        return self._arrived() or True

    def _arrived(self) -> bool:
        if self.queue.stopped:
            self.elapsed = self.hurried = 0.0
        return self.queue.stopped or not self.queue.busy
