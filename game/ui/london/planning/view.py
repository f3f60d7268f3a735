"""The attributes of the planning that painters and targets read and write; `PlanningScene` implements them."""

from typing import Protocol

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.forecasts.result import Forecast
from game.rules.london.state import Place, State
from game.ui.london.panels.story_page import StoryPage
from game.ui.london.planning.companions import Companions
from game.ui.london.planning.layout import PlanningLayout
from game.ui.london.planning.pointers import Pointer, Pointers, TargetKey
from game.ui.london.planning.repaint import RepaintState
from game.ui.scene.navigation import Navigation
from game.ui.table.protocol import DialogTable


class PlanningView(DialogTable, Protocol):
    """The planning as painters and targets know it. `PlanningScene` documents the attributes."""

    match: Match
    repaint: RepaintState
    layout: PlanningLayout | None
    pointers: Pointers
    companions: Companions
    flips: dict[Place, float]
    last_plans: dict[Seat, event.TokenPlaced]
    cover: str
    inspected: Place
    dirty: bool

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        ...

    @property
    def forecast(self) -> Forecast:
        """The forecast of the plan."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the planning has ended."""
        ...

    @property
    def spent_ms(self) -> int:
        """The milliseconds that the planning has lasted."""
        ...

    @property
    def left_ms(self) -> int | None:
        """The milliseconds left; None without a limit."""
        ...

    @property
    def opening(self) -> StoryPage | None:
        """The first page of the story, while it is shown."""
        ...

    def hovered_key(self, pointer: Pointer) -> TargetKey | None:
        """The key of the target under a pointer."""
        ...

    def claim_seat(self, seat: Seat) -> Navigation | None:
        """Let the device that was used last act for a seat."""
        ...

    def go_on(self) -> Navigation | None:
        """Close the page that covers the board."""
        ...
