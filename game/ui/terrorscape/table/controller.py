"""The controller of the table: answers, agents, undo, curtain and the order of what is shown; `scene` adds input and painting."""

from typing import Self

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.animation_queue import Clip
from game.ui.terrorscape import choreography
from game.ui.terrorscape.encounter import timing
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.how_to_play import TerrorscapeHowToPlay, due
from game.ui.terrorscape.sound.adapter import SoundAdapter
from game.ui.terrorscape.table import aids, hints, seating
from game.ui.terrorscape.table.commands import TableCommands
from game.ui.terrorscape.table.log_dialog import TerrorscapeLog
from game.ui.terrorscape.table.mark_editor import open_mark_editor
from game.ui.terrorscape.table.pause_facts import TerrorscapePause
from game.ui.terrorscape.table.seating_dialog import CardDialog
from game.ui.terrorscape.table.side import Side
from game.ui.terrorscape.targets import answer_buttons
from game.ui.terrorscape.targets.option_map import group_options
from game.ui.widgets.dialog import Act

AFTER = 900.0
"""Milliseconds between the last Event and the result."""
OPEN = frozenset({"menu", "log", "save"})
"""The commands of a spectator."""


class TableController(TableCommands):
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
            self.open(CardDialog(self))
        return None

    def raise_curtain(self) -> None:
        """Open the half of the prompted side, after its key was held."""
        side = self.next
        if side is not None:
            self.shown = side
            self.curtain.rise(still=self.context.settings.pace > 100)
            side.refresh()
            self.show_prompt()
            self.show_missed(side)

    def show_missed(self, side: Side) -> None:
        """Set the table to the side's last answer, and show what it has missed since."""
        missed = self.recap.take(side)
        moments = [moment for _, some in missed.moments for moment in some] if missed is not None else []
        shown = choreography.recap_clips(self, side, moments)
        if missed is not None and shown:
            self.animations.add([*shown, Clip(begin=self.recap.over)])
            self.t, self.dirty, self.recap.shows = missed.before, True, True
            self.shows_board = timing.shows_board(self.t, None, walks=False)

    def show_snapshot(self, side: Side, moment: EventSnapshot, *, again: bool = False) -> None:
        """Show the state at a moment and note its Event in the log; nothing on the table depends on later moments."""
        self.t = side.seen(moment)
        if not again:
            side.note(moment.event)
        self.sound_adapter.hear(moment.event)

    # ------------------------------------------------------------------ the match

    def show_prompt(self) -> None:
        """Set the table to the open prompt, or to the end."""
        side = self.client
        self.t, self.caption, self.dice, self.bump = side.view.state, "", (), None
        self.throw, self.shows_board = DiceThrow(), timing.shows_board(self.t, None, walks=False)
        self.option_map = group_options(self.t, side.seat, side.options)
        self.focus.current = self.first_focus()
        self.dirty = True
        if due(self):
            self.open(TerrorscapeHowToPlay(self))

    def first_focus(self) -> object:
        """The key of the target that a new prompt focuses."""
        return self.option_map.first_key()

    def answer(self, choice: Choice) -> Navigation | None:
        """Submit an answer and show its consequences."""
        side, turn = self.client, self.match.turn
        if self.asks is None:
            return None
        side.submit(choice)
        self.dirty = True
        if self.match.turn == turn:  # refused, or the rules failed
            return None
        self.notify_sides(side)
        self.show(side, side.moments(), own=True)
        self.settle()
        return None

    def show(self, side: Side, moments: list[EventSnapshot], *, own: bool) -> None:
        """Queue the clips of these moments.

        At a shared screen, moments on the board after the encounter's public screen wait until the side raises its curtain.
        """
        clips, count = choreography.clips(self, side, moments, own=own), len(moments)
        if self.seating_mode == "table" and side is self.shown and self.canvas is not None and self.match.decision is not None:
            count = choreography.public_part(self.canvas, side, moments, clips)
        self.animations.add(clips[:count])
        if later := moments[count:]:
            self.recap.postpone(side, side.seen(moments[count - 1]), self.match.turn, later)
            for moment in later:
                side.note(moment.event)

    @property
    def at_public_screen(self) -> bool:
        """Whether both sides look at the encounter's public screen, since they share the screen."""
        canvas = self.canvas if self.seating_mode == "table" and self.shown is not None else None
        return canvas is not None and timing.is_shown(canvas, self) and not timing.is_private(self)

    def note_public(self) -> None:
        """Note that the encounter's public screen is shown."""
        self.public_shown = self.public_shown or self.at_public_screen

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
                self.t, self.dirty = self.client.view.state, True
        elif moments:
            self.animations.add(choreography.clips(self, side, moments, own=False))
        elif (before.state, before.decision) != (side.view.state, side.view.decision):
            self.settle()

    def settle(self) -> None:
        """Open the next prompt unless something is still to be shown."""
        if not self.animations.busy:
            self.turn_over()
            self.show_prompt()

    def choose(self, seat: Seat) -> Navigation | None:
        """Answer for another survivor."""
        self.client.who = seat
        self.show_prompt()
        return None

    def refuse(self, choice: Choice) -> Navigation | None:
        """Show why `choice` is not possible."""
        self.client.refuse(self.client.why_not(choice))
        return None

    def default_answer(self) -> Choice | None:
        """The answer that Space gives: the default of the rules, or done."""
        side = self.client
        decision, options = side.decision, side.options if self.asks is not None else ()
        usual = None if decision is None else decision.default
        if isinstance(usual, Choice) and usual in options:
            return usual
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance animations, then the curtain, then agents; after the end go to the result."""
        self.calm(dt)
        self.beat += dt
        self.dirty = aids.update(self, dt) or self.darken(dt) or self.curtain.lifted(dt) or self.dirty
        if any(one.dialog is not None for one in self.drawn):  # an open dialog pauses the table
            for one in self.drawn[1:]:
                one.calm(dt)
            return None
        for one in self.drawn[1:]:
            one.update(dt)
            self.dirty = self.dirty or one.dirty
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.agent_pacing.ready:
            self.agent_pacing.update(self, dt)
            return None
        if self.match.decision is None:
            self.after += dt
            shows = self.second or (self.other_table is not None and self.other_table.animations.busy)
            return self.result() if self.after >= AFTER and not shows else None
        if self.shown is None and self.next is not None:
            if self.curtain.update(dt):
                self.dirty = True
            if self.curtain.held_long_enough:
                self.raise_curtain()
            return None
        if self.client.thinking:
            self.note_public()
            self.agent_pacing.update(self, dt)
        else:
            hints.show(self)
        return None

    def advance_animations(self, dt: float) -> None:
        """Advance the animations, or keep a notice open; note whether the picture changes."""
        before, notice, moved = self.seen, (self.animations.begun, self.caption), (dict(self.walks), self.bump, self.throw.seen)
        super().advance_animations(dt)
        self.dirty = self.dirty or self.seen != before
        self.has_new_event = self.has_new_event or notice != (self.animations.begun, self.caption)
        self.figures_moved = self.figures_moved or moved != (self.walks, self.bump, self.throw.seen)

    @property
    def seen(self) -> tuple[object, ...]:
        """What an animation changes on the whole table, beside notices, figures, doors and dice."""
        return self.animations.busy, self.animations.stopped, self.flash, self.throw.waits

    @property
    def reads(self) -> bool:
        """Whether notices pause: a person plays the open side."""
        return self.held is None and any(self.match.holders.get(seat) == PERSON for seat in self.client.held)

    def notice_shown(self) -> None:
        """Focus the button of a notice that has just opened."""
        self.focus.current = answer_buttons.reading(self)

    @property
    def notice_text(self) -> str:
        """The text of the open notice."""
        return self.caption

    def result(self) -> Navigation:
        """Go to the result."""
        return Goto("result", self.match)

    def commands(self) -> dict[str, Act]:
        """The commands by input action and tool; a spectator has few."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(TerrorscapePause(self)),
            "undo": self.undo,
            "hint": lambda: hints.request(self),
            "log": lambda: self.open(TerrorscapeLog(self)),
            "redo": self.redo,
            "save": self.save,
            "marks": lambda: open_mark_editor(self),
            "aid": lambda: aids.pick(self),
        }
        return {what: act for what, act in found.items() if self.client.name or what in OPEN}

    def quoted(self) -> str:
        """The rule of the open dialog, else of the last log line."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return next((line.rule for line in reversed(TerrorscapeLog(self).lines) if line.rule), "")
