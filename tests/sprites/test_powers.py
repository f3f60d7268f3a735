"""The pictures of the Power cards: one for each card, no two alike, small and whole."""

import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "sprites" / "ravenloft" / "cards"
POWERS = [
    row["id"] for row in tomllib.loads((ROOT / "levels" / "ravenloft" / "powers.toml").read_text(encoding="utf-8"))["power"]
]
LARGEST = 30_000
SPACE = "{http://www.w3.org/2000/svg}"


def test_no_two_power_cards_share_a_picture():
    texts = [(PICTURES / f"{name}.svg").read_bytes() for name in POWERS]
    assert len(texts) == 50
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", POWERS)
def test_a_power_card_has_a_whole_picture_of_the_right_form(name):
    file = PICTURES / f"{name}.svg"
    assert file.stat().st_size <= LARGEST
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 480 292"
    assert (root.get("width"), root.get("height")) == ("480", "292")
    tags = {element.tag for element in root.iter()}
    assert not tags & {f"{SPACE}text", f"{SPACE}image", f"{SPACE}script", f"{SPACE}style"}


@pytest.mark.parametrize("name", POWERS)
def test_a_picture_uses_only_what_it_defines(name):
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {part.split(")")[0] for part in text.split("url(#")[1:]} | {
        element.get("href").removeprefix("#") for element in root.iter() if element.get("href")
    }
    assert used <= defined
