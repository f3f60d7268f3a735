"""The scene of a table with sides: one or two tables, in one or two windows."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.match import Match
from game.ui.draw.canvas import Canvas
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.facts import TableFacts
from game.ui.table.scene import TableScene
from game.ui.table.seated.controller import SeatedController
from game.ui.table.seated.sides import PAIRED, Held, SidedTable, manned, usual
from game.ui.widgets.focus import Target


class SeatedScene(TableScene):
    """A table with sides. If each side has a table of its own, `other` is that of the other side; the second one is made by the first."""

    game: SidedTable
    controller: SeatedController

    def __init__(
        self, context: AppContext, match: Match, game: SidedTable, *, held: Held = None, other: "SeatedScene | None" = None
    ) -> None:
        self.other, self.second = other, other is not None
        super().__init__(context, match, game, held=held)

    def made_controller(self, match: Match, held: Held) -> SeatedController:
        """The controller of the table."""
        return SeatedController(self.context, match, self.game, held=held, second=self.second)

    def begin(self) -> None:
        """Sit down."""
        if self.second and self.other is not None:
            self.controller.other = self.other.controller
            self.arrange(self.other.controller.mode)
        else:
            held = self.controller.held
            self.sit("" if held is None else "solo" if held else "neutral")

    # ------------------------------------------------------------------ seating

    @property
    def mode(self) -> str:
        """The seating."""
        return self.controller.mode

    @property
    def first(self) -> "SeatedScene":
        """The table in the first window."""
        return self.other if self.second and self.other is not None else self

    def sit(self, mode: str = "") -> None:
        """Set the seating, by default the last one. Before both halves open, persons confirm that a card separates them."""
        sides, holders = self.game.sides, self.match.holders
        mode = mode or usual(sides, self.context.settings, holders)
        ask = mode == "open" and manned(sides, holders) > 0
        self.arrange("table" if ask else mode)
        if ask:
            self.open(self.game.seat_dialog("card", self))

    def arrange(self, mode: str) -> None:
        """Set the seating. If each side has a table of its own then, make the other one, in the second window or at the back of this one."""
        self.dialog, self.dirty, self.whole_due = None, True, True
        self.controller.mode = mode
        if not self.second:
            self.other = self.controller.other = None
            if mode in PAIRED:
                context = self.context.for_second_window() if mode == "windows" else self.context
                self.other = type(self)(context, self.match, self.game.twin(context), other=self)
                self.controller.other = self.other.controller
            self.second_window = self.other if mode == "windows" else None
        self.controller.sit(mode)

    def lost(self) -> None:
        """Continue behind the curtain after the second window was closed."""
        self.first.arrange("table")

    @property
    def both(self) -> list["SeatedScene"]:
        """The tables in this window, this one first."""
        return [self, self.other] if self.mode == "open" and not self.second and self.other is not None else [self]

    @property
    def leader(self) -> "SeatedScene":
        """The table in this window that has a dialog or is prompted; it receives input."""
        over = next((one for one in self.both if one.dialog is not None), None)
        return over or next((one for one in self.both if (shown := one.controller.shown) is not None and shown.prompted), self)

    def drawn(self, canvas: Canvas) -> Sequence["SeatedScene"]:
        """The tables that are painted in this window, the leading one first."""
        leader = self.leader
        hidden = self.canvas is not None and len(self.both) > 1 and leader.game.whole(canvas, leader.facts())
        return [leader, *([] if hidden else [one for one in self.both if one is not leader])]

    def changed(self) -> bool:
        """Whether anything has changed since the last call, also at the other table in this window."""
        found = [super(SeatedScene, one).changed() for one in self.both]
        return any(found)

    def facts(self) -> TableFacts:
        """What is at the table now."""
        facts = super().facts()
        leader = self.first.leader if self.mode == "open" else self
        if leader is self:
            return facts
        shown = leader.controller.shown
        return replace(facts, seating=facts.seating._replace(before=(shown and shown.name) or leader.controller.front))

    # ------------------------------------------------------------------ input and time

    @property
    def plays(self) -> bool:
        """Whether this table has all commands: it shows a side."""
        return bool(self.controller.own.name)

    def open(self, dialog: Any) -> Navigation | None:
        """Open a dialog."""
        self.controller.handover.pressed = False
        return super().open(dialog)

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Pass input to the table that leads."""
        if (leader := self.leader) is not self:
            self.dirty = True
            return leader.handle(event)
        return super().handle(event)

    def update(self, dt: float) -> Navigation | None:
        """Advance the tables in this window; an open dialog pauses both."""
        if self.mode == "open" and not self.second and self.canvas is not None and not self.game.fits_two(self.canvas):
            self.arrange("table" if (persons := manned(self.game.sides, self.match.holders)) else "neutral")
            if persons:  # who watches has not asked for two halves: one house is shown without a word
                self.open(self.game.seat_dialog("narrow", self))
        others, paused = self.both[1:], any(one.dialog is not None for one in self.both)
        for one in others:
            if paused:
                one.calm(dt)
            else:
                one.update(dt)
        if paused and self.dialog is None:
            self.calm(dt)
            return None
        return super().update(dt)

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, or of the table; the half at the back has none."""
        found = super().targets(canvas)
        return found if self.mode != "open" or self.first.leader is self else []

    def refill(self, canvas: Canvas) -> None:
        """Update the targets of the tables in this window."""
        for one in self.both[1:]:
            one.canvas = canvas
            one.refill(canvas)
        super().refill(canvas)
