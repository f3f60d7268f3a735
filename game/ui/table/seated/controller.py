"""The controller of a table with sides: who sits where, whose half is open, and what each side sees when."""

from collections.abc import Sequence

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat, redact
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.climax import staged
from game.ui.table.controller import TableController
from game.ui.table.director import Clip
from game.ui.table.facts import SeatingFacts, TableFacts
from game.ui.table.match_client import MatchClient
from game.ui.table.resume import resume
from game.ui.table.seated.sides import AgentPacing, Held, Recap, SideClient, SidedTable, can_show, noted

STILL = 100
"""The pace above which the curtain moves at once."""


class SeatedController(TableController):
    """A match for the sides at this screen.

    `mode` is the seating. `sides` are the clients here; `shown` is the one whose half is open, None behind the curtain, where `front` is the
    side that is next. `pacing` holds back the moves of agents until their turn is over, `recap` what a side has missed. If each side has a
    table of its own, `other` is that of the other side, and this one may be the `second`.
    """

    game: SidedTable

    def __init__(self, context: AppContext, match: Match, game: SidedTable, *, held: Held = None, second: bool = False) -> None:
        self.second, self.mode, self.front = second, "", next(iter(game.sides))
        self.sides: list[SideClient] = []
        self.shown: SideClient | None = None
        self.other: SeatedController | None = None
        self.pacing, self.recap, self.public_shown = AgentPacing(), Recap(), False
        self._spectator: tuple[int, SideClient] | None = None
        super().__init__(context, match, game, held=held)

    def sit(self, mode: str) -> None:
        """Set the seating. It opens nothing that was hidden before: a curtain comes first, one in each window."""
        self.mode, self.sides = mode, self.game.clients_at(mode, self.held, second=self.second)
        self.shown = self.sides[0] if mode not in ("table", "windows") else None
        self.front = self.sides[0].name or next(iter(self.game.sides))
        self.animations.clear()
        self.animations.begun = 0
        self.pacing, self.recap, self.public_shown, self.guard, self.after = AgentPacing(), Recap(), False, 0.0, 0.0
        if len(self.sides) > 1:
            self.recap.reread(self.sides, self.match)
        self.game.seated(mode)
        self.handover.reset()
        if mode == "windows":
            self.lower_curtain(still=True)
        self.turn_over()
        if self.shown is None:
            self.ask()
        else:
            resume(self)

    @property
    def own(self) -> SideClient:
        """The client of the open side; behind the curtain that of a spectator."""
        if self.shown is not None:
            return self.shown
        if self._spectator is None or self._spectator[0] != self.match.turn:
            self._spectator = self.match.turn, self.game.side("")
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
        return self.mode == "table" and self.shown is not None and self.game.at_public_screen(self.facts())

    @property
    def secret_side(self) -> str:
        """The side whose secrets may be shown: the open one, unless both sides look at a public screen."""
        return "" if self.shown is None or self.at_public_screen else self.shown.name

    @property
    def reads(self) -> bool:
        """Whether notices pause: a person plays the open side."""
        return self.held is None and any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    @property
    def seating(self) -> SeatingFacts:
        """Who sits where, and what the open side waits for."""
        return SeatingFacts(
            self.mode, None if self.shown is None else self.shown.name, self.front, tuple(one.name for one in self.sides), self.second, self.handover.pressed,
            self.animations.busy, self.animations.begun, self.pacing.ready, self.recap.shows, self.held is None,
        )  # fmt: skip

    def turn_over(self) -> None:
        """Lower the curtain at a shared screen if another side is prompted, or after a public screen."""
        side = self.next
        if side is None and self.public_shown and self.match.decision is not None:  # agents answer first
            side = self.shown
        if side is None or len(self.sides) == 1 or (side is self.shown and not self.public_shown):
            return
        self.shown, self.front, self.public_shown, self.changed = None, side.name, False, True
        self.lower_curtain(still=self.context.settings.pace > STILL)

    def lower_curtain(self, *, still: bool) -> None:
        """Lower the curtain for the side in front, with the public Events since its last answer."""
        answers = (place for place, action in enumerate(self.match.actions) if action.seat in self.game.sides[self.front])
        heard = [one for events in self.match.log[max(answers, default=-1) + 2 :] for one in events]
        self.handover.reset()
        self.game.curtain_falls(redact(heard, frozenset()), still=still)

    def raise_curtain(self) -> None:
        """Open the half of the prompted side, after its key was held, and show what it has missed since its last answer."""
        if (side := self.next) is None:
            return
        self.shown, self.handover.pressed = side, False
        self.game.curtain_rises(still=self.context.settings.pace > STILL)
        side.refresh()
        self.ask()
        if (missed := self.recap.missed.pop(side.name, None)) is None:
            return
        now, self.director.state = self.director.state, missed.before
        if clips := self.game.recap_clips(self.director, [moment for _, some in missed.moments for moment in some]):
            self.animations.add([*clips, Clip(begin=self.recap.end)])
            self.changed = self.recap.shows = True
        else:
            self.director.state = now

    def note_public(self) -> None:
        """Note that a public screen is shown."""
        self.public_shown = self.public_shown or self.at_public_screen

    # ------------------------------------------------------------------ answers

    def queue_news(self, moments: Sequence[EventSnapshot]) -> None:
        """Queue the clips of Events for the open side."""
        self.show(self.own, moments, own=False)

    def ask(self) -> None:
        """Show the current state of the match, as the open side may know it."""
        self.director.client = self.handover.client = self.client
        super().ask()

    def settle(self) -> None:
        """Open the next prompt unless something is still to be shown."""
        if not self.animations.busy:
            self.turn_over()
            self.ask()

    def answer(self, choice: Choice, seat: Seat | None = None) -> None:
        """Submit an answer and show its consequences."""
        side, turn = self.own, self.match.turn
        if self.seat is None:
            return
        side.submit(choice, seat)
        self.changed = True
        if self.match.turn != turn:  # neither refused, nor did the rules fail
            self.notify_sides(side)
            self.show(side, side.moments(), own=True)
            self.settle()

    def show(self, side: SideClient, moments: Sequence[EventSnapshot], *, own: bool) -> None:
        """Queue the clips of these moments. At a shared screen, those after a public screen wait until the side raises its curtain."""
        self.director.client = side
        clips, count = self.game.news_clips(self.director, moments, own=own), len(moments)
        if self.mode == "table" and side is self.shown and self.match.decision is not None:
            count = self.game.public_part(self.director, moments, clips)
        shown = [noted(clip, self.note_public) for clip in clips[:count]]
        self.animations.add(self.tutorial.with_pauses(staged(shown, self.director, self.game.climaxes)))
        if later := list(moments[count:]):
            self.recap.add(side, side.seen(moments[count - 1]), self.match.turn, later)
            side.hear(moment.event for moment in later)

    def notify_sides(self, teller: SideClient) -> None:
        """Update the other sides at this screen after an answer."""
        if self.other is not None:
            self.other.receive()
        for side in self.sides:
            if side is not teller:
                self.recap.add(side, side.view.state, self.match.turn, self.match.moments(side.eyes))
                side.refresh()
                side.hear(self.match.news(side.eyes))

    def receive(self) -> None:
        """Update after an answer of the other side. Without news for this side nothing changes, not even the focus."""
        side = self.sides[0]
        before, moments = side.view, side.moments()
        side.refresh()
        if self.shown is None:
            side.hear(moment.event for moment in moments)
            if moments:
                self.director.state, self.changed = self.client.view.state, True
        elif moments:
            self.show(side, moments, own=False)
        elif (before.state, before.decision) != (side.view.state, side.view.decision):
            self.settle()

    def undo(self) -> None:
        """Undo the last answer of the open side."""
        self.changed = True
        if self.shown is not None and self.shown.undo():
            self.went_back()

    def redo(self) -> None:
        """Redo the answer that was undone."""
        self.changed = True
        if self.shown is not None and self.shown.redo():
            self.went_back()

    def went_back(self) -> None:
        """Show the table after the match has gone back or forward; the other side's, if that side can see a difference."""
        self.animations.clear()
        self.pacing = AgentPacing()
        self.recap.rewind(self.match.turn)
        if (other := self.other) is not None:
            side = other.sides[0]
            before, lines = side.view, list(side.log)
            side.refresh()
            side.reread()
            if (before.state, before.decision, lines) != (side.view.state, side.view.decision, side.log):
                other.animations.clear()
                other.ask()
        for side in self.sides:
            side.rewind()
        self.turn_over()
        self.ask()

    def reword(self) -> None:
        """Say everything in another language."""
        self.changed = True
        for side in self.sides:
            side.message = ""
            side.reread()

    def update(self, dt: float, facts: TableFacts) -> Navigation | None:
        """Advance what comes first: animations, pending moves of agents, the result, the curtain, an agent, a hint."""
        if self.animations.busy:
            self.advance(dt)
        elif self.pacing.ready:
            self.pace_agents(dt)
        elif self.match.decision is None:
            self.after += dt
            waits = self.second or (self.other is not None and self.other.animations.busy)
            return Goto("result", self.match) if self.after >= self.game.after and not waits else None
        elif self.shown is None and self.next is not None:
            self.changed = self.handover.update(dt) or self.changed
            if self.handover.held_long_enough:
                self.raise_curtain()
        elif self.client.thinking:
            self.note_public()
            self.pace_agents(dt)
        else:
            self.show_hint()
        return None

    def pace_agents(self, dt: float) -> None:
        """Let an agent answer, or show the pending moments: once they are due, or at once if an agent of the shown side has answered."""
        pacing, side, history, turn = self.pacing, self.own, self.match.history, self.match.turn
        pacing.elapsed += dt
        if pacing.ready:
            if pacing.elapsed >= pacing.due or (history and history[-1].action.seat in side.held):
                self.changed, self.pacing = True, AgentPacing()
                self.show(side, pacing.pending, own=False)
                self.settle()
        elif (thought := side.thought()) is not None:
            seat, advice = thought
            side.submit(advice.choice, seat)
            if self.match.turn != turn:
                self.notify_sides(side)
                handover = self.next is not None and self.next is not self.shown
                ready = can_show(self.match, self.game.sides, side.held, seat, handover=handover)
                pacing.add(side.moments(), ready=ready, speed=self.context.settings.speed)
