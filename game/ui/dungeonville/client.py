"""The match client of Dungeonville."""

from game.rules.dungeonville.event import RoundBegan
from game.rules.engine.script import Event
from game.ui.table.handover import PrivateClient


class DungeonvilleClient(PrivateClient):
    """A conversation with the match, with a heading for each round in the log."""

    def note(self, event: Event) -> None:
        """Write an Event into the log: rounds have headings."""
        before = len(self.log)
        super().note(event)
        if isinstance(event, RoundBegan) and len(self.log) > before:
            self.log[-1] = self.log[-1]._replace(head=True)
