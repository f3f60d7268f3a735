"""The tutorial: an ordinary match with the lesson that its Events have opened last; lessons are data."""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import fields

from game.match import Match
from game.rules.engine.content import ContentError, convert_row, data_folder, load_table, nearest, read_toml
from game.rules.engine.script import Event
from game.rules.ravenloft.event import EVENTS
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Command
from game.ui.table.director import Clip
from game.ui.table.match_client import MatchClient
from game.ui.widgets.layout import NOWHERE, Scroll

HERO, FOE = "@hero", "@foe"
KINDS = {kind.__name__: kind for kind in EVENTS}
Place = Literal[
    "", "squares", "edge", "button", "tile", "foe", "at-will", "daily", "hint", "phases", "objective", "stock", "order", "last", "hero"
]  # fmt: skip


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson; the head of `levels/ravenloft/guide.toml` explains every key."""

    id: str
    opens: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    lapses: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    after: str = ""
    reads: bool = False
    points: Place = ""


class TutorialMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """The match that the tutorial plays."""

    adventure: str
    hero: str
    seed: int


class LessonTable(NamedTuple):
    """The tutorial match and the lessons in order."""

    match: TutorialMatch
    lessons: dict[str, Lesson]


def load(file: Path) -> LessonTable:
    """Read the lesson table. Raises ContentError(file, lesson, key) for an unknown Event, field or lesson."""
    match = convert_row(file, "evening", read_toml(file).get("evening", {}), TutorialMatch)
    lessons = load_table(file, Lesson, "lesson")
    for one in lessons.values():
        for key in ("opens", "done", "lapses"):
            for cue in getattr(one, key):
                _check(file, one.id, key, cue)
        if one.after and one.after not in lessons:
            raise ContentError(file, one.id, "after", nearest(one.after, lessons))
        if not (one.opens or one.asked) or not (one.done or one.reads):
            raise ContentError(file, one.id, "", "is never opened, or never ticked")
    return LessonTable(match, lessons)


def _check(file: Path, lesson: str, key: str, cue: str) -> None:
    kind, *parts = cue.split()
    if kind not in KINDS:
        raise ContentError(file, lesson, key, nearest(kind, KINDS))
    known = {one.name for one in fields(KINDS[kind])}
    for field in (part.partition("=")[0] for part in parts):
        if field not in known:
            raise ContentError(file, lesson, key, nearest(field, known))


@cache
def lesson_table() -> LessonTable:
    """Return the lesson table of the game."""
    return load(data_folder("levels") / "ravenloft" / "guide.toml")


def fits(cue: str, event: Event, hero: str) -> bool:
    """Return whether an Event matches a cue."""
    kind, *wanted = cue.split()
    if type(event).__name__ != kind:
        return False
    for part in wanted:
        field, _, value = part.partition("=")
        here = str(getattr(event, field))
        if (here == hero) if value == FOE else (here != (hero if value == HERO else value)):
            return False
    return True


class LessonProgress:
    """The progress of one Hero after the Events of a log. `opened` maps each lesson to the Event that opened it, `closed` to whether it was done."""

    def __init__(self, lessons: dict[str, Lesson], hero: str, log: Iterable[Iterable[Event]] = ()) -> None:
        self.lessons, self.hero = lessons, hero
        self.opened: dict[str, Event] = {}
        self.closed: dict[str, bool] = {}
        for event in chain.from_iterable(log):
            self.apply(event)

    def apply(self, event: Event) -> str:
        """Apply an Event; return the lesson that it opens if it has to be read now, else ""."""
        for one in self.lessons.values():
            if one.id not in self.closed:
                self._close(one, event)
        read = ""
        for one in self.lessons.values():
            if one.id not in self.opened | self.closed and self._due(one) and self._any(one.opens, event):
                self.opened[one.id] = event
                read = one.id if one.reads else read
        return read

    def _close(self, one: Lesson, event: Event) -> None:
        met = one.id in self.opened or (bool(one.asked) and self._due(one))
        if met and (one.reads or self._any(one.done, event)):
            self.closed[one.id] = True
        elif self._any(one.lapses, event):
            self.closed[one.id] = False

    def _due(self, one: Lesson) -> bool:
        return not one.after or one.after in self.closed

    def _any(self, cues: Sequence[str], event: Event) -> bool:
        return any(fits(cue, event, self.hero) for cue in cues)

    @property
    def finished(self) -> bool:
        """Whether the last lesson is closed."""
        return next(reversed(self.lessons)) in self.closed

    def current(self, prompt: str = "") -> Lesson | None:
        """Return the lesson to show: that of the open question, else the one that was opened last."""
        for one in self.lessons.values():
            if prompt in one.asked and one.id not in self.closed and self._due(one):
                return one
        left = [one for one in self.opened if one not in self.closed]
        return self.lessons[left[-1]] if left and not self.finished else None


SEEN = "ravenloft-guide"
"""The id in the settings of a tutorial that was finished or left."""
NOTE, ON, LEFT = "guide", "on", "left"
FACTS = {"triangle": "white", "space": 2, "last": 5, "hit": True, "amount": 1, "left": 9}
"""The fields of the opening Event that a lesson's text can name, with their defaults."""


def was_seen(settings: Settings) -> bool:
    """Return whether the tutorial has been finished or left before."""
    return SEEN in settings.primers


def mark_seen(settings: Settings) -> None:
    """Remember that the tutorial was finished or left, so that it is offered less prominently."""
    if not was_seen(settings):
        settings.primers = [*settings.primers, SEEN]
        preferences.store(settings, paths.settings())


def new_match() -> Match:
    """Create the tutorial match."""
    setup = lesson_table().match
    match = Match.new("ravenloft", seed=setup.seed, options={"adventure": setup.adventure, "heroes": setup.hero})
    match.notes[0] = {NOTE: ON}
    return match


class Tutorial:
    """The tutorial of a table; it is active only if one person alone plays a tutorial match.

    `area` is the area of its panel, `paused_at` the lesson at which the animations are paused. `busy` says that Events are shown.
    """

    def __init__(self, context: AppContext, client: MatchClient) -> None:
        self.context, self.client = context, client
        self.busy = False
        self.lessons = lesson_table().lessons
        self.progress = LessonProgress(self.lessons, "")
        self.area: Area = NOWHERE
        self.scroll = Scroll()
        self.paused_at = ""
        self.reload()

    @property
    def note(self) -> str:
        """The player's note about the tutorial."""
        play = self.client
        alone = len(play.held) == 1 == len(play.match.holders) and not (play.watching or self.context.kiosk)
        found = play.match.notes.get(next(iter(play.held), -1), {}) if alone else {}
        return str(found.get(NOTE, ""))

    @property
    def on(self) -> bool:
        """Whether the tutorial is active."""
        return self.note == ON and not self.progress.finished

    def reload(self) -> None:
        """Recompute the progress from the log; after the last lesson the tutorial ends."""
        self.paused_at, self.busy = "", False
        if not self.note:
            return
        play = self.client
        self.progress = LessonProgress(self.lessons, play.view.state.heroes[0].id, play.match.log)
        if self.progress.finished and self.note == ON:
            mark_seen(self.context.settings)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is shown."""
        if not self.on:
            return None
        if self.paused_at:
            return self.lessons[self.paused_at]
        decision = self.client.decision
        return self.progress.current("" if self.busy or decision is None else decision.prompt)

    def head(self, lesson: Lesson | None) -> str:
        """Return the title of a lesson; without one, that there is none."""
        return say("ui-guide-none-head") if lesson is None else say(f"ui-guide-{lesson.id}-head")

    def words(self, lesson: Lesson | None) -> str:
        """Return the text of a lesson."""
        if lesson is None:
            return say("ui-guide-none")
        event, hand = self.progress.opened.get(lesson.id), self.context.input
        facts = {what: getattr(event, what, usual) for what, usual in FACTS.items()}
        keys = {what: hand.control_name(what) for what in ("hint", "undo", "look", "menu")}
        return say(f"ui-guide-{lesson.id}", hero=self.progress.hero, device=hand.device, **facts, **keys)

    def with_pauses(self, events: Sequence[Event], clips: Sequence[Clip], *, covered: bool) -> list[Clip]:
        """Return the clips of these Events with a pause after each Event that opens a lesson to be read.

        An open card is such a pause, unless the panel is `covered` by it.
        """
        self.busy = True
        if not self.on:
            return list(clips)
        upcoming = LessonProgress(self.lessons, self.progress.hero)
        upcoming.opened, upcoming.closed = dict(self.progress.opened), dict(self.progress.closed)
        made = []
        for event, clip in zip(events, clips, strict=True):
            made.append(self._following(event, clip))
            opened = upcoming.apply(event)
            if opened and (clip.open is None or covered):
                made.append(Clip(1, partial(self._pause, opened), end=partial(self._pause, ""), rest=1, open=0))
        return made

    def _following(self, event: Event, clip: Clip) -> Clip:
        """The clip of an Event, which opens and closes lessons when it begins."""
        inner = clip.begin

        def begin() -> None:
            if self.on:
                self.progress.apply(event)
            inner()

        clip.begin = begin
        return clip

    def _pause(self, lesson: str) -> None:
        self.paused_at = lesson if self.on else ""

    def leave(self) -> Command | None:
        """Leave the tutorial and play on."""
        self._write(LEFT)
        mark_seen(self.context.settings)
        paused, self.paused_at = self.paused_at, ""
        hand = self.context.input
        self.client.tell(say("ui-guide-left", device=hand.device, menu=hand.control_name("menu")), good=True)
        return Command("go-on-at-once") if paused else None

    def resume(self) -> None:
        """Resume the tutorial of this match."""
        self._write(ON)
        self.reload()

    def _write(self, note: str) -> None:
        self.client.match.notes[next(iter(self.client.held))] = {NOTE: note}
        self.context.autosave(self.client.match)
