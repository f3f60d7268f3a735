"""The history of a match, answer by answer, and the limits of undo."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Event, Game, IllegalAction, Mark
from game.rules.engine.secret import Seat

PERSON = "person"
KEPT = 24
"""The number of answers that can be undone after a match was saved and loaded. In real time each one needs a mark of its own."""


class HistoryEntry(Struct, frozen=True):
    """An answer in the history of a match: the mark before it, its Events, and why it cannot be undone ("" if it can)."""

    before: Mark
    action: Action
    events: tuple[Event, ...]
    barrier: str


class PriorHistory(Struct):
    """What happened before the match was loaded: all answers, the Events of the set-up and of each answer, and the last barrier."""

    log: list[tuple[Event, ...]]
    actions: list[Action] = []
    barrier: str = ""


def barrier(events: Sequence[Event], rolled: bool) -> str:
    """Why an answer with these `events` cannot be undone: it revealed a secret, or a die was `rolled`; "" if it can."""
    if any(event.reveals for event in events):
        return "undo-revealed"
    return "undo-die" if rolled else ""


def undo_refusal(
    history: Sequence[HistoryEntry], past: PriorHistory, holders: Mapping[Seat, str], seat: Seat
) -> IllegalAction | None:
    """Why `seat` cannot undo its last answer, or None.

    Later answers of agents are undone with it, those of other persons never.
    """
    for entry in reversed(history):
        if entry.barrier:
            return IllegalAction(f"refused-{entry.barrier}")
        if entry.action.seat == seat:
            return None
        if holders.get(entry.action.seat) == PERSON:
            return IllegalAction("refused-undo-other", seat=entry.action.seat)
    return IllegalAction(f"refused-{past.barrier or 'undo-nothing'}")


def run_again(rules: Rules[Any], history: Sequence[HistoryEntry], now: Mark) -> Game[Any]:
    """Replay the answers of `history`, and return the game at `now`.

    Raises ValueError where an answer leads to other Events or to another mark, or cannot be undone.
    """
    moments = [*(entry.before for entry in history), now]
    game = Game(rules, moments[0]).start()
    for entry, after in zip(history, moments[1:], strict=True):
        draws = game.state.rng.total
        events = tuple(game.apply(entry.action))
        if events != entry.events or barrier(events, game.state.rng.total != draws) or game.mark() != after:
            raise ValueError("an answer does not lead to the moment after it")
    return game


def retractable(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """The entries after the last barrier."""
    for place in range(len(history) - 1, -1, -1):
        if history[place].barrier:
            return list(history[place + 1 :])
    return list(history)


def saved(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """The entries that can still be undone after saving: the last retractable ones."""
    return retractable(history)[-KEPT:]


def last_barrier(history: Sequence[HistoryEntry], past: PriorHistory) -> str:
    """Why nothing before the retractable entries can be undone."""
    return next((entry.barrier for entry in reversed(history) if entry.barrier), past.barrier)
