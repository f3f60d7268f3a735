"""The shade over the board of a side that waits for the other."""

VEIL = 0.24
"""The part of its light that the board loses."""
FALLS = 240.0
"""Milliseconds in which it gets dark; it is bright again at once."""


class WaitingShade:
    """How dark the board is, from 0 to 1."""

    def __init__(self) -> None:
        self.share = 0.0

    def update(self, dt: float, *, waits: bool, still: bool) -> bool:
        """Darken the board while its side `waits`, at once if nothing may move; return whether it has changed."""
        before = self.share
        self.share = 0.0 if not waits else 1.0 if still else min(1.0, before + dt / FALLS)
        return self.share != before

    @property
    def left(self) -> int:
        """The brightness of white on the board, from 0 to 255."""
        return round(255 * (1 - VEIL * self.share))
