"""What happened is shown one thing after the other: an Event becomes a clip, input waits for the queue, a click or a key skips it."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


def _nothing() -> None:
    """Do nothing."""


def _still(share: float) -> None:
    """Show nothing that moves."""


def ease(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


@dataclass
class Clip:
    """A short animation of `ms` milliseconds: `begin` once, `play` with the share from 0 to 1, `end` once."""

    ms: float = 0
    begin: Callable[[], None] = _nothing
    play: Callable[[float], None] = _still
    end: Callable[[], None] = _nothing


@dataclass
class Show:
    """The queue of clips."""

    queue: deque[Clip] = field(default_factory=deque)
    clip: Clip | None = None
    elapsed: float = 0

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.clip is not None or bool(self.queue)

    def add(self, clips: Iterable[Clip]) -> None:
        """Show these, too, after all others."""
        self.queue.extend(clips)

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds of the show pass; several short clips may end in one step. True while there is more."""
        while self.busy:
            if self.clip is None:
                self.clip, self.elapsed = self.queue.popleft(), 0
                self.clip.begin()
            left = self.clip.ms - self.elapsed
            if ms < left:
                self.elapsed += ms
                self.clip.play(self.elapsed / self.clip.ms)
                return True
            ms -= left
            self._finish()
        return False

    def _finish(self) -> None:
        assert self.clip is not None
        clip, self.clip = self.clip, None
        clip.play(1.0)
        clip.end()

    def skip(self) -> None:
        """Cut to the end: everything has happened, in order."""
        if self.clip is not None:
            self._finish()
        while self.queue:
            self.clip = self.queue.popleft()
            self.clip.begin()
            self._finish()

    def clear(self) -> None:
        """Forget what was to be shown."""
        self.queue.clear()
        self.clip = None
