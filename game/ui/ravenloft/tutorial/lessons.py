"""The lessons of the guided evening as data, and how far they are: read off the Events of the rules and nothing else."""

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


class Evening(Struct, frozen=True, forbid_unknown_fields=True):
    """The night that is guided."""

    adventure: str
    hero: str
    seed: int


class Guided(NamedTuple):
    """The table: the night, and the lessons in their order."""

    evening: Evening
    lessons: dict[str, Lesson]


def load(file: Path) -> Guided:
    """Read the table. Raises ContentError(file, lesson, key) for whatever is no Event, no field of one, or no lesson."""
    evening = convert_row(file, "evening", read_toml(file).get("evening", {}), Evening)
    lessons = load_table(file, Lesson, "lesson")
    for one in lessons.values():
        for key in ("opens", "done", "lapses"):
            for cue in getattr(one, key):
                _check(file, one.id, key, cue)
        if one.after and one.after not in lessons:
            raise ContentError(file, one.id, "after", nearest(one.after, lessons))
        if not (one.opens or one.asked) or not (one.done or one.reads):
            raise ContentError(file, one.id, "", "is never opened, or never ticked")
    return Guided(evening, lessons)


def _check(file: Path, lesson: str, key: str, cue: str) -> None:
    kind, *parts = cue.split()
    if kind not in KINDS:
        raise ContentError(file, lesson, key, nearest(kind, KINDS))
    known = {one.name for one in fields(KINDS[kind])}
    for field in (part.partition("=")[0] for part in parts):
        if field not in known:
            raise ContentError(file, lesson, key, nearest(field, known))


@cache
def guided() -> Guided:
    """The table that comes with the game."""
    return load(data_folder("levels") / "ravenloft" / "guide.toml")


def fits(cue: str, event: Event, hero: str) -> bool:
    """Whether an Event is the one that a cue means."""
    kind, *wanted = cue.split()
    if type(event).__name__ != kind:
        return False
    for part in wanted:
        field, _, value = part.partition("=")
        here = str(getattr(event, field))
        if (here == hero) if value == FOE else (here != (hero if value == HERO else value)):
            return False
    return True


class Course:
    """How far the lessons are for one Hero. `opened` holds each with the Event that opened it, `closed` whether it was done (or has lapsed)."""

    def __init__(self, lessons: dict[str, Lesson], hero: str) -> None:
        self.lessons, self.hero = lessons, hero
        self.opened: dict[str, Event] = {}
        self.closed: dict[str, bool] = {}

    def hear(self, event: Event) -> str:
        """Let an Event happen; return the lesson that it opens and that has to be read now, "" if there is none."""
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
    def over(self) -> bool:
        """Whether the last lesson is behind."""
        return next(reversed(self.lessons)) in self.closed

    def current(self, prompt: str = "") -> Lesson | None:
        """The lesson to be told now: the one that belongs to the open question, else the one that was opened last."""
        for one in self.lessons.values():
            if prompt in one.asked and one.id not in self.closed and self._due(one):
                return one
        left = [one for one in self.opened if one not in self.closed]
        return self.lessons[left[-1]] if left and not self.over else None

    def learnt(self) -> int:
        """How many lessons were ticked."""
        return sum(self.closed.values())


def follow(lessons: dict[str, Lesson], hero: str, log: Iterable[Iterable[Event]]) -> Course:
    """The lessons as they stand after all these Events."""
    course = Course(lessons, hero)
    for event in _all(log):
        course.hear(event)
    return course


def _all(log: Iterable[Iterable[Event]]) -> Iterator[Event]:
    return (event for events in log for event in events)
