"""Targets of the answers that are buttons."""

from game.rules.engine.script import Choice
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.option_labels import answer_command, label
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target


def answer_buttons(table: TableView, canvas: Canvas) -> list[Target]:
    """Return the answer buttons: below the question on the right, or on a low board at the foot of the rail."""
    usual, cap = table.default_answer(), table.context.input.cap("usual")
    if table.layout.rails == 1:
        return _rail_buttons(table, canvas, usual, cap)
    view, made = table.layout.view, list[Target]()
    end = table.layout.tools.x + table.layout.tool
    x, y, deep = end, view.y + 4, 0.0
    for place, choice in reversed(list(enumerate(table.option_map.buttons))):
        words = label(table, choice)
        wide, high = button_size(canvas, words, key=cap if choice == usual else "", size=23, room=end - view.x - 12)
        if x < end and x - wide < view.x + 8:
            x, y, deep = end, y + deep + 8, 0.0
        x -= wide
        made.append(Target(("button", place), Area(x, y, wide, high), answer_command(table, choice), "buttons", words, choice))
        x, deep = x - 14, max(deep, high)
    return made[::-1]


def _rail_buttons(table: TableView, canvas: Canvas, usual: Choice | None, cap: str) -> list[Target]:
    rail, made = table.layout.left, list[Target]()
    y = rail.y + rail.h
    for place, choice in reversed(list(enumerate(table.option_map.buttons))):
        words = label(table, choice)
        high = button_size(canvas, words, key=cap if choice == usual else "", size=23, room=rail.w)[1]
        y -= high
        made.append(
            Target(("button", place), Area(rail.x, y, rail.w, high), answer_command(table, choice), "buttons", words, choice)
        )
        y -= 8
    table.sides.room = rail._replace(h=y - rail.y)
    return made[::-1]
