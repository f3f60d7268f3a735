"""The pause dialog of the planning."""

from collections.abc import Callable
from functools import partial

from game.text import say
from game.ui.input.state import PAD
from game.ui.london.how_to_play import dialog_on
from game.ui.scene.navigation import Navigation
from game.ui.table.pause_dialog import KeyRows, PauseDialog, PauseFacts
from game.ui.table.protocol import DialogTable

GO_TO_STREETS = {"pan-up": "north", "pan-right": "east", "pan-down": "south", "pan-left": "west"}
"""The input actions that plan to go to the Streets of an Area."""
CHOOSE_HOUR = {"page-up": -1, "page-down": 1}
"""The input actions that choose the hour before or after."""
KEY_ROWS = {
    "way": tuple(GO_TO_STREETS), "hour": tuple(CHOOSE_HOUR), "back": ("undo",), "turn": ("minus", "plus"), "take": ("take",), "closer": ("look",),
    "note": ("marks",), "agree": ("begin",),
}  # fmt: skip
"""The rows of the key table: the message of each, and its input actions."""


def pause_dialog(table: DialogTable, go_on: Callable[[], Navigation | None]) -> PauseDialog:
    """The pause of the planning. To resume closes the cover, too, with `go_on`."""
    return PauseDialog(table, partial(_facts, table, go_on))


def _facts(table: DialogTable, go_on: Callable[[], Navigation | None]) -> PauseFacts:
    """The seed, and the keys. For a gamepad the how-to-play page explains the cursor."""
    primer, pad = ("primer", lambda: table.open(dialog_on(table))), table.context.input.device == PAD
    keys = () if pad else _keys(table)
    return PauseFacts(entries=[primer], tools=("rulebook",), keys=keys, all_keys=not pad, pans=True, resume=go_on)


def _keys(table: DialogTable) -> KeyRows:
    """The keys of the planning."""
    state = table.context.input
    keys = [(" ".join(map(state.named, actions)), say(f"ui-ld-key-{what}")) for what, actions in KEY_ROWS.items()]
    tools = [(state.named(what), say(f"ui-tool-{what}")) for what in table.commands()]
    return [("1 – 6", say("ui-ld-key-number")), *(row for row in keys + tools if row[0].strip())]
