"""The places of an open half: each legal answer where it is seen, what can be asked about though it is not legal, and the tools."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import NUMBERS, SURVIVORS as PEOPLE
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.table_scene import GoOn
from game.ui.terrorscape.board.villa import GATES, ROOMS
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.controls import button_size
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, flow, grid, off_left, off_right, off_top, rows

PLATES = ("move", "calm", "special", "unbar", "repair", "search")
"""The six actions, in the order of their numbers."""
LEADS = {"move": "room", "unbar": "gate"}
"""Actions that are done on the board: their plates lead there."""
TOOL, GAP = 40.0, 6.0
TOOLS = ("menu", "log", "hint", "undo", "marks", "aid")
"""The tools, as far as a side has use for them."""
PAYMENT = "prompt-pay"
"""The question which card the killer pays with."""
HIS_TURN = "prompt-killer"
"""The question what the killer does next."""
STEPS = ("quick", "main", "slow", "draw")
"""The steps of his turn."""
LEFT = {"quick": 2, "second": 1}
"""How many actions are left to him at a stage of it."""
NAMED = 0.26
"""How much of the width of its head the name of a side has."""
SMALL = 640.0
LOW = 440.0
"""A board that is narrower or lower than this, for text of its nominal size, has too little room for the tray."""
TERSE = 600.0
"""Where the question has less room than this, its buttons bear no keys."""
SPOT = 60.0
"""How large the places on the board are for those who come by keys, in pixels of the Villa."""


def items(table: TableView, canvas: Canvas) -> list[Target]:
    """All places, those on top last."""
    side, lay = table.shown, table.layout
    if side is None or lay is None:
        return []
    made = tools(table, lay.half)
    if table.busy:
        return made + go_on(table, canvas, lay.half)
    made = [*on_board(table, lay.half), *made]
    covered = bool(table.option_map.tray) and tray_room(canvas, lay.half) != lay.half.sheet.area
    made += in_panels(table, canvas, lay.half) if lay.half.side == SURVIVORS and side.name and not covered else []
    made += in_hand(table, canvas, lay.half) if side.name == KILLER and not covered else []
    made += buttons(table, canvas, lay.half)
    reached = [item.data for item in made if item.data is not None]
    left = [choice for choice in (*table.option_map.places.values(), *table.option_map.rows) if choice not in reached]
    return [*made, *in_tray(table, canvas, lay.half, left)]


def label(table: TableView, choice: Choice) -> str:
    """What an answer is called now."""
    decision = table.client.decision
    return table.client.speaker.choice(choice, decision.prompt if decision else "")


def _answer(table: TableView, choice: Choice) -> Act:
    return lambda: table.answer(choice)


def _item(table: TableView, key: Key, area: Area, group: str) -> Target:
    """The place of an answer that has been sorted to `key`."""
    choice = table.option_map.places[key]
    return Target(key, area, _answer(table, choice), group, label(table, choice), choice)


def _no(table: TableView, key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
    """A place that says why `choice` is not possible."""
    return Target(key, area, partial(table.refuse, choice), group, words, refused=True)


# ------------------------------------------------------------------ the board


def on_board(table: TableView, half: Half) -> list[Target]:
    """Rooms and doors that may be chosen; the others, for the mouse alone, say why not."""
    sheet, made = half.sheet, list[Target]()
    found = table.option_map.of("room")
    asked, sorted_ = table.asks is not None, table.option_map
    bare = bool(found) or not (sorted_.of("gate") or sorted_.tray or sorted_.rows)
    for room in ROOMS.values():
        key, area, shape = ("room", room.id), sheet.around(room.spot, SPOT), sheet.shape(room.outline)
        if key in found:
            made.append(replace(_item(table, key, area, "rooms"), shape=shape))
        elif asked and bare:
            made.append(replace(_no(table, key, area, "walls", name(room.id), answer.Walk(room.id)), shape=shape))
    for gate in GATES.values():
        if (key := ("gate", gate.id)) in table.option_map.places:
            made.append(_item(table, key, sheet.around(gate.at, SPOT), "gates"))
    return made


# ------------------------------------------------------------------ the survivors


class Pack(NamedTuple):
    """Where a survivor's panel and its parts are: the head with name and place, a plate in its corner, a row for each item."""

    area: Area
    head: Area
    corner: Area
    rows: list[Area]


def packs(table: TableView, canvas: Canvas, half: Half) -> list[Pack]:
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
        made.append(Pack(area, head, corner, spots))
    return made


def in_panels(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """Survivors to be named or to answer for, their items, a plate to trade, the six actions."""
    made, found, side = list[Target](), table.option_map.places, table.client
    for number, pack in enumerate(packs(table, canvas, half)):
        who, seat = table.t.survivors[number].id, number + 1
        head = off_left(pack.head, pack.head.w - pack.corner.w - 8, 8)[0] if ("trade", who) in found else pack.head
        if ("survivor", who) in found:
            made.append(_item(table, ("survivor", who), head, "survivors"))
        elif seat in side.asked and len(side.asked) > 1:
            words = say("ui-ts-act-for", who=who)
            made.append(Target(("turn", seat), head, partial(table.choose, seat), "survivors", words, refused=seat == side.seat))
        if ("trade", who) in found:
            made.append(_item(table, ("trade", who), pack.corner, "survivors"))
        for item, spot in zip(sorted(set(table.t.team.packs[number])), pack.rows, strict=False):
            key = ("item", number, item)
            if key in found:
                made.append(_item(table, key, spot, "items"))
            elif side.seat == seat:
                made.append(_no(table, key, spot, "items", name(item), answer.Use(item)))
    return made + actions(table, half)


def action_areas(half: Half) -> dict[str, Area]:
    """Where the six actions lie."""
    return dict(zip(PLATES, columns(half.deeds, len(PLATES), 12), strict=True))


def actions(table: TableView, half: Half) -> list[Target]:
    """The six actions; those that are done on the board lead there."""
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
            made.append(_item(table, key, area, "actions"))
        elif there is not None:
            made.append(Target(key, area, partial(lead, table, there), "actions", words))
        else:
            made.append(_no(table, key, area, "actions", words, why[what]))
    return made


def leads(table: TableView, what: str) -> Key | None:
    """The place on the board that the plate of an action leads to, if the action is possible."""
    if what == "special":
        seat = table.client.seat
        return next((key for key in table.option_map.of("item") if seat is not None and key[1] == seat - 1), None)
    return next(iter(table.option_map.of(LEADS.get(what, ""))), None)


def lead(table: TableView, key: Key) -> None:
    """Move the focus to a place on the board."""
    table.focus.current = key


# ------------------------------------------------------------------ the killer


def hand_areas(table: TableView, half: Half) -> list[Area]:
    """Where the killer's cards lie, those that he is playing last: in a row, or two by two in a column."""
    count = len(table.t.dark.hand) + len(table.t.dark.playing)
    if half.stacked and half.deeds.h > half.deeds.w:
        return [one for line in rows(half.deeds, max(3, -(-count // 2)), 10) for one in columns(line, 2, 10)][:count]
    return columns(half.deeds, max(5, count), 16)[:count]


def guess_areas(half: Half) -> list[Area]:
    """Where the killer notes how far he believes the repair to be, from nothing to all of it."""
    side = min(30.0, half.head.h * 0.55)
    start = half.head.x + half.head.w - (side + GAP) * (NUMBERS.repair + 1)
    return [Area(start + (side + GAP) * place, half.head.centre[1] - side / 2, side, side) for place in range(NUMBERS.repair + 1)]


def in_hand(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The cards, those of no use saying why; survivors to be named on the divider; the private note."""
    hand, found, made = table.t.dark.hand, table.option_map.places, list[Target]()
    for place, (card, area) in enumerate(zip(hand, hand_areas(table, half), strict=False)):
        key = ("hand", place)
        same = found.get(("hand", hand.index(card)))
        if key in found:
            made.append(_item(table, key, area, "hand"))
        elif same is not None:
            made.append(Target(key, area, _answer(table, same), "hand", label(table, same)))
        else:
            made.append(_no(table, key, area, "hand", name(card), answer.Play(card)))
    lay = table.layout
    for number, one in enumerate(table.t.survivors):
        if ("survivor", one.id) in found and lay is not None:
            made.append(_item(table, ("survivor", one.id), divider.survivor_plate(lay.divider, number), "survivors"))
    for place, area in enumerate(guess_areas(half)):
        if ("guess", place) in found:
            made.append(_item(table, ("guess", place), area, "guess"))
    return made + steps(table, canvas, half)


def steps(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The steps of his turn, which can be asked about unless lines to choose lie over them."""
    if table.option_map.rows and tray_room(canvas, half) != half.sheet.area:
        return []
    return [
        Target(("step", what), area, lambda: None, "steps", say(f"ui-ts-step-{what}"), refused=True)
        for what, area in zip(STEPS, step_areas(half), strict=True)
    ]


def step_areas(half: Half) -> list[Area]:
    """Where the steps of the killer's turn lie: in a row, or where that would be too low two by two, or one below the other."""
    area = half.panels
    if not half.stacked or area.w >= area.h * 8:
        return columns(area, (152, 296, 168, 160), 8)
    if area.w > 300:
        return grid(area, 4, (area.w - 8) / 2 - 1, (area.h - 8) / 2, 8)
    return grid(area, 4, area.w, (area.h - 24) / 4, 8)


def steps_left(t: State) -> int:
    """How many actions are left to the killer in this turn."""
    return LEFT.get(t.stage, 0)


def to_act(t: State) -> list[int]:
    """The survivors who have not done their main action in this turn, and may still do it."""
    over = [acted or ended for acted, ended in zip(t.team.acted, t.team.finished, strict=True)]
    return [number for number, one in enumerate(t.survivors) if not one.fate and not over[number]]


# ------------------------------------------------------------------ buttons, tray and tools


def buttons(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """Yes, and the word that ends or declines: at the right end of the question."""
    usual, cap = table.default_answer(), usual_cap(table, canvas, half)
    made, end = list[Target](), half.prompt.x + half.prompt.w - 8
    most = min(0.4, 0.62 / max(1, len(table.option_map.buttons)))
    for place, choice in reversed(list(enumerate(table.option_map.buttons))):
        words = label(table, choice)
        wide, _ = button_size(canvas, words, key=cap if choice == usual else "", size=22, room=half.prompt.w * most)
        end -= wide
        area = Area(end, half.prompt.y + 6, wide, half.prompt.h - 12)
        made.append(Target(("button", place), area, _answer(table, choice), "buttons", words, choice))
        end -= 8
    aside = [("pass", say("ui-ts-pass"), table.pass_word)] if table.may_pass else []
    aside += [("undo", say("ui-ts-take-back"), table.undo)] if takes_back(table) else []
    for what, words, act in aside:
        wide, _ = button_size(canvas, words, key=undo_cap(table, canvas, half, what), size=22, room=half.prompt.w * 0.4)
        end -= wide
        made.append(Target((what, 0), Area(end, half.prompt.y + 6, wide, half.prompt.h - 12), act, "buttons", words))
        end -= 8
    return made[::-1]


def takes_back(table: TableView) -> bool:
    """Whether a card that is still to be paid for can be taken back into the hand: nobody has heard of it (TS-165)."""
    decision = table.client.decision
    asked = table.asks is not None and decision is not None and decision.prompt == PAYMENT
    return asked and table.client.undo_refusal() is None


def undo_cap(table: TableView, canvas: Canvas, half: Half, what: object) -> str:
    """The key on the plate that takes back, where there is room for it."""
    return table.context.input.cap("undo") if what == "undo" and usual_cap(table, canvas, half) else ""


def go_on(table: TableView, canvas: Canvas, half: Half) -> list[Target]:
    """The plate that says that the news has been read, at which the show has stopped."""
    if not table.animations.stopped:
        return []
    words, prompt = say("ui-go-on"), half.prompt
    wide, _ = button_size(canvas, words, key=table.context.input.cap("take"), size=22, room=prompt.w * 0.4)
    area = Area(prompt.x + prompt.w - 8 - wide, prompt.y + 6, wide, prompt.h - 12)
    return [Target(reading(table), area, table.cut, "drawn", words, GoOn(table.caption))]


def reading(table: TableView) -> Key:
    """The key of the plate for the news that lies open."""
    return ("drawn", table.animations.begun)


def usual_cap(table: TableView, canvas: Canvas, half: Half) -> str:
    """The key of the usual answer, where there is room for it."""
    return "" if half.prompt.w < TERSE * max(1.0, canvas.stretch) else table.context.input.cap("usual")


def cap_of(table: TableView, canvas: Canvas, half: Half, item: Target) -> str:
    """The key that a button of the question bears."""
    if item.group == "drawn":
        return table.context.input.cap("take")
    if item.data is None:
        return undo_cap(table, canvas, half, item.key[0] if isinstance(item.key, tuple) else "")
    return usual_cap(table, canvas, half) if item.data == table.default_answer() else ""


def in_tray(table: TableView, canvas: Canvas, half: Half, left: Iterable[Choice]) -> list[Target]:
    """Cards that lie nowhere else in the middle of the board, and lines for everything that has no place of its own at its foot."""
    made, board = list[Target](), tray_room(canvas, half)
    chosen = [(label(table, choice), choice) for choice in left]
    sizes = [button_size(canvas, words, size=22, room=board.w - 40) for words, _ in chosen]
    laid = flow(Area(board.x + 20, 0, board.w - 40, 0), sizes, 8)
    high = max((area.y + area.h for area in laid), default=0.0)
    for place, ((words, choice), area) in enumerate(zip(chosen, laid, strict=True)):
        spot = area.moved(0, board.y + board.h - high - 14)
        made.append(Target(("row", place), spot, _answer(table, choice), "tray", words, choice))
    cards = table.option_map.tray
    wide, tall = tray_card(canvas, half, len(cards))
    per = max(1, min(len(cards), int((board.w - 20) // (wide + 12)))) if cards else 1
    lines = -(-len(cards) // per)
    tall = min(tall, (board.h - 40) / max(1, lines) - 12)
    for place, (card, choice) in enumerate(cards.items()):
        row, column = divmod(place, per)
        count = min(per, len(cards) - row * per)
        x = board.centre[0] - (count * (wide + 12) - 12) / 2 + column * (wide + 12)
        y = board.centre[1] - (lines * (tall + 12) - 12) / 2 + row * (tall + 12)
        made.append(Target(("card", card), Area(x, y, wide, tall), _answer(table, choice), "tray", label(table, choice), choice))
    return made


def tray_room(canvas: Canvas, half: Half) -> Area:
    """Where the tray may lie: over the board; over the panels, too, where the board is small."""
    board = half.sheet.area
    k = max(1.0, canvas.stretch)
    if board.w >= SMALL * k and board.h >= LOW * k:
        return board
    return Area(half.area.x + 10, board.y, half.area.w - 20, half.prompt.y - board.y - 6)


def tray_card(canvas: Canvas, half: Half, count: int) -> tuple[float, float]:
    """How large each of so many cards in the tray is: side by side where they find room, and never so wide that lines grow long."""
    room, k = tray_room(canvas, half), canvas.stretch
    high = min(340.0 * k, room.h - 40) if room == half.sheet.area else room.h
    most, least = 240.0 * k, max(140.0, min(170.0 * k, room.w * 0.3))
    return min(most, max(least, (room.w - 20) / max(1, count) - 12)), high


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
