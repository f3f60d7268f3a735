"""All targets of an open half: tools, rooms and doors, panels, buttons of the prompt, and the tray over the board."""

from collections.abc import Iterable

from game.rules.engine.script import Choice
from game.rules.terrorscape import choice as answer
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.acts import Act, Choose, Command
from game.ui.table.handover import ContinueTarget
from game.ui.terrorscape.board.villa import GATES, ROOMS
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, tools_start, tray_room
from game.ui.terrorscape.props import Caps, TableProps, TargetProps
from game.ui.terrorscape.targets.option_map import Key
from game.ui.terrorscape.targets.sides import answering, in_hand, in_panels, refusing
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import flow

TOOL, GAP = 40.0, 6.0
TOOLS = ("menu", "log", "hint", "undo", "marks", "aid")
"""The tools in their order; a side shows those that it can use."""
SPOT = 60.0
"""Size of the targets for keyboard navigation, in Villa pixels."""
TERSE = 600.0
"""The least width of the prompt at which its buttons show their keys."""


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


def tools(props: TableProps, half: Half) -> list[Target]:
    """The tool buttons in the head of a half."""
    side, start, made = min(TOOL, half.head.h - 10), tools_start(half), list[Target]()
    for place, what in enumerate(what for what in TOOLS if what in props.tools):
        area = Area(start + place * (side + GAP), half.head.centre[1] - side / 2, side, side)
        words = say(f"ui-tool-aid-{half.side}") if what == "aid" else say(f"ui-tool-{what}")
        made.append(Target(("tool", what), area, Command(what), "tools", words, what))
    return made


def on_board(props: TableProps, half: Half) -> list[Target]:
    """The selectable rooms and doors; the other rooms, for the mouse alone, explain why they are not."""
    viewport, options, made = half.viewport, props.options, list[Target]()
    found = options.of("room")
    bare = bool(found) or not (options.of("gate") or options.tray or options.rows)
    for room in ROOMS.values():
        key, area, shape = ("room", room.id), viewport.around(room.spot, SPOT), viewport.shape(room.outline)
        if key in found:
            made.append(answering(props, key, area, "rooms", found[key], shape=shape))
        elif props.prompt.asks is not None and bare:
            made.append(refusing(key, area, "walls", name(room.id), answer.Walk(room.id), shape=shape))
    for gate in GATES.values():
        if (key := ("gate", gate.id)) in options.places:
            made.append(answering(props, key, viewport.around(gate.at, SPOT), "gates", options.places[key]))
    return made


# ------------------------------------------------------------------ buttons of the prompt


def buttons(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The buttons at the right end of the prompt: yes, done or decline, and undo."""
    bar, prompt, cap = half.prompt, props.prompt, usual_cap(canvas, props.caps, half)
    made, end = list[Target](), bar.x + bar.w - 8
    most = min(0.4, 0.62 / max(1, len(props.options.buttons)))

    def area(words: str, key: str, share: float) -> Area:
        nonlocal end
        wide, _ = button_size(canvas, words, key=key, size=22, room=bar.w * share)
        end -= wide
        spot = Area(end, bar.y + 6, wide, bar.h - 12)
        end -= 8
        return spot

    for place, choice in reversed(list(enumerate(props.options.buttons))):
        spot = area(props.label(choice), cap if choice == prompt.usual else "", most)
        made.append(answering(props, ("button", place), spot, "buttons", choice))
    aside: list[tuple[str, str, Act]] = [("pass", say("ui-ts-pass"), Choose("pass"))] if prompt.may_pass else []
    aside += [("undo", say("ui-ts-take-back"), Command("undo"))] if prompt.may_undo else []
    for what, words, act in aside:
        made.append(Target((what, 0), area(words, undo_cap(canvas, props.caps, half, what), 0.4), act, "buttons", words))
    return made[::-1]


def go_on(canvas: Canvas, props: TableProps, half: Half) -> list[Target]:
    """The button that continues after a notice."""
    if not props.stopped:
        return []
    words, bar = say("ui-go-on"), half.prompt
    wide, _ = button_size(canvas, words, key=props.caps.take, size=22, room=bar.w * 0.4)
    area = Area(bar.x + bar.w - 8 - wide, bar.y + 6, wide, bar.h - 12)
    return [Target(reading(props.begun), area, Command("go-on"), "drawn", words, ContinueTarget(props.caption))]


def reading(begun: int) -> Key:
    """The target key of the button for the current notice; `begun` clips have begun."""
    return ("drawn", begun)


def usual_cap(canvas: Canvas, caps: Caps, half: Half) -> str:
    """The key of the default answer, if there is room for it."""
    return "" if half.prompt.w < TERSE * max(1.0, canvas.stretch) else caps.usual


def undo_cap(canvas: Canvas, caps: Caps, half: Half, what: object) -> str:
    """The key on the undo button, if there is room for it."""
    return caps.undo if what == "undo" and usual_cap(canvas, caps, half) else ""


def cap_of(canvas: Canvas, props: TableProps, half: Half, item: TargetProps) -> str:
    """The key shown on a button of the prompt."""
    if item.group == "drawn":
        return props.caps.take
    if item.data is None:
        return undo_cap(canvas, props.caps, half, item.key[0])
    return usual_cap(canvas, props.caps, half) if item.data == props.prompt.usual else ""


# ------------------------------------------------------------------ tray


def in_tray(canvas: Canvas, props: TableProps, half: Half, left: Iterable[Choice]) -> list[Target]:
    """The cards in the middle of the board, and lines at its bottom for answers without another target."""
    board, chosen = tray_room(canvas, half), list(left)
    sizes = [button_size(canvas, props.label(choice), size=22, room=board.w - 40) for choice in chosen]
    laid = flow(Area(board.x + 20, 0, board.w - 40, 0), sizes, 8)
    high = max((area.y + area.h for area in laid), default=0.0)
    made = [
        answering(props, ("row", place), area.moved(0, board.y + board.h - high - 14), "tray", choice)
        for place, (choice, area) in enumerate(zip(chosen, laid, strict=True))
    ]
    cards = props.options.tray
    for (card, choice), area in zip(cards.items(), _card_areas(canvas, half, len(cards)), strict=True):
        made.append(answering(props, ("card", card), area, "tray", choice))
    return made


def _card_areas(canvas: Canvas, half: Half, count: int) -> list[Area]:
    """The areas of the cards in the tray: side by side if possible, and never too wide to read."""
    board, k, made = tray_room(canvas, half), canvas.stretch, list[Area]()
    tall = min(340.0 * k, board.h - 40) if board == half.viewport.area else board.h
    most, least = 240.0 * k, max(140.0, min(170.0 * k, board.w * 0.3))
    wide = min(most, max(least, (board.w - 20) / max(1, count) - 12))
    per = max(1, min(count, int((board.w - 20) // (wide + 12)))) if count else 1
    lines = -(-count // per)
    tall = min(tall, (board.h - 40) / max(1, lines) - 12)
    for place in range(count):
        row, column = divmod(place, per)
        x = board.centre[0] - (min(per, count - row * per) * (wide + 12) - 12) / 2 + column * (wide + 12)
        y = board.centre[1] - (lines * (tall + 12) - 12) / 2 + row * (tall + 12)
        made.append(Area(x, y, wide, tall))
    return made
