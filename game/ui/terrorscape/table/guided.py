"""What helps a person at the table: places that lessons point at, the sheet while a lesson waits, tips, and no needless questions."""

from collections.abc import Hashable, Sequence

import pygame

from game.match import Match
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.scene.context import AppContext
from game.ui.table.acts import Doing, Open
from game.ui.table.facts import TableFacts
from game.ui.table.seated.sides import SidedTable
from game.ui.terrorscape.facts import HIS_TURN
from game.ui.terrorscape.guides import GUIDES, area_of, room_area
from game.ui.terrorscape.layout import EMPTY
from game.ui.terrorscape.props import OptionMap
from game.ui.terrorscape.table.needless import Needless
from game.ui.terrorscape.table.sides import ACT
from game.ui.widgets.focus import Target

SPARED = frozenset({ACT, HIS_TURN, "prompt-save"})
"""Prompts at which the focus does not begin on an item or a card, if "done" is an answer, too."""


class GuidedTable(SidedTable):
    """A table with tutorials. `place` is its layout, `options` are the answers by target; `in_encounter` says that an encounter covers it.

    `needless` answers what need not be asked; `browsed` says that keys have moved the focus since the question, `tipped` is the target
    in focus as it was painted last, and whether somebody aimed at it.
    """

    guides = GUIDES

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.place, self.options, self.in_encounter = EMPTY, OptionMap(), True
        self.needless, self.browsed = Needless(), False
        self.tipped: tuple[Target | None, bool] = (None, True)

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The button of a notice, else the first answer on the board or a card, else a button."""
        if facts.stopped:
            return ("guide", "on") if self.only_lesson(facts, self.notice(facts)) else ("drawn", facts.seating.begun)
        if facts.curtain:
            return None
        return self.options.first_key(spares=facts.decision is not None and facts.decision.prompt in SPARED)

    def only_lesson(self, facts: TableFacts, caption: str) -> bool:
        """Whether only a lesson waits, without news: then its own button goes on."""
        return facts.lesson is not None and facts.lesson.waits and not caption

    def aims(self, facts: TableFacts, here: Target | None) -> bool:
        """Whether somebody aims at the target in focus: keys have moved the focus, or the mouse is still on it."""
        if self.context.input.device == MOUSE:
            return facts.aimed and (here is None or here.holds(facts.pointer))
        return facts.aimed and (self.browsed or facts.focus != self.first_focus(facts))

    def typed(self, facts: TableFacts) -> None:
        """A key may have moved the focus from where the question has put it."""
        self.browsed = self.browsed or facts.focus != self.first_focus(facts)

    def left_target(self, facts: TableFacts) -> bool:
        """Whether the mouse has left the target in focus, or come back, since that was painted."""
        here, aimed = self.tipped
        return here is not None and here.key == facts.focus and self.aims(facts, here) != aimed

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """The area of a place that a lesson points at: one that is always on the table, or targets."""
        fixed = None if self.in_encounter else area_of(canvas, self.place, points) or room_area(self.place, targets, points)
        return super().lesson_area(canvas, facts, targets, points) if fixed is None else fixed

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """While a notice waits, a key opens what is in focus, if that is a page: only the other targets go on."""
        if facts.stopped and event.type == pygame.KEYDOWN and input_action(event) == "take":
            here = next((item for item in targets if item.key == facts.focus), None)
            if here is not None and isinstance(here.act, Open):
                return True, here.act
        return False, None
