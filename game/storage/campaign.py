"""The campaign ledger: how every evening of Castle Ravenloft that people played ended, and what the same Heroes should play next.

The ledger is one file to which a line is added when an evening ends; no line is ever changed. An evening stands there once, with the first
end that it had, however often it is taken back or loaded again afterwards. A line that is damaged is passed over, and counted.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec
from msgspec import Struct, field

from game.match import Match
from game.match.record import SaveError
from game.rules import GAMES
from game.storage import paths
from game.storage.results import Ended, counts, facts, key_of
from game.text import has, name, say

GAME = "ravenloft"
Party = frozenset[str]
"""The Heroes who play together, in whatever order."""


class Evening(NamedTuple):
    """What a suggestion depends on: an adventure, with how many Surges it began, whether it was won."""

    adventure: str
    surges: int
    won: bool


@runtime_checkable
class Journeying(Protocol):
    """Rules whose adventures are played one after the other by the same Heroes."""

    def account(self, state: Any) -> Any:
        """How an evening stands at its end: `adventure`, `heroes`, `left` Surges, Heroes still `standing`, and Surges `ruled` by the adventure."""
        ...

    def order(self, size: int = 0) -> list[str]:
        """The adventures for so many Heroes (0: all), in the order in which they are played."""
        ...

    def suggest(self, heroes: Sequence[str], evenings: Sequence[Evening]) -> tuple[str, int] | None:
        """What these Heroes should play next, with how many Surges; None if nothing is left."""
        ...


class Result(Ended, frozen=True, omit_defaults=True, kw_only=True):
    """One line of the ledger.

    `title` is what the adventure was called then, for one that is missing later. `heroes` are in the order of play, `persons` how many of them people
    played; `surges` are those at the start (CR-207, CR-208), `powers` and `treasures` options (CR-204, CR-002). `left` are the Surges that
    were left, `standing` the Heroes above 0 Hit Points.
    """

    adventure: str
    title: str
    heroes: tuple[str, ...]
    surges: int
    powers: str = "suggested"
    treasures: int = 50
    seed: int
    rounds: int
    left: int
    standing: int

    @property
    def party(self) -> Party:
        """The Heroes, in whatever order."""
        return frozenset(self.heroes)


class _Line(Struct):
    """A line of the file: a result, and a seal that breaks with any change."""

    seal: str
    night: msgspec.Raw


class Ledger(Struct):
    """All results, the oldest first; `damaged` lines of the file could not be read."""

    results: list[Result] = field(default_factory=list)
    damaged: int = 0

    def of(self, party: Iterable[str], adventure: str = "") -> list[Result]:
        """The evenings of just these Heroes, of one adventure if it is named, the oldest first."""
        who = frozenset(party)
        return [one for one in self.results if one.party == who and adventure in ("", one.adventure)]

    def parties(self) -> list[Party]:
        """Every set of Heroes that has played, the one that played last first."""
        return list(dict.fromkeys(one.party for one in reversed(self.results)))

    def won(self, party: Iterable[str], adventure: str) -> bool | None:
        """Whether these Heroes have won an adventure; None if they have never played it to its end."""
        found = self.of(party, adventure)
        return any(one.won for one in found) if found else None

    def best(self, party: Iterable[str], adventure: str) -> Result | None:
        """The best evening of these Heroes in an adventure, None if they have never won it.

        What counts first is the difficulty: fewer Surges at the start are better. Then fewer rounds, then more Surges left, then more Heroes on
        their feet; of equal evenings the earlier one.
        """
        won = [one for one in self.of(party, adventure) if one.won]
        return min(won, key=lambda one: (one.surges, one.rounds, -one.left, -one.standing), default=None)

    def adventures(self, party: Sequence[str]) -> list[str]:
        """The adventures that a party of this size can play, in order, then those of its evenings that are not there any more."""
        there = journeying().order(len(party))
        return [*there, *dict.fromkeys(one.adventure for one in self.of(party) if one.adventure not in there)]

    def suggestion(self, party: Sequence[str]) -> tuple[str, int] | None:
        """What these Heroes should play next, with how many Surges; None where nobody goes or nothing is left to win."""
        evenings = [Evening(one.adventure, one.surges, one.won) for one in self.of(party)]
        return journeying().suggest(party, evenings) if party else None

    def title(self, adventure: str) -> str:
        """What an adventure is called; one that is not there any more as it was called last."""
        if adventure in journeying().order():
            return name(adventure)
        called = next((one.title for one in reversed(self.results) if one.adventure == adventure), adventure)
        return say("ui-campaign-missing", title=called)

    @property
    def problem(self) -> str:
        """A sentence about lines that could not be read, "" if all could."""
        return say("ui-campaign-damaged", count=self.damaged, file=str(paths.campaign())) if self.damaged else ""


def journeying() -> Journeying:
    """The rules of the game whose ledger this is."""
    rules = GAMES[GAME]
    assert isinstance(rules, Journeying), "the game has no adventures"
    return rules


def result_of(match: Match, now: datetime) -> Result:
    """What an evening that is over puts into the ledger."""
    told = journeying().account(match.game.state)
    return Result(
        **facts(match, "heroes", now),
        adventure=told.adventure,
        title=name(told.adventure) if has(f"name-{told.adventure}") else told.adventure,
        heroes=told.heroes,
        surges=match.options.surges if told.ruled is None else told.ruled,
        powers=match.options.powers,
        treasures=match.options.treasures,
        seed=match.seed,
        rounds=match.rules.rounds(match.game.state),
        left=told.left,
        standing=told.standing,
    )


# ---------------------------------------------------------------------- in words


def when(at: datetime) -> str:
    """The day and the hour, as the language writes them; `at` in any zone."""
    at = at.astimezone()
    month = say(f"ui-month-{at.month}")
    return say("ui-when", day=at.day, month=month, year=str(at.year), hour=f"{at.hour:02}", minute=f"{at.minute:02}")


def advice(book: Ledger, party: Sequence[str]) -> str:
    """What these Heroes should play next, in a sentence."""
    found = book.suggestion(party)
    if found is None:
        return say("ui-campaign-all-won" if journeying().order(len(party)) else "ui-campaign-nobody")
    adventure, surges = found
    kind = "harder" if book.won(party, adventure) else "again" if book.won(party, adventure) is False else "new"
    return say("ui-campaign-advice", kind=kind, adventure=adventure, surges=surges)


def standing(book: Ledger, party: Sequence[str], adventure: str) -> str:
    """How these Heroes stand with an adventure, in a sentence: evenings played and won, and the best of them."""
    found, best = book.of(party, adventure), book.best(party, adventure)
    if best is None:
        return say("ui-campaign-played", played=len(found), won=0)
    played = say("ui-campaign-played", played=len(found), won=sum(one.won for one in found))
    return say("ui-campaign-best", played=played, rounds=best.rounds, surges=best.surges, left=best.left, standing=best.standing)


def told(one: Result) -> str:
    """An evening in a sentence: how it ended and with what difficulty, when and for how long, and its seed."""
    return say(
        "ui-campaign-night",
        when=when(one.when), minutes=one.minutes, seed=str(one.seed), won=one.won, rounds=one.rounds, left=one.left,
        standing=one.standing, surges=one.surges, powers=one.powers, treasures=one.treasures,
    )  # fmt: skip


def page(book: Ledger, *, nights: bool = False) -> list[str]:
    """The whole ledger line by line: every set of Heroes with what it has played and what comes next; with each of its `nights`, if wanted."""
    lines = list[str]()
    for party in map(in_order, book.parties()):
        lines += [*([""] if lines else []), say("ui-campaign-party", heroes=party)]
        for adventure in book.adventures(party):
            state = standing(book, party, adventure)
            lines.append("  " + say("ui-campaign-line", title=book.title(adventure), standing=state))
            lines += ["     " + told(one) for one in book.of(party, adventure) if nights]
        lines.append("  " + advice(book, party))
    return lines or [say("ui-campaign-none")]


def in_order(party: Party) -> list[str]:
    """A set of Heroes in the order of the alphabet."""
    return sorted(party)


# ---------------------------------------------------------------------- on disk


def _seal(night: bytes) -> str:
    return blake2b(night, digest_size=8).hexdigest()


def read(file: Path) -> Ledger:
    """The ledger in `file`, an empty one where there is none yet. Raises SaveError where the file cannot be read at all."""
    try:
        lines = file.read_bytes().split(b"\n")
    except FileNotFoundError:
        return Ledger()
    except OSError as error:
        raise SaveError.of(file, error, "save-unreadable") from error
    found = [_read_line(line) for line in lines if line.strip()]
    results = {one.match: one for one in reversed(found) if one is not None}  # of two lines about one evening the first counts
    return Ledger(list(results.values())[::-1], found.count(None))


def _read_line(line: bytes) -> Result | None:
    """The result in a line; None for one that is damaged."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        kept = msgspec.json.decode(line, type=_Line)
        if _seal(bytes(kept.night)) == kept.seal:
            return msgspec.json.decode(bytes(kept.night), type=Result)
    return None


def ledger() -> Ledger:
    """This player's ledger; an empty one where it cannot be read."""
    try:
        return read(paths.campaign())
    except SaveError:
        return Ledger()


def enter(match: Match, file: Path, now: datetime | None = None) -> Result | None:
    """Write an evening of Castle Ravenloft that people played to its end into the ledger, once; return its line, None for another match.

    Raises SaveError where the file cannot be read or written.
    """
    if not counts(match, GAME):
        return None
    key = key_of(match)
    told = next((one for one in read(file).results if one.match == key), None)
    if told is None:
        told = result_of(match, now or datetime.now(UTC))
        _append(file, told)
    return told


def _append(file: Path, told: Result) -> None:
    """Add a line, and see that it lies on the disk. What a killed program left of its own line stays a line by itself."""
    night = msgspec.json.encode(told)
    line = msgspec.json.encode(_Line(_seal(night), msgspec.Raw(night))) + b"\n"
    try:
        paths.make(file.parent)
        with file.open("a+b") as kept:
            if kept.tell():
                kept.seek(-1, os.SEEK_END)
                line = line if kept.read(1) == b"\n" else b"\n" + line
            kept.write(line)
            kept.flush()
            os.fsync(kept.fileno())
    except OSError as error:
        raise SaveError.of(file, error) from error
