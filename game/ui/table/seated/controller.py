"""The controller of a table with sides: answers, agents, undo, and what each side sees when."""

from collections.abc import Sequence
from dataclasses import replace

from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.director import Clip
from game.ui.table.facts import TableFacts
from game.ui.table.seated.seats import SeatsController
from game.ui.table.seated.sides import AgentPacing, SideClient, can_show, shows_at_once


class SeatedController(SeatsController):
    """A match for the sides at this screen. If each side has a table of its own, `other` is that of the other side."""

    other: "SeatedController | None"

    # ------------------------------------------------------------------ the match

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
        """Queue the clips of these moments.

        At a shared screen, moments after a public screen wait until the side raises its curtain.
        """
        self.director.client = side
        clips, count = self.sided.news_clips(self.director, moments, own=own), len(moments)
        if self.mode == "table" and side is self.shown and self.match.decision is not None:
            count = self.sided.public_part(self.director, moments, clips)
        self.animations.add(self._seen(clip) for clip in clips[:count])
        if later := list(moments[count:]):
            self.recap.postpone(side, side.seen(moments[count - 1]), self.match.turn, later)
            for moment in later:
                side.note(moment.event)

    def _seen(self, clip: Clip) -> Clip:
        """The clip, which notes that a public screen is shown if it takes time."""
        begin = clip.begin

        def noted() -> None:
            begin()
            self.note_public()

        return replace(clip, begin=noted) if clip.ms else clip

    def notify_sides(self, teller: SideClient) -> None:
        """Update the other sides at this screen after an answer."""
        if self.other is not None:
            self.other.receive()
        for side in self.sides:
            if side is not teller:
                self.recap.note(side, self.match)
                side.refresh()
                for event in self.match.news(side.eyes):
                    side.note(event)

    def receive(self) -> None:
        """Update after an answer of the other side. Without news for this side nothing changes, not even the focus."""
        side = self.sides[0]
        before, moments = side.view, side.moments()
        side.refresh()
        if self.shown is None:
            for moment in moments:
                side.note(moment.event)
            if moments:
                self.director.state, self.changed = self.client.view.state, True
        elif moments:
            self.show(side, moments, own=False)
        elif (before.state, before.decision) != (side.view.state, side.view.decision):
            self.settle()

    # ------------------------------------------------------------------ undo

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
        """Show the table after the match has gone back or forward."""
        self.animations.clear()
        self.pacing = AgentPacing()
        self.recap.rewind(self.match.turn)
        if self.other is not None:
            self.other.other_went_back()
        for side in self.sides:
            side.rewind()
        self.turn_over()
        self.ask()

    def other_went_back(self) -> None:
        """Update the table after the other side's undo, if this side can see a difference."""
        side = self.sides[0]
        before, lines = side.view, list(side.log)
        side.refresh()
        side.reread()
        if (before.state, before.decision, lines) != (side.view.state, side.view.decision, side.log):
            self.animations.clear()
            self.ask()

    def reword(self) -> None:
        """Say everything in another language."""
        self.changed = True
        for side in self.sides:
            side.message = ""
            side.reread()

    def hide_secrets(self) -> None:
        """Nothing to hide: a half stays open until the other side is asked."""

    # ------------------------------------------------------------------ time

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
        """Let an agent answer, or show the pending moments once they are due."""
        pacing, side = self.pacing, self.own
        pacing.elapsed += dt
        if not pacing.ready:
            self.run_agent(side)
        elif shows_at_once(self.match, side.held) or pacing.elapsed >= pacing.due:
            self.changed = True
            self.show(side, pacing.take(), own=False)
            self.settle()

    def run_agent(self, side: SideClient) -> None:
        """Let an agent answer. An answer of the shown side is shown at once."""
        turn, thought = self.match.turn, side.thought()
        if thought is None:
            return
        seat, advice = thought
        side.submit(advice.choice, seat)
        if self.match.turn != turn:
            self.notify_sides(side)
            handover = self.next is not None and self.next is not self.shown
            ready = can_show(self.match, self.sided.sides, side.held, seat, handover=handover)
            self.pacing.add(side.moments(), ready=ready, speed=self.context.settings.speed)
