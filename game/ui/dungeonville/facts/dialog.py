"""The inspector dialog: a page for each wizard, each dungeon and the town, with tabs at the top."""

from collections.abc import Callable
from functools import partial

import pygame

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts.pages import Page
from game.ui.dungeonville.facts.thing import Thing, page_of, pages
from game.ui.dungeonville.facts.tooltip import draw_thing, tooltip_of
from game.ui.dungeonville.style import EDGE, PAPER, PAPER_LOW, P, parchment
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


class TownInspector(InspectorDialog[Thing]):
    """The inspector dialog at the page `thing`; `parent` is the dialog that it returns to, if any."""

    toggle_action = "aid"

    def __init__(self, host: TableHost, at: Callable[[TableFacts], Town], thing: Thing, parent: Dialog | None = None) -> None:
        found = pages(host.facts().state)
        super().__init__(host, found, found.index(thing), P)
        self.host, self.read, self.parent = host, at, parent

    def town(self) -> Town:
        """The table now."""
        return self.read(self.host.facts())

    # ------------------------------------------------------------------ input

    def take(self, event: pygame.event.Event) -> bool:
        """Esc goes back, the group keys turn the page; the wheel, the paging keys and the scroll bar scroll."""
        what = input_action(event) if event.type == pygame.KEYDOWN else ""
        if what in ("back", self.toggle_action):
            self.host.do(self.close())
            return True
        if what in GROUP_STEPS:
            self.turn(GROUP_STEPS[what])
            return True
        return super().take(event)

    def show(self, at: int) -> None:
        """Turn to a page; the focus goes to its tab."""
        super().show(at)
        self.host.do(Focus(("tab", *self.thing)))

    def close(self) -> Close | Open:
        """Back to the dialog or table below."""
        parent = self.parent
        return Close() if parent is None else Open(lambda _: parent)

    def go(self, thing: Thing) -> None:
        """Turn to the page of a thing."""
        page = page_of(self.town().state, thing)
        if page != self.thing:
            self.show(self.things.index(page))

    @property
    def aloud(self) -> str:
        """The description of the thing in focus, or of the page."""
        return self.town().describe(self._focused() or self.thing).aloud

    def quoted(self) -> str:
        """The first rule of the thing in focus, or of the page."""
        return next(iter(self.town().describe(self._focused() or self.thing).rules), "")

    def _focused(self) -> Thing | None:
        here = self.host.focus.focused
        return here.data if here is not None and here.group == "things" and isinstance(here.data, Thing) else None

    # ------------------------------------------------------------------ layout

    def areas(self, canvas: Canvas) -> tuple[Area, Area, Area, Area]:
        """The dialog, its tabs, the page, and the button to go back."""
        area = middle(canvas.room.inset(12), WIDE * max(1.0, canvas.stretch**0.6), canvas.room.h)
        inner = area.inset(24, 16)
        button_area = button_size(canvas, say("ui-back"), key=self.host.context.input.cap("back"))
        foot, rest = off_bottom(inner, button_area[1], 10)
        side = min(52.0, inner.w / len(self.things) - 12)
        tabs, body = off_top(rest, side + (canvas.high(TAB) if self._named(canvas, inner.w) else 0.0) + 10, 14)
        return area, tabs, body, Area(foot.x + foot.w - button_area[0], foot.y, button_area[0], foot.h)

    def _named(self, canvas: Canvas, wide: float) -> bool:
        """Whether the tabs have room for names."""
        return max(canvas.wide(_tab_name(one), TAB) for one in self.things) <= wide / len(self.things) - 14

    def targets(self, canvas: Canvas) -> list[Target]:
        """The tabs, the things on the page, and the button to go back."""
        _, tabs, body, back = self.areas(canvas)
        deaths = self.town().deaths
        page = Page(self.town().state, self.thing, self.town().describe(self.thing), deaths, self.go)
        made = self.place(canvas, body, page.box())
        for thing, area in zip(self.things, columns(tabs, len(self.things), 6), strict=True):
            made.append(Target(("tab", *thing), area, partial(self.go, thing), "tabs", _tab_name(thing), thing))
        return [*made, Target("close", back, self.close, "answers", say("ui-back"))]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The tabs, the page, and the tooltip of the thing in focus."""
        area, _, body, back = self.areas(canvas)
        parchment(canvas, area)
        self.paint_page(canvas)
        named = self._named(canvas, body.w)
        for item in self.host.focus.targets:
            if item.group == "tabs" and isinstance(item.data, Thing):
                self._tab(canvas, item, item.data, named=named)
        button(
            canvas,
            back,
            say("ui-back"),
            P,
            key=self.host.context.input.cap("back"),
            primary=True,
            focused=self.host.focus.current == "close",
        )
        input_state = self.host.context.input
        if input_state.device != MOUSE:
            hints(canvas, back.x - 24, back.centre[1] - 16, [(input_state.cap("next-group"), say("ui-dv-inspect-next"))], P)
        self._draw_tooltip(canvas)

    def _tab(self, canvas: Canvas, item: Target, thing: Thing, *, named: bool) -> None:
        here, area = thing == self.thing, item.area
        canvas.box(area, (PAPER, PAPER_LOW), P.title if here else EDGE, width=4 if here else 1.5, radius=6)
        low = canvas.high(TAB) if named else 0.0
        draw_thing(canvas, Area(area.x + 4, area.y + 4, area.w - 8, area.h - low - 8), thing)
        if named:
            line = Area(area.x, area.y + area.h - low - 3, area.w, low)
            canvas.within(_tab_name(thing), line, TAB, P.text, margin=2)
        if item.key == self.host.focus.current:
            focus_frame(canvas, area, P, diamonds=False, light=False)

    def _draw_tooltip(self, canvas: Canvas) -> None:
        """The tooltip of the thing in focus; with the mouse only while it points at the thing."""
        here, thing = self.host.focus.focused, self._focused()
        if here is None or thing is None or thing == self.thing:
            return
        if self.host.context.input.device == MOUSE and not here.holds(self.host.pointer):
            return
        key = self.host.context.input.cap("take") if page_of(self.town().state, thing) != self.thing else ""
        edge, back = MARGIN, self.areas(canvas)[3]  # keeps the button to go back visible
        room = Area(edge, edge, canvas.room.w - 2 * edge, back.y - 2 * edge)
        draw_tooltip(canvas, tooltip_of(self.town().describe(thing), thing, key), here.area, [], room=room)


def _tab_name(thing: Thing) -> str:
    """The name on a tab."""
    if thing.kind == "wizard":
        return name(COLOURS[thing.seat])
    return name(thing.which) if thing.kind == "dungeon" else say("ui-dv-town")
