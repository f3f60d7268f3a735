"""The inspector dialog: a page for each wizard, each dungeon and the town, with tabs at the top."""

from collections.abc import Callable
from functools import partial

import pygame

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts.pages import Page
from game.ui.dungeonville.facts.thing import Thing, draw_thing, page_of, pages, tooltip_of
from game.ui.dungeonville.panels.pieces import parchment
from game.ui.dungeonville.theme import EDGE, PAPER, PAPER_LOW, P
from game.ui.dungeonville.town import Town
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.table.acts import Close, Focus, Open, TableHost
from game.ui.table.facts import TableFacts
from game.ui.table.tooltip import MARGIN, InspectorDialog, draw_tooltip
from game.ui.widgets.controls import button, button_size, focus_frame, hints
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, middle, off_bottom, off_top
from game.ui.widgets.screen import GROUP_STEPS

WIDE = 1480.0
TAB = 17.0
ReadTable = Callable[[TableFacts], Town]
"""Makes the table from the facts of a moment."""


class ThingDialog:
    """A dialog that describes the thing in focus."""

    on: TableHost
    read: ReadTable
    toggle_action = "aid"

    def town(self) -> Town:
        """The table now."""
        return self.read(self.on.facts())

    @property
    def focused(self) -> Thing | None:
        """The thing in focus."""
        here = self.on.focus.focused
        return here.data if here is not None and here.group != "tabs" and isinstance(here.data, Thing) else None

    @property
    def subject(self) -> Thing | None:
        """The thing that is described."""
        return self.focused

    @property
    def aloud(self) -> str:
        """Its description."""
        return "" if self.subject is None else self.town().describe(self.subject).aloud

    def quoted(self) -> str:
        """Its first rule."""
        return "" if self.subject is None else next(iter(self.town().describe(self.subject).rules), "")


class TownInspector(ThingDialog, InspectorDialog[Thing]):
    """The inspector dialog at the page `thing`; `parent` is the dialog that it returns to, if any."""

    on: TableHost

    def __init__(self, on: TableHost, read: ReadTable, thing: Thing, parent: Dialog | None = None) -> None:
        found = pages(on.facts().state)
        super().__init__(on, found, found.index(thing), P)
        self.read, self.parent = read, parent

    @property
    def subject(self) -> Thing | None:
        """The thing in focus, or that of the page."""
        return self.focused or self.thing

    # ------------------------------------------------------------------ input

    def take(self, event: pygame.event.Event) -> bool:
        """Esc goes back, the group keys turn the page; the wheel, the paging keys and the scroll bar scroll."""
        what = input_action(event) if event.type == pygame.KEYDOWN else ""
        if what in ("back", self.toggle_action):
            self.on.do(self.close())
        elif what in GROUP_STEPS:
            self.turn(GROUP_STEPS[what])
        else:
            return super().take(event)
        return True

    def show(self, at: int) -> None:
        """Turn to a page; the focus goes to its tab."""
        super().show(at)
        self.on.do(Focus(("tab", *self.thing)))

    def close(self) -> Close | Open:
        """Back to the dialog or table below."""
        parent = self.parent
        return Close() if parent is None else Open(lambda _: parent)

    def go(self, thing: Thing) -> None:
        """Turn to the page of a thing."""
        page = page_of(self.town().state, thing)
        if page != self.thing:
            self.show(self.things.index(page))

    # ------------------------------------------------------------------ layout

    @property
    def _back_key(self) -> str:
        return self.on.context.input.cap("back")

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The dialog, its tabs, the page, and the button to go back."""
        area = middle(canvas.room.inset(12), WIDE * max(1.0, canvas.stretch**0.6), canvas.room.h)
        inner = area.inset(24, 16)
        wide, high = button_size(canvas, say("ui-back"), key=self._back_key)
        foot, rest = off_bottom(inner, high, 10)
        side = min(52.0, inner.w / len(self.things) - 12)
        tabs, body = off_top(rest, side + (canvas.high(TAB) if self._named(canvas, inner.w) else 0.0) + 10, 14)
        return area, tabs, body, Area(foot.x + foot.w - wide, foot.y, wide, foot.h)

    def _named(self, canvas: Canvas, wide: float) -> bool:
        """Whether the tabs have room for names."""
        return max(canvas.wide(_tab_name(one), TAB) for one in self.things) <= wide / len(self.things) - 14

    def targets(self, canvas: Canvas) -> list[Target]:
        """The tabs, the things on the page, and the button to go back."""
        _, tabs, body, back = self._areas(canvas)
        town = self.town()
        page = Page(town.state, self.thing, town.describe(self.thing), town.facts.folds["deaths"].deaths, self.go)
        made = self.place(canvas, body, page.box())
        for thing, area in zip(self.things, columns(tabs, len(self.things), 6), strict=True):
            made.append(Target(("tab", *thing), area, partial(self.go, thing), "tabs", _tab_name(thing), thing))
        return [*made, Target("close", back, self.close, "answers", say("ui-back"))]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The tabs, the page, and the tooltip of the thing in focus."""
        (area, _, body, back), input_state = self._areas(canvas), self.on.context.input
        parchment(canvas, area)
        self.paint_page(canvas)
        for item in self.on.focus.targets:
            if item.group == "tabs":
                self._tab(canvas, item, named=self._named(canvas, body.w))
        focused = self.on.focus.current == "close"
        button(canvas, back, say("ui-back"), P, key=self._back_key, primary=True, focused=focused)
        if input_state.device != MOUSE:
            hints(canvas, back.x - 24, back.centre[1] - 16, [(input_state.cap("next-group"), say("ui-dv-inspect-next"))], P)
        self._draw_tooltip(canvas, back.y)

    def _tab(self, canvas: Canvas, item: Target, *, named: bool) -> None:
        here, area = item.data == self.thing, item.area
        canvas.box(area, (PAPER, PAPER_LOW), P.title if here else EDGE, width=4 if here else 1.5, radius=6)
        low = canvas.high(TAB) if named else 0.0
        draw_thing(canvas, area.trimmed(left=4, top=4, right=4, bottom=low + 4), item.data)
        if named:
            line = Area(area.x, area.y + area.h - low - 3, area.w, low)
            canvas.within(item.label, line, TAB, P.text, margin=2)
        if item.key == self.on.focus.current:
            focus_frame(canvas, area, P, diamonds=False, light=False)

    def _draw_tooltip(self, canvas: Canvas, bottom: float) -> None:
        """The tooltip of the thing in focus, above `bottom`; with the mouse only while it points at the thing."""
        here, thing, input_state = self.on.focus.focused, self.focused, self.on.context.input
        if here is None or thing is None or thing == self.thing:
            return
        if input_state.device == MOUSE and not here.holds(self.on.pointer):
            return
        key = input_state.cap("take") if page_of(self.town().state, thing) != self.thing else ""
        room = Area(MARGIN, MARGIN, canvas.room.w - 2 * MARGIN, bottom - 2 * MARGIN)
        draw_tooltip(canvas, tooltip_of(self.town().describe(thing), thing, key), here.area, [], room=room)


def _tab_name(thing: Thing) -> str:
    if thing.kind == "wizard":
        return name(COLOURS[thing.seat])
    return name(thing.which) if thing.kind == "dungeon" else say("ui-dv-town")
