"""The mark editor: a side sets marks in the rooms of its own board. The match waits while it is open.

Mouse: click a room, then a mark. Keyboard: arrows and numbers. Gamepad: direction pad and A.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

import pygame

from game.match import Match
from game.rules.terrorscape.villa import START
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE, InputState
from game.ui.scene.navigation import Navigation
from game.ui.table.facts import TableFacts
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.board.aid_painter import NOT, PERHAPS
from game.ui.terrorscape.board.villa import ROOMS, Viewport
from game.ui.terrorscape.board.villa_painter import edge
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.targets.half import SPOT
from game.ui.widgets.controls import button, button_size, hints, hints_width
from game.ui.widgets.focus import FocusManager, Target, inside
from game.ui.widgets.layout import columns, off_right
from game.ui.widgets.screen import RIGHT

P = TERRORSCAPE
BUTTON, GAP = 60.0, 6.0
WIPE = "wipe"
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}
EMPTIES = (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_0)


class EditorParent(NamedTuple):
    """What the editor uses of its table: the props, `below` to paint the table, focus, input, and callbacks.

    `changed` saves the match after a mark was set, `close` closes the editor.
    """

    match: Match
    props: Callable[[], TableProps]
    below: Callable[[Canvas], None]
    focus: FocusManager
    input: InputState
    point: Callable[[tuple[int, int]], tuple[float, float]]
    changed: Callable[[], None]
    close: Callable[[], None]


class MarkProps(NamedTuple):
    """The button of a mark, with its number key."""

    sign: str
    side: str
    number: int
    on: bool
    highlighted: bool


def room_at(viewport: Viewport, point: tuple[float, float]) -> str:
    """The room of a board at a point, or ""."""
    return next((room.id for room in ROOMS.values() if inside(viewport.shape(room.outline), point)), "")


class MarkEditor:
    """The mark editor of the open side; `room` is where the row of marks is shown."""

    toggle_action = "marks"

    def __init__(self, parent: EditorParent, room: str = "") -> None:
        props = parent.props()
        self.parent, self.side, self.room = parent, props.side or "", room or START
        self.signs = (*notes.signs_for(props.t, self.side), WIPE)
        self.first: object = ("mark", self.room)

    @property
    def half(self) -> Half:
        """The half of the side."""
        return self.parent.props().layout.half

    # ------------------------------------------------------------------ actions

    def set(self, sign: str) -> Navigation | None:
        """Toggle a mark in the room, or remove all its marks, and save the match."""
        if sign == WIPE:
            notes.wipe(self.parent.match, self.side, self.room)
        else:
            notes.turn(self.parent.match, self.side, self.room, sign)
        self.parent.changed()
        return None

    def go(self, room: str) -> Navigation | None:
        """Show the row at a room; a second time, focus its marks."""
        current: object = ("mark", room)
        if room == self.room and self.parent.input.device != MOUSE:
            current = ("sign", self.signs[0])
        self.room, self.parent.focus.current = room, current
        return None

    def close(self) -> Navigation | None:
        """Close the editor."""
        self.parent.close()
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Numbers toggle marks, Back leaves the row, the right button moves the row or closes the editor outside the rooms."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            room = room_at(self.half.viewport, self.parent.point(event.pos))
            if room and room != self.room:
                self.go(room)
            else:
                self.close()
            return True
        if event.type != pygame.KEYDOWN:
            return False
        current, what = self.parent.focus.current, input_action(event)
        if what == "back" and isinstance(current, tuple) and current[0] == "sign":
            self.parent.focus.current = ("mark", self.room)
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
        half, current = self.half, self.parent.focus.current
        if isinstance(current, tuple) and current[0] == "mark" and self.parent.input.device != MOUSE:
            self.room = current[1]
        made = [
            Target(("mark", room.id), half.viewport.around(room.spot, SPOT), partial(self.go, room.id), "marked", name(room.id),
                   shape=half.viewport.shape(room.outline))
            for room in ROOMS.values()
        ]  # fmt: skip
        for sign, area in zip(self.signs, self.row(half.viewport), strict=True):
            made.append(Target(("sign", sign), area, partial(self.set, sign), "signs", self.sign_name(sign)))
        return [*made, Target("close", self.way_out(canvas, half), self.close, "buttons", say("ui-ts-marking-done"))]

    def way_out(self, canvas: Canvas, half: Half) -> Area:
        """The area of the close button at the right end of the prompt bar."""
        wide = button_size(canvas, say("ui-ts-marking-done"), key=self.parent.input.cap("back"), size=22)[0]
        return off_right(half.prompt.inset(12, 6), wide, 0)[0]

    def sign_name(self, sign: str) -> str:
        """The name of a mark."""
        return say(f"ui-ts-mark-{sign}") if sign in (PERHAPS, NOT, WIPE) else name(sign)

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
        props, half, match = self.parent.props(), self.half, self.parent.match
        self.parent.below(canvas)
        with canvas.clip(half.viewport.area):
            edge(canvas, half.viewport, ROOMS[self.room], P.focus, 5)
        areas = self.row(half.viewport)
        first, last = areas[0], areas[-1]
        back = Area(first.x, first.y, last.x + last.w - first.x, first.h).inset(-8)
        canvas.box(back, rgb("#0b1417"), signs.BRASS, alpha=240)
        here = notes.marks(match, props.t, self.side).get(self.room, [])
        for number, (sign, area) in enumerate(zip(self.signs, areas, strict=True), 1):
            mark_button(canvas, area, MarkProps(sign, self.side, number, sign in here, props.focus == ("sign", sign)))
        self._prompt(canvas, half, props)

    def _prompt(self, canvas: Canvas, half: Half, props: TableProps) -> None:
        """Paint the instructions in the prompt bar."""
        area, current = half.prompt, props.focused
        canvas.box(area, rgb("#1d1a12"), signs.BRASS, width=3, radius=6)
        words = say("ui-ts-marking", room=self.room)
        if current is not None and current.group == "signs":
            words = say("ui-ts-marking-sign", room=self.room, sign=current.label)
        done = self.way_out(canvas, half)
        button(canvas, done, say("ui-ts-marking-done"), P, key=props.caps.back, focused=props.focus == "close", size=22)
        pairs = [(props.caps.take, say("ui-do-take"))] if props.caps.take else []
        end = done.x - 14
        while pairs and area.x + 38 + canvas.wide(words, 26, "bold") > end - hints_width(canvas, pairs):
            pairs = pairs[1:]
        if pairs:
            end = hints(canvas, end, area.centre[1] - 16, pairs, P)
        inner = Area(area.x + 26, area.y + 2, end - area.x - 40, area.h - 4)
        canvas.paragraph(words, inner, canvas.block(words, inner, 26, "bold", 14), rgb("#fff6e0"), face="bold", middle=True)


class MarkedTable(Protocol):
    """What the editor needs of the table below it."""

    def props(self, facts: TableFacts, targets: Sequence[Target] = ()) -> TableProps:
        """What is painted."""
        ...

    def paint_below(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> None:
        """Paint the table below a dialog."""
        ...


def mark_editor(host: Any, table: MarkedTable, room: str) -> MarkEditor:
    """The mark editor over the table of `host`."""

    def changed() -> None:
        if problem := host.context.autosave(host.match):
            host.client.tell(problem)

    def close() -> None:
        host.close()
        host.focus.current = None

    parent = EditorParent(
        host.match, lambda: table.props(host.facts(), host.focus.targets),
        lambda canvas: table.paint_below(canvas, host.facts(), host.focus.targets), host.focus, host.context.input, host.context.point,
        changed, close,
    )  # fmt: skip
    return MarkEditor(parent, room)


def mark_button(canvas: Canvas, area: Area, props: MarkProps) -> None:
    """Paint the button of a mark."""
    line = P.focus if props.highlighted else signs.LAMP if props.on else P.line
    canvas.box(area, rgb("#2c2818") if props.on else P.panel, line, width=3 if props.highlighted or props.on else 1.5)
    inner = area.inset(area.w * 0.16).moved(area.w * 0.06, area.w * 0.06)
    if props.sign == WIPE:
        canvas.picture("ui/remove", inner.inset(4))
    else:
        aid_painter.sign(canvas, inner, props.sign, props.side)
    if props.on:
        signs.tick(canvas, (area.x + area.w - 9, area.y + area.h - 9), 6, signs.LAMP)
    canvas.text(str(props.number), (area.x + 5, area.y + 1), 17, P.text, face="bold", halo=True)
