"""The director holds the transient state that the clips of Castle Ravenloft animate: the die, cards, captions, effects."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.transients import Act, Float, Roll, Shown, Spot, SunTrack
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.panels.last_roll import Last


def _straight(start: Square, goal: Square) -> Sequence[Square]:
    """Return only both ends: a straight way."""
    return (start, goal)


@dataclass
class Director:
    """Applies the clips of Events to a `ShownState`: moves pieces, throws the die, turns cards up.

    `glance` scrolls a square into view and `frame` several spots; `fit_view` shows the whole dungeon after a new tile, `play_sound` with each
    Event whose clip begins
    and its milliseconds, `show_snapshot` with the Moment of that Event. `way` finds the squares between two squares.
    `jolt` is the current offset of the shaken board in logical pixels; `vanished_at` is the last spot of the figure that left the
    board most recently.
    """

    stage: ShownState
    note: Callable[[Event], None]
    glance: Callable[[Square], None]
    fit_view: Callable[[], None] = lambda: None
    show_snapshot: Callable[[EventSnapshot], None] = lambda _moment: None
    play_sound: Callable[[Event, float], None] = lambda _event, _ms: None
    frame: Callable[[list[Spot]], None] = lambda _places: None
    way: Callable[[Square, Square], Sequence[Square]] = _straight
    roll: Roll | None = None
    last: Last | None = None
    shown: Shown | None = None
    caption: Event | None = None
    sun: SunTrack | None = None
    blow: tuple[str, str] = ("", "")
    jolt: Spot = (0.0, 0.0)
    vanished_at: Spot | None = None
    floats: list[Float] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)

    @property
    def card(self) -> str:
        """The id of the card that is shown open over the board; "" without one."""
        return self.shown.card if self.shown is not None else ""

    def rest(self) -> None:
        """Clear everything that is shown for a moment."""
        self.shown, self.caption, self.sun, self.jolt = None, None, None, (0.0, 0.0)
        self.floats.clear()
        self.acts.clear()

    # ------------------------------------------------------------------ for the clips

    def piece(self, name: str) -> Piece | None:
        """Return the piece of a figure, if it is on the board."""
        return self.stage.piece(name)

    def spot(self, name: str) -> Spot | None:
        """Return the middle of a figure or of the marker of a Trap; None without a place on the board."""
        if (piece := self.stage.piece(name)) is not None:
            return piece.middle
        mark = self.stage.mark(name)
        if mark is not None and mark.square is not None:
            return middle(mark.square)
        return None

    def announce(self, event: Event) -> None:
        """Show the sentence of an Event on the board."""
        self.caption = event
        if isinstance(event, happened.TurnBegan):
            self.roll = None


def middle(square: Square) -> Spot:
    """Return the middle of a square."""
    x, y = xy(square)
    return x + 0.5, y + 0.5
