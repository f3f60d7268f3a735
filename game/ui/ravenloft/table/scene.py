"""The scene of the table: its input and painting."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.ravenloft.choice import Target as TargetChoice, Walk
from game.rules.ravenloft.space.board import square
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import PANS, input_action
from game.ui.ravenloft.board.camera import COMFORT
from game.ui.ravenloft.layout import layout
from game.ui.ravenloft.table import painter, partial_paint, prefetch
from game.ui.ravenloft.table.board_scene import ZOOM
from game.ui.ravenloft.table.controller import TableController
from game.ui.ravenloft.table.pause_facts import RavenloftPause
from game.ui.ravenloft.targets import board_targets, prompts, table_targets
from game.ui.ravenloft.tutorial import panel
from game.ui.scene.navigation import Navigation
from game.ui.table.table_scene import WATCHING
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, MIDDLE, RIGHT

FAR = (64.0, 92.0)
"""The least and greatest size of a square in large print, in logical pixels."""
PAN = 36.0
"""Logical pixels that the board moves when a pan key goes down; while it is held the board glides."""


class TableScene(TableController):
    """The controller with input and painting."""

    watching = WATCHING | {*PANS, "plus", "minus", "centre", "look"}

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the wheel and the end of a drag; everything else as at every table."""
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.fitted = False
        if self.dialog is not None:
            return super().handle(event)
        if self.scrolled(event):
            self.dirty = True
            return None
        if event.type == pygame.MOUSEWHEEL and self.layout.hand.holds(self.pointer):
            self.dirty = True
            return self.sides.turn(-event.y)
        if event.type == pygame.MOUSEWHEEL:
            self.camera.magnify(ZOOM**event.y, self.layout.view, self.pointer, glide=True)
            self.dirty = True
            return None
        if event.type == pygame.MOUSEBUTTONUP:
            return self.released(event)
        return super().handle(event)

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """Drag the board, or move the focus."""
        before = self.pointer
        if self.drag is not None and self.dialog is None:
            self.pointer = self.context.point(event.pos)
            away = abs(self.pointer[0] - self.drag[0]) + abs(self.pointer[1] - self.drag[1])
            self.dragged = self.dragged or away > 8
            if self.dragged:
                self.camera.pan(self.pointer[0] - before[0], self.pointer[1] - before[1])
                self.dirty = True
            return None
        figure = board_targets.figure_at(self, before) if self.points else ""
        super().moved(event)
        self.points = True
        if board_targets.figure_at(self, self.pointer) != figure:
            self.dirty = True
        return None

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Take the target under the mouse; on the bare board begin a drag."""
        if event.button == RIGHT:
            self.look(self.pointer)
            return None
        if event.button == MIDDLE or (event.button == LEFT and self.focus.under(self.pointer) is None):
            self.drag, self.dragged = self.pointer, False
            return None
        return super().pressed(event)

    def released(self, event: pygame.event.Event) -> Navigation | None:
        """End a drag; a click on the bare board explains why the square or figure cannot be chosen."""
        start, self.drag = self.drag, None
        self.dirty = True
        if start is None or self.dragged or event.button != LEFT or self.canvas is None or self.client.seat is None:
            return None
        if self.layout.view.holds(start):
            who = board_targets.figure_at(self, start)
            column_row = self.camera.under(self.canvas, self.layout.view, start)
            return self.refuse(TargetChoice(who) if who and self.option_map.figures else Walk(square(*column_row)))
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Give the default answer with Space, and take the focused target with Enter."""
        what = input_action(event)
        if what == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        self.points = False
        scene = super().typed(event)
        if self.dialog is None:
            self.follow_focus()
        return scene

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the other keys of the table."""
        if self.dialog is not None:
            return None
        what = input_action(event)
        if what in PANS:
            self.camera.pan(-PANS[what][0] * PAN, -PANS[what][1] * PAN)
            return None
        act = self.commands().get(what)
        return act() if act is not None else None

    def back(self) -> Navigation | None:
        """Undo with Esc where that is possible, else open the pause dialog."""
        mine = not self.animations.busy and self.client.seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(RavenloftPause(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Lay the table out and return its targets, or those of the open dialog."""
        lay = panel.arranged(self, canvas, layout(canvas))
        seen = (lay.view, lay.large_print) == (self.layout.view, self.layout.large_print)
        self.layout = lay
        if not (seen and self.fitted):
            self.fitted = True
            self.camera.comfort = FAR if lay.large_print else COMFORT
            self.camera.fit(self.t.board.tiles[: self.stage.tiles], lay.clear)
            prompts.scroll_to_answers(self)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return [*table_targets.all_targets(self, canvas), *panel.button_targets(self, canvas)]

    def paint(self, canvas: Canvas) -> None:
        """Paint the table, and the open dialog over it."""
        if self.dialog is None:
            self.dimmed_table.forget()
            painter.paint(self, canvas)
        else:
            self.dimmed_table.show(canvas, lambda: painter.paint(self, canvas), moving=self.animations.busy)
            canvas.links.clear()  # links under the dialog are unreachable
            self.dialog.paint(canvas)
        self.paint_overlay(canvas)

    def headline(self, canvas: Canvas) -> None:
        """Paint the line above the board."""
        painter.prompt_bar(self, canvas)

    def paint_overlay(self, canvas: Canvas) -> None:
        """Paint an overlay over everything; subclasses may add one."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed: everything, or only the board."""
        board_changed, self.board_changed = self.board_changed, False
        if not partial_paint.part(self, surface, board_changed=board_changed):
            super().draw(surface)

    def prefetch(self) -> Iterator[None]:
        """Load what the match shows next."""
        return prefetch.work(self)

    def report(self) -> None:
        """Write the state of the table to the trace."""
        busy = not self.animations.stopped and (self.animations.busy or self.client.seat is None)
        self.context.trace(self.name, self.focus, busy=busy, turn=self.client.match.turn, prompt=painter.prompt_words(self))
