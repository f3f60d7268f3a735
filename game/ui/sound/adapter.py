"""The sounds of a scene of any game: pure functions of the game say what is heard of an Event, and what of the state that is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from game.rules.engine.script import Event
from game.ui.draw.canvas import Area
from game.ui.sound.cues import NOTHING, SoundPosition
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


class EventSound(NamedTuple):
    """How an Event is heard: from where, with which facts for its cue, with the cues `also`, and `late` milliseconds after it is shown.

    It takes at least `least_ms`, and ends the scheduled repeats of the cues in `ends`. One with `sparse` is left out within so many milliseconds after
    the last one.
    """

    places: Sequence[SoundPosition] = (SoundPosition(),)
    facts: Mapping[str, object] = NOTHING
    also: Sequence[str] = ()
    late: float = 0.0
    least_ms: float = 0.0
    ends: Sequence[str] = ()
    sparse: float = 0.0


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
    mood: Callable[[Shown], Mapping[str, float]]
    pulse: Callable[[Shown], float]
    bed: Callable[[Shown], str] = lambda _: ""
    changes: Callable[[Shown | None, Shown], Sequence[Signal]] = lambda _before, _now: ()
    remember: Callable[[Shown | None, Shown], Shown] = lambda _before, now: now


@dataclass(frozen=True)
class SoundSource(Generic[Shown]):
    """What the sounds read off a scene, each by a function. `pace` is the speed of the animations.

    `opening` are the sounds of a new match, `answers` the number of answers as far as the listeners may know it, `is_muted` whether input
    sounds would tell other listeners something secret. Captions are placed in `view` (None: the window) and avoid the areas in `spared`.
    """

    sounds: Callable[[], Sounds]
    shown: Callable[[], Shown]
    pace: Callable[[], float]
    opening: Callable[[], Sequence[Signal]] = lambda: ()
    answers: Callable[[], int] = lambda: 0
    is_muted: Callable[[], bool] = lambda: False
    view: Callable[[], Area | None] = lambda: None
    spared: Callable[[], Sequence[Area]] = lambda: ()


@dataclass(frozen=True)
class Playback:
    """A match that is watched: `moment` is the number of answers shown, `events` are those of a moment.

    At most `steps` moments in a frame are heard; more are a jump.
    """

    moment: Callable[[], int]
    events: Callable[[int], Sequence[Event]]
    steps: Callable[[], int] = lambda: 1


class SilentSoundAdapter:
    """A scene without sounds of its own."""

    @property
    def bed(self) -> str:
        """The ambience of the scene itself."""
        return ""

    def entered(self) -> None:
        """Play what is heard when the scene opens."""

    def passing(self) -> None:
        """Play what changed without an Event; called once a frame."""

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds at normal pace. What is shown already includes it."""

    def expect(self, events: Sequence[Event]) -> None:
        """Prepare the sounds of Events that are shown next."""

    def mood(self) -> Mapping[str, float]:
        """The volume of each layer of music, from 0 to 1."""
        return {}

    def pulse(self) -> float:
        """The milliseconds between two heartbeats, 0 for none."""
        return 0.0

    def answers(self) -> int:
        """The number of answers so far, as far as the listeners may know it."""
        return 0

    def hushes(self) -> bool:
        """Whether input sounds are muted, because they would tell other listeners something secret."""
        return False

    def view(self) -> Area | None:
        """The area in whose corners captions are placed; None for the whole window."""
        return None

    def spared(self) -> Sequence[Area]:
        """The areas that captions should not cover."""
        return ()


class SoundAdapter(SilentSoundAdapter, Generic[Shown]):
    """The sounds of a scene by the rules of its game. With a `playback` the Events of each moment are played as it comes."""

    def __init__(self, rules: SoundRules[Shown], source: SoundSource[Shown], playback: Playback | None = None) -> None:
        self.rules, self.source, self.playback = rules, source, playback
        self.is_opened = False
        self._heard: Shown = source.shown()
        self._passed: Shown | None = None
        self._moment = playback.moment() if playback is not None else 0
        self._sparse_at = float("-inf")

    @property
    def bed(self) -> str:
        """The ambience, "" for that of the scene."""
        return self.rules.bed(self.source.shown())

    def entered(self) -> None:
        """Play the opening sounds of a new match once."""
        if not self.is_opened:
            self._play(self.source.opening())
        self.is_opened = True

    def passing(self) -> None:
        """Play what changed since the last frame, and the moments that have passed in a playback."""
        now = self.source.shown()
        before, self._passed = self._passed, self.rules.remember(self._passed, now)
        self._play(self.rules.changes(before, now))
        if self.playback is not None:
            start, self._moment = self._moment, self.playback.moment()
            if 0 < self._moment - start <= self.playback.steps():
                self._play([one for moment in range(start + 1, self._moment + 1) for one in self.playback.events(moment)])
            self._heard = now

    def _play(self, signals: Sequence[Signal]) -> None:
        sounds, game = self.source.sounds(), self.rules.game
        for one in signals:
            if isinstance(one, str):
                sounds.play(one, game)
            elif isinstance(one, RepeatedCue):
                sounds.repeat(one.cue, game, one.times, one.apart)
            else:
                self.hear(one)

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds at normal pace. What is shown already includes it."""
        now, sounds = self.source.shown(), self.source.sounds()
        before, self._heard = self._heard, now
        sound = self.rules.event(before, now, happened)
        if sound is None or (sound.sparse and sounds.score.now - self._sparse_at < sound.sparse):
            return
        if sound.sparse:
            self._sparse_at = sounds.score.now
        sounds.drop(*sound.ends)
        pace = self.source.pace()
        ms, late = max(ms, sound.least_ms) / pace, sound.late / pace
        sounds.happened(self.rules.game, happened, ms, sound.places, sound.facts, sound.also, late)

    def expect(self, events: Sequence[Event]) -> None:
        """Prepare the sounds of Events that are shown next."""
        self.source.sounds().expect(self.rules.game, events)

    def mood(self) -> Mapping[str, float]:
        """The volume of each layer of music, from 0 to 1."""
        return self.rules.mood(self.source.shown())

    def pulse(self) -> float:
        """The milliseconds between two heartbeats, 0 for none."""
        return self.rules.pulse(self.source.shown())

    def answers(self) -> int:
        """The number of answers so far, as far as the listeners may know it."""
        return self.source.answers()

    def hushes(self) -> bool:
        """Whether input sounds are muted."""
        return self.source.is_muted()

    def view(self) -> Area | None:
        """The area in whose corners captions are placed."""
        return self.source.view()

    def spared(self) -> Sequence[Area]:
        """The areas that captions should not cover."""
        return self.source.spared()
