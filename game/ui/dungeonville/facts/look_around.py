"""Keyboard and gamepad inspection: a dialog that makes all things on the table targets, with the tooltip of the one in focus."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.dungeonville.facts import areas
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.dungeonville.facts.thing import Thing, page_of
from game.ui.dungeonville.facts.tooltip import tooltip_of
from game.ui.dungeonville.style import LIGHT_INK, P
from game.ui.dungeonville.targets import table_targets
from game.ui.dungeonville.town import Town
from game.ui.input.actions import input_action
from game.ui.table.acts import Close, Open, TableHost
from game.ui.table.facts import TableFacts
from game.ui.table.handover import SECRETS_ACTION
from game.ui.table.tooltip import area_below, draw_tooltip
from game.ui.widgets.controls import button, button_size, focus_frame
from game.ui.widgets.dialog import pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_right
from game.ui.widgets.screen import point_at

BACK = "around"
PaintTable = Callable[[Canvas, Sequence[Target]], object]
"""Paints the table with some targets."""


class LookAround:
    """All things of the table as targets, beginning with `wanted`. `below` are the table's own targets, which stay visible."""

    toggle_action = "aid"

    def __init__(self, on: TableHost, at: Callable[[TableFacts], Town], paint: PaintTable, wanted: Thing | None = None) -> None:
        self.on, self.at, self.paint_table, self.wanted = on, at, paint, wanted
        self.below: list[Target] = []
        self.first: object = BACK
        self.resume_key: object = None
        self.tooltip_area: Area | None = None

    def take(self, event: pygame.event.Event) -> bool:
        """The inspector's keys close it, too; the tooltip takes mouse events over it."""
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", "aid", SECRETS_ACTION):
            self.on.close()
            return True
        point = pointer(self.on, event)
        if (
            self.tooltip_area is None
            or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)
            or not self.tooltip_area.holds(point)
        ):
            return False
        if event.type == pygame.MOUSEMOTION:
            point_at(link=self.on.link_at(point) != "")
            return True
        if not self.on.link_at(point) and self.thing is not None:
            self.on.do(self.page(self.thing))
            return True
        return False

    def town(self) -> Town:
        """The table now."""
        return self.at(self.on.facts())

    def page(self, thing: Thing) -> Open:
        """Open the inspector page of a thing."""
        self.resume_key = self.on.focus.current
        return Open(lambda host: TownInspector(host, self.at, page_of(self.town().state, thing), self))

    @property
    def thing(self) -> Thing | None:
        """The thing in focus."""
        here = self.on.focus.focused
        return here.data if here is not None and isinstance(here.data, Thing) else None

    @property
    def aloud(self) -> str:
        """The description of the thing in focus."""
        return self.town().describe(self.thing).aloud if self.thing is not None else ""

    def quoted(self) -> str:
        """The first rule of the thing in focus."""
        return next(iter(self.town().describe(self.thing).rules), "") if self.thing is not None else ""

    def targets(self, canvas: Canvas) -> list[Target]:
        """All things that can be inspected, and the button to go back."""
        found = table_targets.all_targets(self.town(), canvas, ())
        tabs = [item for item in found if isinstance(item.key, tuple) and item.key[0] == "tab"]  # of a folded table
        self.below = [item for item in found if item.group != "tools"] + tabs
        spots = areas.thing_areas(self.town(), canvas, self.below)
        made = [Target(one.key, one.area, partial(self.page, one.thing), one.part, "", one.thing) for one in spots]
        first = self.wanted or Thing("wizard", str(self.town().front or 0))
        wanted = [item.key for item in made if item.data == first] or [item.key for item in made] or [BACK]
        self.first = self.resume_key or wanted[-1]
        made += [replace(item, group="tabs") for item in tabs]
        return [*made, Target(BACK, self._button_area(canvas), Close(), "answers", say("ui-back"))]

    def _button_area(self, canvas: Canvas) -> Area:
        layout = self.town().layout
        wide = button_size(canvas, say("ui-back"), key=self.on.context.input.cap("back"))[0]
        return off_right(layout.prompt.inset(10, 6), wide)[0]

    def paint(self, canvas: Canvas) -> None:
        """The table, the frame of the thing in focus, and its tooltip."""
        here = self.on.focus.focused
        self.paint_table(canvas, self.below)
        canvas.links.clear()
        self._head(canvas)
        self.tooltip_area = None
        if here is None or not isinstance(here.data, Thing):
            return
        focus_frame(canvas, here.area, P, light=False)
        room = area_below(canvas, self._button_area(canvas))  # keeps the button to go back visible
        tip = tooltip_of(self.town().describe(here.data), here.data, self.on.context.input.cap("take"))
        self.tooltip_area = draw_tooltip(canvas, tip, here.area, [], room=room)

    def _head(self, canvas: Canvas) -> None:
        """The title in place of the prompt, and the button to go back."""
        layout, input_state = self.town().layout, self.on.context.input
        canvas.box(layout.prompt, (rgb("#3a2413"), rgb("#22130a")), P.focus, width=2, radius=8)
        button_area = self._button_area(canvas)
        room = layout.prompt.inset(16, 4)
        room = room._replace(w=button_area.x - room.x - 12)
        words = say(
            "ui-dv-inspect-around",
            thing=self.town().describe(self.thing).title if self.thing is not None else say("ui-dv-town"),
        )
        size = canvas.block(words, room, 28, "bold", 15)
        canvas.paragraph(words, room, size, LIGHT_INK, face="bold", middle=True)
        button(canvas, button_area, say("ui-back"), P, key=input_state.cap("back"), focused=self.on.focus.current == BACK)
