"""The record of a match, which holds everything that is needed to continue or replay it, and the error for unusable files."""

from pathlib import Path
from typing import Any
from uuid import UUID

from msgspec import Struct

from game.match.commitment import Commitment


class SaveError(Exception):
    """A file cannot be read or written: its path, the problem as a message id with values, and a usable autosave, if any.

    The file is never changed. `game.text.error_text` makes the sentence for the player.
    """

    def __init__(self, path: Path | str, problem: str, *, fallback: Path | None = None, **values: str | int) -> None:
        super().__init__(" ".join((f"{path}: {problem}", *(f"{key}={value}" for key, value in values.items()))))
        self.path, self.problem, self.values, self.fallback = Path(path), problem, values, fallback

    @classmethod
    def of(cls, path: Path, error: OSError, problem: str = "save-unwritable") -> "SaveError":
        """Convert an error of the operating system."""
        return cls(path, problem, reason=error.strerror or type(error).__name__)


class SavedAnswer(Struct, frozen=True, omit_defaults=True):
    """One answer of the match. `choice` is the tagged choice as JSON."""

    seat: int
    choice: Any
    at_ms: int = 0


class SavedMark(Struct, frozen=True):
    """A point to return to: a checkpoint (its index in `Record.states`) and the answers since then."""

    state: int
    answers: list[SavedAnswer]


class Record(Struct, kw_only=True):
    """A match as it is saved.

    `uuid` identifies the match; no rule depends on it. `actions` are all answers since the start (the replay). `states` holds
    the checkpoints as JSON, `now` the current mark, and `undo` the marks for undo, oldest first, with the `barrier` before
    them. `log` holds the Events: those of the set-up, then a list for each answer. `digest` is the hash of the current state.
    `notes` are the private notes of each seat: no rule reads them, no observation contains them, and undo does not change them.
    `commitment` is that to the seed; records of older versions have none.
    """

    version: str
    uuid: UUID
    game: str
    seed: int
    options: Any
    seats: dict[int, str]
    actions: list[SavedAnswer]
    states: list[Any]
    now: SavedMark
    undo: list[SavedMark]
    barrier: str = ""
    log: list[list[Any]]
    elapsed_ms: int
    digest: str
    notes: dict[int, dict[str, Any]] = {}
    commitment: Commitment | None = None
