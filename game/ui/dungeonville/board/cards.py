"""Cards on the stage: a place of the town with the adventurer there, and a room of a dungeon."""

from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS, TOWN
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    PAPER,
    P,
    coin,
    label,
    letter_chip,
    letters_height,
    letters_row,
    medallion,
    parchment,
)
from game.ui.widgets.layout import off_bottom, off_top

FRAME, HOLE = (240.0, 336.0), Area(16, 54, 208, 126)
"""The size of a room's frame as drawn, and the hole in it for the picture."""
FRONT, PLANK = (416.0, 140.0), 44 / 140
"""The size of a house front as drawn, and the share of its height that is the plank for the name."""
ROOMY = 205.0
"""A town card that is higher than this shows the whole house front."""
PLANK_COLOUR = rgb("#5a3318")


def town_card(canvas: Canvas, area: Area, place: str, adventurer: str, *, faint: bool) -> None:
    """A place of the town with its price and the adventurer there."""
    parchment(canvas, area)
    plank = canvas.high(22, "bold") + 4
    front = area.w * FRONT[1] / FRONT[0] if plank < 36 and area.h > ROOMY else plank + 8
    head, rest = off_top(area, front, 0)
    if front > plank + 8:
        canvas.picture(f"dungeonville/fronts/{place}", head, cover=True, eye=1.0)
    else:
        canvas.box(head, (mix(P.title, PAPER, 0.1), P.title), None, radius=6)
    low = front * PLANK if front > plank + 8 else front
    if low < (least := canvas.high(20, "bold") - 4):  # the plank as drawn is too low for letters of this size
        low = least
        canvas.box(Area(head.x, head.y + head.h - low, head.w, low), PLANK_COLOUR, None, radius=2)
    spot = Area(head.x + 10, head.y + head.h - low, head.w - 24 if low < front else head.w - 64, low)
    label(canvas, (name(place),), spot, 20 if low < front else 22, PAPER, face="bold", align="left")
    coin(canvas, (head.x + head.w - 26, min(head.y + 26, head.centre[1] + 4)), 24, str(TOWN[place].price))
    if adventurer:
        person(canvas, rest.inset(10, 6), adventurer, faint=faint)


def person(canvas: Canvas, area: Area, adventurer: str, *, at: str = "", faint: bool = False) -> None:
    """An adventurer on a card: medallion, rank, class, name, letters."""
    row = ADVENTURERS[adventurer]
    chips, upper = off_bottom(area, min(letters_height(canvas, area.w), area.h * 0.5), 6)
    letters_row(canvas, chips, row.letters, at)
    word = _name(canvas, upper, adventurer)
    top = Area(upper.x, upper.y, upper.w, upper.h - word - 2)
    rank = canvas.wide("88", 30, "title")
    if top.w * 0.46 < rank + 10 or top.w < 0.6 * top.h:  # too narrow for text beside the medallion
        _upright(canvas, top, adventurer, faint=faint)
        return
    radius = min(top.h / 2, top.w * 0.27)
    medallion(canvas, (top.x + radius, top.centre[1]), radius, adventurer, grey=faint)
    x, room = top.x + 2 * radius + 10, top.w - 2 * radius - 10
    big = min(44.0, top.h * 0.5)
    wide = canvas.text(str(row.rank), (x, top.y), big, P.text, face="title")
    y = top.y + canvas.high(big, "title") * 0.95
    if y + canvas.high(20) > top.y + top.h + 4:  # no room below the rank: write it beside
        x, y, room = x + wide + 8, top.y + (canvas.high(big, "title") - canvas.high(20)) / 2, room - wide - 8
    label(canvas, (name(row.kind),), Area(x, y, room, canvas.high(20)), 20, P.text, align="left")
    colour = name(row.colour) if row.colour else say("name-colourless")
    if y + 2 * canvas.high(20) <= top.y + top.h + 4:
        spot = Area(x, y + canvas.high(20) - 2, room, canvas.high(17, "italic"))
        label(canvas, (colour,), spot, 17, P.muted, face="italic", align="left")


def _name(canvas: Canvas, area: Area, adventurer: str) -> float:
    """Write the name at the foot of a card in one line or two; returns its height, 0 if there is no room."""
    words = name(adventurer)
    size = canvas.fitting(words, 20, area.w, "bold", 0.75)
    style = "bold" if canvas.wide(words, size, "bold") <= area.w else "text"
    high = canvas.tall(words, size, area.w, style)
    broken = any(canvas.wide(part, size, style) > area.w for part in words.split())
    if broken or area.h - high < 2 * canvas.high(20):
        return 0.0
    canvas.paragraph(words, Area(area.x, area.y + area.h - high, area.w, high), size, P.text, face=style)
    return high


def _upright(canvas: Canvas, area: Area, adventurer: str, *, faint: bool) -> None:
    """A narrow card: the medallion, below it the rank and the class, or the sign of the class."""
    row = ADVENTURERS[adventurer]
    number, kind = canvas.high(30, "title") * 0.9, canvas.high(20)
    both = area.h - number - kind > kind
    low = number + (kind if both else 0)
    radius = max(4.0, min(area.w / 2, (area.h - low) / 2))
    medallion(canvas, (area.centre[0], area.y + (area.h - low) / 2), radius, adventurer, grey=faint)
    y, wide = area.y + area.h - low, canvas.wide(str(row.rank), 30, "title")
    named = both and label(canvas, (name(row.kind),), Area(area.x, y + number, area.w, kind), 20, P.text)
    side = min(number * 0.62, area.w - wide - 4)
    beside = 0.0 if named or side < 12 else side + 4
    canvas.text(str(row.rank), (area.centre[0] - beside / 2, y), 30, P.text, face="title", align="centre")
    if beside:
        x = area.centre[0] - beside / 2 + wide / 2 + 4 + side / 2
        canvas.picture(f"dungeonville/signs/{row.kind}", positions.square((x, y + number / 2), side))


def room_card(canvas: Canvas, area: Area, room: str, *, carried: bool = True, size: float = 19) -> None:
    """A room: its picture, letter, gold and name in a text size; grey if it was left behind."""
    row, k = ROOMS[room], area.w / FRAME[0]
    picture = Area(area.x + HOLE.x * k, area.y + HOLE.y * k * area.h / (FRAME[1] * k), HOLE.w * k, HOLE.h * area.h / FRAME[1])
    if art.has(f"dungeonville/rooms/{room}"):
        canvas.picture(f"dungeonville/rooms/{room}", picture, cover=True, grey=not carried)
    else:
        canvas.box(picture, mix(DUNGEON_COLOURS[row.dungeon], INK, 0.45), None, radius=4)
    canvas.picture(f"dungeonville/frames/{row.dungeon}", area)
    if row.letter:
        letter_chip(canvas, Area(area.x + 8, area.y + 8, 34, 34), row.letter, row.dungeon)
        coin(canvas, (area.x + area.w - 24, area.y + 24), 19, str(row.gold))
    low = picture.y + picture.h + 4
    words = Area(area.x + 12, low, area.w - 24, area.y + area.h - low - 10)
    if not carried:
        note = canvas.high(17)
        label(
            canvas,
            (say("ui-dv-left-behind"),),
            Area(words.x, words.y + words.h - note, words.w, note),
            17,
            mix(P.danger, INK, 0.75),
        )
        words = words._replace(h=words.h - note)
    size = canvas.block(name(room), words, size, "bold")
    if canvas.tall(name(room), size, words.w, "bold") <= words.h + 1:
        canvas.paragraph(name(room), words, size, P.text, face="bold", align="centre", middle=True)
