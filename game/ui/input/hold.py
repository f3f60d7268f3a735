"""A key that must be held: a ring fills while it is down, and empties when it is released."""

HOLD = 600.0
"""The milliseconds for which a key must be held."""
DRAIN = 2.0
"""How many times faster the ring empties than it fills."""


class HoldTimer:
    """How long a key has been held, in milliseconds."""

    def __init__(self) -> None:
        self.held = 0.0
        self.pressed = False

    @property
    def share(self) -> float:
        """The filled share of the ring, 0 to 1."""
        return min(1.0, self.held / HOLD)

    @property
    def held_long_enough(self) -> bool:
        """Whether the ring is full."""
        return self.held >= HOLD

    def drop(self) -> None:
        """Start again from zero."""
        self.held, self.pressed = 0.0, False

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Returns whether the ring has changed."""
        before = self.held
        self.held = min(HOLD, self.held + dt) if self.pressed else max(0.0, self.held - dt * DRAIN)
        return self.held != before
