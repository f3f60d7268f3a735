"""What happened in a match, answer by answer, and what of it can be taken back."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Event, Game, IllegalAction, Mark
from game.rules.engine.secret import Seat

PERSON = "person"
KEPT = 24
"""So many of the last answers can be taken back after a match was saved and loaded: in real time each of them is a moment of its own."""


class HistoryEntry(Struct, frozen=True):
    """One answer in a match's history: the moment before it, the Events it brought, and why it cannot be taken back ("" if it can)."""

    before: Mark
    action: Action
    events: tuple[Event, ...]
    barrier: str


class PriorHistory(Struct):
    """What lies before the history of this sitting: all answers, the Events of the set-up and of each answer, and the last barrier."""

    log: list[tuple[Event, ...]]
    actions: list[Action] = []
    barrier: str = ""


def barrier(events: Sequence[Event], rolled: bool) -> str:
    """Why an answer that brought `events` cannot be taken back: a secret came out, or a die was `rolled`; "" if it can."""
    if any(event.reveals for event in events):
        return "undo-revealed"
    return "undo-die" if rolled else ""


def undo_refusal(
    history: Sequence[HistoryEntry], past: PriorHistory, holders: Mapping[Seat, str], seat: Seat
) -> IllegalAction | None:
    """Why `seat` cannot take its last answer back, or None. Answers of agents go back with it, those of other people never."""
    for entry in reversed(history):
        if entry.barrier:
            return IllegalAction(f"refused-{entry.barrier}")
        if entry.action.seat == seat:
            return None
        if holders.get(entry.action.seat) == PERSON:
            return IllegalAction("refused-undo-other", seat=entry.action.seat)
    return IllegalAction(f"refused-{past.barrier or 'undo-nothing'}")


def run_again(rules: Rules[Any], history: Sequence[HistoryEntry], now: Mark) -> Game[Any]:
    """Give the answers of `history` again; return the game, which stands at `now`.

    Raises ValueError where an answer leads to other Events, to another moment than the one before the next answer, or to one that
    must not be taken back.
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
    """The last entries, none of which is a barrier."""
    for place in range(len(history) - 1, -1, -1):
        if history[place].barrier:
            return list(history[place + 1 :])
    return list(history)


def saved(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """The entries that can still be taken back after the match was saved: the last retractable ones."""
    return retractable(history)[-KEPT:]


def last_barrier(history: Sequence[HistoryEntry], past: PriorHistory) -> str:
    """Why nothing before the retractable entries can be taken back."""
    return next((entry.barrier for entry in reversed(history) if entry.barrier), past.barrier)
