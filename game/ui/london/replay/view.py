"""The attributes of a replay that its painters read; `WatchScene` implements them."""

from typing import Protocol

from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.ui.london.replay.layout import Lay
from game.ui.london.replay.position import Now
from game.ui.screens.timeline import Badge, Line
from game.ui.widgets.focus import FocusManager


class ReplayView(Protocol):
    """A replay as its painters know it. `WatchScene` documents the attributes."""

    focus: FocusManager
    reel: Replay
    signs: list[Badge]
    line: Line
    layout: Lay | None
    now: Now
    playing: bool
    speed: int

    @property
    def moment(self) -> int:
        """The number of answers that are shown."""
        ...

    @property
    def along(self) -> float:
        """The position on the timeline."""
        ...

    @property
    def factor(self) -> str:
        """The speed in words."""
        ...

    @property
    def chosen(self) -> tuple[Seat, int] | None:
        """The Character and the hour in focus."""
        ...

    def focused(self, key: object) -> bool:
        """Whether the target with this key is in focus."""
        ...
