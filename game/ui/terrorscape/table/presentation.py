"""What a table of Terrorscape shows beside the match itself: moving figures, dice, lightning, weather, maps, curtain.

It knows neither the match nor the controller: its methods take plain values.
"""

from collections.abc import Iterable

from game.rules.engine.script import Event
from game.rules.terrorscape.state import State
from game.ui.input.hold import HoldTimer
from game.ui.settings import Settings
from game.ui.terrorscape.board.heat_map import HeatMap
from game.ui.terrorscape.board.villa import Bump, Walk
from game.ui.terrorscape.board.weather import BoardLayer, Weather
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.encounter.layout import shows_board
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels.curtain import DROP, RISE

DARKENS = 240.0
"""Milliseconds in which the board of a waiting side darkens; it brightens at once."""


class Curtain(HoldTimer):
    """The hold key of the curtain, and the public Events since the next side's last answer.

    `own` marks the curtain of a window with one side only, which rises once. `cloth_elapsed` and `shutter_elapsed` are the
    elapsed milliseconds of cloth and shutter.
    """

    def __init__(self) -> None:
        super().__init__()
        self.recap: list[Event] = []
        self.own = False
        self.cloth_elapsed, self.shutter_elapsed = RISE, DROP

    def fall(self, recap: Iterable[Event], *, still: bool = True) -> None:
        """Lower the curtain; `recap` are the public Events that it tells, `still` lowers it at once."""
        self.drop()
        self.shutter_elapsed = DROP if still else 0.0
        self.recap = list(recap)

    def rise(self, *, still: bool) -> None:
        """Start to raise the cloth; `still` raises it at once."""
        self.cloth_elapsed, self.pressed = (RISE if still else 0.0), False

    def lifted(self, dt: float) -> bool:
        """Advance cloth and shutter by `dt` milliseconds; return whether either has moved."""
        before = self.cloth_elapsed, self.shutter_elapsed
        self.cloth_elapsed, self.shutter_elapsed = min(RISE, self.cloth_elapsed + dt), min(DROP, self.shutter_elapsed + dt)
        return (self.cloth_elapsed, self.shutter_elapsed) != before


class Presentation:
    """What one table shows now.

    `t` is the state on show, as the open side may know it; it follows the Events. `walks`, `bump`, `throw`, `dice`, `flash` and
    `caption` belong to the Event that is being shown; `shade` is the darkness of the board of a waiting side, from 0 to 1.
    `figures_moved` says that figures, doors or dice have moved since they were last painted, `has_new_event` that an Event has
    begun since then, `board_is_current` that the board in the window is still valid. `time` is that of the weather.
    """

    t: State

    def __init__(self) -> None:
        self.heats = {SURVIVORS: HeatMap(), KILLER: HeatMap()}
        self.weather, self.curtain = Weather(), Curtain()
        self.time = self.beat = self.shade = 0.0
        self.figures_moved = self.has_new_event = self.board_is_current = False
        self.clear()

    def clear(self) -> None:
        """Forget what an Event has begun."""
        self.walks: dict[str, Walk] = {}
        self.bump: Bump | None = None
        self.throw, self.dice = DiceThrow(), tuple[int, ...]()
        self.flash, self.caption, self.shows_board = 0.0, "", False

    def rest(self, t: State) -> None:
        """Show a state without any Event."""
        self.t, self.caption, self.dice, self.bump, self.throw = t, "", (), None, DiceThrow()
        self.shows_board = shows_board(t, None, walks=False)

    def layer(self, settings: Settings) -> BoardLayer:
        """The layer on which the board and its weather are painted now."""
        return BoardLayer(self.weather, settings, self.time, self.board_is_current)

    # ------------------------------------------------------------------ an Event

    def begin(self, motion: str, dice: tuple[int, ...], words: str) -> None:
        """Begin to show an Event with a sentence. Dice lie until something else happens."""
        self.throw = DiceThrow(thrown=0.0) if motion == "dice" else DiceThrow(judged=0.0) if motion == "verdict" else DiceThrow()
        self.caption = words
        if motion == "dice":
            self.dice = dice
        elif motion not in ("trap", "verdict"):
            self.dice = ()

    def end(self) -> None:
        """End the Event."""
        self.walks.clear()
        self.caption, self.flash, self.bump = "", 0.0, None

    @property
    def moving(self) -> object:
        """What an Event moves, to compare."""
        return dict(self.walks), self.bump, self.throw.seen

    # ------------------------------------------------------------------ time

    def painted(self, time: float, *, is_current: bool) -> bool:
        """Note that the table is painted now, over a board that `is_current` or anew; return whether figures have moved since."""
        moved, self.time = self.figures_moved, time
        self.figures_moved, self.has_new_event, self.board_is_current = False, False, is_current
        return moved

    def update(self, dt: float, *, waits: bool, still: bool) -> bool:
        """Advance shade and curtain by `dt` milliseconds; return whether the picture has changed. `still` skips motion."""
        before, self.beat = self.shade, self.beat + dt
        self.shade = 0.0 if not waits else 1.0 if still else min(1.0, before + dt / DARKENS)
        return self.curtain.lifted(dt) or self.shade != before
