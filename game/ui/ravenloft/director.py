"""How Events of Castle Ravenloft are shown: keeps what is to be seen for a moment, and makes the clip of each Event."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.moment import Act, Float, Roll, Shown, Spot, SunTrack
from game.ui.ravenloft.repertoire import SHOWN, Show
from game.ui.ravenloft.stage import Piece, Stage
from game.ui.show import Clip

__all__ = ["SHOWN", "Director", "Show"]


def _straight(start: Square, goal: Square) -> Sequence[Square]:
    """The way as the crow flies."""
    return (start, goal)


@dataclass
class Director:
    """Shows Events on a Stage: moves pieces, throws the die, turns up cards.

    `glance` brings a square into view, `grown` is told of new tiles, `heard` of each Event whose clip begins, with its milliseconds, `frame`
    of the places between which something happens; `way` finds the squares between two.
    """

    stage: Stage
    note: Callable[[Event], None]
    glance: Callable[[Square], None]
    grown: Callable[[], None] = lambda: None
    heard: Callable[[Event, float], None] = lambda _event, _ms: None
    frame: Callable[[list[Spot]], None] = lambda _places: None
    way: Callable[[Square, Square], Sequence[Square]] = _straight
    roll: Roll | None = None
    shown: Shown | None = None
    caption: Event | None = None
    sun: SunTrack | None = None
    blow: tuple[str, str] = ("", "")
    floats: list[Float] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)

    @property
    def card(self) -> str:
        """The card that lies open over the board, "" if none does."""
        return self.shown.card if self.shown is not None else ""

    def clips(self, events: list[Event]) -> list[Clip]:
        """The clips of some Events, in their order."""
        return [self.clip(event) for event in events]

    def clip(self, event: Event) -> Clip:
        """The clip of one Event; each first writes the log and takes over the numbers."""
        clip = SHOWN[type(event)](self, event)
        inner = clip.begin

        def begin() -> None:
            self.note(event)
            self.heard(event, clip.ms)
            self.stage.follow(event)
            inner()

        clip.begin = begin
        return clip

    def rest(self) -> None:
        """Clear what was shown for a moment."""
        self.shown, self.caption, self.sun = None, None, None
        self.floats.clear()
        self.acts.clear()

    # ------------------------------------------------------------------ for the clips

    def piece(self, name: str) -> Piece | None:
        """The piece of a figure, if it is on the board."""
        return self.stage.piece(name)

    def spot(self, name: str) -> Spot | None:
        """Where something stands: a figure, the marker of a Trap, the Hero whose turn it is for what has no place."""
        if (piece := self.stage.piece(name)) is not None:
            return piece.middle
        mark = self.stage.mark(name)
        if mark is not None and mark.square is not None:
            return middle(mark.square)
        return None

    def announce(self, event: Event) -> None:
        """Say an Event in a sentence on the board."""
        self.caption = event
        if isinstance(event, happened.TurnBegan):
            self.roll = None


def middle(square: Square) -> Spot:
    """The middle of a square."""
    x, y = xy(square)
    return x + 0.5, y + 0.5


Maker = Callable[[Director, Any], Clip]
