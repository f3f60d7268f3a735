"""The League's score sheet: records and statistics of the results of London Dread (LD-220 to LD-229).

A story with another clock or with tweaks is a variant, which has its own records and statistics.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field

from game.rules.engine import results
from game.rules.london.options import Options
from game.rules.london.state import State
from game.rules.london.tables.cards import STORIES

FILE = "league"
SLOWED, UNTIMED = "slowed", "untimed"
"""Variants of the clock apart from the levels: slower than real time, or none (LD-246)."""


class Variant(NamedTuple):
    """The variant of a story: "normal", "hard", "dread", "untimed" or "slowed", and the tweaks ("items-0", "allies-no")."""

    clock: str
    tweaks: tuple[str, ...] = ()


class Result(results.Result, frozen=True, omit_defaults=True, kw_only=True):
    """One line of the sheet (LD-227).

    `party` are the Characters, of which `persons` were played by people. `score` holds the points of a win by their source
    (LD-221 to LD-226), `dread` is the space of the track.
    """

    story: str
    party: tuple[str, ...]
    level: str
    pace: str = "full"
    tweaks: tuple[str, ...] = ()
    score: dict[str, int] = {}
    dread: int
    chapter: int = 1

    @property
    def total(self) -> int:
        """The total score of the team (LD-229)."""
        return sum(self.score.values())

    @property
    def variant(self) -> Variant:
        """The variant of the rules; results of different variants are not compared."""
        return Variant(SLOWED if self.pace != "full" and self.level != UNTIMED else self.level, self.tweaks)

    @property
    def subject(self) -> str:
        """The id of the story."""
        return self.story

    @property
    def difficulty(self) -> str:
        """The clock."""
        return self.variant.clock

    @property
    def points(self) -> int | None:
        """The total score of a win."""
        return self.total if self.won else None

    @property
    def figures(self) -> tuple[str, ...]:
        """The Characters of persons; all of them in an older result."""
        return self.characters or self.party

    @property
    def contest(self) -> tuple[str, ...]:
        """Story and variant."""
        return (self.story, self.variant.clock, *self.tweaks)


class Figures(NamedTuple):
    """Counts of some results: `best` is the best win, `mean` the mean score of the wins, `row` the number of wins since the last loss."""

    played: int
    won: int
    best: Result | None
    mean: float
    row: int
    fewest: int | None


class Sheet(Struct):
    """All results, the oldest first."""

    results: list[Result] = field(default_factory=list)

    def of(self, match: str) -> Result | None:
        """The result of a match, None if it has none."""
        return next((one for one in self.results if one.match == match), None)

    def some(self, story: str = "", variant: Variant | None = None) -> list[Result]:
        """The results of a story and a variant, by default of all."""
        return [one for one in self.results if story in ("", one.story) and variant in (None, one.variant)]

    def variants(self) -> list[Variant]:
        """Every variant that was played, those without tweaks first."""
        return sorted({one.variant for one in self.results}, key=lambda one: (len(one.tweaks), one))

    def best(self, story: str, variant: Variant) -> Result | None:
        """The result with the best score of a story in a variant, the earlier of two equal ones."""
        return figures(self.some(story, variant)).best

    def unlocked(self, story: str) -> bool:
        """Whether a story may be played: it is the first one, or its predecessor was won (LD-021)."""
        before = dict(zip(stories()[1:], stories(), strict=False)).get(story)
        return before is None or any(one.story == before and one.won for one in self.results)

    def opened_by(self, result: Result) -> str:
        """The story that a result has unlocked: the next one, unless an earlier result unlocked it; "" for none (LD-218)."""
        following = dict(zip(stories(), stories()[1:], strict=False)).get(result.story, "")
        earlier = Sheet(self.results[: self.results.index(result)])
        return following if result.won and following and not earlier.unlocked(following) else ""


def figures(some: Sequence[Result]) -> Figures:
    """The statistics of results, given oldest first."""
    won = [one for one in some if one.won]
    best = max(won, key=lambda one: one.total, default=None)
    row = next((number for number, one in enumerate(reversed(some)) if not one.won), len(some))
    mean = sum(one.total for one in won) / len(won) if won else 0.0
    return Figures(len(some), len(won), best, mean, row, min((one.dread for one in won), default=None))


@cache
def stories() -> tuple[str, ...]:
    """The stories in order (LD-021)."""
    return tuple(sorted(STORIES, key=lambda story: STORIES[story].number))


def tweaks_of(options: Options) -> tuple[str, ...]:
    """The options that differ from the printed rules, except the planning time, as ids of name and value (LD-237, LD-241 to LD-245)."""
    free = {"story", "seats", "characters", "level", "pace", *(() if options.seats < 4 else ("allies",))}
    values = {one.name: (getattr(options, one.name), one.default) for one in msgspec.structs.fields(options)}
    return tuple(f"{name}-{_id_part(now)}" for name, (now, usual) in values.items() if name not in free and now != usual)


def _id_part(value: object) -> str:
    """The value of an option as the end of an id."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def result(t: State, options: Options, facts: dict[str, Any]) -> Result:
    """The result of a finished story."""
    return Result(
        **facts,
        story=options.story,
        party=tuple(person.id for person in t.people),
        level=options.level,
        pace=options.pace,
        tweaks=tweaks_of(options),
        score=dict(t.score),
        dread=t.dread,
        chapter=t.chapter,
    )
