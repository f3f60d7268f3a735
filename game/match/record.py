"""What is saved of a match: everything that is needed to go on or to watch it again. And the error for a file that cannot be used."""

from pathlib import Path
from typing import Any
from uuid import UUID

from msgspec import Struct


class SaveError(Exception):
    """A file cannot be read or written: its path, the problem as a message id with values, and a good autosave instead, if any.

    The file is left untouched. `game.text.error_text` makes the sentence for the player.
    """

    def __init__(self, path: Path | str, problem: str, *, fallback: Path | None = None, **values: str | int) -> None:
        super().__init__(" ".join((f"{path}: {problem}", *(f"{key}={value}" for key, value in values.items()))))
        self.path, self.problem, self.values, self.fallback = Path(path), problem, values, fallback

    @classmethod
    def of(cls, path: Path, error: OSError, problem: str = "save-unwritable") -> "SaveError":
        """Make one from an error of the operating system."""
        return cls(path, problem, reason=error.strerror or type(error).__name__)


class SavedAnswer(Struct, frozen=True, omit_defaults=True):
    """One answer of the match, in order. `choice` is the tagged choice as JSON."""

    seat: int
    choice: Any
    at_ms: int = 0


class SavedMark(Struct, frozen=True):
    """A point to return to: the state at a checkpoint (by its place in `Record.states`) and the answers since."""

    state: int
    answers: list[SavedAnswer]


class Record(Struct, kw_only=True):
    """A match as it is saved.

    `uuid` tells it apart from every other match, also of the same game, seed and options; nothing in the game depends on it.
    `actions` are all answers since the start (the replay); `states` holds the checkpoints as JSON, `now` the present moment and
    `undo` the moments that can still be returned to, oldest first, with the `barrier` before them; `log` are the Events so far, the
    set-up first and then a list for each answer; `digest` is that of the state now. `notes` are what the holder of a seat wrote down for
    itself: no rule reads them, no view holds them, and they are not taken back with an answer.
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
