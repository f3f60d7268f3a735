"""The table of the demo: it shows an invitation and captions while agents play alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, cast

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.agent import Advice
from game.rules.engine.script import Event
from game.rules.engine.secret import CLOCK, Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.demo import painter
from game.ui.ravenloft.demo.captions import Caption, caption_of, intended
from game.ui.ravenloft.table.table import RavenloftTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot
from game.ui.table.acts import Doing
from game.ui.table.compositor import Layer
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.table.handover import DemoClient
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target

CALM = 0.75
"""The animation speed while nobody plays."""
BRISK, BREATH = ("prompt-enter", "prompt-power"), 600.0
"""Questions before the match that are answered without a caption, and the milliseconds between such answers."""


class DemoTable(RavenloftTable):
    """The table of the demo in `slot`. `pause` makes the pause dialog of a visitor.

    `warned` are the seconds until the Hero of an idle visitor is taken back, as far as they are shown.
    """

    client_type = DemoClient
    reads = False
    tools: ClassVar[Sequence[str]] = tuple(what for what in RavenloftTable.tools if what != "save")

    def __init__(self, context: AppContext, match: Match, slot: DemoSlot, pause: Callable[[Any], Dialog]) -> None:
        super().__init__(context, match)
        self.slot, self.pause = slot, pause
        self.caption: Caption | None = None
        self.known: set[str] = set()
        self.warned = 0

    @property
    def guest(self) -> DemoClient:
        """The client of the demo, which stores nothing."""
        return cast(DemoClient, self.play)

    @property
    def attract(self) -> bool:
        """Whether agents play alone."""
        return self.guest.person is None

    @property
    def pace(self) -> float | None:
        """The animation speed while agents play alone; None for that of the settings."""
        return (1000.0 if self.slot.is_hasty else CALM) if self.attract else None

    @property
    def hero(self) -> str:
        """The Hero of the visitor, or the one that an input would take over."""
        seat = self.next_seat if self.attract else self.guest.person
        return self.stage.hero if seat is None else str(self.t.heroes[seat].id)

    @property
    def next_seat(self) -> Seat | None:
        """The seat that an input would take over; None after the last turn."""
        awaited = self.play.awaited
        return None if awaited == CLOCK else awaited

    # ------------------------------------------------------------------ captions

    def reading(self, caption: Caption) -> float:
        """The milliseconds to read a caption; a note that was shown before takes no time."""
        known = caption.note in self.known
        self.known.add(caption.note)
        return 0.0 if self.slot.is_hasty else caption.reading(known=known)

    def intends(self, seat: Seat, advice: Advice) -> float:
        """Show the plan of an agent that is about to answer. Returns how long it waits."""
        if not self.attract or self.play.decision is None:
            return 0.0
        if self.play.decision.prompt.startswith(BRISK):
            return 0.0 if self.slot.is_hasty else BREATH
        caption = intended(advice, self.t.heroes[seat].id, self.play.decision.prompt, self.play.speaker)
        if caption is None or caption == self.caption:
            return 0.0
        self.caption, self.stirred = caption, True
        return self.reading(caption)

    def clips(self, director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of these Events, with their captions while agents play alone."""
        made = super().clips(director, moments)
        if not self.attract:
            return made
        pairs = zip(moments, made, strict=True)
        return [part for moment, clip in pairs for part in self._captioned(moment.event, clip)]

    def _captioned(self, event: Event, clip: Clip) -> list[Clip]:
        begin, hold = clip.begin, Clip()
        moves = clip.play is not hold.play

        def begin_with_caption() -> None:
            begin()
            self.director.caption = None  # the demo's caption replaces it
            caption = caption_of(event, self.stage.hero, self.stage.number)
            if caption is None:
                return
            self.caption, self.stirred = caption, True
            wanted = self.reading(caption) * (self.pace or 1.0)
            if moves:
                hold.ms = max(0.0, wanted - clip.lasts(still=self.context.settings.reduced))
            else:
                clip.ms = max(clip.ms, wanted)

        clip.begin = begin_with_caption
        return [clip, hold]

    # ------------------------------------------------------------------ what is shown

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog of a visitor."""
        return self.pause(host)

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """The targets; none while agents play alone."""
        found = super().targets(canvas, facts)
        return [] if self.attract else found

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """The commands of the table; nothing is saved."""
        return {**super().commands(facts), "save": None}

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The invitation instead of the question, and the caption; or the seconds that are left to an idle visitor."""
        made = super().layers(canvas, facts, targets)
        if self.attract:
            return [*(layer for layer in made if layer.name != "prompt"), self._invitation(), *self._caption(canvas)]
        if self.warned:
            props = painter.SecondsLeft(self.hero, self.warned)
            return [*made, Layer("demo-left", self.place.view, painter.seconds_left, props, cached=False)]
        return made

    def _invitation(self) -> Layer:
        way_out = self.context.input.cap("back") if self.slot.has_exit else ""
        return Layer("demo-band", self.place.prompt.inset(-6), painter.band, painter.Invitation(self.hero, way_out))

    def _caption(self, canvas: Canvas) -> list[Layer]:
        shown, place = self.caption, self.place.hand
        if shown is None:
            return []
        high = min(painter.height(canvas, place, shown), place.h + self.place.view.h * 0.4)
        below = Area(place.x, place.y + place.h - high, place.w, high)
        return [Layer("demo-caption", below.inset(-6), painter.caption, painter.CaptionProps(shown, painter.side(place)))]
