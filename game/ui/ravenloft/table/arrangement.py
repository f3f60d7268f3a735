"""Lays the table out, and places everything that can be pressed on it."""

from collections.abc import Sequence
from functools import partial

from game.rules.engine.script import Choice
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.layout import Layout, layout
from game.ui.ravenloft.panels import drawn_card, lesson_panel
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.targets import board_targets, table_targets
from game.ui.ravenloft.targets.hand_targets import hand_targets
from game.ui.ravenloft.targets.table_targets import SHEETS, Buttons
from game.ui.widgets.focus import FocusManager, Target
from game.ui.widgets.layout import NOWHERE


def layout_of(now: TableProps, canvas: Canvas) -> Layout:
    """The layout, with room for the tutorial.

    Where there is little room its panel is hidden while a card or a figure is explained.
    """
    where, tutorial = layout(canvas), now.tutorial
    if not tutorial.on or (where.rails < 2 and any(now.subject())):
        tutorial.area = NOWHERE
        return where
    lessons = [(tutorial.head(one), tutorial.words(one)) for one in tutorial.lessons.values()]
    where, tutorial.area = lesson_panel.arranged(canvas, where, lessons, now.context.input.cap("take"))
    return where


def targets(now: TableProps, canvas: Canvas, tools: Sequence[str]) -> list[Target]:
    """All targets of the table with these tools, the topmost last."""
    game, facts, busy, where = now.game, now.facts, now.busy, now.game.place
    label = partial(game.label, facts)
    found = [] if busy else board_targets.board_targets(canvas, game.board, game.option_map, label)
    found += hand_targets(game.turn_to_focus(facts), {} if busy else game.option_map.hand, plays=game.only is None)
    buttons = Buttons(tuple(game.option_map.buttons), facts.default, now.context.input.cap("usual"))
    given = [] if busy else table_targets.answer_buttons(canvas, where, buttons, label)
    over = given if where.rails != 1 else []
    game.sides.room = table_targets.room_above(where.left, given) if where.rails == 1 else where.left
    found += [] if busy else _tray(now, canvas, over)
    made = table_targets.tool_targets(canvas, where, [*tools, *([] if where.rails else SHEETS)], over)
    game.sides.tools = {str(item.data) for item in made}
    found += given + made
    if game.t.environment is not None and (busy or not game.option_map.tray):
        found.append(table_targets.environment_target(canvas, where.view, game.t.environment))
    found += table_targets.tab_targets(where)
    if busy and (spread := now.spread(canvas)) is not None:
        found = drawn_card.targets(spread, found, game.director.card, stopped=facts.stopped)
    if now.lesson_hidden(canvas):
        return found
    waits = bool(now.tutorial.paused_at) and facts.stopped
    return found + lesson_panel.button_targets(canvas, now.tutorial.area, now.context.input.cap("take"), waits=waits)


def _tray(now: TableProps, canvas: Canvas, over: list[Target]) -> list[Target]:
    """The cards and lines of the tray, below these buttons; it scrolls if there are many."""
    game, scroll = now.game, now.game.sides.tray
    if not game.option_map.tray:
        scroll.fit(NOWHERE, 0)
        return []

    def label(choice: Choice) -> str:
        return game.label(now.facts, choice)

    top = table_targets.below(over, game.place.view.y + 8)
    game.sides.tray_at, made = table_targets.tray_targets(canvas, game.place, game.option_map, top, label, scroll)
    return scroll.items(made, FocusManager(current=now.facts.focus), now.facts.pointer)
