"""Lays the table out, and places everything that can be pressed on it."""

from collections.abc import Callable, Mapping
from functools import partial

from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.layout import Layout, layout
from game.ui.ravenloft.panels import drawn_card
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.targets import board_targets, table_targets
from game.ui.ravenloft.targets.hand_targets import hand_targets
from game.ui.ravenloft.targets.option_map import TargetActs
from game.ui.ravenloft.targets.table_targets import Buttons
from game.ui.ravenloft.tutorial import panel
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE

SHEETS = table_targets.TABS[:2]
"""The tabs that are dialogs in a window without room for a rail."""


class Arrangement:
    """The layout and the targets of one table.

    `commands` are the tools, `cut` goes on after a notice, `open_sheet` opens a tab as a dialog.
    """

    def __init__(
        self,
        props: TableProps,
        acts: TargetActs,
        commands: Callable[[], Mapping[str, Act]],
        cut: Callable[[], None],
        open_sheet: Callable[[str], Navigation | None],
    ) -> None:
        self.props, self.game, self.tutorial = props, props.game, props.tutorial
        self.acts, self.commands, self.cut, self.open_sheet = acts, commands, cut, open_sheet

    def layout(self, canvas: Canvas) -> Layout:
        """Return the layout, with room for the tutorial.

        Where there is little room its panel is hidden while a card or a figure is explained.
        """
        where, tutorial = layout(canvas), self.tutorial
        if not tutorial.on or (where.rails < 2 and any(self.props.subject())):
            tutorial.area = NOWHERE
            return where
        lessons = [(tutorial.head(one), tutorial.words(one)) for one in tutorial.lessons.values()]
        where, tutorial.area = panel.arranged(canvas, where, lessons, self.props.context.input.cap("take"))
        return where

    def targets(self, canvas: Canvas) -> list[Target]:
        """Return all targets of the table, the topmost last."""
        game, busy, where, acts = self.game, self.props.busy, self.game.layout, self.acts
        found = [] if busy else board_targets.board_targets(canvas, game.board, game.option_map, acts)
        found += hand_targets(game.turn_to_focus(), {} if busy else game.option_map.hand, acts)
        given = [] if busy else self._buttons(canvas)
        over = given if where.rails != 1 else []
        game.sides.room = table_targets.room_above(where.left, given) if where.rails == 1 else where.left
        found += [] if busy else self._tray(canvas, over)
        found += given + self._tools(canvas, over)
        if game.t.environment is not None and (busy or not game.option_map.tray):
            found.append(table_targets.environment_target(canvas, where.view, game.t.environment, acts))
        found += table_targets.tab_targets(where, acts)
        made = self.props.spread(canvas) if busy else None
        if made is not None:
            go_on = self.cut if game.animations.stopped else None
            found = drawn_card.targets(made, found, game.director.card, go_on)
        return found + self._lesson(canvas)

    def _buttons(self, canvas: Canvas) -> list[Target]:
        game = self.game
        given = Buttons(tuple(game.option_map.buttons), game.default_answer(), self.props.context.input.cap("usual"))
        return table_targets.answer_buttons(canvas, game.layout, given, self.acts)

    def _tray(self, canvas: Canvas, over: list[Target]) -> list[Target]:
        """Return the cards and lines of the tray, below these buttons; it scrolls if there are many."""
        game, scroll = self.game, self.game.sides.tray
        if not game.option_map.tray:
            scroll.fit(NOWHERE, 0)
            return []
        top = table_targets.below(over, game.layout.view.y + 8)
        game.sides.tray_at, made = table_targets.tray_targets(canvas, game.layout, game.option_map, top, self.acts, scroll)
        return scroll.items(made, game.focus, self.props.live.pointer())

    def _tools(self, canvas: Canvas, over: list[Target]) -> list[Target]:
        sheets = {} if self.game.layout.rails else {tab: partial(self.open_sheet, tab) for tab in SHEETS}
        made = table_targets.tool_targets(canvas, self.game.layout, {**self.commands(), **sheets}, over)
        self.game.sides.tools = {str(item.data) for item in made}
        return made

    def _lesson(self, canvas: Canvas) -> list[Target]:
        """Return the buttons of the tutorial."""
        if self.props.lesson_hidden(canvas):
            return []
        tutorial, cap = self.tutorial, self.props.context.input.cap("take")
        go_on = self.cut if tutorial.paused_at and self.game.animations.stopped else None
        return panel.button_targets(canvas, tutorial.area, cap, tutorial.leave, go_on)
