"""Buttons in the prompt bar: answers in words, and the button that continues after a notice."""

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.table_scene import ContinueTarget
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_targets import answer_action, label
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target

PAYMENT = "prompt-pay"
"""The prompt for the card that the killer pays with."""
TERSE = 600.0
"""The least width of the prompt at which its buttons show their keys."""


def buttons(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The buttons at the right end of the prompt: yes, done or decline, and undo."""
    usual, cap = table.default_answer(), usual_cap(table, canvas, half)
    made, end = list[Target](), half.prompt.x + half.prompt.w - 8
    most = min(0.4, 0.62 / max(1, len(table.option_map.buttons)))
    for place, choice in reversed(list(enumerate(table.option_map.buttons))):
        words = label(table, choice)
        wide, _ = button_size(canvas, words, key=cap if choice == usual else "", size=22, room=half.prompt.w * most)
        end -= wide
        area = Area(end, half.prompt.y + 6, wide, half.prompt.h - 12)
        made.append(Target(("button", place), area, answer_action(table, choice), "buttons", words, choice))
        end -= 8
    aside = [("pass", say("ui-ts-pass"), table.let_agents_act)] if table.agents_may_act else []
    aside += [("undo", say("ui-ts-take-back"), table.undo)] if takes_back(table) else []
    for what, words, act in aside:
        wide, _ = button_size(canvas, words, key=undo_cap(table, canvas, half, what), size=22, room=half.prompt.w * 0.4)
        end -= wide
        made.append(Target((what, 0), Area(end, half.prompt.y + 6, wide, half.prompt.h - 12), act, "buttons", words))
        end -= 8
    return made[::-1]


def takes_back(table: TableView) -> bool:
    """Whether a card that is still to be paid for can be taken back: it is not public yet (TS-165)."""
    decision = table.client.decision
    prompted = table.asks is not None and decision is not None and decision.prompt == PAYMENT
    return prompted and table.client.undo_refusal() is None


def undo_cap(table: TableView, canvas: Canvas, half: Half, what: object) -> str:
    """The key on the undo button, if there is room for it."""
    return table.context.input.cap("undo") if what == "undo" and usual_cap(table, canvas, half) else ""


def go_on(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The button that continues after a notice."""
    if not table.animations.stopped:
        return []
    words, prompt = say("ui-go-on"), half.prompt
    wide, _ = button_size(canvas, words, key=table.context.input.cap("take"), size=22, room=prompt.w * 0.4)
    area = Area(prompt.x + prompt.w - 8 - wide, prompt.y + 6, wide, prompt.h - 12)
    return [Target(reading(table), area, table.cut, "drawn", words, ContinueTarget(table.caption))]


def reading(table: TableView) -> Key:
    """The target key of the button for the current notice."""
    return ("drawn", table.animations.begun)


def usual_cap(table: TableView, canvas: Canvas, half: Half) -> str:
    """The key of the default answer, if there is room for it."""
    return "" if half.prompt.w < TERSE * max(1.0, canvas.stretch) else table.context.input.cap("usual")


def cap_of(table: TableView, canvas: Canvas, half: Half, item: Target) -> str:
    """The key shown on a button of the prompt."""
    if item.group == "drawn":
        return table.context.input.cap("take")
    if item.data is None:
        return undo_cap(table, canvas, half, item.key[0] if isinstance(item.key, tuple) else "")
    return usual_cap(table, canvas, half) if item.data == table.default_answer() else ""
