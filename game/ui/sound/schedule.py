"""What is to be heard when: repeats that follow, and a choice where much happens at once."""

from collections.abc import Collection
from dataclasses import dataclass

from game.ui.sound.cues import STINGER, Cue

AT_ONCE = 4
"""Of what happens within one frame (a show that was skipped, the fastest speed) so many sounds are heard ..."""
APART = 130.0
"""... with so many milliseconds between them."""
A_SECOND = 5.0
"""At the fastest speed so many sounds a second; what a night turns on is always heard."""
CLOSE = 140.0
"""Milliseconds between repeats that follow each other as fast as the show."""


@dataclass
class ScheduledCue:
    """A cue that will be heard at `due` (milliseconds), where, and what its caption says about the side; `beside` another it has none."""

    name: str
    cue: Cue
    due: float
    pan: float = 0.0
    side: str = ""
    beside: bool = False


def repeats(times: int, every: float, ms: float) -> list[float]:
    """When the repeats of a sound fall that is heard while something moves for `ms`: never in a rattle, never long after it."""
    if times <= 1 or ms <= 0:
        return [0.0]
    step = max(CLOSE, min(every * 1000, ms / times))
    return [place * step for place in range(times) if place * step < max(ms, 1.0)]


class SoundSchedule:
    """Notes in the order of time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.credit = float(AT_ONCE)
        self.waiting: list[ScheduledCue] = []
        self._fresh: list[list[ScheduledCue]] = []

    def write(self, notes: list[ScheduledCue]) -> None:
        """An Event's notes; `due` counts from now."""
        if notes:
            self._fresh.append(notes)

    def update(self, ms: float, *, hasty: bool) -> list[ScheduledCue]:
        """Let time pass; returns what is to be heard now. `hasty` is the fastest speed."""
        self.now += ms
        self.credit = min(float(AT_ONCE), self.credit + ms / 1000 * A_SECOND)
        groups, self._fresh = self._fresh, []
        if len(groups) > AT_ONCE or (hasty and groups):
            self.waiting = [note for note in self.waiting if note.cue.duck >= STINGER or note.cue.each]
            self._thin([note for group in groups for note in group if note is group[0] or note.cue.each], hasty=hasty)
        else:
            for note in (note for group in groups for note in group):
                self._put(note, note.due)
        due = [note for note in self.waiting if note.due <= self.now]
        self.waiting = [note for note in self.waiting if note.due > self.now]
        return due

    def _put(self, note: ScheduledCue, after: float) -> None:
        note.due = self.now + after
        self.waiting.append(note)

    def _thin(self, notes: list[ScheduledCue], *, hasty: bool) -> None:
        """The most important of much, in the order in which it happened; each cue once, but for those that tell where something is."""
        first = {note.name: note for note in reversed(notes)}
        most = max(1, int(self.credit)) if hasty else AT_ONCE
        if hasty and self.credit < 1:
            most = 0
        ranked = sorted(first.values(), key=lambda note: -note.cue.weight)
        chosen = [
            note for place, note in enumerate(ranked) if place < most or note.cue.duck >= STINGER or (note.cue.each and not hasty)
        ]
        if hasty:
            self.credit = max(0.0, self.credit - len(chosen))
        everywhere = {note.name for note in chosen if note.cue.each}
        for place, note in enumerate(note for note in notes if note.name in everywhere or any(note is one for one in chosen)):
            self._put(note, place * APART)

    def drop(self, names: Collection[str]) -> None:
        """What was still to come of these is not heard."""
        self.waiting = [note for note in self.waiting if note.name not in names]

    def clear(self) -> None:
        """What was still to come is not heard."""
        self._fresh.clear()
        self.waiting.clear()
