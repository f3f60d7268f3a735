"""The faces of cards and pieces on the pages of the rulebook."""

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import DUNGEONS, TOWN
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.dungeonville.board import cards
from game.ui.dungeonville.facts import tooltip
from game.ui.dungeonville.facts.thing import Thing
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    ADVENTURER_COLOURS,
    DUNGEON_COLOURS,
    P,
    coin,
    deed_card,
    parchment,
    pawn,
    portrait,
    token,
)
from game.ui.widgets.layout import columns, off_bottom

SHEET, STREET = 1.4, 1.95
"""Width of a sheet of parchment divided by its height: with a portrait or piece, and with a house of the town."""
ROOM = cards.FRAME[0] / cards.FRAME[1]
"""Width of a room card divided by its height."""
ROOM_WIDE = 320.0
"""The greatest width of a room card: with a larger picture its letter and gold would look small."""
DEED = 336 / 240
"""Height of the picture of a deed, relative to its width."""


def adventurer(canvas: Canvas, area: Area, card: str) -> None:
    """The card of an adventurer."""
    parchment(canvas, area)
    cards.person(canvas, area.inset(18, 14), card)


def room(canvas: Canvas, area: Area, card: str) -> None:
    """The card of a room or an item."""
    cards.room_card(canvas, area, card, size=26)


def dungeon(canvas: Canvas, area: Area, card: str) -> None:
    """The entrance of a dungeon, and its deed."""
    entrance, deed = columns(_sheet(canvas, area, card), (3, 2), 16)
    tooltip.draw_thing(canvas, entrance, Thing("dungeon", card))
    deed_card(canvas, positions.square(deed.centre, min(deed.w, deed.h / 1.5), 1.5), card)


def wizard(canvas: Canvas, area: Area, card: str) -> None:
    """The portrait of a wizard between pawn and blood token."""
    seat = COLOURS.index(card)
    left, middle, right = columns(_sheet(canvas, area, card), (1, 2, 1), 12)
    portrait(canvas, positions.square(middle.centre, min(middle.w, middle.h)), seat)
    pawn(canvas, (left.centre[0], left.centre[1] + left.w * 0.7), left.w * 1.4, seat)
    token(canvas, right.centre, right.w * 0.45, seat)


def place(canvas: Canvas, area: Area, card: str) -> None:
    """A house of the town with its price."""
    rest = _sheet(canvas, area, card)
    wide = min(rest.w, rest.h * cards.FRONT[0] / cards.FRONT[1])
    front = positions.square(rest.centre, wide, cards.FRONT[1] / cards.FRONT[0])
    canvas.picture(f"dungeonville/fronts/{card}", front)
    coin(canvas, (front.x + front.w - 34, front.y + 34), 28, str(TOWN[card].price))


def group(canvas: Canvas, area: Area, card: str) -> None:
    """The sign of a class."""
    rest = _sheet(canvas, area, card)
    side = min(rest.w, rest.h)
    canvas.circle(rest.centre, side / 2, class_colour(card))
    canvas.picture(f"dungeonville/signs/{card}", positions.square(rest.centre, side * 0.72))


def class_colour(kind: str) -> Colour:
    """The colour of the dungeon where a class is at home."""
    return next((DUNGEON_COLOURS[row.id] for row in DUNGEONS.values() if kind in row.kinds), ADVENTURER_COLOURS[""])


def piece(canvas: Canvas, area: Area, card: str) -> None:
    """Something else that lies on the table."""
    rest = _sheet(canvas, area, card)
    match card:
        case "deed-house":
            tooltip.draw_thing(canvas, rest, Thing("house"))
        case "deed":
            for spot, deed in zip(columns(rest, len(DUNGEONS), 8), DUNGEONS, strict=True):
                canvas.picture(f"dungeonville/deeds/{deed}", positions.square(spot.centre, spot.w, DEED))
        case "blood":
            for seat, spot in enumerate(columns(rest, len(COLOURS), 10)):
                token(canvas, spot.centre, spot.w / 2, seat)
        case "seeing-stone":
            canvas.picture("dungeonville/tokens/stone", positions.square(rest.centre, rest.h))


def _sheet(canvas: Canvas, area: Area, card: str) -> Area:
    """A sheet of parchment with a name at its foot; returns the area above the name."""
    parchment(canvas, area)
    foot, rest = off_bottom(area.inset(18, 14), canvas.high(30, "title"), 10)
    words = name(card)
    canvas.within(words[:1].upper() + words[1:], foot, 30, P.title, face="title")
    return rest
