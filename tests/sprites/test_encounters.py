"""The pictures of the Encounter cards: every title has its own, small, whole, and just as the generator writes it."""

import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "sprites" / "ravenloft" / "cards"
TITLES = [
    row["id"]
    for row in tomllib.loads((ROOT / "levels" / "ravenloft" / "encounters.toml").read_text(encoding="utf-8"))["encounter"]
]
LARGEST = 17_000
SPACE = "{http://www.w3.org/2000/svg}"


def test_no_two_encounters_share_a_picture():
    texts = [(PICTURES / f"{name}.svg").read_bytes() for name in TITLES]
    assert len(texts) == 55
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", TITLES)
def test_an_encounter_has_a_whole_picture_of_the_right_form(name):
    file = PICTURES / f"{name}.svg"
    assert file.stat().st_size <= LARGEST
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 480 292"
    assert (root.get("width"), root.get("height")) == ("480", "292")
    tags = {element.tag for element in root.iter()}
    assert not tags & {f"{SPACE}text", f"{SPACE}image", f"{SPACE}script", f"{SPACE}style"}


@pytest.mark.parametrize("name", TITLES)
def test_an_encounter_picture_uses_only_what_it_defines(name):
    text = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {part.split(")")[0] for part in text.split("url(#")[1:]}
    used |= {element.get("href").removeprefix("#") for element in root.iter() if element.get("href")}
    assert used == defined


def test_the_encounter_pictures_are_what_their_generator_writes(monkeypatch):
    from sprites.draw.ravenloft.cards import encounters

    assert set(encounters.SCENES) == set(TITLES)
    for name, draw in encounters.SCENES.items():
        assert draw() == (PICTURES / f"{name}.svg").read_text(encoding="utf-8"), (
            f"run sprites.draw.ravenloft.cards.encounters {name}"
        )
