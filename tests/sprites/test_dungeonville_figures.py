"""The figures of Dungeonville: every adventurer, wizard, token, item and sign has its own picture, whole, without words."""

import json
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "dungeonville"
PICTURES = ROOT / "sprites" / "dungeonville"
BAKED = ROOT / "sprites" / "baked"
DRAW = ROOT / "sprites" / "draw"
FOLDERS = ("adventurers", "wizards", "pawns", "tokens", "items", "signs")
LARGEST = 24_000
WHOLE = 2_500_000
SPACE = "{http://www.w3.org/2000/svg}"


def rows(table: str, key: str) -> list[dict[str, str]]:
    """The rows of a table of content."""
    return tomllib.loads((LEVELS / f"{table}.toml").read_text(encoding="utf-8"))[key]


ADVENTURERS = rows("adventurers", "adventurer")
ITEMS = rows("items", "item")
COLOURS = ("red", "blue", "green", "yellow", "purple")
PLAYERS = ("black", "white", "orange", "teal", "pink")
THINGS = ("gold", "stone", "crown", "skull", "curtain-mask", "pack", "swords")
CLASSES = [*dict.fromkeys(row["kind"] for row in ADVENTURERS)]
SIGNS = [*CLASSES, *COLOURS, *PLAYERS]
SIZES = {
    **{f"adventurers/{row['id']}": "0 0 300 300" for row in ADVENTURERS},
    **{f"wizards/{name}": "0 0 300 300" for name in PLAYERS},
    **{f"pawns/{name}": "-70 -112 140 224" for name in PLAYERS},
    **{f"tokens/{name}": "-64 -64 130 130" for name in (*PLAYERS, *THINGS)},
    "tokens/deed-back": "-62 -81 128 166",
    **{f"items/{row['id']}": "-85 -85 173 173" for row in ITEMS},
    **{f"signs/{name}": "-14 -14 28 28" for name in CLASSES},
}
"""Every picture by its name, with the frame that it fills."""


@pytest.fixture
def busts() -> ModuleType:
    """The generator of the medallions."""
    from sprites.draw.dungeonville import busts as dungeon_busts

    return dungeon_busts


def test_there_is_a_figure_for_everybody_in_the_box() -> None:
    assert (len(ADVENTURERS), len(ITEMS), len(SIGNS)) == (64, 10, 16 + 5 + 5)


def test_no_figure_is_left_over_and_none_is_missing() -> None:
    found = [
        file.relative_to(PICTURES).with_suffix("").as_posix() for folder in FOLDERS for file in (PICTURES / folder).iterdir()
    ]
    assert sorted(found) == sorted(SIZES)


def test_every_figure_is_baked_and_all_of_them_are_small() -> None:
    kept = json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))
    files = [file for folder in FOLDERS for file in (BAKED / "dungeonville" / folder).iterdir()]
    assert sorted(file.relative_to(BAKED / "dungeonville").with_suffix("").as_posix() for file in files) == sorted(SIZES)
    assert {f"dungeonville/{name}" for name in SIZES} <= set(kept)
    assert sum(file.stat().st_size for file in files) < WHOLE


def test_no_two_figures_are_the_same() -> None:
    assert len({(PICTURES / f"{name}.svg").read_bytes() for name in SIZES}) == len(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_a_figure_fills_its_frame_without_words_and_asks_for_nothing_that_it_lacks(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    assert root.get("viewBox") == SIZES[name]
    assert not {element.tag for element in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    assert {part.split(")")[0] for part in text.split("url(#")[1:]} <= set(defined)
    assert len(set(defined)) == len(defined)
    assert len(text) <= LARGEST


def test_a_colour_is_told_by_its_pattern_and_its_charge_too(busts: ModuleType) -> None:
    assert set(busts.GROUNDS) == {*COLOURS, ""}
    assert len({busts.pattern(colour).split('d="')[1].split('"')[0] for colour in busts.GROUNDS}) == 6
    for row in ADVENTURERS:
        text = (PICTURES / f"adventurers/{row['id']}.svg").read_text(encoding="utf-8")
        assert busts.pattern(row["colour"]) in text
        assert text.endswith(f"{busts.badge(row['colour'])}</svg>\n")


def test_what_belongs_to_a_wizard_bears_the_wizards_sign(busts: ModuleType) -> None:
    from sprites.draw.dungeonville import signs as dungeon_signs

    assert len({dungeon_signs.SIGNS[name] for name in SIGNS}) == len(SIGNS)
    for colour in PLAYERS:
        shape = dungeon_signs.SIGNS[colour].split('d="')[1].split('"')[0]
        for folder in ("wizards", "pawns", "tokens"):
            assert shape in (PICTURES / folder / f"{colour}.svg").read_text(encoding="utf-8")
    assert busts.PLAYERS.keys() == set(PLAYERS)


def test_the_figures_are_what_their_generators_write(busts: ModuleType) -> None:
    from sprites.draw.dungeonville import (
        adventurers as dungeon_adventurers,
        signs as dungeon_signs,
        things as dungeon_things,
        wizards as dungeon_wizards,
    )

    written = {f"adventurers/{name}": draw() for name, draw in dungeon_adventurers.BUSTS.items()}
    written |= {f"wizards/{colour}": dungeon_wizards.portrait(colour) for colour in PLAYERS}
    written |= {f"pawns/{colour}": dungeon_wizards.pawn(colour) for colour in PLAYERS}
    written |= {f"tokens/{colour}": dungeon_things.blood(colour) for colour in PLAYERS}
    written |= {f"tokens/{name}": draw() for name, draw in dungeon_things.TOKENS.items()}
    written |= {f"items/{name}": dungeon_things.thing(name) for name in dungeon_things.ITEMS}
    written |= {f"signs/{name}": dungeon_signs.whole(name) for name in dungeon_signs.CLASSES}
    assert written.keys() == SIZES.keys()
    assert [name for name, text in written.items() if text != (PICTURES / f"{name}.svg").read_text(encoding="utf-8")] == []
    assert len(busts.BUSTS) == 64
