"""Paints what covers a board: the tray, a message or tip, the defence dice."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.panels import cards, tips
from game.ui.terrorscape.panels.killer_turn import open_card
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.controls import button

P = TERRORSCAPE


def tray(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Paint the lines and cards of the tray; return their areas."""
    shown = [item for item in table.focus.targets if item.group == "tray" and isinstance(item.key, tuple)]
    for item in shown:
        highlighted = table.focused(item.key)
        if item.key[0] == "card":  # type: ignore[index]
            cards.card(canvas, item.area, str(item.key[1]), highlighted=highlighted)  # type: ignore[index]
        else:
            button(canvas, item.area, item.label, P, focused=highlighted, size=22)
    return [item.area.inset(-8) for item in shown]


def message_or_tip(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Paint the message of the program, else the tip of the focused target; return its area."""
    side, board = table.client, half.viewport.area
    if table.dice:
        _dice(canvas, board, table.dice)
    if side.message:
        low = not any(item.group == "tray" for item in table.focus.targets)
        return [_message_box(canvas, board, side.message, GREEN if side.good else RED_LIGHT, low=low)]
    shown = half.side == KILLER and table.shown is not None and open_card(canvas, table, half) is not None
    return [] if shown else tips.paint(canvas, table, half)


def _dice(canvas: Canvas, board: Area, faces: tuple[int, ...]) -> None:
    """Paint the defence dice."""
    side = min(80.0, board.h * 0.15)
    x, y = board.centre[0] - (len(faces) * (side + 14) - 14) / 2, board.y + board.h * 0.34 - side - 16
    for face in faces:
        canvas.box(Area(x + 3, y + 5, side, side), BLACK, radius=12, alpha=150)
        canvas.picture(f"terrorscape/tokens/die-{face}", Area(x, y, side, side))
        x += side + 14


def _message_box(canvas: Canvas, board: Area, words: str, line: Colour, *, low: bool) -> Area:
    """Paint a sentence in a box over the board; return its area."""
    size = 23.0
    wide = min(board.w - 40, canvas.wide(words, size, "bold") + 52)
    size = canvas.block(words, Area(0, 0, wide - 40, board.h * 0.5), size, "bold", 14)
    high = canvas.tall(words, size, wide - 40, "bold") + 24
    area = Area(board.centre[0] - wide / 2, board.y + board.h - high - 12 if low else board.y + board.h * 0.36, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(20, 11), size, rgb("#fff6e0"), face="bold", align="centre")
    return area
