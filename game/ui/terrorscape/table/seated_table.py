"""The seating at the table: the sides at this screen, the half that is open in each window, and the curtain."""

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
    """A match at this screen, played by its persons or drawn for the holders of some seats (`held`).

    `sides` are the sides at this screen; `shown` is the one whose half is open, None behind the curtain. `t` is the state on show
    as that side may know it; it follows the Events. `agent_pacing` holds back the moves of agents until their turn is over.
    `seating_mode` is one of `seating`. If each side has a table of its own, `other_table` is that of the other side, and the
    killer's is `second`.
    """

    name = "table"
    other_table: Self | None
    t: State
    flash = 0.0
    """The brightness of lightning from 0 to 1."""
    has_new_event = board_is_current = False
    """Whether an Event has begun since the table was last painted; whether the board in the window is still valid."""
    figures_moved = False
    """Whether figures, doors or dice have moved since they were last painted."""
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

    # ------------------------------------------------------------------ seating

    def arrange(self, mode: str) -> None:
        """Set the seating. It opens nothing that was hidden before: a curtain comes first, one in each window."""
        self.seating_mode = mode
        self.dialog = None
        if mode in seating.PAIRED:
            name = KILLER if self.second else SURVIVORS
            self.sides = [Side(self.context, self.match, name, apart=True)]
        else:
            self.sides = sides_of(self.context, self.match, self.held)
        if not self.second:
            other_table = self.open_other_table()
            self.second_window = other_table if mode == "windows" else None
        self.shown: Side | None = self.sides[0] if mode not in ("table", "windows") else None
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
        self.curtain.own = mode == "windows"
        if self.curtain.own:
            self.curtain.fall(self.match, SEATS[self.front])
        self.turn_over()
        self.show_prompt()

    def open_other_table(self) -> Self | None:
        """Create the killer's own table, in the second window or at the back of this one, if the seating has one."""
        self.other_table = None
        if self.seating_mode in seating.PAIRED:
            context = self.context.for_second_window() if self.seating_mode == "windows" else self.context
            self.other_table = type(self)(context, self.match, other_table=self)
        return self.other_table

    @property
    def drawn(self) -> list[Self]:
        """The tables in this window."""
        both = self.seating_mode == "open" and self.other_table is not None and not self.second
        return [self, self.other_table] if both and self.other_table is not None else [self]

    @property
    def acting(self) -> Self:
        """The table in this window that has a dialog or is prompted; it receives input."""
        over = next((one for one in self.drawn if one.dialog is not None), None)
        return over or next((one for one in self.drawn if one.shown is not None and one.shown.prompted), self)

    @property
    def first(self) -> Self:
        """The table in the first window."""
        return self.other_table if self.second and self.other_table is not None else self

    def lost(self) -> None:
        """Continue behind the curtain after the second window was closed."""
        self.first.arrange("table")

    # ------------------------------------------------------------------ views

    @property
    def client(self) -> Side:
        """The client of the open side; behind the curtain that of a spectator."""
        if self.shown is not None:
            return self.shown
        if self._spectator is None or self._spectator[0] != self.match.turn:
            self._spectator = self.match.turn, Side(self.context, self.match, "")
        return self._spectator[1]

    _spectator: tuple[int, Side] | None = None

    @property
    def alone(self) -> bool:
        """Whether one side or a spectator has the window to itself."""
        return self.seating_mode not in ("table", "open")

    @property
    def next(self) -> Side | None:
        """The side at this screen that is prompted; the only side if there is one."""
        return self.sides[0] if len(self.sides) == 1 else next((side for side in self.sides if side.prompted), None)

    def turn_over(self) -> None:
        """Lower the curtain at a shared screen if another side is prompted, or after a public screen.

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
    def has_pending(self) -> bool:
        """Whether moments of agents are still to be shown."""
        return self.agent_pacing.ready

    @property
    def waits(self) -> bool:
        """Whether the open side waits for the other, by public facts only: the side in turn and the prompt."""
        side = self.shown
        other = side is not None and side.name not in ("", self.t.side)
        return other and not self.animations.busy and self.asks is None and self.t.end is None

    def darken(self, dt: float) -> bool:
        """Darken the board while its side waits; return whether it has changed."""
        return self.waiting_shade.update(dt, waits=self.waits, still=self.context.settings.reduced)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown before the next prompt."""
        return self.animations.busy or self.agent_pacing.ready

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        return None if self.busy or self.shown is None else self.shown.seat

    def show_prompt(self) -> None:
        """Set the table to the open prompt."""
        raise NotImplementedError
