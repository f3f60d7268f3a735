"""The sources of the pictures: each thing of the content has one, whole, without words, small, baked, and told apart from the others."""

import json
import posixpath
import re
import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pygame

ROOT = Path(__file__).resolve().parents[2]
SPRITES, BAKED = ROOT / "sprites", ROOT / "sprites" / "baked"
SPACE = "{http://www.w3.org/2000/svg}"
FORBIDDEN = {f"{SPACE}{tag}" for tag in ("text", "image", "script", "style")}
"""Words are translated, and stand in no picture."""
SOURCES = {
    file.relative_to(SPRITES).with_suffix("").as_posix(): file for game in ("ravenloft", "terrorscape", "london", "dungeonville")
    for file in sorted((SPRITES / game).rglob("*.svg"))
}  # fmt: skip
MANIFEST: dict[str, str] = json.loads((BAKED / "manifest.json").read_text(encoding="utf-8"))
HEAVY = {
    "dungeonville/rooms": 3_500_000, "dungeonville": 9_000_000, "london": 9_000_000, "terrorscape": 5_000_000,
    "ravenloft": 11_000_000,
}  # fmt: skip
"""The most bytes that the baked pictures of a folder have together."""
LARGE_SOURCES = {
    "london/map": 400_000, "london/map-night": 400_000, "terrorscape/villa": 400_000, "terrorscape/villa-cold": 400_000,
    "terrorscape/walls": 400_000, "terrorscape/curtain": 400_000, "terrorscape/shutter": 400_000, "terrorscape/divider": 400_000,
}  # fmt: skip
"""The most bytes of the sources of whole boards; of others see `LIMITS`."""
LIMITS = {
    "ravenloft/cards": 30_000, "dungeonville/adventurers": 24_000, "dungeonville/wizards": 24_000, "dungeonville/rooms": 40_000,
    "dungeonville": 70_000, "terrorscape/rooms": 400_000, "ravenloft": 70_000,
}  # fmt: skip
LIMIT = 40_000


def rows(table: str, key: str) -> list[dict[str, Any]]:
    return list(tomllib.loads((ROOT / "levels" / f"{table}.toml").read_text(encoding="utf-8"))[key])


def ids(table: str, *keys: str) -> list[str]:
    """The ids of tables of content: the file, and the key within it where it is no singular of the file."""
    name = keys or (posixpath.basename(table).removesuffix("s"),)
    return [str(row["id"]) for key in name for row in rows(table, key)]


def several(folder: str, frame: str, *names: str) -> dict[str, str]:
    """The pictures of a folder, with the frame that each of them fills."""
    return {posixpath.join(folder, name): frame for name in names}


def room_frame(room: dict[str, Any]) -> str:
    """The rectangle round the outline of a location of the villa."""
    corners = [tuple(map(int, corner.split(","))) for corner in room["outline"]]
    (x0, y0), (x1, y1) = (tuple(edge(corner[i] for corner in corners) for i in (0, 1)) for edge in (min, max))
    return f"{x0} {y0} {x1 - x0} {y1 - y0}"


def of_dungeonville() -> dict[str, str]:
    dungeons, houses = ids("dungeonville/dungeons"), ("street", "inn", "temple", "guild", "tavern")
    return {
        **several("adventurers", "0 0 300 300", *ids("dungeonville/adventurers")),
        **several("wizards", "0 0 300 300", *WIZARDS),
        **several("pawns", "-70 -112 140 224", *WIZARDS),
        **several("tokens", "-64 -64 130 130", *WIZARDS, "gold", "stone", "crown", "skull", "curtain-mask", "pack", "swords"),
        "tokens/deed-back": "-62 -81 128 166",
        **several("items", "-85 -85 173 173", *ids("dungeonville/items")),
        **several("signs", "-14 -14 28 28", *dict.fromkeys(row["kind"] for row in ADVENTURERS)),
        **several("rooms", "0 0 240 150", *ids("dungeonville/rooms")),
        **several("mouths", "0 0 480 440", *(f"{name}{lit}" for name in dungeons for lit in ("", "-lit"))),
        **several("fronts", "0 0 416 140", *houses),
        **several("deeds", "0 0 240 336", *dungeons),
        **several("frames", "0 0 240 336", *dungeons),
        **several("cards", "0 0 240 336", *(f"back-{name}" for name in (*dungeons, "adventurer", "deed"))),
        **several("", "0 0 900 500", *(f"insides/{name}" for name in dungeons), "duel", "dawn"),
        "town": "0 0 1168 264",
        "ground": "0 0 1168 272",
        "deed-house": "0 0 240 200",
        "table": "0 0 1344 756",
        "curtain": "0 0 832 1080",
        "curtain-wide": "0 0 1344 756",
    }


def of_london() -> dict[str, str]:
    kinds = ("dread", "plots", "items", "challenges", "confidence", "secrets")
    people = [
        name for table in ("characters", "antagonists", "allies", "goons") for name in ids(f"london/{table}", PERSON[table])
    ]
    ways, backs = ("north", "east", "south", "west"), ("item", "confidence", "challenge", "personality", "ally", "secret", "goon")
    seats, abilities = (
        range(1, 5),
        ("strength", "charm", "guile", "spirit", "lore", "courage", "impact", "tech", "spellcraft", "wild"),
    )
    return {
        **several("cards", "0 0 480 292", *(name for kind in kinds for name in ids(f"london/{kind}")), "injured", "unhinged"),
        **several(
            "tokens", "-60 -60 120 120", *(f"number-{seat}-{n}" for seat in seats for n in range(1, 7)),
            *(f"arrow-{seat}-{way}" for seat in seats for way in ways), *(f"stash-{which}" for which in (*range(1, 7), *ways)),
            *(f"ability-{name}" for name in abilities), *(f"note-{colour}" for colour in ("green", "yellow", "white", "red")),
            *(f"seat-{seat}" for seat in seats), *(f"goon-{n}" for n in range(1, 7)), "die-fist", "die-blank", "trauma-injured",
            "trauma-unhinged", "trauma-dread-1", "trauma-dread-2", "virtue", "dread", "modifier", "hour", "plot", "empty",
        ),
        **several(
            "signs", "-13 -13 26 26", *abilities, "fist", "dread", "virtue", "morning", "day", "night", "arrow", "tick", "cross", "item",
            "cards", "injured", "unhinged", "clock", "hidden", "detour", "pentagram", "top-hat", "shell", "eye-over-dome", "diamond",
            "clover", "star", "crescent", "sacrifice", "goon",
        ),
        **several(
            "frames", "0 0 120 136", "dread-1", "dread-2", "plot", "challenge", "item", "confidence", "personality", "trauma", "ally",
            *(f"back-{name}" for name in ("1", "2", *backs, "antagonist")),
        ),
        **several("places", "-64 -82 128 148", *(name for name in ids("london/board", "place") if not name.endswith("streets"))),
        **several("", "0 0 300 300", *people),
        **several("portraits", "22 16 256 256", *people),
        **several("", "0 0 1344 864", "map", "map-night", "lamps", "frame"),
        **several("", "-60 -60 120 120", "splatter-1", "splatter-2", "splatter-3"),
        "fog": "0 0 512 512",
        "clock": "-256 -256 512 512",
        "dial": "-320 -320 640 640",
        "parchment": "0 0 496 792",
    }  # fmt: skip


def of_terrorscape() -> dict[str, str]:
    killers, survivors, items = ids("terrorscape/killers"), ids("terrorscape/survivors"), ids("terrorscape/items")
    abilities = ids("terrorscape/abilities", "ability")
    every_killer_has = ("pursue", "sense")
    abilities = [
        *(set(abilities) - set(every_killer_has)),
        *(f"{card}-{killer}" for card in every_killer_has for killer in killers),
    ]
    return {
        **several("cards", "0 0 480 292", *items, *abilities, *ids("terrorscape/traits"), *ids("terrorscape/plans")),
        **several("things", "0 0 120 120", *items),
        **several(
            "tokens", "0 0 120 120", "ability-deck", "barricade", "die-0", "die-1", "die-3", "discovery-deck", "eliminated", "fear",
            "firecracker", "first-survivor", "guess", "healthy", "injured", "key", "key-missing", "last-seen", "level", "level-missing",
            "main-exit", "noise", "noise-past", "passage", "plan", "radio", "repair", "repair-missing", "rescue", "scream", "search-deck",
            "searched", "secret-exit", "sneaking", "strength", "trait-deck", "trap",
        ),
        **several(
            "signs", "-13 -13 26 26", "bolt", "book", "cards", "drop", "fear", "feet", "glass", "heart", "hourglass", "jaws", "key",
            "knife", "lock", "noise", "planks", "radio", "shield", "spark", "star", "swap", "tick", "unbar", "way-out", "wrench",
        ),
        **several("", "0 0 300 300", *killers, *survivors),
        **several("portraits", "22 16 256 256", *killers, *survivors),
        **several("", "0 0 1000 700", "villa", "villa-cold", "walls"),
        **several("", "0 0 832 1080", "curtain", "shutter"),
        "divider": "0 0 256 1080",
        **{f"rooms/{room['id']}": room_frame(room) for room in rows("terrorscape/villa", "place")},
    }  # fmt: skip


def of_ravenloft_cards() -> dict[str, str]:
    cards = [name for table in ("powers", "encounters", "treasures", "monsters") for name in ids(f"ravenloft/{table}")]
    adventures = [file.stem for file in sorted((ROOT / "levels/ravenloft/adventures").glob("*.toml"))]
    return several("cards", "0 0 480 292", *sorted({*cards, *adventures, *VILLAINS, "own-adventure"} - {*BOARD_OBJECTS}))


def of_ravenloft_tokens() -> dict[str, str]:
    traps = [row["id"] for row in rows("ravenloft/encounters", "encounter") if row["kind"] == "trap"]
    return several(
        "tokens", "0 0 120 120", *traps, *MARKERS, *(name for family in FAMILIES.values() for name in family), *OBJECTS
    )


PERSON = {"characters": "character", "antagonists": "antagonist", "allies": "ally", "goons": "goon"}
WIZARDS = ("black", "white", "orange", "teal", "pink")
ADVENTURERS = rows("dungeonville/adventurers", "adventurer")
VILLAINS = ("count-strahd", "flesh-golem", "gravestorm", "howling-hag", "klak", "werewolf", "young-vampire", "zombie-dragon")
BOARD_OBJECTS = ("klaks-artifact", "gravestorms-phylactery")
"""Objects of adventures are no cards: they lie on the board as tokens."""
MARKERS = (
    "slowed", "immobilized", "surge", "surge-spent", "experience", "mistform", "consecrated-ground", "freezing-cloud", "illusionary-crowd",
    "glyph-of-warding", "damage", "daze", "attack", "move", "shield", "speed", "tile", "encounter-deck", "treasure-deck", "monster-deck", "used",
)  # fmt: skip
OBJECTS = (
    "klaks-artifact", *(f"klaks-artifact-{hurt}" for hurt in range(1, 5)), "gravestorms-phylactery", "gravestorms-phylactery-broken",
    "dragons-breath-marker", "led", "power-deck", "loot", "escaped", "time", "seal-won", "seal-lost", "seal-open", "hit-point",
    "hit-point-spent", "sun", *(f"sun-{space}" for space in range(1, 7)),
)  # fmt: skip
FAMILIES = {
    "items": (
        "animal", "dimensional-shackles", "feywalk-amulet", "food", "phylactery", "holy-water", "icon-of-ravenloft", "mirror", "portrait",
        "silver-dagger", "skull", "torch", "wooden-stake", "treasure", "item-back",
    ),
    "reactions": ("calm", "enrage", "reaction-back"),
    "monsters": (*(f"monsters-{number}" for number in range(4)), *VILLAINS, "monster-back"),
    "coffins": tuple(f"coffin-{what}" for what in ("shut", "empty", "holy-water", "stake", "monster", "strahd", "trap", "treasure")),
    "lairs": tuple(
        f"lair-{what}" for what in ("back", "arcane-circle", "dark-fountain", "fetid-den", "laboratory", "rotting-nook", "workshop")
    ),
}  # fmt: skip
"""Tokens of a kind that lie face up side by side."""
EFFECTS = {"mist": 6, "breath": 5, "howl": 5, "slam": 5, "turn": 6}
APART = 8.0
"""How much two tokens of a kind differ at least, of 255, on average over small copies of them: they share ring and ground."""
FRAMES = {
    **{f"dungeonville/{name}": frame for name, frame in of_dungeonville().items()},
    **{f"london/{name}": frame for name, frame in of_london().items()},
    **{f"terrorscape/{name}": frame for name, frame in of_terrorscape().items()},
    **{f"ravenloft/{name}": frame for name, frame in (of_ravenloft_cards() | of_ravenloft_tokens()).items()},
}
"""Every picture that the content asks for by its name, with the frame that it fills."""
PARTLY_LISTED = ("ravenloft/",)
"""Castle Ravenloft's board has figures and effects besides, which its own tests ask for."""


def text_of(name: str) -> str:
    return SOURCES[name].read_text(encoding="utf-8")


def baked(name: str) -> Path:
    return next(file for kind in ("webp", "jpg") if (file := BAKED / f"{name}.{kind}").is_file())


def paths(name: str) -> set[str]:
    return set(re.findall(r' d="([^"]+)"', text_of(name)))


def test_everything_in_the_boxes_has_a_picture_and_none_is_left_over() -> None:
    assert set(FRAMES) - set(SOURCES) == set()
    assert {name for name in SOURCES if not name.startswith(PARTLY_LISTED)} <= set(FRAMES)
    assert (len(ADVENTURERS), len(ids("dungeonville/rooms")), sum(name.startswith("terrorscape/cards/") for name in FRAMES)) == (
        64,
        5 * 32,
        96,
    )
    for name, count in EFFECTS.items():
        assert {f"ravenloft/effects/{name}-{at}" for at in range(count)} <= set(SOURCES)


def test_a_picture_is_whole_without_words_small_and_fills_its_frame() -> None:
    faults = [f"{name}: {fault}" for name in SOURCES for fault in faults_of_picture(name, text_of(name))]
    assert not faults, faults


def faults_of_picture(name: str, text: str) -> Iterator[str]:
    root, folder = ET.fromstring(text), posixpath.dirname(name)
    if root.get("viewBox") != FRAMES.get(name, root.get("viewBox")):
        yield f"its frame is {root.get('viewBox')}"
    if forbidden := {element.tag for element in root.iter()} & FORBIDDEN:
        yield f"it holds {forbidden}"
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    asked = {part.split(")")[0] for part in text.split("url(#")[1:]}
    asked |= {element.get("href", "").removeprefix("#") for element in root.iter() if element.get("href")}
    if not asked <= set(defined) or len(set(defined)) != len(defined):
        yield "it asks for what it does not define, or defines it twice"
    limit = LARGE_SOURCES.get(name) or LIMITS.get(folder) or LIMITS.get(folder.split("/", maxsplit=1)[0]) or LIMIT
    if len(text) > limit:
        yield f"{len(text)} characters"


def test_no_two_pictures_are_the_same() -> None:
    assert len({file.read_bytes() for file in SOURCES.values()}) == len(SOURCES)


def test_every_picture_is_baked_and_none_without_a_source() -> None:
    names = {
        file.relative_to(BAKED).with_suffix("").as_posix() for file in BAKED.rglob("*.*") if file.suffix in {".webp", ".jpg"}
    }
    assert names == set(MANIFEST) and set(SOURCES) == {name for name in names if name in SOURCES}


def test_the_pictures_together_are_no_heavy_load() -> None:
    sizes = {folder: sum(file.stat().st_size for file in (BAKED / folder).rglob("*.*")) for folder in HEAVY}
    assert [(folder, size) for folder, size in sizes.items() if size >= HEAVY[folder]] == []


def test_a_villain_is_baked_as_large_as_it_stands_on_the_board() -> None:
    """Two or three squares are a larger picture: it would be blurred where the board is shown large."""
    large = {"gravestorm": 600, "flesh-golem": 400, "zombie-dragon": 400}
    sizes = {villain: pygame.image.load(baked(f"ravenloft/{villain}")).get_size() for villain in VILLAINS}
    assert sizes == {villain: (large.get(villain, 240),) * 2 for villain in VILLAINS}


def small(name: str) -> bytes:
    """A copy of a picture on grey stone, small enough to compare."""
    ground = pygame.Surface((128, 128), 0, 32)
    ground.fill((96, 90, 104))
    ground.blit(pygame.transform.smoothscale(pygame.image.load(baked(name)), (128, 128)), (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (16, 16)), "RGB")


def test_no_token_is_taken_for_another_of_its_kind() -> None:
    faults = []
    for family in FAMILIES.values():
        looks = {name: small(f"ravenloft/tokens/{name}") for name in family}
        for one, other in combinations(looks, 2):
            apart = sum(abs(a - b) for a, b in zip(looks[one], looks[other], strict=True)) / len(looks[one])
            if apart <= APART:
                faults.append((one, other, apart))
    assert not faults, faults


def without_outlines_of_their_own(families: dict[str, list[str]]) -> list[str]:
    """The families whose pictures share no outline that those of the others do not have."""
    shared = {family: set.intersection(*map(paths, names)) for family, names in families.items()}
    return [one for one in shared if not shared[one] - set.union(*(shared[other] for other in shared if other != one))]


def test_a_colour_of_adventurers_is_told_by_its_pattern_and_what_belongs_to_a_wizard_by_its_sign() -> None:
    adventurers = {
        colour: [f"dungeonville/adventurers/{row['id']}" for row in ADVENTURERS if row["colour"] == colour]
        for colour in ("red", "blue", "green", "yellow", "purple")
    }
    wizards = {colour: [f"dungeonville/{folder}/{colour}" for folder in ("wizards", "pawns", "tokens")] for colour in WIZARDS}
    assert without_outlines_of_their_own(adventurers) == without_outlines_of_their_own(wizards) == []


def test_what_is_told_by_its_colour_is_told_by_its_shape_too() -> None:
    for names in (
        [f"dungeonville/cards/back-{name}" for name in ids("dungeonville/dungeons")],
        [f"london/tokens/seat-{seat}" for seat in range(1, 5)],
        [f"london/tokens/note-{colour}" for colour in ("green", "yellow", "white", "red")],
    ):
        shapes = [re.sub(r"#[0-9a-fA-F]{3,8}|rgba?\([^)]*\)", "", text_of(name)) for name in names]
        assert len(set(shapes)) == len(names), names
