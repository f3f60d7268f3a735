"""The match client of Dungeonville: every wizard has a secret, and several persons may share a screen."""

from game.match import PERSON, Match
from game.rules.dungeonville.event import RoundBegan
from game.rules.dungeonville.state import State
from game.rules.engine.agent import Observation
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.ui.scene.context import AppContext
from game.ui.table.match_client import MatchClient


class DungeonvilleClient(MatchClient):
    """A conversation with the match. A person who is alone at this screen sees the own secrets; several see public information.

    `sole_seat` is the seat of that one person, None if several persons play or none. A finished match may be shown as any seat
    saw it (`viewpoint`). With `revealed` nothing is hidden: the match is over.
    """

    def __init__(
        self,
        context: AppContext,
        match: Match,
        *,
        held: frozenset[Seat] | None = None,
        revealed: bool = False,
        viewpoint: Seat | None = None,
    ) -> None:
        self.revealed = revealed
        persons = [seat for seat, level in match.holders.items() if level == PERSON and (held is None or seat in held)]
        self.sole_seat: Seat | None = persons[0] if len(persons) == 1 else viewpoint
        self.person_seats = tuple(persons)
        super().__init__(context, match, held=held)
        self.reread()

    @property
    def eyes(self) -> frozenset[Seat] | None:
        """The seats whose knowledge is drawn: that of the only person here, else none."""
        if self.revealed:
            return frozenset(self.match.holders)
        return None if self.sole_seat is None else frozenset((self.sole_seat,))

    def note(self, event: Event) -> None:
        """Write an Event into the log: rounds have headings."""
        before = len(self.log)
        super().note(event)
        if isinstance(event, RoundBegan) and len(self.log) > before:
            self.log[-1] = self.log[-1]._replace(head=True)

    def private_view(self, seat: Seat) -> Observation[State]:
        """The observation of one wizard, for drawing while only its player looks."""
        return self.match.view(seat)
