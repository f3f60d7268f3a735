"""The table of Dungeonville as one looks at it closely: tips where the mouse rests, a look around by keys and pad, pages behind both."""

import pygame

from game.match.trace import Moment
from game.rules.dungeonville.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts import areas, counts, tip as closer_look
from game.ui.dungeonville.facts.areas import Spot
from game.ui.dungeonville.facts.descriptions import Thing, Told, page_of, told
from game.ui.dungeonville.facts.dialog import CloserSheet
from game.ui.dungeonville.facts.look_around import Around
from game.ui.dungeonville.table.controller import TableController
from game.ui.dungeonville.table.held_keys import SHOW, tool_cap
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.context import Scene
from game.ui.table.dialogs import Act
from game.ui.table.table_scene import WATCHING
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT, RIGHT, point_at

REST = 420.0
"""Milliseconds for which the mouse rests on a thing before its tip comes."""
LEAVE = 280.0
"""Milliseconds in which the mouse may go from a thing to its tip, and after which the next tip comes."""
FOCUSED = {
    "town": "adventurer",
    "coins": "adventurer",
    "party": "adventurer",
    "mouth": "dungeon",
    "load": "room",
    "purse": "room",
}
"""What the places of answers are about."""


class CloserTable(TableController):
    """`pointed` is what the mouse has pointed at for `rested` milliseconds, `tipped` the thing whose tip lies open, `tip` where that lies."""

    watching = WATCHING | {"aid", SHOW}
    pointed: Spot | None = None
    tipped: Spot | None = None
    tip: Area | None = None
    rested = 0.0
    fallen = counts.Fallen()

    # ------------------------------------------------------------------ what is known

    def asked(self) -> None:
        """A question is open: who has died so far is read anew, and no tip tells of what was."""
        super().asked()
        self.fallen = counts.fallen_of(self.match.seen(None))
        self.untip()

    def stand(self, moment: Moment, t: State) -> None:
        """The table as it stands at a moment, and the dead with it."""
        super().stand(moment, t)
        self.fallen = counts.follow(self.fallen, moment.event)

    def tells(self, thing: Thing) -> Told:
        """What is said of a thing now."""
        return told(self.t, thing, self.match.holders.get(thing.seat, "") if thing.kind == "wizard" else "")

    # ------------------------------------------------------------------ the mouse

    @property
    def tippable(self) -> bool:
        """Whether the table lies still and open."""
        return self.dialog is None and not self.down and (not self.animations.busy or self.animations.stopped)

    def untip(self) -> None:
        """Take the tip away."""
        self.dirty = self.dirty or self.tipped is not None
        self.pointed = self.tipped = self.tip = None
        self.rested = 0.0

    def moved(self, event: pygame.event.Event) -> Scene | None:
        """The mouse points at something; over a tip it means nothing below that."""
        point = self.context.point(event.pos)
        upon = self.tippable and self.tip is not None and self.tip.holds(point)
        if upon and self.focus.under(point) is not None:  # what may be chosen is never hidden from the hand that goes there
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
        """Let time pass: where the mouse has rested a tip comes, where it has left one goes."""
        following = super().update(dt)
        if self.dialog is None:
            self.rested += dt
            if self.tipped is not None and not (self.tippable and self.context.input.device == MOUSE):
                self.untip()
            elif self.pointed != self.tipped and self.rested >= (REST if self.tipped is None else LEAVE):
                self.tipped, self.tip, self.dirty = self.pointed, None, True
        return following

    def pressed(self, event: pygame.event.Event) -> Scene | None:
        """A click on a tip, or on a thing where a click means nothing else, opens the thing's page."""
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
        """Who plays alone has no use for the key for secrets: it looks closely, as it does in other games."""
        if self.dialog is None and input_action(event) not in ("rulebook", "aid", SHOW):
            self.untip()
        if self.dialog is None and input_action(event) == SHOW and self.client.mine is not None:
            return self.look_around()
        return super().typed(event)

    def look_around(self) -> Scene | None:
        """Go over everything on the table with the keys, beginning with what is in focus."""
        first = self.tipped.thing if self.tipped is not None else self.about()
        return self.open(Around(self, first))

    def about(self) -> Thing | None:
        """The thing that the place in focus is about."""
        key = self.focus.current
        if not isinstance(key, tuple) or key[0] not in {*FOCUSED, "house"}:
            return None
        return Thing("house") if key[0] == "house" else Thing(FOCUSED[key[0]], str(key[1]))

    def turn_to(self, thing: Thing) -> Scene | None:
        """Open the page on which a thing lies."""
        back = self.dialog if isinstance(self.dialog, Around) else None
        self.untip()
        return self.open(CloserSheet(self, page_of(self.t, thing), back))

    def commands(self) -> dict[str, Act]:
        """A close look is everybody's, whoever plays."""
        return {**super().commands(), "aid": self.look_around}

    def quoted(self) -> str:
        """The first rule of the tip that lies open, if one does."""
        if self.dialog is None and self.tipped is not None:
            return next(iter(self.tells(self.tipped.thing).rules), "")
        return super().quoted()

    @property
    def aloud(self) -> str:
        """What is read aloud: what one looks at, or else the news."""
        if self.dialog is not None:
            return str(getattr(self.dialog, "aloud", "")) or super().aloud
        return self.tells(self.tipped.thing).aloud if self.tipped is not None else super().aloud

    # ------------------------------------------------------------------ painting

    def tool_key(self, item: Target) -> str:
        """The key of a tool, "" where a pad has no button for it."""
        what = str(item.key[1]) if isinstance(item.key, tuple) else ""
        return tool_cap(self.context.input, what, alone=self.client.mine is not None)

    def lay_table(self, canvas: Canvas) -> None:
        """Draw the table, and the places on it."""
        raise NotImplementedError

    def draw_tip(self, canvas: Canvas) -> None:
        """The tip of what the mouse rests on."""
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
        """Draw it once more over the lights that flicker."""
        kept = canvas.panels.get(closer_look.PANEL) if self.tip is not None and self.dialog is None else None
        if kept is not None and self.context.painted:
            canvas.surface.blit(kept[2], kept[1])
