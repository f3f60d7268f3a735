"""Shows the other side's agents only after their turn, and always after the same delay, so that timing reveals nothing."""

from math import ceil

from game.match.trace import EventSnapshot
from game.rules.engine.secret import Seat
from game.ui.settings import PACE, Speed
from game.ui.terrorscape.table.side import SEATS
from game.ui.terrorscape.table.view import TableView

THINKS, BRISK = 2400.0, 1200.0
"""Delay in milliseconds before the other side's agents are shown, at normal and at fast speed.

It is the same for every turn and every answer within one. A machine that needs longer waits for a multiple of it; agents of all
levels need about a tenth.
"""


class AgentPacing:
    """What the agents of the other side have done since their turn began.

    `elapsed` milliseconds have passed; `pending` moments are `ready` once the turn is over, and are shown when they are `due`.
    """

    def __init__(self) -> None:
        self.pending: list[EventSnapshot] = []
        self.elapsed, self.due = 0.0, 0.0
        self.ready = False

    def clear(self) -> None:
        """Forget everything."""
        self.pending, self.elapsed, self.due, self.ready = [], 0.0, 0.0, False

    def update(self, table: TableView, dt: float) -> None:
        """Run an agent, or show the pending moments."""
        self.elapsed += dt
        if not self.ready:
            self.run_agent(table)
        elif shows_at_once(table) or self.elapsed >= self.due:
            self.show_pending(table)

    def run_agent(self, table: TableView) -> None:
        """Let an agent answer. An answer of the shown side is shown at once."""
        thought = table.client.thought()
        if thought is None:
            return
        seat, advice = thought
        turn = table.match.turn
        table.client.submit(advice.choice, seat)
        if table.match.turn == turn:
            return
        table.notify_sides(table.client)
        self.pending += table.client.moments()
        self.ready = can_show(table, seat)
        self.due = due_time(self.elapsed, table.context.settings.speed)

    def show_pending(self, table: TableView) -> None:
        """Show the pending moments."""
        pending, table.dirty = self.pending, True
        self.clear()
        table.show(table.client, pending, own=False)
        table.settle()


def shows_at_once(table: TableView) -> bool:
    """Whether to show at once: an agent of the shown side has answered."""
    last = table.match.history[-1].action.seat if table.match.history else None
    return last in table.client.held


def can_show(table: TableView, seat: Seat) -> bool:
    """Whether the pending moments can be shown after the agent of `seat` has answered.

    They can if the agent is on the side shown, if its side has nothing more to answer, if a person of another side at this screen
    is prompted, or at the end.
    """
    decision = table.match.decision
    if decision is None or seat in table.client.held:
        return True
    if table.next is not None and table.next is not table.shown:
        return True
    return not any(seat in seats and other in seats for seats in SEATS.values() for other in decision.options)


def due_time(took: float, speed: Speed) -> float:
    """When to show the pending moments, in milliseconds since the turn began; the agents have needed `took`."""
    waits = THINKS if PACE[speed] <= 1 else BRISK
    return max(1, ceil(took / waits)) * waits
