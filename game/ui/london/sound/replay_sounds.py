"""The sounds of a replay of London Dread."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.ui.london.replay.position import ReplayPosition
from game.ui.london.sound.event_sounds import EventSounds, clocks_of
from game.ui.scene.context import AppContext

TOGETHER = 24
"""The greatest number of answers that playback shows in a frame. More are a jump."""
HANDS = (event.TokenPlaced, event.NoteLaid, event.PlanAgreed)
SPARSE = 160.0
"""Milliseconds between two sounds of planning inputs."""


class ReplaySource(Protocol):
    """The attributes of the replay scene that its sounds read."""

    context: AppContext
    playing: bool

    @property
    def now(self) -> ReplayPosition:
        """The position."""
        ...

    @property
    def moment(self) -> int:
        """The number of answers that are shown."""
        ...


class ReplaySounds(EventSounds):
    """The sounds of a replay. `brought` returns the Events of a moment.

    A jump plays nothing. A planning takes only seconds, so there are no ticks and only some of its inputs are played. An
    hour has a single stroke.
    """

    def __init__(self, scene: ReplaySource, brought: Callable[[int], Sequence[Event]]) -> None:
        self.scene = scene
        super().__init__(scene.context)
        self.brought, self.last, self.heard = brought, scene.moment, -SPARSE

    @property
    def t(self) -> State:
        """The state that is shown."""
        return self.scene.now.t

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning that is shown."""
        now = self.scene.now
        return None if now.limit is None else max(0, round(now.limit - now.ms))

    def passing(self) -> None:
        """Play the Events of the moments that were shown since the last frame."""
        before, self.last = self.last, self.scene.moment
        if 0 < self.last - before <= (TOGETHER if self.scene.playing else 1):
            for happened in (one for moment in range(before + 1, self.last + 1) for one in self.brought(moment)):
                self.hear(happened)
        self._clocks = clocks_of(self.t)

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event, except for planning inputs that follow too closely."""
        now = self.context.sounds.score.now
        if isinstance(happened, HANDS):
            if now - self.heard < SPARSE:
                return
            self.heard = now
        super().hear(happened, ms)

    def strokes(self, struck: event.HourStruck) -> int:
        """One."""
        return 1
