"""All targets of the story's table."""

from game.ui.draw.canvas import Canvas
from game.ui.london.story.targets.board import character_targets, deck_targets, hand_targets, map_targets, pick_targets
from game.ui.london.story.targets.prompt import EDGE, button_targets, notice_target, row_targets, tool_targets
from game.ui.london.story.view import TableView
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import meeting


def table_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """All targets, the uppermost last."""
    made = tool_targets(table)
    if table.animations.busy:
        return made + notice_target(table)
    if table.active_seat is None:
        return made
    made += map_targets(table, canvas) if not table.current_layout.character_areas else character_targets(table, canvas)
    made += hand_targets(table) + deck_targets(table)
    reached = {item.data for item in made}
    left = [option for option in table.option_map.direct.values() if option not in reached and option.seat == table.client.seat]
    cards = [option for key, option in table.option_map.direct.items() if key[0] == "pick"]
    made += pick_targets(table, canvas, cards)
    inside = [
        option
        for key, options in table.option_map.grouped.items()
        for option in options
        if key not in {item.key for item in made}
    ]
    open_ = table.option_map.grouped.get(table.expanded, []) if table.expanded is not None else []
    lines = open_ or [*(option for option in left if option not in cards), *inside, *table.option_map.rows]
    tray = row_targets(table, canvas, [one for one in lines if one != table.option_map.main])
    lying = [item.area for item in made if item.group == "cards"] + ([table.tray_scroll.view.inset(-EDGE)] if tray else [])
    bare = [item for item in made if item.group in ("cards", "tools") or not any(meeting(item.area, area) for area in lying)]
    return [*bare, *button_targets(table, canvas), *tray]
