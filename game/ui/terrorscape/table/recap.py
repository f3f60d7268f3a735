"""The recap: when a side's curtain has risen, the board shows what it has missed, at a fast pace.

Only moments that the side may know are kept, each with the state as that side knew it. Any key or click skips the recap.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.ui.terrorscape.table.side import Side


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
