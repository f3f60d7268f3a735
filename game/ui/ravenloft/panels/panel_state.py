"""State of the panels: tabs, scroll positions, cached forecasts, and the layout of an open card."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.ravenloft.forecasts.worst_case import Worst
from game.rules.ravenloft.state import Square, State
from game.ui.draw.canvas import Area
from game.ui.scene.navigation import Navigation
from game.ui.widgets import layout
from game.ui.widgets.focus import Place


class Intent(NamedTuple):
    """The next action of a Monster in words, and the damage of its attack (0: it does not attack)."""

    words: str
    damage: int = 0


Told = dict[str, Intent]
"""The next action of each figure, by its id."""


class Peril(NamedTuple):
    """A finished forecast: the answer of the match at which it was made, and the square it is for (None: the square of the Hero)."""

    turn: int
    square: Square | None
    worst: Worst | None


class Weighing(NamedTuple):
    """A forecast in progress: its answer and square, its turn and phase, and the steps still to run."""

    turn: int
    square: Square | None
    when: tuple[int, str]
    steps: Generator[None, None, Worst | None]


class Spread(NamedTuple):
    """The layout of an open card: the panel, the card, its explanation, the button to continue and the line about the skip key.

    A `bare` card has room for its name and its text only.
    """

    sheet: Area
    card: Area
    words: Area
    plate: Area
    keys: Area
    bare: bool = False


@dataclass
class Sides:
    """The state of the rails, the tray and the hand: which tab is open, and how far each is scrolled.

    `room` is the part of a single rail that answers leave free. `crowded` says that the right rail has no room for the log. `spots` are the
    areas of the panels. `intents` and `peril` cache forecasts, `peril` for the turn and phase `peril_at`; `weighing` is the forecast in progress.
    """

    tab: str = "heroes"
    left: layout.Scroll = field(default_factory=layout.Scroll)
    right: layout.Scroll = field(default_factory=layout.Scroll)
    tray: layout.Scroll = field(default_factory=layout.Scroll)
    tray_at: Area = layout.NOWHERE
    room: Area = layout.NOWHERE
    first_card: int = 0
    turned: Place = None
    intents: tuple[State, Told] | None = None
    peril: Peril | None = None
    weighing: Weighing | None = None
    peril_at: tuple[int, str] = (0, "")
    crowded: bool = False
    tools: set[str] = field(default_factory=set)
    spots: list[tuple[str, Area]] = field(default_factory=list)

    @property
    def scrolls(self) -> list[layout.Scroll]:
        """All scrollable areas, the topmost first."""
        return [self.tray, self.left, self.right]

    def turn(self, step: int) -> Navigation | None:
        """Page through the cards of the hand."""
        self.first_card = max(0, self.first_card + step)
        return None

    def show(self, tab: str) -> Navigation | None:
        """Open a tab."""
        self.tab = tab
        self.left.top = 0
        return None
