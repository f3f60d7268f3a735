"""What is heard when: delayed repeats, thinning where many Events happen at once, and the captions of what is audible now."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from game.text import say
from game.ui.sound.cues import STINGER, Cue

MOST = 3
SHORTEST, LONGEST, LINGER = 1800.0, 6000.0, 700.0
"""Milliseconds: the shortest and the longest time that a caption is shown, and how long it remains after its sound."""


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

    def add(self, cue: str, seconds: float, side: str = "") -> None:
        """Show the caption of a cue that lasts `seconds` and comes from `side`, longer if it is there already."""
        words = say(f"caption-{cue}")
        left = min(LONGEST, max(SHORTEST, seconds * 1000 + LINGER))
        for line in self.lines:
            if (line.words, line.side) == (words, side):
                line.left = max(line.left, left)
                return
        self.lines = [*self.lines, CaptionLine(words, left, side)][-MOST:]

    def update(self, ms: float) -> None:
        """Advance by `ms` milliseconds."""
        for line in self.lines:
            line.left -= ms
        self.lines = [line for line in self.lines if line.left > 0]


AT_ONCE = 4
"""The number of cues that play for one frame (a skipped animation, the fastest speed) ..."""
APART = 130.0
"""... and the milliseconds between them."""
A_SECOND = 5.0
"""The cues per second at the fastest speed. Important cues always play."""
CLOSE = 140.0
"""The milliseconds between repeats that are as fast as the animations."""


@dataclass
class ScheduledCue:
    """A cue with the time `due` (milliseconds), its position, and the side for its caption; none if it plays `beside` another cue."""

    name: str
    cue: Cue
    due: float
    pan: float = 0.0
    side: str = ""
    beside: bool = False


def repeats(times: int, every: float, ms: float) -> list[float]:
    """The times of the repeats of a cue during a movement of `ms` milliseconds: neither too dense nor much later."""
    if times <= 1 or ms <= 0:
        return [0.0]
    step = max(CLOSE, min(every * 1000, ms / times))
    return [place * step for place in range(times) if place * step < max(ms, 1.0)]


class SoundSchedule:
    """Scheduled cues in the order of time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.credit = float(AT_ONCE)
        self.waiting: list[ScheduledCue] = []
        self._fresh: list[list[ScheduledCue]] = []

    def write(self, notes: list[ScheduledCue]) -> None:
        """Add the cues of an Event; `due` counts from now."""
        if notes:
            self._fresh.append(notes)

    def update(self, ms: float, *, hasty: bool) -> list[ScheduledCue]:
        """Advance by `ms` milliseconds, and return the cues to play. `hasty` is the fastest speed."""
        self.now += ms
        self.credit = min(float(AT_ONCE), self.credit + ms / 1000 * A_SECOND)
        groups, self._fresh = self._fresh, []
        if len(groups) > AT_ONCE or (hasty and groups):
            self.waiting = [note for note in self.waiting if note.cue.duck >= STINGER or note.cue.each]
            self._thin([note for group in groups for note in group if note is group[0] or note.cue.each], hasty=hasty)
        else:
            self._put([(note, note.due) for group in groups for note in group])
        due = [note for note in self.waiting if note.due <= self.now]
        self.waiting = [note for note in self.waiting if note.due > self.now]
        return due

    def _put(self, notes: Sequence[tuple[ScheduledCue, float]]) -> None:
        """Schedule cues, each after so many milliseconds."""
        self.waiting += [replace(note, due=self.now + after) for note, after in notes]

    def _thin(self, notes: list[ScheduledCue], *, hasty: bool) -> None:
        """The most important cues in their order, each once, except those that tell positions."""
        first = {note.name: note for note in reversed(notes)}
        most = int(self.credit) if hasty else AT_ONCE
        ranked = sorted(first.values(), key=lambda note: -note.cue.weight)
        chosen = [
            note for place, note in enumerate(ranked) if place < most or note.cue.duck >= STINGER or (note.cue.each and not hasty)
        ]
        if hasty:
            self.credit = max(0.0, self.credit - len(chosen))
        everywhere = {note.name for note in chosen if note.cue.each}
        kept = [note for note in notes if note.name in everywhere or any(note is one for one in chosen)]
        self._put([(note, place * APART) for place, note in enumerate(kept)])

    def drop(self, names: Collection[str]) -> None:
        """Remove scheduled cues by name."""
        self.waiting = [note for note in self.waiting if note.name not in names]

    def clear(self) -> None:
        """Remove all scheduled cues."""
        self._fresh.clear()
        self.waiting.clear()
