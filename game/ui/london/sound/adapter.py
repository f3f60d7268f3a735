"""The sound adapter of the planning and the story."""

from typing import Protocol

from game.match import Match
from game.rules.london import event
from game.rules.london.planning import minutes
from game.rules.london.state import State
from game.ui.draw.canvas import Area
from game.ui.london.sound.event_sounds import EventSounds
from game.ui.london.sound.mix import GAME, MINUTE
from game.ui.london.story.layout import StoryLayout
from game.ui.scene.context import AppContext

TICKS = ((30_000, 1000), (10_000, 500), (0, 250))
"""Pairs of milliseconds left and milliseconds between two ticks in the last minute."""
FISTS, APART = 3, 110.0
"""At most this many FISTs are played one by one, with this many milliseconds between them."""


class SoundScene(Protocol):
    """The attributes of the planning and the story scenes that their sounds read.

    Optional attributes: `left_ms`, the milliseconds left of the planning (None: no limit); `shown`, the visible dice of the
    story; `layout`, which tells captions where the map is.
    """

    context: AppContext
    match: Match

    @property
    def t(self) -> State:
        """The state that is shown."""
        ...


class SoundAdapter(EventSounds):
    """The sounds of a scene of the planning or the story."""

    def __init__(self, scene: SoundScene) -> None:
        self.scene = scene
        super().__init__(scene.context)
        self.begun = False
        self._left: int | None = None
        self._fists: int | None = None

    @property
    def t(self) -> State:
        """The state that is shown."""
        return self.scene.t

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning, or None without a limit."""
        left: int | None = getattr(self.scene, "left_ms", None)
        return left

    def entered(self) -> None:
        """Play the start of a new match. A loaded match starts in silence."""
        if self.scene.match.turn == 0 and not self.begun:
            for happened in (one for events in self.scene.match.log for one in events):
                if isinstance(happened, event.ChapterBegan):
                    self.hear(happened)
        self.begun = True

    def passing(self) -> None:
        """Handle a frame: the clock's ticks and the dice that come to rest."""
        self._pass_time()
        self._count_fists()

    def _pass_time(self) -> None:
        """Play the second stroke at half time and the ticks of the last minute."""
        before, left = self._left, self.left
        self._left = left
        if before is None or left is None or left >= before or left == 0 or self.t.phase != "planning":
            return
        half = (minutes(self.t) or 0) * MINUTE / 2
        if left <= half < before:
            self.context.sounds.happened(GAME, event.BellStruck(2), 0.0)
        every = next(step for least, step in TICKS if left > least)
        if left < MINUTE and left // every != before // every:
            self.context.sounds.play("tick", GAME)

    def _count_fists(self) -> None:
        """Play the FISTs that became visible since the last frame."""
        shown = getattr(self.scene, "shown", None)
        if shown is None or shown.turned_die is not None:  # a die that is still being turned over
            return
        before, self._fists = self._fists, int(shown.fists(self.t))
        more = self._fists - before if before is not None else 0
        self.context.sounds.repeat("fist", GAME, min(FISTS, more), APART)

    def answers(self) -> int:
        """The number of answers in the story. In the planning each input has its own sound."""
        return 0 if self.planning else self.scene.match.turn

    def view(self) -> Area | None:
        """The area for captions: the map, or the characters' panels. The prompt and the clocks stay uncovered."""
        layout = getattr(self.scene, "layout", None)
        if isinstance(layout, StoryLayout):
            return layout.middle if layout.character_areas else layout.map
        area: Area | None = None if layout is None else layout.map.area
        return area

    def spared(self) -> list[Area]:
        """Areas that captions may cover: in the planning the plates in the corners of the map."""
        layout = getattr(self.scene, "layout", None)
        return [] if layout is None or isinstance(layout, StoryLayout) else [layout.map.story, layout.map.dread]
