"""The pictures of Dungeonville's rooms: every room of its content has its own, whole, without words, just as the generators write it."""

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "sprites" / "dungeonville" / "rooms"
BAKED = ROOT / "sprites" / "baked"
DRAW = ROOT / "sprites" / "draw"
LARGEST = 40_000
ALL_BAKED = 3_500_000
SPACE = "{http://www.w3.org/2000/svg}"


def rooms() -> list[str]:
    """The ids of the rooms, in the order of the content."""
    rows = tomllib.loads((ROOT / "levels" / "dungeonville" / "rooms.toml").read_text(encoding="utf-8"))["room"]
    return [str(row["id"]) for row in rows]


IDS = rooms()


def test_every_room_has_a_picture_and_none_is_left_over() -> None:
    assert len(IDS) == len(set(IDS)) == 5 * 32
    assert {file.stem for file in PICTURES.iterdir()} == set(IDS)


def test_every_picture_is_baked_and_all_of_them_are_small() -> None:
    kept = json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))
    files = {file.stem: file for file in (BAKED / "dungeonville" / "rooms").iterdir()}
    assert set(files) == {Path(name).name for name in kept if name.startswith("dungeonville/rooms/")} == set(IDS)
    assert {file.suffix for file in files.values()} == {".jpg"}
    assert sum(file.stat().st_size for file in files.values()) < ALL_BAKED


def test_no_two_rooms_look_the_same() -> None:
    assert len({(PICTURES / f"{name}.svg").read_bytes() for name in IDS}) == len(IDS)


@pytest.mark.parametrize("name", IDS)
def test_a_picture_fills_the_window_of_its_card_without_words(name: str) -> None:
    file = PICTURES / f"{name}.svg"
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 240 150"
    assert not {element.tag for element in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}
    assert file.stat().st_size <= LARGEST


@pytest.mark.parametrize("name", IDS)
def test_a_picture_asks_for_no_definition_that_it_lacks(name: str) -> None:
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    asked = {part.split(")")[0] for part in text.split("url(#")[1:]}
    asked |= {element.get("href", "").removeprefix("#") for element in root.iter() if element.get("href")}
    assert asked <= set(defined)
    assert len(set(defined)) == len(defined)


def test_the_pictures_are_what_their_generators_write() -> None:
    from sprites.draw.dungeonville import rooms as dungeon_rooms

    assert set(dungeon_rooms.ROOMS) == set(IDS)
    kept = {name: (PICTURES / f"{name}.svg").read_text(encoding="utf-8") for name in IDS}
    assert [name for name, draw in dungeon_rooms.ROOMS.items() if draw() != kept[name]] == []
