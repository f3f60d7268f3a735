"""Adventurers and room cards of Dungeonville in words."""

from collections.abc import Iterable

from game.rules.dungeonville.state import AdventurerId, RoomId
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS
from game.text import name, say


def class_line(adventurer: AdventurerId) -> str:
    """Rank, class and colour of an adventurer."""
    row = ADVENTURERS[adventurer]
    return say("table-who", rank=row.rank, kind=row.kind, colour=colour_name(adventurer))


def colour_name(adventurer: AdventurerId) -> str:
    """The colour of an adventurer."""
    return name(ADVENTURERS[adventurer].colour or "colourless")


def room_line(room: RoomId) -> str:
    """A room card with its letter and its gold."""
    row = ROOMS[room]
    return name(room) if row.item else say("table-room", room=room, letter=row.letter, gold=row.gold)


def card_names(cards: Iterable[RoomId]) -> list[str]:
    """Gold by its amount, items by their names."""
    return [name(card) if ROOMS[card].item else str(ROOMS[card].gold) for card in cards]
