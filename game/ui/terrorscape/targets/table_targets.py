"""All targets of an open half: legal answers, refusals with their reasons, and tools."""

from game.ui.draw.canvas import Canvas
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_buttons import buttons, go_on
from game.ui.terrorscape.targets.board_targets import on_board
from game.ui.terrorscape.targets.killer_targets import in_hand
from game.ui.terrorscape.targets.survivor_targets import in_panels
from game.ui.terrorscape.targets.tools import tools
from game.ui.terrorscape.targets.tray import in_tray, tray_room
from game.ui.widgets.focus import Target


def targets(table: TableView, canvas: Canvas) -> list[Target]:
    """All targets; the topmost come last."""
    side, layout = table.shown, table.layout
    if side is None or layout is None:
        return []
    made = tools(table, layout.half)
    if table.busy:
        return made + go_on(table, canvas, layout.half)
    made = [*on_board(table, layout.half), *made]
    covered = bool(table.option_map.tray) and tray_room(canvas, layout.half) != layout.half.viewport.area
    made += in_panels(table, canvas, layout.half) if layout.half.side == SURVIVORS and side.name and not covered else []
    made += in_hand(table, canvas, layout.half) if side.name == KILLER and not covered else []
    made += buttons(table, canvas, layout.half)
    reached = [item.data for item in made if item.data is not None]
    left = [choice for choice in (*table.option_map.places.values(), *table.option_map.rows) if choice not in reached]
    return [*made, *in_tray(table, canvas, layout.half, left)]
