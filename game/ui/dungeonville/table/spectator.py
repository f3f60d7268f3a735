"""The table for spectators: it can be inspected, but nothing can be answered."""

from typing import TYPE_CHECKING

from game.match import Match
from game.ui.dungeonville.table.scene import TableScene
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Act

if TYPE_CHECKING:
    from game.ui.widgets.screen import Screen

SPECTATOR_TOOLS: tuple[str, ...] = ("log", "aid", "deeds")
"""The tools that change nothing."""


class SpectatorTable(TableScene):
    """The table inside the scene `owner`: with everything face up (`revealed`), or as one seat sees it (`viewpoint`).

    `available_tools` are the available tools.
    """

    available_tools = SPECTATOR_TOOLS

    def __init__(
        self, owner: "Screen", context: AppContext, match: Match, *, revealed: bool = False, viewpoint: int | None = None
    ) -> None:
        self.owner = owner
        super().__init__(context, match, held=frozenset(), revealed=revealed, viewpoint=viewpoint)

    def commands(self) -> dict[str, Act]:
        """The available tools; there is nothing to deduce where everything is face up."""
        here = [what for what in self.available_tools if what != "deeds" or not self.client.revealed]
        return {what: act for what, act in super().commands().items() if what in here}

    def back(self) -> Navigation | None:
        """There is no pause here."""
        return None
