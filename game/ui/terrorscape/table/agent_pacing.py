"""What the program's side does, as the other side sees it: only when its turn is over, and always after the same time, which tells nothing of what it does."""

from math import ceil

from game.match.trace import Moment
from game.rules.engine.secret import Seat
from game.ui.settings import PACE, Speed
from game.ui.terrorscape.table.side import SEATS
from game.ui.terrorscape.table.view import TableView

THINKS, BRISK = 2400.0, 1200.0
"""Milliseconds that the other side thinks where the program plays it, at the usual speed and at a quick one.

It is the same for every turn and every answer in the middle of one, whoever sits there, whatever is done and however much. A machine that
needs longer waits as long again, and again; at all its levels the program needs a tenth of it.
"""


class AgentPacing:
    """What was heard of the program's side since it began its turn; `ready` to be shown, once `thought` has lasted until it is `due`."""

    def __init__(self) -> None:
        self.pending: list[Moment] = []
        self.thought, self.due = 0.0, 0.0
        self.ready = False

    def clear(self) -> None:
        """Forget everything."""
        self.pending, self.thought, self.due, self.ready = [], 0.0, 0.0, False

    def update(self, table: TableView, dt: float) -> None:
        """Let an agent answer, or show what was heard."""
        self.thought += dt
        if not self.ready:
            self.run_agent(table)
        elif quick(table) or self.thought >= self.due:
            self.show_pending(table)

    def run_agent(self, table: TableView) -> None:
        """Let an agent answer. What one of the own side does is shown at once."""
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
        self.ready = is_news(table, seat)
        self.due = put_off(self.thought, table.context.settings.speed)

    def show_pending(self, table: TableView) -> None:
        """Show what was heard."""
        pending, table.dirty = self.pending, True
        self.clear()
        table.show(table.client, pending, own=False)
        table.settle()


def quick(table: TableView) -> bool:
    """Whether nothing is put off: it was an agent of the own side that answered."""
    last = table.match.history[-1].action.seat if table.match.history else None
    return last in table.client.held


def is_news(table: TableView, seat: Seat) -> bool:
    """Whether what was heard can be shown after the agent of `seat` has answered.

    It can if the agent is on the side shown, if its side has nothing more to answer, if another side's person at this screen is asked, or at the end.
    """
    decision = table.match.decision
    if decision is None or seat in table.client.held:
        return True
    if table.next is not None and table.next is not table.shown:
        return True
    return not any(seat in seats and other in seats for seats in SEATS.values() for other in decision.options)


def put_off(took: float, speed: Speed) -> float:
    """When what the other side did is shown, in milliseconds since it was asked; it has taken `took` of them."""
    waits = THINKS if PACE[speed] <= 1 else BRISK
    return max(1, ceil(took / waits)) * waits
