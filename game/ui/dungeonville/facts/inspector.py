"""The inspector of the table: tooltips under the mouse, a tour of the table by keyboard and gamepad, and pages behind both."""

import pygame

from game.match.trace import Moment
from game.rules.dungeonville.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts import areas, counts, tip as closer_look
from game.ui.dungeonville.facts.areas import Spot
from game.ui.dungeonville.facts.descriptions import told
from game.ui.dungeonville.facts.dialog import CloserSheet
from game.ui.dungeonville.facts.look_around import Around
from game.ui.dungeonville.facts.thing import Thing, Told, page_of
from game.ui.dungeonville.table.commands import TableCommands
from game.ui.dungeonville.table.held_keys import SHOW, tool_cap
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.context import Scene
from game.ui.table.dialogs import Act
from game.ui.table.table_scene import WATCHING
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, RIGHT, point_at

REST = 420.0
"""Milliseconds for which the mouse rests on a thing before its tooltip opens."""
LEAVE = 280.0
"""Milliseconds for which a tooltip stays after the mouse has left its thing."""
FOCUSED = {
    "town": "adventurer",
    "coins": "adventurer",
    "party": "adventurer",
    "mouth": "dungeon",
    "load": "room",
    "purse": "room",
}
"""The kinds of things that the kinds of answer targets are about."""


class CloserTable(TableCommands):
    """The controller with the inspector.

    The mouse has pointed at `pointed` for `rested` milliseconds. `tipped` is the thing whose tooltip is open, `tip` the area of
    that tooltip.
    """

    watching = WATCHING | {"aid", SHOW}
    pointed: Spot | None = None
    tipped: Spot | None = None
    tip: Area | None = None
    rested = 0.0
    fallen = counts.Fallen()

    # ------------------------------------------------------------------ facts

    def asked(self) -> None:
        """Show the open question: the deaths are counted again, and an open tooltip closes."""
        super().asked()
        self.fallen = counts.fallen_of(self.match.seen(None))
        self.untip()

    def stand(self, moment: Moment, t: State) -> None:
        """Show a state, and count deaths up to it."""
        super().stand(moment, t)
        self.fallen = counts.follow(self.fallen, moment.event)

    def tells(self, thing: Thing) -> Told:
        """The description of a thing now."""
        return told(self.t, thing, self.match.holders.get(thing.seat, "") if thing.kind == "wizard" else "")

    # ------------------------------------------------------------------ the mouse

    @property
    def tippable(self) -> bool:
        """Whether tooltips may open: the table is visible and nothing moves."""
        return self.dialog is None and not self.down and (not self.animations.busy or self.animations.stopped)

    def untip(self) -> None:
        """Close the tooltip."""
        self.dirty = self.dirty or self.tipped is not None
        self.pointed = self.tipped = self.tip = None
        self.rested = 0.0

    def moved(self, event: pygame.event.Event) -> Scene | None:
        """The mouse points at something; a tooltip takes the mouse from what is below it."""
        point = self.context.point(event.pos)
        upon = self.tippable and self.tip is not None and self.tip.holds(point)
        if upon and self.focus.under(point) is not None:  # a tooltip never covers a target under the pointer
            self.untip()
        elif upon:
            self.pointer, self.pointed, self.rested = point, self.tipped, 0.0
            point_at(link=self.on_link())
            return None
        following = super().moved(event)
        found = areas.at(self, self.canvas, point) if self.tippable and self.canvas is not None else None
        if found != self.pointed:
            self.pointed, self.rested = found, 0.0
        return following

    def update(self, dt: float) -> Scene | None:
        """Open a tooltip where the mouse has rested, close one that it has left."""
        following = super().update(dt)
        if self.dialog is None:
            self.rested += dt
            if self.tipped is not None and not (self.tippable and self.context.input.device == MOUSE):
                self.untip()
            elif self.pointed != self.tipped and self.rested >= (REST if self.tipped is None else LEAVE):
                self.tipped, self.tip, self.dirty = self.pointed, None, True
        return following

    def pressed(self, event: pygame.event.Event) -> Scene | None:
        """A click on a tooltip, or on a thing without another action, opens the page of the thing."""
        if self.tippable and self.canvas is not None and event.button in (LEFT, RIGHT):
            upon = self.tip is not None and self.tip.holds(self.pointer)
            if upon and self.focus.under(self.pointer) is not None:
                self.untip()
                return None
            free = self.focus.under(self.pointer) is None if event.button == LEFT else self.client.mine is not None
            found = self.tipped if upon else areas.at(self, self.canvas, self.pointer) if free else None
            if found is not None:
                return self.turn_to(found.thing)
        self.untip()
        return super().pressed(event)

    # ------------------------------------------------------------------ keys

    def typed(self, event: pygame.event.Event) -> Scene | None:
        """Who plays alone does not need the key for secrets: it opens the inspector, as in the other games."""
        if self.dialog is None and input_action(event) not in ("rulebook", "aid", SHOW):
            self.untip()
        if self.dialog is None and input_action(event) == SHOW and self.client.mine is not None:
            return self.look_around()
        return super().typed(event)

    def look_around(self) -> Scene | None:
        """Start the keyboard inspector at the thing in focus."""
        first = self.tipped.thing if self.tipped is not None else self.about()
        return self.open(Around(self, first))

    def about(self) -> Thing | None:
        """The thing that the target in focus is about."""
        key = self.focus.current
        if not isinstance(key, tuple) or key[0] not in {*FOCUSED, "house"}:
            return None
        return Thing("house") if key[0] == "house" else Thing(FOCUSED[key[0]], str(key[1]))

    def turn_to(self, thing: Thing) -> Scene | None:
        """Open the inspector page of a thing."""
        back = self.dialog if isinstance(self.dialog, Around) else None
        self.untip()
        return self.open(CloserSheet(self, page_of(self.t, thing), back))

    def commands(self) -> dict[str, Act]:
        """The inspector is available to spectators, too."""
        return {**super().commands(), "aid": self.look_around}

    def quoted(self) -> str:
        """The first rule of the open tooltip, if there is one."""
        if self.dialog is None and self.tipped is not None:
            return next(iter(self.tells(self.tipped.thing).rules), "")
        return super().quoted()

    @property
    def aloud(self) -> str:
        """What is read aloud: the dialog, the tooltip, or else the notice."""
        if self.dialog is not None:
            return str(getattr(self.dialog, "aloud", "")) or super().aloud
        return self.tells(self.tipped.thing).aloud if self.tipped is not None else super().aloud

    # ------------------------------------------------------------------ painting

    def tool_key(self, item: Target) -> str:
        """The key of a tool, "" if a gamepad has no button for it."""
        what = str(item.key[1]) if isinstance(item.key, tuple) else ""
        return tool_cap(self.context.input, what, alone=self.client.mine is not None)

    def lay_table(self, canvas: Canvas) -> None:
        """Paint the table and the marks of its targets."""
        raise NotImplementedError

    def draw_tip(self, canvas: Canvas) -> None:
        """Paint the tooltip of what the mouse rests on."""
        self.tip = None
        if self.tipped is None or not self.tippable:
            return
        found = next((one for one in areas.all_spots(self, canvas) if one.key == self.tipped.key), None)
        if found is None:
            return
        cap, here = self.context.input.cap, self.focus.under(found.area.centre)
        key = cap("take") if here is None else cap(SHOW) if self.client.mine is not None else ""
        taken = [item.area for item in self.focus.targets if item.group != "tools"]
        room = closer_look.below(canvas, self.layout.prompt) if self.layout is not None else None
        self.tip = closer_look.tip(canvas, self.tells(found.thing), found.thing, found.area, taken, key=key, room=room)

    def tip_again(self, canvas: Canvas) -> None:
        """Paint the tooltip again over the animated lights."""
        kept = canvas.panels.get(closer_look.PANEL) if self.tip is not None and self.dialog is None else None
        if kept is not None and self.context.painted:
            canvas.surface.blit(kept[2], kept[1])
