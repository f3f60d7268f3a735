"""Since your last turn: when the curtain has risen, what its side has heard meanwhile is shown again on the board, at a quick pace.

Only what came to the ears of that side is kept, each thing with the table as it stood then; it is opened by the eyes of the same side. Any key
or click ends it, as it ends every show.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.match import Match
from game.match.trace import Moment
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.ui.terrorscape.table.side import Side


@dataclass
class MissedEvents:
    """What a side has heard since it was seen last: how the table stood before, and by the number of the answer what that brought."""

    before: State
    moments: list[tuple[int, list[Moment]]] = field(default_factory=list)


class Recap:
    """What each side at the screen has missed. While it is shown, `shows` says so."""

    def __init__(self) -> None:
        self.missed: dict[str, MissedEvents] = {}
        self.shows = False

    def note(self, side: Side, match: Match) -> None:
        """Another side has answered: keep what came of it for the ears of `side`, whose view still is the one from before."""
        kept = self.missed.setdefault(side.name, MissedEvents(side.view.state))
        kept.moments.append((match.turn, match.moments(side.eyes)))

    def put_off(self, side: Side, before: State, turn: int, moments: list[Moment]) -> None:
        """Keep moments of answer number `turn` that `side` is to see only after the next curtain; `before` is the state it sees first."""
        self.missed.setdefault(side.name, MissedEvents(before)).moments.append((turn, moments))

    def reread(self, sides: Sequence[Side], match: Match) -> None:
        """People have sat down in the middle of a night: find out anew what each side has missed since it answered last."""
        if not match.turn:
            return
        reel = Replay(match.to_record())
        if reel.last != match.turn or reel.whole.digest != match.digest:  # other rules have gone another way
            return
        for side in sides:
            seats = side.eyes or frozenset()
            last = max((number for number, action in enumerate(match.actions, start=1) if action.seat in seats), default=0)
            if last < match.turn:
                heard = [(number, reel.moments(number, seats)) for number in range(last + 1, match.turn + 1)]
                self.missed[side.name] = MissedEvents(reel.at(last).view(seats).state, heard)

    def rewind(self, turn: int) -> None:
        """Answers were taken back: what came of them has not happened."""
        self.shows = False
        for kept in self.missed.values():
            kept.moments = [one for one in kept.moments if one[0] <= turn]

    def take(self, side: Side) -> MissedEvents | None:
        """Take out what a side has missed; None if that is nothing."""
        return self.missed.pop(side.name, None)

    def over(self) -> None:
        """All of it has been shown."""
        self.shows = False
