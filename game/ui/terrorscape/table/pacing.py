"""What a side sees later: the moves of the other side's agents, and what it has missed behind the curtain.

Moves of the other side's agents are shown only after their turn, and always after the same delay, so that timing reveals nothing.
After its curtain has risen a side sees on the board what it has missed, at a fast pace: only moments that it may know are kept,
each with the state as that side knew it. Any key or click skips the recap.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.ui.settings import PACE, Speed
from game.ui.terrorscape.table.side import SEATS, Side

THINKS, BRISK = 2400.0, 1200.0
"""Delay in milliseconds before the other side's agents are shown, at normal and at fast speed.

It is the same for every turn and every answer within one. A machine that needs longer waits for a multiple of it; agents of all
levels need about a tenth.
"""


class AgentPacing:
    """What the agents of the other side have done since their turn began.

    `elapsed` milliseconds have passed; `pending` moments are `ready` once the turn is over, and are shown when they are `due`.
    """

    def __init__(self) -> None:
        self.pending: list[EventSnapshot] = []
        self.elapsed, self.due = 0.0, 0.0
        self.ready = False

    def clear(self) -> None:
        """Forget everything."""
        self.pending, self.elapsed, self.due, self.ready = [], 0.0, 0.0, False

    def add(self, moments: Sequence[EventSnapshot], *, ready: bool, speed: Speed) -> None:
        """Hold back the moments of another answer; if they are `ready`, they are due after a whole number of delays."""
        self.pending += moments
        self.ready, self.due = ready, due_time(self.elapsed, speed)

    def take(self) -> list[EventSnapshot]:
        """Remove and return the pending moments."""
        pending = self.pending
        self.clear()
        return pending


def shows_at_once(match: Match, held: frozenset[Seat]) -> bool:
    """Whether to show at once: an agent of the shown side, which has the seats `held`, has answered."""
    return bool(match.history) and match.history[-1].action.seat in held


def can_show(match: Match, held: frozenset[Seat], seat: Seat, *, handover: bool) -> bool:
    """Whether the pending moments can be shown after the agent of `seat` has answered.

    They can if the agent is on the side shown, if its side has nothing more to answer, at the end, and at a `handover`: a person of
    another side at this screen is prompted.
    """
    if match.decision is None or seat in held or handover:
        return True
    return not any(seat in seats and other in seats for seats in SEATS.values() for other in match.decision.options)


def due_time(took: float, speed: Speed) -> float:
    """When to show the pending moments, in milliseconds since the turn began; the agents have needed `took`."""
    waits = THINKS if PACE[speed] <= 1 else BRISK
    return max(1, ceil(took / waits)) * waits


# ------------------------------------------------------------------ recap


@dataclass
class MissedEvents:
    """What a side has missed: the state before it, and the moments by number of the answer."""

    before: State
    moments: list[tuple[int, list[EventSnapshot]]] = field(default_factory=list)


class Recap:
    """What each side at the screen has missed; `shows` is set while the recap runs."""

    def __init__(self) -> None:
        self.missed: dict[str, MissedEvents] = {}
        self.shows = False

    def note(self, side: Side, match: Match) -> None:
        """Store what another side's answer brought for `side`, whose Observation is still the one before it."""
        missed = self.missed.setdefault(side.name, MissedEvents(side.view.state))
        missed.moments.append((match.turn, match.moments(side.eyes)))

    def postpone(self, side: Side, before: State, turn: int, moments: list[EventSnapshot]) -> None:
        """Store moments that `side` sees only after the next curtain; `before` is the state that it sees first."""
        self.missed.setdefault(side.name, MissedEvents(before)).moments.append((turn, moments))

    def reread(self, sides: Sequence[Side], match: Match) -> None:
        """Rebuild from the record what each side has missed since its last answer, for a match that was resumed."""
        if not match.turn:
            return
        replay = Replay(match.to_record())
        if replay.last != match.turn or replay.whole.digest != match.digest:  # the rules have changed since
            return
        for side in sides:
            seats = side.eyes or frozenset()
            last = max((number for number, action in enumerate(match.actions, start=1) if action.seat in seats), default=0)
            if last < match.turn:
                heard = [(number, replay.moments(number, seats)) for number in range(last + 1, match.turn + 1)]
                self.missed[side.name] = MissedEvents(replay.at(last).view(seats).state, heard)

    def rewind(self, turn: int) -> None:
        """Drop what was undone: all moments after answer number `turn`."""
        self.shows = False
        for missed in self.missed.values():
            missed.moments = [one for one in missed.moments if one[0] <= turn]

    def take(self, side: Side) -> MissedEvents | None:
        """Remove and return what a side has missed; None without anything."""
        return self.missed.pop(side.name, None)

    def over(self) -> None:
        """End the recap."""
        self.shows = False
