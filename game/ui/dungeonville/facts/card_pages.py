"""The pages of the rulebook about Dungeonville's dungeons, wizards, adventurers, rooms, items, places and pieces."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, MAJOR, NUMBERS, ROOMS, TOWN, rooms_of
from game.rules.dungeonville.tables.content import SURVIVAL
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Colour
from game.ui.dungeonville.board.cards import PLANK_COLOUR
from game.ui.dungeonville.facts import card_faces, counts
from game.ui.dungeonville.facts.card_faces import ROOM, ROOM_WIDE, SHEET, STREET
from game.ui.dungeonville.facts.descriptions import HOUSE_RULES, class_line
from game.ui.dungeonville.facts.thing import Chips, LetterChip
from game.ui.dungeonville.style import ADVENTURER_COLOURS, DUNGEON_COLOURS, WIZARD_INKS, P
from game.ui.screens.rulebook.card_types import CardRow, CardType, CardTypes
from game.ui.screens.rulebook.parts import TEXT, BookProps, card_buttons, heading, paragraph
from game.ui.widgets.boxes import Box


class Piece(NamedTuple):
    """Something without a row of its own in the tables: its id, and the rules that it cites."""

    id: str
    rules: Sequence[str]


PIECES = {
    one.id: one
    for one in (
        Piece("deed-house", HOUSE_RULES),
        Piece("deed", ("DV-007", "DV-013", "DV-090", "DV-106", "DV-112")),
        Piece("blood", ("DV-009", "DV-028", "DV-052", "DV-067", "DV-105", "DV-122")),
        Piece("seeing-stone", ("DV-008", "DV-017", "DV-019", "DV-020")),
    )
}
"""What else lies on the table."""
WIZARDS = {colour: Piece(colour, ("DV-001", "DV-009", "DV-013", "DV-015", "DV-016")) for colour in COLOURS}
"""The wizards by their colours."""
ITEM_CARDS = {item: Piece(item, (*row.rules, *ROOMS[item].rules)) for item, row in ITEMS.items()}
"""The items, each with the rules about its effect and about its card among the rooms."""


def _members(kind: str) -> Sequence[str]:
    """The adventurers of a class, by rank."""
    return [row.id for row in ADVENTURERS.values() if row.kind == kind]


def _class_rules(kind: str) -> Sequence[str]:
    """The rules that all adventurers of a class cite, and those about the items of classes (DV-082, DV-083)."""
    cited = dict.fromkeys(rule for who in _members(kind) for rule in ADVENTURERS[who].rules)
    return [*cited, *(("DV-082", "DV-083") if kind in MAJOR else ())]


CLASSES = {kind: Piece(kind, _class_rules(kind)) for kind in dict.fromkeys((*MAJOR, *(row.kind for row in ADVENTURERS.values())))}
"""The classes: the ten that have an item, then the others."""


# ------------------------------------------------------------------ words


def _adventurer_words(card: str) -> Sequence[str]:
    row = ADVENTURERS[card]
    colourless = () if row.colour else (say("text-colourless"),)
    return [say(f"text-{card}"), say("ui-dv-inspect-fights", rank=row.rank), say(f"text-{row.kind}"), *colourless]


def _room_kind(card: str) -> str:
    row = ROOMS[card]
    return say("ui-dv-inspect-room", dungeon=row.dungeon, letter=row.letter, gold=row.gold)


def _room_words(card: str) -> Sequence[str]:
    row = ROOMS[card]
    return [say(f"text-{card}"), say("ui-dv-inspect-kills", letter=row.letter, dungeon=row.dungeon)]


def _item_words(card: str) -> Sequence[str]:
    return [say(f"tale-{card}"), say(f"text-{card}"), say("ui-dv-inspect-pays", gold=NUMBERS.item_gold)]


def _item_kind(card: str) -> str:
    return say("ui-dv-inspect-item", kind=ITEMS[card].kind, dungeon=ITEMS[card].dungeon)


def _wizard_kind(card: str) -> str:
    return say("ui-dv-page-wizard", title=say(f"title-{card}"))


def _text(card: str) -> Sequence[str]:
    return [say(f"text-{card}")]


def _place_words(card: str) -> Sequence[str]:
    return [say(f"text-{card}"), say("ui-dv-inspect-order")]


# ------------------------------------------------------------------ letters, and lists of cards


def _chips(message: str, chips: Sequence[LetterChip]) -> Sequence[Box]:
    """A heading, a sentence, and letters in a row with the text below each."""
    return [heading(say(message)), paragraph(say(f"{message}-count")), Chips(tuple(chips), TEXT)]


def _letters(_book: BookProps, _canvas: Canvas, card: str) -> Sequence[Box]:
    """The letters of an adventurer, each with the number of rooms that have it; none if they are found out at the entrance."""
    found = [(letter, dungeon) for letter, dungeon in zip(ADVENTURERS[card].letters, DUNGEONS, strict=True) if letter in SURVIVAL]
    if not found:
        return ()
    chips = [LetterChip(letter, dungeon, str(counts.printed(dungeon)[letter])) for letter, dungeon in found]
    return _chips("ui-dv-page-letters", chips)


def _room_letters(_book: BookProps, _canvas: Canvas, card: str) -> Sequence[Box]:
    """How many rooms of a dungeon have each letter."""
    chips = [LetterChip(letter, card, str(counts.printed(card)[letter])) for letter in SURVIVAL]
    return _chips("ui-dv-page-room-letters", chips)


def _victims(book: BookProps, canvas: Canvas, card: str) -> Sequence[Box]:
    """The adventurers who have the letter of a room."""
    row = ROOMS[card]
    found = [one.id for one in ADVENTURERS.values() if one.letter(row.dungeon) == row.letter]
    return [heading(say("ui-dv-page-victims")), card_buttons(book, canvas, found)]


def _item_of(kind: str) -> Sequence[str]:
    return [row.id for row in ITEMS.values() if row.kind == kind]


def _of_adventurer(card: str) -> Sequence[str]:
    kind = ADVENTURERS[card].kind
    return [kind, *_item_of(kind)]


def _of_class(card: str) -> Sequence[str]:
    return [*_item_of(card), *_members(card)]


def _of_dungeon(card: str) -> Sequence[str]:
    row = DUNGEONS[card]
    return [*row.kinds, *(room for room in rooms_of(card) if room in ITEMS), *_rooms(card)]


def _of_piece(card: str) -> Sequence[str]:
    return {"deed": ["deed-house", *DUNGEONS], "deed-house": ["deed"], "blood": list(WIZARDS)}.get(card, ())


def _rooms(dungeon: str) -> Mapping[str, CardRow]:
    """The rooms of a dungeon, without its items."""
    return {card: ROOMS[card] for card in rooms_of(dungeon) if card not in ITEMS}


# ------------------------------------------------------------------ the types


def _adventurer_colour(card: str) -> Colour:
    return ADVENTURER_COLOURS[ADVENTURERS[card].colour]


def _room_colour(card: str) -> Colour:
    return DUNGEON_COLOURS[ROOMS[card].dungeon]


CARD_PAGES = CardTypes(
    CardType(
        "ui-dv-page-dungeons", DUNGEONS, lambda card: say("ui-dv-page-dungeon"), lambda card: DUNGEON_COLOURS[card],
        card_faces.dungeon, SHEET, words=_text, boxes=_room_letters, related=_of_dungeon,
    ),
    CardType(
        "ui-dv-page-wizard-list", WIZARDS, _wizard_kind, lambda card: WIZARD_INKS[COLOURS.index(card)], card_faces.wizard, SHEET,
        words=_text,
    ),
    CardType(
        "ui-dv-page-adventurers", ADVENTURERS, class_line, _adventurer_colour, card_faces.adventurer, SHEET,
        words=_adventurer_words, boxes=_letters, related=_of_adventurer,
    ),
    CardType(
        "ui-dv-page-classes", CLASSES, lambda card: say("ui-dv-page-class", count=len(_members(card))), card_faces.class_colour,
        card_faces.group, SHEET, words=_text, related=_of_class,
    ),
    CardType(
        "ui-dv-page-items", ITEM_CARDS, _item_kind, _room_colour, card_faces.room, ROOM, ROOM_WIDE, words=_item_words,
        related=lambda card: [ITEMS[card].dungeon, ITEMS[card].kind],
    ),
    CardType(
        "ui-dv-page-places", TOWN, lambda card: say("ui-dv-page-place", gold=TOWN[card].price), lambda card: PLANK_COLOUR,
        card_faces.place, STREET, words=_place_words,
    ),
    CardType(
        "ui-dv-page-pieces", PIECES, lambda card: say("ui-dv-page-piece"), lambda card: P.title, card_faces.piece, SHEET,
        words=_text, related=_of_piece,
    ),
    *(
        CardType(
            f"ui-dv-page-rooms-{dungeon}", _rooms(dungeon), _room_kind, _room_colour, card_faces.room, ROOM, ROOM_WIDE,
            words=_room_words, boxes=_victims, related=lambda card: [ROOMS[card].dungeon],
        )
        for dungeon in DUNGEONS
    ),
)  # fmt: skip
"""A chapter for each sort of thing in the box."""
