"""The pictures of London Dread: every id of its content has its own, whole, without words, just as the generators write it."""

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "london"
PICTURES = ROOT / "sprites" / "london"
BAKED = ROOT / "sprites" / "baked"
DRAW = ROOT / "sprites" / "draw"
LARGEST = 40_000
WHOLE_GAME = 12_000_000
SPACE = "{http://www.w3.org/2000/svg}"


def ids(table: str, key: str) -> list[str]:
    """The ids of a table of content."""
    return [str(row["id"]) for row in tomllib.loads((LEVELS / f"{table}.toml").read_text(encoding="utf-8"))[key]]


WAYS = ("north", "east", "south", "west")
ABILITIES = ["strength", "charm", "guile", "spirit", "lore", "courage", "impact", "tech", "spellcraft", "wild"]
KINDS = [
    ("dread", "dread"),
    ("plots", "plot"),
    ("items", "item"),
    ("challenges", "challenge"),
    ("confidence", "confidence"),
    ("secrets", "secret"),
]
CARDS = [*(name for table, key in KINDS for name in ids(table, key)), "injured", "unhinged"]
PEOPLE = [
    name
    for table, key in (("characters", "character"), ("antagonists", "antagonist"), ("allies", "ally"), ("goons", "goon"))
    for name in ids(table, key)
]
PLACES = [name for name in ids("board", "place") if not name.endswith("streets")]
TOKENS = [
    *(f"number-{seat}-{n}" for seat in range(1, 5) for n in range(1, 7)), *(f"arrow-{seat}-{way}" for seat in range(1, 5) for way in WAYS), *(f"stash-{n}" for n in range(1, 7)), *(f"stash-{way}" for way in WAYS),
    *(f"ability-{name}" for name in ABILITIES), *(f"note-{colour}" for colour in ("green", "yellow", "white", "red")), *(f"seat-{seat}" for seat in range(1, 5)), *(f"goon-{n}" for n in range(1, 7)),
    "die-fist", "die-blank", "trauma-injured", "trauma-unhinged", "trauma-dread-1", "trauma-dread-2", "virtue", "dread", "modifier", "hour", "plot", "empty",
]  # fmt: skip
SIGNS = [
    *ABILITIES, "fist", "dread", "virtue", "morning", "day", "night", "arrow", "tick", "cross", "item", "cards", "injured", "unhinged", "clock", "hidden", "detour",
    "pentagram", "top-hat", "shell", "eye-over-dome", "diamond", "clover", "star", "crescent", "sacrifice", "goon",
]  # fmt: skip
FRAMES = [
    "dread-1", "dread-2", "plot", "challenge", "item", "confidence", "personality", "trauma", "ally",
    *(f"back-{name}" for name in ("1", "2", "item", "confidence", "challenge", "personality", "ally", "secret", "goon", "antagonist")),
]  # fmt: skip
SIZES = {
    **{f"cards/{name}": "0 0 480 292" for name in CARDS},
    **{f"tokens/{name}": "-60 -60 120 120" for name in TOKENS},
    **{f"signs/{name}": "-13 -13 26 26" for name in SIGNS},
    **{f"frames/{name}": "0 0 120 136" for name in FRAMES},
    **{f"places/{name}": "-64 -82 128 148" for name in PLACES},
    **dict.fromkeys(PEOPLE, "0 0 300 300"),
    **{f"portraits/{name}": "22 16 256 256" for name in PEOPLE},
    **dict.fromkeys(("map", "map-night", "lamps", "frame"), "0 0 1344 864"),
    **{f"splatter-{i}": "-60 -60 120 120" for i in (1, 2, 3)},
    "fog": "0 0 512 512",
    "clock": "-256 -256 512 512",
    "dial": "-320 -320 640 640",
    "parchment": "0 0 496 792",
}
"""Every picture by its name, with the frame that it fills."""


def test_there_are_as_many_cards_as_the_box_has_kinds() -> None:
    assert (len(CARDS), len(PEOPLE), len(PLACES)) == (48 + 32 + 32 + 24 + 24 + 3 + 2, 6 + 6 + 9 + 6, 24)
    assert len(set(CARDS)) == len(CARDS)


def test_no_picture_is_left_over_and_none_is_missing() -> None:
    assert {file.relative_to(PICTURES).with_suffix("").as_posix() for file in PICTURES.rglob("*.svg")} == set(SIZES)


def test_every_picture_is_baked_and_all_of_them_are_small() -> None:
    kept = json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))
    files = {file.relative_to(BAKED).with_suffix("").as_posix(): file for file in (BAKED / "london").rglob("*.*")}
    assert set(files) == {name for name in kept if name.startswith("london/")} == {f"london/{name}" for name in SIZES}
    assert sum(file.stat().st_size for file in files.values()) < WHOLE_GAME


def test_no_two_pictures_are_the_same() -> None:
    texts = {(PICTURES / f"{name}.svg").read_bytes(): name for name in SIZES}
    assert len(texts) == len(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_fills_its_frame_without_words(name: str) -> None:
    root = ET.fromstring((PICTURES / f"{name}.svg").read_text(encoding="utf-8"))
    assert root.get("viewBox") == SIZES[name]
    assert not {element.tag for element in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}


@pytest.mark.parametrize("name", [name for name in SIZES if name not in ("map", "map-night")])
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


def test_a_seat_is_told_by_a_sign_and_a_note_by_its_shape_too() -> None:
    from sprites.draw.london import tokens as london_tokens

    colours, signs = zip(*london_tokens.SEATS.values(), strict=True)
    assert len(set(colours)) == len(set(signs)) == 4
    assert len({inside for _, inside, _ in london_tokens.NOTES.values()}) == 4


def test_the_pictures_are_what_their_generators_write() -> None:
    from sprites.draw.london import (
        busts as london_busts,
        cards as london,
        frames as london_frames,
        map as london_map,
        portraits as london_portraits,
        signs as london_signs,
        tokens as london_tokens,
    )

    written = {f"cards/{name}": draw() for name, draw in london.CARDS.items()}
    written |= {f"tokens/{name}": draw() for name, draw in london_tokens.TOKENS.items()}
    written |= {f"signs/{name}": london_signs.sign(name) for name in london_signs.SIGNS}
    written |= {f"frames/{name}": draw() for name, draw in london_frames.FRAMES.items()}
    written |= {f"places/{name}": london_map.place_picture(draw()) for name, draw in london_map.lp.PLACES.items()}
    written |= {
        name: draw()
        for name, draw in (*london_map.PICTURES.items(), *london_tokens.PICTURES.items(), *london_busts.BUSTS.items())
    }
    written |= {
        f"portraits/{who}": london_portraits.portrait((PICTURES / f"{who}.svg").read_text(encoding="utf-8"))
        for who in london_portraits.WHO
    }
    written["parchment"] = london_frames.parchment()
    assert set(written) == set(SIZES) - {*london_portraits.CHARACTERS, *london_portraits.ANTAGONISTS}
    assert [name for name, text in written.items() if text != (PICTURES / f"{name}.svg").read_text(encoding="utf-8")] == []
