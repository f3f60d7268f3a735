"""The controller of the table: answers, agents, undo, aids, curtain and the order of what is shown; `scene` adds input and painting."""

from collections.abc import Sequence
from typing import Self

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.animation_queue import Clip
from game.ui.terrorscape import choreography
from game.ui.terrorscape.choreography import Showing
from game.ui.terrorscape.encounter.layout import is_shown
from game.ui.terrorscape.how_to_play import due, page_of
from game.ui.terrorscape.sound.adapter import SoundAdapter
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.dialogs import card_dialog
from game.ui.terrorscape.table.mark_editor import EditorParent, MarkEditor
from game.ui.terrorscape.table.pacing import AgentPacing, can_show, shows_at_once
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.terrorscape.table.side import Side
from game.ui.widgets.dialog import Dialog


class TableController(SeatedTable):
    """Controls a match at the table."""

    def __init__(
        self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, other_table: Self | None = None
    ) -> None:
        super().__init__(context, match, held=held, other_table=other_table)
        self.sound_adapter = SoundAdapter(self)
        if other_table is not None:
            self.arrange(other_table.seating_mode)
        else:
            self.sit("" if held is None else "solo" if held else "neutral")

    def sit(self, mode: str = "") -> Navigation | None:
        """Set the seating, by default the last one. Before both halves open, persons confirm that a card separates them."""
        mode = mode or seating.usual(self.context.settings, self.match.holders)
        ask = mode == "open" and seating.manned(self.match.holders) > 0
        self.arrange("table" if ask else mode)
        if ask:
            self.open(card_dialog(self))
        return None

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog."""
        self.presentation.curtain.pressed = False
        return super().open(dialog)

    # ------------------------------------------------------------------ what is shown

    def raise_curtain(self) -> None:
        """Open the half of the prompted side, after its key was held."""
        side = self.next
        if side is not None:
            self.shown = side
            self.presentation.curtain.rise(still=self.context.settings.pace > 100)
            side.refresh()
            self.show_prompt()
            self.show_missed(side)

    def show_missed(self, side: Side) -> None:
        """Set the table to the side's last answer, and show what it has missed since."""
        missed = self.recap.take(side)
        moments = [moment for _, some in missed.moments for moment in some] if missed is not None else []
        clips = choreography.recap_clips(self.showing(side, again=True), side, moments)
        if missed is not None and clips:
            self.animations.add([*clips, Clip(begin=self.recap.over)])
            caption, bump = self.presentation.caption, self.presentation.bump
            self.presentation.rest(missed.before)
            self.presentation.caption, self.presentation.bump = caption, bump
            self.dirty = self.recap.shows = True

    def showing(self, side: Side, *, again: bool = False) -> Showing:
        """What clips change; moments that are shown `again` are in the log already."""

        def show(moment: EventSnapshot) -> None:
            self.presentation.t = side.seen(moment)
            if not again:
                side.note(moment.event)
            self.sound_adapter.hear(moment.event)

        return Showing(self.presentation, self.context.settings, show, self.note_public)

    def show_prompt(self) -> None:
        """Set the table to the open prompt, or to the end; open the how-to-play page before a side's first one."""
        super().show_prompt()
        if due(self):
            name = self.shown.name if self.shown is not None else self.front
            self.open(HowToPlayDialog(self, page_of(name, separate=self.t.options.separate)))

    def show(self, side: Side, moments: Sequence[EventSnapshot], *, own: bool) -> None:
        """Queue the clips of these moments.

        At a shared screen, moments on the board after the encounter's public screen wait until the side raises its curtain.
        """
        clips, count = choreography.clips(self.showing(side), side, moments, own=own), len(moments)
        if self.seating_mode == "table" and side is self.shown and self.canvas is not None and self.match.decision is not None:
            count = choreography.public_part(self.canvas, side, moments, clips)
        self.animations.add(clips[:count])
        if later := list(moments[count:]):
            self.recap.postpone(side, side.seen(moments[count - 1]), self.match.turn, later)
            for moment in later:
                side.note(moment.event)

    def note_public(self) -> None:
        """Note that the encounter's public screen is shown."""
        self.public_shown = self.public_shown or self.at_public_screen

    def settle(self) -> None:
        """Open the next prompt unless something is still to be shown."""
        if not self.animations.busy:
            self.turn_over()
            self.show_prompt()

    # ------------------------------------------------------------------ the match

    def answer(self, choice: Choice) -> Navigation | None:
        """Submit an answer and show its consequences."""
        side, turn = self.client, self.match.turn
        if self.asks is None:
            return None
        side.submit(choice)
        self.dirty = True
        if self.match.turn != turn:  # neither refused, nor did the rules fail
            self.notify_sides(side)
            self.show(side, side.moments(), own=True)
            self.settle()
        return None

    def notify_sides(self, teller: Side) -> None:
        """Update the other sides at this screen after an answer."""
        if self.other_table is not None:
            self.other_table.receive()
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
                self.presentation.t, self.dirty = self.client.view.state, True
        elif moments:
            self.animations.add(choreography.clips(self.showing(side), side, moments, own=False))
        elif (before.state, before.decision) != (side.view.state, side.view.decision):
            self.settle()

    def choose(self, seat: Seat) -> Navigation | None:
        """Answer for another survivor."""
        self.client.who = seat
        self.show_prompt()
        return None

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the prompted seat may not answer `choice`."""
        return self.client.why_not(choice)

    def refuse(self, choice: Choice) -> Navigation | None:
        """Show why `choice` is not possible."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def undo(self) -> Navigation | None:
        """Undo the last answer of the open side."""
        if self.shown is not None and self.shown.undo():
            self.after_undo()
        return None

    def redo(self) -> Navigation | None:
        """Redo the answer that was undone."""
        if self.shown is not None and self.shown.redo():
            self.after_undo()
        return None

    def after_undo(self) -> None:
        """Reset everything on show after the match has gone back or forward."""
        self.animations.clear()
        self.presentation.walks.clear()
        self.agent_pacing = AgentPacing()
        self.recap.rewind(self.match.turn)
        if self.other_table is not None:
            self.other_table.after_other_undo()
        for side in self.sides:
            side.refresh()
            side.reread()
            side.passed_round = 0
        self.turn_over()
        self.show_prompt()

    def after_other_undo(self) -> None:
        """Update the table after the other side's undo, if this side can see a difference."""
        side = self.sides[0]
        before, lines = side.view, list(side.log)
        side.refresh()
        side.reread()
        if (before.state, before.decision, lines) != (side.view.state, side.view.decision, side.log):
            self.animations.clear()
            self.presentation.walks.clear()
            self.show_prompt()

    def let_agents_act(self) -> Navigation | None:
        """Let the agents of this side act first."""
        self.client.passed_round = self.client.view.state.round
        self.dirty = True
        return None

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def reword(self) -> None:
        """Rebuild all texts in another language, including the logs."""
        for side in self.sides:
            side.message = ""
            side.reread()

    # ------------------------------------------------------------------ agents and aids

    def pace_agents(self, dt: float) -> None:
        """Let an agent answer, or show the pending moments once they are due."""
        pacing, side = self.agent_pacing, self.client
        pacing.elapsed += dt
        if not pacing.ready:
            self.run_agent(side)
        elif shows_at_once(self.match, side.held) or pacing.elapsed >= pacing.due:
            self.dirty = True
            self.show(side, pacing.take(), own=False)
            self.settle()

    def run_agent(self, side: Side) -> None:
        """Let an agent answer. An answer of the shown side is shown at once."""
        turn, thought = self.match.turn, side.thought()
        if thought is None:
            return
        seat, advice = thought
        side.submit(advice.choice, seat)
        if self.match.turn != turn:
            self.notify_sides(side)
            handover = self.next is not None and self.next is not self.shown
            ready = can_show(self.match, side.held, seat, handover=handover)
            self.agent_pacing.add(side.moments(), ready=ready, speed=self.context.settings.speed)

    def request_hint(self) -> Navigation | None:
        """Request a hint from an agent if the side's aids permit it; it arrives later."""
        if self.shown is not None and not self.refused("computed") and self.asks is not None and self.shown.ask_hint():
            self.shown.tell(say("ui-hint-asked"), good=True)
        return None

    def show_hint(self) -> None:
        """Show the hint as a message once the agent has answered, and focus its target."""
        side, focus = self.client, self.focus
        advice, decision = side.hint(), side.decision
        if advice is not None and decision is not None:
            self.dirty = True
            words = side.speaker.choice(advice.choice, decision.prompt)
            side.tell(say("ui-hint", choice=words, reason=side.speaker.advice(advice)), good=True)
            focus.current = next((target.key for target in focus.targets if target.data == advice.choice), focus.current)

    def edit_marks(self, room: str = "") -> Navigation | None:
        """Open the mark editor, optionally at a room. Not during an encounter, which hides the board."""
        side, canvas = self.shown, self.canvas
        if side is None or not side.name or canvas is None or is_shown(canvas, self.props()) or self.refused("marks"):
            return None
        side.tell("")
        parent = EditorParent(
            self.match, self.props, lambda: self.presentation.layer(self.context.settings), self.focus, self.context.input,
            self.context.point, self.marks_changed, self.close_dialog,
        )  # fmt: skip
        return self.open(MarkEditor(parent, room))

    def marks_changed(self) -> None:
        """Save the match with its marks."""
        if problem := self.context.autosave(self.match):
            self.client.tell(problem)

    def close_dialog(self) -> None:
        """Close the open dialog."""
        self.dialog = None
        self.focus.current = None
