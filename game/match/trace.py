"""Snapshots of the state at each Event of an answer, for scenes that animate Event by Event."""

from collections.abc import Sequence, Set
from typing import Any, NamedTuple

from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Event, Game, Mark, freeze, thaw
from game.rules.engine.secret import CLOCK, Seat, redact


class EventSnapshot(NamedTuple):
    """An Event as some seats may see it, and the whole state at that time, encoded until `seen` redacts it."""

    event: Event
    packed: bytes


def trace_events(rules: Rules[Any], before: Mark, action: Action, seats: Set[Seat]) -> list[EventSnapshot]:
    """Repeat `action` at `before`, and return the Events that the holders of `seats` may see, with their states."""
    packed: list[bytes] = []
    game = Game(rules, before).start()
    game.on_event = lambda _: packed.append(freeze(game.state))
    events = game.apply(action)
    return [
        EventSnapshot(visible, state)
        for event, state in zip(events, packed, strict=True)
        for visible in redact([event], seats)  # a list leaves out Events for another audience
    ]


def seen(rules: Rules[Any], moment: EventSnapshot, seats: Set[Seat]) -> Any:
    """The state of a snapshot, redacted for the holders of `seats`."""
    return redact(thaw(rules.state_type, moment.packed), seats)


def known_log(log: Sequence[Sequence[Event]], actions: Sequence[Action], seats: Set[Seat], *, secret: bool) -> list[list[Event]]:
    """The Events of the set-up, then of each answer, redacted for the holders of `seats`.

    With `secret` answers, an answer of another seat without any visible Event is left out.
    """
    set_up, *answers = [redact(list(events), seats) for events in log]
    own = (*seats, CLOCK)
    return [
        set_up,
        *(events for events, action in zip(answers, actions, strict=True) if events or not secret or action.seat in own),
    ]
