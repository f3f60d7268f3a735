"""The pages of the rulebook about Dungeonville's dungeons, wizards, adventurers, rooms, items, places and pieces, and their faces."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, MAJOR, NUMBERS, ROOMS, TOWN, rooms_of
from game.rules.dungeonville.tables.content import SURVIVAL
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import printed_rooms
from game.ui.dungeonville.facts.descriptions import HOUSE_RULES, class_line, room_kind
from game.ui.dungeonville.facts.thing import Chips, LetterChip, Thing, draw_thing
from game.ui.dungeonville.panels import pieces
from game.ui.dungeonville.panels.pieces import coin, deed_card, parchment, pawn, portrait, token
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.theme import ADVENTURER_COLOURS, DUNGEON_COLOURS, PLANK, WIZARD_INKS, P
from game.ui.screens.rulebook.card_types import CardRow, CardType, CardTypes
from game.ui.screens.rulebook.parts import TEXT, BookProps, card_buttons, heading, paragraph
from game.ui.widgets.boxes import Box
from game.ui.widgets.layout import columns, off_bottom

SHEET, STREET, ROOM = 1.4, 1.95, pieces.FRAME[0] / pieces.FRAME[1]
"""Width divided by height: of a sheet of parchment with a portrait or piece, of one with a house of the town, of a room card."""
ROOM_WIDE = 320.0
"""The greatest width of a room card: with a larger picture its letter and gold would look small."""
DEED = 336 / 240
"""Height of the picture of a deed, relative to its width."""


class Piece(NamedTuple):
    """Something without a row of its own in the tables: its id, and the rules that it cites."""

    id: str
    rules: Sequence[str]


def _by_id(rules: Mapping[str, Sequence[str]]) -> Mapping[str, Piece]:
    return {card: Piece(card, cited) for card, cited in rules.items()}


def _members(kind: str) -> Sequence[str]:
    """The adventurers of a class, by rank."""
    return [row.id for row in ADVENTURERS.values() if row.kind == kind]


def _class_rules(kind: str) -> Sequence[str]:
    """The rules that all adventurers of a class cite, and those about the items of classes (DV-082, DV-083)."""
    cited = dict.fromkeys(rule for who in _members(kind) for rule in ADVENTURERS[who].rules)
    return [*cited, *(("DV-082", "DV-083") if kind in MAJOR else ())]


PIECES = _by_id(
    {
        "deed-house": HOUSE_RULES,
        "deed": ("DV-007", "DV-013", "DV-090", "DV-106", "DV-112"),
        "blood": ("DV-009", "DV-028", "DV-052", "DV-067", "DV-105", "DV-122"),
        "seeing-stone": ("DV-008", "DV-017", "DV-019", "DV-020"),
    }
)
"""What else lies on the table."""
WIZARDS = _by_id(dict.fromkeys(COLOURS, ("DV-001", "DV-009", "DV-013", "DV-015", "DV-016")))
"""The wizards by their colours."""
ITEM_CARDS = _by_id({item: (*row.rules, *ROOMS[item].rules) for item, row in ITEMS.items()})
"""The items, each with the rules about its effect and about its card among the rooms."""
CLASSES = _by_id({kind: _class_rules(kind) for kind in (*MAJOR, *(row.kind for row in ADVENTURERS.values()))})
"""The classes: the ten that have an item, then the others."""


# ------------------------------------------------------------------ faces


def _sheet(canvas: Canvas, area: Area, card: str) -> Area:
    """A sheet of parchment with a name at its foot; returns the area above the name."""
    parchment(canvas, area)
    foot, rest = off_bottom(area.inset(18, 14), canvas.high(30, "title"), 10)
    words = name(card)
    canvas.within(words[:1].upper() + words[1:], foot, 30, P.title, face="title")
    return rest


def _adventurer_face(canvas: Canvas, area: Area, card: str) -> None:
    parchment(canvas, area)
    pieces.person(canvas, area.inset(18, 14), card)


def _room_face(canvas: Canvas, area: Area, card: str) -> None:
    pieces.room_card(canvas, area, card, size=26)


def _dungeon_face(canvas: Canvas, area: Area, card: str) -> None:
    entrance, deed = columns(_sheet(canvas, area, card), (3, 2), 16)
    draw_thing(canvas, entrance, Thing("dungeon", card))
    deed_card(canvas, square(deed.centre, min(deed.w, deed.h / 1.5), 1.5), card)


def _wizard_face(canvas: Canvas, area: Area, card: str) -> None:
    """The portrait of a wizard between pawn and blood token."""
    seat = COLOURS.index(card)
    left, middle, right = columns(_sheet(canvas, area, card), (1, 2, 1), 12)
    portrait(canvas, square(middle.centre, min(middle.w, middle.h)), seat)
    pawn(canvas, (left.centre[0], left.centre[1] + left.w * 0.7), left.w * 1.4, seat)
    token(canvas, right.centre, right.w * 0.45, seat)


def _place_face(canvas: Canvas, area: Area, card: str) -> None:
    """A house of the town with its price."""
    rest, (wide, high) = _sheet(canvas, area, card), positions.FRONT
    front = square(rest.centre, min(rest.w, rest.h * wide / high), high / wide)
    canvas.picture(f"dungeonville/fronts/{card}", front)
    coin(canvas, (front.x + front.w - 34, front.y + 34), 28, str(TOWN[card].price))


def _class_face(canvas: Canvas, area: Area, card: str) -> None:
    rest = _sheet(canvas, area, card)
    side = min(rest.w, rest.h)
    canvas.circle(rest.centre, side / 2, _class_colour(card))
    canvas.picture(f"dungeonville/signs/{card}", square(rest.centre, side * 0.72))


def _class_colour(kind: str) -> Colour:
    """The colour of the dungeon where a class is at home."""
    return next((DUNGEON_COLOURS[row.id] for row in DUNGEONS.values() if kind in row.kinds), ADVENTURER_COLOURS[""])


def _piece_face(canvas: Canvas, area: Area, card: str) -> None:
    rest = _sheet(canvas, area, card)
    match card:
        case "deed-house":
            draw_thing(canvas, rest, Thing("house"))
        case "deed":
            for spot, deed in zip(columns(rest, len(DUNGEONS), 8), DUNGEONS, strict=True):
                canvas.picture(f"dungeonville/deeds/{deed}", square(spot.centre, spot.w, DEED))
        case "blood":
            for seat, spot in enumerate(columns(rest, len(COLOURS), 10)):
                token(canvas, spot.centre, spot.w / 2, seat)
        case "seeing-stone":
            canvas.picture("dungeonville/tokens/stone", square(rest.centre, rest.h))


# ------------------------------------------------------------------ words


def _text(card: str) -> Sequence[str]:
    return [say(f"text-{card}")]


def _adventurer_words(card: str) -> Sequence[str]:
    row = ADVENTURERS[card]
    colourless = () if row.colour else (say("text-colourless"),)
    return [say(f"text-{card}"), say("ui-dv-inspect-fights", rank=row.rank), say(f"text-{row.kind}"), *colourless]


def _chips(message: str, letters: Sequence[tuple[str, str]]) -> Sequence[Box]:
    """A heading, a sentence, and letters of dungeons, each with the number of rooms that have it."""
    chips = [LetterChip(letter, dungeon, str(printed_rooms(dungeon)[letter])) for letter, dungeon in letters]
    return [heading(say(message)), paragraph(say(f"{message}-count")), Chips(tuple(chips), TEXT)]


def _letters(_book: BookProps, _canvas: Canvas, card: str) -> Sequence[Box]:
    """The letters of an adventurer, each with the number of rooms that have it; none if they are found out at the entrance."""
    found = [(letter, dungeon) for letter, dungeon in zip(ADVENTURERS[card].letters, DUNGEONS, strict=True) if letter in SURVIVAL]
    return _chips("ui-dv-page-letters", found) if found else ()


def _victims(book: BookProps, canvas: Canvas, card: str) -> Sequence[Box]:
    """The adventurers who have the letter of a room."""
    row = ROOMS[card]
    found = [one.id for one in ADVENTURERS.values() if one.letter(row.dungeon) == row.letter]
    return [heading(say("ui-dv-page-victims")), card_buttons(book, canvas, found)]


# ------------------------------------------------------------------ related cards


def _item_of(kind: str) -> Sequence[str]:
    return [row.id for row in ITEMS.values() if row.kind == kind]


def _rooms(dungeon: str) -> Mapping[str, CardRow]:
    return {card: ROOMS[card] for card in rooms_of(dungeon) if card not in ITEMS}


PIECE_LINKS: Mapping[str, Sequence[str]] = {"deed": ("deed-house", *DUNGEONS), "deed-house": ("deed",), "blood": tuple(WIZARDS)}


# ------------------------------------------------------------------ the types


def _room_colour(card: str) -> Colour:
    return DUNGEON_COLOURS[ROOMS[card].dungeon]


CARD_PAGES = CardTypes(
    CardType(
        "ui-dv-page-dungeons", DUNGEONS, lambda card: say("ui-dv-page-dungeon"), lambda card: DUNGEON_COLOURS[card],
        _dungeon_face, SHEET, words=_text,
        boxes=lambda _book, _canvas, card: _chips("ui-dv-page-room-letters", [(letter, card) for letter in SURVIVAL]),
        related=lambda card: [*DUNGEONS[card].kinds, *(room for room in rooms_of(card) if room in ITEMS), *_rooms(card)],
    ),
    CardType(
        "ui-dv-page-wizard-list", WIZARDS, lambda card: say("ui-dv-page-wizard", title=say(f"title-{card}")),
        lambda card: WIZARD_INKS[COLOURS.index(card)], _wizard_face, SHEET, words=_text,
    ),
    CardType(
        "ui-dv-page-adventurers", ADVENTURERS, class_line, lambda card: ADVENTURER_COLOURS[ADVENTURERS[card].colour],
        _adventurer_face, SHEET, words=_adventurer_words, boxes=_letters,
        related=lambda card: [ADVENTURERS[card].kind, *_item_of(ADVENTURERS[card].kind)],
    ),
    CardType(
        "ui-dv-page-classes", CLASSES, lambda card: say("ui-dv-page-class", count=len(_members(card))), _class_colour, _class_face,
        SHEET, words=_text, related=lambda card: [*_item_of(card), *_members(card)],
    ),
    CardType(
        "ui-dv-page-items", ITEM_CARDS, room_kind, _room_colour, _room_face, ROOM, ROOM_WIDE,
        words=lambda card: [say(f"tale-{card}"), say(f"text-{card}"), say("ui-dv-inspect-pays", gold=NUMBERS.item_gold)],
        related=lambda card: [ITEMS[card].dungeon, ITEMS[card].kind],
    ),
    CardType(
        "ui-dv-page-places", TOWN, lambda card: say("ui-dv-page-place", gold=TOWN[card].price), lambda card: PLANK,
        _place_face, STREET, words=lambda card: [say(f"text-{card}"), say("ui-dv-inspect-order")],
    ),
    CardType(
        "ui-dv-page-pieces", PIECES, lambda card: say("ui-dv-page-piece"), lambda card: P.title, _piece_face, SHEET,
        words=_text, related=lambda card: PIECE_LINKS.get(card, ()),
    ),
    *(
        CardType(
            f"ui-dv-page-rooms-{dungeon}", _rooms(dungeon), room_kind, _room_colour, _room_face, ROOM, ROOM_WIDE,
            words=lambda card: [
                say(f"text-{card}"), say("ui-dv-inspect-kills", letter=ROOMS[card].letter, dungeon=ROOMS[card].dungeon),
            ],
            boxes=_victims, related=lambda card: [ROOMS[card].dungeon],
        )
        for dungeon in DUNGEONS
    ),
)  # fmt: skip
"""A chapter for each sort of thing in the box."""
