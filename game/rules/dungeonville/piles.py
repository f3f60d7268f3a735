"""Decks, discard piles, and reshuffling (DV-027, DV-077, DV-103, DV-104)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.state import AdventurerId, DungeonId, RoomId, State
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.engine.script import Rule
from game.rules.engine.secret import Secret

ADVENTURERS = "adventurers"


def draw_adventurer(t: State) -> Rule[AdventurerId | None]:
    """Draw the top adventurer; if the deck is empty, the discard pile is shuffled first; None if both are empty (DV-027)."""
    if not t.deck and t.discard:
        cards, t.discard = sorted(t.discard), []
        t.rng.shuffle(ADVENTURERS, cards)
        t.deck = [Secret(card) for card in cards]
        yield event.DeckRenewed(ADVENTURERS)
    return t.deck.pop().face if t.deck else None


def renew_rooms(t: State, dungeon: DungeonId) -> Rule[None]:
    """Shuffle a dungeon's discard pile into a new deck when a room is needed and none is left (DV-077)."""
    if not t.rooms[dungeon] and t.heaps[dungeon]:
        cards = sorted(t.heaps[dungeon])
        t.heaps[dungeon] = []
        t.rng.shuffle(dungeon, cards)
        t.rooms[dungeon] = [Secret(card) for card in cards]
        yield event.DeckRenewed(dungeon)


def draw_room(t: State, dungeon: DungeonId) -> Rule[RoomId | None]:
    """Draw the top room of a dungeon; None if deck and discard pile are empty (DV-065, DV-078)."""
    yield from renew_rooms(t, dungeon)
    deck = t.rooms[dungeon]
    return deck.pop().face if deck else None


def bury(t: State, room: RoomId) -> None:
    """Put a room card on the discard pile of its dungeon (DV-034, DV-035, DV-068)."""
    t.heaps[ROOMS[room].dungeon].append(room)
