"""Hints: the advice of an agent with its reason."""

from game.text import say
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.table import aids
from game.ui.terrorscape.table.view import TableView


def request(table: TableView) -> Navigation | None:
    """Request a hint from an agent if the side's aids permit it; it arrives later."""
    if table.shown is None or aids.refused(table, "computed"):
        return None
    if table.asks is not None and table.shown.ask_hint():
        table.shown.tell(say("ui-hint-asked"), good=True)
    return None


def show(table: TableView) -> None:
    """Show the hint as a message once the agent has answered, and focus its target."""
    side = table.client
    advice, decision = side.hint(), side.decision
    if advice is None or decision is None:
        return
    table.dirty = True
    words = side.speaker.choice(advice.choice, decision.prompt)
    side.tell(say("ui-hint", choice=words, reason=side.speaker.advice(advice)), good=True)
    focus = table.focus
    focus.current = next((target.key for target in focus.targets if target.data == advice.choice), focus.current)
