"""The tutorial of a table: which lesson is shown now, from what has happened in the match."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from game.match import Match
from game.match.notes import TUTORIAL, write_notes
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Close, Command
from game.ui.table.director import Clip
from game.ui.table.facts import ShownLesson
from game.ui.table.match_client import MatchClient
from game.ui.table.tutorial.lessons import Lesson, LessonProgress, LessonTable, lesson_table

NOTE, LESSONS, ON, LEFT = TUTORIAL, "lessons", "on", "left"
"""The keys of the note in a match about its tutorial, which is "on" or "left", and about the lessons that it has."""
HESITATION, AFTER_REFUSAL = 20_000.0, 6_000.0
"""The milliseconds without an answer after which the tutorial gives a hint, and those after a refusal."""
KEYS = ("hint", "undo", "look", "menu", "log")
"""The controls that a lesson can name."""


class Guide(NamedTuple):
    """The lessons of a game with this name. `me` are the values of Event fields that mean the person at the seats that it holds.

    `facts` are the fields of the opening Event that a text can name, with their defaults, `places` what a lesson can point at.
    """

    game: str
    name: str
    me: Callable[[Any, frozenset[Seat]], frozenset[str]]
    facts: Mapping[str, object]
    places: frozenset[str]

    @property
    def table(self) -> LessonTable:
        """The match and the lessons."""
        return lesson_table(self.game, self.name, self.places)

    @property
    def primer(self) -> str:
        """The id in the settings of a tutorial that was finished or left."""
        return f"{self.game}-{self.name}"

    def was_seen(self, settings: Settings) -> bool:
        """Whether the tutorial has been finished or left before."""
        return self.primer in settings.primers

    def mark_seen(self, settings: Settings) -> None:
        """Remember that the tutorial was finished or left, so that it is offered less prominently."""
        if not self.was_seen(settings):
            settings.primers = [*settings.primers, self.primer]
            preferences.store(settings, paths.settings())

    def new_match(self) -> Match:
        """The match of the tutorial, at its beginning."""
        setup = self.table.match
        others = {int(seat): level for seat, level in setup.agents.items()}
        match = Match.new(self.game, seed=setup.seed, options=setup.options, seats=others)
        match.notes[min(setup.persons)] = {NOTE: ON, LESSONS: self.name}
        return match


class Tutorial:
    """The tutorial of a table; it is active only where one person alone plays a tutorial match.

    `paused_at` is the lesson at which the animations are paused, `busy` says whether Events are shown.
    """

    def __init__(
        self, context: AppContext, client: Callable[[], MatchClient], guides: Sequence[Guide], busy: Callable[[], bool]
    ) -> None:
        self.context, self._client, self.guides, self.busy = context, client, {guide.name: guide for guide in guides}, busy
        self.guide: Guide | None = None
        self.lessons: dict[str, Lesson] = {}
        self.progress = LessonProgress({}, frozenset())
        self.paused_at = self.note = ""
        self.idle = 0.0
        self.read = set[str]()
        self.known = frozenset[str]()

    @property
    def client(self) -> MatchClient:
        """The conversation of the person with the match."""
        return self._client()

    @property
    def on(self) -> bool:
        """Whether the tutorial is active."""
        return self.note == ON and not self.progress.finished

    def reload(self) -> None:
        """Recompute the progress from what the person has seen; after the last lesson the tutorial ends."""
        self.paused_at, self.note, self.guide, self.idle = "", "", None, 0.0
        play = self.client
        if not self.guides or play.watching or self.context.kiosk or not play.held:
            return
        found = play.match.notes.get(min(play.held), {})
        guide = self.guides.get(str(found.get(LESSONS, next(iter(self.guides)))))
        if guide is None or not found.get(NOTE) or not self._alone(guide):
            return
        self.guide, self.note, self.lessons = guide, str(found[NOTE]), guide.table.lessons
        log = list(chain.from_iterable(play.match.seen(play.eyes)))
        self.known = frozenset(type(event).__name__ for event in log)
        self.progress = LessonProgress(self.lessons, guide.me(play.view.state, frozenset(play.held)), [log])
        if not play.match.turn:  # what the set-up opens was not shown yet
            self.progress.closed = {one: done for one, done in self.progress.closed.items() if not self.lessons[one].reads}
        self.progress.closed |= dict.fromkeys(self.read, True)
        if self.progress.finished and self.note == ON:
            guide.mark_seen(self.context.settings)

    def _alone(self, guide: Guide) -> bool:
        """Whether one person holds the same seats as in the match of the tutorial."""
        return set(self.client.held) == set(guide.table.match.persons)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is shown."""
        if not self.on:
            return None
        if self.paused_at:
            return self.lessons[self.paused_at]
        decision = self.client.decision
        return self.progress.current("" if self.busy() or decision is None else decision.prompt)

    @property
    def shown(self) -> ShownLesson | None:
        """What is shown of the lesson now; None while the tutorial is off."""
        if not self.on:
            return None
        lesson, (done, most) = self.lesson, self.progress.count
        learnt = say("ui-guide-learnt", count=done, most=most)
        points = lesson.points if lesson is not None else ""
        return ShownLesson(self.head(lesson), self.words(lesson), learnt, points, bool(self.paused_at), lesson is not None)

    def head(self, lesson: Lesson | None) -> str:
        """The title of a lesson; without one, that there is none."""
        return say("ui-guide-none-head") if lesson is None else say(f"ui-guide-{lesson.id}-head")

    def words(self, lesson: Lesson | None) -> str:
        """The text of a lesson."""
        hand = self.context.input
        keys = {what: hand.control_name(what) for what in KEYS}
        if lesson is None or self.guide is None:
            return say("ui-guide-none", device=hand.device, **keys)
        event = self.progress.opened.get(lesson.id)
        facts = {what: getattr(event, what, usual) for what, usual in self.guide.facts.items()}
        return say(f"ui-guide-{lesson.id}", hero=min(self.progress.me, default=""), device=hand.device, **facts, **keys)

    @property
    def longest(self) -> list[tuple[str, str]]:
        """All lessons with their titles, to measure them."""
        return [(self.head(one), self.words(one)) for one in self.lessons.values()]

    def opening(self) -> list[Clip]:
        """The pauses at the lessons that the set-up opens, once, before the first question."""
        wanted = [
            one
            for one in self.lessons.values()
            if one.reads and one.id in self.progress.opened and one.id not in self.progress.closed
        ]
        return [self._pause_clip(one.id) for one in wanted] if self.on and not self.client.match.turn else []

    def with_pauses(self, clips: Iterable[Clip]) -> list[Clip]:
        """The clips with a pause where an Event opens a lesson to be read, after all that shows it; a notice that waits is such a pause already."""
        if not self.on:
            return list(clips)
        upcoming, made, opened = self.progress.copy(), list[Clip](), list[str]()
        for clip in clips:
            if not clip.more:
                made += map(self._pause_clip, opened)
                opened = upcoming.apply(clip.event) if clip.event is not None else []
            made.append(self._following(clip))
            if opened and clip.open is not None and not self.knows(clip.event):
                clip.end = partial(self._end_notice, opened.pop(), clip.end)
        return [*made, *map(self._pause_clip, opened)]

    def _following(self, clip: Clip) -> Clip:
        """The clip, which opens and closes lessons when it begins."""
        inner, event = clip.begin, clip.event

        def begin() -> None:
            if self.on and event is not None:
                self.progress.apply(event)
            inner()

        clip.begin = begin
        return clip

    def apply_event(self, event: Event) -> list[Clip]:
        """Apply an Event that the game shows without a clip. Returns the pause at the lesson that it opens."""
        if not self.on:
            return []
        if getattr(event, "seat", None) in self.client.held:
            self.idle = 0.0
        return [self._pause_clip(one) for one in self.progress.apply(event)]

    def knows(self, event: Event | None) -> bool:
        """Whether the person has already been told of an Event of this kind: its notice need not wait any more."""
        return type(event).__name__ in self.known

    def hesitates(self, ms: float) -> bool:
        """Let time pass at an open question. Whether the person has hesitated, once a question, and no lesson tells what to do."""
        before, self.idle = self.idle, self.idle + ms
        return self.on and before < HESITATION <= self.idle and self.lesson is None

    @property
    def hint_is_offered(self) -> bool:
        """Whether a hint that is shown now came by itself, since the person hesitates."""
        return self.on and self.idle >= HESITATION

    def refused(self) -> None:
        """Something was refused: the hint comes soon."""
        self.idle = max(self.idle, HESITATION - AFTER_REFUSAL)

    def _pause_clip(self, lesson: str) -> Clip:
        return Clip(1, partial(self._pause, lesson), end=partial(self._end_pause, lesson), rest=1, open=0, own=True)

    def _pause(self, lesson: str) -> None:
        self.paused_at = lesson if self.on else ""

    def _end_notice(self, lesson: str, inner: Callable[[], None]) -> None:
        inner()
        self._end_pause(lesson)

    def _end_pause(self, lesson: str) -> None:
        """The lesson was read; after the last one the tutorial is over."""
        self.paused_at = ""
        if self.on:
            self.read.add(lesson)
            self.progress.closed[lesson] = True
        if self.guide is not None and self.progress.finished:
            self.guide.mark_seen(self.context.settings)

    def entries(self) -> Mapping[str, Callable[[], Close]]:
        """The command that ends the tutorial of this match, or takes it up again."""
        if self.on:
            return {"guide-leave": lambda: Close(self.leave())}
        return {"guide-back": self.resume} if self.note and not self.progress.finished else {}

    def leave(self) -> Command | None:
        """Leave the tutorial and play on."""
        self._write(LEFT)
        if self.guide is not None:
            self.guide.mark_seen(self.context.settings)
        paused, self.paused_at = self.paused_at, ""
        hand = self.context.input
        self.client.tell(say("ui-guide-left", device=hand.device, menu=hand.control_name("menu")), good=True)
        return Command("go-on-at-once") if paused else None

    def resume(self) -> Close:
        """Resume the tutorial of this match."""
        self._write(ON)
        self.reload()
        return Close()

    def _write(self, note: str) -> None:
        play = self.client
        write_notes(play.match, min(play.held), {NOTE: note})
        self.note = note
        self.context.autosave(play.match)
