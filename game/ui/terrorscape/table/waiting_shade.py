"""The shade over the board of a waiting side."""

VEIL = 0.24
"""The share of brightness that the board loses."""
FALLS = 240.0
"""Milliseconds in which the board darkens; it brightens at once."""


class WaitingShade:
    """The darkness of the board, from 0 to 1."""

    def __init__(self) -> None:
        self.share = 0.0

    def update(self, dt: float, *, waits: bool, still: bool) -> bool:
        """Darken the board while its side waits, at once if `still`; return whether it has changed."""
        before = self.share
        self.share = 0.0 if not waits else 1.0 if still else min(1.0, before + dt / FALLS)
        return self.share != before

    @property
    def left(self) -> int:
        """The brightness of the board, from 0 to 255."""
        return round(255 * (1 - VEIL * self.share))
