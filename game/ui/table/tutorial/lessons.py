"""Lessons are data: `levels/<game>/<guide>.toml` says which Events open and close them, and what they point at."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import fields

from game.rules import GAMES
from game.rules.engine.content import ContentError, convert_row, data_folder, load_table, nearest, read_toml
from game.rules.engine.script import Event

ME, OTHER, ANY = "@me", "@other", "@any"
"""In a cue: a value that means the person who learns, one that means somebody else, and one for a list that is not empty."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson; the head of `levels/ravenloft/guide.toml` explains every key."""

    id: str
    opens: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    lapses: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    after: str = ""
    reads: bool = False
    rare: bool = False
    points: str = ""


class TutorialMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a tutorial plays: its seed, its options, the seats of the person, and those of the program by number, with their levels."""

    seed: int
    persons: tuple[int, ...] = (0,)
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    agents: Mapping[str, str] = field(default_factory=dict)


class LessonTable(NamedTuple):
    """The tutorial match and the lessons in order."""

    match: TutorialMatch
    lessons: dict[str, Lesson]


def load(file: Path, game: str, places: frozenset[str]) -> LessonTable:
    """Read a lesson table. Raises ContentError(file, lesson, key) for an unknown Event, field or lesson, or one that is not in `places`."""
    kinds = {kind.__name__: kind for kind in GAMES[game].event_types}
    match = convert_row(file, "match", read_toml(file).get("match", {}), TutorialMatch)
    lessons = load_table(file, Lesson, "lesson")
    for one in lessons.values():
        for key in ("opens", "done", "lapses"):
            for cue in getattr(one, key):
                _check(file, one.id, key, cue, kinds)
        if one.after and one.after not in lessons:
            raise ContentError(file, one.id, "after", nearest(one.after, lessons))
        if one.points and one.points not in places:
            raise ContentError(file, one.id, "points", nearest(one.points, places))
        if not (one.opens or one.asked) or not (one.done or one.reads):
            raise ContentError(file, one.id, "", "is never opened, or never ticked")
    return LessonTable(match, lessons)


def _check(file: Path, lesson: str, key: str, cue: str, kinds: Mapping[str, type[Event]]) -> None:
    kind, *parts = cue.split()
    if kind not in kinds:
        raise ContentError(file, lesson, key, nearest(kind, kinds))
    known = {one.name for one in fields(kinds[kind])}
    for name in (part.partition("=")[0] for part in parts):
        if name not in known:
            raise ContentError(file, lesson, key, nearest(name, known))


@cache
def lesson_table(game: str, guide: str, places: frozenset[str]) -> LessonTable:
    """The lesson table of a game with this name."""
    return load(data_folder("levels") / game / f"{guide}.toml", game, places)


def fits(cue: str, event: Event, me: frozenset[str]) -> bool:
    """Whether an Event matches a cue; `me` are the values that mean the person who learns."""
    kind, *wanted = cue.split()
    if type(event).__name__ != kind:
        return False
    return all(_is(getattr(event, name), value, me) for name, _, value in (part.partition("=") for part in wanted))


def _is(here: Any, value: str, me: frozenset[str]) -> bool:
    """Whether a field has a value; a field with several values has it if one of them has."""
    if isinstance(here, tuple | list):
        return bool(here) if value == ANY else any(_is(one, value, me) for one in here)
    if value in (ME, OTHER):
        return (str(here) in me) is (value == ME)
    return str(here) == value


class LessonProgress:
    """The progress of a person after the Events of a log. `opened` maps each lesson to the Event that opened it, `closed` to whether it was done."""

    def __init__(self, lessons: dict[str, Lesson], me: frozenset[str], log: Iterable[Iterable[Event]] = ()) -> None:
        self.lessons, self.me = lessons, me
        self.opened: dict[str, Event] = {}
        self.closed: dict[str, bool] = {}
        for event in chain.from_iterable(log):
            self.apply(event)

    def copy(self) -> "LessonProgress":
        """The same progress, to look ahead."""
        made = LessonProgress(self.lessons, self.me)
        made.opened, made.closed = dict(self.opened), dict(self.closed)
        return made

    def apply(self, event: Event) -> list[str]:
        """Apply an Event; return the lessons that it opens and that have to be read now."""
        due = [one for one in self.lessons.values() if self._due(one)]  # before this Event: what it makes due was not shown yet
        for one in self.lessons.values():
            if one.id not in self.closed:
                self._close(one, event, due=one in due)
        read = []
        for one in self.lessons.values():
            if one.id not in self.opened | self.closed and self._due(one) and self._any(one.opens, event):
                self.opened[one.id] = event
                read += [one.id] if one.reads else []
        return read

    def _close(self, one: Lesson, event: Event, *, due: bool) -> None:
        met = one.id in self.opened or (bool(one.asked) and due)
        if met and (one.reads or self._any(one.done, event)):
            self.closed[one.id] = True
        elif self._any(one.lapses, event):
            self.closed[one.id] = False

    def _due(self, one: Lesson) -> bool:
        return not one.after or one.after in self.closed

    def _any(self, cues: Sequence[str], event: Event) -> bool:
        return any(fits(cue, event, self.me) for cue in cues)

    @property
    def finished(self) -> bool:
        """Whether the last lesson is closed."""
        return next(reversed(self.lessons)) in self.closed

    @property
    def count(self) -> tuple[int, int]:
        """How many lessons were learnt, and how many there are, without the rare ones."""
        usual = [one.id for one in self.lessons.values() if not one.rare]
        return sum(self.closed.get(one, False) for one in usual), len(usual)

    def current(self, prompt: str = "") -> Lesson | None:
        """The lesson to show: that of the open question, else the one that was opened last."""
        for one in self.lessons.values():
            if prompt in one.asked and one.id not in self.closed and self._due(one):
                return one
        left = [one for one in self.opened if one not in self.closed]
        return self.lessons[left[-1]] if left and not self.finished else None
