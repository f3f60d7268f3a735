"""Targets in the survivors' half: panels, items, and the six actions."""

from functools import partial
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.tables.cards import SURVIVORS as PEOPLE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_targets import answer_target, refused_target
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, grid, off_left, off_right, off_top, rows

ACTION_KEYS = ("move", "calm", "special", "unbar", "repair", "search")
"""The six actions in the order of their number keys."""
LEADS = {"move": "room", "unbar": "gate"}
"""Actions that are chosen on the board: their buttons move the focus there."""


class SurvivorPanel(NamedTuple):
    """The areas of a survivor's panel: the head, a button in its corner, a row for each item."""

    area: Area
    head: Area
    corner: Area
    rows: list[Area]


def survivor_panels(table: TableView, canvas: Canvas, half: Half) -> list[SurvivorPanel]:
    """The panels of the survivors."""
    made = []
    cut = rows if half.stacked else columns
    for number, area in enumerate(cut(half.panels, len(table.t.survivors), 12)):
        inner = area.inset(10, 8)
        held = sorted(set(table.t.team.packs[number]))
        count = max(len(held), 3)
        head_high = max(canvas.high(24, "title") + canvas.high(20), 52.0)
        head, rest = off_top(inner, min(head_high, inner.h * 0.45), 6)
        wide = button_size(canvas, say("ui-ts-trade"), size=20)[0]
        corner = off_right(head, wide if head.w > 3.2 * wide else 44.0, 8)[0]
        corner = off_top(corner, max(head.h * 0.56, canvas.high(20) + 6))[0]
        across = 1 if rest.h / count >= 24 else 2 if rest.h / -(-count // 2) >= 24 or count < 5 else 3
        high = (rest.h - 4 * (-(-count // across) - 1)) / -(-count // across)
        spots = grid(rest, count, (rest.w - 6 * (across - 1)) / across - 1, min(high, 50.0 * canvas.stretch), 4)
        made.append(SurvivorPanel(area, head, corner, spots))
    return made


def in_panels(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """Survivors to name or to answer for, their items, trade buttons, and the six actions."""
    made, found, side = list[Target](), table.option_map.places, table.client
    for number, pack in enumerate(survivor_panels(table, canvas, half)):
        who, seat = table.t.survivors[number].id, number + 1
        head = off_left(pack.head, pack.head.w - pack.corner.w - 8, 8)[0] if ("trade", who) in found else pack.head
        if ("survivor", who) in found:
            made.append(answer_target(table, ("survivor", who), head, "survivors"))
        elif seat in side.prompted and len(side.prompted) > 1:
            words = say("ui-ts-act-for", who=who)
            made.append(Target(("turn", seat), head, partial(table.choose, seat), "survivors", words, refused=seat == side.seat))
        if ("trade", who) in found:
            made.append(answer_target(table, ("trade", who), pack.corner, "survivors"))
        for item, spot in zip(sorted(set(table.t.team.packs[number])), pack.rows, strict=False):
            key = ("item", number, item)
            if key in found:
                made.append(answer_target(table, key, spot, "items"))
            elif side.seat == seat:
                made.append(refused_target(table, key, spot, "items", name(item), answer.Use(item)))
    return made + actions(table, half)


def action_areas(half: Half) -> dict[str, Area]:
    """The areas of the six actions."""
    return dict(zip(ACTION_KEYS, columns(half.controls, len(ACTION_KEYS), 12), strict=True))


def actions(table: TableView, half: Half) -> list[Target]:
    """The six actions; those chosen on the board move the focus there."""
    seat, decision = table.client.seat, table.client.decision
    if seat is None or decision is None or decision.prompt != "prompt-act":
        return []
    who = PEOPLE[table.t.survivors[seat - 1].id]
    why: dict[str, Choice] = {
        "calm": answer.Calm(), "special": answer.Exert(who.special), "repair": answer.Repair(), "search": answer.Rummage(),
        "move": answer.Walk(table.t.team.places[seat - 1]), "unbar": answer.Clear(""),
    }  # fmt: skip
    made = []
    for what, area in action_areas(half).items():
        key: Key = ("action", what)
        words = say(f"ui-ts-action-{what}")
        there = leads(table, what)
        if key in table.option_map.places:
            made.append(answer_target(table, key, area, "actions"))
        elif there is not None:
            made.append(Target(key, area, partial(focus_lead, table, there), "actions", words))
        else:
            made.append(refused_target(table, key, area, "actions", words, why[what]))
    return made


def leads(table: TableView, what: str) -> Key | None:
    """The target on the board that an action leads to, if the action is possible."""
    if what == "special":
        seat = table.client.seat
        return next((key for key in table.option_map.of("item") if seat is not None and key[1] == seat - 1), None)
    return next(iter(table.option_map.of(LEADS.get(what, ""))), None)


def focus_lead(table: TableView, key: Key) -> None:
    """Move the focus to a target on the board."""
    table.focus.current = key
