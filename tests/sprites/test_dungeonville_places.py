"""The pictures of Dungeonville's places: every dungeon and every place in town has its own, whole, without words, just as the generators write it."""

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "dungeonville"
PICTURES = ROOT / "sprites" / "dungeonville"
BAKED = ROOT / "sprites" / "baked"
DRAW = ROOT / "sprites" / "draw"
LARGEST = 70_000
ALL_PLACES = 3_400_000
SPACE = "{http://www.w3.org/2000/svg}"


def rows(table: str) -> list[dict[str, object]]:
    """The rows of a table of content."""
    found = tomllib.loads((LEVELS / f"{table}.toml").read_text(encoding="utf-8"))
    return next(value for value in found.values() if isinstance(value, list))


DUNGEONS = [str(row["id"]) for row in rows("dungeons")]
TOWN = ["street", "inn", "temple", "guild", "tavern"]
FOLDERS = ("mouths", "fronts", "deeds", "cards", "frames", "insides")
SIZES = {
    **{f"mouths/{name}{lit}": "0 0 480 440" for name in DUNGEONS for lit in ("", "-lit")},
    **{f"fronts/{name}": "0 0 416 140" for name in TOWN},
    **{f"{folder}/{name}": "0 0 240 336" for folder in ("deeds", "frames") for name in DUNGEONS},
    **{f"cards/back-{name}": "0 0 240 336" for name in (*DUNGEONS, "adventurer", "deed")},
    **dict.fromkeys((*(f"insides/{name}" for name in DUNGEONS), "duel", "dawn"), "0 0 900 500"),
    "town": "0 0 1168 264",
    "ground": "0 0 1168 272",
    "deed-house": "0 0 240 200",
    "table": "0 0 1344 756",
    "curtain": "0 0 832 1080",
    "curtain-wide": "0 0 1344 756",
}
"""Every picture by its name, with the frame that it fills."""


def mine(name: str) -> bool:
    """Whether a picture of this game shows a place or a paper."""
    return name.split("/", maxsplit=1)[0] in FOLDERS if "/" in name else name in SIZES


def written() -> dict[str, str]:
    """What the generators write."""
    from sprites.draw.dungeonville import (
        mouths as dungeon_mouths,
        papers as dungeon_papers,
        stages as dungeon_stages,
        town as dungeon_town,
    )

    pictures = {f"mouths/{name}": draw() for name, draw in dungeon_mouths.PICTURES.items()}
    for module in (dungeon_town, dungeon_papers, dungeon_stages):
        pictures |= {name: draw() for name, draw in module.PICTURES.items()}
    return pictures


def test_every_place_of_the_content_has_a_picture() -> None:
    assert len(DUNGEONS) == 5
    assert {str(row["id"]) for row in rows("town")} >= set(TOWN)
    assert len(SIZES) == 10 + 5 + 10 + 6 + 7 + 7


def test_no_picture_is_left_over_and_none_is_missing() -> None:
    names = {file.relative_to(PICTURES).with_suffix("").as_posix() for file in PICTURES.rglob("*.svg")}
    assert {name for name in names if mine(name)} == set(SIZES)


def test_every_picture_is_baked_and_all_of_them_are_small() -> None:
    kept = json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))
    folder = BAKED / "dungeonville"
    files = {file.relative_to(folder).with_suffix("").as_posix(): file for file in folder.rglob("*.*")}
    assert {name for name in files if mine(name)} == set(SIZES)
    assert {f"dungeonville/{name}" for name in SIZES} <= set(kept)
    assert sum(files[name].stat().st_size for name in SIZES) < ALL_PLACES


def test_no_two_pictures_are_the_same() -> None:
    assert len({(PICTURES / f"{name}.svg").read_bytes() for name in SIZES}) == len(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_fills_its_frame_without_words(name: str) -> None:
    root = ET.fromstring((PICTURES / f"{name}.svg").read_text(encoding="utf-8"))
    assert root.get("viewBox") == SIZES[name]
    assert not {element.tag for element in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}


@pytest.mark.parametrize("name", SIZES)
def test_no_picture_is_too_large_to_be_baked_with_hundreds_of_others(name: str) -> None:
    assert (PICTURES / f"{name}.svg").stat().st_size <= LARGEST


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_asks_for_no_definition_that_it_lacks(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    asked = {part.split(")")[0] for part in text.split("url(#")[1:]}
    asked |= {element.get("href", "").removeprefix("#") for element in root.iter() if element.get("href")}
    assert asked <= set(defined)
    assert len(set(defined)) == len(defined)


def test_a_dungeon_is_told_by_a_sign_and_a_pattern_too() -> None:
    from sprites.draw.dungeonville import papers as dungeon_papers, place_kit as dungeon_place_kit

    assert list(dungeon_place_kit.JEWEL) == list(dungeon_place_kit.SHINE) == DUNGEONS
    assert len(set(dungeon_place_kit.JEWEL.values())) == 5
    assert len({dungeon_papers.sign(name, "#fff", "#000") for name in DUNGEONS}) == 5
    assert len({dungeon_papers.motif(name, "#fff") for name in DUNGEONS}) == 5


def test_the_pictures_are_what_their_generators_write() -> None:
    now = written()
    assert set(now) == set(SIZES)
    assert [name for name, text in now.items() if text != (PICTURES / f"{name}.svg").read_text(encoding="utf-8")] == []
