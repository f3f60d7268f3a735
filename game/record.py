"""What a match is on disk: one JSON document with everything that is needed to go on or to watch it again."""

from typing import Any

from msgspec import Struct

FORMAT = 1


class Played(Struct, frozen=True, omit_defaults=True):
    """One answer of the match, in order. `choice` is the tagged choice as JSON."""

    seat: int
    choice: Any
    at_ms: int = 0


class Moment(Struct, frozen=True):
    """A point to return to: the state at a checkpoint (by its place in `Record.states`) and the answers since."""

    state: int
    answers: list[Played]


class Record(Struct, kw_only=True):
    """A match as it is saved.

    `actions` are all answers since the start (the replay); `states` holds the checkpoints as JSON, `now` the present moment and
    `undo` the moments that can still be returned to, oldest first; `log` are the Events so far; `digest` is that of the state now.
    """

    format: int = FORMAT
    version: str
    game: str
    seed: int
    options: Any
    seats: dict[int, str]
    actions: list[Played]
    states: list[Any]
    now: Moment
    undo: list[Moment]
    log: list[list[Any]]
    elapsed_ms: int
    digest: str
