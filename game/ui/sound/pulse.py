"""The heartbeat while a figure is in danger. The scene sets the rate; this module limits its duration."""

BEATS = 10
"""The number of beats after the danger has begun or grown. An endless heartbeat would be noise."""


class Pulse:
    """Counts the remaining beats, and the time until the next one."""

    def __init__(self) -> None:
        self.left = 0
        self.wait = 0.0
        self._every = 0.0

    def update(self, ms: float, every: float) -> bool:
        """Advance by `ms` milliseconds. Returns whether a beat plays now. `every` is the time between beats in milliseconds, 0 for none."""
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
