"""The store of results: one file for each game that keeps them, one sealed line for each match that people played to its end.

A line is added when a match ends, and never changed. A match has one line, for the first time that it ended, even if it is undone
or loaded again afterwards. Damaged lines are skipped and counted; a file without any valid line is renamed and kept. An older
store of one sealed document (`<name>.json`) is read until there is a file of lines.
"""

from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from game.match import PERSON, Match, save_file
from game.match.notes import is_tutorial
from game.match.record import SaveError
from game.rules.engine.results import KeepsResults, Result
from game.rules.engine.rules import winning_seats
from game.rules.engine.script import own_side
from game.rules.engine.secret import Seat
from game.storage import paths
from game.storage.sealed_lines import append, parse, read_lines

R = TypeVar("R", bound=Result)
PLAYED = 8
"""The number of first answers, with their times, that distinguish matches with the same seed."""
DAMAGED = frozenset({"save-damaged", "save-truncated", "save-empty", "save-not-json", "save-foreign", "save-other-kind"})
"""The problems of a damaged file. A file of a newer version is not damaged."""


class Stored(NamedTuple, Generic[R]):
    """The results in a file, the oldest first, and the number of its damaged lines."""

    results: list[R]
    damaged: int = 0


class Entered(NamedTuple):
    """A result that was stored, and the path of the damaged file that was set aside for it, if any."""

    result: Result
    aside: Path | None


class _Document(Struct):
    """The older form of a store: all results in one document."""

    results: list[Any]


# ---------------------------------------------------------------------- the result of a match


def key_of(match: Match) -> str:
    """A key that identifies a match: it is the same after loading, and differs when the same seed is played again."""
    played = [(one.seat, one.choice, one.at_ms) for one in match.actions[:PLAYED]]
    return blake2b(msgspec.json.encode([match.rules.name, match.seed, match.options, played]), digest_size=8).hexdigest()


def result_of(match: Match, now: datetime, title: str = "", profile: str = "") -> Result:
    """The result of a match that is over, of a game that keeps results."""
    rules = match.rules
    assert match.outcome is not None, "the match is not over"
    assert isinstance(rules, KeepsResults), "the game keeps no results"
    persons = [seat for seat, level in match.holders.items() if level == PERSON]
    players, sides = rules.players(match.game.state), _sides(match, match.holders)
    facts = {
        "match": key_of(match),
        "when": now.astimezone(UTC).isoformat().replace("+00:00", "Z"),
        "persons": len(persons),
        "won": bool({*persons} & {*winning_seats(match.rules, match.game.state)}),
        "reason": match.outcome.reason,
        "minutes": max(1, round(match.stopwatch.ms / 60_000)),
        "seed": match.seed,
        "rounds": rules.rounds(match.game.state),
        "profile": profile,
        "tutorial": is_tutorial(match),
        "sides": _names_of_sides(match, persons),
        "characters": tuple(players[seat] for seat in persons),
        "shared": len(sides) > 1 and sides == _sides(match, persons),
        "agents": max({*match.holders.values()} & {*rules.agents}, key=list(rules.agents).index, default=""),
    }
    return rules.result(match.game.state, match.options, facts, title=title)


def _sides(match: Match, seats: Iterable[Seat]) -> set[str]:
    """The sides that win or lose with these seats."""
    return {match.rules.side_of(match.game.state, seat) for seat in seats}


def _names_of_sides(match: Match, seats: Iterable[Seat]) -> tuple[str, ...]:
    """The sides of these seats, without those that are one seat; the party where its members play for themselves."""
    named = {seat: match.rules.party(seat) or match.rules.side_of(match.game.state, seat) for seat in seats}
    return tuple(sorted({side for seat, side in named.items() if side != own_side(seat)}))


# ---------------------------------------------------------------------- reading


def read(file: Path, kind: type[R]) -> Stored[R]:
    """The results in `file`; none without a file. Raises SaveError, which names the file, if nothing in it can be read."""
    try:
        lines = read_lines(file)
    except FileNotFoundError:
        return Stored(_read_older(file.with_suffix(".json"), kind))
    except OSError as error:
        raise SaveError.of(file, error, "save-unreadable") from error
    found = [parse(line, kind) for line in lines]
    if lines and not any(found):
        raise SaveError(file, "save-damaged")
    by_match = {one.match: one for one in reversed(found) if one is not None}  # the first of two lines of a match counts
    return Stored(list(by_match.values())[::-1], found.count(None))


def load(file: Path, kind: type[R]) -> Stored[R]:
    """The results in `file`; none if it cannot be read."""
    with suppress(SaveError):
        return read(file, kind)
    return Stored([])


def stored(rules: object) -> Stored[Any]:
    """This player's results of a game; none if the file cannot be read, or if the game keeps no results."""
    return load(paths.results(rules.results_file), rules.result_type) if isinstance(rules, KeepsResults) else Stored([])


def _read_older(file: Path, kind: type[R]) -> list[R]:
    """The results of an older store; none without a file. Raises SaveError."""
    if not file.exists():
        return []
    document = save_file.read_content(file, _Document, name=file.stem)
    try:
        return msgspec.convert(document.results, list[kind])  # type: ignore[valid-type]  # the class of the results is only known at run time
    except msgspec.ValidationError as error:
        raise SaveError(file, "save-damaged") from error


def set_aside(file: Path) -> list[Path]:
    """The damaged files beside `file`, set aside earlier, the newest first."""
    return sorted(file.parent.glob(f"{file.stem}-damaged-*"), reverse=True)


# ---------------------------------------------------------------------- writing


def enter(
    match: Match, file: Path | None = None, now: datetime | None = None, *, title: str = "", profile: str = ""
) -> Entered | None:
    """Add the result of a match to the store of its game, once; return it, or None for a match that no store keeps.

    Raises SaveError if the file cannot be read or written, or is of a newer version of the program; that one is not changed.
    """
    rules = match.rules
    if not isinstance(rules, KeepsResults) or match.outcome is None or PERSON not in match.holders.values():
        return None
    file, now = file or paths.results(rules.results_file), now or datetime.now(UTC)
    aside = None
    try:
        known: list[Result] = read(file, rules.result_type).results
    except SaveError as error:
        if error.problem not in DAMAGED:
            raise
        known, aside = [], _set_aside(error.path, now)
    key = key_of(match)
    found = next((one for one in known if one.match == key), None)
    if found is None:
        found = result_of(match, now, title, profile)
        append(file, [found] if file.exists() else [*known, found])  # includes the results of an older store
    return Entered(found, aside)


def _set_aside(file: Path, now: datetime) -> Path:
    """Rename a damaged file; return its new path. Raises SaveError."""
    stem = f"{file.stem}-damaged-{now:%Y%m%d-%H%M%S}"
    names = (file.with_name(f"{stem}{ending}{file.suffix}") for ending in ("", *(f"-{number}" for number in range(2, 100))))
    aside = next(name for name in names if not name.exists())
    try:
        file.rename(aside)
    except OSError as error:
        raise SaveError.of(file, error) from error
    return aside
