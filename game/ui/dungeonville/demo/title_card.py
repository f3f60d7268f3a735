"""The title card of a demo match, in large letters for passers-by."""

from collections.abc import Sequence

from game.rules.dungeonville.tables.cards import DUNGEONS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK
from game.ui.dungeonville import style
from game.ui.widgets.layout import columns, middle

TITLE, TEXT, GAP = 76.0, 34.0, 18.0
CARD = 0.2
"""The height of the row of deeds, as a share of the window."""


def paint(canvas: Canvas, room: Area, lines: Sequence[str], shown: int) -> None:
    """The name of the game, its five deeds, and the first `shown` of the lines."""
    inside = min(room.w * 0.72, 1280.0 * max(1.0, canvas.stretch)) - 80
    size = canvas.fitting(say("game-dungeonville"), TITLE, inside, "title")
    head, cards = canvas.high(size, "title"), room.h * CARD
    text = next((one for one in (TEXT, 30.0, 26.0, 22.0) if _high(canvas, lines, one, inside) + head + cards + 90 < room.h), 20.0)
    area = middle(room, inside + 80, head + cards + _high(canvas, lines, text, inside) + 80)
    canvas.veil(room, INK, 130)
    style.parchment(canvas, area, style.P.focus, wide=4)
    y = area.y + 20
    canvas.text(say("game-dungeonville"), (area.centre[0], y), size, style.P.title, face="title", align="centre")
    y += head + 8
    wide = cards * 0.7
    row = middle(Area(area.x, y, area.w, cards), min(inside, 5 * wide + 4 * 26), cards)
    for dungeon, spot in zip(DUNGEONS, columns(row, len(DUNGEONS), 26), strict=True):
        style.deed_card(canvas, spot, dungeon)
    y += cards + GAP
    for place, words in enumerate(lines):
        high = canvas.tall(words, text, inside, "bold")
        if place < shown:
            colour = style.P.danger if place == len(lines) - 1 else style.P.text
            canvas.paragraph(words, Area(area.x + 40, y, inside, high + 4), text, colour, face="bold", align="centre")
        y += high + GAP


def _high(canvas: Canvas, lines: Sequence[str], size: float, wide: float) -> float:
    """The height of all lines with their gaps."""
    return sum(canvas.tall(words, size, wide, "bold") + GAP for words in lines)
