"""The list of those who may hold a seat: it opens at the button of the seat, over the page."""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.state import KEYS
from game.ui.scene.navigation import Navigation
from game.ui.screens.setup.registration import Seat
from game.ui.widgets.boxes import Box, Line, Pointing, Text, place
from game.ui.widgets.containers import Column, Framed, panel
from game.ui.widgets.dialog import BoxDialog, DialogParent, pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button

WIDE, GAP = 620.0, 4.0
"""The greatest width of the list, and its distance to the button."""


class HolderList(BoxDialog):
    """All possible holders of a seat, each with its number if the player uses keys. A press beside the list closes it.

    `notes` are the holders with their names and a line about each, `title` is the question, `button` the area of the button of the seat now.
    """

    def __init__(
        self, on: DialogParent, seat: Seat, title: str, notes: Mapping[str, tuple[str, str]], chosen: str,
        give: Callable[[str], Navigation | None], button: Callable[[], Area],
    ) -> None:  # fmt: skip
        super().__init__(on, chosen)
        self.seat, self.title, self.notes, self.chosen, self.give, self.button = seat, title, notes, chosen, give, button
        self.levels, self.area = list(notes), Area(0, 0, 0, 0)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The question, the holders with a line about each, and for the keyboard how to choose without the list."""
        hint = [Text(say("ui-who-plays-note"), 18, self.palette.muted)] if self.on.context.input.device == KEYS else []
        rows = [Line(self.title, 22, self.palette.title, "title"), *map(self._row, self.levels), *hint]
        return panel(Column(*rows, gap=8), self.palette, pad=(14, 12), line=self.palette.accent)

    def _row(self, level: str) -> Box:
        words, note = self.notes[level]
        cap = str(self.levels.index(level) + 1) if self.on.context.input.device == KEYS else ""
        act, primary = partial(self.give, level), level == self.chosen
        button = Button(level, words, act, self.palette, cap=cap, size=22, primary=primary)
        return Column(button, Framed(Text(note, 18, self.palette.text), (12, 0)), gap=2)

    def take(self, event: pygame.event.Event) -> bool:
        """Close the list at a press beside it; else scroll."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.area.holds(pointer(self.on, event)):
            self.close()
            self.on.focus.current = ("who", self.seat)
            return True
        return super().take(event)

    def targets(self, canvas: Canvas) -> list[Target]:
        """Place the list below the button, or above it, or where there is most room."""
        room, button = canvas.room.inset(self.edge), self.button()
        wide = min(room.w, WIDE * max(1.0, canvas.stretch**0.7))
        box = self.tree(canvas, room)
        high = box.high(canvas, wide)
        below, above = button.y + button.h + GAP, button.y - GAP - high
        y = below if below + high <= room.y + room.h else max(room.y, above)
        x = max(room.x, min(button.x, room.x + room.w - wide))
        self.area = Area(x, y, wide, min(high, room.y + room.h - y))
        shown = box if high <= self.area.h else self.scrolled(box)
        self.placed = place(shown, canvas, self.area, Pointing(self.on.focus, self.on.pointer))
        return self.placed.targets
