"""The mark editor: a side sets marks in the rooms of its own board. The match waits while it is open.

Mouse: click a room, then a mark. Keyboard: arrows and numbers. Gamepad: direction pad and A.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.rules.terrorscape.villa import START
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE as P
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Navigation
from game.ui.table.acts import TableHost, Tell
from game.ui.table.facts import TableFacts
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import aids
from game.ui.terrorscape.board.aids import NOT, PERHAPS
from game.ui.terrorscape.board.villa import ROOMS, Viewport
from game.ui.terrorscape.board.villa_painter import edge
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels.prompt import bar_words
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.targets import SPOT
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target, inside
from game.ui.widgets.layout import columns, off_right
from game.ui.widgets.screen import RIGHT

BUTTON, GAP = 60.0, 6.0
WIPE = "wipe"
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
EMPTIES = (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_0)


ReadProps = Callable[[TableFacts, Sequence[Target]], TableProps]
LayerStack = Callable[[Canvas, TableFacts, Sequence[Target]], None]


def room_at(viewport: Viewport, point: tuple[float, float]) -> str:
    """The room of a board at a point, or ""."""
    return next((room.id for room in ROOMS.values() if inside(viewport.shape(room.outline), point)), "")


class MarkEditor:
    """The mark editor of the open side over the table of `host`, which `read` returns and `below` paints, at a `room`."""

    toggle_action = "marks"

    def __init__(self, host: TableHost, read: ReadProps, below: LayerStack, room: str = "") -> None:
        self.host, self.read, self.below = host, read, below
        props = self.props
        self.side, self.room = props.side or "", room or START
        self.signs = (*sides.signs_for(props.t, self.side), WIPE)
        self.first: object = ("mark", self.room)

    @property
    def props(self) -> TableProps:
        """What the table below shows."""
        return self.read(self.host.facts(), self.host.focus.targets)

    @property
    def half(self) -> Half:
        """The half of the side."""
        return self.props.layout.half

    # ------------------------------------------------------------------ actions

    def set(self, sign: str) -> Navigation | None:
        """Toggle a mark in the room, or remove all its marks, and save the match."""
        if sign == WIPE:
            sides.wipe(self.host.match, self.side, self.room)
        else:
            sides.turn(self.host.match, self.side, self.room, sign)
        if problem := self.host.context.autosave(self.host.match):
            self.host.do(Tell(problem))
        return None

    def go(self, room: str) -> Navigation | None:
        """Show the row at a room; a second time, focus its marks."""
        current: object = ("mark", room)
        if room == self.room and self.host.context.input.device != MOUSE:
            current = ("sign", self.signs[0])
        self.room, self.host.focus.current = room, current
        return None

    def close(self) -> Navigation | None:
        """Close the editor."""
        self.host.close()
        self.host.focus.current = None
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Numbers toggle marks, Back leaves the row, the right button moves the row or closes the editor outside the rooms."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            room = room_at(self.half.viewport, self.host.context.point(event.pos))
            if room and room != self.room:
                self.go(room)
            else:
                self.close()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        current, what = self.host.focus.current, input_action(event)
        if what == "back" and isinstance(current, tuple) and current[0] == "sign":
            self.host.focus.current = ("mark", self.room)
        elif what == "look":
            self.close()
        elif event.key in EMPTIES:
            self.set(WIPE)
        elif event.key in NUMBERS and NUMBERS[event.key] < len(self.signs):
            self.set(self.signs[NUMBERS[event.key]])
        else:
            return False
        return True

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> list[Target]:
        """All rooms, and the marks above them."""
        half, current = self.half, self.host.focus.current
        if isinstance(current, tuple) and current[0] == "mark" and self.host.context.input.device != MOUSE:
            self.room = current[1]
        made = [
            Target(("mark", room.id), half.viewport.around(room.spot, SPOT), partial(self.go, room.id), "marked", name(room.id),
                   shape=half.viewport.shape(room.outline))
            for room in ROOMS.values()
        ]  # fmt: skip
        for sign, area in zip(self.signs, self.row(half.viewport), strict=True):
            label = say(f"ui-ts-mark-{sign}") if sign in (PERHAPS, NOT, WIPE) else name(sign)
            made.append(Target(("sign", sign), area, partial(self.set, sign), "signs", label))
        return [*made, Target("close", self.way_out(canvas, half), self.close, "buttons", say("ui-ts-marking-done"))]

    def way_out(self, canvas: Canvas, half: Half) -> Area:
        """The area of the close button at the right end of the prompt bar."""
        wide = button_size(canvas, say("ui-ts-marking-done"), key=self.host.context.input.cap("back"), size=22)[0]
        return off_right(half.prompt.inset(12, 6), wide, 0)[0]

    def row(self, viewport: Viewport) -> list[Area]:
        """The areas of the marks: below the figures of the room, within the board."""
        board, wide = viewport.area, len(self.signs) * (BUTTON + GAP) - GAP
        x, y = viewport.at(ROOMS[self.room].spot)
        left = max(board.x + 12, min(x - wide / 2, board.x + board.w - wide - 12))
        top = y + 36 * viewport.unit
        if top + BUTTON + 12 > board.y + board.h:
            top = y - 36 * viewport.unit - BUTTON
        return columns(Area(left, top, wide, BUTTON), len(self.signs), GAP)

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the table, the frame of the room, the row of marks, and the keys."""
        props, half = self.props, self.half
        self.below(canvas, self.host.facts(), self.host.focus.targets)
        with canvas.clip(half.viewport.area):
            edge(canvas, half.viewport, ROOMS[self.room], P.focus, 5)
        areas = self.row(half.viewport)
        first, last = areas[0], areas[-1]
        back = Area(first.x, first.y, last.x + last.w - first.x, first.h).inset(-8)
        canvas.box(back, theme.NIGHT, theme.BRASS, alpha=240)
        here = sides.marks(self.host.match, props.t, self.side).get(self.room, [])
        for number, (sign, area) in enumerate(zip(self.signs, areas, strict=True), 1):
            _button(canvas, area, sign, self.side, number, on=sign in here, highlighted=props.focus == ("sign", sign))
        self._prompt(canvas, half, props)

    def _prompt(self, canvas: Canvas, half: Half, props: TableProps) -> None:
        """Paint the instructions in the prompt bar."""
        area, current = half.prompt, props.focused
        canvas.box(area, theme.LIT_LOW, theme.BRASS, width=3, radius=6)
        words = say("ui-ts-marking", room=self.room)
        if current is not None and current.group == "signs":
            words = say("ui-ts-marking-sign", room=self.room, sign=current.label)
        done = self.way_out(canvas, half)
        button(canvas, done, say("ui-ts-marking-done"), P, key=props.caps.back, focused=props.focus == "close", size=22)
        pairs = [(props.caps.take, say("ui-do-take"))] if props.caps.take else []
        bar_words(canvas, Area(area.x + 26, area.y, done.x - area.x - 40, area.h), words, pairs, theme.BRIGHT)


def _button(canvas: Canvas, area: Area, sign: str, side: str, number: int, *, on: bool, highlighted: bool) -> None:
    """Paint the button of a mark with its number key; it is `on` in the room."""
    line = P.focus if highlighted else theme.LAMP if on else P.line
    canvas.box(area, theme.LIT if on else P.panel, line, width=3 if highlighted or on else 1.5)
    inner = area.inset(area.w * 0.16).moved(area.w * 0.06, area.w * 0.06)
    if sign == WIPE:
        canvas.picture("ui/remove", inner.inset(4))
    else:
        aids.sign(canvas, inner, sign, side)
    if on:
        theme.tick(canvas, (area.x + area.w - 9, area.y + area.h - 9), 6, theme.LAMP)
    canvas.text(str(number), (area.x + 5, area.y + 1), 17, P.text, face="bold", halo=True)
