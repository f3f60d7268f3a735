"""The seats at a table with sides: who sits where, and whose half is open."""

from collections.abc import Hashable
from dataclasses import replace

from game.match import PERSON, Match
from game.rules.engine.secret import Seat, redact
from game.ui.scene.context import AppContext
from game.ui.table.controller import TableController
from game.ui.table.director import Clip
from game.ui.table.facts import SeatingFacts, TableFacts
from game.ui.table.match_client import MatchClient
from game.ui.table.seated.sides import PAIRED, AgentPacing, Recap, SideClient, SidedTable

STILL = 100
"""The pace above which the curtain moves at once."""


class SeatsController(TableController):
    """A match for the sides at this screen.

    `mode` is the seating. `sides` are the clients here; `shown` is the one whose half is open, None behind the curtain, where `front` is the
    side that is next. `pacing` holds back the moves of agents until their turn is over, `recap` what a side has missed. If each side has a
    table of its own, `other` is that of the other side, and this one may be the `second`.
    """

    def __init__(
        self, context: AppContext, match: Match, game: SidedTable, *, held: frozenset[Seat] | None = None, second: bool = False
    ) -> None:
        self.sided, self.second, self.mode, self.front = game, second, "", next(iter(game.sides))
        self.sides: list[SideClient] = []
        self.shown: SideClient | None = None
        self.other: SeatsController | None = None
        self.pacing, self.recap, self.public_shown = AgentPacing(), Recap(), False
        self._spectator: tuple[int, SideClient] | None = None
        super().__init__(context, match, game, held=held)

    # ------------------------------------------------------------------ seating

    def sit(self, mode: str) -> None:
        """Set the seating. It opens nothing that was hidden before: a curtain comes first, one in each window."""
        self.mode, names = mode, list(self.sided.sides)
        if mode in PAIRED:
            self.sides = [self.sided.side(names[1 if self.second else 0], apart=True)]
        else:
            self.sides = self._sides_here()
        self.shown = self.sides[0] if mode not in ("table", "windows") else None
        self.front = self.sides[0].name or names[0]
        self.animations.clear()
        self.animations.begun = 0
        self.pacing, self.guard, self.after = AgentPacing(), 0.0, 0.0
        self.recap, self.public_shown = Recap(), False
        if len(self.sides) > 1:
            self.recap.reread(self.sides, self.match)
        self.sided.seated(mode)
        self.handover.reset()
        if mode == "windows":
            self.lower_curtain(still=True)
        self.turn_over()
        self.ask()

    def _sides_here(self) -> list[SideClient]:
        """The clients of the sides with persons (or with the seats in `held`), else a spectator's."""
        persons = frozenset(seat for seat, level in self.match.holders.items() if level == PERSON)
        held = persons if self.held is None else self.held
        return [self.sided.side(name) for name, seats in self.sided.sides.items() if seats & held] or [self.sided.side("")]

    @property
    def own(self) -> SideClient:
        """The client of the open side; behind the curtain that of a spectator."""
        if self.shown is not None:
            return self.shown
        if self._spectator is None or self._spectator[0] != self.match.turn:
            self._spectator = self.match.turn, self.sided.side("")
        return self._spectator[1]

    @property
    def client(self) -> MatchClient:
        """The client of the open side; behind the curtain that of a spectator."""
        return self.own

    @client.setter
    def client(self, client: MatchClient) -> None:
        """The client of a table at which nobody sits yet."""

    @property
    def next(self) -> SideClient | None:
        """The side at this screen that is prompted; the only side if there is one."""
        return self.sides[0] if len(self.sides) == 1 else next((side for side in self.sides if side.prompted), None)

    @property
    def curtain(self) -> bool:
        """Whether the curtain hides the table."""
        return self.shown is None

    @property
    def liftable(self) -> bool:
        """Whether the curtain rises when a key is held: it waits for a person."""
        return self.shown is None and self.next is not None and not self.busy

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown before the next prompt."""
        return self.animations.busy or self.pacing.ready

    @property
    def at_public_screen(self) -> bool:
        """Whether both sides look at this picture, since they share the screen."""
        return self.mode == "table" and self.shown is not None and self.sided.at_public_screen(self.facts())

    @property
    def secret_side(self) -> str:
        """The side whose secrets may be shown: the open one, unless both sides look at a public screen."""
        return "" if self.shown is None or self.at_public_screen else self.shown.name

    def turn_over(self) -> None:
        """Lower the curtain at a shared screen if another side is prompted, or after a public screen."""
        side = self.next
        if side is None and self.public_shown and self.match.decision is not None:  # agents answer first
            side = self.shown
        if side is None or len(self.sides) == 1 or (side is self.shown and not self.public_shown):
            return
        self.public_shown = False
        self.shown, self.front = None, side.name
        self.lower_curtain(still=self.context.settings.pace > STILL)
        self.changed = True

    def lower_curtain(self, *, still: bool) -> None:
        """Lower the curtain for the side in front, with the public Events since its last answer."""
        answers = (place for place, action in enumerate(self.match.actions) if action.seat in self.sided.sides[self.front])
        heard = [one for events in self.match.log[max(answers, default=-1) + 2 :] for one in events]
        self.handover.reset()
        self.sided.curtain_falls(redact(heard, frozenset()), still=still)

    def raise_curtain(self) -> None:
        """Open the half of the prompted side, after its key was held."""
        side = self.next
        if side is None:
            return
        self.shown = side
        self.handover.pressed = False
        self.sided.curtain_rises(still=self.context.settings.pace > STILL)
        side.refresh()
        self.ask()
        self.show_missed(side)

    def show_missed(self, side: SideClient) -> None:
        """Set the table to the side's last answer, and show what it has missed since."""
        if (missed := self.recap.take(side)) is None:
            return
        now, self.director.state = self.director.state, missed.before
        if clips := self.sided.recap_clips(self.director, [moment for _, some in missed.moments for moment in some]):
            self.animations.add([*clips, Clip(begin=self.recap.over)])
            self.changed = self.recap.shows = True
        else:
            self.director.state = now

    def note_public(self) -> None:
        """Note that a public screen is shown."""
        self.public_shown = self.public_shown or self.at_public_screen

    # ------------------------------------------------------------------ facts

    def facts(self, focus: Hashable = None, pointer: tuple[float, float] = (0.0, 0.0), *, in_dialog: bool = False) -> TableFacts:
        """What is at the table now."""
        side = None if self.shown is None else self.shown.name
        seating = SeatingFacts(
            self.mode, side, self.front, tuple(one.name for one in self.sides), self.second, self.handover.pressed,
            self.animations.busy, self.animations.begun, self.pacing.ready, self.recap.shows, self.held is None,
        )  # fmt: skip
        return replace(super().facts(focus, pointer, in_dialog=in_dialog), seating=seating)

    @property
    def reads(self) -> bool:
        """Whether notices pause: a person plays the open side."""
        return self.held is None and any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    def ask(self) -> None:
        """Show the current state of the match, as the open side may know it."""
        self.director.client = self.handover.client = self.client
        super().ask()
