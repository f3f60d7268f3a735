"""The director: shows Events one after the other, each with the state at its time, its sentence, its sound and its motion."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.ui.settings import Settings
from game.ui.table.animation_queue import Clip
from game.ui.table.folds import Fold, folded
from game.ui.table.match_client import MatchClient


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
        self.changed = False
        self.rest()

    def rest(self) -> None:
        """Show the current state of the match."""
        self.state: Any = self.client.view.state
        self.event: Event | None = None
        self.caption = ""
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

    clip = Clip(ms, begin, end=lambda: director.say(None, ""), open=1.0 if row.news else None)
    if motion is not None:
        clip.play = play
    return clip
