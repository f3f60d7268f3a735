"""The tables of Castle Ravenloft: complete, counted against the printed game, and strict."""

import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.rules.engine.content import ContentError, data_folder
from game.rules.ravenloft import event
from game.rules.ravenloft.setup import treasure_cards
from game.rules.ravenloft.tables import bind
from game.rules.ravenloft.tables.content import TileCard, load, tables

FOLDER = data_folder("levels") / "ravenloft"
CONTENT = tables()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copytree(FOLDER / "adventures", tmp_path / "adventures")
    return tmp_path


ICON = "adventures/find-the-icon"
"""The file of an adventure holds its one row."""


@contextmanager
def changed(folder: Path, table: str, row: str, old: str, new: str) -> Iterator[Path]:
    """The file of a copied table while the first `old` in one of its rows is replaced."""
    file = folder / f"{table}.toml"
    whole = file.read_text(encoding="utf-8")
    before, mark, after = whole.partition(f'id = "{row}"\n')
    assert mark and old in after
    file.write_text(before + mark + after.replace(old, new, 1), encoding="utf-8")
    try:
        yield file
    finally:
        file.write_text(whole, encoding="utf-8")


def refused(folder: Path, file: Path, row: str, key: str, *, bound: bool = False) -> str:
    """The problem that is told of a table; with `bound` that of looking up the functions that it names."""
    with pytest.raises(ContentError) as caught:
        bind.check(load(folder)) if bound else load(folder)
    error = caught.value
    assert (Path(error.file).name, error.row, error.key) == (file.name, row, key)
    for part in (file.name, f"[{row}]", key):
        assert part in str(error)
    assert bound or error.file == str(file)
    return error.problem


def told(folder: Path, rows: Sequence[tuple[str, str, str, str, str]], says: str, *, bound: bool = False) -> None:
    """Try one change after the other: each is refused, and told by file, row and key in a problem with these words."""
    faults = []
    for table, row, old, new, key in rows:
        try:
            with changed(folder, table, row, old, new) as file:
                assert says in refused(folder, file, row, key, bound=bound)
        except (AssertionError, pytest.fail.Exception) as fault:
            faults.append((table, row, new, str(fault)))
    assert not faults, faults


MISSPELT = (
    ("heroes", "kat", "levels"), ("powers", "cleave", "attack"), ("monsters", "wolf", "script"), ("encounters", "alarm", "effect"),
    ("treasures", "lucky-charm", "copies"), ("tiles", "T07", "triangle"), (ICON, "find-the-icon", "layers"),
    ("measured", "escape-the-tomb-kat-2", "games"),
)  # fmt: skip


WRONG_TYPES = (
    ("heroes", "kat", "ac = 14", 'ac = "14"', "levels[0].ac"), ("powers", "cleave", "bonus = 6", "bonus = 6.5", "attack.bonus"),
    ("powers", "cleave", 'when = "attack"', 'when = "tuesday"', "when"), ("monsters", "wolf", "ac = 14", "ac = true", "ac"),
    ("monsters", "wolf", "tiles = 2", 'tiles = "two"', "script[1].tiles"),
    ("encounters", "dart-trap", 'at = "tile"', 'at = "nowhere"', "volley.at"),
    ("treasures", "lucky-charm", "copies = 3", 'copies = "three"', "copies"),
    ("tiles", "T07", 'triangle = "black"', 'triangle = "grey"', "triangle"), ("tiles", "T07", '"....",', '".....",', "rows"),
    (ICON, "find-the-icon", "random = 8", "random = []", "layers[0].random"),
)  # fmt: skip
MISSING_ROWS = (
    ("heroes", "kat", "sneak-attack", "sneek-attack", "automatic"), ("heroes", "kat", "backstab", "backstap", "suggested"),
    ("powers", "cleave", "arjhan", "arjan", "hero"), (ICON, "find-the-icon", '"T13"', '"T93"', "board[2].tile"),
    (ICON, "find-the-icon", 'tiles = ["T34"]', 'tiles = ["T43"]', "layers[1].tiles"),
    (ICON, "find-the-icon", 'needed = ["T34"]', 'needed = ["T43"]', "needed"),
    (ICON, "find-the-icon", 'tile = "T34"', 'tile = "T99"', "trigger.tile"),
    (ICON, "find-the-icon", "icon-of-ravenloft", "icon-of-ravenlost", "bring"),
)  # fmt: skip
MISSING_FUNCTIONS = (
    ("heroes", "thorgrim", '"aid"', '"aidd"', "at_end"),
    ("powers", "cleave", 'on_hit = "cleave"', 'on_hit = "cleeve"', "attack.on_hit"),
    ("powers", "bodyguard", "monster-hit-other-near", "monster-hit-another", "only"),
    ("powers", "lance-of-faith", 'when = "undead"', 'when = "undeaf"', "attack.bonuses"),
    ("monsters", "wraith", "death-shriek", "death-shreik", "dies"),
    ("monsters", "zombie", "monsters-on-tile", "monster-on-tile", "script.attack.count"),
    ("monsters", "count-strahd", 'do = "turn-to-mist"', 'do = "turn-to-fog"', "script.do"),
    ("encounters", "secret-door", 'effect = "secret-door"', 'effect = "secret-dor"', "effect"),
    ("encounters", "gray-ooze", "lose-treasure", "loose-treasure", "volley.strike.on_hit"),
    ("treasures", "holy-water", 'effect = "holy-water"', 'effect = "wholly-water"', "effect"),
    ("treasures", "heroic-stand", "monsters-on-tile", "monster-on-tile", "bonus"),
    (ICON, "find-the-icon", 'do = "guards"', 'do = "guard"', "trigger.do"),
    (ICON, "find-the-icon", 'ask = "unguarded"', 'ask = "ungarded"', "won.ask"),
)  # fmt: skip


@pytest.mark.heavy
def test_a_misspelt_key_a_wrong_type_and_a_missing_name_are_reported(folder: Path) -> None:
    # A misspelt key is reported with a hint.
    for table, row, key in MISSPELT:
        told(folder, [(table, row, f"{key} = ", f"{key}x = ", f"{key}x")], f'did you mean "{key}"?')
    told(folder, [("powers", "cleave", "on_hit", "onhit", "attack")], "onhit")
    # A wrong type and a name of a missing row or function are reported.
    told(folder, WRONG_TYPES, "")
    told(folder, MISSING_ROWS, "Known:")
    told(folder, MISSING_FUNCTIONS, "did you mean", bound=True)
    bind.check(CONTENT)


IMPOSSIBLE = (
    ('tiles = ["T34"]', 'tiles = ["T34", "T34"]', "layers[1].tiles", 'there is no "T34"'),
    ('tiles = ["T34"]', 'tiles = ["T13"]', "layers[1].tiles", 'there is no "T13"'),
    ('tiles = ["T34"]', 'tiles = ["ST-N"]', "layers[1].tiles", 'there is no "ST-N"'),
    ('needed = ["T34"]', 'needed = ["T14"]', "needed", 'there is no "T14"'),
    ("random = 3", "random = 30", "layers[1].random", "is 0 or more, and the layers have 38 tiles in all"),
    ("random = 8", "random = -1", "layers[0].random", "is 0 or more, and the layers have 38 tiles in all"),
    ("numbers = [3, 5, 8, 10]", "numbers = [3, 5, 8]", "trigger.numbers", "has a number for each of [2, 3, 4, 5], or none at all"),
)  # fmt: skip


def test_repeated_ids_impossible_adventures_missing_tables_and_broken_toml_are_reported(folder: Path) -> None:
    # A repeated id is reported.
    for table in ("heroes", "powers", "monsters", "encounters", "treasures", "tiles"):
        file = folder / f"{table}.toml"
        text = file.read_text(encoding="utf-8")
        start = text.index("[[")
        end = text.index("[[", start + 2)
        file.write_text(text + "\n" + text[start:end], encoding="utf-8")
        assert refused(folder, file, text[start:end].partition('id = "')[2].partition('"')[0], "id") == "stands twice"
        file.write_text(text, encoding="utf-8")
    file = folder / "adventures" / "icon-again.toml"
    shutil.copy(folder / f"{ICON}.toml", file)
    assert refused(folder, file, "find-the-icon", "id") == "stands twice"
    file.unlink()
    # A tile is in the stack once, one that lies on the table is not, and the layers ask for no more than there are.
    for old, new, key, problem in IMPOSSIBLE:
        with changed(folder, ICON, "find-the-icon", old, new) as file:
            assert refused(folder, file, "find-the-icon", key).startswith(problem), new
    with changed(folder, ICON, "find-the-icon", 'needed = ["T34"]', 'needed = ["T34x"]') as file:
        with pytest.raises(ContentError) as caught:
            load(folder)
        sentence = str(caught.value)
    assert sentence.startswith(f'{file}, [find-the-icon], key "needed": there is no "T34x"; did you mean "T34"? Known: T01, T02,')
    assert "ST-N" not in sentence and "\n" not in sentence
    # Missing table and broken toml are reported.
    file = folder / "heroes.toml"
    file.write_text("[[hero]\n", encoding="utf-8")
    with pytest.raises(ContentError, match="not valid TOML"):
        load(folder)
    file.unlink()
    with pytest.raises(ContentError, match="cannot be read"):
        load(folder)


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


@pytest.mark.rule("CR-001", "CR-143", "CR-145", "CR-158", "CR-224", "CR-161", "CR-164", "CR-165", "CR-171")
def test_thirty_monster_cards_and_sixty_encounter_cards() -> None:
    # Thirty monster cards worth 54 xp.
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
    # Sixty encounter cards.
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


@pytest.mark.rule("CR-002", "CR-181", "CR-183", "CR-001", "CR-028", "CR-029", "CR-030", "CR-041", "CR-084")
def test_the_treasure_deck_the_tiles_and_the_start_tile() -> None:
    # Treasure deck of fifty or forty five.
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
        "breath-of-life": 3, "harrowed-experience": 2, "lucky-find": 2, "short-rest": 2, "lucky-charm": 3,
        "potion-of-healing": 2,
    }  # fmt: skip
    # Moments of treasures.
    for card in CONTENT.treasures.values():
        assert (card.when == "drawn") == (card.kind in {"blessing", "fortune"})
        assert (card.lasts == "all") == (card.kind == "blessing")
        assert card.when != "passive" or (card.keep and bool(card.bonus) != bool(card.law))
    # Forty tiles and the start tile.
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
