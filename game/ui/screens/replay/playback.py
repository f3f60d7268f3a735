"""The playback of a replay: the moment that is shown, the commands that change it, and time."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.storage.replay import Replay
from game.text import use
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.replay.registration import Along, Choose, Jump, ReplayUi, Shown, Spot
from game.ui.widgets.screen import Screen

Command = Callable[[], Navigation | None]


class PlaybackScreen(Screen):
    """A replay that begins at `moment`, the number of answers given so far."""

    single = frozenset({"cells"})

    def __init__(self, context: AppContext, replay: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        use(game=replay.whole.rules.name)
        self.ui: ReplayUi = game_ui(replay.whole.rules.name).replay
        self.name, self.palette, self.bed = self.ui.name, self.ui.palette, self.ui.bed
        self.pans, self.rehearses = self.ui.pans, self.ui.rehearses
        self.replay, self.over = replay, replay.whole.decision is None
        self.stage = self.ui.stage(context, replay)
        self.line = self.stage.line
        self.view: Hashable = self.stage.views[0] if self.stage.views else None
        self.subject: Hashable = self.stage.subjects[0] if self.stage.subjects else None
        self.playing, self.dragging = moment < self.line.last, False
        self.speed, self.rest = self.ui.speed, 0.0
        self.tight = False
        self.go(moment)
        self.sound_adapter = self.stage.sound_adapter

    # ------------------------------------------------------------------ position

    @property
    def moment(self) -> int:
        """The moment that is shown."""
        return self.stage.moment

    def go(self, moment: int) -> Navigation | None:
        """Go to a moment at once."""
        self.rest, self.dirty = 0.0, True
        self.stage.show(min(max(0, moment), self.line.last), step=False)
        return None

    def forward(self) -> Navigation | None:
        """Show the next moment, with its animation; end a running animation first where the game wants it."""
        self.rest, self.dirty = 0.0, True
        if not self.stage.skip() and self.moment < self.line.last:
            self.stage.show(self.moment + 1, step=True)
        return None

    def update(self, dt: float) -> Navigation | None:
        """Advance animations; during playback show the next answer after a pause."""
        pace, table = self.ui.speeds[self.speed], self.stage.table
        self.dirty = self.stage.advance(dt, pace, playing=self.playing) or self.dirty
        if self.playing and not (self.dragging or self.stage.waits or (table is not None and table.dialog is not None)):
            self._play(dt * pace)
        return None

    def _play(self, dt: float) -> None:
        if self.moment >= self.line.last:
            self.playing, self.dirty = False, True
            return
        before = self.moment
        if (reached := self.stage.passing(dt)) is not None:
            self.dirty = self.dirty or reached != before
            return
        self.rest += dt
        if self.rest >= self.stage.pause:
            self.forward()

    # ------------------------------------------------------------------ commands

    def move(self, way: str) -> Navigation | None:
        """Move along the line by the name of a transport button."""
        here, line = self.moment, self.line
        if way in ("step-back", "step-on", "to-end"):
            self.playing = False
        if way == "step-on":
            return self.forward()
        return self.go({
            "to-start": 0, "turn-back": line.before(here), "step-back": here - 1, "turn-on": line.after(here), "to-end": line.last,
        }[way])  # fmt: skip

    def toggle(self) -> Navigation | None:
        """Play or pause; at the end play from the beginning."""
        self.dirty = True
        self.playing = not self.playing
        if self.playing and self.moment >= self.line.last and not self.stage.waits:
            self.go(0)
        return None

    def next_call(self) -> Navigation | None:
        """Go to the next moment worth a visit, after the last one to the first."""
        self.playing, calls = False, self.stage.calls
        return self.go(min((one for one in calls if one > self.moment), default=calls[0])) if calls else None

    def pace(self, place: int) -> Navigation | None:
        """Choose a speed."""
        self.speed, self.dirty = place, True
        return None

    def faster(self) -> Navigation | None:
        """Choose the next speed; after the fastest the slowest."""
        return self.pace((self.speed + 1) % len(self.ui.speeds))

    def views(self) -> Sequence[Hashable]:
        """The views that there is room for."""
        return self.stage.tight_views if self.tight else self.stage.views

    @property
    def shown(self) -> Shown:
        """What was chosen. A view that there is no room for is replaced by the first."""
        views = self.views()
        view = views[0] if views and self.view not in views else self.view
        return Shown(view, self.subject, self.focus.current, self.tight)

    def next_view(self) -> Navigation | None:
        """Change to the next view."""
        if views := self.views():
            self.view, self.dirty = views[(views.index(self.shown.view) + 1) % len(views)], True
            self.stage.look(self.view)
        return None

    def choose(self, subject: Hashable) -> Navigation | None:
        """Choose a subject, and a view that shows it."""
        self.subject, self.dirty = subject, True
        if self.tight:
            self.view = self.stage.subject_view
        return None

    def does(self, spot: Spot) -> Navigation | None:
        """What a place above the band does."""
        match spot.does:
            case Choose(subject):
                return self.choose(subject)
            case Jump(moment):
                self.playing = False
                return self.go(moment)
            case Along(moments):
                self.playing = False
                return self.go(max((moment for x, moment in moments if x <= self.pointer[0]), default=moments[0][1]))
        self.playing = False
        return None

    def show_result(self) -> Navigation | None:
        """Open the result of an ended match."""
        return Goto("result", self.replay.whole, replay=self.replay, staged=False) if self.over else None

    def back(self) -> Navigation | None:
        """Close the replay."""
        return self.show_result() if self.over and self.ui.to_result else Back()

    def moves(self) -> dict[str, Command]:
        """The commands by input action. Arrows are included while the line has the focus."""
        found: dict[str, Command] = {
            "usual": self.toggle, "menu": self.toggle, "fast": self.faster, "centre": self.next_call, "look": self.next_view,
            "watch": self.show_result,
        }  # fmt: skip
        moves = {"page-up": "turn-back", "page-down": "turn-on", "first": "to-start", "last": "to-end"}
        if self.focused("line"):
            moves |= {"left": "step-back", "right": "step-on"}
            found["take"] = self.toggle
        return found | {action: partial(self.move, way) for action, way in moves.items()}
