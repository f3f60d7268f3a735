"""The rails beside the board: their panels in two columns, under tabs, or in a dialog if there is no room for them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.ravenloft.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, Colour, mix
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels import column, left_rail, right_rail, rolls
from game.ui.ravenloft.panels.column import PAD, Panel
from game.ui.ravenloft.panels.rail_data import Told
from game.ui.ravenloft.panels.rolls import Last, Peril
from game.ui.ravenloft.theme import FAINT, FRAME
from game.ui.table.compositor import Layer
from game.ui.table.match_client import LogLine
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Line, Part, Pointing, Space, Text
from game.ui.widgets.containers import ByWidth, Column, Row, Scrolled, Sized, Stack, panel
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.dialog import BoxDialog, DialogParent
from game.ui.widgets.focus import Place, Target
from game.ui.widgets.layout import Scroll
from game.ui.widgets.pressed import Button

P = RAVENLOFT
TAIL = 24
"""The most lines of the log in its panel."""
ORDER = frozenset({"order", "far-order"})
"""The panels that stay visible below a card that asks."""


@dataclass
class Sides:
    """The state of the rails, the tray and the hand: which tab is open, and how far each is scrolled.

    `crowded` says that the right rail has no room for the log. `spots` are the areas of the panels.
    """

    tab: str = "heroes"
    left: Scroll = field(default_factory=Scroll)
    right: Scroll = field(default_factory=Scroll)
    tray: Scroll = field(default_factory=Scroll)
    first_card: int = 0
    turned: Place = None
    crowded: bool = False
    spots: list[tuple[str, Area]] = field(default_factory=list)

    @property
    def scrolls(self) -> list[Scroll]:
        """All scrollable areas, the topmost first."""
        return [self.tray, self.left, self.right]

    def turn(self, step: int) -> None:
        """Page through the cards of the hand."""
        self.first_card = max(0, self.first_card + step)

    def show(self, tab: str) -> None:
        """Open a tab."""
        self.tab = tab
        self.left.top = 0


class RailProps(NamedTuple):
    """What the rails show: the state, who holds the seats, who is asked, forecasts, the last roll, and the log."""

    where: Layout
    t: State
    stage: ShownState
    holders: Mapping[int, str]
    asked: int | None
    told: Told
    peril: Peril | None
    last: Last | None
    log: Sequence[LogLine]


def panels(canvas: Canvas, area: Area, props: RailProps, tab: str) -> list[Panel]:
    """The panels of the tab `tab` for a rail of this shape."""
    t, stage, where = props.t, props.stage, props.where
    if tab == "heroes":
        return left_rail.panels(canvas, area, t, stage, props.holders, props.asked, where.gap)
    if tab == "night":
        found = right_rail.panels(canvas, t, stage, props.told)
        far = canvas.look.large_print
        alone = rolls.panels(props.last, far=far) if far or where.rails != 2 else []
        return [*found, *alone, *([] if props.peril is None else rolls.danger_panels(props.peril, canvas, area.w))]
    return [log_panel(canvas, props.log, alone=True)]


def rail_layers(
    canvas: Canvas, props: RailProps, scrolls: tuple[Scroll, Scroll], *, below: Area, closed: bool
) -> tuple[list[Layer], bool | None]:
    """Both rails; the right one only `below` a card that asks, if that is `closed`.

    Also whether the right rail has no room for the log (None: it is covered).
    """
    where, gap = props.where, props.where.gap
    made = column.layers(canvas, where.left, _left(canvas, props, closed=closed), scrolls[0], gap)
    right = panels(canvas, where.right, props, "night")
    if closed:
        order = [one for one in right if one.name in ORDER]
        return [*made, *column.layers(canvas, below, order, scrolls[1], gap)], None
    log = log_panel(canvas, props.log, alone=False)
    crowded = not where.large_print and not column.fits(canvas, where.right, [*right, log], gap)
    shown = right if where.large_print or crowded else [*right, log]
    return [*made, *column.layers(canvas, where.right, shown, scrolls[1], gap)], crowded


def _left(canvas: Canvas, props: RailProps, *, closed: bool) -> list[Panel]:
    """The Heroes with the last roll below them; in table mode the roll is shown only while a card that asks covers its place."""
    where, last = props.where, rolls.panels(props.last, far=False)
    if where.large_print:
        made = panels(canvas, where.left, props, "heroes")
        return [*made, *last] if closed and column.fits(canvas, where.left, [*made, *last], where.gap) else made
    taken = sum(max(column.tall(canvas, one, where.left.w), _few(canvas)) + where.gap for one in last)
    return [*panels(canvas, where.left._replace(h=where.left.h - taken), props, "heroes"), *last]


def _few(canvas: Canvas) -> float:
    """The height of a last roll with its result, reserved so that the panels above keep their height."""
    return 4 * canvas.high(20) + 2 * column.PAD


# ------------------------------------------------------------------ the log


class LogTail(Box):
    """Boxes from the bottom up, as many as there is room for."""

    def __init__(self, *boxes: Box) -> None:
        self.boxes = boxes

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The last boxes; the first of them in any case."""
        y = area.y + area.h
        for box in reversed(self.boxes):
            high = box.high(canvas, area.w)
            if y - high < area.y and box is not self.boxes[-1]:
                return
            y -= high
            yield from box.place(canvas, area._replace(y=y, h=high), at)
            y -= 7


def log_tail(lines: Sequence[LogLine]) -> Box:
    """The last lines of the log with their rules; the newest is highlighted."""
    look = {len(lines): ("text", P.text)}
    made = [ByWidth(partial(_log_line, line, *look.get(at, ("book", P.muted)))) for at, line in enumerate(lines, 1)]
    return Column(Line(say("ui-log"), 20, P.accent, "bold"), LogTail(*made), gap=4, grow=(1,))


def _log_line(line: LogLine, face: str, colour: Colour, canvas: Canvas, wide: float) -> Box:
    """A line, and its rule behind its last word or below."""
    words, rule = Text(line.words, 19, colour, face), Line(line.rule, 17, FAINT, "book", "right")
    last = canvas.wide(canvas.lines(line.words, 19, wide, face)[-1], 19, face)
    high = words.high(canvas, wide) + (canvas.high(19) if line.rule and last + rule.wide(canvas) + 14 >= wide else 0.0)
    return Stack(words, Column(Space(high - canvas.high(17)), rule))


def log_panel(canvas: Canvas, log: Sequence[LogLine], *, alone: bool) -> Panel:
    """The end of the log, in the height that the other panels leave."""
    least = canvas.high(20) + 2 * PAD + (8 if alone else 4) * canvas.high(19)
    return Panel("log", log_tail, tuple(log[-TAIL:]), least=least, grows=True)


class LastLine(NamedTuple):
    """The last line of the log, beside the buttons over the upper edge of the board."""

    words: str
    plates: tuple[Area, ...]


def paint_last_line(canvas: Canvas, view: Area, props: LastLine) -> None:
    """Paint the last line of the log over the upper edge of the board.

    It takes one line or two; a longer one is shown only in the log.
    """
    words, plates = props
    line = canvas.high(19)
    room = view.row(view.y + 2, 2 * line, left=14, right=14)
    beside = [area.x - 14 for area in plates if area.y < room.y + room.h]
    room = room._replace(w=min([room.x + room.w, *beside]) - room.x)
    lines = canvas.lines(words, 19, room.w)
    if len(lines) > 2:
        return
    for place, part in enumerate(lines):
        canvas.text(part, (room.centre[0], room.y + place * line), 19, P.text, align="centre", halo=True)


class Tabs(NamedTuple):
    """The tabs, the one that is `shown`, and the key of the focus."""

    tabs: tuple[Target, ...]
    shown: str
    current: object


def paint_tabs(canvas: Canvas, _area: Area, props: Tabs) -> None:
    """Paint the tabs; the one that is shown is marked, and the one in focus framed."""
    shown, current = props.shown, props.current
    for item in props.tabs:
        here = item.key == ("tab", shown)
        fill = mix(P.panel, P.line, 0.6) if here else P.panel_low
        canvas.box(item.area, fill, P.accent if here else P.line, radius=6, width=2 if here else 1.2)
        size = canvas.fitting(item.label, 20, item.area.w - 12, "bold")
        canvas.within(item.label, item.area, size, P.title if here else P.text, face="bold")
        if item.key == current:
            focus_frame(canvas, item.area, P, diamonds=False, light=False)


class SideSheet(BoxDialog):
    """A tab as a dialog over the table, for windows without room for a rail; `panels` makes the panels of the tab."""

    def __init__(self, on: DialogParent, panels: Callable[[Canvas, Area], list[Panel]], gap: float) -> None:
        super().__init__(on)
        self.panels, self.gap = panels, gap

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the arrow keys and the page keys."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self.scroll.top += layout.STEP if event.key == pygame.K_DOWN else -layout.STEP
            return True
        return super().take(event)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The panels of the tab, and below them the button that closes the dialog."""
        wide = min(520 * canvas.stretch, room.w)
        back = Button("close", say("ui-back"), self.close, P, "bar", cap=self.on.context.input.cap("back"))
        inner = room._replace(w=wide - 28, h=room.h - 28 - self.gap - back.high(canvas, wide))
        rows = [column.boxed(one, inner.w) for one in self.panels(canvas, inner)]
        stack = Column(*rows, gap=self.gap)
        upper = Sized(Scrolled(stack, self.scroll, P), h=min(inner.h, stack.high(canvas, inner.w)))
        sheet = Column(upper, Row(Space(), back, grow=(0,)), gap=self.gap)
        return Sized(panel(sheet, P, pad=(14, 14), line=FRAME), wide)
