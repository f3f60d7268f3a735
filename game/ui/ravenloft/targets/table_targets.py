"""The table's places: each legal answer where it is seen, the cards of the hand, the tools."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Spot, Step, Target as TargetChoice, Use, Walk
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.panels import cards, drawn_card, sides
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.table.view import TableView
from game.ui.scene.navigation import Navigation
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, depth, grid

Act = Callable[[], Navigation | None]
GAP = 14.0
ARROW = 40.0
"""How wide the plates are that turn to more cards of the hand."""
ON_BOARD = frozenset({"squares", "figures", "tiles", "edges"})
"""The groups of places that lie on the board."""
TOOLS = ("menu", "heroes", "night", "undo", "hint", "look", "log", "centre", "plus", "minus", "redo", "save")
"""The tools by how much they are missed: the last of them go to the pause sheet where the board is low."""


def label(table: TableView, choice: Choice) -> str:
    """What an answer is called now."""
    decision = table.client.decision
    return text.label(table.t, table.client.speaker, choice, decision.prompt if decision else "")


def advised(table: TableView, choice: Choice) -> str:
    """What an answer is called in a hint: whom or which card it is about; a square by the lamp that stands on it, and by what is near it."""
    if isinstance(choice, TargetChoice):
        return say("ui-hint-target", figure=choice.figure)
    if not isinstance(choice, Walk | Step | Spot):
        return label(table, choice)
    place, board = choice.square, chart(table.t.board)
    way = text.way(table.t, table.client.seat, place) if isinstance(choice, Walk) and table.client.seat is not None else ()
    near = {place, *board.near.get(place, ())}
    return say(
        "ui-hint-square", steps=max(0, len(way) - 1), foes=[one.id for one in figure.foes(table.t) if one.square in near],
        edge=bool(board.rim.get(place)), tile=table.t.board.tiles[board.tile_of[place]].tile,
    )  # fmt: skip


def items(table: TableView, canvas: Canvas) -> list[Target]:
    """All places, those on top last."""
    found: list[Target] = []
    if not table.animations.busy:
        found += on_board(table, canvas)
    found += in_hand(table, canvas)
    table.sides.room = table.layout.left
    given = [] if table.animations.busy else buttons(table, canvas)
    over = given if table.layout.rails != 1 else []
    if not table.animations.busy:
        found += in_tray(table, canvas, over)
    found += given + tools(table, canvas, over) + signs(table, canvas) + sides.tab_places(table)
    return drawn_card.items(table, canvas, found) if table.animations.busy else found


def _answer(table: TableView, choice: Choice) -> Act:
    return lambda: table.answer(choice)


def on_board(table: TableView, canvas: Canvas) -> list[Target]:
    """Squares, tiles, edges and figures that may be chosen."""
    found, made = table.option_map, []
    for key, area in _spots(table, canvas):
        group, what = f"{key[0]}s", key[1:] if len(key) > 2 else key[1]
        choice = getattr(found, group)[what]
        called = name(str(what)) if group == "figures" else label(table, choice)
        made.append(Target(key, area, _answer(table, choice), group, called, choice, within=table.layout.view))
    return made


def move(table: TableView, canvas: Canvas) -> None:
    """The board has moved: its places have, too."""
    areas = dict(_spots(table, canvas))
    for item in table.focus.targets:
        if item.group in ON_BOARD and item.key in areas:
            item.area = areas[item.key]


def _spots(table: TableView, canvas: Canvas) -> Iterator[tuple[tuple[Any, ...], Area]]:
    """The keys of all places on the board, and where each is."""
    view, camera, found, laid = table.layout.view, table.camera, table.option_map, table.t.board.tiles
    unit, (left, top) = camera.unit(canvas), camera.place(canvas, view, 0, 0)

    def area(x: float, y: float, size: int) -> Area:
        return _logical(canvas, (left + round(x * unit), top + round(y * unit)), unit * size)

    for index in found.tiles:
        yield ("tile", index), area(laid[index].x * 4, laid[index].y * 4, 4)
    for index, side in found.edges:
        rect = tiles.edge_rect(canvas, view, camera, laid[index], side, 0.9)
        x, y = canvas.logical(rect.topleft)
        yield ("edge", index, side), Area(x, y, rect.w / canvas.scale, rect.h / canvas.scale)
    for place in found.squares:
        yield ("square", place), area(*xy(place), 1)
    for who in found.figures:
        if (piece := table.stage.pieces.get(who)) is not None:
            yield ("figure", who), area(piece.x, piece.y, piece.base)


def _logical(canvas: Canvas, corner: tuple[int, int], pixels: int) -> Area:
    x, y = canvas.logical(corner)
    return Area(x, y, pixels / canvas.scale, pixels / canvas.scale)


def figure_at(table: TableView, point: tuple[float, float]) -> str:
    """The figure at a point of the board, "" if there is none."""
    if table.canvas is None or not table.layout.view.holds(point):
        return ""
    for who, piece in table.stage.pieces.items():
        corner = table.camera.place(table.canvas, table.layout.view, piece.x, piece.y)
        if _logical(table.canvas, corner, table.camera.unit(table.canvas) * piece.base).holds(point):
            return who
    return ""


# ------------------------------------------------------------------ cards


def hand_seat(table: TableView) -> int:
    """Whose cards lie in the hand: the asked seat's, else the active hero's, as while something is shown."""
    seat = table.client.seat
    return table.t.turn.hero if seat is None or table.animations.busy else seat


def hand_cards(table: TableView) -> list[str]:
    """The cards of the hand; in table mode those that are of use now, if any are."""
    cards = in_front(table.t, hand_seat(table))
    usable = [card for card in cards if card in table.option_map.hand]
    return usable if table.layout.large_print and usable else list(cards)


def hand_page(table: TableView, count: int) -> tuple[float, int]:
    """How wide a card of the hand is, and how many lie side by side; the others are turned to."""
    row, w = table.layout.hand, table.layout.card[0]
    if count * (w + GAP) - GAP <= row.w:
        return w, count
    narrow = max((row.w + GAP) / count - GAP, w * 0.86)
    if count * (narrow + GAP) - GAP <= row.w + 0.5:
        return narrow, count
    fits = max(1, int((row.w - 2 * ARROW - 12 + GAP) / (w * 0.92 + GAP)))
    return min(w, (row.w - 2 * ARROW - 12 + GAP) / fits - GAP), fits


def hand_areas(table: TableView) -> list[tuple[str, int, Area]]:
    """Each card of the hand, how many of it there are, and where it lies; those that are turned away lie beyond the row."""
    hero, cards = table.t.heroes[hand_seat(table)], hand_cards(table)
    row, high = table.layout.hand, table.layout.card[1]
    wide, fits = hand_page(table, len(cards))
    table.sides.first_card = first = min(max(0, table.sides.first_card), max(0, len(cards) - fits))
    start = row.x + (row.w - (fits * (wide + GAP) - GAP)) / 2 - first * (wide + GAP)
    made = []
    for place, card in enumerate(cards):
        area = Area(start + place * (wide + GAP), row.y, wide, high)
        if not first <= place < first + fits:
            area = area.moved(-3000.0 if place < first else 3000.0, 0)
        made.append((card, max(1, hero.items.count(card)), area))
    return made


def in_hand(table: TableView, canvas: Canvas) -> list[Target]:
    """The cards of the hand: some answer the question, the others say why not. The one in focus is turned to."""
    cards, current = hand_cards(table), table.focus.current
    _, fits = hand_page(table, len(cards))
    if isinstance(current, tuple) and current[0] == "card" and current[1] in cards and current != table.sides.turned:
        at = cards.index(current[1])
        table.sides.first_card = min(max(table.sides.first_card, at - fits + 1), at)
    table.sides.turned = current
    made, row = [], table.layout.hand
    for card, _count, area in hand_areas(table):
        choice = table.option_map.hand.get(card)
        if choice is not None and not table.animations.busy:
            made.append(Target(("card", card), area, _answer(table, choice), "hand", name(card), choice, within=row))
        else:
            act = partial(table.refuse, Use(card))
            made.append(Target(("card", card), area, act, "hand", name(card), None, refused=True, within=row))
    return made + _turners(table, len(cards), fits)


def _turners(table: TableView, count: int, fits: int) -> list[Target]:
    """The plates at the ends of the hand that turn to more cards."""
    row, first, made = table.layout.hand, table.sides.first_card, []
    for step, x, more in ((-1, row.x, first > 0), (1, row.x + row.w - ARROW, first + fits < count)):
        if more:
            area = Area(x, row.y, ARROW, row.h)
            made.append(Target(("turn", step), area, partial(table.sides.turn, step * fits), "turners", say("ui-more-cards")))
    return made


def tray_areas(table: TableView, canvas: Canvas, room: Area) -> tuple[list[Area], list[Area]]:
    """Where the cards and the lines of the tray lie in a column of this width, each as high as its text needs."""
    found = table.option_map
    wide = min(214.0 * canvas.stretch**0.9, room.w)
    across = max(1, min(len(found.cards), 5, int((room.w + GAP) / (wide + GAP))))
    high = [cards.readable_high(canvas, wide, card) for card in found.cards]
    made, y = list[Area](), room.y
    for start in range(0, len(high), across):
        row = high[start : start + across]
        left = room.x + (room.w - across * (wide + GAP) + GAP) / 2
        made += [Area(left + place * (wide + GAP), y, wide, max(row)) for place in range(len(row))]
        y += max(row) + GAP
    plates = [button_size(canvas, label(table, choice), size=22, room=room.w) for choice in found.rows]
    if not plates:
        return made, []
    natural = max(plate[0] for plate in plates)
    columns = 2 if len(plates) > 6 and 2 * natural + GAP <= room.w else 1
    tall = max(plate[1] for plate in plates)
    strip = Area(room.x, y, min(room.w, max(natural * columns + GAP, 420.0)), 0)
    strip = strip._replace(x=room.x + (room.w - strip.w) / 2)
    return made, grid(strip, len(plates), (strip.w - GAP * (columns - 1)) / columns - 1, tall, 8)


def in_tray(table: TableView, canvas: Canvas, given: list[Target]) -> list[Target]:
    """Cards and lines that lie nowhere else, under the buttons that are `given`; scrolled where they are many."""
    found, scroll = table.option_map, table.sides.tray
    if not found.tray:
        scroll.fit(NOWHERE, 0)
        return []
    view = table.layout.view
    top = max([view.y + 8, *(item.area.y + item.area.h + 8 for item in given)])
    outer = Area(view.x + 8, top, table.layout.tools.x - view.x - 16, view.y + view.h - top - 8)
    inner = outer.inset(18, 14)
    for room in (inner, inner._replace(w=inner.w - scroll.BAR - 8)):
        laid, lines = tray_areas(table, canvas, room)
        high = depth(inner, [*laid, *lines])
        if high <= inner.h:
            break
    shown = min(high, inner.h)
    inner = inner._replace(y=inner.y + inner.h - shown, h=shown)
    wide = max(part.x + part.w for part in (*laid, *lines)) - min(part.x for part in (*laid, *lines))
    if high <= shown + 1:
        outer = Area(inner.centre[0] - wide / 2 - 18, inner.y - 14, wide + 36, shown + 28)
    else:
        outer = outer._replace(y=inner.y - 14, h=shown + 28)
    table.sides.tray_at = outer
    scroll.fit(inner.inset(-10, -4) if high <= shown + 1 else inner.inset(0, -4), high)
    laid, lines = tray_areas(table, canvas, Area(room.x, inner.y, room.w, shown))
    made = []
    for (card, choice), area in zip(found.cards.items(), laid, strict=True):
        made.append(Target(("card", card), area, _answer(table, choice), "tray", label(table, choice), choice))
    for place, (choice, area) in enumerate(zip(found.rows, lines, strict=True)):
        made.append(Target(("row", place), area, _answer(table, choice), "tray", label(table, choice), choice))
    return scroll.items(made, table.focus, table.pointer)


# ------------------------------------------------------------------ buttons and tools


def buttons(table: TableView, canvas: Canvas) -> list[Target]:
    """Yes, and the word that ends or declines: at the right under the question, in as many lines as they need.

    Where the board is small they lie at the foot of the rail.
    """
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
        made.append(Target(("button", place), Area(x, y, wide, high), _answer(table, choice), "buttons", words, choice))
        x, deep = x - 14, max(deep, high)
    return made[::-1]


def _rail_buttons(table: TableView, canvas: Canvas, usual: Choice | None, cap: str) -> list[Target]:
    rail, made = table.layout.left, list[Target]()
    y = rail.y + rail.h
    for place, choice in reversed(list(enumerate(table.option_map.buttons))):
        words = label(table, choice)
        high = button_size(canvas, words, key=cap if choice == usual else "", size=23, room=rail.w)[1]
        y -= high
        made.append(Target(("button", place), Area(rail.x, y, rail.w, high), _answer(table, choice), "buttons", words, choice))
        y -= 8
    table.sides.room = rail._replace(h=y - rail.y)
    return made[::-1]


def tools(table: TableView, canvas: Canvas, given: list[Target]) -> list[Target]:
    """The small buttons beside the board, as many as there is room for under the buttons that are `given`.

    They keep their places while such buttons come and go: a line is left for them.
    """
    area, each, made = table.layout.tools, table.layout.tool, []
    line = button_size(canvas, say("ui-back"), size=23)[1] + 4 if table.layout.rails != 1 else 0.0
    top = max([area.y + line, *(item.area.y + item.area.h + 8 for item in given)])
    fits = max(1, int((area.y + area.h - top + 6) / (each + 6)))
    commands = {**table.commands(), **sides.commands(table)}
    if table.layout.large_print:
        fits = min(fits, 4)
    names = sorted(commands, key=lambda what: TOOLS.index(what) if what in TOOLS else len(TOOLS) - 2)[:fits]
    table.sides.tools = set(names)
    for place, what in enumerate(what for what in commands if what in names):
        spot = Area(area.x, top + place * (each + 6), each, each)
        made.append(Target(("tool", what), spot, commands[what], "tools", say(f"ui-tool-{what}"), what))
    return made


def signs(table: TableView, canvas: Canvas) -> list[Target]:
    """The Environment in play, as a sign at the rim of the board."""
    card = table.t.environment
    if card is None or (table.option_map.tray and not table.animations.busy):
        return []
    words = say("ui-environment", card=card)
    view = table.layout.view
    high = max(40.0, canvas.high(21) + 12)
    area = Area(view.x + 12, view.y + view.h - high - 12, min(canvas.wide(words, 21, "bold") + 40, view.w - 90), high)
    return [Target(("sign", card), area, partial(table.look, area.centre), "tools", words, card)]


def cards_to_look_at(table: TableView, at: tuple[float, float] | None) -> tuple[list[str], int]:
    """The cards on and beside the table and the tiles of the dungeon, and which of them to open first: what lies at a place or is in focus."""
    t = table.t
    cards = [table.asking] if table.asking else []
    cards += list(table.option_map.cards) + [card for card, _, _ in hand_areas(table)]
    cards += [piece.kind for piece in table.stage.pieces.values() if not piece.hero]
    cards += [t.environment] if t.environment else []
    cards += [effect.card for effect in t.lasting]
    for hero in t.heroes:
        cards += (
            [held.card for held in hero.powers] + hero.items + [threat.card for threat in hero.threats if hasattr(threat, "card")]
        )
    cards += [*(hero.id for hero in t.heroes), *(placed.tile for placed in t.board.tiles[: table.stage.tiles])]
    cards = list(dict.fromkeys(cards))
    wanted = _in_focus(table) if at is None else _lying_at(table, at)
    if wanted in cards:
        return cards, cards.index(wanted)
    return ([], 0) if at is not None else (cards, 0)


def _lying_at(table: TableView, at: tuple[float, float]) -> str:
    """The card, the kind of figure or the tile at a point, "" if there is none."""
    item = table.focus.under(at)
    if who := figure_at(table, at):
        return table.stage.pieces[who].kind
    if item is None or item.group in ON_BOARD:
        return tile_at(table, at)
    return str(item.key[1]) if isinstance(item.key, tuple) and item.key[0] in ("card", "sign", "hero") else ""


def _in_focus(table: TableView) -> str:
    """The card, the kind of figure or the tile in focus, "" if there is none."""
    kind, *rest = table.focus.current if isinstance(table.focus.current, tuple) else ("",)
    match kind:
        case "card":
            return str(rest[0])
        case "figure":
            return table.stage.pieces[rest[0]].kind if rest[0] in table.stage.pieces else str(rest[0])
        case "tile" | "edge":
            return table.t.board.tiles[rest[0]].tile
        case "square":
            return table.t.board.tiles[chart(table.t.board).tile_of[rest[0]]].tile
    return ""


def tile_at(table: TableView, point: tuple[float, float]) -> str:
    """The tile at a point of the board, "" where there is none."""
    if table.canvas is None or not table.layout.view.holds(point):
        return ""
    x, y = table.camera.under(table.canvas, table.layout.view, point)
    shown = table.t.board.tiles[: table.stage.tiles]
    return next((placed.tile for placed in shown if (placed.x, placed.y) == (x // 4, y // 4)), "")
