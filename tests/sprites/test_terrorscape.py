"""The pictures of Terrorscape: every id of its content has its own, whole, without words, just as the generators write it."""

import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ROOT / "levels" / "terrorscape"
PICTURES = ROOT / "sprites" / "terrorscape"
DRAW = ROOT / "sprites" / "draw"
LARGEST = 40_000
SPACE = "{http://www.w3.org/2000/svg}"
SHARED = ("pursue", "sense")
"""Cards that every killer has, drawn for each."""


def rows(table: str, key: str) -> list[dict[str, object]]:
    """The rows of a table of content."""
    return list(tomllib.loads((LEVELS / f"{table}.toml").read_text(encoding="utf-8"))[key])


def ids(table: str, key: str) -> list[str]:
    """The ids of a table of content."""
    return [str(row["id"]) for row in rows(table, key)]


ITEMS = ids("items", "item")
KILLERS, SURVIVORS, ROOMS = ids("killers", "killer"), ids("survivors", "survivor"), ids("villa", "place")
ABILITIES = [
    f"{card}-{killer}" if card in SHARED else card
    for card in ids("abilities", "ability")
    for killer in (KILLERS if card in SHARED else ("",))
]
CARDS = [*ITEMS, *ABILITIES, *ids("traits", "trait"), *ids("plans", "plan")]
TOKENS = [
    "ability-deck", "barricade", "die-0", "die-1", "die-3", "discovery-deck", "eliminated", "fear", "firecracker", "first-survivor", "guess", "healthy",
    "injured", "key", "key-missing", "last-seen", "level", "level-missing", "main-exit", "noise", "noise-past", "passage", "plan", "radio", "repair",
    "repair-missing", "rescue", "scream", "search-deck", "searched", "secret-exit", "sneaking", "strength", "trait-deck", "trap",
]  # fmt: skip
SIGNS = [
    "bolt", "book", "cards", "drop", "fear", "feet", "glass", "heart", "hourglass", "jaws", "key", "knife", "lock",
    "noise", "planks", "radio", "shield", "spark", "star", "swap", "tick", "unbar", "way-out", "wrench",
]  # fmt: skip
BOARD = ["villa", "villa-cold", "walls", "curtain", "shutter", "divider"]
SIZES = {
    **{f"cards/{name}": "0 0 480 292" for name in CARDS},
    **{f"{folder}/{name}": "0 0 120 120" for folder, names in (("things", ITEMS), ("tokens", TOKENS)) for name in names},
    **{f"signs/{name}": "-13 -13 26 26" for name in SIGNS},
    **dict.fromkeys((*KILLERS, *SURVIVORS), "0 0 300 300"),
    **{f"portraits/{name}": "22 16 256 256" for name in (*KILLERS, *SURVIVORS)},
    **dict.fromkeys(("villa", "villa-cold", "walls"), "0 0 1000 700"),
    "curtain": "0 0 832 1080",
    "shutter": "0 0 832 1080",
    "divider": "0 0 256 1080",
    **{f"rooms/{name}": "" for name in ROOMS},
}
"""Every picture by its name, with the frame that it fills; a room fills the rectangle round its outline."""


def frame(room: str) -> str:
    """The rectangle round a location."""
    outline = next(row["outline"] for row in rows("villa", "place") if row["id"] == room)
    corners = [tuple(map(int, corner.split(","))) for corner in outline]  # type: ignore[attr-defined]
    (x0, y0), (x1, y1) = (tuple(edge(corner[i] for corner in corners) for i in (0, 1)) for edge in (min, max))
    return f"{x0} {y0} {x1 - x0} {y1 - y0}"


def test_there_are_as_many_cards_as_the_box_has_kinds() -> None:
    assert (len(ITEMS), len(ABILITIES), len(CARDS)) == (19, 21, 96)
    assert len(set(CARDS)) == len(CARDS)


def test_no_picture_is_left_over_and_none_is_missing() -> None:
    assert {file.relative_to(PICTURES).with_suffix("").as_posix() for file in PICTURES.rglob("*.svg")} == set(SIZES)


def test_no_two_pictures_are_the_same() -> None:
    texts = {(PICTURES / f"{name}.svg").read_bytes(): name for name in SIZES}
    assert len(texts) == len(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_fills_its_frame_without_words(name: str) -> None:
    root = ET.fromstring((PICTURES / f"{name}.svg").read_text(encoding="utf-8"))
    assert root.get("viewBox") == (SIZES[name] or frame(name.removeprefix("rooms/")))
    assert not {element.tag for element in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}


@pytest.mark.parametrize("name", [name for name in SIZES if name not in BOARD and not name.startswith("rooms/")])
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


def test_the_pictures_are_what_their_generators_write() -> None:
    from sprites.draw.terrorscape import (
        cards as terrorscape,
        portraits,
        screens,
        signs as terror_signs,
        tokens as terror_tokens,
        villa,
    )

    written = {f"cards/{name}": draw() for name, draw in terrorscape.CARDS.items()}
    written |= {f"things/{name}": terrorscape.terror_things.sign(name) for name in terrorscape.terror_things.THINGS}
    written |= {f"tokens/{name}": draw() for name, draw in terror_tokens.TOKENS.items()}
    written |= {f"signs/{name}": terror_signs.sign(name) for name in terror_signs.SIGNS}
    written |= {f"rooms/{name}": villa.room_picture(name) for name in villa.ROOMS}
    written |= {name: draw() for name, draw in (*villa.PICTURES.items(), *screens.SCREENS.items())}
    written |= {
        f"portraits/{who}": portraits.portrait((PICTURES / f"{who}.svg").read_text(encoding="utf-8")) for who in portraits.WHO
    }
    assert set(written) == set(SIZES) - set(KILLERS) - set(SURVIVORS)
    assert [name for name, text in written.items() if text != (PICTURES / f"{name}.svg").read_text(encoding="utf-8")] == []
