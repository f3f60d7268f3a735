"""The table of a replay: it shows any moment of the match, or animates the answer that led to it."""

from collections.abc import Sequence

import msgspec
import pygame

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Action, Choice
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.table.scene import TableScene
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import LogLine, MatchClient
from game.ui.widgets.dialog import Act
from game.ui.widgets.screen import Screen

LEAST = 960.0
"""The least height of the table in logical pixels; in lower windows everything is scaled down."""
SHOWN = ("look", "log", "centre", "plus", "minus")
"""The tools of a table on which nobody plays."""


class ReplayClient(MatchClient):
    """The client of a finished match: no seat is prompted, and only what the seats in `held` know is visible."""

    def __init__(
        self, context: AppContext, match: Match, script: Sequence[Action] = (), held: frozenset[Seat] | None = None
    ) -> None:
        super().__init__(context, match, script, held)
        self.watching = True
        self.shown_moments: list[EventSnapshot] = []

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """The seats whose knowledge is shown."""
        return self.held or None

    def moments(self) -> list[EventSnapshot]:
        """Return the moments of the replay, because `match` holds only its current state."""
        return self.shown_moments


class PartContext(AppContext):
    """The app context of a scene that fills a part of the window: a canvas of its own at the scale of the `whole` one."""

    whole: Canvas | None

    def __init__(self, context: AppContext) -> None:
        self.__dict__.update(context.__dict__)
        self.outer, self.whole = context, None
        self._canvas, self._trace = None, ""
        self.settings = msgspec.structs.replace(context.settings)

    def fit(self, part_context: pygame.Surface) -> None:
        """Copy the player's settings, and the scale of the whole window."""
        self.settings = msgspec.structs.replace(self.outer.settings)
        whole = self.whole
        if whole is None:
            return
        wide, high = part_context.get_size()
        fits = min(1.0, high / whole.scale / min(LEAST, whole.room.h))
        self.settings.scale = whole.scale * fits / min(wide / 1920, high / 1080)


class ReplayTable(TableScene):
    """A table that only shows. `lines` are the log lines of each moment, written on demand or in idle frames."""

    name = "projection"
    client_type = ReplayClient
    waits_for_reading = False

    def __init__(self, context: AppContext, replay: Replay, eyes: frozenset[Seat]) -> None:
        self.replay, self.moment = replay, 0
        self.client: ReplayClient
        self.owner: Screen | None = None
        self.lines: list[list[LogLine]] = []
        self.part_context = PartContext(context)
        super().__init__(self.part_context, replay.at(0), held=eyes)
        self.show_moment(0)

    def show_moment(self, moment: int) -> None:
        """Show the state after so many answers, without animations."""
        self.animations.clear()
        self._go(moment)
        self.client.log = [line for lines in self._written(self.moment) for line in lines]
        self.show_current_state()
        if not self.camera.free:
            self.game.fitted = False

    def animate_to(self, moment: int) -> None:
        """Animate the answer that led to a moment."""
        self.animations.skip()
        self._go(moment)
        self.client.log = [line for lines in self._written(moment - 1) for line in lines]
        self.client.shown_moments = self.replay.moments(moment, self.client.eyes or ())
        self.show_events(self.replay.events(moment, self.client.eyes or ()))

    def _go(self, moment: int) -> None:
        self.moment = min(max(0, moment), self.replay.last)
        self.client.match = self.replay.at(self.moment)
        self.client.view = self.client.match.view(self.client.eyes)
        self.dirty = True

    def set_viewers(self, eyes: frozenset[Seat]) -> None:
        """Show what these seats know."""
        self.client.held = eyes
        self.lines.clear()
        self.show_moment(self.moment)

    # ------------------------------------------------------------------ the log

    def write_log(self, number: int) -> bool:
        """Write the log of the next `number` moments; return False when it is complete."""
        for _ in range(number):
            if len(self.lines) > self.replay.last:
                return False
            self._written(len(self.lines))
        return True

    def _written(self, moment: int) -> list[list[LogLine]]:
        kept, self.client.log = self.client.log, []
        while len(self.lines) <= moment:
            for event in self.replay.events(len(self.lines), self.client.eyes or ()):
                self.client.note(event)
            self.lines.append(self.client.log)
            self.client.log = []
        self.client.log = kept
        return self.lines[: moment + 1]

    # ------------------------------------------------------------------ as a scene

    def update(self, dt: float) -> Navigation | None:
        """Advance animations and lights; the replay scene decides what comes next."""
        self.after = 0.0
        super().update(dt)
        return None

    def commands(self) -> dict[str, Act]:
        """Return the tools that change nothing."""
        return {what: act for what, act in super().commands().items() if what in SHOWN}

    def key_hints(self, *, ours: bool) -> list[tuple[str, str]]:
        """Return the keys of the timeline for the prompt line."""
        cap = self.context.input.cap
        return [(cap("usual"), say("ui-do-play")), (cap("left", "right"), say("ui-do-step")), (cap("fast"), say("ui-do-speed"))]

    def refuse(self, choice: Choice) -> Navigation | None:
        """Open the inspector for a clicked card, because no answer is possible."""
        return self.look(self.pointer)

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook over the whole replay scene."""
        return self.owner.rulebook(rule) if self.owner is not None else None

    def show_result(self) -> Navigation | None:
        """Do nothing: the replay scene opens the result."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint into a part of the window."""
        self.part_context.fit(surface)
        super().draw(surface)
