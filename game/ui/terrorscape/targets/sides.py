"""Targets in the panels of a side: survivors, their items and the six actions; the killer's cards, steps and estimate."""

from typing import Any, NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS, SURVIVORS as PEOPLE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.acts import Answer, Ask, Focus, Refuse
from game.ui.terrorscape.layout import Half, survivor_plate, tray_room
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, grid, off_left, off_right, off_top, rows

ACTION_KEYS = ("move", "calm", "special", "unbar", "repair", "search")
"""The six actions in the order of their number keys."""
LEADS = {"move": "room", "unbar": "gate"}
"""Actions that are chosen on the board: their buttons move the focus there."""
STEPS = ("quick", "main", "slow", "draw")
"""The steps of the killer's turn."""
GAP = 6.0
"""The gap between the numbers of the killer's estimate."""


def answering(props: TableProps, key: Key, area: Area, group: str, choice: Choice, **more: Any) -> Target:
    """The target that submits `choice`."""
    return Target(key, area, Answer(choice), group, props.label(choice), choice, **more)


def refusing(key: Key, area: Area, group: str, words: str, choice: Choice, **more: Any) -> Target:
    """The target that explains why `choice` is not possible."""
    return Target(key, area, Refuse(choice), group, words, refused=True, **more)


class SurvivorPanel(NamedTuple):
    """The areas of a survivor's panel: the head, a button in its corner, a row for each item."""

    area: Area
    head: Area
    corner: Area
    rows: tuple[Area, ...]


def survivor_panels(canvas: Canvas, t: State, half: Half) -> list[SurvivorPanel]:
    """The panels of the survivors."""
    made = []
    cut = rows if half.stacked else columns
    for number, area in enumerate(cut(half.panels, len(t.survivors), 12)):
        inner = area.inset(10, 8)
        count = max(len(set(t.team.packs[number])), 3)
        head_high = max(canvas.high(24, "title") + canvas.high(20), 52.0)
        head, rest = off_top(inner, min(head_high, inner.h * 0.45), 6)
        wide = button_size(canvas, say("ui-ts-trade"), size=20)[0]
        corner = off_right(head, wide if head.w > 3.2 * wide else 44.0, 8)[0]
        corner = off_top(corner, max(head.h * 0.56, canvas.high(20) + 6))[0]
        across = 1 if rest.h / count >= 24 else 2 if rest.h / -(-count // 2) >= 24 or count < 5 else 3
        high = (rest.h - 4 * (-(-count // across) - 1)) / -(-count // across)
        spots = grid(rest, count, (rest.w - 6 * (across - 1)) / across - 1, min(high, 50.0 * canvas.stretch), 4)
        made.append(SurvivorPanel(area, head, corner, tuple(spots)))
    return made


def in_panels(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """Survivors to name or to answer for, their items, trade buttons, and the six actions."""
    made, found, prompt = list[Target](), props.options.places, props.prompt
    for number, pack in enumerate(survivor_panels(canvas, props.t, half)):
        who, seat = props.t.survivors[number].id, number + 1
        named, trade = ("survivor", who), ("trade", who)
        head = off_left(pack.head, pack.head.w - pack.corner.w - 8, 8)[0] if trade in found else pack.head
        if named in found:
            made.append(answering(props, named, head, "survivors", found[named]))
        elif seat in prompt.prompted and len(prompt.prompted) > 1:
            words, act = say("ui-ts-act-for", who=who), Ask(seat)
            made.append(Target(("turn", seat), head, act, "survivors", words, refused=seat == prompt.seat))
        if trade in found:
            made.append(answering(props, trade, pack.corner, "survivors", found[trade]))
        for item, spot in zip(sorted(set(props.t.team.packs[number])), pack.rows, strict=False):
            key = ("item", number, item)
            if key in found:
                made.append(answering(props, key, spot, "items", found[key]))
            elif prompt.seat == seat:
                made.append(refusing(key, spot, "items", name(item), answer.Use(item)))
    return made + actions(props, half)


def action_areas(controls: Area) -> tuple[Area, ...]:
    """The areas of the six actions."""
    return tuple(columns(controls, len(ACTION_KEYS), 12))


def actions(props: TableProps, half: Half) -> list[Target]:
    """The six actions; those chosen on the board move the focus there."""
    seat = props.prompt.seat
    if seat is None or props.prompt.id != "prompt-act":
        return []
    why: dict[str, Choice] = {
        "calm": answer.Calm(), "special": answer.Exert(PEOPLE[props.t.survivors[seat - 1].id].special), "repair": answer.Repair(),
        "search": answer.Rummage(), "move": answer.Walk(props.t.team.places[seat - 1]), "unbar": answer.Clear(""),
    }  # fmt: skip
    made = []
    for what, area in zip(ACTION_KEYS, action_areas(half.controls), strict=True):
        key: Key = ("action", what)
        words, there = say(f"ui-ts-action-{what}"), leads(props, what)
        if key in props.options.places:
            made.append(answering(props, key, area, "actions", props.options.places[key]))
        elif there is not None:
            made.append(Target(key, area, Focus(there), "actions", words))
        else:
            made.append(refusing(key, area, "actions", words, why[what]))
    return made


def leads(props: TableProps, what: str) -> Key | None:
    """The target on the board that an action leads to, if the action is possible."""
    if what == "special":
        seat = props.prompt.seat
        return next((key for key in props.options.of("item") if seat is not None and key[1] == seat - 1), None)
    return next(iter(props.options.of(LEADS.get(what, ""))), None)


# ------------------------------------------------------------------ the killer


def hand_areas(half: Half, count: int) -> list[Area]:
    """The areas of the killer's `count` cards, those in play last: one row, or two columns."""
    if half.stacked and half.controls.h > half.controls.w:
        return [one for line in rows(half.controls, max(3, -(-count // 2)), 10) for one in columns(line, 2, 10)][:count]
    return columns(half.controls, max(5, count), 16)[:count]


def guess_areas(half: Half) -> list[Area]:
    """The areas of the killer's estimate of the repair, from none to complete."""
    side = min(30.0, half.head.h * 0.55)
    start = half.head.x + half.head.w - (side + GAP) * (NUMBERS.repair + 1)
    return [Area(start + (side + GAP) * place, half.head.centre[1] - side / 2, side, side) for place in range(NUMBERS.repair + 1)]


def in_hand(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The cards, of which unplayable ones explain why; survivors to name on the divider; the estimate."""
    dark, found, made = props.t.dark, props.options.places, list[Target]()
    for place, (card, area) in enumerate(zip(dark.hand, hand_areas(half, len(dark.hand) + len(dark.playing)), strict=False)):
        key, same = ("hand", place), found.get(("hand", dark.hand.index(card)))
        if key in found:
            made.append(answering(props, key, area, "hand", found[key]))
        elif same is not None:
            made.append(Target(key, area, Answer(same), "hand", props.label(same)))
        else:
            made.append(refusing(key, area, "hand", name(card), answer.Play(card)))
    for number, one in enumerate(props.t.survivors):
        if (named := ("survivor", one.id)) in found:
            made.append(answering(props, named, survivor_plate(props.layout.divider, number), "survivors", found[named]))
    for place, area in enumerate(guess_areas(half)):
        if (guess := ("guess", place)) in found:
            made.append(answering(props, guess, area, "guess", found[guess]))
    return made + steps(canvas, props, half)


def steps(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The steps of the turn, each with a tip, unless the tray covers them."""
    if props.options.rows and tray_room(canvas, half) != half.viewport.area:
        return []
    return [
        Target(("step", what), area, None, "steps", say(f"ui-ts-step-{what}"), refused=True)
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
