"""The pictures of Castle Ravenloft's adventures and Villains: whole, without words, just as their generators write them, and not too many."""

import importlib
import posixpath
import struct
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "sprites"
SPACE = "{http://www.w3.org/2000/svg}"
GENERATORS = {
    "ravenloft.adventure_tokens": "ravenloft/tokens",
    "ravenloft.adventure_board": "ravenloft/tokens",
    "ravenloft.cards.villain_cards": "ravenloft/cards",
    "ravenloft.cards.adventure_treasures": "ravenloft/cards",
    "ravenloft.cards.adventure_scenes": "ravenloft/cards",
    "ravenloft.villain_figures": "ravenloft",
    "ravenloft.adventure_effects": "ravenloft",
}
"""The modules under sprites/draw, and the folders that they write to."""
VILLAINS = ["count-strahd", "flesh-golem", "gravestorm", "howling-hag", "klak", "werewolf", "young-vampire", "zombie-dragon"]
ITEMS = [
    "animal", "dimensional-shackles", "feywalk-amulet", "food", "phylactery", "holy-water", "icon-of-ravenloft", "mirror", "portrait",
    "silver-dagger", "skull", "torch", "wooden-stake", "treasure", "item-back",
]  # fmt: skip
REACTIONS = ["calm", "enrage", "reaction-back"]
MONSTERS = [*(f"monsters-{number}" for number in range(4)), *VILLAINS, "monster-back"]
COFFINS = [f"coffin-{what}" for what in ("shut", "empty", "holy-water", "stake", "monster", "strahd", "trap", "treasure")]
LAIRS = [
    f"lair-{what}" for what in ("back", "arcane-circle", "dark-fountain", "fetid-den", "laboratory", "rotting-nook", "workshop")
]
THINGS = [
    "klaks-artifact", *(f"klaks-artifact-{hurt}" for hurt in range(1, 5)), "gravestorms-phylactery", "gravestorms-phylactery-broken",
    "dragons-breath-marker", "mistform", "led", "power-deck", "loot", "escaped", "time", "seal-won", "seal-lost", "seal-open",
    "hit-point", "hit-point-spent", "sun", *(f"sun-{space}" for space in range(1, 7)),
]  # fmt: skip
EFFECTS = {"mist": 6, "breath": 5, "howl": 5, "slam": 5, "turn": 6}
WANTED = [
    *(f"ravenloft/tokens/{name}" for name in (*ITEMS, *REACTIONS, *MONSTERS, *COFFINS, *LAIRS, *THINGS)),
    *(f"ravenloft/effects/{name}-{at}" for name, count in EFFECTS.items() for at in range(count)),
    *(f"ravenloft/light-{time}" for time in ("day", "evening", "night")),
    "ravenloft/stairs-sealed",
]
TREASURES = [
    "dimensional-shackles", "feywalk-amulet", "holy-symbol-of-ravenkind", "icon-of-ravenloft", "silver-dagger", "sunsword",
    "tome-of-strahd", "torch", "wooden-stake",
]  # fmt: skip
ADVENTURES = [
    "escape-the-tomb", "find-the-icon", "klaks-infernal-artifact", "daylight-assault", "the-final-transformation",
    "destroy-the-dracolich", "adventure-impossible", "horror-of-the-howling-hag", "gauntlet-of-terror", "blood-and-fog",
    "rampaging-golem", "hunt-for-strahd-1", "hunt-for-strahd-2", "own-adventure",
]  # fmt: skip
SCENES = [*VILLAINS, *TREASURES, *ADVENTURES]
APART = 8.0
"""How much two tokens of a kind differ at least, of 255, on average over small copies of them: they share ring and ground."""
LARGEST_SOURCE = 17_000
LARGEST_TOKEN = 30_000
LARGEST_SCENE = 45_000
LARGEST_ALL = 3_000_000


def drawings(module: ModuleType) -> dict[str, Callable[[], str]]:
    """What a generator can draw, by the names of its files."""
    found: dict[str, Callable[[], str]] = next(
        getattr(module, what) for what in ("TOKENS", "SCENES", "FIGURES") if hasattr(module, what)
    )
    return found


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    """What the generators draw, by the names of the pictures."""
    modules = {name: importlib.import_module(f"sprites.draw.{name}") for name in GENERATORS}
    return {
        posixpath.normpath(f"{GENERATORS[name]}/{key}"): made()
        for name, module in modules.items()
        for key, made in drawings(module).items()
    }


def baked(name: str) -> Path:
    """The baked file of a picture."""
    return next(file for kind in ("png", "jpg") if (file := SPRITES / "baked" / f"{name}.{kind}").is_file())


@pytest.mark.parametrize("name", WANTED)
def test_everything_that_the_adventures_lay_on_the_table_has_a_picture(name: str) -> None:
    assert (SPRITES / f"{name}.svg").is_file()
    assert baked(name).stat().st_size <= (60_000 if name == "ravenloft/stairs-sealed" else LARGEST_TOKEN)


@pytest.mark.parametrize("villain", VILLAINS)
def test_a_villain_is_baked_as_large_as_it_stands_on_the_board(villain: str) -> None:
    """Two or three squares are a larger picture: it would be blurred where the board is shown large."""
    head = baked(f"ravenloft/{villain}").read_bytes()[16:24]
    wide = {"gravestorm": 600, "flesh-golem": 400, "zombie-dragon": 400}.get(villain, 240)
    assert struct.unpack(">II", head) == (wide, wide)


@pytest.mark.parametrize("card", SCENES)
def test_every_card_has_a_scene_that_fills_its_frame(card: str) -> None:
    root = ET.fromstring((SPRITES / "ravenloft" / "cards" / f"{card}.svg").read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 480 292"
    assert baked(f"ravenloft/cards/{card}").stat().st_size <= LARGEST_SCENE


def test_the_pictures_are_what_their_generators_write(drawn: dict[str, str]) -> None:
    other = [name for name, text in drawn.items() if text != (SPRITES / f"{name}.svg").read_text(encoding="utf-8")]
    assert not other, "run the generators again"


def test_the_pictures_are_whole_and_carry_no_words(drawn: dict[str, str]) -> None:
    for name, text in drawn.items():
        root = ET.fromstring(text)
        assert not {node.tag for node in root.iter()} & {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}, name
        assert len(text) <= LARGEST_SOURCE, name
        known = {node.get("id") for node in root.iter() if node.get("id")}
        asked = {part.split(")")[0] for part in text.split("url(#")[1:]}
        asked |= {node.get("href", "#").removeprefix("#") for node in root.iter() if node.get("href")}
        assert asked == known, name


def small(name: str) -> bytes:
    """A copy of a picture on grey stone, small enough to compare."""
    ground = pygame.Surface((128, 128), 0, 32)
    ground.fill((96, 90, 104))
    ground.blit(pygame.transform.smoothscale(pygame.image.load(baked(name)), (128, 128)), (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (16, 16)), "RGB")


@pytest.mark.parametrize("family", [ITEMS, REACTIONS, MONSTERS, COFFINS, LAIRS], ids=lambda family: family[0])
def test_no_token_is_taken_for_another_of_its_kind(family: list[str]) -> None:
    looks = {name: small(f"ravenloft/tokens/{name}") for name in family}
    apart = {
        (one, other): sum(abs(a - b) for a, b in zip(looks[one], looks[other], strict=True)) / len(looks[one])
        for one, other in combinations(looks, 2)
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    assert apart[nearest] > APART, (nearest, apart[nearest])


def test_no_two_pictures_are_the_same(drawn: dict[str, str]) -> None:
    assert len(set(drawn.values())) == len(drawn)


def test_the_pictures_together_are_no_heavy_load(drawn: dict[str, str]) -> None:
    assert sum(baked(name).stat().st_size for name in drawn) <= LARGEST_ALL
