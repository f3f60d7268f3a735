"""The table as a screen on which a reel is shown: it stands at any moment of the match, or shows what led there."""

from collections.abc import Sequence

import msgspec
import pygame

from game.match import Match
from game.match.trace import Moment
from game.rules.engine.script import Action, Choice
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.table.scene import TableScene
from game.ui.ravenloft.targets import table_targets
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import Line, MatchClient
from game.ui.widgets.screen import Screen

LEAST = 960.0
"""The height in logical pixels that the table gets at least, where the window has it: below that everything becomes a little smaller."""
SHOWN = ("look", "log", "centre", "plus", "minus")
"""The tools that a table has on which nobody plays."""


class Told(MatchClient):
    """The conversation of a match that is over: nobody is asked, and it is seen with the eyes of `held`."""

    def __init__(
        self, context: AppContext, match: Match, script: Sequence[Action] = (), held: frozenset[Seat] | None = None
    ) -> None:
        super().__init__(context, match, script, held)
        self.watching = True
        self.told: list[Moment] = []

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """Whose knowledge is drawn."""
        return self.held or None

    def moments(self) -> list[Moment]:
        """Those of the reel: this match began where it stands."""
        return self.told


class PartContext(AppContext):
    """The house as seen by a scene that has only a part of the window: a canvas of its own, at the scale of the `whole` window's."""

    whole: Canvas | None

    def __init__(self, context: AppContext) -> None:
        self.__dict__.update(context.__dict__)
        self.outer, self.whole = context, None
        self._canvas, self._trace = None, ""
        self.settings = msgspec.structs.replace(context.settings)

    def fit(self, pane: pygame.Surface) -> None:
        """Take over the player's settings and the scale of the whole window."""
        self.settings = msgspec.structs.replace(self.outer.settings)
        whole = self.whole
        if whole is None:
            return
        wide, high = pane.get_size()
        fits = min(1.0, high / whole.scale / min(LEAST, whole.room.h))
        self.settings.scale = whole.scale * fits / min(wide / 1920, high / 1080)


class Projection(TableScene):
    """A table that only shows. `lines` are the log's lines of each moment, written when they are needed or when there is time."""

    name = "projection"
    talk = Told
    patient = False

    def __init__(self, context: AppContext, reel: Replay, eyes: frozenset[Seat]) -> None:
        self.reel, self.moment = reel, 0
        self.client: Told
        self.owner: Screen | None = None
        self.lines: list[list[Line]] = []
        self.pane = PartContext(context)
        super().__init__(self.pane, reel.at(0), held=eyes)
        self.stand(0)

    def stand(self, moment: int) -> None:
        """Show how the match stood after so many answers."""
        self.animations.clear()
        self._go(moment)
        self.client.log = [line for lines in self._written(self.moment) for line in lines]
        self.show_current_state()
        if not self.camera.free:
            self.fitted = False

    def lead(self, moment: int) -> None:
        """Show what led to a moment, and then how the match stood."""
        self.animations.skip()
        self._go(moment)
        self.client.log = [line for lines in self._written(moment - 1) for line in lines]
        self.client.told = self.reel.moments(moment, self.client.eyes or ())
        self.happen(self.reel.events(moment, self.client.eyes or ()))

    def _go(self, moment: int) -> None:
        self.moment = min(max(0, moment), self.reel.last)
        self.client.match = self.reel.at(self.moment)
        self.client.view = self.client.match.view(self.client.eyes)
        self.dirty = True

    def see(self, eyes: frozenset[Seat]) -> None:
        """See with other eyes."""
        self.client.held = eyes
        self.lines.clear()
        self.stand(self.moment)

    # ------------------------------------------------------------------ the log

    def write(self, number: int) -> bool:
        """Write the log of so many more moments ahead of need; False when there is no more to write."""
        for _ in range(number):
            if len(self.lines) > self.reel.last:
                return False
            self._written(len(self.lines))
        return True

    def _written(self, moment: int) -> list[list[Line]]:
        kept, self.client.log = self.client.log, []
        while len(self.lines) <= moment:
            for event in self.reel.events(len(self.lines), self.client.eyes or ()):
                self.client.note(event)
            self.lines.append(self.client.log)
            self.client.log = []
        self.client.log = kept
        return self.lines[: moment + 1]

    # ------------------------------------------------------------------ as a scene

    def update(self, dt: float) -> Navigation | None:
        """Let the show and the light go on; what comes next is not decided here."""
        self.after = 0.0
        super().update(dt)
        return None

    def commands(self) -> dict[str, "table_targets.Act"]:
        """The tools that change nothing."""
        return {what: act for what, act in super().commands().items() if what in SHOWN}

    def told_keys(self, *, ours: bool) -> list[tuple[str, str]]:
        """The keys of the line below."""
        cap = self.context.input.cap
        return [(cap("usual"), say("ui-do-play")), (cap("left", "right"), say("ui-do-step")), (cap("fast"), say("ui-do-speed"))]

    def refuse(self, choice: Choice) -> Navigation | None:
        """Nobody asks for an answer: a card that is clicked is looked at."""
        return self.look(self.pointer)

    def rulebook(self, rule: str = "") -> Navigation | None:
        """The rulebook leads back to the whole screen."""
        return self.owner.rulebook(rule) if self.owner is not None else None

    def reckoning(self) -> Navigation | None:
        """There is none here."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Paint into a part of the window."""
        self.pane.fit(surface)
        super().draw(surface)
