"""The inspector: a dialog that shows one of several things closely, on a page that may be longer than its view."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.navigation import Navigation
from game.ui.table.protocol import DialogTable
from game.ui.widgets.boxes import Box, Placed, Pointing, place
from game.ui.widgets.containers import Scrolled
from game.ui.widgets.dialog import Dialog, pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll

MARGIN = 9.0
"""The margin for the focus frame beside the page."""
Thing = TypeVar("Thing")


class InspectorDialog(Generic[Thing]):
    """The dialog at one of `things`. It returns to the dialog `parent`, or to the table.

    A game builds the page of a thing from boxes and passes it to `place`; it adds its own pictures, tabs and buttons.
    """

    first: object = "close"

    def __init__(self, table: DialogTable, things: Sequence[Thing], at: int, parent: Dialog | None = None) -> None:
        self.table, self.things, self.at, self.parent = table, things, at, parent
        self.palette, self.scroll, self.placed = table.palette, Scroll(), Placed()

    @property
    def thing(self) -> Thing:
        """The thing that is shown."""
        return self.things[self.at]

    def turn(self, step: int) -> Navigation | None:
        """Show another thing; after the last comes the first."""
        self.show((self.at + step) % len(self.things))
        return None

    def show(self, at: int) -> None:
        """Show a thing from the top of its page."""
        self.at, self.scroll.top = at, 0.0

    def close(self) -> Navigation | None:
        """Back to the dialog or table below."""
        self.table.dialog = self.parent
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll the page with the wheel, the paging keys, or the mouse on the bar."""
        return self.scroll.take(event, pointer(self.table, event))

    def place(self, canvas: Canvas, area: Area, page: Box) -> list[Target]:
        """Place the page. Returns its targets."""
        tree = Scrolled(page, self.scroll, self.palette, margin=MARGIN)
        self.placed = place(tree, canvas, area, Pointing(self.table.focus, self.table.pointer))
        return self.placed.targets

    def paint_page(self, canvas: Canvas) -> None:
        """Paint the visible part of the page."""
        self.placed.paint(canvas, self.table.focus.current)
