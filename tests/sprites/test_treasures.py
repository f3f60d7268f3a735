"""The pictures of the Treasures, Monsters and tokens of Castle Ravenloft: every card has its own, and it can be drawn quickly."""

import tomllib
from hashlib import blake2b
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "ravenloft"
CARDS = ROOT / "sprites" / "ravenloft" / "cards"
MARKERS = ROOT / "sprites" / "ravenloft" / "tokens"
LIMIT = 17_000


def ids(table: str, key: str) -> list[str]:
    """The ids of a table of content."""
    return [row["id"] for row in tomllib.loads((LEVELS / f"{table}.toml").read_text(encoding="utf-8"))[key]]


TREASURES = ids("treasures", "treasure")
TRAPS = [
    row["id"]
    for row in tomllib.loads((LEVELS / "encounters.toml").read_text(encoding="utf-8"))["encounter"]
    if row["kind"] == "trap"
]
THINGS = ("klaks-artifact", "gravestorms-phylactery")
"""Objects of adventures are no cards: they lie on the board as tokens."""
DRAWN = [
    *TREASURES,
    *(name for name in ids("monsters", "monster") if name not in THINGS),
    *(file.stem for file in sorted((LEVELS / "adventures").glob("*.toml"))),
]
TOKENS = [
    *TRAPS, "slowed", "immobilized", "surge", "surge-spent", "experience", "sun", "mistform", "consecrated-ground", "freezing-cloud",
    "illusionary-crowd", "glyph-of-warding", "icon-of-ravenloft", "damage", "daze", "attack", "move", "shield", "speed", "tile",
    "encounter-deck", "treasure-deck", "monster-deck", "used",
]  # fmt: skip


@pytest.mark.parametrize("card", DRAWN)
def test_every_treasure_monster_and_adventure_has_a_scene_that_fills_its_frame(card: str) -> None:
    text = (CARDS / f"{card}.svg").read_text(encoding="utf-8")
    assert ET.fromstring(text).get("viewBox") == "0 0 480 292"
    assert "<text" not in text, "pictures carry no words: those are translated"


@pytest.mark.parametrize("card", DRAWN)
def test_no_scene_is_too_large_to_be_baked_with_hundreds_of_others(card: str) -> None:
    assert (CARDS / f"{card}.svg").stat().st_size <= LIMIT


def test_no_two_cards_share_a_scene() -> None:
    seals = {card: blake2b((CARDS / f"{card}.svg").read_bytes()).hexdigest() for card in DRAWN}
    assert len(set(seals.values())) == len(set(DRAWN))


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_a_square_sign(token: str) -> None:
    text = (MARKERS / f"{token}.svg").read_text(encoding="utf-8")
    assert ET.fromstring(text).get("viewBox") == "0 0 120 120"
    assert "<text" not in text


@pytest.mark.parametrize("file", sorted({f"{card}.svg" for card in DRAWN}))
def test_a_scene_asks_for_no_definition_that_it_lacks(file: str) -> None:
    root = ET.fromstring((CARDS / file).read_text(encoding="utf-8"))
    known = {node.get("id") for node in root.iter() if node.get("id")}
    asked = {
        value[5:-1] if value.startswith("url(#") else value[1:]
        for node in root.iter()
        for key, value in node.attrib.items()
        if value.startswith("url(#") or key == "href"
    }
    assert asked <= known
