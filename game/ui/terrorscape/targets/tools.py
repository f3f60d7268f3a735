"""The tool buttons in the head of a half."""

from game.text import say
from game.ui.draw.canvas import Area
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.focus import Target

TOOL, GAP = 40.0, 6.0
TOOLS = ("menu", "log", "hint", "undo", "marks", "aid")
"""The tools, as far as a side has use for them."""
NAMED = 0.26
"""How much of the width of its head the name of a side has."""


def tools(table: TableView, half: Half) -> list[Target]:
    """The small buttons in the head of the half."""
    side = min(TOOL, half.head.h - 10)
    made, commands = list[Target](), table.commands()
    for place, what in enumerate(what for what in TOOLS if what in commands):
        area = Area(tools_start(half) + place * (side + GAP), half.head.centre[1] - side / 2, side, side)
        words = say(f"ui-tool-aid-{half.side}") if what == "aid" else say(f"ui-tool-{what}")
        made.append(Target(("tool", what), area, commands[what], "tools", words, what))
    return made


def tools_start(half: Half) -> float:
    """Where the tools begin: behind the name of the side."""
    return half.head.x + min(half.head.w * NAMED, 260.0)
