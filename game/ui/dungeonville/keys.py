"""The tools of the table and their keys: some have the key of an action with another meaning in other games."""

from game.ui.input.state import PAD, InputState
from game.ui.table.handover import SECRETS_ACTION

TOOLS = ("menu", "log", "hint", "undo", "aid", "deeds", "claim")
TOOL_ACTIONS = {"claim": "centre", "deeds": "marks"}
"""The input action of a tool that is not named after it."""


def key_of(input_state: InputState, what: str, *, alone: bool) -> str:
    """The key or gamepad button of a tool, "" for none. When `alone`, the key for secrets opens the inspector."""
    if input_state.device != PAD:
        return input_state.named(TOOL_ACTIONS.get(what, what))
    own = {"deeds": "", "aid": input_state.glyph(SECRETS_ACTION) if alone else ""}
    return own.get(what, input_state.glyph(TOOL_ACTIONS.get(what, what)))
