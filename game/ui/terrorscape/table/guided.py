"""What the table adds to its tutorials: the places that lessons point at, and the killer's sheet while a lesson waits."""

from collections.abc import Sequence

import pygame

from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action
from game.ui.table.acts import Doing, Open
from game.ui.table.facts import TableFacts
from game.ui.table.seated.sides import SidedTable
from game.ui.terrorscape.guides import GUIDES, area_of
from game.ui.terrorscape.layout import EMPTY
from game.ui.widgets.focus import Target


class GuidedTable(SidedTable):
    """A table with tutorials. `place` is its layout; `in_encounter` says that an encounter covers it."""

    guides = GUIDES

    place = EMPTY
    in_encounter = True

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """The area of a place that a lesson points at: one that is always on the table, or targets."""
        fixed = None if self.in_encounter else area_of(canvas, self.place, points)
        return super().lesson_area(canvas, facts, targets, points) if fixed is None else fixed

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """While a notice waits, a key opens what is in focus, if that is a page: only the other targets go on."""
        if facts.stopped and event.type == pygame.KEYDOWN and input_action(event) == "take":
            here = next((item for item in targets if item.key == facts.focus), None)
            if here is not None and isinstance(here.act, Open):
                return True, here.act
        return False, None
