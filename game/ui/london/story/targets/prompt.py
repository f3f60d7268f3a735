"""Targets beside the prompt: buttons, rows of further options, and tools."""

from functools import partial
from typing import Any

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.option_map import Key, Option
from game.ui.london.story.targets.options import label, option_target, row_words
from game.ui.london.story.view import TableView
from game.ui.table.table_scene import ContinueTarget
from game.ui.widgets.controls import button_size
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, flow, rows

TOOLS = ("menu", "log", "hint", "undo")
"""The tools at the end of the prompt."""
EDGE = 12.0
DEEP = 2
"""The number of buttons below each other."""


def button_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """The large button with the usual option, and the smaller ones at the right end of the prompt."""
    layout, found, made = table.current_layout, table.option_map, list[Target]()
    end, prompt = layout.tools.x - EDGE, layout.prompt
    asides: list[tuple[Key, str, Act, Any]] = [
        (("button", place), label(table, option), partial(table.submit_option, option), option)
        for place, option in enumerate(found.buttons)
    ]
    if table.expanded is not None:
        asides.append((("fold",), say("ui-back"), table.collapse, None))
    elif table.client.companions and not table.client.called_prompt:
        asides.append((("call",), say("ui-ld-scene-call"), table.call_companions, None))
    for start in range(0, len(asides), DEEP):
        column = asides[start : start + DEEP]
        wide = max(button_size(canvas, words, key="X", size=22, room=prompt.w * 0.3)[0] for _, words, _, _ in column)
        end -= wide
        spots = rows(Area(end, layout.tools.y, wide, layout.tools.h), DEEP, 8)
        for (key, words, act, data), area in zip(column, spots, strict=False):
            made.append(Target(key, area, act, "buttons", words, data))
        end -= 8
    if found.main is not None:
        made.append(option_target(table, ("main",), layout.main, "main", found.main))
    return made


def prompt_room(table: TableView) -> Area:
    """The area that the buttons leave of the prompt."""
    prompt = table.current_layout.prompt
    used = [item.area.x for item in table.focus.targets if item.group == "buttons"]
    return prompt._replace(w=min([*used, table.current_layout.tools.x]) - prompt.x - 8)


def row_targets(table: TableView, canvas: Canvas, options: list[Option]) -> list[Target]:
    """Rows above the prompt for options without another target."""
    if not options:
        return []
    layout = table.current_layout
    room = (layout.middle if layout.character_areas else layout.map).inset(16, 16)
    words = [row_words(table, option) for option in options]
    sizes = [button_size(canvas, one, size=22, room=room.w) for one in words]
    laid = flow(Area(room.x, 0, room.w, 0), sizes, 8)
    high = max(area.y + area.h for area in laid)
    view = Area(room.x, max(room.y, room.y + room.h - high), room.w, min(high, room.h))
    column = table.tray_scroll.fit(view, high)
    made = [
        Target(("row", place), area.moved(0, column.y), partial(table.submit_option, option), "tray", words[place], option)
        for place, (option, area) in enumerate(zip(options, laid, strict=True))
    ]
    return table.tray_scroll.items(made, table.focus, table.pointer)


def notice_target(table: TableView) -> list[Target]:
    """The large button that confirms a notice."""
    if not table.animations.stopped:
        return []
    return [
        Target(
            notice_key(table), table.current_layout.main, table.cut, "drawn", say("ui-go-on"), ContinueTarget(table.shown.caption)
        )
    ]


def notice_key(table: TableView) -> Key:
    """The key of that button, another one for each notice."""
    return ("drawn", table.animations.begun)


def tool_targets(table: TableView) -> list[Target]:
    """The tool buttons."""
    made, commands = list[Target](), table.commands()
    spots = [area for line in rows(table.current_layout.tools, 2, 8) for area in columns(line, 2, 8)]
    for what, area in zip([what for what in TOOLS if what in commands], spots, strict=False):
        made.append(Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"), what))
    return made
