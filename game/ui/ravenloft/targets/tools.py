"""Targets of the tools beside the board, and of the sign of the Environment."""

from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.panels import sides
from game.ui.ravenloft.table.view import TableView
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target

TOOLS = ("menu", "heroes", "night", "undo", "hint", "look", "log", "centre", "plus", "minus", "redo", "save")
"""The tools in order of importance: where the board is low the last ones are only in the pause dialog."""


def tool_targets(table: TableView, canvas: Canvas, given: list[Target]) -> list[Target]:
    """Return the tools that fit below the buttons that are `given`.

    They keep their positions while such buttons come and go, because one row is reserved for them.
    """
    area, each, made = table.layout.tools, table.layout.tool, []
    line = button_size(canvas, say("ui-back"), size=23)[1] + 4 if table.layout.rails != 1 else 0.0
    top = max([area.y + line, *(item.area.y + item.area.h + 8 for item in given)])
    fits = max(1, int((area.y + area.h - top + 6) / (each + 6)))
    commands = {**table.commands(), **sides.commands(table)}
    if table.layout.large_print:
        fits = min(fits, 4)
    names = sorted(commands, key=lambda what: TOOLS.index(what) if what in TOOLS else len(TOOLS) - 2)[:fits]
    table.sides.tools = set(names)
    for place, what in enumerate(what for what in commands if what in names):
        spot = Area(area.x, top + place * (each + 6), each, each)
        made.append(Target(("tool", what), spot, commands[what], "tools", say(f"ui-tool-{what}"), what))
    return made


def environment_target(table: TableView, canvas: Canvas) -> list[Target]:
    """Return the sign of the current Environment at the edge of the board."""
    card = table.t.environment
    if card is None or (table.option_map.tray and not table.animations.busy):
        return []
    words = say("ui-environment", card=card)
    view = table.layout.view
    high = max(40.0, canvas.high(21) + 12)
    area = Area(view.x + 12, view.y + view.h - high - 12, min(canvas.wide(words, 21, "bold") + 40, view.w - 90), high)
    return [Target(("sign", card), area, partial(table.look, area.centre), "tools", words, card)]
