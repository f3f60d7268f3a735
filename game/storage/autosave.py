"""Saves that happen by themselves: a ring of autosaves, and the bundle that is kept when the rules fail."""

import time
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from game import __version__
from game.match import Match, MatchCrash, archive, save_file
from game.match.record import Record, SavedAnswer, SaveError
from game.rules.engine.script import Mark

_PATTERN = "auto-*.json"
STALE = 60.0
"""Seconds after which a part of a file is what a killed program left behind."""
BUNDLES = 30
"""How many crashes are kept, the newest."""
MATCHES = 12
"""Of how many matches the rings are kept, those played last."""


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("auto-").partition("-")[0]
    return int(digits) if digits.isdecimal() else -1


def short_id_in(path: Path) -> str:
    """Which match an autosave belongs to: the end of its name."""
    return path.stem.rpartition("-")[2]


def short_id(match: Match) -> str:
    """A short word that tells matches apart, from the identity of the match."""
    return match.uuid.hex[:8]


def autosaves(folder: Path) -> list[Path]:
    """The autosaves in `folder`, newest first."""
    try:
        return sorted((path for path in folder.glob(_PATTERN) if _number(path) >= 0), key=_number, reverse=True)
    except OSError:
        return []


def newest_good(folder: Path, *, but: Path | None = None) -> Path | None:
    """The newest autosave in `folder` that can be read, other than the file `but`; None if there is none."""
    for path in autosaves(folder):
        if but is not None and path.resolve() == but.resolve():
            continue
        try:
            save_file.read(path)
        except SaveError:
            continue
        return path
    return None


class Autosaves:
    """A ring of the last `keep` turns of each match in `folder`. The newest file always holds the last answer; the others one turn each.

    Another match never pushes this one's turns out; the rings of the last MATCHES matches stay.
    """

    def __init__(self, folder: Path, keep: int = 8) -> None:
        if keep < 5:
            raise ValueError("keep at least five")
        self.folder, self.keep = folder, keep
        self._turn: tuple[int, bytes | str] | None = None
        self._file: Path | None = None
        self._swept = False

    def save(self, match: Match) -> Path:
        """Save after an answer; return the file. Raises SaveError where the folder cannot be written; the match is not touched."""
        turn = (id(match), _moment(match))
        if self._file is None or turn != self._turn:
            made = autosaves(self.folder)
            self._file = self.folder / f"auto-{_number(made[0]) + 1 if made else 1:06}-{short_id(match)}.json"
        save(match, self._file)
        self._turn = turn
        self._forget()
        if not self._swept:
            self._swept = True
            sweep(self.folder)
        return self._file

    def save_clock(self, match: Match) -> None:
        """Keep how far the stopwatch has gone since the last answer: nothing of a game in real time may be lost between two of them.

        A small file that is not flushed to the disk: it costs no frame, and outlives the program if not the machine.
        """
        with suppress(OSError):  # the time of the last answer is kept in any case
            _clock(self.folder, match).write_text(f"{match.turn} {match.stopwatch.ms}", encoding="ascii")

    def _forget(self) -> None:
        rings: dict[str, list[Path]] = {}
        for path in autosaves(self.folder):
            rings.setdefault(short_id_in(path), []).append(path)
        for old in [path for place, ring in enumerate(rings.values()) for path in ring[self.keep if place < MATCHES else 0 :]]:
            try:
                old.unlink()
            except OSError:  # a file that cannot be removed does no harm
                continue


def sweep(folder: Path) -> None:
    """Remove what programs that were killed while they wrote have left in `folder`, and the clocks of matches that are no longer kept."""
    with suppress(OSError):
        for part in folder.glob(".*.part"):
            with suppress(OSError):
                if time.time() - part.stat().st_mtime > STALE:
                    part.unlink()
        played = {short_id_in(path) for path in autosaves(folder)}
        for clock in folder.glob("clock-*.txt"):
            if short_id_in(clock) not in played:
                with suppress(OSError):
                    clock.unlink()


def save(match: Match, path: Path) -> None:
    """Save `match` to `path`, whose folder is made if need be. Raises SaveError."""
    _make(path)
    match.save(path)


def _make(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError.of(path, error) from error


def _moment(match: Match) -> bytes | str:
    """What a turn begins with: a checkpoint; where everybody acts at once all answers to one question are one turn."""
    decision = match.decision
    return decision.prompt if decision is not None and decision.simultaneous else match.game.checkpoint


def _clock(folder: Path, match: Match) -> Path:
    return folder / f"clock-{short_id(match)}.txt"


def load(path: Path, folder: Path) -> Match:
    """Load a match from `path`. Raises SaveError, whose `fallback` is the newest good autosave in `folder`.

    The stopwatch of an autosave stands where it was counted to last.
    """
    try:
        match = Match.load(path)
    except SaveError as error:
        error.fallback = newest_good(folder, but=path)
        raise
    if path.resolve().parent == folder.resolve():
        _catch_up(match, folder)
    return match


def _catch_up(match: Match, folder: Path) -> None:
    """Wind the stopwatch on to where it was counted to after the last answer; what cannot be read counts nothing."""
    with suppress(OSError, ValueError):
        turn, ms = map(int, _clock(folder, match).read_text(encoding="ascii").split())
        if turn == match.turn and ms > match.stopwatch.ms:
            match.stopwatch.wind(ms)


class Bundle(Struct, kw_only=True):
    """What is kept of a crash: the match (before the answer that broke the rules), that answer, and the trace of the fault.

    A fault outside the rules has no `answer` but the name of the `scene`; without a match at the table there is no `match` either.
    """

    version: str
    match: Record | None = None
    answer: SavedAnswer | None = None
    scene: str = ""
    trace: str

    def repeat(self) -> None:
        """Bring the match back and give the answer again: raises what was raised, as MatchCrash."""
        if self.match is None:
            return
        match = Match.from_record(self.match)
        for action in archive.actions(self.match, [] if self.answer is None else [self.answer]):
            match.apply(action)


def write_bundle(folder: Path, match: Match, crash: MatchCrash) -> Path:
    """Keep what is needed to repeat `crash`; return the file. Raises SaveError."""
    action = crash.action
    if match.game.mark() != Mark(crash.mark.checkpoint, crash.mark.answers):
        raise ValueError("the match has gone on since the crash")
    answer = SavedAnswer(action.seat, action.choice, action.at_ms)
    return _bundle(
        folder, Bundle(version=__version__, match=match.to_record(), answer=answer, trace=_trace(crash.__cause__ or crash))
    )


def write_fault(folder: Path, error: BaseException, *, scene: str = "", match: Match | None = None) -> Path:
    """Keep what is known of a fault outside the rules; return the file. Raises SaveError."""
    try:
        kept = match.to_record() if match is not None else None
    except Exception:  # noqa: BLE001  # a fault that reached the match must not hide itself
        kept = None
    return _bundle(folder, Bundle(version=__version__, match=kept, scene=scene, trace=_trace(error)))


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _bundle(folder: Path, content: Bundle) -> Path:
    file = folder / datetime.now(UTC).strftime("crash-%Y%m%d-%H%M%S-%f.json")
    _make(file)
    save_file.write(file, content, kind="crash")
    with suppress(OSError):
        for old in sorted(folder.glob("crash-*.json"))[:-BUNDLES]:
            for part in (old, old.with_suffix(".png")):
                part.unlink(missing_ok=True)
    return file


def read_bundle(path: Path) -> Bundle:
    """Read the bundle of a crash. Raises SaveError."""
    return save_file.read_content(path, Bundle, name="crash")
