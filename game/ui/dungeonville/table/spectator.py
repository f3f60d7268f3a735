"""The table of Dungeonville where nobody plays at it: it is looked at closely, and nothing is done there."""

from typing import TYPE_CHECKING

from game.match import Match
from game.ui.dungeonville.table.scene import TableScene
from game.ui.scene.context import AppContext, Scene
from game.ui.table.dialogs import Act

if TYPE_CHECKING:
    from game.ui.widgets.screen import Screen

LOOKS: tuple[str, ...] = ("log", "aid", "deeds")
"""The tools that change nothing."""


class Watched(TableScene):
    """The table as `owner` shows it, a scene that stands round it: with all that lies face down `revealed`, or `through` the eyes of one seat.

    `looks` are the tools that there are.
    """

    looks = LOOKS

    def __init__(
        self, owner: "Screen", context: AppContext, match: Match, *, revealed: bool = False, through: int | None = None
    ) -> None:
        self.owner = owner
        super().__init__(context, match, held=frozenset(), revealed=revealed, through=through)

    def commands(self) -> dict[str, Act]:
        """What can be looked at; nobody deduces where all lies open."""
        here = [what for what in self.looks if what != "deeds" or not self.client.revealed]
        return {what: act for what, act in super().commands().items() if what in here}

    def rulebook(self, rule: str = "") -> Scene | None:
        """The rulebook leads back to the scene round the table."""
        return self.owner.rulebook(rule)

    def back(self) -> Scene | None:
        """There is no pause here."""
        return None
