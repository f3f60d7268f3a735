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


def edges(tile: TileCard) -> str:
    sides = {
        "N": tile.rows[0], "E": "".join(row[3] for row in tile.rows), "S": tile.rows[3],
        "W": "".join(row[0] for row in tile.rows),
    }  # fmt: skip
    return "".join(side for side, squares in sides.items() if squares != "####")


@pytest.mark.rule("CR-001", "CR-007", "CR-079", "CR-100", "CR-101", "CR-102", "CR-108", "CR-198", "CR-205", "CR-206", "CR-269")
def test_heroes_and_their_fifty_powers() -> None:
    for hero in CONTENT.heroes.values():
        first, second = hero.levels
        gained = (second.ac - first.ac, second.hp - first.hp, second.speed - first.speed, second.surge - first.surge)
        assert gained == (1, 2, 0, 1)
    assert list(CONTENT.heroes) == ["allisa", "arjhan", "immeril", "kat", "thorgrim"]
    # Special abilities of the heroes.
    heroes = CONTENT.heroes
    assert [(bonus.stat, bonus.amount) for bonus in heroes["arjhan"].aura] == [("ac", 1)]
    assert [(bonus.stat, bonus.amount) for bonus in heroes["immeril"].aura] == [("attack", 1)]
    assert [(bonus.stat, bonus.amount) for bonus in heroes["kat"].bonus] == [("disable", 5)]
    assert [hero.id for hero in heroes.values() if hero.scout] == ["allisa"]
    assert [hero.id for hero in heroes.values() if hero.at_end] == ["thorgrim"]
    # Fifty powers, ten for each Hero, of which the suggested ones are a legal set.
    assert len(CONTENT.powers) == 50
    count = Counter((power.hero, power.type, power.automatic) for power in CONTENT.powers.values())
    for hero in CONTENT.heroes:
        bonus = hero == "allisa"
        assert count[hero, "at-will", False] == 3 + bonus and count[hero, "daily", False] == 3
        assert count[hero, "utility", False] == 3 and count[hero, "daily", True] + count[hero, "utility", True] == 1 - bonus
    # Suggested cards are a legal set.
    for hero in CONTENT.heroes.values():
        chosen = [CONTENT.powers[card] for card in hero.suggested]
        assert [power.type for power in chosen] == ["utility", "at-will", "at-will", "daily"] and len(set(hero.suggested)) == 4
        assert all(power.hero == hero.id and not power.automatic for power in chosen)
        automatic = [power.id for power in CONTENT.powers.values() if power.hero == hero.id and power.automatic]
        assert hero.automatic == automatic
    # Moments of powers.
    for power in CONTENT.powers.values():
        assert power.type != "at-will" or power.when == "attack"
        assert power.type != "utility" or power.when != "attack"
        assert power.attack or power.effect or power.bonus
    kept = [power.id for power in CONTENT.powers.values() if power.keep_on_miss]
    assert kept == ["brute-strike", "precise-strike", "riposte-strike"]
    # What the table of attack numbers among the tests of cards leaves out.
    numbers = [CONTENT.powers[card].attack for card in ("riposte-strike", "freezing-cloud", "careful-attack")]
    assert [(hit.bonus, hit.damage, hit.miss) for hit in numbers if hit] == [(7, 1, 0), (None, 1, 0), (None, 1, 0)]


@pytest.mark.rule("CR-001", "CR-143", "CR-145", "CR-158", "CR-224")
def test_thirty_monster_cards_worth_54_xp() -> None:
    deck = [monster for monster in CONTENT.monsters.values() if not monster.villain and not monster.thing]
    assert not any(monster.copies for monster in CONTENT.monsters.values() if monster not in deck) and len(deck) == 10
    assert {monster.copies for monster in deck} == {3} and sum(monster.copies for monster in deck) == 30
    assert sum(monster.copies * monster.xp for monster in deck) == 54
    undead = {monster.id for monster in deck if "undead" in monster.kinds}
    assert undead == {"blazing-skeleton", "ghoul", "skeleton", "wraith", "zombie"}
    # Their numbers and scripts, and those of the Villains.
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
    # The last line of a script has no condition but the Gargoyle's.
    for monster in [monster for monster in CONTENT.monsters.values() if not monster.thing]:
        conditions = [line.when for line in monster.script]
        assert (conditions[-1] == "always") == (monster.id != "gargoyle") and "always" not in conditions[:-1]


@pytest.mark.rule("CR-001", "CR-161", "CR-164", "CR-165", "CR-171")
def test_sixty_encounter_cards() -> None:
    titles, cards = Counter[str](), Counter[str]()
    for card in CONTENT.encounters.values():
        titles[card.kind] += 1
        cards[card.kind] += card.copies
    assert titles == {"environment": 8, "event": 26, "attack": 14, "trap": 7}
    assert cards == {"environment": 8, "event": 30, "attack": 15, "trap": 7}
    twice = {card.id for card in CONTENT.encounters.values() if card.copies == 2}
    assert twice == {"frenzy", "neglected-passage", "overrun", "passage-of-time", "ambush"}
    # Each kind of encounter says what it does.
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


@pytest.mark.rule("CR-002", "CR-181", "CR-183")
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
    # Moments of treasures.
    for card in CONTENT.treasures.values():
        assert (card.when == "drawn") == (card.kind in {"blessing", "fortune"})
        assert (card.lasts == "all") == (card.kind == "blessing")
        assert card.when != "passive" or (card.keep and bool(card.bonus) != bool(card.law))


@pytest.mark.rule("CR-001", "CR-028", "CR-029", "CR-030", "CR-041", "CR-084")
def test_forty_tiles_and_the_start_tile() -> None:
    tiles = CONTENT.tiles.values()
    assert Counter(tile.triangle for tile in tiles) == {"black": 22, "white": 18, "none": 2}
    assert sum(tile.skull for tile in tiles) == 27
    assert [tile.id for tile in tiles if tile.hallway] == ["T01", "T02", "T03", "T04", "T13", "T14", "T15"]
    # Every tile has an open triangle edge.
    assert len(CONTENT.tiles) == len(TILES)
    assert all("S" in edges(tile) for tile in CONTENT.tiles.values() if tile.triangle != "none")
    # Hallways of the second adventure point to the start tile.
    sides = ((0, 1), (-1, 0), (0, -1), (1, 0))  # where a triangle points after so many quarter turns clockwise
    halls = [laid for laid in CONTENT.adventures["find-the-icon"].board if CONTENT.tiles[laid.tile].hallway]
    assert [laid.tile for laid in halls] == ["T13", "T14"]
    for laid in halls:
        east, south = sides[laid.turn]
        assert (laid.x + east, laid.y + south) == (0, 1)
    # Tile layout.
    found = []
    for tile in CONTENT.tiles.values():
        squares = "".join(tile.rows)
        [(row, column)] = [(row, line.index("B")) for row, line in enumerate(tile.rows) if "B" in line]
        kind = "skull" if tile.skull else "plain"
        found.append(f"{tile.id} {tile.triangle} {kind} {edges(tile)} {row}{column} {squares.count('#')}")
        assert squares.count("B") == 1 and set(squares) <= set("#.BCAFLWSo"), tile.id
    assert sorted(found) == sorted(TILES)


def test_every_row_cites_a_rule_and_every_law_is_known() -> None:
    # Every row cites a rule.
    for table in (
        CONTENT.heroes, CONTENT.powers, CONTENT.monsters, CONTENT.encounters, CONTENT.treasures, CONTENT.tiles, CONTENT.adventures,
    ):  # fmt: skip
        for name, row in table.items():
            assert row.rules, name
            assert len(row.rules) == len(set(row.rules)), name
            assert all(rule.startswith("CR-") and 1 <= int(rule[3:]) <= 295 for rule in row.rules), name
    # Every law is known to the rules.
    code = "".join(file.read_text(encoding="utf-8") for file in Path(event.__file__).parents[1].rglob("*.py"))
    laws = [row.law for table in (CONTENT.powers, CONTENT.treasures, CONTENT.encounters) for row in table.values() if row.law]
    assert len(laws) == len(set(laws)) == 9
    for law in laws:
        assert f'"{law}"' in code, law
