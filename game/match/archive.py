"""Converts a match to its record and back: checkpoints, answers and Events as JSON, validated on loading."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, lru_cache, reduce
from hashlib import blake2b
from operator import or_
from pathlib import Path
from typing import Any, Protocol
from uuid import UUID

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from game import __version__
from game.match.clock import Stopwatch
from game.match.commitment import Commitment
from game.match.history import HistoryEntry, PriorHistory, last_barrier, run_again, saved
from game.match.options import check_seed
from game.match.record import Record, SavedAnswer, SavedMark, SaveError
from game.rules import GAMES
from game.rules.engine.reference import UnknownIdError, check_references
from game.rules.engine.rules import OptionsError, Rules
from game.rules.engine.script import Action, Choice, Done, Event, Game, Mark, TimeUp, freeze, thaw
from game.rules.engine.secret import CLOCK, Seat


class Restored(Struct):
    """The content of a record, in the types of its game."""

    rules: Rules[Any]
    options: Any
    holders: dict[Seat, str]
    now: Mark
    past: PriorHistory
    history: list[HistoryEntry]


@cache
def _unions(game: str) -> tuple[Any, Any]:
    """The tagged unions of all choices and of all Events of `game`."""
    rules = GAMES[game]
    choices: tuple[type[Choice], ...] = tuple(dict.fromkeys((*rules.choice_types, Done, TimeUp)))
    events: tuple[type[Event], ...] = tuple(dict.fromkeys(rules.event_types))
    return reduce(or_, choices), reduce(or_, events)


# ---------------------------------------------------------------------- to the record


@lru_cache(maxsize=64)
def _thawed(state_type: type[Struct], checkpoint: bytes) -> Struct:
    """A decoded checkpoint, cached because consecutive saves contain the same ones."""
    return thaw(state_type, checkpoint)


class _Shelf:
    """A table of checkpoints without duplicates, so that marks of one turn share a state."""

    def __init__(self, state_type: type[Struct]) -> None:
        self._state_type = state_type
        self._places: dict[bytes, int] = {}
        self.states: list[Any] = []

    def moment(self, mark: Mark) -> SavedMark:
        """Convert a mark for the record, and add its checkpoint to the table."""
        place = self._places.setdefault(mark.checkpoint, len(self.states))
        if place == len(self.states):
            self.states.append(_thawed(self._state_type, mark.checkpoint))
        return SavedMark(place, played(mark.answers))


class Recordable(Protocol):
    """The attributes of a match that a record needs; `Match` documents them."""

    rules: Rules[Any]
    options: Any
    seed: int
    holders: dict[Seat, str]
    uuid: UUID
    game: Game[Any]
    stopwatch: Stopwatch
    history: list[HistoryEntry]
    past: PriorHistory
    notes: dict[Seat, dict[str, Any]]
    commitment: Commitment | None

    @property
    def actions(self) -> list[Action]:
        """All answers."""
        ...

    @property
    def log(self) -> list[tuple[Event, ...]]:
        """All Events."""
        ...


def record_of(match: Recordable) -> Record:
    """The record of a match, as it is saved."""
    free = saved(match.history)
    states, now, undo = moments(match.rules, match.game.mark(), [entry.before for entry in free])
    return Record(
        version=__version__,
        uuid=match.uuid,
        game=match.rules.name,
        seed=match.seed,
        options=match.options,
        seats=match.holders,
        actions=played(match.actions),
        states=states,
        now=now,
        undo=undo,
        barrier=last_barrier(match.history, match.past),
        log=[list(events) for events in match.log],
        elapsed_ms=match.stopwatch.ms,
        digest=digest_of(match.game.state),
        notes=match.notes,
        commitment=match.commitment,
    )


def played(actions: Iterable[Action]) -> list[SavedAnswer]:
    """Convert actions for a record."""
    return [SavedAnswer(action.seat, action.choice, action.at_ms) for action in actions]


def moments(rules: Rules[Any], now: Mark, undo: Sequence[Mark]) -> tuple[list[Any], SavedMark, list[SavedMark]]:
    """The states, the current mark and the marks for undo, as a record stores them."""
    shelf = _Shelf(rules.state_type)
    earlier = [shelf.moment(mark) for mark in undo]
    present = shelf.moment(now)
    return shelf.states, present, earlier


# ---------------------------------------------------------------------- from the record


def actions(record: Record, answers: Sequence[SavedAnswer] | None = None) -> list[Action]:
    """The answers of a record (or `answers` from it) with their choices as the game's own types.

    Raises msgspec.ValidationError.
    """
    choices, _ = _unions(record.game)
    given = record.actions if answers is None else answers
    found = msgspec.convert([one.choice for one in given], list[choices])  # type: ignore[valid-type]  # one call, because msgspec analyses the union in each
    return [Action(one.seat, choice, one.at_ms) for one, choice in zip(given, found, strict=True)]


def log(record: Record) -> list[tuple[Event, ...]]:
    """The Events of a record as the game's own types. Raises msgspec.ValidationError."""
    _, events = _unions(record.game)
    found: list[tuple[Event, ...]] = msgspec.convert(record.log, list[tuple[events, ...]])  # type: ignore[valid-type]
    return found


def last_events(record: Record) -> tuple[Event, ...]:
    """The Events after the last answer of a record. Raises msgspec.ValidationError."""
    _, events = _unions(record.game)
    found: tuple[Event, ...] = msgspec.convert(record.log[-1] if record.log else [], tuple[events, ...])  # type: ignore[valid-type]
    return found


def last_checkpoint(record: Record, rules: Rules[Any]) -> Any:
    """The state of the last checkpoint of a record. Raises IndexError, and msgspec.ValidationError."""
    return msgspec.convert(msgspec.to_builtins(record.states[-1]), rules.state_type, str_keys=True)


def rules_of(record: Record, path: Path) -> Rules[Any]:
    """The rules of a record's game. Raises SaveError for an unknown game."""
    if record.game not in GAMES:
        raise SaveError(path, "save-unknown-game", game=record.game)
    return GAMES[record.game]


def options_of(record: Record, rules: Rules[Any]) -> Any:
    """The options of a record. Raises msgspec.ValidationError, and OptionsError for options that the game does not have."""
    options = msgspec.convert(msgspec.to_builtins(record.options), rules.options_type)
    rules.seats(options)
    return options


def begin(record: Record, path: Path) -> tuple[Rules[Any], Any, Mark]:
    """The rules, options and first state of a record, to replay it from its seed. Raises SaveError, which names `path`."""
    rules = rules_of(record, path)
    try:
        options = options_of(record, rules)
        return rules, options, Mark(freeze(rules.new_game(options, check_seed(record.seed))))
    except Exception as error:  # a damaged record can make any rule fail
        raise _unfit(path, error) from error


def restore(record: Record, path: Path) -> Restored:
    """Restore a match from its record. Raises SaveError, which names `path`, for an inconsistent record.

    If the marks of the record do not fit this version of the rules, first the marks for undo are dropped, and then the answers
    of the step in progress.
    """
    rules = rules_of(record, path)
    try:
        return _restored(record, rules, record.digest)
    except Exception as error:  # noqa: BLE001  # a damaged record can make any rule fail
        problem = error
    if record.version != __version__:
        with suppress(Exception):
            return _restored(replace(record, undo=[]), rules, record.digest)
        with suppress(Exception):
            return _restored(_rewound(record), rules, None)
    raise _unfit(path, problem) from problem


def _unfit(path: Path, problem: Exception) -> SaveError:
    """The SaveError for a record that cannot be restored: unknown ids or options, or damage."""
    if isinstance(problem, OptionsError):
        return SaveError(path, "save-unknown-option", option=problem.option, given=str(problem.given))
    if isinstance(problem, UnknownIdError):
        return SaveError(path, "save-unknown-id", place=problem.path, given=str(problem.given))
    return SaveError(path, "save-damaged")


def _rewound(record: Record) -> Record:
    """The record at the start of the step in progress, without the answers since then and without a digest."""
    kept = max(len(record.actions) - len(record.now.answers), 0)
    now = SavedMark(record.now.state, [])
    return replace(record, actions=record.actions[:kept], log=record.log[: kept + 1], now=now, undo=[])


def marks(record: Record, rules: Rules[Any]) -> tuple[Mark, list[Mark]]:
    """The current mark of a record and its marks for undo. Raises ValueError, and msgspec.ValidationError."""
    states = [freeze(state) for state in _states(record, rules)]

    def mark(moment: SavedMark) -> Mark:
        if not 0 <= moment.state < len(states):
            raise ValueError("a moment has no state")
        return Mark(states[moment.state], tuple(actions(record, moment.answers)) if moment.answers else ())

    return mark(record.now), [mark(moment) for moment in record.undo]


def _states(record: Record, rules: Rules[Any]) -> list[Struct]:
    """The states of a record. Raises UnknownIdError for ids that the game does not have, and msgspec.ValidationError."""
    states = [msgspec.convert(msgspec.to_builtins(state), rules.state_type, str_keys=True) for state in record.states]
    options = options_of(record, rules)
    for state in states:
        check_references(state, rules.known_ids(state))
        if getattr(state, "options", options) != options:
            raise ValueError("a state has other options than the match")
        if len(rules.players(state)) != len(record.seats):
            raise ValueError("a state has other seats than the match")
    return states


def _restored(record: Record, rules: Rules[Any], digest: str | None) -> Restored:
    """Restore a record whose current state has this `digest` (None: any). Raises any exception for a damaged record."""
    check_seed(record.seed)
    options, (now, undo) = options_of(record, rules), marks(record, rules)
    given, events = actions(record), log(record)
    if len(events) != len(given) + 1 or len(undo) > len(given):
        raise ValueError("answers and Events do not match")
    if dict.fromkeys(rules.seats(options)) != dict.fromkeys(record.seats):
        raise ValueError("the seats are not those of the options")
    if not {action.seat for action in given} <= {*record.seats, CLOCK}:
        raise ValueError("an answer is of no seat")
    kept = len(given) - len(undo)
    history = [HistoryEntry(mark, given[place], events[place + 1], "") for place, mark in enumerate(undo, start=kept)]
    game = run_again(rules, history, now)
    if digest not in (None, digest_of(game.state)):
        raise ValueError("the state is not the one that was saved")
    return Restored(
        rules, options, dict(record.seats), now, PriorHistory(events[: kept + 1], given[:kept], record.barrier), history
    )


def digest_of(state: Struct) -> str:
    """A fingerprint of a state: equal states have equal digests."""
    return blake2b(freeze(state), digest_size=16).hexdigest()
