"""The inspector of the table: tooltips under the mouse, a tour of the table by keyboard and gamepad, and pages behind both."""

import pygame

from game.match.trace import EventSnapshot
from game.rules.dungeonville.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts import areas, counts
from game.ui.dungeonville.facts.areas import ThingArea
from game.ui.dungeonville.facts.descriptions import describe
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.dungeonville.facts.look_around import LookAround
from game.ui.dungeonville.facts.thing import Description, Thing, page_of
from game.ui.dungeonville.facts.tooltip import draw_tooltip
from game.ui.dungeonville.table.commands import TableCommands
from game.ui.dungeonville.table.held_keys import SECRETS_ACTION, tool_key_cap
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.navigation import Navigation
from game.ui.table.table_scene import WATCHING
from game.ui.table.tooltip import PANEL, area_below
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, RIGHT, point_at

HOVER_DELAY = 420.0
"""Milliseconds for which the mouse rests on a thing before its tooltip opens."""
LEAVE_DELAY = 280.0
"""Milliseconds for which a tooltip stays after the mouse has left its thing."""
TARGET_KINDS = {
    "town": "adventurer",
    "coins": "adventurer",
    "party": "adventurer",
    "entrance": "dungeon",
    "load": "room",
    "purse": "room",
}
"""The kinds of things that the kinds of answer targets are about."""


class InspectorTable(TableCommands):
    """The controller with the inspector.

    The mouse has pointed at `pointed_at` for `rest_time` milliseconds. `tooltip_thing` is the thing with the open tooltip,
    `tooltip_area` the area of that tooltip.
    """

    watching = WATCHING | {"aid", SECRETS_ACTION}
    pointed_at: ThingArea | None = None
    tooltip_thing: ThingArea | None = None
    tooltip_area: Area | None = None
    rest_time = 0.0
    death_log = counts.DeathLog()

    # ------------------------------------------------------------------ facts

    def show_question(self) -> None:
        """Show the open question: the deaths are counted again, and an open tooltip closes."""
        super().show_question()
        self.death_log = counts.death_log_of(self.match.seen(None))
        self.close_tooltip()

    def show_snapshot(self, moment: EventSnapshot, state: State) -> None:
        """Show a state, and count deaths up to it."""
        super().show_snapshot(moment, state)
        self.death_log = counts.fold(self.death_log, moment.event)

    def describe(self, thing: Thing) -> Description:
        """The description of a thing now."""
        return describe(self.state, thing, self.match.holders.get(thing.seat, "") if thing.kind == "wizard" else "")

    # ------------------------------------------------------------------ the mouse

    @property
    def can_inspect(self) -> bool:
        """Whether tooltips may open: the table is visible and nothing moves."""
        return self.dialog is None and not self.curtain_down and (not self.animations.busy or self.animations.stopped)

    def close_tooltip(self) -> None:
        """Close the tooltip."""
        self.dirty = self.dirty or self.tooltip_thing is not None
        self.pointed_at = self.tooltip_thing = self.tooltip_area = None
        self.rest_time = 0.0

    def moved(self, event: pygame.event.Event) -> Navigation | None:
        """The mouse points at something; a tooltip takes the mouse from what is below it."""
        point = self.context.point(event.pos)
        over_tooltip = self.can_inspect and self.tooltip_area is not None and self.tooltip_area.holds(point)
        if over_tooltip and self.focus.under(point) is not None:  # a tooltip never covers a target under the pointer
            self.close_tooltip()
        elif over_tooltip:
            self.pointer, self.pointed_at, self.rest_time = point, self.tooltip_thing, 0.0
            point_at(link=self.on_link())
            return None
        following = super().moved(event)
        found = areas.thing_at(self, self.canvas, point) if self.can_inspect and self.canvas is not None else None
        if found != self.pointed_at:
            self.pointed_at, self.rest_time = found, 0.0
        return following

    def update(self, dt: float) -> Navigation | None:
        """Open a tooltip where the mouse has rested, close one that it has left."""
        following = super().update(dt)
        if self.dialog is None:
            self.rest_time += dt
            if self.tooltip_thing is not None and not (self.can_inspect and self.context.input.device == MOUSE):
                self.close_tooltip()
            elif self.pointed_at != self.tooltip_thing and self.rest_time >= (
                HOVER_DELAY if self.tooltip_thing is None else LEAVE_DELAY
            ):
                self.tooltip_thing, self.tooltip_area, self.dirty = self.pointed_at, None, True
        return following

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """A click on a tooltip, or on a thing without another action, opens the page of the thing."""
        if self.can_inspect and self.canvas is not None and event.button in (LEFT, RIGHT):
            over_tooltip = self.tooltip_area is not None and self.tooltip_area.holds(self.pointer)
            if over_tooltip and self.focus.under(self.pointer) is not None:
                self.close_tooltip()
                return None
            free = self.focus.under(self.pointer) is None if event.button == LEFT else self.client.sole_seat is not None
            found = self.tooltip_thing if over_tooltip else areas.thing_at(self, self.canvas, self.pointer) if free else None
            if found is not None:
                return self.open_page(found.thing)
        self.close_tooltip()
        return super().pressed(event)

    # ------------------------------------------------------------------ keys

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Who plays alone does not need the key for secrets: it opens the inspector, as in the other games."""
        if self.dialog is None and input_action(event) not in ("rulebook", "aid", SECRETS_ACTION):
            self.close_tooltip()
        if self.dialog is None and input_action(event) == SECRETS_ACTION and self.client.sole_seat is not None:
            return self.look_around()
        return super().typed(event)

    def look_around(self) -> Navigation | None:
        """Start the keyboard inspector at the thing in focus."""
        first = self.tooltip_thing.thing if self.tooltip_thing is not None else self.focused_thing()
        return self.open(LookAround(self, first))

    def focused_thing(self) -> Thing | None:
        """The thing that the target in focus is about."""
        key = self.focus.current
        if not isinstance(key, tuple) or key[0] not in {*TARGET_KINDS, "house"}:
            return None
        return Thing("house") if key[0] == "house" else Thing(TARGET_KINDS[key[0]], str(key[1]))

    def open_page(self, thing: Thing) -> Navigation | None:
        """Open the inspector page of a thing."""
        back = self.dialog if isinstance(self.dialog, LookAround) else None
        self.close_tooltip()
        return self.open(TownInspector(self, page_of(self.state, thing), back))

    def commands(self) -> dict[str, Act]:
        """The inspector is available to spectators, too."""
        return {**super().commands(), "aid": self.look_around}

    def quoted(self) -> str:
        """The first rule of the open tooltip, if there is one."""
        if self.dialog is None and self.tooltip_thing is not None:
            return next(iter(self.describe(self.tooltip_thing.thing).rules), "")
        return super().quoted()

    @property
    def aloud(self) -> str:
        """What is read aloud: the dialog, the tooltip, or else the notice."""
        if self.dialog is not None:
            return str(getattr(self.dialog, "aloud", "")) or super().aloud
        return self.describe(self.tooltip_thing.thing).aloud if self.tooltip_thing is not None else super().aloud

    # ------------------------------------------------------------------ painting

    def tool_key(self, item: Target) -> str:
        """The key of a tool, "" if a gamepad has no button for it."""
        what = str(item.key[1]) if isinstance(item.key, tuple) else ""
        return tool_key_cap(self.context.input, what, alone=self.client.sole_seat is not None)

    def paint_table(self, canvas: Canvas) -> None:
        """Paint the table and the marks of its targets."""
        raise NotImplementedError

    def draw_tooltip(self, canvas: Canvas) -> None:
        """Paint the tooltip of what the mouse rests on."""
        self.tooltip_area = None
        if self.tooltip_thing is None or not self.can_inspect:
            return
        found = next((one for one in areas.thing_areas(self, canvas) if one.key == self.tooltip_thing.key), None)
        if found is None:
            return
        cap, here = self.context.input.cap, self.focus.under(found.area.centre)
        key = cap("take") if here is None else cap(SECRETS_ACTION) if self.client.sole_seat is not None else ""
        avoided = [item.area for item in self.focus.targets if item.group != "tools"]
        room = area_below(canvas, self.layout.prompt) if self.layout is not None else None
        self.tooltip_area = draw_tooltip(canvas, self.describe(found.thing), found.thing, found.area, avoided, key=key, room=room)

    def redraw_tooltip(self, canvas: Canvas) -> None:
        """Paint the tooltip again over the animated lights."""
        cached = canvas.panels.get(PANEL) if self.tooltip_area is not None and self.dialog is None else None
        if cached is not None and self.context.painted:
            canvas.surface.blit(cached[2], cached[1])
