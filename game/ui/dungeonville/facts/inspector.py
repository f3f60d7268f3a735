"""The inspector of the table: tooltips under the mouse, and a dialog that makes all things targets for keys and gamepads."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts.areas import ThingArea, thing_areas, thing_at
from game.ui.dungeonville.facts.dialog import ReadTable, ThingDialog, TownInspector
from game.ui.dungeonville.facts.thing import Thing, page_of, tooltip_of
from game.ui.dungeonville.panels.pieces import dark_words
from game.ui.dungeonville.targets import all_targets, tab_targets
from game.ui.dungeonville.theme import WOOD, P
from game.ui.dungeonville.town import Town
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE, InputState
from game.ui.table.acts import Close, Open, TableHost
from game.ui.table.compositor import Layer
from game.ui.table.handover import SECRETS_ACTION
from game.ui.table.tooltip import area_below, draw_tooltip, tooltip_layer
from game.ui.widgets.controls import button, button_size, focus_frame
from game.ui.widgets.dialog import pointer
from game.ui.widgets.focus import Target, under
from game.ui.widgets.layout import off_right
from game.ui.widgets.screen import LEFT, RIGHT, point_at

HOVER_DELAY = 420.0
"""Milliseconds for which the mouse rests on a thing before its tooltip opens."""
LEAVE_DELAY = 280.0
"""Milliseconds for which a tooltip stays after the mouse has left its thing."""
TARGET_KINDS = {
    "town": "adventurer", "coins": "adventurer", "party": "adventurer", "entrance": "dungeon", "load": "room", "purse": "room",
}  # fmt: skip
"""The kinds of things that the kinds of answer targets are about."""
BACK = "around"
PaintTable = Callable[[Canvas, Sequence[Target]], object]
"""Paints the table with some targets."""


def focused_thing(key: object) -> Thing | None:
    """The thing that a target is about."""
    if not isinstance(key, tuple) or key[0] not in {*TARGET_KINDS, "house"}:
        return None
    return Thing("house") if key[0] == "house" else Thing(TARGET_KINDS[key[0]], str(key[1]))


class LookAround(ThingDialog):
    """All things of the table as targets, beginning with `wanted`. `below` are the table's own targets, which stay visible."""

    def __init__(self, on: TableHost, read: ReadTable, paint: PaintTable, wanted: Thing | None = None) -> None:
        self.on, self.read, self.paint_table, self.wanted = on, read, paint, wanted
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
        over = self.tooltip_area is not None and self.tooltip_area.holds(point)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) or not over:
            return False
        on_link = self.on.link_at(point) != ""
        if event.type == pygame.MOUSEMOTION:
            point_at(link=on_link)
            return True
        if not on_link and self.focused is not None:
            self.on.do(self.page(self.focused))
            return True
        return False

    def page(self, thing: Thing) -> Open:
        """Open the inspector page of a thing."""
        self.resume_key = self.on.focus.current
        return Open(lambda host: TownInspector(host, self.read, page_of(self.town().state, thing), self))

    def targets(self, canvas: Canvas) -> list[Target]:
        """All things that can be inspected, the tabs of a folded table, and the button to go back."""
        town = self.town()
        self.below = all_targets(town, canvas, ())
        made = [
            Target(one.key, one.area, partial(self.page, one.thing), one.part, "", one.thing)
            for one in thing_areas(town, canvas, self.below)
        ]
        first = self.wanted or Thing("wizard", str(town.front or 0))
        wanted = [item.key for item in made if item.data == first] or [item.key for item in made] or [BACK]
        self.first = self.resume_key or wanted[-1]
        back = Target(BACK, self._button_area(canvas), Close(), "answers", say("ui-back"))
        return [*made, *tab_targets(town, "tabs"), back]

    def _back_key(self) -> str:
        return self.on.context.input.cap("back")

    def _button_area(self, canvas: Canvas) -> Area:
        wide = button_size(canvas, say("ui-back"), key=self._back_key())[0]
        return off_right(self.town().layout.prompt.inset(10, 6), wide)[0]

    def paint(self, canvas: Canvas) -> None:
        """The table, the frame of the thing in focus, and its tooltip."""
        here, thing = self.on.focus.focused, self.focused
        self.paint_table(canvas, self.below)
        canvas.links.clear()
        self._head(canvas)
        self.tooltip_area = None
        if here is None or thing is None:
            return
        focus_frame(canvas, here.area, P, light=False)
        room = area_below(canvas, self._button_area(canvas))  # keeps the button to go back visible
        tip = tooltip_of(self.town().describe(thing), thing, self.on.context.input.cap("take"))
        self.tooltip_area = draw_tooltip(canvas, tip, here.area, [], room=room)

    def _head(self, canvas: Canvas) -> None:
        """The title in place of the prompt, and the button to go back."""
        town, spot = self.town(), self._button_area(canvas)
        canvas.box(town.layout.prompt, WOOD, P.focus, width=2, radius=8)
        room = town.layout.prompt.inset(16, 4)
        title = town.describe(self.focused).title if self.focused is not None else say("ui-dv-town")
        dark_words(canvas, say("ui-dv-inspect-around", thing=title), room._replace(w=spot.x - room.x - 12))
        button(canvas, spot, say("ui-back"), P, key=self._back_key(), focused=self.on.focus.current == BACK)


class Inspector:
    """The tooltip under the mouse: what it has pointed at for how long, the thing whose tooltip is open, and where that is.

    `read` makes the table from the facts of a moment.
    """

    def __init__(self, read: ReadTable, input_state: InputState) -> None:
        self.read, self.input = read, input_state
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

    @staticmethod
    def _can_open(town: Town) -> bool:
        """Whether tooltips may open: the table is visible and nothing moves."""
        return not town.facts.curtain and (not town.facts.busy or town.facts.stopped)

    def update(self, town: Town, dt: float) -> bool:
        """Open a tooltip where the mouse has rested, close one that it has left. Returns whether the picture changes."""
        self.rest += dt
        if self.open is not None and not (self._can_open(town) and self.input.device == MOUSE):
            return self.close()
        if self.pointed_at != self.open and self.rest >= (HOVER_DELAY if self.open is None else LEAVE_DELAY):
            self.open, self.area = self.pointed_at, None
            return True
        return False

    def _over(self, point: tuple[float, float]) -> bool:
        return self.area is not None and self.area.holds(point)

    def moved(self, town: Town, canvas: Canvas, targets: Sequence[Target], point: tuple[float, float]) -> bool:
        """The mouse points at something. Returns whether it is on a tooltip, which takes it from what is below."""
        if self._can_open(town) and self._over(point):
            if under(targets, point) is None:
                self.pointed_at, self.rest = self.open, 0.0
                return True
            self.close()  # a tooltip never covers a target under the pointer
        found = thing_at(town, canvas, targets, point) if self._can_open(town) else None
        if found != self.pointed_at:
            self.pointed_at, self.rest = found, 0.0
        return False

    def pressed(
        self, town: Town, canvas: Canvas, targets: Sequence[Target], event: pygame.event.Event, point: tuple[float, float]
    ) -> tuple[bool, Open | None]:
        """A click on a tooltip, or on a thing without another action, opens the page of the thing. Returns whether it was used."""
        found, over, covered = None, False, False
        if self._can_open(town) and event.button in (LEFT, RIGHT):
            over, covered = self._over(point), under(targets, point) is not None
            free = not covered if event.button == LEFT else town.facts.sole is not None
            found = self.open if over and not covered else thing_at(town, canvas, targets, point) if free else None
        self.close()
        return found is not None or (over and covered), None if found is None else self.page(found.thing)

    def page(self, thing: Thing) -> Open:
        """Open the inspector page of a thing."""
        return Open(lambda host: TownInspector(host, self.read, page_of(host.facts().state, thing)))

    def look_around(self, key: object, paint: PaintTable) -> Open:
        """Inspect by keys, beginning at the thing that the target `key` is about; `paint` paints the table and returns its targets."""
        first = self.open.thing if self.open is not None else focused_thing(key)
        self.close()
        return Open(lambda host: LookAround(host, self.read, paint, first))

    def layer(self, town: Town, canvas: Canvas, targets: Sequence[Target]) -> Layer | None:
        """The tooltip of what the mouse rests on."""
        self.area = None
        if self.open is None or not self._can_open(town):
            return None
        found = next((one for one in thing_areas(town, canvas, targets) if one.key == self.open.key), None)
        if found is None:
            return None
        free, cap = under(targets, found.area.centre) is None, self.input.cap
        key = cap("take") if free else cap(SECRETS_ACTION) if town.facts.sole is not None else ""
        avoided = [item.area for item in targets if item.group != "tools"]
        tip = tooltip_of(town.describe(found.thing), found.thing, key)
        made = tooltip_layer(canvas, tip, found.area, avoided, room=area_below(canvas, town.layout.prompt))
        self.area = made.area
        return made
