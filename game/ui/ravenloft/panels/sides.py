"""The rails beside the board: their panels in two columns, under tabs, or in a dialog if there is no room for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.rules.ravenloft.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, mix, rgb
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.panels import column, danger, last_roll, left_rail, right_rail
from game.ui.ravenloft.panels.column import Panel
from game.ui.ravenloft.panels.last_roll import Last
from game.ui.ravenloft.panels.rail_data import Told
from game.ui.scene.navigation import Navigation
from game.ui.table.match_client import LogLine
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import Scroll

P = RAVENLOFT
ORDER = frozenset({"order", "far-order"})
"""The panels that stay visible below a card that asks."""
Spots = list[tuple[str, Area]]
"""The areas of panels, by name."""


class RailProps(NamedTuple):
    """What the rails show: the state, who holds the seats, who is asked, forecasts, the last roll, and the log."""

    where: Layout
    t: State
    stage: ShownState
    holders: Mapping[int, str]
    asked: int | None
    told: Told
    peril: danger.Peril | None
    last: Last | None
    log: Sequence[LogLine]


def panels(canvas: Canvas, area: Area, props: RailProps, tab: str) -> list[Panel]:
    """The panels of the tab `tab` for a rail of this shape."""
    t, stage, where = props.t, props.stage, props.where
    if tab == "heroes":
        return left_rail.panels(canvas, area, t, stage, props.holders, props.asked, where.gap)
    if tab == "night":
        found = right_rail.panels(canvas, t, stage, props.told)
        if canvas.look.large_print:
            return [*found, *last_roll.panels(props.last)]
        alone = last_roll.brief(props.last) if where.rails != 2 else []
        worst = danger.panels(props.peril, canvas, area.w) if props.peril is not None else []
        return [*found, *alone, *worst]
    return [right_rail.log_panel(canvas, props.log, alone=True)]


def paint_rails(
    canvas: Canvas, props: RailProps, scrolls: tuple[Scroll, Scroll], *, below: Area | None, closed: bool
) -> tuple[Spots, bool | None]:
    """Paint both rails; the right one only `below` a card that asks, if that is `closed`.

    Return the areas of their panels, and whether the right rail has no room for the log (None: it is covered).
    """
    where, gap = props.where, props.where.gap
    spots = column.draw(canvas, where.left, _left(canvas, props, closed=closed), scrolls[0], gap)
    right = panels(canvas, where.right, props, "night")
    if closed:
        order = [one for one in right if one.name in ORDER]
        return spots + (column.draw(canvas, below, order, scrolls[1], gap) if below is not None else []), None
    log = right_rail.log_panel(canvas, props.log, alone=False)
    crowded = not where.large_print and not column.fits(canvas, where.right, [*right, log], gap)
    shown = right if where.large_print or crowded else [*right, log]
    return spots + column.draw(canvas, where.right, shown, scrolls[1], gap), crowded


def _left(canvas: Canvas, props: RailProps, *, closed: bool) -> list[Panel]:
    """The Heroes with the last roll below them; in table mode the roll is shown only while a card that asks covers its place."""
    where, last = props.where, last_roll.brief(props.last)
    if where.large_print:
        made = panels(canvas, where.left, props, "heroes")
        return [*made, *last] if closed and column.fits(canvas, where.left, [*made, *last], where.gap) else made
    taken = sum(max(column.tall(canvas, one, where.left.w), _few(canvas)) + where.gap for one in last)
    return [*panels(canvas, where.left._replace(h=where.left.h - taken), props, "heroes"), *last]


def _few(canvas: Canvas) -> float:
    """The height of a last roll with its result, reserved so that the panels above keep their height."""
    return 4 * canvas.high(20) + 2 * column.PAD


def paint_last_line(canvas: Canvas, view: Area, words: str, plates: Sequence[Area]) -> None:
    """Paint the last line of the log over the upper edge of the board, beside the buttons there.

    It takes one line or two; a longer one is shown only in the log.
    """
    line = canvas.high(19)
    room = Area(view.x + 14, view.y + 2, view.w - 28, 2 * line)
    beside = [area.x - 14 for area in plates if area.y < room.y + room.h]
    room = room._replace(w=min([room.x + room.w, *beside]) - room.x)
    lines = canvas.lines(words, 19, room.w)
    if len(lines) > 2:
        return
    for place, part in enumerate(lines):
        canvas.text(part, (room.centre[0], room.y + place * line), 19, P.text, align="centre", halo=True)


def paint_tabs(canvas: Canvas, tabs: Sequence[Target], shown: str, current: object) -> None:
    """Paint the tabs; the one that is `shown` is marked, and the one in focus framed."""
    for item in tabs:
        here = item.key == ("tab", shown)
        fill = mix(P.panel, P.line, 0.6) if here else P.panel_low
        canvas.box(item.area, fill, P.accent if here else P.line, radius=6, width=2 if here else 1.2)
        size = canvas.fitting(item.label, 20, item.area.w - 12, "bold")
        canvas.within(item.label, item.area, size, P.title if here else P.text, face="bold")
        if item.key == current:
            focus_frame(canvas, item.area, P, diamonds=False, light=False)


class SheetActs(NamedTuple):
    """What the dialog of a tab needs: its panels, how to close it, the name of that key, the mouse, and the focus."""

    panels: Callable[[Canvas, Area], list[Panel]]
    close: Callable[[], Navigation | None]
    cap: Callable[[], str]
    point: Callable[[pygame.event.Event], tuple[float, float]]
    focus: FocusManager


class SideSheet:
    """A tab as a dialog over the table, for windows without room for a rail."""

    def __init__(self, acts: SheetActs, gap: float) -> None:
        self.acts, self.gap = acts, gap
        self.scroll = Scroll()
        self.first: object = "close"

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the arrow keys and the page keys."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self.scroll.top += layout.STEP if event.key == pygame.K_DOWN else -layout.STEP
            return True
        return self.scroll.take(event, self.acts.point(event))

    def areas(self, canvas: Canvas) -> tuple[Area, Area]:
        """The area of the dialog, and the part of it for panels."""
        sheet = layout.middle(canvas.room.inset(12), 520 * canvas.stretch, canvas.room.h)
        return sheet, layout.off_bottom(sheet.inset(14), button_size(canvas, say("ui-back"))[1], 10)[1]

    def targets(self, canvas: Canvas) -> list[Target]:
        """The button that closes the dialog."""
        sheet, _ = self.areas(canvas)
        wide, high = button_size(canvas, say("ui-back"), key=self.acts.cap())
        spot = Area(sheet.x + sheet.w - wide - 14, sheet.y + sheet.h - high - 14, wide, high)
        return [Target("close", spot, self.acts.close, "bar", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels of the tab."""
        sheet, inner = self.areas(canvas)
        panel(canvas, sheet, P, line=rgb("#d8a850"))
        column.draw(canvas, inner, self.acts.panels(canvas, inner), self.scroll, self.gap)
        for item in self.acts.focus.targets:
            focused = item.key == self.acts.focus.current
            button(canvas, item.area, item.label, P, key=self.acts.cap(), focused=focused)
