"""The rails beside the board: their panels in two columns, under tabs, or in a dialog if there is no room for them."""

from collections.abc import Callable
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, mix, rgb
from game.ui.ravenloft.panels import column, danger, drawn_card, last_roll, left_rail, right_rail
from game.ui.ravenloft.panels.column import Panel
from game.ui.ravenloft.panels.panel_state import Told
from game.ui.ravenloft.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.widgets import layout
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT
ORDER = frozenset({"order", "far-order"})
"""The panels that stay visible below a card that asks."""
TABS = ("heroes", "night", "log")


def panels(table: TableView, canvas: Canvas, area: Area, tab: str) -> list[Panel]:
    """The panels of the tab `tab` for a rail of this shape."""
    t, stage, play = table.t, table.stage, table.client
    if tab == "heroes":
        return left_rail.panels(canvas, area, t, stage, play.match.holders, table.shown_seat, table.layout.gap)
    if tab == "night":
        found, last = right_rail.panels(canvas, t, stage, intents_of(table)), table.director.last
        if canvas.look.large_print:
            return [*found, *last_roll.panels(last)]
        alone = last_roll.brief(last) if table.layout.rails != 2 else []
        return [*found, *alone, *danger.panels(table, canvas, area.w)]
    return [right_rail.log_panel(canvas, play.log, alone=True)]


def intents_of(table: TableView) -> Told:
    """The next actions of the Monsters that are shown."""
    sides = table.sides
    if sides.intents is None or sides.intents[0] is not table.t:
        sides.intents = (table.t, right_rail.intents(table.t))
    return sides.intents[1]


def draw(table: TableView, canvas: Canvas) -> None:
    """Paint the rails."""
    where, sides, gap = table.layout, table.sides, table.layout.gap
    if not where.rails:
        return
    if where.rails == 1:
        tabs(table, canvas)
        column.draw(canvas, sides.room, panels(table, canvas, sides.room, sides.tab), sides.left, gap)
        return
    below = drawn_card.below(table, canvas)
    sides.spots = column.draw(canvas, where.left, _left(table, canvas, below), sides.left, gap)
    right = panels(table, canvas, where.right, "night")
    if below is not None:
        order = [one for one in right if one.name in ORDER]
        sides.spots += column.draw(canvas, below, order, sides.right, gap) if below.h > 0 else []
        return
    log = right_rail.log_panel(canvas, table.client.log, alone=False)
    sides.crowded = not where.large_print and not column.fits(canvas, where.right, [*right, log], gap)
    sides.spots += column.draw(
        canvas, where.right, right if where.large_print or sides.crowded else [*right, log], sides.right, gap
    )


def _left(table: TableView, canvas: Canvas, below: Area | None) -> list[Panel]:
    """The Heroes with the last roll below them; in table mode the roll is shown only while a card that asks covers its place."""
    where, last = table.layout, last_roll.brief(table.director.last)
    if where.large_print:
        made = panels(table, canvas, where.left, "heroes")
        return [*made, *last] if below is not None and column.fits(canvas, where.left, [*made, *last], where.gap) else made
    taken = sum(max(column.tall(canvas, one, where.left.w), _few(canvas)) + where.gap for one in last)
    return [*panels(table, canvas, where.left._replace(h=where.left.h - taken), "heroes"), *last]


def _few(canvas: Canvas) -> float:
    """The height of a last roll with its result, reserved so that the panels above keep their height."""
    return 4 * canvas.high(20) + 2 * column.PAD


def last_line(table: TableView, canvas: Canvas) -> None:
    """The last line of the log over the upper edge of the board, if the rail has no room for a log.

    It takes one line or two; a longer one is shown only in the log.
    """
    where, log = table.layout, table.client.log
    if not (table.sides.crowded and log) or table.animations.busy or table.director.roll is not None or table.client.message:
        return
    line = canvas.high(19)
    room = Area(where.view.x + 14, where.view.y + 2, where.view.w - 28, 2 * line)
    plates = [item.area for item in table.focus.targets if item.group in ("buttons", "tools") and item.area.y < room.y + room.h]
    room = room._replace(w=min([room.x + room.w, *(area.x - 14 for area in plates)]) - room.x)
    lines = canvas.lines(log[-1].words, 19, room.w)
    if len(lines) > 2:
        return
    for place, words in enumerate(lines):
        canvas.text(words, (room.centre[0], room.y + place * line), 19, P.text, align="centre", halo=True)


def tab_places(table: TableView) -> list[Target]:
    """The targets of the tabs."""
    names = [tab for tab in TABS if tab != "log" or not table.layout.large_print]
    if table.layout.rails != 1:
        return []
    areas = layout.columns(table.layout.tabs, len(names), 6)
    return [
        Target(("tab", tab), area, partial(table.sides.show, tab), "tabs", say(f"ui-tab-{tab}"), None)
        for tab, area in zip(names, areas, strict=True)
    ]


def tabs(table: TableView, canvas: Canvas) -> None:
    """Paint the tabs."""
    for item in table.focus.targets:
        if item.group != "tabs" or not isinstance(item.key, tuple):
            continue
        here = item.key[1] == table.sides.tab
        fill = mix(P.panel, P.line, 0.6) if here else P.panel_low
        canvas.box(item.area, fill, P.accent if here else P.line, radius=6, width=2 if here else 1.2)
        size = canvas.fitting(item.label, 20, item.area.w - 12, "bold")
        canvas.within(item.label, item.area, size, P.title if here else P.text, face="bold")
        if item.key == table.focus.current:
            focus_frame(canvas, item.area, P, diamonds=False, light=False)


def commands(table: TableView) -> dict[str, Callable[[], Navigation | None]]:
    """The commands that open the panels if there is no rail for them, by the name of their tool."""
    if table.layout.rails:
        return {}
    return {tab: partial(table.open, SideSheet(table, tab)) for tab in TABS[:2]}


class SideSheet:
    """A tab as a dialog over the table, for windows without room for a rail."""

    def __init__(self, table: TableView, tab: str) -> None:
        self.table, self.tab = table, tab
        self.scroll = layout.Scroll()
        self.first: object = "close"

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll with the wheel, the arrow keys and the page keys."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self.scroll.top += layout.STEP if event.key == pygame.K_DOWN else -layout.STEP
            return True
        point = self.table.context.point(event.pos) if hasattr(event, "pos") else self.table.pointer
        return self.scroll.take(event, point)

    def close(self) -> Navigation | None:
        """Close the dialog."""
        self.table.dialog = None
        return None

    def areas(self, canvas: Canvas) -> tuple[Area, Area]:
        """The area of the dialog, and the part of it for panels."""
        sheet = layout.middle(canvas.room.inset(12), 520 * canvas.stretch, canvas.room.h)
        return sheet, layout.off_bottom(sheet.inset(14), button_size(canvas, say("ui-back"))[1], 10)[1]

    def targets(self, canvas: Canvas) -> list[Target]:
        """The button that closes the dialog."""
        sheet, _ = self.areas(canvas)
        wide, high = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))
        spot = Area(sheet.x + sheet.w - wide - 14, sheet.y + sheet.h - high - 14, wide, high)
        return [Target("close", spot, self.close, "bar", say("ui-back"))]

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels of the tab."""
        sheet, inner = self.areas(canvas)
        panel(canvas, sheet, P, line=rgb("#d8a850"))
        column.draw(canvas, inner, panels(self.table, canvas, inner, self.tab), self.scroll, self.table.layout.gap)
        for item in self.table.focus.targets:
            button(
                canvas,
                item.area,
                item.label,
                P,
                key=self.table.context.input.cap("back"),
                focused=item.key == self.table.focus.current,
            )
