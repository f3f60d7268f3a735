"""The tools beside the table: buttons for what can be done without answering."""

from game.text import say
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns

TOOLS = ("menu", "log", "hint", "undo", "aid", "deeds", "claim")


def tool_targets(table: TableView, layout: Layout) -> list[Target]:
    """The tools, as buttons of equal width."""
    commands, found = table.commands(), available_tools(table)
    spots = columns(layout.tools, len(found), 8) if found else []
    return [
        Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"))
        for what, area in zip(found, spots, strict=True)
    ]


def available_tools(table: TableView) -> list[str]:
    """The names of the tools that are available now."""
    commands = table.commands()
    return [what for what in TOOLS if what in commands]
