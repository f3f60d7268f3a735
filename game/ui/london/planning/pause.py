"""The pause dialog of the planning."""

from collections.abc import Callable

from game.text import say
from game.ui.input.state import PAD
from game.ui.london.how_to_play import with_how_to_play
from game.ui.scene.navigation import Navigation
from game.ui.table.pause_dialog import PauseDialog
from game.ui.table.protocol import DialogTable
from game.ui.widgets.dialog import Act

GO_TO_STREETS = {"pan-up": "north", "pan-right": "east", "pan-down": "south", "pan-left": "west"}
"""The input actions that plan to go to the Streets of an Area."""
CHOOSE_HOUR = {"page-up": -1, "page-down": 1}
"""The input actions that choose the hour before or after."""
KEY_ROWS = {
    "way": tuple(GO_TO_STREETS), "hour": tuple(CHOOSE_HOUR), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "closer": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""The rows of the key table: the message of each, and its input actions."""


class PlanningPause(PauseDialog):
    """The pause dialog; resuming also closes the cover with `go_on`."""

    def __init__(self, table: DialogTable, go_on: Callable[[], Navigation | None]) -> None:
        super().__init__(table)
        self.go_on = go_on

    def buttons(self) -> list[tuple[str, Act]]:
        """The buttons, with the how-to-play page."""
        return with_how_to_play(super().buttons(), self.table)

    def resume(self) -> Navigation | None:
        """Close the dialog and start the clock."""
        self.table.dialog = None
        return self.go_on()

    def _key_rows(self) -> list[tuple[str, str]]:
        """The key table. For a gamepad the how-to-play page explains the cursor."""
        state = self.table.context.input
        if state.device == PAD:
            return super()._key_rows()
        keys = [(" ".join(map(state.named, actions)), say(f"ui-ld-key-{what}")) for what, actions in KEY_ROWS.items()]
        tools = [(state.named(what), say(f"ui-tool-{what}")) for what in self.table.commands()]
        return [("1 – 6", say("ui-ld-key-number")), *(row for row in keys + tools if row[0].strip())]

    def visible_tools(self) -> set[str]:
        """The commands that have a button of their own."""
        return {"rulebook"}
