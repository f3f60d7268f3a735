"""The guided first evening at the table: an ordinary match, and beside it the lesson that its Events have opened last.

Whether a match is guided stands in the notes of its player, so a save goes on with it; how far the lessons are is read off the log.
"""

from collections.abc import Sequence

from game.match import Match
from game.rules.engine.script import Event
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.tutorial.lessons import Course, Lesson, follow, guided
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.animation_queue import Clip
from game.ui.widgets.layout import NOWHERE, Scroll

KEPT = "ravenloft-guide"
"""What the settings remember once the guide has been finished or left."""
NOTE, ON, LEFT = "guide", "on", "left"
FACTS = {"triangle": "white", "space": 2, "last": 5, "hit": True, "amount": 1, "left": 9}
"""What the words of a lesson may name of the Event that has opened it, and what stands there before."""


def known(settings: Settings) -> bool:
    """Whether the guide has been finished or left here before."""
    return KEPT in settings.primers


def remember(settings: Settings) -> None:
    """Offer the guide prominently no more."""
    if not known(settings):
        settings.primers = [*settings.primers, KEPT]
        preferences.store(settings, paths.settings())


def begin() -> Match:
    """The match of the guided evening."""
    night = guided().evening
    match = Match.new("ravenloft", seed=night.seed, options={"adventure": night.adventure, "heroes": night.hero})
    match.notes[0] = {NOTE: ON}
    return match


class Guide:
    """The guide at a table; it says nothing unless one person alone plays a match that is guided.

    `area` is where its panel lies, `stands` the lesson at which the evening stands still.
    """

    def __init__(self, table: TableView) -> None:
        self.table = table
        self.lessons = guided().lessons
        self.course = Course(self.lessons, "")
        self.area: Area = NOWHERE
        self.scroll = Scroll()
        self.stands = ""
        self.read()

    # ------------------------------------------------------------------ how far it is

    @property
    def note(self) -> str:
        """What the player's notes say of the guide."""
        play = self.table.client
        alone = len(play.held) == 1 == len(play.match.holders) and not (play.watching or self.table.context.kiosk)
        found = play.match.notes.get(next(iter(play.held), -1), {}) if alone else {}
        return str(found.get(NOTE, ""))

    @property
    def on(self) -> bool:
        """Whether it is here."""
        return self.note == ON and not self.course.over

    def read(self) -> None:
        """Read off the log how far the lessons are; at the end of the last one the guide goes for good."""
        self.stands = ""
        if not self.note:
            return
        play = self.table.client
        self.course = follow(self.lessons, self.table.t.heroes[0].id, play.match.log)
        if self.course.over and self.note == ON:
            remember(self.table.context.settings)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is told."""
        if not self.on:
            return None
        if self.stands:
            return self.lessons[self.stands]
        decision = self.table.client.decision
        return self.course.current("" if self.table.animations.busy or decision is None else decision.prompt)

    def head(self, lesson: Lesson | None) -> str:
        """What a lesson is about; without one, that there is none."""
        return say("ui-guide-none-head") if lesson is None else say(f"ui-guide-{lesson.id}-head")

    def words(self, lesson: Lesson | None) -> str:
        """What it says."""
        if lesson is None:
            return say("ui-guide-none")
        event, hand = self.course.opened.get(lesson.id), self.table.context.input
        facts = {what: getattr(event, what, usual) for what, usual in FACTS.items()}
        keys = {what: hand.control_name(what) for what in ("hint", "undo", "look", "menu")}
        return say(f"ui-guide-{lesson.id}", hero=self.course.hero, device=hand.device, **facts, **keys)

    # ------------------------------------------------------------------ while something is shown

    def among(self, events: Sequence[Event], clips: Sequence[Clip]) -> list[Clip]:
        """The clips of these Events; after one that opens a lesson to be read the show stands still, unless it does so by itself."""
        if not self.on:
            return list(clips)
        ahead = follow(self.lessons, self.course.hero, ())
        ahead.opened, ahead.closed = dict(self.course.opened), dict(self.course.closed)
        made = []
        for event, clip in zip(events, clips, strict=True):
            made.append(self._heard(event, clip))
            opened = ahead.hear(event)
            covered = self.table.layout.rails < 2  # there an open card lies over the panel
            if opened and (clip.open is None or covered):
                made.append(Clip(1, lambda lesson=opened: self._stand(lesson), end=self._go_on, rest=1, open=0))  # type: ignore[misc]
        return made

    def _heard(self, event: Event, clip: Clip) -> Clip:
        inner = clip.begin

        def heard() -> None:
            if self.on:
                self.course.hear(event)
            inner()

        clip.begin = heard
        return clip

    def _stand(self, lesson: str) -> None:
        self.stands = lesson if self.on else ""

    def _go_on(self) -> None:
        self.stands, self.table.dirty = "", True

    # ------------------------------------------------------------------ deeds

    def leave(self) -> Navigation | None:
        """Leave the guide and play on; it is never in the way again."""
        table = self.table
        self._write(LEFT)
        remember(table.context.settings)
        if self.stands:
            self.stands = ""
            table.animations.go_on()
            table.went_on()
        hand = table.context.input
        table.client.tell(say("ui-guide-left", device=hand.device, menu=hand.control_name("menu")), good=True)
        return None

    def resume(self) -> Navigation | None:
        """Let it come back to the evening that it began."""
        self._write(ON)
        self.read()
        return None

    def _write(self, note: str) -> None:
        play = self.table.client
        play.match.notes[next(iter(play.held))] = {NOTE: note}
        self.table.context.autosave(play.match)
        self.table.dirty = True
