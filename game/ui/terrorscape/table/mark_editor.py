"""The mark editor: a side sets marks in the rooms of its own board. The match waits while it is open.

Mouse: click a room, then a mark. Keyboard: arrows and numbers. Gamepad: direction pad and A.
"""

from functools import partial

import pygame

from game.rules.terrorscape.villa import START
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import edge
from game.ui.terrorscape.encounter import timing
from game.ui.terrorscape.table import notes, painter
from game.ui.terrorscape.table.aids import refused, room_at, side_of
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.board_targets import SPOT
from game.ui.widgets.controls import button, button_size, hints, hints_width
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_right
from game.ui.widgets.screen import RIGHT

P = TERRORSCAPE
BUTTON, GAP = 60.0, 6.0
WIPE = "wipe"
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
EMPTIES = (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_0)


def open_mark_editor(table: TableView, room: str = "") -> Navigation | None:
    """Open the editor, optionally at a room. Not during an encounter, which hides the board."""
    if not side_of(table) or table.canvas is None or timing.is_shown(table.canvas, table) or refused(table, "marks"):
        return None
    return table.open(MarkEditor(table, room))


class MarkEditor:
    """The mark editor of the open side; `room` is where the row of marks is shown."""

    toggle_action = "marks"

    def __init__(self, table: TableView, room: str = "") -> None:
        self.table, self.side = table, side_of(table)
        self.room = room or START
        self.signs = (*notes.signs_for(table.t, self.side), WIPE)
        self.first: object = ("mark", self.room)
        table.focus.current = self.first
        table.client.tell("")

    # ------------------------------------------------------------------ actions

    def set(self, sign: str) -> Navigation | None:
        """Toggle a mark in the room, or remove all its marks, and save the match."""
        match = self.table.match
        if sign == WIPE:
            notes.wipe(match, self.side, self.room)
        else:
            notes.turn(match, self.side, self.room, sign)
        problem = self.table.context.autosave(match)
        if problem:
            self.table.client.tell(problem)
        return None

    def go(self, room: str) -> Navigation | None:
        """Show the row at a room; a second time, focus its marks."""
        current: object = ("mark", room)
        if room == self.room and self.table.context.input.device != MOUSE:
            current = ("sign", self.signs[0])
        self.room, self.table.focus.current = room, current
        return None

    def close(self) -> Navigation | None:
        """Close the editor."""
        self.table.dialog = None
        self.table.focus.current = None
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Numbers toggle marks, Back leaves the row, the right button moves the row or closes the editor outside the rooms."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            room = room_at(self.table, self.table.context.point(event.pos))
            if room and room != self.room:
                self.go(room)
            else:
                self.close()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        current = self.table.focus.current
        if input_action(event) == "back" and isinstance(current, tuple) and current[0] == "sign":
            self.table.focus.current = ("mark", self.room)
            return True
        if input_action(event) == "look":
            self.close()
            return True
        if event.key in EMPTIES:
            self.set(WIPE)
            return True
        if event.key in NUMBERS and NUMBERS[event.key] < len(self.signs):
            self.set(self.signs[NUMBERS[event.key]])
            return True
        return False

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> list[Target]:
        """All rooms, and the marks above them."""
        assert self.table.layout is not None
        viewport, current = self.table.layout.half.viewport, self.table.focus.current
        if isinstance(current, tuple) and current[0] == "mark" and self.table.context.input.device != MOUSE:
            self.room = current[1]
        made = [
            Target(("mark", room.id), viewport.around(room.spot, SPOT), partial(self.go, room.id), "marked", name(room.id),
                 shape=viewport.shape(room.outline))
            for room in ROOMS.values()
        ]  # fmt: skip
        for sign, area in zip(self.signs, self.row(canvas), strict=True):
            made.append(Target(("sign", sign), area, partial(self.set, sign), "signs", self.sign_name(sign)))
        return [*made, Target("close", self.way_out(canvas), self.close, "buttons", say("ui-ts-marking-done"))]

    def way_out(self, canvas: Canvas) -> Area:
        """The area of the close button at the right end of the prompt bar."""
        assert self.table.layout is not None
        line = self.table.layout.half.prompt.inset(12, 6)
        wide = button_size(canvas, say("ui-ts-marking-done"), key=self.table.context.input.cap("back"), size=22)[0]
        return off_right(line, wide, 0)[0]

    def sign_name(self, sign: str) -> str:
        """The name of a mark."""
        return say(f"ui-ts-mark-{sign}") if sign in (notes.PERHAPS, notes.NOT, WIPE) else name(sign)

    def row(self, canvas: Canvas) -> list[Area]:
        """The areas of the marks: below the figures of the room, within the board."""
        assert self.table.layout is not None
        viewport = self.table.layout.half.viewport
        board, side = viewport.area, BUTTON
        wide = len(self.signs) * (side + GAP) - GAP
        x, y = viewport.at(ROOMS[self.room].spot)
        left = max(board.x + 12, min(x - wide / 2, board.x + board.w - wide - 12))
        top = y + 36 * viewport.unit
        if top + side + 12 > board.y + board.h:
            top = y - 36 * viewport.unit - side
        return [Area(left + place * (side + GAP), top, side, side) for place in range(len(self.signs))]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the table, the frame of the room, the row of marks, and the keys."""
        table = self.table
        assert table.layout is not None
        painter.paint(canvas, table, table.layout)
        with canvas.clip(table.layout.half.viewport.area):
            edge(canvas, table.layout.half.viewport, ROOMS[self.room], P.focus, 5)
        areas = self.row(canvas)
        first, last = areas[0], areas[-1]
        canvas.box(
            Area(first.x - 8, first.y - 8, last.x + last.w - first.x + 16, first.h + 16), rgb("#0b1417"), signs.BRASS, alpha=240
        )
        here = notes.marks(table.match, table.t, self.side).get(self.room, [])
        for number, (sign, area) in enumerate(zip(self.signs, areas, strict=True)):
            self._button(canvas, area, sign, number + 1, on=sign in here)
        self._prompt(canvas)

    def _button(self, canvas: Canvas, area: Area, sign: str, number: int, *, on: bool) -> None:
        highlighted = self.table.focus.current == ("sign", sign)
        canvas.box(
            area,
            rgb("#2c2818") if on else P.panel,
            P.focus if highlighted else signs.LAMP if on else P.line,
            width=3 if highlighted or on else 1.5,
        )
        inner = area.inset(area.w * 0.16).moved(area.w * 0.06, area.w * 0.06)
        if sign == WIPE:
            canvas.picture("ui/remove", inner.inset(4))
        else:
            aid_painter.sign(canvas, inner, sign, self.side)
        if on:
            signs.tick(canvas, (area.x + area.w - 9, area.y + area.h - 9), 6, signs.LAMP)
        canvas.text(str(number), (area.x + 5, area.y + 1), 17, P.text, face="bold", halo=True)

    def _prompt(self, canvas: Canvas) -> None:
        """Paint the instructions in the prompt bar."""
        table = self.table
        assert table.layout is not None
        area, cap = table.layout.half.prompt, table.context.input.cap
        canvas.box(area, rgb("#1d1a12"), signs.BRASS, width=3, radius=6)
        current = table.focus.focused
        words = say("ui-ts-marking", room=self.room)
        if current is not None and current.group == "signs":
            words = say("ui-ts-marking-sign", room=self.room, sign=current.label)
        done = self.way_out(canvas)
        highlighted = table.focus.current == "close"
        button(canvas, done, say("ui-ts-marking-done"), P, key=cap("back"), focused=highlighted, size=22)
        pairs = [(cap("take"), say("ui-do-take"))] if cap("take") else []
        end = done.x - 14
        while pairs and area.x + 38 + canvas.wide(words, 26, "bold") > end - hints_width(canvas, pairs):
            pairs = pairs[1:]
        if pairs:
            end = hints(canvas, end, area.centre[1] - 16, pairs, P)
        inner = Area(area.x + 26, area.y + 2, end - area.x - 40, area.h - 4)
        size = canvas.block(words, inner, 26, "bold", 14)
        canvas.paragraph(words, inner, size, rgb("#fff6e0"), face="bold", middle=True)
