"""All targets of the table."""

from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.panels import drawn_card, sides
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.answer_buttons import answer_buttons
from game.ui.ravenloft.targets.board_targets import board_targets
from game.ui.ravenloft.targets.hand_targets import hand_targets
from game.ui.ravenloft.targets.tools import environment_target, tool_targets
from game.ui.ravenloft.targets.tray_targets import tray_targets
from game.ui.widgets.focus import Target


def all_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """Return all targets of the table, the topmost last."""
    found: list[Target] = []
    if not table.animations.busy:
        found += board_targets(table, canvas)
    found += hand_targets(table, canvas)
    table.sides.room = table.layout.left
    given = [] if table.animations.busy else answer_buttons(table, canvas)
    over = given if table.layout.rails != 1 else []
    if not table.animations.busy:
        found += tray_targets(table, canvas, over)
    found += given + tool_targets(table, canvas, over) + environment_target(table, canvas) + sides.tab_places(table)
    return drawn_card.items(table, canvas, found) if table.animations.busy else found
