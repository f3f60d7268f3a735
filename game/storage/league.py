"""The League's score sheet: every story of London Dread that people played to its end, kept between games (LD-220 to LD-229).

The sheet is one file. A match stands in it once, with the first end that it had, however often it is loaded again afterwards. What is
played under another clock or with tweaks is a variant, which has its own records and statistics.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field

from game.match import Match, save_file
from game.match.record import SaveError
from game.rules.engine.content import data_folder, read_toml
from game.storage import paths
from game.storage.results import Ended, counts, facts, key_of

GAME, KIND = "london", "league"
SLOWED, UNTIMED = "slowed", "untimed"
"""Variants of the clock beside the levels: it ran slower than a clock runs, or there was none (LD-246)."""
DAMAGED = frozenset({"save-damaged", "save-truncated", "save-empty", "save-not-json", "save-foreign", "save-other-kind"})
"""What is wrong with a file that is no sheet any more, and no newer one either."""


class Variant(NamedTuple):
    """How a story was played: "normal", "hard", "dread", "untimed" or "slowed", and the tweaks ("items-0", "allies-no")."""

    clock: str
    tweaks: tuple[str, ...] = ()


class Result(Ended, frozen=True, omit_defaults=True, kw_only=True):
    """One line of the sheet (LD-227).

    `party` are the Characters, of whom people played `persons`. `score` are the points of a win by what they are for (LD-221 to LD-226), `dread` is
    where the track stood.
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
        """The score: one number for the team (LD-229)."""
        return sum(self.score.values())

    @property
    def variant(self) -> Variant:
        """Under which rules it was played: results of different ones are not compared."""
        return Variant(SLOWED if self.pace != "full" and self.level != UNTIMED else self.level, self.tweaks)


class Figures(NamedTuple):
    """What some results amount to: `best` is the best of those that were won, `mean` the mean score of these, `row` how many were won last without a loss."""

    played: int
    won: int
    best: Result | None
    mean: float
    row: int
    fewest: int | None


class Sheet(Struct):
    """All results, the oldest first."""

    results: list[Result] = field(default_factory=list)

    def of(self, match: Match) -> Result | None:
        """The result of a match, if it stands here."""
        key = key_of(match)
        return next((one for one in self.results if one.match == key), None)

    def some(self, story: str = "", variant: Variant | None = None) -> list[Result]:
        """The results of a story and of a variant; of all, where none is named."""
        return [one for one in self.results if story in ("", one.story) and variant in (None, one.variant)]

    def variants(self) -> list[Variant]:
        """Every variant that was played, those without tweaks first."""
        return sorted({one.variant for one in self.results}, key=lambda one: (len(one.tweaks), one))

    def best(self, story: str, variant: Variant) -> Result | None:
        """The result with the best score of a story in a variant, the earlier of equals."""
        return figures(self.some(story, variant)).best

    def unlocked(self, story: str) -> bool:
        """Whether a story may be played: it is the first one, or the one before it was won (LD-021)."""
        before = dict(zip(stories()[1:], stories(), strict=False)).get(story)
        return before is None or any(one.story == before and one.won for one in self.results)

    def opened_by(self, result: Result) -> str:
        """The story that a result has unlocked: the next one, if no earlier result had done so; "" if none (LD-218)."""
        following = dict(zip(stories(), stories()[1:], strict=False)).get(result.story, "")
        earlier = Sheet(self.results[: self.results.index(result)])
        return following if result.won and following and not earlier.unlocked(following) else ""


def figures(results: Sequence[Result]) -> Figures:
    """Count results, the oldest of which comes first."""
    won = [one for one in results if one.won]
    best = max(won, key=lambda one: one.total, default=None)
    row = next((number for number, one in enumerate(reversed(results)) if not one.won), len(results))
    mean = sum(one.total for one in won) / len(won) if won else 0.0
    return Figures(len(results), len(won), best, mean, row, min((one.dread for one in won), default=None))


@cache
def stories() -> tuple[str, ...]:
    """The stories in the order in which they are told (LD-021)."""
    rows = read_toml(data_folder("levels") / GAME / "stories.toml")["story"]
    return tuple(row["id"] for row in sorted(rows, key=lambda row: row["number"]))


def unlocked(story: str) -> bool:
    """Whether this player may play a story (LD-021); with a sheet that cannot be read the first one alone."""
    try:
        return read(paths.league()).unlocked(story)
    except SaveError:
        return Sheet().unlocked(story)


# ---------------------------------------------------------------------- what a match is


def tweaks_of(options: Any) -> tuple[str, ...]:
    """What is not as printed beside the time of the planning, as ids: the name of an option and its value (LD-237, LD-241 to LD-245)."""
    free = {"story", "seats", "characters", "level", "pace", *(() if options.seats < 4 else ("allies",))}
    values = {one.name: (getattr(options, one.name), one.default) for one in msgspec.structs.fields(options)}
    return tuple(f"{name}-{_word(now)}" for name, (now, usual) in values.items() if name not in free and now != usual)


def _word(value: object) -> str:
    """A value of an option as its id ends."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def result_of(match: Match, now: datetime) -> Result:
    """What a match that is over puts on the sheet."""
    state = match.game.state
    return Result(
        **facts(match, "investigators", now),
        story=match.options.story,
        party=tuple(person.id for person in state.people),
        level=match.options.level,
        pace=match.options.pace,
        tweaks=tweaks_of(match.options),
        score=dict(state.score),
        dread=state.dread,
        chapter=state.chapter,
    )


# ---------------------------------------------------------------------- on disk


def read(file: Path) -> Sheet:
    """The sheet in `file`, an empty one where there is none yet. Raises SaveError, which names the file and leaves it as it is."""
    try:
        return save_file.read_content(file, Sheet, name=KIND)
    except SaveError as error:
        if error.problem == "save-missing":
            return Sheet()
        raise


def enter(match: Match, file: Path, now: datetime | None = None) -> Path | None:
    """Put a match of London Dread that people played to its end on the sheet, once.

    Returns where a damaged sheet lies now: it is set aside whole, and a new one begun. Raises SaveError where the sheet cannot be written, or
    is one of a newer version of the program, which stays as it is.
    """
    if not counts(match, GAME):
        return None
    now = now or datetime.now(UTC)
    sheet, aside = _opened(file, now)
    if sheet.of(match) is None:
        sheet.results.append(result_of(match, now))
        _write(sheet, file)
    return aside


def _opened(file: Path, now: datetime) -> tuple[Sheet, Path | None]:
    """The sheet, or an empty one after a damaged file was set aside, and where that lies."""
    try:
        return read(file), None
    except SaveError as error:
        if error.problem not in DAMAGED:
            raise
    stem = f"{file.stem}-damaged-{now:%Y%m%d-%H%M%S}"
    places = (file.with_name(f"{stem}{ending}.json") for ending in ("", *(f"-{number}" for number in range(2, 100))))
    aside = next(place for place in places if not place.exists())
    try:
        file.rename(aside)
    except OSError as error:
        raise SaveError.of(file, error) from error
    return Sheet(), aside


def _write(sheet: Sheet, file: Path) -> None:
    try:
        paths.make(file.parent)
    except OSError as error:
        raise SaveError.of(file, error) from error
    save_file.write(file, sheet, kind=KIND)


def damaged(file: Path) -> list[Path]:
    """The damaged sheets that were set aside beside `file`, the newest first."""
    return sorted(file.parent.glob(f"{file.stem}-damaged-*.json"), reverse=True)
