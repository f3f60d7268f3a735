"""Captions: the sounds that are audible now, in words."""

from dataclasses import dataclass

from game.text import say

MOST = 3
SHORTEST, LONGEST, LINGER = 1800.0, 6000.0, 700.0
"""Milliseconds: the shortest and the longest time that a caption is shown, and how long it remains after its sound."""
SIDES = frozenset({"left", "right", "above", "below"})
"""The sides of the view beyond which a sound may come from."""


@dataclass
class CaptionLine:
    """One caption: its words, the milliseconds for which it is still shown, and the side from which its sound comes ("" for within the view)."""

    words: str
    left: float
    side: str = ""


class Captions:
    """At most `MOST` caption lines, the newest last."""

    def __init__(self) -> None:
        self.lines: list[CaptionLine] = []

    def add(self, cue: str, seconds: float, side: str = "") -> bool:
        """Show the caption of a cue that lasts `seconds` and comes from `side`. Returns whether it is a new line."""
        words, side = say(f"caption-{cue}"), side if side in SIDES else ""
        left = min(LONGEST, max(SHORTEST, seconds * 1000 + LINGER))
        for line in self.lines:
            if (line.words, line.side) == (words, side):
                line.left = max(line.left, left)
                return False
        self.lines = [*self.lines, CaptionLine(words, left, side)][-MOST:]
        return True

    def update(self, ms: float) -> bool:
        """Advance by `ms` milliseconds. Returns whether a line expired."""
        for line in self.lines:
            line.left -= ms
        gone = [line for line in self.lines if line.left <= 0]
        self.lines = [line for line in self.lines if line.left > 0]
        return bool(gone)

    def clear(self) -> bool:
        """Remove all lines. Returns whether there were any."""
        had, self.lines = bool(self.lines), []
        return had
