"""How Events of Castle Ravenloft are shown: keeps what is to be seen for a moment, and makes the clip of each Event."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.match.trace import Moment
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.transients import Act, Float, Roll, Shown, Spot, SunTrack
from game.ui.ravenloft.choreography.shown_state import Piece, Stage
from game.ui.ravenloft.panels.last_roll import Last


def _straight(start: Square, goal: Square) -> Sequence[Square]:
    """The way as the crow flies."""
    return (start, goal)


@dataclass
class Director:
    """Shows Events on a Stage: moves pieces, throws the die, turns up cards.

    `glance` brings a square into view, `grown` is told of new tiles, `heard` of each Event whose clip begins, with its milliseconds, `frame`
    of the places between which something happens, `stand` of the moment of that Event; `way` finds the squares between two.
    `jolt` is how far a blow has pushed the whole board right now, in logical pixels; `gone` where a figure stood last that was taken off the board.
    """

    stage: Stage
    note: Callable[[Event], None]
    glance: Callable[[Square], None]
    grown: Callable[[], None] = lambda: None
    stand: Callable[[Moment], None] = lambda _moment: None
    heard: Callable[[Event, float], None] = lambda _event, _ms: None
    frame: Callable[[list[Spot]], None] = lambda _places: None
    way: Callable[[Square, Square], Sequence[Square]] = _straight
    roll: Roll | None = None
    last: Last | None = None
    shown: Shown | None = None
    caption: Event | None = None
    sun: SunTrack | None = None
    blow: tuple[str, str] = ("", "")
    jolt: Spot = (0.0, 0.0)
    gone: Spot | None = None
    floats: list[Float] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)

    @property
    def card(self) -> str:
        """The card that lies open over the board, "" if none does."""
        return self.shown.card if self.shown is not None else ""

    def rest(self) -> None:
        """Clear what was shown for a moment."""
        self.shown, self.caption, self.sun, self.jolt = None, None, None, (0.0, 0.0)
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
