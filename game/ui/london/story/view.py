"""The attributes of the story's table that painters, targets and choreography read and write; `TableController` implements them."""

from collections.abc import Hashable
from typing import Protocol

from game.match import Match
from game.match.trace import Moment
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.layout import Lay
from game.ui.london.story.option_map import Key, Offer, OptionMap
from game.ui.london.story.shown_state import Marks, Shown
from game.ui.london.story.team import Team
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.protocol import Table
from game.ui.widgets.layout import Scroll


class TableView(Table, Protocol):
    """The table as painters, targets and choreography know it. `TableController` documents the attributes."""

    match: Match
    t: State
    shown: Shown
    layout: Lay | None
    option_map: OptionMap
    unfolded: Key | None
    text: Scroll
    tray: Scroll
    covered: list[Area]
    painted: dict[str, tuple[Area, Hashable]]
    moment: int
    canvas: Canvas | None
    animations: AnimationQueue

    @property
    def client(self) -> Team:
        """The conversation with the match."""
        ...

    @property
    def lay_(self) -> Lay:
        """The layout, once there is one."""
        ...

    @property
    def cast(self) -> tuple[list[Seat], list[Seat]]:
        """The seats on stage, and those beside it."""
        ...

    @property
    def asks(self) -> Seat | None:
        """The seat that the player answers for now."""
        ...

    @property
    def acting(self) -> Seat | None:
        """The seat whose stage is open where only one can be."""
        ...

    @property
    def marks(self) -> Marks:
        """The targets to highlight."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...

    def stand(self, moment: Moment, ms: float) -> None:
        """Show the state at a moment, for so many milliseconds."""
        ...

    def give(self, offer: Offer) -> Navigation | None:
        """Give an answer."""
        ...

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why `choice` is not possible."""
        ...

    def choose(self, seat: Seat) -> Navigation | None:
        """Answer for another Character."""
        ...

    def unfold_at(self, key: Key) -> Navigation | None:
        """List the answers behind a target."""
        ...

    def fold(self) -> Navigation | None:
        """Close that list."""
        ...

    def call(self) -> Navigation | None:
        """Ask the companions what they would add."""
        ...

    def cut(self) -> None:
        """Continue after a notice, or skip to the next one."""
        ...
