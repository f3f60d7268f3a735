"""The queue of animations at a table: each Event becomes a clip. Input waits for the queue, and a click or a key skips it."""

import math
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


def _nothing() -> None:
    """Do nothing."""


def _still(share: float) -> None:
    """Draw no motion."""


def ease(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def swell(share: float) -> float:
    """Up and down again: 1 in the middle, 0 at both ends and beyond them."""
    return math.sin(share * math.pi) if 0 < share < 1 else 0.0


def arrive(share: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - share) ** 3


def bounce(share: float) -> float:
    """From 1 to 0 with two rebounds, the second one lower."""
    if share < 0.5:
        return 1 - (share / 0.5) ** 2
    if share < 0.82:
        return 0.18 * (1 - ((share - 0.66) / 0.16) ** 2)
    return 0.05 * max(0.0, 1 - ((share - 0.91) / 0.09) ** 2)


@dataclass
class Clip:
    """A short animation of `ms` milliseconds: `begin` once, `play` with the share from 0 to 1, `end` once.

    `rest` is how long its last picture stays for a player who wants no motion; None means `ms` for a clip without motion, and 0
    for one with motion. `pose` is the share that this picture shows. `open` is the share at which its text can be read: a queue
    that `stops` pauses there.
    """

    ms: float = 0
    begin: Callable[[], None] = _nothing
    play: Callable[[float], None] = _still
    end: Callable[[], None] = _nothing
    rest: float | None = None
    pose: float = 1.0
    open: float | None = None

    def lasts(self, *, still: bool) -> float:
        """Its milliseconds; `still` for a player who wants no motion."""
        if not still:
            return self.ms
        if self.rest is None:
            return self.ms if self.play is _still else 0.0
        return self.rest


@dataclass
class AnimationQueue:
    """The queue of clips. `still` cuts every motion to its end; `begun` counts the clips that have begun.

    With `stops` it pauses (`stopped`) at each clip with a notice to read, until `go_on`.
    """

    queue: deque[Clip] = field(default_factory=deque)
    clip: Clip | None = None
    elapsed: float = 0
    still: bool = False
    begun: int = 0
    stops: bool = False
    stopped: bool = False

    @property
    def busy(self) -> bool:
        """Whether clips are left."""
        return self.clip is not None or bool(self.queue)

    def add(self, clips: Iterable[Clip]) -> None:
        """Append clips."""
        self.queue.extend(clips)

    def update(self, ms: float) -> bool:
        """Advance by `ms` milliseconds; several short clips may end in one step. Returns whether clips are left."""
        while self.busy and not self.stopped:
            clip = self.clip or self._next()
            lasts = clip.lasts(still=self.still)
            if self.stops and clip.open is not None:
                lasts = 0.0 if self.still else clip.open
            left = lasts - self.elapsed
            if ms < left:
                self.elapsed += ms
                clip.play(clip.pose if self.still else self.elapsed / clip.ms)
                return True
            ms -= max(0.0, left)
            if not self._stop(clip):
                self._finish()
        return self.busy

    def _stop(self, clip: Clip) -> bool:
        """Pause at a clip with a notice, if someone wants to read it."""
        self.stopped = self.stops and clip.open is not None
        if self.stopped:
            clip.play(1.0)
        return self.stopped

    def go_on(self) -> None:
        """Continue after a pause."""
        if self.stopped:
            self._finish()

    def _next(self) -> Clip:
        self.clip, self.elapsed = self.queue.popleft(), 0
        self.begun += 1
        self.clip.begin()
        return self.clip

    def _finish(self) -> None:
        assert self.clip is not None
        clip, self.clip, self.stopped = self.clip, None, False
        clip.play(1.0)
        clip.end()

    def skip(self, *, whole: bool = False) -> None:
        """Skip to the next pause or to the end: everything until there happens, in order. `whole` skips to the end."""
        while self.busy:
            clip = self.clip or self._next()
            if not whole and not self.stopped and self._stop(clip):
                return
            self._finish()

    def clear(self) -> None:
        """Remove all clips."""
        self.queue.clear()
        self.clip, self.stopped = None, False
