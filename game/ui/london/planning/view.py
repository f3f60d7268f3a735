"""The attributes of the planning that its painters read and write; `PlanningScene` implements them."""

from typing import Protocol

from game.match import Match
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.forecasts.result import Forecast
from game.rules.london.state import Place, State
from game.ui.london.planning.companions import Companions
from game.ui.london.planning.layout import Laid
from game.ui.london.planning.pointers import Hand, Hands, Spot
from game.ui.london.planning.repaint import RepaintState
from game.ui.london.story.panels.interlude import Leaf
from game.ui.scene.context import Scene
from game.ui.table.dialogs import Table


class PlanningView(Table, Protocol):
    """The planning as its painters know it. `PlanningScene` documents the attributes."""

    match: Match
    look: RepaintState
    laid: Laid | None
    hands: Hands
    companions: Companions
    flips: dict[Place, float]
    plans: dict[Seat, event.TokenPlaced]
    cover: str
    closer: Place
    dirty: bool

    @property
    def t(self) -> State:
        """The state as everybody may see it."""
        ...

    @property
    def day(self) -> Forecast:
        """The forecast of the plan."""
        ...

    @property
    def over(self) -> bool:
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
    def page(self) -> Leaf | None:
        """The opening of the story, while it is shown."""
        ...

    def spot(self, hand: Hand) -> Spot | None:
        """The target under a pointer."""
        ...

    def sit(self, seat: Seat) -> Scene | None:
        """Let the device that was used last act for a seat."""
        ...

    def go_on(self) -> Scene | None:
        """Close the page that covers the board."""
        ...
