"""The interface of a table scene that dialogs of all games use."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import MatchClient
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import FocusManager


class DialogTable(Scene, Protocol):
    """What a dialog needs of the table that it is opened on."""

    dialog: Dialog | None
    focus: FocusManager
    context: AppContext
    pointer: tuple[float, float]

    @property
    def palette(self) -> Palette:
        """The colour palette of the game."""
        ...

    @property
    def client(self) -> MatchClient:
        """The client of the match."""
        ...

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open another dialog."""
        ...

    def save(self) -> Navigation | None:
        """Save the match."""
        ...

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook."""
        ...

    def commands(self) -> Mapping[str, Callable[[], Any]]:
        """The commands other than answers, by the names of their input actions."""
        ...
