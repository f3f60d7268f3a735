"""The sounds of a scene of any game: pure functions of the game say what is heard of an Event, and what of the state that is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.rules.engine.script import Event
from game.ui.draw.canvas import Area
from game.ui.settings import PACE, Settings
from game.ui.sound.cues import EventSound
from game.ui.sound.sounds import Sounds

Shown = TypeVar("Shown")
"""A frozen record of what a scene shows, as far as its sounds depend on it."""


class RepeatedCue(NamedTuple):
    """A cue that plays several times, `apart` milliseconds from each other."""

    cue: str
    times: int
    apart: float


Signal = str | Event | RepeatedCue
"""A sound beside those of an answer: a cue by its name, the cue of an Event, or a cue several times."""


@dataclass(frozen=True)
class SoundRules(Generic[Shown]):
    """What a game says of its sounds.

    `event` gets what was shown after the last sound and what is shown now, and returns None for an Event that the listeners may not hear. `mood` is
    the volume of each layer of music, `pulse` the milliseconds between two heartbeats (0: none), `bed` the ambience ("": that of the scene).
    `changes` are the sounds of what has changed since the last frame (None: this is the first one) without an Event; `remember` is what the next
    frame is compared with.
    """

    game: str
    event: Callable[[Shown, Shown, Event], EventSound | None]
    mood: Callable[[Shown], Mapping[str, float]] = lambda _: {}
    pulse: Callable[[Shown], float] = lambda _: 0.0
    bed: Callable[[Shown], str] = lambda _: ""
    changes: Callable[[Shown | None, Shown], Sequence[Signal]] = lambda _before, _now: ()
    remember: Callable[[Shown | None, Shown], Shown] = lambda _before, now: now


SILENT = SoundRules[None]("", lambda _before, _now, _event: None)
"""The rules of a scene without sounds of its own."""


@dataclass(frozen=True)
class Playback:
    """A match that is watched: `moment` is the number of answers shown, `events` are those of a moment.

    At most `steps` moments in a frame are heard; more are a jump.
    """

    moment: Callable[[], int]
    events: Callable[[int], Sequence[Event]]
    steps: Callable[[], int] = lambda: 1


class SoundContext(Protocol):
    """What the sounds need of the program."""

    sounds: Sounds
    settings: Settings


@dataclass(eq=False)
class SoundAdapter(Generic[Shown]):
    """The sounds of a scene by the `rules` of its game. With a `playback` the Events of each moment are played as it comes.

    `opening` are the sounds of a new match, `answers` the number of answers as far as the listeners may know it, `hushes` whether input sounds
    would tell other listeners something secret. Captions are placed in `view` (None: the window) and avoid the areas in `spared`. `pace` is the
    speed of the animations, by default that of the settings.
    """

    rules: SoundRules[Shown]
    context: SoundContext
    shown: Callable[[], Shown]
    playback: Playback | None = None
    opening: Callable[[], Sequence[Signal]] = lambda: ()
    answers: Callable[[], int] = lambda: 0
    hushes: Callable[[], bool] = lambda: False
    view: Callable[[], Area | None] = lambda: None
    spared: Callable[[], Sequence[Area]] = lambda: ()
    pace: Callable[[], float] | None = None

    def __post_init__(self) -> None:
        self.is_opened = False
        self._heard: Shown = self.shown()
        self._passed: Shown | None = None
        self._moment = self.playback.moment() if self.playback is not None else 0
        self._sparse_at = float("-inf")

    @property
    def bed(self) -> str:
        """The ambience, "" for that of the scene."""
        return self.rules.bed(self.shown())

    def mood(self) -> Mapping[str, float]:
        """The volume of each layer of music, from 0 to 1."""
        return self.rules.mood(self.shown())

    def pulse(self) -> float:
        """The milliseconds between two heartbeats, 0 for none."""
        return self.rules.pulse(self.shown())

    def entered(self) -> None:
        """Play the opening sounds of a new match once."""
        if not self.is_opened:
            self._play(self.opening())
        self.is_opened = True

    def passing(self) -> None:
        """Play what changed since the last frame, and the moments that have passed in a playback; called once a frame."""
        now = self.shown()
        before, self._passed = self._passed, self.rules.remember(self._passed, now)
        self._play(self.rules.changes(before, now))
        if self.playback is not None:
            start, self._moment = self._moment, self.playback.moment()
            if 0 < self._moment - start <= self.playback.steps():
                self._play([one for moment in range(start + 1, self._moment + 1) for one in self.playback.events(moment)])
            self._heard = now

    def _play(self, signals: Sequence[Signal]) -> None:
        sounds, game = self.context.sounds, self.rules.game
        for one in signals:
            if isinstance(one, str):
                sounds.play(one, game)
            elif isinstance(one, RepeatedCue):
                sounds.repeat(one.cue, game, one.times, one.apart)
            else:
                self.hear(one)

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds at normal pace. What is shown already includes it."""
        now, sounds = self.shown(), self.context.sounds
        before, self._heard = self._heard, now
        sound = self.rules.event(before, now, happened)
        if sound is None or (sound.sparse and sounds.score.now - self._sparse_at < sound.sparse):
            return
        if sound.sparse:
            self._sparse_at = sounds.score.now
        pace = PACE[self.context.settings.speed] if self.pace is None else self.pace()
        sounds.score.drop(sound.ends)
        sounds.happened(self.rules.game, happened, max(ms, sound.least_ms), sound, pace)
