"""The resume file of a long simulation: the set-up in its first line, then a line for each chunk of matches that has ended."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game.lab.errors import SimulationError
from game.lab.report import MatchResult
from game.match.record import SaveError
from game.storage.sealed_lines import append, parse, read_lines

UNWRITABLE = "save-unwritable-file"


class _Head(Struct):
    """The set-up of the simulation, as JSON."""

    simulation: dict[str, Any]


class _Chunk(Struct):
    """Matches that ended, and the seconds since the chunk before."""

    results: list[MatchResult]
    seconds: float


class ResumeFile:
    """The matches of a set-up that have ended, by seed, in memory and in a file. `seconds` is how long they took in all.

    Creating it reads the file, or begins a new one; damaged lines are skipped, and their matches are played again. Raises
    SaveError, and SimulationError for a file of another set-up; neither changes the file.
    """

    def __init__(self, path: Path, setup: Struct) -> None:
        self.path, self.results, self.seconds = path, dict[int, MatchResult](), 0.0
        if not path.parent.is_dir():
            raise SaveError(path, "save-missing-folder")
        head: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(setup))
        lines = self._lines()
        stored = next((found.simulation for line in lines if (found := parse(line, _Head))), None)
        if stored is None:
            if lines and not _is_half_head(path):
                raise SimulationError("simulate-not-resume", file=str(path))
            append(path, [_Head(head)], UNWRITABLE)
        elif stored != head:
            differs = next(key for key in {**head, **stored} if head.get(key) != stored.get(key))
            raise SimulationError("simulate-other-setup", file=str(path), what=differs)
        for chunk in filter(None, (parse(line, _Chunk) for line in lines)):
            self.seconds += chunk.seconds
            self.results.update((one.seed, one) for one in chunk.results)

    def add(self, results: list[MatchResult], seconds: float) -> None:
        """Keep matches that ended in `seconds`. Raises SaveError if the file can't be written."""
        append(self.path, [_Chunk(results, seconds)], UNWRITABLE)
        self.seconds += seconds
        self.results.update((one.seed, one) for one in results)

    def _lines(self) -> list[bytes]:
        try:
            return read_lines(self.path)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError.of(self.path, error, "save-unreadable") from error


def _is_half_head(path: Path) -> bool:
    """Whether the program was killed while it wrote the head."""
    document, start = path.read_bytes(), b'{"seal":"'
    return b"\n" not in document and document[: len(start)] == start[: len(document)]
