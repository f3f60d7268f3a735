"""The inspector of the table: tooltips under the mouse, and the dialogs that inspect things by keys and on pages."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts import areas
from game.ui.dungeonville.facts.areas import ThingArea
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.dungeonville.facts.look_around import LookAround, PaintTable
from game.ui.dungeonville.facts.thing import Thing, page_of
from game.ui.dungeonville.facts.tooltip import tooltip_of
from game.ui.dungeonville.town import Town
from game.ui.input.state import MOUSE, InputState
from game.ui.table.acts import Open
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.table.handover import SECRETS_ACTION
from game.ui.table.tooltip import area_below, tooltip_layer
from game.ui.widgets.focus import Target, under
from game.ui.widgets.screen import LEFT, RIGHT

HOVER_DELAY = 420.0
"""Milliseconds for which the mouse rests on a thing before its tooltip opens."""
LEAVE_DELAY = 280.0
"""Milliseconds for which a tooltip stays after the mouse has left its thing."""
TARGET_KINDS = {
    "town": "adventurer", "coins": "adventurer", "party": "adventurer", "entrance": "dungeon", "load": "room", "purse": "room",
}  # fmt: skip
"""The kinds of things that the kinds of answer targets are about."""


def can_inspect(town: Town) -> bool:
    """Whether tooltips may open: the table is visible and nothing moves."""
    return not town.facts.curtain and (not town.facts.busy or town.facts.stopped)


class Inspector:
    """The tooltip under the mouse: what it has pointed at for how long, the thing whose tooltip is open, and where that is.

    `at` makes the table from the facts of a moment.
    """

    def __init__(self, at: Callable[[TableFacts], Town], input_state: InputState) -> None:
        self.at, self.input = at, input_state
        self.pointed_at: ThingArea | None = None
        self.open: ThingArea | None = None
        self.area: Area | None = None
        self.rest = 0.0

    def close(self) -> bool:
        """Close the tooltip. Returns whether one was open."""
        was_open = self.open is not None
        self.pointed_at = self.open = self.area = None
        self.rest = 0.0
        return was_open

    def update(self, town: Town, dt: float) -> bool:
        """Open a tooltip where the mouse has rested, close one that it has left. Returns whether the picture changes."""
        self.rest += dt
        if self.open is not None and not (can_inspect(town) and self.input.device == MOUSE):
            return self.close()
        if self.pointed_at != self.open and self.rest >= (HOVER_DELAY if self.open is None else LEAVE_DELAY):
            self.open, self.area = self.pointed_at, None
            return True
        return False

    def _over(self, point: tuple[float, float]) -> bool:
        return self.area is not None and self.area.holds(point)

    def moved(self, town: Town, canvas: Canvas, targets: Sequence[Target], point: tuple[float, float]) -> bool:
        """The mouse points at something. Returns whether it is on a tooltip, which takes it from what is below."""
        if can_inspect(town) and self._over(point):
            if under(targets, point) is None:
                self.pointed_at, self.rest = self.open, 0.0
                return True
            self.close()  # a tooltip never covers a target under the pointer
        found = areas.thing_at(town, canvas, targets, point) if can_inspect(town) else None
        if found != self.pointed_at:
            self.pointed_at, self.rest = found, 0.0
        return False

    def pressed(
        self, town: Town, canvas: Canvas, targets: Sequence[Target], event: pygame.event.Event, point: tuple[float, float]
    ) -> tuple[bool, Open | None]:
        """A click on a tooltip, or on a thing without another action, opens the page of the thing. Returns whether it was used."""
        found, over, covered = None, False, False
        if can_inspect(town) and event.button in (LEFT, RIGHT):
            over, covered = self._over(point), under(targets, point) is not None
            free = not covered if event.button == LEFT else town.facts.sole is not None
            found = self.open if over and not covered else areas.thing_at(town, canvas, targets, point) if free else None
        self.close()
        return found is not None or (over and covered), None if found is None else self.page(found.thing)

    def page(self, thing: Thing) -> Open:
        """Open the inspector page of a thing."""
        return Open(lambda host: TownInspector(host, self.at, page_of(host.facts().state, thing)))

    def look_around(self, key: object, paint: PaintTable) -> Open:
        """Inspect by keys, beginning at the thing that the target `key` is about; `paint` paints the table and returns its targets."""
        first = self.open.thing if self.open is not None else focused_thing(key)
        self.close()
        return Open(lambda host: LookAround(host, self.at, paint, first))

    def layer(self, town: Town, canvas: Canvas, targets: Sequence[Target]) -> Layer | None:
        """The tooltip of what the mouse rests on."""
        self.area = None
        if self.open is None or not can_inspect(town):
            return None
        found = next((one for one in areas.thing_areas(town, canvas, targets) if one.key == self.open.key), None)
        if found is None:
            return None
        here = under(targets, found.area.centre)
        key = self.input.cap("take") if here is None else self.input.cap(SECRETS_ACTION) if town.facts.sole is not None else ""
        avoided = [item.area for item in targets if item.group != "tools"]
        tip = tooltip_of(town.describe(found.thing), found.thing, key)
        made = tooltip_layer(canvas, tip, found.area, avoided, room=area_below(canvas, town.layout.prompt))
        self.area = made.area
        return made


def focused_thing(key: object) -> Thing | None:
    """The thing that a target is about."""
    if not isinstance(key, tuple) or key[0] not in {*TARGET_KINDS, "house"}:
        return None
    return Thing("house") if key[0] == "house" else Thing(TARGET_KINDS[key[0]], str(key[1]))
