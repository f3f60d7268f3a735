"""The table's places: each legal answer where it is seen, the cards of the hand, the tools."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.hero import in_front
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.ravenloft import text, tiles
from game.ui.scene import Scene

if TYPE_CHECKING:
    from game.ui.ravenloft.sitting import Sitting

Act = Callable[[], Scene | None]
GAP = 14.0
ROW = 530.0


def label(table: "Sitting", choice: Choice) -> str:
    """What an answer is called now."""
    decision = table.play.decision
    return text.label(table.t, table.play.speaker, choice, decision.prompt if decision else "")


def items(table: "Sitting", canvas: Canvas) -> list[Item]:
    """All places, those on top last."""
    found: list[Item] = []
    if not table.show.busy:
        found += on_board(table, canvas)
    found += in_hand(table, canvas)
    if not table.show.busy:
        found += in_tray(table, canvas)
        found += buttons(table, canvas)
    return found + tools(table) + signs(table, canvas)


def _answer(table: "Sitting", choice: Choice) -> Act:
    return lambda: table.answer(choice)


def on_board(table: "Sitting", canvas: Canvas) -> list[Item]:
    """Squares, tiles, edges and figures that may be chosen."""
    view, camera, found, t = table.lay.view, table.camera, table.sorted, table.t
    made = []
    for index, choice in found.tiles.items():
        placed = t.board.tiles[index]
        area = _logical(canvas, camera.place(canvas, view, placed.x * 4, placed.y * 4), camera.unit(canvas) * 4)
        made.append(Item(("tile", index), area, _answer(table, choice), "tiles", label(table, choice), choice, within=view))
    for (index, side), choice in found.edges.items():
        rect = tiles.edge_rect(canvas, view, camera, t.board.tiles[index], side, 0.9)
        x, y = canvas.logical(rect.topleft)
        area = Area(x, y, rect.w / canvas.scale, rect.h / canvas.scale)
        made.append(Item(("edge", index, side), area, _answer(table, choice), "edges", label(table, choice), choice, within=view))
    for place, choice in found.squares.items():
        area = camera.area(canvas, view, place)
        made.append(Item(("square", place), area, _answer(table, choice), "squares", label(table, choice), choice, within=view))
    for who, choice in found.figures.items():
        piece = table.stage.pieces.get(who)
        if piece is not None:
            area = _logical(canvas, camera.place(canvas, view, piece.x, piece.y), camera.unit(canvas) * piece.base)
            made.append(Item(("figure", who), area, _answer(table, choice), "figures", name(who), choice, within=view))
    return made


def _logical(canvas: Canvas, corner: tuple[int, int], pixels: int) -> Area:
    x, y = canvas.logical(corner)
    return Area(x, y, pixels / canvas.scale, pixels / canvas.scale)


def figure_at(table: "Sitting", point: tuple[float, float]) -> str:
    """The figure at a point of the board, "" if there is none."""
    if table.canvas is None or not table.lay.view.holds(point):
        return ""
    for who, piece in table.stage.pieces.items():
        corner = table.camera.place(table.canvas, table.lay.view, piece.x, piece.y)
        if _logical(table.canvas, corner, table.camera.unit(table.canvas) * piece.base).holds(point):
            return who
    return ""


# ------------------------------------------------------------------ cards


def hand_seat(table: "Sitting") -> int:
    """Whose cards lie in the hand: the asked seat's, else the active hero's."""
    seat = table.play.seat
    return table.t.turn.hero if seat is None else seat


def hand_areas(table: "Sitting") -> list[tuple[str, int, Area]]:
    """Each card of the hand, how many of it there are, and where it lies."""
    hero = table.t.heroes[hand_seat(table)]
    cards = in_front(table.t, hand_seat(table))
    row, (w, h) = table.lay.hand, table.lay.card
    step = min(w + GAP, (row.w - w) / max(1, len(cards) - 1))
    start = row.x + (row.w - (step * (len(cards) - 1) + w)) / 2
    return [(card, max(1, hero.items.count(card)), Area(start + place * step, row.y, w, h)) for place, card in enumerate(cards)]


def in_hand(table: "Sitting", canvas: Canvas) -> list[Item]:
    """The cards of the hand: some answer the question, the others say why not."""
    made = []
    for card, _count, area in hand_areas(table):
        choice = table.sorted.hand.get(card)
        if choice is not None and not table.show.busy:
            made.append(Item(("card", card), area, _answer(table, choice), "hand", name(card), choice))
        else:
            made.append(Item(("card", card), area, partial(table.refuse, Use(card)), "hand", name(card), None, refused=True))
    return made


def tray_card(table: "Sitting") -> tuple[int, float, float]:
    """How many cards lie side by side in the tray, and how large they are."""
    across = min(max(1, len(table.sorted.cards)), 5)
    room = (table.lay.view.w - 130) / across - GAP
    wide, high = (270.0, 430.0) if table.lay.compact else (214.0, 340.0)
    if len(table.sorted.cards) > across:
        high = min(high, (table.lay.view.h - 150) / 2 - GAP)
    return across, min(wide, room), high


def tray_area(table: "Sitting") -> Area:
    """The panel on which cards or lines are laid out for a choice."""
    found, view = table.sorted, table.lay.view
    if found.cards:
        across, wide, high = tray_card(table)
        down = -(-len(found.cards) // across)
        w, h = across * (wide + GAP) + 34, down * (high + GAP) + 34 + len(found.rows) * 58
    else:
        across = 1 if len(found.rows) <= 8 else 2
        down = -(-len(found.rows) // across)
        w, h = across * ROW + 40, down * 58 + 34
    return Area(view.centre[0] - 34 - w / 2, view.y + view.h - h - 70, w, h)


def in_tray(table: "Sitting", canvas: Canvas) -> list[Item]:
    """Cards and lines that lie nowhere else."""
    found = table.sorted
    if not found.tray:
        return []
    area, made = tray_area(table), []
    across, wide, high = tray_card(table)
    for place, (card, choice) in enumerate(found.cards.items()):
        x = area.x + 24 + place % across * (wide + GAP)
        y = area.y + 24 + place // across * (high + GAP)
        made.append(Item(("card", card), Area(x, y, wide, high), _answer(table, choice), "tray", label(table, choice), choice))
    top = area.y + 20 + (-(-len(found.cards) // across) * (high + GAP) if found.cards else 0)
    columns = 1 if len(found.rows) <= 8 else 2
    for place, choice in enumerate(found.rows):
        spot = Area(
            area.x + 20 + place % columns * ROW, top + place // columns * 58, ROW - 12 if columns > 1 else area.w - 40, 50
        )
        made.append(Item(("row", place), spot, _answer(table, choice), "tray", label(table, choice), choice))
    return made


# ------------------------------------------------------------------ buttons and tools


def buttons(table: "Sitting", canvas: Canvas) -> list[Item]:
    """Yes, and the word that ends or declines."""
    row, made = table.lay.buttons, []
    x = row.x + row.w
    for place, choice in reversed(list(enumerate(table.sorted.buttons))):
        words = label(table, choice)
        wide = canvas.wide(words, 23, "bold") + 130
        x -= wide
        made.append(Item(("button", place), Area(x, row.y, wide, row.h), _answer(table, choice), "buttons", words, choice))
        x -= 14
    return made[::-1]


def tools(table: "Sitting") -> list[Item]:
    """The small buttons beside the board."""
    area, made = table.lay.tools, []
    each = area.w
    for place, (what, act) in enumerate(table.commands().items()):
        spot = Area(area.x, area.y + 60 + place * (each + 6), each, each)
        made.append(Item(("tool", what), spot, act, "tools", say(f"ui-tool-{what}"), what))
    return made


def signs(table: "Sitting", canvas: Canvas) -> list[Item]:
    """The Environment in play, as a sign at the rim of the board."""
    card = table.t.environment
    if card is None:
        return []
    words = say("ui-environment", card=card)
    view = table.lay.view
    area = Area(view.x + 12, view.y + view.h - 52, canvas.wide(words, 21, "bold") + 40, 40)
    return [Item(("sign", card), area, partial(table.look, area.centre), "tools", words, card)]


def cards_to_look_at(table: "Sitting", at: tuple[float, float] | None) -> tuple[list[str], int]:
    """The cards on and beside the table, and which of them to open first."""
    t = table.t
    cards = list(table.sorted.cards) + [card for card, _, _ in hand_areas(table)]
    cards += [piece.kind for piece in table.stage.pieces.values() if not piece.hero]
    cards += [t.environment] if t.environment else []
    cards += [effect.card for effect in t.lasting]
    for hero in t.heroes:
        cards += (
            [held.card for held in hero.powers] + hero.items + [threat.card for threat in hero.threats if hasattr(threat, "card")]
        )
    cards = list(dict.fromkeys([*cards, *(hero.id for hero in t.heroes)]))
    wanted = ""
    if at is not None:
        item, who = table.ring.under(at), figure_at(table, at)
        if who:
            wanted = table.stage.pieces[who].kind
        elif item is not None and isinstance(item.key, tuple) and item.key[0] in ("card", "sign", "hero"):
            wanted = item.key[1]
        if wanted not in cards:
            return [], 0
    elif isinstance(table.ring.current, tuple) and table.ring.current[0] in ("card", "figure"):
        wanted = table.ring.current[1]
        wanted = table.stage.pieces[wanted].kind if wanted in table.stage.pieces else wanted
    return cards, cards.index(wanted) if wanted in cards else 0
