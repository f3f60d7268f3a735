"""The lessons of the tutorial as data, and the progress through them, computed from the Events of the rules."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import fields

from game.rules.engine.content import ContentError, convert_row, data_folder, load_table, nearest, read_toml
from game.rules.engine.script import Event
from game.rules.ravenloft.event import EVENTS

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
    """The progress of one Hero. `opened` maps each lesson to the Event that opened it, `closed` to whether it was done."""

    def __init__(self, lessons: dict[str, Lesson], hero: str) -> None:
        self.lessons, self.hero = lessons, hero
        self.opened: dict[str, Event] = {}
        self.closed: dict[str, bool] = {}

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

    def learnt_count(self) -> int:
        """Return the number of lessons that were done."""
        return sum(self.closed.values())


def progress_after(lessons: dict[str, Lesson], hero: str, log: Iterable[Iterable[Event]]) -> LessonProgress:
    """Return the progress after all these Events."""
    progress = LessonProgress(lessons, hero)
    for event in _all(log):
        progress.apply(event)
    return progress


def _all(log: Iterable[Iterable[Event]]) -> Iterator[Event]:
    return (event for events in log for event in events)
