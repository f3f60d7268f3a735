"""Since your last turn: when the curtain has risen, what its side has heard meanwhile is shown again on the board, at a quick pace.

Only what came to the ears of that side is kept, each thing with the table as it stood then; it is opened by the eyes of the same side. Any key
or click ends it, as it ends every show.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.match import Match
from game.match.trace import Moment
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.ui.table.animation_queue import Clip
from game.ui.terrorscape import choreography
from game.ui.terrorscape.table.curtain import OMITTED, RISE

if TYPE_CHECKING:
    from game.ui.terrorscape.table.controller import TableController
    from game.ui.terrorscape.table.side import Side

QUICK = 0.6
"""How long each thing lasts, of what it lasts when it is shown for the first time."""


@dataclass
class Meanwhile:
    """What a side has heard since it was seen last: how the table stood before, and by the number of the answer what that brought."""

    before: State
    moments: list[tuple[int, list[Moment]]] = field(default_factory=list)


class Recap:
    """What each side at the screen has missed. While it is shown, `shows` says so."""

    def __init__(self) -> None:
        self.missed: dict[str, Meanwhile] = {}
        self.shows = False

    def note(self, side: "Side", match: Match) -> None:
        """Another side has answered: keep what came of it for the ears of `side`, whose view still is the one from before."""
        kept = self.missed.setdefault(side.name, Meanwhile(side.view.state))
        kept.moments.append((match.turn, match.moments(side.eyes)))

    def reread(self, sides: Sequence["Side"], match: Match) -> None:
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
                self.missed[side.name] = Meanwhile(reel.at(last).view(seats).state, heard)

    def rewind(self, turn: int) -> None:
        """Answers were taken back: what came of them has not happened."""
        self.shows = False
        for kept in self.missed.values():
            kept.moments = [one for one in kept.moments if one[0] <= turn]

    def begin(self, table: "TableController", side: "Side") -> None:
        """Show what the side has missed, and set the table to how it stood before."""
        kept = self.missed.pop(side.name, None)
        moments = [moment for _, some in kept.moments for moment in some] if kept is not None else []
        shown = [
            clip for clip in choreography.clips(table, side, [m for m in moments if told(m)], own=False, again=True) if clip.ms
        ]
        if kept is None or not shown:
            return
        for clip in shown:
            clip.ms, clip.rest = clip.ms * QUICK, clip.ms * QUICK if clip.rest else clip.rest
            clip.open = None if clip.open is None else clip.open * QUICK
        table.animations.add([Clip(RISE, rest=0.0), *shown, Clip(begin=self.over)])
        table.t, table.dirty, self.shows = kept.before, True, True

    def over(self) -> None:
        """All of it has been shown."""
        self.shows = False


def told(moment: Moment) -> bool:
    """Whether something is told at the curtain and after it."""
    return not isinstance(moment.event, OMITTED)
