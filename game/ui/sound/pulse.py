"""The heart that beats while somebody's life hangs by a thread: how fast is for a scene to say, how long is said here."""

BEATS = 10
"""So many beats are heard after the danger has come or grown; a heart that never stops would only be a noise."""


class Pulse:
    """Counts the beats that are left, and the time until the next."""

    def __init__(self) -> None:
        self.left = 0
        self.wait = 0.0
        self._every = 0.0

    def update(self, ms: float, every: float) -> bool:
        """Let time pass; True if a beat is heard now. `every` are the milliseconds between two beats, 0 for no heart at all."""
        if every != self._every:
            self.left = BEATS if every and (not self._every or every < self._every) else self.left
            self._every = every
            self.wait = min(self.wait, every)
        if not every or not self.left:
            return False
        self.wait -= ms
        if self.wait > 0:
            return False
        self.left, self.wait = self.left - 1, every
        return True
