"""The queue of animations, and the director: shows Events one after the other, each with the state at its time, its sentence, its sound and its motion."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.ui.settings import Settings
from game.ui.table.facts import Fold, ShownClimax, folded
from game.ui.table.match_client import MatchClient


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
    for one with motion. `pose` is the share that this picture shows. `open` is after how many milliseconds its text can be read: a queue
    that `stops` pauses there. `own` says that it concerns the persons here, whoever caused it. `event` is the Event that it shows. With
    `more` it continues the clip before it, and shows the same Event.
    """

    ms: float = 0
    begin: Callable[[], None] = _nothing
    play: Callable[[float], None] = _still
    end: Callable[[], None] = _nothing
    rest: float | None = None
    pose: float = 1.0
    open: float | None = None
    own: bool = False
    event: Event | None = None
    more: bool = False

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


class EventClip(NamedTuple):
    """How an Event is shown: for `ms` milliseconds at normal speed, or of a function of the Event.

    `news` pauses the animations at it until it has been read. `silent` says that its sentence is not shown. `motion(event, share)` is called
    with the share from 0 to 1 of the time.
    """

    ms: float | Callable[[Event], float]
    news: bool = False
    silent: bool = False
    motion: Callable[[Event, float], None] | None = None


class Director:
    """What is on show: the `state` as the persons here may know it, the current `event` with its `caption`, and the `folds` of all Events.

    `rows` is the choreography of the game: how each type of Event is shown; `usual` makes the row of all others from the Event and its
    sentence. `hear(event, ms)` plays a sound.
    """

    def __init__(
        self,
        client: MatchClient,
        settings: Settings,
        rows: Mapping[type[Event], EventClip],
        usual: Callable[[Event, str], EventClip],
        folds: Mapping[str, tuple[Fold[Any], Any]],
    ) -> None:
        self.client, self.settings, self.rows, self.usual = client, settings, rows, usual
        self._folds = folds
        self.folds: dict[str, Any] = {}
        self.hear: Callable[[Event, float], None] = lambda happened, ms: None
        self.climax: ShownClimax | None = None
        self.changed = False
        self.rest()

    def rest(self) -> None:
        """Show the current state of the match."""
        self.state: Any = self.client.view.state
        self.event: Event | None = None
        self.caption, self.climax = "", None
        log = self.client.match.seen(self.client.eyes)
        self.folds = {name: folded(fold, start, log) for name, (fold, start) in self._folds.items()}
        self.changed = True

    def sentence(self, event: Event) -> str:
        """The sentence of an Event in one line."""
        return " ".join(self.client.speaker.event(event).split())

    def show(self, moment: EventSnapshot, state: Any = None, *, again: bool = False) -> None:
        """Show the state at a moment, unless it is given, and add its Event to the log and the folds, unless it is shown `again`."""
        self.state = self.client.seen(moment) if state is None else state
        self.changed = True
        if again:
            return
        self.client.note(moment.event)
        self.folds = {name: fold(self.folds[name], moment.event) for name, (fold, _) in self._folds.items()}

    def say(self, event: Event | None, words: str) -> None:
        """Show the sentence of an Event; without one nothing is shown any longer."""
        self.event, self.caption, self.changed = event, words, True


def event_clips(director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
    """A clip for each Event: the state and the sentence at its beginning, then its motion."""
    return [_clip(director, moment) for moment in moments]


def _clip(director: Director, moment: EventSnapshot) -> Clip:
    event, words = moment.event, director.sentence(moment.event)
    row = director.rows.get(type(event)) or director.usual(event, words)
    ms, motion = row.ms(event) if callable(row.ms) else row.ms, row.motion

    def begin() -> None:
        director.show(moment)
        director.say(event, "" if row.silent else words)
        director.hear(event, ms)

    def play(share: float) -> None:
        if motion is not None:
            motion(event, share)
            director.changed = True

    clip = Clip(ms, begin, end=lambda: director.say(None, ""), open=1.0 if row.news else None, event=event)
    if motion is not None:
        clip.play = play
    return clip
