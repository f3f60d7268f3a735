"""Dialogs about the seating."""

from functools import partial

from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.widgets.choice_dialog import ChoiceDialog, Row


class SeatingDialog(ChoiceDialog):
    """Chooses the seating mode."""

    def __init__(self, table: SeatedTable) -> None:
        self.table = table
        ways = seating.OFFERED[seating.manned(table.match.holders)]
        rows: list[Row] = [(way, *words(way, playing=len(ways) > 2), partial(self.take_seats, way)) for way in ways]
        rows.append(("back", say("ui-back"), "", self.close))
        super().__init__(table, say("ui-ts-sit"), "", rows, table.seating_mode)

    def take_seats(self, way: str) -> Navigation | None:
        """Set the mode and store it in the settings."""
        context, first = self.table.context, self.table.first
        self.table.dialog = None
        seating.remember(context.settings, first.match.holders, way)
        preferences.store(context.settings, paths.settings())
        return first.sit(way) if way != first.seating_mode else None

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None


class CardDialog(ChoiceDialog):
    """Confirms that a card separates the halves before both open while persons play."""

    def __init__(self, table: SeatedTable) -> None:
        self.table = table
        rows: list[Row] = [
            ("curtain", say("ui-ts-sit-table"), say("ui-ts-sit-table-note"), self.keep),
            ("card", say("ui-ts-card-stands"), say("ui-ts-card-stands-note"), self.open_halves),
        ]
        super().__init__(table, say("ui-ts-card"), say("ui-ts-card-note"), rows)

    def keep(self) -> Navigation | None:
        """Keep the curtain."""
        self.table.dialog = None
        return None

    def open_halves(self) -> Navigation | None:
        """Open both halves."""
        self.table.arrange("open")
        return None


class NarrowWindowDialog(ChoiceDialog):
    """Explains that the window is too small for both halves."""

    def __init__(self, table: SeatedTable) -> None:
        self.table = table
        super().__init__(
            table, say("ui-ts-narrow"), say("ui-ts-narrow-note"), [("close", say("ui-pause-resume"), "", self.close)]
        )

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None


def words(way: str, *, playing: bool) -> tuple[str, str]:
    """The name of a mode and its explanation."""
    kind = "card" if way == "open" and playing else way
    return say(f"ui-ts-sit-{kind}"), say(f"ui-ts-sit-{kind}-note")
