"""The table of Castle Ravenloft: questions become places, answers become Events, Events are shown."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.ravenloft.choice import Target as TargetChoice, Walk
from game.rules.ravenloft.space.board import square
from game.ui.draw.canvas import Canvas
from game.ui.input.actions import PANS, input_action
from game.ui.ravenloft.board.camera import COMFORT
from game.ui.ravenloft.layout import layout
from game.ui.ravenloft.table import painter, partial_paint, prefetch
from game.ui.ravenloft.table.controller import ZOOM, TableController
from game.ui.ravenloft.table.pause_facts import PauseSheet
from game.ui.ravenloft.targets import prompts, table_targets
from game.ui.ravenloft.tutorial import panel
from game.ui.scene.navigation import Navigation
from game.ui.table.table_scene import WATCHING
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, MIDDLE, RIGHT

FAR = (64.0, 92.0)
"""How large a square may be in table mode."""
PAN = 36.0
"""Logical pixels that the board moves at once when a pan key goes down; while it is held the board glides."""


class TableScene(TableController):
    """The hands and the eyes: input and painting of a Sitting."""

    watching = WATCHING | {*PANS, "plus", "minus", "centre", "look"}

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """What has a wheel is turned, what is dragged is let go; the rest as at every table."""
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
        """The mouse moves: drag the dungeon, or let the focus follow."""
        before = self.pointer
        if self.drag is not None and self.dialog is None:
            self.pointer = self.context.point(event.pos)
            away = abs(self.pointer[0] - self.drag[0]) + abs(self.pointer[1] - self.drag[1])
            self.dragged = self.dragged or away > 8
            if self.dragged:
                self.camera.pan(self.pointer[0] - before[0], self.pointer[1] - before[1])
                self.dirty = True
            return None
        figure = table_targets.figure_at(self, before) if self.points else ""
        super().moved(event)
        self.points = True
        if table_targets.figure_at(self, self.pointer) != figure:
            self.dirty = True
        return None

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click takes what is under it; on the bare board a drag begins."""
        if event.button == RIGHT:
            self.look(self.pointer)
            return None
        if event.button == MIDDLE or (event.button == LEFT and self.focus.under(self.pointer) is None):
            self.drag, self.dragged = self.pointer, False
            return None
        return super().pressed(event)

    def released(self, event: pygame.event.Event) -> Navigation | None:
        """The end of a drag; a click on a bare place asks why it is not possible to go there."""
        start, self.drag = self.drag, None
        self.dirty = True
        if start is None or self.dragged or event.button != LEFT or self.canvas is None or self.client.seat is None:
            return None
        if self.layout.view.holds(start):
            who = table_targets.figure_at(self, start)
            column_row = self.camera.under(self.canvas, self.layout.view, start)
            return self.refuse(TargetChoice(who) if who and self.option_map.figures else Walk(square(*column_row)))
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the usual answer, Enter takes the focus."""
        what = input_action(event)
        if what == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        self.points = False
        scene = super().typed(event)
        if self.dialog is None:
            self.follow_focus()
        return scene

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """The other keys of the table."""
        if self.dialog is not None:
            return None
        what = input_action(event)
        if what in PANS:
            self.camera.pan(-PANS[what][0] * PAN, -PANS[what][1] * PAN)
            return None
        act = self.commands().get(what)
        return act() if act is not None else None

    def back(self) -> Navigation | None:
        """Esc takes back where that is possible, else opens the pause sheet."""
        mine = not self.animations.busy and self.client.seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(PauseSheet(self))

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The options as places on the screen, and the tools."""
        lay = panel.arranged(self, canvas, layout(canvas))
        seen = (lay.view, lay.large_print) == (self.layout.view, self.layout.large_print)
        self.layout = lay
        if not (seen and self.fitted):
            self.fitted = True
            self.camera.comfort = FAR if lay.large_print else COMFORT
            self.camera.fit(self.t.board.tiles[: self.stage.tiles], lay.clear)
            prompts.bring(self)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return [*table_targets.items(self, canvas), *panel.items(self, canvas)]

    def paint(self, canvas: Canvas) -> None:
        """Draw the table, and the sheet that lies over it."""
        if self.dialog is None:
            self.beneath.forget()
            painter.paint(self, canvas)
        else:
            self.beneath.show(canvas, lambda: painter.paint(self, canvas), moving=self.animations.busy)
            canvas.links.clear()  # what lies under the sheet is out of reach
            self.dialog.paint(canvas)
        self.paint_overlay(canvas)

    def headline(self, canvas: Canvas) -> None:
        """Draw the line above the board."""
        painter.prompt_bar(self, canvas)

    def paint_overlay(self, canvas: Canvas) -> None:
        """Draw what lies over everything else, if there is anything."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed: everything, or the view of the board alone."""
        stirred, self.stirred = self.stirred, False
        if not partial_paint.part(self, surface, stirred=stirred):
            super().draw(surface)

    def prefetch(self) -> Iterator[None]:
        """What the night will show."""
        return prefetch.work(self)

    def report(self) -> None:
        """How the table stands."""
        busy = not self.animations.stopped and (self.animations.busy or self.client.seat is None)
        self.context.trace(self.name, self.focus, busy=busy, turn=self.client.match.turn, prompt=painter.prompt_words(self))
