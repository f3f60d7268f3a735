"""The inspector: a dialog that shows one of several things closely, on a page that may be longer than its view."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.navigation import Navigation
from game.ui.widgets.boxes import Box, Placed, Pointing, place
from game.ui.widgets.containers import Scrolled
from game.ui.widgets.dialog import DialogParent, pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll

MARGIN = 9.0
"""The margin for the focus frame beside the page."""
Thing = TypeVar("Thing")


class InspectorDialog(Generic[Thing]):
    """The dialog over `on`, at one of `things`.

    A game builds the page of a thing from boxes and passes it to `place`; it adds its own pictures, tabs and buttons.
    """

    first: object = "close"

    def __init__(self, on: DialogParent, things: Sequence[Thing], at: int, palette: Palette) -> None:
        self.on, self.things, self.at, self.palette = on, things, at, palette
        self.scroll, self.placed = Scroll(), Placed()

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

    def take(self, event: pygame.event.Event) -> bool:
        """Scroll the page with the wheel, the paging keys, or the mouse on the bar."""
        return self.scroll.take(event, pointer(self.on, event))

    def place(self, canvas: Canvas, area: Area, page: Box) -> list[Target]:
        """Place the page. Returns its targets."""
        tree = Scrolled(page, self.scroll, self.palette, margin=MARGIN)
        self.placed = place(tree, canvas, area, Pointing(self.on.focus, self.on.pointer))
        return self.placed.targets

    def paint_page(self, canvas: Canvas) -> None:
        """Paint the visible part of the page."""
        self.placed.paint(canvas, self.on.focus.current)
