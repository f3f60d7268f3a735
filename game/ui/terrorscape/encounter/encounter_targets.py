"""Targets during an encounter: the answers of the prompted side, in its own half."""

from functools import partial

from game.rules.engine.script import Choice
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.encounter import odds_painter, survivors_half
from game.ui.terrorscape.encounter.layout import EncounterHalf, EncounterLayout
from game.ui.terrorscape.encounter.timing import is_listed, layout_of, listed_answers
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import answer_buttons, answer_targets, killer_targets, tools
from game.ui.widgets.focus import Target

TOOLS = ("menu", "log", "hint", "undo")
"""The tools that are useful without a board."""


def targets(table: TableView, canvas: Canvas) -> list[Target]:
    """All targets while the encounter is shown."""
    side, table_layout = table.shown, table.layout
    if side is None or table_layout is None:
        return []
    layout = layout_of(canvas, table, table_layout)
    made = [item for item in tools.tools(table, layout.mine) if item.data in TOOLS]
    if table.asks is None:
        return made + answer_buttons.go_on(table, canvas, layout.mine)
    if side.name == KILLER:
        made += killer_targets.in_hand(table, canvas, layout.mine)
    elif is_listed(table):
        return made + _listed(table, canvas, layout)
    else:
        made += _defender_targets(table, canvas, layout.half_of(SURVIVORS))
    return made + answer_buttons.buttons(table, canvas, layout.mine)


def _item(table: TableView, key: object, area: Area, group: str, choice: Choice) -> Target:
    return Target(key, area, partial(table.answer, choice), group, answer_targets.label(table, choice), choice)


def _listed(table: TableView, canvas: Canvas, layout: EncounterLayout) -> list[Target]:
    found = listed_answers(table)
    areas = odds_painter.row_areas(canvas, layout.half_of(SURVIVORS), len(found))
    return [_item(table, key, area, "answers", choice) for (key, choice), area in zip(found, areas, strict=True)]


def _defender_targets(table: TableView, canvas: Canvas, half: EncounterHalf) -> list[Target]:
    """Targets on the panels of survivors who may defend."""
    areas = survivors_half.people_areas(table.t, half)
    options = table.option_map.of("survivor")
    return [
        _item(table, ("survivor", who), area, "survivors", options["survivor", who])
        for who, area in areas.items()
        if ("survivor", who) in options
    ]
