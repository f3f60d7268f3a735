"""Records: what the results of a game come to. Pure functions of results, which are given oldest first, and their export as CSV."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.match.record import SaveError
from game.rules.engine.results import Result
from game.storage import paths


def outcome(one: Result) -> str:
    """The outcome for the persons: "won", "lost", or "shared" if they held every side."""
    return "shared" if one.shared else "won" if one.won else "lost"


GROUPS: Mapping[str, Callable[[Result], tuple[str, ...]]] = {
    "subject": lambda one: (one.subject,),
    "difficulty": lambda one: (one.difficulty,),
    "side": lambda one: one.sides,
    "figure": lambda one: one.figures,
}
"""What wins are counted by, and the ids that a result counts for."""
COLUMNS: Mapping[str, Callable[[Result], object]] = {
    "when": lambda one: one.when,
    "profile": lambda one: one.profile or FIRST,
    "subject": lambda one: one.subject,
    "difficulty": lambda one: one.difficulty,
    "sides": lambda one: " ".join(one.sides),
    "characters": lambda one: " ".join(one.figures),
    "persons": lambda one: one.persons,
    "computers": lambda one: one.agents,
    "outcome": outcome,
    "reason": lambda one: one.reason,
    "rounds": lambda one: one.rounds or "",
    "minutes": lambda one: one.minutes or "",
    "score": lambda one: "" if one.points is None else one.points,
    "seed": lambda one: one.seed,
    "match": lambda one: one.match,
}
"""The columns of a CSV file after the game, in their order: ids and numbers, empty where an older result does not know."""
FIRST = "1"
"""The profile of results without one."""
LEAST_STREAK = 2
"""The wins in a row from which on a longest streak is a record."""


class Tally(NamedTuple):
    """How many matches were played, and how many of them won."""

    played: int
    won: int


class Records(NamedTuple):
    """The records of some results.

    `played` counts all of them, `shared` those in which persons held every side: these count neither as won nor as lost. `streak`
    is the number of wins since the last loss, `longest` the most wins in a row. `score`, `rounds` and `minutes` are the wins with
    the highest score, the fewest rounds and the fewest minutes, the earliest of equal ones; None if no win has such a number.
    """

    played: int
    shared: int
    won: int
    streak: int
    longest: int
    score: Result | None
    rounds: Result | None
    minutes: Result | None


class Broken(NamedTuple):
    """A record that was broken: "first" (the first win of its kind), "score", "rounds", "minutes" or "streak", its value, and the one before."""

    kind: str
    value: int
    before: int


def counted(results: Iterable[Result], profile: str | None = None) -> list[Result]:
    """The results that count: those of a profile, or of all (None), without tutorials."""
    return [one for one in results if not one.tutorial and profile in (None, one.profile)]


def profiles(results: Iterable[Result]) -> list[str]:
    """The profiles that have results, in order."""
    return sorted({one.profile for one in results})


def records_of(results: Sequence[Result]) -> Records:
    """The records of results."""
    decided = [one for one in results if not one.shared]
    won = [one for one in decided if one.won]
    streak, longest = streaks(decided)
    return Records(
        len(results), len(results) - len(decided), len(won), streak, longest,
        max((one for one in won if one.points is not None), key=lambda one: one.points or 0, default=None),
        min((one for one in won if one.rounds), key=lambda one: one.rounds, default=None),
        min((one for one in won if one.minutes), key=lambda one: one.minutes, default=None),
    )  # fmt: skip


def streaks(decided: Iterable[Result]) -> tuple[int, int]:
    """The wins since the last loss, and the most wins in a row."""
    now = longest = 0
    for one in decided:
        now = now + 1 if one.won else 0
        longest = max(longest, now)
    return now, longest


def tallies(results: Iterable[Result], group: str) -> dict[str, Tally]:
    """Wins by the ids of a group, the most played first; shared results are left out."""
    found: dict[str, Tally] = {}
    for one in results:
        for name in () if one.shared else GROUPS[group](one):
            before = found.get(name, Tally(0, 0))
            found[name] = Tally(before.played + 1, before.won + one.won)
    return dict(sorted(found.items(), key=lambda row: (-row[1].played, row[0])))


def broken(results: Iterable[Result], newest: Result) -> list[Broken]:
    """The records that a result broke when it was stored.

    The first, best and fastest wins are those of its profile in the same contest, streaks those of its profile.
    """
    if newest.tutorial or newest.shared or not newest.won:
        return []
    earlier = list[Result]()
    for one in counted(results, newest.profile):
        if one.match == newest.match:
            break
        earlier += [] if one.shared else [one]
    same = records_of([one for one in earlier if one.contest == newest.contest])
    found = [] if same.won else [Broken("first", 1, 0)]
    if same.score is not None and newest.points is not None and newest.points > (before := same.score.points or 0):
        found.append(Broken("score", newest.points, before))
    if same.rounds is not None and 0 < newest.rounds < same.rounds.rounds:
        found.append(Broken("rounds", newest.rounds, same.rounds.rounds))
    if same.minutes is not None and 0 < newest.minutes < same.minutes.minutes:
        found.append(Broken("minutes", newest.minutes, same.minutes.minutes))
    now, longest = streaks([*earlier, newest])[0], streaks(earlier)[1]
    if now >= LEAST_STREAK and now > longest:
        found.append(Broken("streak", now, longest))
    return found


# ---------------------------------------------------------------------- CSV


def csv_text(results: Mapping[str, Iterable[Result]]) -> str:
    """The results of each game as CSV with a head, by RFC 4180."""
    made = io.StringIO()
    writer = csv.writer(made)
    writer.writerow(["game", *COLUMNS])
    writer.writerows([game, *(value(one) for value in COLUMNS.values())] for game, rows in results.items() for one in rows)
    return made.getvalue()


def export(file: Path, results: Mapping[str, Iterable[Result]]) -> None:
    """Write the results of each game as CSV. Raises SaveError."""
    try:
        paths.make(file.parent)
        file.write_text(csv_text(results), encoding="utf-8", newline="")
    except OSError as error:
        raise SaveError.of(file, error, "save-unwritable-file") from error
