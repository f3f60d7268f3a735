"""The dialog that sets the aids of each side."""

from functools import partial

from game.text import say
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.widgets.choice_dialog import ChoiceDialog, Row


def deciding(table: SeatedTable) -> list[str]:
    """The sides at this screen that persons play."""
    return [side.name for side in table.sides if side.name and notes.played(table.match, side.name)]


class AidDialog(ChoiceDialog):
    """Sets the aids of the sides at this screen. Aids are public and are declared at the end."""

    def __init__(self, table: SeatedTable, at: str = "") -> None:
        self.table, sides = table, deciding(table)
        rows: list[Row] = []
        for side in sides:
            now = notes.level(table.match, side)
            for level in notes.LEVELS:
                words = say("ui-ts-aid-row", side=side, level=level, chosen=level == now)
                rows.append((f"{side}-{level}", words, say(f"ui-ts-aid-{level}-note"), partial(self.choose, side, level)))
        rows.append(("back", say("ui-back"), "", self.close))
        chosen = at or f"{sides[0]}-{notes.level(table.match, sides[0])}"
        super().__init__(table, say("ui-ts-aids"), say("ui-ts-aids-note"), rows, chosen)

    def choose(self, side: str, level: notes.Level) -> Navigation | None:
        """Set the level of aids from now on."""
        notes.choose(self.table.match, side, level)
        self.table.context.autosave(self.table.match)
        return self.table.open(AidDialog(self.table, f"{side}-{level}"))

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None
