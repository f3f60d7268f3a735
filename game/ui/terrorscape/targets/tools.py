"""The tool buttons in the head of a half."""

from game.text import say
from game.ui.draw.canvas import Area
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.focus import Target

TOOL, GAP = 40.0, 6.0
TOOLS = ("menu", "log", "hint", "undo", "marks", "aid")
"""The tools in their order; a side shows those that it can use."""
NAMED = 0.26
"""The share of the head's width that the name of the side takes."""


def tools(table: TableView, half: Half) -> list[Target]:
    """The tool buttons."""
    side = min(TOOL, half.head.h - 10)
    made, commands = list[Target](), table.commands()
    for place, what in enumerate(what for what in TOOLS if what in commands):
        area = Area(tools_start(half) + place * (side + GAP), half.head.centre[1] - side / 2, side, side)
        words = say(f"ui-tool-aid-{half.side}") if what == "aid" else say(f"ui-tool-{what}")
        made.append(Target(("tool", what), area, commands[what], "tools", words, what))
    return made


def tools_start(half: Half) -> float:
    """The left end of the tools, after the name of the side."""
    return half.head.x + min(half.head.w * NAMED, 260.0)
