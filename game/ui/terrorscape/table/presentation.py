"""What a table of Terrorscape shows beside the match itself: moving figures, dice, lightning, weather, maps, curtain.

It knows neither the match nor the controller: its methods take plain values.
"""

from collections.abc import Iterable

from game.rules.engine.script import Event
from game.rules.terrorscape.state import State
from game.ui.terrorscape.board.heat_map import HeatMap
from game.ui.terrorscape.board.villa import Bump, Walk
from game.ui.terrorscape.board.weather import BEAT
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.encounter.layout import shows_board
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels.curtain import DROP, RISE

DARKENS = 240.0
"""Milliseconds in which the board of a waiting side darkens; it brightens at once."""


class WeatherClock:
    """The time of the weather; the tables in one window share it."""

    def __init__(self) -> None:
        self.time = self.beat = 0.0

    def tick(self, *, still: bool) -> float:
        """The time at which the weather is drawn now: it goes on in beats, and not at all if it stands `still`."""
        if self.beat >= BEAT and not still:
            self.time, self.beat = self.time + self.beat, 0.0
        return self.time


class Curtain:
    """The motion of the curtain, and the public Events since the next side's last answer.

    `own` marks the curtain of a window with one side only, which rises once. `cloth_elapsed` and `shutter_elapsed` are the
    elapsed milliseconds of cloth and shutter.
    """

    def __init__(self) -> None:
        self.recap: list[Event] = []
        self.own = False
        self.cloth_elapsed, self.shutter_elapsed = RISE, DROP

    def fall(self, recap: Iterable[Event], *, still: bool = True) -> None:
        """Lower the curtain; `recap` are the public Events that it tells, `still` lowers it at once."""
        self.shutter_elapsed = DROP if still else 0.0
        self.recap = list(recap)

    def rise(self, *, still: bool) -> None:
        """Start to raise the cloth; `still` raises it at once."""
        self.cloth_elapsed = RISE if still else 0.0

    def lifted(self, dt: float) -> bool:
        """Advance cloth and shutter by `dt` milliseconds; return whether either has moved."""
        before = self.cloth_elapsed, self.shutter_elapsed
        self.cloth_elapsed, self.shutter_elapsed = min(RISE, self.cloth_elapsed + dt), min(DROP, self.shutter_elapsed + dt)
        return (self.cloth_elapsed, self.shutter_elapsed) != before


class Presentation:
    """What one table shows now.

    `walks`, `bump`, `throw`, `dice`, `flash` and `caption` belong to the Event that is being shown; `shade` is the darkness of the board
    of a waiting side, from 0 to 1.
    """

    def __init__(self) -> None:
        self.heats = {SURVIVORS: HeatMap(), KILLER: HeatMap()}
        self.curtain, self.shade = Curtain(), 0.0
        self.clear()

    def clear(self) -> None:
        """Forget what an Event has begun."""
        self.walks: dict[str, Walk] = {}
        self.bump: Bump | None = None
        self.throw, self.dice = DiceThrow(), tuple[int, ...]()
        self.flash, self.caption, self.shows_board = 0.0, "", False

    def rest(self, t: State) -> None:
        """Show a state without any Event."""
        self.caption, self.dice, self.bump, self.throw = "", (), None, DiceThrow()
        self.shows_board = shows_board(t, None, walks=False)

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
    def seen(self) -> object:
        """What an Event shows, to compare; lightning is drawn over the table."""
        return dict(self.walks), self.bump, self.throw.seen, self.caption

    # ------------------------------------------------------------------ time

    def update(self, dt: float, *, waits: bool, still: bool) -> bool:
        """Advance shade and curtain by `dt` milliseconds; return whether the picture has changed. `still` skips motion."""
        before = self.shade
        self.shade = 0.0 if not waits else 1.0 if still else min(1.0, before + dt / DARKENS)
        return self.curtain.lifted(dt) or self.shade != before
