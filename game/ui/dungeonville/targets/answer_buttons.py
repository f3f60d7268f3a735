"""Buttons in the moment panel: answers without a card or place on the table, and the button that continues after a notice."""

from functools import partial

from game.rules.dungeonville import choice as answer
from game.rules.engine.script import Choice
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table.view import TableView
from game.ui.dungeonville.targets.option_map import Key
from game.ui.table.table_scene import ContinueTarget
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_right, off_top

CONTINUE = ("news",)
"""The key of the button that continues after a notice."""
BY_HAND = ("by-hand",)
"""The key of the button that toggles paying by hand."""
LEAVE = ("leave",)
"""The key of the button that offers to leave gold behind."""
COINS = {"town": "coins", "house": "house-coins"}
"""Kinds of targets whose price may be paid by hand, and the kind that holds the answer for it."""


def answer_label(table: TableView, choice: Choice) -> str:
    """The words for an answer to the open question."""
    decision = table.client.decision
    return table.client.speaker.choice(choice, decision.prompt if decision else "")


def button_answers(table: TableView) -> list[tuple[Key, str, Choice]]:
    """Key, label and choice of each answer that has a button: answers without a place, then cards of the own purse or load."""
    found, made = table.option_map, list[tuple[Key, str, Choice]]()
    buttons: list[Choice] = [table.lineup] if table.lineup is not None else []
    for number, choice in enumerate([*buttons, *found.buttons]):
        words = say("ui-dv-lay") if isinstance(choice, answer.Order) else answer_label(table, choice)
        made.append((("button", number), words, choice))
    kinds = ("purse", "load") if not may_leave_gold(table) or table.leaving else ("purse",)
    made += [(key, answer_label(table, choice), choice) for key, choice in found.by_target.items() if key[0] in kinds]
    return made


def may_leave_gold(table: TableView) -> bool:
    """Whether gold that fits into the load may be left behind: a rare wish, so it has a button of its own."""
    return bool(table.option_map.of("load")) and bool(table.option_map.buttons)


def can_pay_by_hand(table: TableView) -> bool:
    """Whether the payer may choose the coins to pay with."""
    return any(table.option_map.of(kind) for kind in COINS.values())


def button_targets(table: TableView, canvas: Canvas, layout: Layout) -> list[Target]:
    """The buttons in the lower part of the moment panel, in one column or two."""
    wanted: list[tuple[Key, str, Choice | None]] = [*button_answers(table)]
    if can_pay_by_hand(table):
        wanted.append((BY_HAND, say("ui-dv-by-hand", on=table.by_hand), None))
    if may_leave_gold(table):
        wanted.append((LEAVE, say("ui-dv-leave", on=table.leaving), None))
    if not wanted:
        return []
    area = layout.moment.inset(14, 12)
    if layout.tabs:
        danger = canvas.high(34, "title") if table.state.trip is not None else 0.0
        area = off_top(area, positions.moment_title_height(canvas, layout) + danger, 0)[1]
    sizes = [button_size(canvas, words, room=area.w)[1] for _, words, _ in wanted]
    made = list[Target]()
    for (key, words, choice), spot in zip(wanted, _button_areas(canvas, layout, area, sizes), strict=True):
        act = (
            partial(table.answer, choice)
            if choice is not None
            else table.toggle_leaving
            if key == LEAVE
            else table.toggle_by_hand
        )
        made.append(Target(key, spot, act, "answers", words, choice))
    return made


def _button_areas(canvas: Canvas, layout: Layout, area: Area, sizes: list[float], gap: float = 8.0) -> list[Area]:
    """Areas of buttons of these heights at the bottom of `area`; two columns of equal heights where one column is too high."""
    room = area.h * (1.0 if layout.tabs else 0.9 if len(sizes) > 5 else 0.62)
    high = sum(sizes) + gap * (len(sizes) - 1)
    single = canvas.high(22, "bold") + 14
    across = 1 if high <= room or (layout.tabs and len(sizes) * (single + gap) <= room) else 2
    deep = -(-len(sizes) // across)
    each = min(max(sizes), (room - gap * (deep - 1)) / deep) if across > 1 or high > room else 0.0
    total = high if not each else each * deep + gap * (deep - 1)
    wide = (area.w - gap * (across - 1)) / across
    y, made = area.y + area.h - total, list[Area]()
    for place, own in enumerate(sizes):
        made.append(Area(area.x + (place % across) * (wide + gap), y, wide, each or own))
        if (place + 1) % across == 0:
            y += (each or own) + gap
    return made


def continue_target(table: TableView, canvas: Canvas, layout: Layout) -> list[Target]:
    """The button that continues after a notice; it is in the moment panel where the player's own action comes next."""
    if not table.animations.stopped:
        return []
    words = table.continue_label or say("ui-go-on")
    wide, high = button_size(canvas, words, key=table.context.input.cap("take"))
    area = (
        off_bottom(layout.moment.inset(14, 12), high)[0]
        if table.continue_label
        else off_right(layout.prompt.inset(12, 6), wide)[0]
    )
    return [Target(CONTINUE, area, table.cut, "answers", words, ContinueTarget(table.caption))]
