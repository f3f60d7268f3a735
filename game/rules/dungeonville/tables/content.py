"""The tables of Dungeonville, `levels/dungeonville/*.toml`, as typed rows."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from game.rules.engine.content import ContentError, check_known, data_folder, load_row, load_table

DungeonName = Literal["crypt", "rat-haus", "ice-cave", "goblin-camp", "dragons-lair"]
Colour = Literal["", "red", "blue", "green", "yellow", "purple"]
DUNGEON_ORDER: tuple[str, ...] = get_args(DungeonName)
"""The five dungeons in the order of the letters on every adventurer (DV-002)."""
SURVIVAL = "ABCDE"
"""The letters of adventurers and rooms, the best first (DV-042)."""
JESTER, ORACLE = "?", "X"
"""The signs for a letter that is determined at the entrance (DV-095, DV-098)."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of any table."""

    id: str
    rules: list[str] = []


class Adventurer(Row, frozen=True, kw_only=True):
    """An adventurer (DV-002): `rank` is strength (low is strong) and capacity in gold, `kind` the class, `colour` "" for none."""

    rank: int
    kind: str
    colour: Colour = ""
    letters: str

    def letter(self, dungeon: str) -> str:
        """The survival letter in `dungeon`: A to E, or ? or X (DV-042). Raises ValueError for an unknown dungeon."""
        return self.letters[DUNGEON_ORDER.index(dungeon)]


class Room(Row, frozen=True, kw_only=True):
    """A room card (DV-004): letter and gold, or an item, which has neither (DV-006) and the id of the card."""

    dungeon: DungeonName
    letter: str = ""
    gold: int = 0
    item: bool = False


class Item(Row, frozen=True, kw_only=True):
    """An item (DV-082, DV-083): the class that it works for, and its dungeon."""

    kind: str
    dungeon: DungeonName


class Dungeon(Row, frozen=True, kw_only=True):
    """A dungeon (DV-007): its short name in the ids of its rooms, and the two classes whose items it contains (DV-083)."""

    short: str
    kinds: list[str]


class Place(Row, frozen=True, kw_only=True):
    """A place of the town (DV-022): the price of the adventurer there, in gold (DV-025)."""

    price: int


class Numbers(Row, frozen=True, kw_only=True):
    """Numbers of the rules that are printed on no card, explained at the head of their table.

    Amounts in gold, tokens, cards or rounds.
    """

    goal: int
    supply: int
    blood_gold: int
    blood_in_hand: int
    item_gold: int
    swap_price: int
    party: int
    places: int
    room_cards: int
    last_round: int


class Content(Struct, frozen=True):
    """All tables."""

    adventurers: dict[str, Adventurer]
    rooms: dict[str, Room]
    items: dict[str, Item]
    dungeons: dict[str, Dungeon]
    town: dict[str, Place]
    numbers: Numbers


def load(folder: Path) -> Content:
    """Load the tables of `folder`. Raises ContentError for invalid rows."""
    content = Content(
        load_table(folder / "adventurers.toml", Adventurer, "adventurer"),
        load_table(folder / "rooms.toml", Room, "room"),
        load_table(folder / "items.toml", Item, "item"),
        load_table(folder / "dungeons.toml", Dungeon, "dungeon"),
        load_table(folder / "town.toml", Place, "place"),
        load_row(folder / "numbers.toml", Numbers, "numbers", "printed"),
    )
    _check_adventurers(folder / "adventurers.toml", content)
    _check_dungeons(folder / "dungeons.toml", content)
    _check_rooms(folder / "rooms.toml", content)
    _check_items(folder / "items.toml", content)
    _check_town(folder / "town.toml", content)
    return content


def _check_adventurers(file: Path, content: Content) -> None:
    ranks = Counter(row.rank for row in content.adventurers.values())
    for row in content.adventurers.values():
        if ranks[row.rank] > 1 or not 1 <= row.rank <= len(content.adventurers):
            raise ContentError(file, row.id, "rank", f"each rank from 1 to {len(content.adventurers)} occurs once")
        if len(row.letters) != len(DUNGEON_ORDER):
            raise ContentError(file, row.id, "letters", "an adventurer has a letter for each of the five dungeons")
        found_out = row.letters in (JESTER * len(DUNGEON_ORDER), ORACLE * len(DUNGEON_ORDER))
        if not found_out:
            check_known(file, row.id, "letters", row.letters, SURVIVAL)


def _check_dungeons(file: Path, content: Content) -> None:
    if tuple(content.dungeons) != DUNGEON_ORDER:
        raise ContentError(file, "", "id", f"the dungeons are, in this order: {', '.join(DUNGEON_ORDER)}")
    classes = {row.kind for row in content.adventurers.values()}
    for row in content.dungeons.values():
        check_known(file, row.id, "kinds", row.kinds, classes)


def _check_rooms(file: Path, content: Content) -> None:
    for dungeon in content.dungeons.values():
        mine = [row for row in content.rooms.values() if row.dungeon == dungeon.id]
        if len(mine) != content.numbers.room_cards:
            raise ContentError(file, dungeon.id, "dungeon", f"a dungeon has {content.numbers.room_cards} room cards")
        for row in mine:
            if not row.item and not row.id.startswith(f"{dungeon.short}-"):
                raise ContentError(file, row.id, "id", f'a room of this dungeon is called "{dungeon.short}-" and its number')
    for row in content.rooms.values():
        if row.item:
            check_known(file, row.id, "id", [row.id], content.items)
            if row.letter or row.gold:
                raise ContentError(file, row.id, "item", "an item has neither letter nor gold")
        else:
            check_known(file, row.id, "letter", [row.letter], SURVIVAL)
            if row.gold <= 0:
                raise ContentError(file, row.id, "gold", "a room that is no item has gold")


def _check_items(file: Path, content: Content) -> None:
    for row in content.items.values():
        if row.id not in content.rooms or content.rooms[row.id].dungeon != row.dungeon:
            raise ContentError(file, row.id, "dungeon", "the item's card is not among the rooms of this dungeon")
        check_known(file, row.id, "kind", [row.kind], content.dungeons[row.dungeon].kinds)
    kinds = [row.kind for row in content.items.values()]
    for dungeon in content.dungeons.values():
        for kind in dungeon.kinds:
            if kinds.count(kind) != 1:
                raise ContentError(file, "", "kind", f'exactly one item is for the class "{kind}"')


def _check_town(file: Path, content: Content) -> None:
    prices = [row.price for row in content.town.values()]
    if len(prices) != content.numbers.places:
        raise ContentError(file, "", "id", f"the town has {content.numbers.places} places")
    if prices != sorted(set(prices)) or prices[0] != 0:
        raise ContentError(file, "", "price", "the first place is free, and each costs more than the one before it")


@cache
def tables() -> Content:
    """The game's own tables, loaded once."""
    return load(data_folder("levels") / "dungeonville")
