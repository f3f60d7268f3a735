"""The log of a side, without its secrets at a public screen."""

from game.ui.table.log_dialog import LogDialog
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.terrorscape.table.side import Side


class TerrorscapeLog(LogDialog):
    """The log of the open side. While both sides look at a public screen it shows only lines that a spectator has, too."""

    def __init__(self, table: SeatedTable) -> None:
        super().__init__(table)
        if table.at_public_screen:
            public = frozenset(Side(table.context, table.match, "").log)
            self.lines = [line for line in self.lines if line in public]
            self.first = ("line", len(self.lines) - 1) if self.lines else "close"
