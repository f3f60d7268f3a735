"""The tables of Castle Ravenloft: complete, and counted against the printed game."""

from collections import Counter
from pathlib import Path

import pytest

from game.rules.engine.content import data_folder
from game.rules.ravenloft import event
from game.rules.ravenloft.setup import treasure_cards
from game.rules.ravenloft.tables.content import TileCard, tables

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()

# id, triangle, skull, open edges, bone pile (row and column), wall squares
TILES = (
    "T01 black plain NS 11 8", "T02 black plain NS 12 8", "T03 black plain NS 21 8", "T04 black plain NS 22 8",
    "T05 black plain ESW 22 6", "T06 black skull NSW 21 5", "T07 black skull NESW 11 2", "T08 black skull NESW 12 2",
    "T09 black skull NESW 11 0", "T10 black skull NESW 12 0", "T11 black skull NESW 21 0", "T12 black skull NESW 21 4",
    "T13 white skull NS 12 8", "T14 white plain NS 12 8", "T15 white plain NS 22 8", "T16 white skull NES 12 6",
    "T17 white skull NSW 11 6", "T18 white skull NSW 12 6", "T19 white skull NES 11 6", "T20 white skull NES 22 4",
    "T21 white skull ES 11 7", "T22 white skull SW 12 7", "T23 black skull ES 21 7", "T24 black skull SW 22 7",
    "T25 black plain SW 21 7", "T26 black skull ESW 22 4", "T27 black skull ESW 21 4", "T28 black skull NES 23 5",
    "T29 black skull NESW 12 2", "T30 black skull NSW 20 4", "T31 black plain ES 22 7", "T32 white skull ESW 21 4",
    "T33 black skull NSW 11 4", "T34 white skull NES 21 4", "T35 white plain NSW 01 4", "T36 white skull ESW 11 4",
    "T37 white skull ESW 13 4", "T38 white plain ES 23 7", "T39 white plain SW 20 7", "T40 white plain NES 02 4",
    "ST-N none plain NESW 10 0", "ST-S none plain NEW 13 4",
)  # fmt: skip

# AC, HP, XP, then each line of the script: its attack's bonus, damage and miss damage, or the tiles that it moves
MONSTERS = {
    "blazing-skeleton": (13, 2, 2, "+7 2/1", "1"), "gargoyle": (16, 2, 3, "+8 2/1 slowed"),
    "ghoul": (16, 1, 2, "+9 3/0", "+7 1/0 immobilized", "1"), "kobold-skirmisher": (13, 1, 1, "+9 1/0", "1"),
    "rat-swarm": (12, 1, 1, "+7 1/0", "1"), "skeleton": (16, 1, 2, "+7 1/0", "+9 2/0", "1"),
    "spider": (15, 1, 2, "+6 2/1", "+11 1/0 slowed", "2"), "wolf": (14, 1, 1, "+9 2/0", "+7 1/0 slowed", "2"),
    "wraith": (15, 2, 3, "+6 3/1", "1"), "zombie": (11, 1, 1, "+5 monsters-on-tile/0", "1"),
    "count-strahd": (19, 12, 6, "turn-to-mist", "+8 2/0", "+8 2/0", "+8 2/1", "summon-by-fewest", "2"),
    "gravestorm": (14, 20, 6, "+8 3/1", "+8 2/0", "+8 1/0", "2"), "klak": (14, 6, 5, "+8 1/0", "summon", "+8 1/1", "1"),
    "flesh-golem": (14, 10, 5, "+8 2/0", "+8 2/0 slowed", "1"),
    "howling-hag": (15, 10, 5, "+7 1/0", "+8 2/0", "appear-beside"), "werewolf": (15, 5, 5, "+9 2/0", "+8 2/0", "2"),
    "young-vampire": (16, 8, 5, "+8 2/0", "+8 1/0 immobilized", "1"), "zombie-dragon": (13, 13, 5, "+7 2/0", "1"),
    "klaks-artifact": (15, 5, 0), "gravestorms-phylactery": (10, 1, 0),
}  # fmt: skip

# range, bonus, damage, miss damage
POWERS = {
    "divine-flare": "own-tile 0 one 6 1/0", "healing-strike": "adjacent 0 one 8 1/0", "lance-of-faith": "within 1 one 6 1/0",
    "beacon-of-hope": "within 1 each 6 2/0", "flame-strike": "within 2 each 6 3/1",
    "hallowed-advance": "adjacent 0 one 5 3/1", "dragons-breath": "own-tile 0 each 4 1/0", "cleave": "adjacent 0 one 6 1/0",
    "trapping-strike": "within 1 one 8 1/0", "tide-of-iron": "adjacent 0 one 8 1/0", "brute-strike": "adjacent 0 one 5 4/0",
    "come-and-get-it": "adjacent 0 each 6 1/0", "precise-strike": "adjacent 0 one 11 2/0",
    "careful-attack": "adjacent 0 one None 1/0", "hit-and-run": "adjacent 0 one 6 2/0", "hunters-shot": "within 2 one 6 1/0",
    "twin-shot": "within 1 some 4 1/0", "attacks-on-the-run": "adjacent 0 some 4 2/1",
    "bounding-attack": "adjacent 0 one 6 3/1", "split-the-tree": "within 2 some 6 2/1", "backstab": "adjacent 0 one 7 1/0",
    "deft-strike": "adjacent 0 one 7 1/0", "snipe-shot": "within 1 one 7 1/0", "dagger-barrage": "within 1 each 7 2/1",
    "deep-cut": "adjacent 0 one 7 2/0", "riposte-strike": "adjacent 0 one 7 1/0", "magic-missile": "within 3 one 8 1/0",
    "thunderwave": "own-tile 0 each 7 1/0", "scorching-burst": "exactly 1 each 7 1/0", "fireball": "exactly 1 each 7 3/1",
    "lightning-bolt": "within 1 some 7 2/1", "freezing-cloud": "exactly 1 each None 1/0",
}  # fmt: skip

# who is attacked, bonus, damage, miss damage
VOLLEYS = {
    "ambush": "tile 8 0/0 slowed", "animated-armor": "tile 7 3/1", "choking-fog": "tile 8 2/1",
    "circle-of-death": "tile 8 2/1", "gray-ooze": "active 8 3/1", "green-slime": "tile 6 2/1",
    "hands-of-the-dead": "tile 6 2/1 slowed", "howling-ghost": "tile 9 2/0", "icy-corridor": "tile 8 2/1",
    "king-tomescus-portal": "active 8 1/0", "patrina-velikovna": "all 7 2/1", "prowling-ghost": "active 9 1/0",
    "spider-webs": "active 4 0/0 immobilized", "strahd-attacks": "near 6 3/1", "crossbow-turret": "near 8 2/1",
    "crushing-walls": "tile 6 2/1 immobilized", "dart-trap": "tile 8 2/1", "spear-gauntlet": "near 6 3/1",
}  # fmt: skip


def edges(tile: TileCard) -> str:
    sides = {
        "N": tile.rows[0], "E": "".join(row[3] for row in tile.rows), "S": tile.rows[3],
        "W": "".join(row[0] for row in tile.rows),
    }  # fmt: skip
    return "".join(side for side, squares in sides.items() if squares != "####")


@pytest.mark.rule("CR-007", "CR-198", "CR-269")
def test_heroes_and_what_a_level_adds() -> None:
    for hero in CONTENT.heroes.values():
        first, second = hero.levels
        gained = (second.ac - first.ac, second.hp - first.hp, second.speed - first.speed, second.surge - first.surge)
        assert gained == (1, 2, 0, 1)
    assert list(CONTENT.heroes) == ["allisa", "arjhan", "immeril", "kat", "thorgrim"]


@pytest.mark.rule("CR-108", "CR-079")
def test_special_abilities_of_the_heroes() -> None:
    heroes = CONTENT.heroes
    assert [(bonus.stat, bonus.amount) for bonus in heroes["arjhan"].aura] == [("ac", 1)]
    assert [(bonus.stat, bonus.amount) for bonus in heroes["immeril"].aura] == [("attack", 1)]
    assert [(bonus.stat, bonus.amount) for bonus in heroes["kat"].bonus] == [("disable", 5)]
    assert [hero.id for hero in heroes.values() if hero.scout] == ["allisa"]
    assert [hero.id for hero in heroes.values() if hero.at_end] == ["thorgrim"]


@pytest.mark.rule("CR-001", "CR-205")
def test_fifty_powers_ten_for_each_hero() -> None:
    assert len(CONTENT.powers) == 50
    count = Counter((power.hero, power.type, power.automatic) for power in CONTENT.powers.values())
    for hero in CONTENT.heroes:
        bonus = hero == "allisa"
        assert count[hero, "at-will", False] == 3 + bonus and count[hero, "daily", False] == 3
        assert count[hero, "utility", False] == 3
        assert count[hero, "daily", True] + count[hero, "utility", True] == 1 - bonus


@pytest.mark.rule("CR-206")
def test_suggested_cards_are_a_legal_set() -> None:
    for hero in CONTENT.heroes.values():
        chosen = [CONTENT.powers[card] for card in hero.suggested]
        assert [power.type for power in chosen] == ["utility", "at-will", "at-will", "daily"]
        assert len(set(hero.suggested)) == 4
        assert all(power.hero == hero.id and not power.automatic for power in chosen)
        automatic = [power.id for power in CONTENT.powers.values() if power.hero == hero.id and power.automatic]
        assert hero.automatic == automatic


@pytest.mark.rule("CR-100", "CR-101", "CR-102")
def test_moments_of_powers() -> None:
    for power in CONTENT.powers.values():
        assert power.type != "at-will" or power.when == "attack"
        assert power.type != "utility" or power.when != "attack"
        assert power.attack or power.effect or power.bonus


def test_attack_numbers_of_powers() -> None:
    found = {
        power.id: f"{at.where} {at.tiles} {at.pick} {at.bonus} {at.damage}/{at.miss}"
        for power in CONTENT.powers.values()
        if (at := power.attack)
    }
    assert found == POWERS
    told = [power.id for power in CONTENT.powers.values() if power.keep_on_miss]
    assert told == ["brute-strike", "precise-strike", "riposte-strike"]


@pytest.mark.rule("CR-270")
def test_attacks_without_a_roll() -> None:
    assert [p.id for p in CONTENT.powers.values() if p.attack and p.attack.bonus is None] == ["careful-attack", "freezing-cloud"]


@pytest.mark.rule("CR-001")
def test_thirty_monster_cards_worth_54_xp() -> None:
    deck = [monster for monster in CONTENT.monsters.values() if not monster.villain and not monster.thing]
    assert not any(monster.copies for monster in CONTENT.monsters.values() if monster not in deck) and len(deck) == 10
    assert {monster.copies for monster in deck} == {3} and sum(monster.copies for monster in deck) == 30
    assert sum(monster.copies * monster.xp for monster in deck) == 54
    undead = {monster.id for monster in deck if "undead" in monster.kinds}
    assert undead == {"blazing-skeleton", "ghoul", "skeleton", "wraith", "zombie"}


@pytest.mark.rule("CR-143", "CR-158")
def test_monster_numbers_and_scripts() -> None:
    found = {}
    for monster in CONTENT.monsters.values():
        lines = []
        for line in monster.script:
            if (hit := line.attack) is not None:
                harm = f"+{hit.bonus} {hit.count or hit.damage}/{hit.miss} {hit.condition or ''}"
                lines.append(harm.strip())
            else:
                lines.append(line.do or str(line.steps))
        found[monster.id] = (monster.ac, monster.hp, monster.xp, *lines)
    assert found == MONSTERS


@pytest.mark.rule("CR-145", "CR-224")
def test_last_line_of_a_script_has_no_condition_but_the_gargoyles() -> None:
    for monster in [monster for monster in CONTENT.monsters.values() if not monster.thing]:
        conditions = [line.when for line in monster.script]
        assert (conditions[-1] == "always") == (monster.id != "gargoyle") and "always" not in conditions[:-1]


@pytest.mark.rule("CR-161", "CR-001")
def test_sixty_encounter_cards() -> None:
    titles, cards = Counter[str](), Counter[str]()
    for card in CONTENT.encounters.values():
        titles[card.kind] += 1
        cards[card.kind] += card.copies
    assert titles == {"environment": 8, "event": 26, "attack": 14, "trap": 7}
    assert cards == {"environment": 8, "event": 30, "attack": 15, "trap": 7}
    twice = {card.id for card in CONTENT.encounters.values() if card.copies == 2}
    assert twice == {"frenzy", "neglected-passage", "overrun", "passage-of-time", "ambush"}


@pytest.mark.rule("CR-164", "CR-165", "CR-171")
def test_each_kind_of_encounter_says_what_it_does() -> None:
    for card in CONTENT.encounters.values():
        match card.kind:
            case "environment":
                assert bool(card.bonus) != bool(card.law) and not card.volley and not card.effect
            case "event":
                assert card.effect == card.id and not card.volley
            case "attack":
                assert card.volley and card.effect in {"", card.id}
            case "trap":
                assert bool(card.volley) != bool(card.effect)


@pytest.mark.rule("CR-166")
def test_attack_numbers_of_encounters() -> None:
    found = {}
    for card in CONTENT.encounters.values():
        if card.volley:
            hit = card.volley.strike
            harm = f"{card.volley.at} {hit.bonus} {hit.damage}/{hit.miss} {hit.condition or ''}"
            found[card.id] = harm.strip()
    assert found == VOLLEYS
    assert [card.id for card in CONTENT.encounters.values() if card.volley and card.volley.times == 3] == ["king-tomescus-portal"]
    webs = CONTENT.encounters["spider-webs"].volley
    assert webs is not None and webs.strike.miss_condition == "slowed"


@pytest.mark.rule("CR-053")
def test_every_trap_is_disabled_on_a_ten() -> None:
    assert {card.disable for card in CONTENT.encounters.values() if card.kind == "trap"} == {10}


@pytest.mark.rule("CR-002", "CR-181")
def test_treasure_deck_of_fifty_or_forty_five() -> None:
    deck = [card for card in CONTENT.treasures.values() if card.kind != "adventure"]
    printed = Counter[str]()
    for card in deck:
        if not card.designed:
            printed[card.kind] += card.copies
    assert printed == {"blessing": 5, "fortune": 20, "item": 20} and sum(card.copies for card in deck) == 50
    assert [len(treasure_cards(printed=printed)) for printed in (False, True)] == [50, 45]
    designed = [card.id for card in deck if card.designed]
    assert designed == ["steadfast-vigil", "second-wind", "scrawled-map", "warding-cloak", "silvered-bolts"]
    several = {card.id: card.copies for card in deck if card.copies > 1}
    assert several == {
        "breath-of-life": 3,
        "harrowed-experience": 2,
        "lucky-find": 2,
        "short-rest": 2,
        "lucky-charm": 3,
        "potion-of-healing": 2,
    }


@pytest.mark.rule("CR-181", "CR-183")
def test_moments_of_treasures() -> None:
    for card in CONTENT.treasures.values():
        assert (card.when == "drawn") == (card.kind in {"blessing", "fortune"})
        assert (card.lasts == "all") == (card.kind == "blessing")
        assert card.when != "passive" or (card.keep and bool(card.bonus) != bool(card.law))


@pytest.mark.rule("CR-001", "CR-041")
def test_forty_tiles_and_the_start_tile() -> None:
    tiles = CONTENT.tiles.values()
    assert Counter(tile.triangle for tile in tiles) == {"black": 22, "white": 18, "none": 2}
    assert sum(tile.skull for tile in tiles) == 27
    assert [tile.id for tile in tiles if tile.hallway] == ["T01", "T02", "T03", "T04", "T13", "T14", "T15"]


@pytest.mark.rule("CR-028", "CR-029", "CR-030")
@pytest.mark.parametrize("row", TILES, ids=lambda row: row.split()[0])
def test_tile_layout(row: str) -> None:
    name, triangle, skull, sides, pile, walls = row.split()
    tile = CONTENT.tiles[name]
    squares = "".join(tile.rows)
    assert tile.triangle == triangle and tile.skull == (skull == "skull") and edges(tile) == sides
    assert squares.count("B") == 1 and tile.rows[int(pile[0])][int(pile[1])] == "B"
    assert squares.count("#") == int(walls)
    assert set(squares) <= set("#.BCAFLWSo")


@pytest.mark.rule("CR-028")
def test_every_tile_has_an_open_triangle_edge() -> None:
    assert len(CONTENT.tiles) == len(TILES)
    assert all("S" in edges(tile) for tile in CONTENT.tiles.values() if tile.triangle != "none")


@pytest.mark.rule("CR-084")
def test_hallways_of_the_second_adventure_point_to_the_start_tile() -> None:
    sides = ((0, 1), (-1, 0), (0, -1), (1, 0))  # where a triangle points after so many quarter turns clockwise
    board = CONTENT.adventures["find-the-icon"].board
    halls = [laid for laid in board if CONTENT.tiles[laid.tile].hallway]
    assert [laid.tile for laid in halls] == ["T13", "T14"]
    for laid in halls:
        east, south = sides[laid.turn]
        assert (laid.x + east, laid.y + south) == (0, 1)


def test_every_row_cites_a_rule() -> None:
    for table in (
        CONTENT.heroes, CONTENT.powers, CONTENT.monsters, CONTENT.encounters, CONTENT.treasures, CONTENT.tiles, CONTENT.adventures,
    ):  # fmt: skip
        for name, row in table.items():
            assert row.rules, name
            assert len(row.rules) == len(set(row.rules)), name
            assert all(rule.startswith("CR-") and 1 <= int(rule[3:]) <= 295 for rule in row.rules), name


def test_every_law_is_known_to_the_rules() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in Path(event.__file__).parents[1].rglob("*.py"))
    laws = [row.law for table in (CONTENT.powers, CONTENT.treasures, CONTENT.encounters) for row in table.values() if row.law]
    assert len(laws) == len(set(laws)) == 9
    for law in laws:
        assert f'"{law}"' in code, law
