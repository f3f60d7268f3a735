"""Keyboard and gamepad inspection: a dialog that makes all things on the table targets, with the tooltip of the one in focus."""

from dataclasses import replace
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.dungeonville.facts import areas, tip
from game.ui.dungeonville.facts.thing import Thing
from game.ui.dungeonville.style import GOLDEN, P
from game.ui.dungeonville.table.held_keys import SHOW
from game.ui.dungeonville.table.view import InspectedTable
from game.ui.dungeonville.targets import table_targets
from game.ui.input.actions import input_action
from game.ui.scene.context import Scene
from game.ui.table.dialogs import pointer
from game.ui.widgets.controls import button, button_size, focus_frame
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_right
from game.ui.widgets.screen import point_at

BACK = "around"


class Around:
    """All things of the table as targets, beginning with `wanted`. `below` are the table's own targets, which stay visible."""

    deed = "aid"

    def __init__(self, table: InspectedTable, wanted: Thing | None = None) -> None:
        self.table, self.wanted = table, wanted or Thing("wizard", str(table.own or 0))
        self.below: list[Target] = []
        self.first: object = BACK
        self.again: object = None
        self.tip: Area | None = None

    def take(self, event: pygame.event.Event) -> bool:
        """The inspector's keys close it, too; the tooltip takes mouse events over it."""
        if event.type == pygame.KEYDOWN and input_action(event) in ("back", "aid", SHOW):
            self.close()
            return True
        point = pointer(self.table, event)
        if self.tip is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) or not self.tip.holds(point):
            return False
        if event.type == pygame.MOUSEMOTION:
            self.table.pointer = point
            point_at(link=self.table.on_link())
            return True
        if not self.table.link_at(point) and self.thing is not None:
            self.page(self.thing)
            return True
        return False

    def close(self) -> Scene | None:
        """Back to the table."""
        self.table.dialog = None
        return None

    def page(self, thing: Thing) -> Scene | None:
        """Open the inspector page of a thing."""
        self.again = self.table.focus.current
        return self.table.turn_to(thing)

    @property
    def thing(self) -> Thing | None:
        """The thing in focus."""
        here = self.table.focus.focused
        return here.data if here is not None and isinstance(here.data, Thing) else None

    @property
    def aloud(self) -> str:
        """The description of the thing in focus."""
        return self.table.tells(self.thing).aloud if self.thing is not None else ""

    def quoted(self) -> str:
        """The first rule of the thing in focus."""
        return next(iter(self.table.tells(self.thing).rules), "") if self.thing is not None else ""

    def targets(self, canvas: Canvas) -> list[Target]:
        """All things that can be inspected, and the button to go back."""
        found = table_targets.items(self.table, canvas)
        tabs = [item for item in found if isinstance(item.key, tuple) and item.key[0] == "tab"]  # of a folded table
        self.below = [item for item in found if item.group != "tools"] + tabs
        spots = areas.all_spots(self.table, canvas, self.below)
        made = [Target(one.key, one.area, partial(self.page, one.thing), one.part, "", one.thing) for one in spots]
        wanted = [item.key for item in made if item.data == self.wanted] or [item.key for item in made] or [BACK]
        self.first = self.again or wanted[-1]
        made += [replace(item, group="tabs") for item in tabs]
        return [*made, Target(BACK, self._plate(canvas), self.close, "answers", say("ui-back"))]

    def _plate(self, canvas: Canvas) -> Area:
        lay = self.table.layout
        assert lay is not None
        wide = button_size(canvas, say("ui-back"), key=self.table.context.input.cap("back"))[0]
        return off_right(lay.prompt.inset(10, 6), wide)[0]

    def paint(self, canvas: Canvas) -> None:
        """The table, the frame of the thing in focus, and its tooltip."""
        ring, mine, here = self.table.focus, self.table.focus.targets, self.table.focus.focused
        ring.targets = self.below  # the table paints its answers from the focus manager
        self.table.lay_table(canvas)
        ring.targets = mine
        canvas.links.clear()
        self._head(canvas)
        self.tip = None
        if here is None or not isinstance(here.data, Thing):
            return
        focus_frame(canvas, here.area, P, light=False)
        told = self.table.tells(here.data)
        key, room = (
            self.table.context.input.cap("take"),
            tip.below(canvas, self._plate(canvas)),
        )  # keeps the button to go back visible
        self.tip = tip.tip(canvas, told, here.data, here.area, [], key=key, room=room)

    def _head(self, canvas: Canvas) -> None:
        """The title in place of the prompt, and the button to go back."""
        lay, hand = self.table.layout, self.table.context.input
        assert lay is not None
        canvas.box(lay.prompt, (rgb("#3a2413"), rgb("#22130a")), P.focus, width=2, radius=8)
        plate = self._plate(canvas)
        room = lay.prompt.inset(16, 4)
        room = room._replace(w=plate.x - room.x - 12)
        words = say(
            "ui-dv-closer-around", thing=self.table.tells(self.thing).title if self.thing is not None else say("ui-dv-town")
        )
        size = canvas.block(words, room, 28, "bold", 15)
        canvas.paragraph(words, room, size, GOLDEN, face="bold", middle=True)
        button(canvas, plate, say("ui-back"), P, key=hand.cap("back"), focused=self.table.focused(BACK))
