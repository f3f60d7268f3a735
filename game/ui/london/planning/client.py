"""The conversation of the planning with its match."""

from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.ui.table.match_client import MatchClient


class PlanningClient(MatchClient):
    """The conversation about the planning. All seats may answer at any time, so an answer invalidates no agent's thinking."""

    @property
    def eyes(self) -> frozenset[Seat]:
        """All seats: the team shares its knowledge, spectators included (LD-085)."""
        return frozenset(self.match.holders)

    def unask(self) -> None:
        """Let companions go on thinking; their answer is checked when it arrives."""

    def say(self, seat: Seat, choice: Choice) -> list[Event]:
        """Answer for a seat and log what happens."""
        return self._log(self.submit(choice, seat))

    def strike(self) -> list[Event]:
        """End the planning if its time is up."""
        return self._log(self.tick())

    def _log(self, events: list[Event]) -> list[Event]:
        for event in events:
            self.note(event)
        return events
