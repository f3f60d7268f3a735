"""Targets in the killer's half: his cards, his estimate of the repair, the steps of his turn."""

from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_targets import answer_action, answer_target, label, refused_target
from game.ui.terrorscape.targets.tools import GAP
from game.ui.terrorscape.targets.tray import tray_room
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, grid, rows

STEPS = ("quick", "main", "slow", "draw")
"""The steps of the killer's turn."""


def hand_areas(table: TableView, half: Half) -> list[Area]:
    """The areas of the killer's cards, those in play last: one row, or two columns."""
    count = len(table.t.dark.hand) + len(table.t.dark.playing)
    if half.stacked and half.controls.h > half.controls.w:
        return [one for line in rows(half.controls, max(3, -(-count // 2)), 10) for one in columns(line, 2, 10)][:count]
    return columns(half.controls, max(5, count), 16)[:count]


def guess_areas(half: Half) -> list[Area]:
    """The areas of the killer's estimate of the repair, from none to complete."""
    side = min(30.0, half.head.h * 0.55)
    start = half.head.x + half.head.w - (side + GAP) * (NUMBERS.repair + 1)
    return [Area(start + (side + GAP) * place, half.head.centre[1] - side / 2, side, side) for place in range(NUMBERS.repair + 1)]


def in_hand(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The cards, of which unplayable ones explain why; survivors to name on the divider; the estimate."""
    hand, found, made = table.t.dark.hand, table.option_map.places, list[Target]()
    for place, (card, area) in enumerate(zip(hand, hand_areas(table, half), strict=False)):
        key = ("hand", place)
        same = found.get(("hand", hand.index(card)))
        if key in found:
            made.append(answer_target(table, key, area, "hand"))
        elif same is not None:
            made.append(Target(key, area, answer_action(table, same), "hand", label(table, same)))
        else:
            made.append(refused_target(table, key, area, "hand", name(card), answer.Play(card)))
    layout = table.layout
    for number, one in enumerate(table.t.survivors):
        if ("survivor", one.id) in found and layout is not None:
            made.append(answer_target(table, ("survivor", one.id), divider.survivor_plate(layout.divider, number), "survivors"))
    for place, area in enumerate(guess_areas(half)):
        if ("guess", place) in found:
            made.append(answer_target(table, ("guess", place), area, "guess"))
    return made + steps(table, canvas, half)


def steps(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The steps of the turn, each with a tip, unless the tray covers them."""
    if table.option_map.rows and tray_room(canvas, half) != half.viewport.area:
        return []
    return [
        Target(("step", what), area, lambda: None, "steps", say(f"ui-ts-step-{what}"), refused=True)
        for what, area in zip(STEPS, step_areas(half), strict=True)
    ]


def step_areas(half: Half) -> list[Area]:
    """The areas of the steps: one row, else two by two, else one column."""
    area = half.panels
    if not half.stacked or area.w >= area.h * 8:
        return columns(area, (152, 296, 168, 160), 8)
    if area.w > 300:
        return grid(area, 4, (area.w - 8) / 2 - 1, (area.h - 8) / 2, 8)
    return grid(area, 4, area.w, (area.h - 24) / 4, 8)
