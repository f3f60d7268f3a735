"""Autosaves: the last turns of each match in a ring of files, and crash reports that reproduce a failure."""

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
"""The age in seconds from which a temporary file counts as left behind by a killed program."""
BUNDLES = 30
"""The number of crash reports that are kept, the newest."""
MATCHES = 12
"""The number of matches whose autosaves are kept, those played last."""


def _number(path: Path) -> int:
    digits = path.stem.removeprefix("auto-").partition("-")[0]
    return int(digits) if digits.isdecimal() else -1


def short_id_in(path: Path) -> str:
    """The short id of the match that an autosave belongs to: the end of its name."""
    return path.stem.rpartition("-")[2]


def short_id(match: Match) -> str:
    """The first eight hexadecimal digits of the match's uuid, which identify it in file names."""
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
    """A ring of the last `keep` turns of each match in `folder`. The newest file always holds the last answer, the others one turn each.

    Each match has its own ring, so that one match never overwrites the turns of another. The rings of the last MATCHES matches
    are kept.
    """

    def __init__(self, folder: Path, keep: int = 8) -> None:
        if keep < 5:
            raise ValueError("keep at least five")
        self.folder, self.keep = folder, keep
        self._turn: tuple[int, bytes | str] | None = None
        self._file: Path | None = None
        self._swept = False

    def save(self, match: Match) -> Path:
        """Save after an answer; return the file. Raises SaveError if the folder cannot be written. The match is not changed."""
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
        """Save the time on the stopwatch, which advances between two answers of a game in real time.

        The small file is not flushed to the disk: writing it costs no frame. It survives a crash of the program, but not of the
        machine.
        """
        with suppress(OSError):  # without it, the time of the last answer is used
            _clock(self.folder, match).write_text(f"{match.turn} {match.stopwatch.ms}", encoding="ascii")

    def save_shown(self, match: Match) -> None:
        """Save that everything up to the last answer has been shown. The small file is not flushed to the disk."""
        with suppress(OSError):  # without it, nothing is shown again
            self.folder.mkdir(parents=True, exist_ok=True)
            _shown(self.folder, match).write_text(str(match.turn), encoding="ascii")

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
    """Remove temporary files of killed programs from `folder`, and what is left of matches without autosaves."""
    with suppress(OSError):
        for part in folder.glob(".*.part"):
            with suppress(OSError):
                if time.time() - part.stat().st_mtime > STALE:
                    part.unlink()
        played = {short_id_in(path) for path in autosaves(folder)}
        for kind in ("clock", "shown"):
            for left in folder.glob(f"{kind}-*.txt"):
                if short_id_in(left) not in played:
                    with suppress(OSError):
                        left.unlink()


def save(match: Match, path: Path) -> None:
    """Save `match` to `path`, and create its folder if it does not exist. Raises SaveError."""
    _make(path)
    match.save(path)


def _make(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError.of(path, error) from error


def _moment(match: Match) -> bytes | str:
    """A key that is the same during one turn: the checkpoint, or the prompt where all seats act simultaneously."""
    decision = match.decision
    return decision.prompt if decision is not None and decision.simultaneous else match.game.checkpoint


def _clock(folder: Path, match: Match) -> Path:
    return folder / f"clock-{short_id(match)}.txt"


def _shown(folder: Path, match: Match) -> Path:
    return folder / f"shown-{short_id(match)}.txt"


def load(path: Path, folder: Path) -> Match:
    """Load a match from `path`. Raises SaveError, whose `fallback` is the newest good autosave in `folder`.

    Its stopwatch is paused: whoever shows the match starts it. That of an autosave is set to the time that `save_clock` saved last; `shown` says what `save_shown` saved.
    """
    try:
        match = Match.load(path)
    except SaveError as error:
        error.fallback = newest_good(folder, but=path)
        raise
    match.stopwatch.pause()
    if path.resolve().parent == folder.resolve():
        _catch_up(match, folder)
        with suppress(OSError, ValueError):
            match.shown = int(_shown(folder, match).read_text(encoding="ascii"))
    return match


def _catch_up(match: Match, folder: Path) -> None:
    """Advance the stopwatch to the time saved after the last answer. An unreadable file is ignored."""
    with suppress(OSError, ValueError):
        turn, ms = map(int, _clock(folder, match).read_text(encoding="ascii").split())
        if turn == match.turn and ms > match.stopwatch.ms:
            match.stopwatch.wind(ms)


class Bundle(Struct, kw_only=True):
    """A crash report: the match before the answer that failed, that answer, and the traceback.

    An error outside the rules has the name of the `scene` instead of an `answer`, and no `match` if none is being played.
    """

    version: str
    match: Record | None = None
    answer: SavedAnswer | None = None
    scene: str = ""
    trace: str

    def repeat(self) -> None:
        """Restore the match and repeat the answer: raises the same error, as MatchCrash."""
        if self.match is None:
            return
        match = Match.from_record(self.match)
        for action in archive.actions(self.match, [] if self.answer is None else [self.answer]):
            match.apply(action)


def write_bundle(folder: Path, match: Match, crash: MatchCrash) -> Path:
    """Write a report that reproduces `crash`; return the file. Raises SaveError."""
    action = crash.action
    if match.game.mark() != Mark(crash.mark.checkpoint, crash.mark.answers):
        raise ValueError("the match has gone on since the crash")
    answer = SavedAnswer(action.seat, action.choice, action.at_ms)
    return _bundle(
        folder, Bundle(version=__version__, match=match.to_record(), answer=answer, trace=_trace(crash.__cause__ or crash))
    )


def write_fault(folder: Path, error: BaseException, *, scene: str = "", match: Match | None = None) -> Path:
    """Write a report of an error outside the rules; return the file. Raises SaveError."""
    try:
        kept = match.to_record() if match is not None else None
    except Exception:  # noqa: BLE001  # a damaged match must not hide the error that is reported
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
    """Read a crash report. Raises SaveError."""
    return save_file.read_content(path, Bundle, name="crash")
