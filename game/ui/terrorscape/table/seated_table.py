"""A table with its sides: how people sit, whose half may be seen in which window, and where the curtain falls."""

from typing import Self

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.terrorscape.state import State
from game.text import use
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.table_scene import BaseTableScene
from game.ui.terrorscape.board.doors import Bump
from game.ui.terrorscape.board.heat_map import HeatMap
from game.ui.terrorscape.board.villa import Walk
from game.ui.terrorscape.board.weather import Weather
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Layout
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.agent_pacing import AgentPacing
from game.ui.terrorscape.table.curtain import Curtain
from game.ui.terrorscape.table.recap import Recap
from game.ui.terrorscape.table.side import SEATS, Side, sides_of
from game.ui.terrorscape.table.waiting_shade import WaitingShade


class SeatedTable(BaseTableScene):
    """A match being played, or drawn for the holders of some seats (`held`).

    `sides` are those at this screen; `shown` is the one whose half may be seen now, None while the curtain is down. `t` is the state as that
    side may know it and as it is shown: it goes along with the Events. `patience` keeps what the program's side does until its turn is over.
    `way` is how people sit (see `seating`); where each side has a Sitting of its own, `mate` is the other's, and the killer's is `second`.
    """

    name = "table"
    other_table: Self | None
    t: State
    flash = 0.0
    """How bright lightning is now, from 0 to 1."""
    has_new_event = board_is_current = False
    """Whether an Event has begun to be shown since the table was painted last; whether the board still stands in the window as it was."""
    figures_moved = False
    """Whether figures have walked on, or dice fallen, since they were painted last."""
    palette = TERRORSCAPE
    bed = "terrorscape"
    single = frozenset({"rooms", "gates", "marked"})
    quiet = frozenset({"tools"})

    def __init__(
        self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, other_table: Self | None = None
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.match, self.held = match, held
        self.other_table, self.second = other_table, other_table is not None
        self.curtain, self.waiting_shade = Curtain(), WaitingShade()
        self.heats = {SURVIVORS: HeatMap(), KILLER: HeatMap()}
        self.time, self.beat, self.weather = 0.0, 0.0, Weather()
        self.layout: Layout | None = None

    # ------------------------------------------------------------------ how people sit

    def arrange(self, way: str) -> None:
        """Sit down anew. Nothing is open that could not be seen before: there is a curtain first, in each window one."""
        self.seating_mode = way
        self.dialog = None
        if way in seating.PAIRED:
            name = KILLER if self.second else SURVIVORS
            self.sides = [Side(self.context, self.match, name, apart=True)]
        else:
            self.sides = sides_of(self.context, self.match, self.held)
        if not self.second:
            other_table = self.open_other_table()
            self.second_window = other_table if way == "windows" else None
        self.shown: Side | None = self.sides[0] if way not in ("table", "windows") else None
        self.front = self.sides[0].name or SURVIVORS
        self.animations, self.caption = AnimationQueue(), ""
        self.dice: tuple[int, ...] = ()
        self.throw, self.shows_board = DiceThrow(), False
        self.walks: dict[str, Walk] = {}
        self.bump: Bump | None = None
        self.agent_pacing = AgentPacing()
        self.guard, self.after = 0.0, 0.0
        self.recap, self.public_shown = Recap(), False
        if len(self.sides) > 1:
            self.recap.reread(self.sides, self.match)
        self.curtain.own = way == "windows"
        if self.curtain.own:
            self.curtain.fall(self.match, SEATS[self.front])
        self.turn_over()
        self.show_prompt()

    def open_other_table(self) -> Self | None:
        """Set `mate` to a table of the killer's own, in the second window or in the other half of this one, if this seating has one."""
        self.other_table = None
        if self.seating_mode in seating.PAIRED:
            context = self.context.annexed() if self.seating_mode == "windows" else self.context
            self.other_table = type(self)(context, self.match, other_table=self)
        return self.other_table

    @property
    def drawn(self) -> list[Self]:
        """The Sittings in this window."""
        both = self.seating_mode == "open" and self.other_table is not None and not self.second
        return [self, self.other_table] if both and self.other_table is not None else [self]

    @property
    def acting(self) -> Self:
        """The Sitting in this window that is asked, or that a sheet lies on; input is for it."""
        over = next((one for one in self.drawn if one.dialog is not None), None)
        return over or next((one for one in self.drawn if one.shown is not None and one.shown.prompted), self)

    @property
    def first(self) -> Self:
        """The Sitting in the first window."""
        return self.other_table if self.second and self.other_table is not None else self

    def lost(self) -> None:
        """The second window is gone: what stood in it is behind the curtain from now on."""
        self.first.arrange("table")

    # ------------------------------------------------------------------ who sees what

    @property
    def client(self) -> Side:
        """The conversation of the side that may be seen; behind the curtain one that knows no more than a spectator."""
        if self.shown is not None:
            return self.shown
        if self._nobody is None or self._nobody[0] != self.match.turn:
            self._nobody = self.match.turn, Side(self.context, self.match, "")
        return self._nobody[1]

    _nobody: tuple[int, Side] | None = None

    @property
    def alone(self) -> bool:
        """Whether one side, or a spectator, has the window to itself."""
        return self.seating_mode not in ("table", "open")

    @property
    def next(self) -> Side | None:
        """The side at this screen that is asked now; one that has its own Sitting is always meant."""
        return self.sides[0] if len(self.sides) == 1 else next((side for side in self.sides if side.prompted), None)

    def turn_over(self) -> None:
        """Lower the curtain if both sides share one screen, and another side is asked or both were invited to look at the screen.

        `front` is the side whose half is behind the curtain.
        """
        side = self.next
        if side is None and self.public_shown and self.match.decision is not None:  # agents answer first
            side = self.shown
        if side is None or len(self.sides) == 1 or (side is self.shown and not self.public_shown):
            return
        self.public_shown = False
        self.shown, self.front = None, side.name
        self.curtain.fall(self.match, SEATS[side.name], still=self.context.settings.pace > 100)
        self.focus.current = None
        self.dirty = True

    @property
    def put_off(self) -> bool:
        """Whether agents have answered and what they did is still to be shown."""
        return self.agent_pacing.ready

    @property
    def waits(self) -> bool:
        """Whether the half that may be seen waits for the other side, judged by public facts alone: whose turn it is and what is asked."""
        side = self.shown
        other = side is not None and side.name not in ("", self.t.side)
        return other and not self.animations.busy and self.asks is None and self.t.end is None

    def darken(self, dt: float) -> bool:
        """Darken the board while its side waits; return whether it has changed."""
        return self.waiting_shade.update(dt, waits=self.waits, still=self.context.settings.reduced)

    @property
    def busy(self) -> bool:
        """Whether something is shown, or is still to be: what the match asks meanwhile is not yet the question on the table."""
        return self.animations.busy or self.agent_pacing.ready

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.shown is None else self.shown.seat

    def show_prompt(self) -> None:
        """Set the table to the open question."""
        raise NotImplementedError
