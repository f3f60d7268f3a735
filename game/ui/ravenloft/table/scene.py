"""The scene of the table: its input, commands and painting."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.match import Match
from game.rules.engine.script import Action, IllegalAction
from game.rules.ravenloft.choice import Target as TargetChoice, Use, Walk
from game.rules.ravenloft.space.board import square
from game.text.rulebook import references
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import PANS, input_action
from game.ui.ravenloft.facts import pointed_at
from game.ui.ravenloft.facts.card_browser import CardBrowser
from game.ui.ravenloft.facts.citations import rules_of
from game.ui.ravenloft.panels import sides
from game.ui.ravenloft.panels.column import Panel
from game.ui.ravenloft.panels.sides import SheetActs, SideSheet
from game.ui.ravenloft.table import prefetch
from game.ui.ravenloft.table.arrangement import Arrangement
from game.ui.ravenloft.table.controller import TableController
from game.ui.ravenloft.table.painter import Layers, TablePainter
from game.ui.ravenloft.table.pause import pause_dialog
from game.ui.ravenloft.targets.option_map import TargetActs
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.table.log_dialog import log_dialog
from game.ui.table.table_scene import WATCHING
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, MIDDLE, RIGHT

ZOOM = 1.15
"""The factor of one zoom step."""
PAN = 36.0
"""Logical pixels that the board moves when a pan key goes down; while it is held the board glides."""


class TableScene(TableController):
    """The controller with input and painting."""

    watching = WATCHING | {*PANS, "plus", "minus", "centre", "look"}

    def __init__(
        self, context: AppContext, match: Match, *, script: Sequence[Action] = (), held: frozenset[int] | None = None
    ) -> None:
        super().__init__(context, match, script=script, held=held)
        layers = Layers(
            self.headline,
            lambda canvas: pointed_at.paint(self, canvas),
            self.paint_overlay,
            self.card_refused,
        )
        self.painter = TablePainter(self.props, layers)
        acts = TargetActs(
            self.game.label,
            self.answer,
            self.refuse,
            self.look,
            self.turn,
            self.show_tab,
        )
        self.arrangement = Arrangement(self.props, acts, self.commands, self.cut, self.show_sheet)

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the wheel and the end of a drag; everything else as at every table."""
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.game.fitted = False
        if self.dialog is not None:
            return super().handle(event)
        if self.scrolled(event):
            self.dirty = True
            return None
        if event.type == pygame.MOUSEWHEEL and self.game.layout.hand.holds(self.pointer):
            self.dirty = True
            return self.turn(-event.y)
        if event.type == pygame.MOUSEWHEEL:
            self.game.camera.magnify(ZOOM**event.y, self.game.layout.view, self.pointer, glide=True)
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
                self.game.camera.pan(self.pointer[0] - before[0], self.pointer[1] - before[1])
                self.dirty = True
            return None
        figure = self.game.figure_at(before) if self.game.points else ""
        super().moved(event)
        self.game.points = True
        if self.game.figure_at(self.pointer) != figure:
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
        if self.game.layout.view.holds(start):
            who = self.game.figure_at(start)
            column_row = self.game.camera.under(self.canvas, self.game.layout.view, start)
            return self.refuse(TargetChoice(who) if who and self.game.option_map.figures else Walk(square(*column_row)))
        return None

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Give the default answer with Space, and take the focused target with Enter."""
        what = input_action(event)
        if what == "usual" and self.dialog is None and (usual := self.default_answer()) is not None:
            return self.answer(usual)
        self.game.points = False
        scene = super().typed(event)
        if self.dialog is None:
            self.game.follow_focus()
        return scene

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Handle the other keys of the table."""
        if self.dialog is not None:
            return None
        what = input_action(event)
        if what in PANS:
            self.game.camera.pan(-PANS[what][0] * PAN, -PANS[what][1] * PAN)
            return None
        act = self.commands().get(what)
        return act() if act is not None else None

    def back(self) -> Navigation | None:
        """Undo with Esc where that is possible, else open the pause dialog."""
        mine = not self.animations.busy and self.client.seat is not None and self.client.undo_refusal() is None
        return self.undo() if mine else self.open(pause_dialog(self))

    # ------------------------------------------------------------------ commands

    def look(self, at: tuple[float, float] | None) -> Navigation | None:
        """Open the inspector for the card at a point, for the focused one, or for all of the table."""
        cards, first = self.game.inspectable_cards(at)
        if cards:
            self.open(CardBrowser(self, cards, first))
        return None

    def card_refused(self, card: str) -> IllegalAction:
        """Return why a card of the hand cannot be used now."""
        return self.client.why_not(Use(card))

    def quoted(self) -> str:
        """Return the rule of the open dialog, the last refusal, the focused card, or the last line of the log."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        if found := references(self.client.message):
            return found[0]
        current = self.focus.current
        if isinstance(current, tuple) and current[0] == "card" and self.client.seat is not None:
            against = "" if current[1] in self.game.option_map.hand else self.card_refused(current[1]).rule
            return against or next(iter(rules_of(current[1])), "")
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def page_of_evening(self) -> str:
        """Return the rulebook page of the adventure."""
        return f"card:{self.game.t.adventure}"

    def centre(self) -> Navigation | None:
        """Show the whole dungeon."""
        self.game.centre()
        return None

    def zoom(self, factor: float) -> Navigation | None:
        """Zoom by a factor."""
        self.game.camera.magnify(factor, self.game.layout.view, glide=True)
        return None

    def turn(self, step: int) -> Navigation | None:
        """Page through the cards of the hand."""
        self.game.sides.turn(step)
        return None

    def show_tab(self, tab: str) -> Navigation | None:
        """Open a tab of the rail."""
        self.game.sides.show(tab)
        return None

    def show_sheet(self, tab: str) -> Navigation | None:
        """Open a tab as a dialog, in a window without room for a rail."""
        return self.open(SideSheet(SheetActs(
            partial(self._sheet_panels, tab), self.close_dialog, lambda: self.context.input.cap("back"),
            lambda event: self.context.point(event.pos) if hasattr(event, "pos") else self.pointer, self.focus,
        ), self.game.layout.gap))  # fmt: skip

    def _sheet_panels(self, tab: str, canvas: Canvas, area: Area) -> list[Panel]:
        return sides.panels(canvas, area, self.props.rails(tab), tab)

    def close_dialog(self) -> Navigation | None:
        """Close the dialog."""
        self.dialog = None
        return None

    def commands(self) -> dict[str, Act]:
        """Return the commands other than answers by the names of their input actions and tools."""
        return {
            "undo": self.undo, "redo": self.redo, "hint": self.request_hint, "look": lambda: self.look(None),
            "log": lambda: self.open(log_dialog(self)), "save": self.save, "centre": self.centre,
            "plus": lambda: self.zoom(ZOOM), "minus": lambda: self.zoom(1 / ZOOM),
            "menu": lambda: self.open(pause_dialog(self)),
        }  # fmt: skip

    # ------------------------------------------------------------------ painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Lay the table out and return its targets, or those of the open dialog."""
        self.game.canvas = canvas
        self.game.arrange(self.arrangement.layout(canvas))
        return self.arrangement.targets(canvas) if self.dialog is None else self.dialog.targets(canvas)

    def paint(self, canvas: Canvas) -> None:
        """Paint the table, and the open dialog over it."""
        if self.dialog is None:
            self.dimmed_table.forget()
            self.painter.paint(canvas)
        else:
            self.dimmed_table.show(canvas, partial(self.painter.paint, canvas), moving=self.animations.busy)
            canvas.links.clear()  # links under the dialog are unreachable
            self.dialog.paint(canvas)
        self.paint_overlay(canvas)

    def headline(self, canvas: Canvas) -> None:
        """Paint the line above the board."""
        ours = self.client.seat is not None and not self.animations.busy
        self.painter.prompt_bar(canvas, self.key_hints(ours=ours))

    def paint_overlay(self, canvas: Canvas) -> None:
        """Paint an overlay over everything; subclasses may add one."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what has changed: everything, or only the board."""
        board_changed, self.board_changed = self.board_changed, False
        if not self.draw_part(surface, board_changed=board_changed):
            super().draw(surface)

    def draw_part(self, surface: pygame.Surface, *, board_changed: bool) -> bool:
        """Paint only the board if that is enough; return False if everything has to be painted."""
        game, painter, canvas = self.game, self.painter, self.context.canvas(surface)
        news = painter.news()
        open_now = self.dialog is None and self.animations.busy and self.props.open_card() is not None
        self.dirty = painter.card_changed(open_now=open_now, board_changed=board_changed) or self.dirty
        awaited = game.camera.moving or not self.dirty  # during a full repaint light can wait for the next frame
        ready = awaited and self.canvas is canvas and self.dialog is None and painter.prepare(canvas)
        changed = board_changed or news or ready or game.stale
        if not self._covers(surface, canvas):
            self.dirty = self.dirty or changed
            return False
        if not (changed or game.dungeon.rough):
            return True
        if self.board_moving and not self.animations.busy:
            painter.move_targets(canvas)
        self.dirty = painter.view(canvas, self.context, news=news)  # the next frame paints over removed panels
        return True

    def _covers(self, surface: pygame.Surface, canvas: Canvas) -> bool:
        """Return whether the window still holds the last picture, and a partial paint covers all changes."""
        window = pygame.display.get_surface()
        ours = window is not None and window in (surface, surface.get_parent())  # a replay fills a part of the window
        return ours and not self.dirty and self.canvas is canvas and self.dialog is None

    def prefetch(self) -> Iterator[None]:
        """Load what the match shows next."""
        return prefetch.work(self.game)

    def report(self) -> None:
        """Write the state of the table to the trace."""
        busy = not self.animations.stopped and (self.animations.busy or self.client.seat is None)
        prompt = self.game.prompt_words(reads=bool(self.tutorial.paused_at))
        self.context.trace(self.name, self.focus, busy=busy, turn=self.client.match.turn, prompt=prompt)
