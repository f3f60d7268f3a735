"""Replays: a record played again from its seed, compared with what it stores, and available after each of its answers."""

from collections.abc import Callable, Iterable
from pathlib import Path

from game.match import Match, MatchCrash, archive
from game.match.history import PriorHistory, saved as saved_entries
from game.match.record import Record, SaveError
from game.match.trace import EventSnapshot, trace_events
from game.rules.engine.script import Action, Event, Game, IllegalAction, Mark
from game.rules.engine.secret import Seat, redact


class Replay:
    """A match that can be shown at any of its moments: moment 0 is the set-up, moment n the position after n answers.

    The constructor plays it once from its seed; after that each moment is a checkpoint and the few answers since. Where this
    version of the rules departs from the record, the replay ends before that answer, and `departs` is its number (0: the set-up).
    Raises SaveError for an inconsistent record.
    """

    def __init__(
        self, saved: Record, path: Path | str = "", *, on_progress: Callable[[int, int], object] = lambda done, total: None
    ) -> None:
        try:
            log, actions = archive.log(saved), archive.actions(saved)
        except ValueError as error:
            raise SaveError(path, "save-damaged") from error
        self.saved, self.path = saved, Path(path)
        self.whole = Match.replay(saved, 0, path)
        self.departs = _run(self.whole, actions, log, on_progress)
        self.log: list[tuple[Event, ...]] = self.whole.log
        self.actions: list[Action] = self.whole.actions
        self.marks: list[Mark] = [*(entry.before for entry in self.whole.history), self.whole.game.mark()]
        self.whole.stopwatch.pause()
        self.whole.stopwatch.wind(saved.elapsed_ms)
        self.whole.notes = dict(saved.notes)

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.actions)

    def at(self, moment: int) -> Match:
        """The match at a moment, with its stopwatch paused."""
        whole, moment = self.whole, min(max(0, moment), self.last)
        match = Match(whole.rules, whole.options, whole.seed, dict(whole.holders), self.marks[moment], uuid=whole.uuid)
        match.past = PriorHistory(self.log[: moment + 1], self.actions[:moment])
        match.commitment = whole.commitment
        match.stopwatch.pause()
        match.stopwatch.wind(self.actions[moment - 1].at_ms if moment else 0)
        return match

    def events(self, moment: int, seats: Iterable[Seat]) -> list[Event]:
        """The Events that led to a moment, redacted for the holder of `seats`."""
        found: list[Event] = redact(list(self.log[moment]), frozenset(seats))
        return found

    def moments(self, moment: int, seats: Iterable[Seat]) -> list[EventSnapshot]:
        """The Events that led to a moment, each with a snapshot of the state; empty for the set-up."""
        if not 0 < moment <= self.last:
            return []
        return trace_events(self.whole.rules, self.marks[moment - 1], self.actions[moment - 1], frozenset(seats))


def _run(
    match: Match, actions: list[Action], log: list[tuple[Event, ...]], on_progress: Callable[[int, int], object]
) -> int | None:
    """Apply `actions` to a new match; return the number of the first one that departs from `log`, if any."""
    if match.log[0] != log[0]:
        return 0
    for number, action in enumerate(actions, start=1):
        on_progress(number, len(actions))
        try:
            if tuple(match.apply(action)) == log[number]:
                continue
            entry = match.history.pop()
            match.game = Game(match.rules, entry.before).start()
        except (IllegalAction, MatchCrash, IndexError):
            if match.turn >= number:  # the answer is legal, but the record has no Events for it
                match.history.pop()
        return number
    return None


def verify(
    saved: Record, path: Path | str = "", *, on_progress: Callable[[int, int], object] = lambda done, total: None
) -> int | None:
    """Check that a record follows from its seed: None if it does, else the number of the first answer that departs from it (0: the set-up).

    `on_progress` is called with the number of answers played so far and of all answers. Raises SaveError for a record that cannot
    be read.
    """
    replay = Replay(saved, path, on_progress=on_progress)
    if replay.departs is not None:
        return replay.departs
    return _false_moment(saved, replay)


def _false_moment(saved: Record, replay: Replay) -> int | None:
    """The number of the first answer after which a mark of the record differs from that of the replay.

    None if all are the same.
    """
    try:
        now, undo = archive.marks(saved, replay.whole.rules)
    except (ValueError, TypeError):
        return replay.last
    first = replay.last - len(undo)
    for moment, mark in enumerate(undo, start=first):
        if moment < 0 or mark != replay.marks[moment]:
            return max(moment, 0) + 1
    if first < replay.last - len(saved_entries(replay.whole.history)):
        return first + 1  # it is before a die roll or a reveal
    return None if now == replay.marks[-1] and saved.digest == replay.whole.digest else replay.last
