"""The attributes of the story's table that painters, targets and choreography read and write; `TableController` implements them."""

from collections.abc import Hashable
from typing import Protocol

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.client import TeamClient
from game.ui.london.story.layout import StoryLayout
from game.ui.london.story.option_map import Key, Option, OptionMap
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.scene.navigation import Navigation
from game.ui.table.animation_queue import AnimationQueue
from game.ui.table.protocol import DialogTable
from game.ui.widgets.layout import Scroll


class TableView(DialogTable, Protocol):
    """The table as painters, targets and choreography know it. `TableController` documents the attributes."""

    match: Match
    t: State
    shown: ShownState
    layout: StoryLayout | None
    option_map: OptionMap
    expanded: Key | None
    text_scroll: Scroll
    tray_scroll: Scroll
    covered_areas: list[Area]
    painted_panels: dict[str, tuple[Area, Hashable]]
    version: int
    canvas: Canvas | None
    animations: AnimationQueue

    @property
    def client(self) -> TeamClient:
        """The conversation with the match."""
        ...

    @property
    def current_layout(self) -> StoryLayout:
        """The layout, once there is one."""
        ...

    @property
    def present_and_absent(self) -> tuple[list[Seat], list[Seat]]:
        """The Characters of the investigation, and the others."""
        ...

    @property
    def active_seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        ...

    @property
    def acting(self) -> Seat | None:
        """The seat whose panel is open if only one can be."""
        ...

    @property
    def highlights(self) -> Highlights:
        """The targets to highlight."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...

    def show_snapshot(self, moment: EventSnapshot, ms: float) -> None:
        """Show the state at a moment, for so many milliseconds."""
        ...

    def submit_option(self, option: Option) -> Navigation | None:
        """Answer with an option."""
        ...

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why `choice` is not possible."""
        ...

    def choose_seat(self, seat: Seat) -> Navigation | None:
        """Answer for another Character."""
        ...

    def expand(self, key: Key) -> Navigation | None:
        """List the options of a grouped target."""
        ...

    def collapse(self) -> Navigation | None:
        """Close that list."""
        ...

    def call_companions(self) -> Navigation | None:
        """Ask the companions what they would add."""
        ...

    def cut(self) -> None:
        """Continue after a notice, or skip to the next one."""
        ...
