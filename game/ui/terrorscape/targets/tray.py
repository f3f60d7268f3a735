"""The tray over the board: cards to pick, and answers without a place on the board."""

from collections.abc import Iterable

from game.rules.engine.script import Choice
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets.answer_targets import answer_action, label
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import flow

SMALL = 640.0
LOW = 440.0
"""The least width and height of a board with a tray on it, at text scale 1."""


def in_tray(table: TableView, canvas: Canvas, half: Half, left: Iterable[Choice]) -> list[Target]:
    """The cards in the middle of the board, and lines at its bottom for answers without another target."""
    made, board = list[Target](), tray_room(canvas, half)
    chosen = [(label(table, choice), choice) for choice in left]
    sizes = [button_size(canvas, words, size=22, room=board.w - 40) for words, _ in chosen]
    laid = flow(Area(board.x + 20, 0, board.w - 40, 0), sizes, 8)
    high = max((area.y + area.h for area in laid), default=0.0)
    for place, ((words, choice), area) in enumerate(zip(chosen, laid, strict=True)):
        spot = area.moved(0, board.y + board.h - high - 14)
        made.append(Target(("row", place), spot, answer_action(table, choice), "tray", words, choice))
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
        made.append(
            Target(("card", card), Area(x, y, wide, tall), answer_action(table, choice), "tray", label(table, choice), choice)
        )
    return made


def tray_room(canvas: Canvas, half: Half) -> Area:
    """The area of the tray: the board, or the panels too if the board is small."""
    board = half.viewport.area
    k = max(1.0, canvas.stretch)
    if board.w >= SMALL * k and board.h >= LOW * k:
        return board
    return Area(half.area.x + 10, board.y, half.area.w - 20, half.prompt.y - board.y - 6)


def tray_card(canvas: Canvas, half: Half, count: int) -> tuple[float, float]:
    """The size of each card in the tray: side by side if possible, and never too wide to read."""
    room, k = tray_room(canvas, half), canvas.stretch
    high = min(340.0 * k, room.h - 40) if room == half.viewport.area else room.h
    most, least = 240.0 * k, max(140.0, min(170.0 * k, room.w * 0.3))
    return min(most, max(least, (room.w - 20) / max(1, count) - 12)), high
