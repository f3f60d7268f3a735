"""The attributes of a replay that its painters read."""

from typing import Protocol

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.storage.replay import Replay
from game.text import Speaker
from game.ui.london.board.medallions import MedallionMove
from game.ui.london.replay.layout import ReplayLayout
from game.ui.london.replay.position import ReplayPosition
from game.ui.screens.timeline import Badge, Timeline
from game.ui.widgets.focus import FocusManager


class ReplayView(Protocol):
    """The replay as its painters know it. `ReplayScene` implements it."""

    focus: FocusManager
    reel: Replay
    badges: list[Badge]
    line: Timeline
    layout: ReplayLayout | None
    now: ReplayPosition
    table: State
    speaker: Speaker
    playing: bool
    speed: int

    @property
    def moment(self) -> int:
        """The number of answers that are shown."""
        ...

    @property
    def medallion_moves(self) -> dict[Seat, MedallionMove]:
        """The moves of the medallions at this time."""
        ...

    @property
    def timeline_position(self) -> float:
        """The position on the timeline."""
        ...

    @property
    def speed_text(self) -> str:
        """The speed in words."""
        ...

    @property
    def chosen(self) -> tuple[Seat, int] | None:
        """The Character and the hour in focus."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...
