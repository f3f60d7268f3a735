"""The tables: the cards add up as they should, and whatever is wrong in them is told with file, row and key."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, MAJOR, NUMBERS, ROOMS, TOWN, rooms_of
from game.rules.dungeonville.tables.content import DUNGEON_ORDER, SURVIVAL, load
from game.rules.engine.content import ContentError, data_folder

COLOURS = ("red", "blue", "green", "yellow", "purple")
BANDS = {(1, 17): "BCDEE", (17, 32): "BCCDE", (34, 49): "ABCDE", (49, 64): "ABBCD"}
"""The letters of an adventurer with a colour, by rank from and up to: who fights well explores badly."""
GOLD = {
    "crypt": {5: 6, 10: 11, 15: 7, 20: 4, 25: 2},
    "rat-haus": {5: 4, 10: 9, 15: 15, 20: 2},
    "ice-cave": {5: 6, 10: 12, 15: 5, 20: 5, 25: 2},
    "goblin-camp": {5: 5, 10: 11, 15: 9, 20: 4, 25: 1},
    "dragons-lair": {5: 13, 10: 5, 15: 4, 20: 3, 25: 2, 30: 3},
}
"""How many rooms of a dungeon are worth how much."""


@pytest.mark.rule("DV-002", "DV-003")
def test_each_rank_from_1_to_64_is_one_adventurer() -> None:
    assert [row.rank for row in ADVENTURERS.values()] == list(range(1, 65))
    assert list(ADVENTURERS)[:3] == ["nix-the-nameless", "brunhild-bonebreak", "sir-percival-loud"]
    assert {name: ADVENTURERS[name].rank for name in ("sir-oath-a-lot", "lorelei-flat-note", "thora-two-axe")} == {
        "sir-oath-a-lot": 34, "lorelei-flat-note": 19, "thora-two-axe": 40,
    }  # fmt: skip
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in ADVENTURERS)


@pytest.mark.rule("DV-002", "DV-093", "DV-095", "DV-098", "DV-101")
def test_the_colours_are_even_and_four_have_none() -> None:
    assert Counter(row.colour for row in ADVENTURERS.values()) == {**dict.fromkeys(COLOURS, 12), "": 4}
    sums = {colour: sum(row.rank for row in ADVENTURERS.values() if row.colour == colour) for colour in (*COLOURS, "")}
    assert sums == {"red": 376, "blue": 379, "green": 390, "yellow": 401, "purple": 404, "": 130}
    kinds = Counter((row.kind, row.colour) for row in ADVENTURERS.values())
    assert set(kinds.values()) == {1} and {kind for kind, colour in kinds if colour} == {*MAJOR, "squire", "peasant"}
    # four have no colour
    special = {row.kind: (row.rank, row.letters) for row in ADVENTURERS.values() if not row.colour}
    assert special == {"assassin": (1, "DDDDD"), "jester": (32, "?????"), "oracle": (33, "XXXXX"), "mule": (64, "EEEEE")}


@pytest.mark.rule("DV-042")
def test_weak_fighters_explore_better_and_letters_are_spread_evenly() -> None:
    for (least, beyond), letters in BANDS.items():
        band = [row for row in ADVENTURERS.values() if least <= row.rank < beyond and row.colour]
        assert {"".join(sorted(row.letters)) for row in band} == {letters}
    # the letters are spread evenly over the dungeons
    coloured = [row for row in ADVENTURERS.values() if row.colour]
    for dungeon in DUNGEONS:
        spread = Counter(row.letter(dungeon) for row in coloured)
        assert (spread["B"], spread["C"], spread["E"]) == (15, 15, 12) and spread["A"] in (5, 6, 7)
        assert spread["D"] in (11, 12, 13) and spread.total() == 60
    assert [ADVENTURERS["pyra-the-singed"].letter(dungeon) for dungeon in DUNGEON_ORDER] == list("BDCEA")


def best(name: str) -> list[str]:
    """The dungeons where an adventurer lives longest."""
    row = ADVENTURERS[name]
    return [dungeon for dungeon in DUNGEONS if row.letter(dungeon) == min(row.letters)]


@pytest.mark.rule("DV-083", "DV-084")
def test_an_item_lies_where_its_class_is_best() -> None:
    assert len(MAJOR) == len(set(MAJOR)) == 10
    assert list(MAJOR) == [kind for dungeon in DUNGEONS.values() for kind in dungeon.kinds]
    for item in ITEMS.values():
        of_class = [row.id for row in ADVENTURERS.values() if row.kind == item.kind]
        assert len(of_class) == 5 and all(best(name) == [item.dungeon] for name in of_class)
        assert item.kind in DUNGEONS[item.dungeon].kinds and ROOMS[item.id].item


def test_everybody_with_a_colour_is_best_in_one_dungeon_and_the_small_classes_are_at_home_everywhere() -> None:
    assert all(len(best(row.id)) == 1 for row in ADVENTURERS.values() if row.colour)
    for kind in ("squire", "peasant"):
        assert sorted(best(row.id)[0] for row in ADVENTURERS.values() if row.kind == kind) == sorted(DUNGEONS)


@pytest.mark.rule("DV-004", "DV-006", "DV-012")
def test_a_dungeon_has_thirty_rooms_of_letters_two_items_and_375_gold() -> None:
    assert tuple(DUNGEONS) == DUNGEON_ORDER and len(ROOMS) == 5 * NUMBERS.room_cards == 160
    for dungeon, row in DUNGEONS.items():
        rooms = [ROOMS[name] for name in rooms_of(dungeon)]
        assert [room.id for room in rooms[:30]] == [f"{row.short}-{number:02}" for number in range(1, 31)]
        assert [room.id for room in rooms[30:]] == [item.id for item in ITEMS.values() if item.dungeon == dungeon]
        assert Counter(room.letter for room in rooms) == {"A": 2, "B": 4, "C": 6, "D": 8, "E": 10, "": 2}
        assert all((room.letter, room.gold) == ("", 0) for room in rooms if room.item)
    # every dungeon holds 375 gold each spread in its own way
    for dungeon, spread in GOLD.items():
        gold = [ROOMS[name].gold for name in rooms_of(dungeon) if not ROOMS[name].item]
        assert Counter(gold) == spread and sum(gold) == 375


@pytest.mark.rule("DV-009", "DV-022", "DV-025", "DV-028", "DV-035", "DV-090", "DV-115", "DV-121")
def test_prices_and_numbers_are_those_of_the_rules() -> None:
    prices = [("street", 0), ("inn", 10), ("temple", 20), ("guild", 30), ("tavern", 40)]
    assert [(name, place.price) for name, place in TOWN.items()] == prices
    assert (NUMBERS.goal, NUMBERS.last_round, NUMBERS.party, NUMBERS.places) == (7, 40, 3, 5)
    assert (NUMBERS.supply, NUMBERS.blood_gold, NUMBERS.blood_in_hand) == (15, 10, 4)
    assert (NUMBERS.item_gold, NUMBERS.swap_price) == (5, 50)


FAULTS = [
    ("adventurers.toml", "rank = 5\n", "rank = 6\n", r'adventurers.toml, \[tam-longstride\], key "rank": each rank from 1 to 64'),
    ("adventurers.toml", "rank = 64", "rank = 65", r'\[dorothea-the-mule\], key "rank": each rank from 1 to 64'),
    ("adventurers.toml", 'letters = "CEBED"', 'letters = "CEBE"', r'\[brunhild-bonebreak\], key "letters": .* each of the five'),
    ("adventurers.toml", 'letters = "CEBED"', 'letters = "CEBEF"', r'\[brunhild-bonebreak\], key "letters": there is no "F"'),
    ("adventurers.toml", 'letters = "?????"', 'letters = "?X?X?"', r'\[giggles\], key "letters": there is no "\?"'),
    ("adventurers.toml", 'colour = "red"', 'colour = "rad"', r"\[brunhild-bonebreak\], key \"colour\": Invalid enum value 'rad'"),
    ("adventurers.toml", 'colour = "red"', 'color = "red"', r'\[brunhild-bonebreak\], key "color": is no key.*did you mean "colour"'),
    ("adventurers.toml", 'id = "grod-the-unwashed"', 'id = "sister-palm"', r'\[sister-palm\], key "id": stands twice'),
    ("dungeons.toml", 'id = "rat-haus"', 'id = "rathaus"', 'dungeons.toml, key "id": the dungeons are, in this order: crypt, rat-haus'),
    ("dungeons.toml", '["thief", "bard"]', '["thieve", "bard"]', r'\[rat-haus\], key "kinds": there is no "thieve"; did you mean "thief"'),
    ("rooms.toml", 'dungeon = "crypt"', 'dungeon = "ice-cave"', r'\[crypt\], key "dungeon": a dungeon has 32 room cards'),
    ("rooms.toml", 'dungeon = "crypt"', 'dungeon = "cellar"', r"\[cr-01\], key \"dungeon\": Invalid enum value 'cellar'"),
    ("rooms.toml", 'id = "cr-02"', 'id = "rc-02"', r'\[rc-02\], key "id": a room of this dungeon is called "cr-"'),
    ("rooms.toml", 'letter = "A"', 'letter = "F"', r'\[cr-01\], key "letter": there is no "F"'),
    ("rooms.toml", 'letter = "A"\n', "", r'\[cr-01\], key "letter": there is no ""'),
    ("rooms.toml", "gold = 10\n", "", r'\[cr-01\], key "gold": a room that is no item has gold'),
    ("rooms.toml", "item = true", "item = true\ngold = 5", r'\[last-rites-kit\], key "item": an item has neither'),
    ("rooms.toml", 'id = "pious-shield"', 'id = "pious-sield"', r'\[pious-sield\], key "id".*did you mean "pious-shield"'),
    ("items.toml", 'kind = "thief"', 'kind = "paladin"', r'\[skeleton-keys\], key "kind": there is no "paladin"; Known: bard, thief'),
    ("items.toml", 'kind = "thief"', 'kind = "bard"', 'items.toml, key "kind": exactly one item is for the class "thief"'),
    ("items.toml", 'dungeon = "crypt"', 'dungeon = "ice-cave"', r'\[last-rites-kit\], key "dungeon": .* not among the rooms'),
    ("town.toml", "price = 20", "price = 30", 'town.toml, key "price": .* more than the one before'),
    ("town.toml", "price = 0", "price = 1", 'town.toml, key "price": the first place is free'),
    ("town.toml", '[[place]]\nid = "inn"', '[[plaice]]\nid = "inn"', 'key "id": the town has 5 places'),
    ("numbers.toml", "goal = 7", "goal = 'seven'", r'numbers.toml, \[printed\], key "goal": Expected `int`'),
    ("numbers.toml", 'id = "printed"', 'id = "ours"', r'\[printed\], key "id": is missing'),
]  # fmt: skip


def test_a_mistake_is_named_with_file_row_and_key(tmp_path: Path) -> None:
    copy = Path(
        shutil.copytree(
            data_folder("levels") / "dungeonville", tmp_path / "dungeonville", ignore=shutil.ignore_patterns("*.ftl", "*.md")
        )
    )
    faults = []
    for file, old, new, problem in FAULTS:
        words = (copy / file).read_text(encoding="utf-8")
        assert old in words, (file, old)
        (copy / file).write_text(words.replace(old, new, 1), encoding="utf-8")
        try:
            load(copy)
            faults.append((file, new, "is not noticed"))
        except ContentError as told:
            if not re.search(problem, str(told)) or "\n" in str(told):
                faults.append((file, new, str(told)))
        (copy / file).write_text(words, encoding="utf-8")
    assert not faults, faults


def test_letters_run_from_the_best_to_the_worst() -> None:
    assert sorted(SURVIVAL) == list(SURVIVAL)
    with pytest.raises(ValueError, match="tuple"):
        ADVENTURERS["giggles"].letter("cellar")
