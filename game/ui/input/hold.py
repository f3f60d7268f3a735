"""A key that has to be held: a ring fills while it is down, and drains when it is let go."""

HOLD = 600.0
"""Milliseconds for which a key has to be held."""
DRAIN = 2.0
"""How many times faster the ring empties than it fills."""


class HoldTimer:
    """How long a key has been held, in milliseconds."""

    def __init__(self) -> None:
        self.held = 0.0
        self.pressed = False

    @property
    def share(self) -> float:
        """How full the ring is, 0 to 1."""
        return min(1.0, self.held / HOLD)

    @property
    def held_long_enough(self) -> bool:
        """Whether the ring is full."""
        return self.held >= HOLD

    def drop(self) -> None:
        """Begin anew."""
        self.held, self.pressed = 0.0, False

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; True if the ring has changed."""
        before = self.held
        self.held = min(HOLD, self.held + dt) if self.pressed else max(0.0, self.held - dt * DRAIN)
        return self.held != before
