"""All targets of an open half: tools, rooms and doors, panels, buttons of the prompt, and the tray over the board."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import SURVIVORS as PEOPLE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.acts import Act, Answer, Ask, Choose, Command, Focus, Refuse
from game.ui.table.handover import ContinueTarget
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.villa import GATES, ROOMS
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, guess_areas, survivor_plate, tools_start, tray_room
from game.ui.terrorscape.props import Caps, Key, TableProps
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, flow, grid, off_left, off_right, off_top, rows

TOOL, GAP = 40.0, 6.0
TOOLS = ("menu", "log", "hint", "undo", "marks", "aid")
"""The tools in their order; a side shows those that it can use."""
SPOT = 60.0
"""Size of the targets for keyboard navigation, in Villa pixels."""
ROW = 18.0
"""The least size of the words on the row of an item."""
TERSE = 600.0
"""The least width of the prompt at which its buttons show their keys."""
ACTIONS: dict[str, theme.Sign] = {
    "move": theme.feet, "calm": theme.heart, "special": theme.star, "unbar": theme.unbar, "repair": theme.wrench, "search": theme.glass,
}  # fmt: skip
"""The six actions in the order of their number keys, with their icons."""
LEADS = {"move": "room", "unbar": "gate"}
"""Actions that are chosen on the board: their buttons move the focus there."""
STEPS: dict[str, theme.Sign] = {"quick": theme.bolt, "main": theme.star, "slow": theme.hourglass, "draw": theme.cards}
"""The steps of the killer's turn, with their icons."""


def targets(canvas: Canvas, props: TableProps) -> list[Target]:
    """All targets; the topmost come last."""
    side, half, options = props.side, props.layout.half, props.options
    if side is None:
        return []
    made = tools(props, half)
    if props.busy:
        return made + go_on(canvas, props, half)
    made = [*on_board(props, half), *made]
    covered = bool(options.tray) and tray_room(canvas, half) != half.viewport.area
    made += in_panels(canvas, props, half) if half.side == SURVIVORS and side and not covered else []
    made += in_hand(canvas, props, half) if side == KILLER and not covered else []
    made += buttons(canvas, props, half)
    reached = [item.data for item in made if item.data is not None]
    left = [choice for choice in (*options.places.values(), *options.rows) if choice not in reached]
    return [*made, *in_tray(canvas, props, half, left)]


def answering(props: TableProps, key: Key, area: Area, group: str, choice: Choice, **more: Any) -> Target:
    """The target that submits `choice`."""
    return Target(key, area, Answer(choice), group, props.label(choice), choice, **more)


def _refusing(key: Key, area: Area, group: str, words: str, choice: Choice, **more: Any) -> Target:
    """The target that explains why `choice` is not possible."""
    return Target(key, area, Refuse(choice), group, words, refused=True, **more)


def tools(props: TableProps, half: Half) -> list[Target]:
    """The tool buttons in the head of a half."""
    side, start, made = min(TOOL, half.head.h - 10), tools_start(half), list[Target]()
    for place, what in enumerate(what for what in TOOLS if what in props.tools):
        area = half.head.halfway_down(start + place * (side + GAP), side, side)
        words = say(f"ui-tool-aid-{half.side}") if what == "aid" else say(f"ui-tool-{what}")
        made.append(Target(("tool", what), area, Command(what), "tools", words, what))
    return made


def on_board(props: TableProps, half: Half) -> list[Target]:
    """The selectable rooms and doors; the other rooms, for the mouse alone, explain why they are not."""
    viewport, options, found, made = half.viewport, props.options, props.options.of("room"), list[Target]()
    bare = bool(found) or not (options.of("gate") or options.tray or options.rows)
    for room in ROOMS.values():
        key, area, shape = ("room", room.id), viewport.around(room.spot, SPOT), viewport.shape(room.outline)
        if key in found:
            made.append(answering(props, key, area, "rooms", found[key], shape=shape))
        elif props.prompt.asks is not None and bare:
            made.append(_refusing(key, area, "walls", name(room.id), answer.Walk(room.id), shape=shape))
    for gate in GATES.values():
        if (key := ("gate", gate.id)) in options.places:
            made.append(answering(props, key, viewport.around(gate.at, SPOT), "gates", options.places[key]))
    return made


# ------------------------------------------------------------------ buttons of the prompt


def buttons(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The buttons at the right end of the prompt: yes, done or decline, and undo."""
    bar, prompt, cap = half.prompt, props.prompt, _usual_cap(canvas, props.caps, half)
    made, end = list[Target](), bar.x + bar.w - 8
    most = min(0.4, 0.62 / max(1, len(props.options.buttons)))

    def area(words: str, key: str, share: float) -> Area:
        nonlocal end
        wide = button_size(canvas, words, key=key, size=22, room=bar.w * share)[0]
        end -= wide + 8
        return bar.column(end + 8, wide, top=6, bottom=6)

    for place, choice in reversed(list(enumerate(props.options.buttons))):
        spot = area(props.label(choice), cap if choice == prompt.usual else "", most)
        made.append(answering(props, ("button", place), spot, "buttons", choice))
    aside: list[tuple[str, str, Act]] = [("pass", say("ui-ts-pass"), Choose("pass"))] if prompt.may_pass else []
    aside += [("undo", say("ui-ts-undo"), Command("undo"))] if prompt.may_undo else []
    for what, words, act in aside:
        made.append(Target((what, 0), area(words, props.caps.undo if what == "undo" and cap else "", 0.4), act, "buttons", words))
    return made[::-1]


def go_on(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The button that continues after a notice."""
    if not props.stopped:
        return []
    words, bar = say("ui-continue"), half.prompt
    wide, _ = button_size(canvas, words, key=props.caps.take, size=22, room=bar.w * 0.4)
    area = Area(bar.x + bar.w - 8 - wide, bar.y + 6, wide, bar.h - 12)
    return [Target(("drawn", props.begun), area, Command("go-on"), "drawn", words, ContinueTarget(props.caption))]


def _usual_cap(canvas: Canvas, caps: Caps, half: Half) -> str:
    """The key of the default answer, if there is room for it."""
    return "" if half.prompt.w < TERSE * max(1.0, canvas.stretch) else caps.usual


def cap_of(canvas: Canvas, props: TableProps, half: Half, item: Target) -> str:
    """The key shown on a button of the prompt."""
    usual = _usual_cap(canvas, props.caps, half)
    if item.group == "drawn":
        return props.caps.take
    if item.data is None:
        return props.caps.undo if item.key == ("undo", 0) and usual else ""
    return usual if item.data == props.prompt.usual else ""


# ------------------------------------------------------------------ tray


def in_tray(canvas: Canvas, props: TableProps, half: Half, left: Iterable[Choice]) -> list[Target]:
    """The cards in the middle of the board, and lines at its bottom for answers without another target."""
    board, chosen, cards = tray_room(canvas, half), list(left), props.options.tray
    sizes = [button_size(canvas, props.label(choice), size=22, room=board.w - 40) for choice in chosen]
    laid = flow(board.row(0, 0, left=20, right=20), sizes, 8)
    down = board.y + board.h - max((area.y + area.h for area in laid), default=0.0) - 14
    lines = enumerate(zip(chosen, laid, strict=True))
    made = [answering(props, ("row", place), area.moved(0, down), "tray", choice) for place, (choice, area) in lines]
    for (card, choice), area in zip(cards.items(), _card_areas(canvas, half, len(cards)), strict=True):
        made.append(answering(props, ("card", card), area, "tray", choice))
    return made


def _card_areas(canvas: Canvas, half: Half, count: int) -> list[Area]:
    """The areas of the cards in the tray: side by side if possible, and never too wide to read."""
    board, k, made = tray_room(canvas, half), canvas.stretch, list[Area]()
    least = max(140.0, min(170.0 * k, board.w * 0.3))
    wide = min(240.0 * k, max(least, (board.w - 20) / max(1, count) - 12))
    per = max(1, min(count, int((board.w - 20) // (wide + 12))))
    lines = max(1, -(-count // per))
    tall = min(340.0 * k if board == half.viewport.area else board.h, board.h - 40, (board.h - 40) / lines - 12)
    for place in range(count):
        row, column = divmod(place, per)
        x = board.centre[0] - (min(per, count - row * per) * (wide + 12) - 12) / 2 + column * (wide + 12)
        y = board.centre[1] - (lines * (tall + 12) - 12) / 2 + row * (tall + 12)
        made.append(Area(x, y, wide, tall))
    return made


# ------------------------------------------------------------------ the survivors' panels


class SurvivorPanel(NamedTuple):
    """The areas of a survivor's panel: the head, a button in its corner, a row for each item."""

    area: Area
    head: Area
    corner: Area
    rows: tuple[Area, ...]


def survivor_panels(canvas: Canvas, t: State, half: Half) -> list[SurvivorPanel]:
    """The panels of the survivors."""
    made = []
    for pack, area in zip(t.team.packs, (rows if half.stacked else columns)(half.panels, len(t.survivors), 12), strict=True):
        inner, count = area.inset(10, 8), max(len(set(pack)), 3)
        high = max(canvas.high(24, "title") + canvas.high(20), 52.0)
        head, rest = off_top(inner, min(high, inner.h * 0.45), 6)
        wide = button_size(canvas, say("ui-ts-trade"), size=20)[0]
        corner = off_right(head, wide if head.w > 3.2 * wide else 44.0, 8)[0]
        corner = off_top(corner, max(head.h * 0.56, canvas.high(20) + 6))[0]
        tall = [(rest.h - 4 * (-(-count // across) - 1)) / -(-count // across) for across in (1, 2, 3)]
        across = next((across for across in (1, 2) if tall[across - 1] >= canvas.high(ROW)), 2 if count < 5 else 3)
        high = tall[across - 1]
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
                made.append(_refusing(key, spot, "items", name(item), answer.Use(item)))
    return made + _actions(props, half)


def action_areas(controls: Area) -> list[Area]:
    """The areas of the six actions."""
    return columns(controls, len(ACTIONS), 12)


def _actions(props: TableProps, half: Half) -> list[Target]:
    """The six actions; those chosen on the board move the focus there, and the special one opens a page with what it can be."""
    seat = props.prompt.seat
    if seat is None or props.prompt.id != "prompt-act":
        return []
    why: dict[str, Choice] = {
        "calm": answer.Calm(), "special": answer.Exert(PEOPLE[props.t.survivors[seat - 1].id].special), "repair": answer.Repair(),
        "search": answer.Rummage(), "move": answer.Walk(props.t.team.places[seat - 1]), "unbar": answer.Clear(""),
    }  # fmt: skip
    made = list[Target]()
    for what, area in zip(ACTIONS, action_areas(half.controls), strict=True):
        key, words = ("action", what), say(f"ui-ts-action-{what}")
        there = list(props.options.of(LEADS.get(what, "")))
        if what == "special" and props.specials:
            made.append(Target(key, area, Choose("special"), "actions", words, props.options.places.get(key)))
        elif key in props.options.places:
            made.append(answering(props, key, area, "actions", props.options.places[key]))
        elif there:
            made.append(Target(key, area, Focus(there[0]), "actions", words))
        else:
            made.append(_refusing(key, area, "actions", words, why[what]))
    return made


# ------------------------------------------------------------------ the killer


def hand_areas(half: Half, count: int) -> list[Area]:
    """The areas of the killer's `count` cards, those in play last: one row, or two columns."""
    if half.stacked and half.controls.h > half.controls.w:
        return [one for line in rows(half.controls, max(3, -(-count // 2)), 10) for one in columns(line, 2, 10)][:count]
    return columns(half.controls, max(5, count), 16)[:count]


def in_hand(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The cards, of which unplayable ones explain why; survivors to name on the divider; the estimate; the steps of the turn."""
    dark, found, made = props.t.dark, props.options.places, list[Target]()
    for place, (card, area) in enumerate(zip(dark.hand, hand_areas(half, len(dark.hand) + len(dark.playing)), strict=False)):
        key, same = ("hand", place), found.get(("hand", dark.hand.index(card)))
        if key in found:
            made.append(answering(props, key, area, "hand", found[key]))
        elif same is not None:
            made.append(Target(key, area, Answer(same), "hand", props.label(same)))
        else:
            made.append(_refusing(key, area, "hand", name(card), answer.Play(card)))
    for number, one in enumerate(props.t.survivors):
        if (named := ("survivor", one.id)) in found:
            made.append(answering(props, named, survivor_plate(props.layout.divider, number), "survivors", found[named]))
    areas = guess_areas(half)
    made += [answering(props, key, areas[key[1]], "guess", choice) for key, choice in props.options.of("guess").items()]
    if props.options.rows and tray_room(canvas, half) != half.viewport.area:  # the tray covers the steps
        return made
    tips = zip(STEPS, step_areas(half), strict=True)
    return made + [Target(("step", what), area, None, "steps", say(f"ui-ts-step-{what}"), refused=True) for what, area in tips]


def step_areas(half: Half) -> list[Area]:
    """The areas of the steps: one row, else two by two, else one column."""
    area = half.panels
    if not half.stacked or area.w >= area.h * 8:
        return columns(area, (152, 296, 168, 160), 8)
    return (
        grid(area, 4, (area.w - 8) / 2 - 1, (area.h - 8) / 2, 8) if area.w > 300 else grid(area, 4, area.w, (area.h - 24) / 4, 8)
    )
