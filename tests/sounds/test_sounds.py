"""The sounds: whether everything that happens is heard, and whether the files keep what they promise. Nobody has to hear them for that."""

import importlib.util
import json
import shutil
import subprocess
import sys
import tomllib
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

from game import text
from game.rules.dungeonville.event import PUBLIC as TOWN
from game.rules.engine.script import Event
from game.rules.london import event as london
from game.rules.ravenloft import event
from game.rules.terrorscape.event import PRIVATE, PUBLIC

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "sounds"
CUES = tomllib.loads((SOUNDS / "cues.toml").read_text(encoding="utf-8"))
MANIFEST = json.loads((SOUNDS / "baked" / "manifest.json").read_text(encoding="utf-8"))
GAMES = ("common", "ravenloft", "terrorscape", "london", "dungeonville")
BELOW = tuple(f"dungeonville-{dungeon}" for dungeon in ("crypt", "rat-haus", "ice-cave", "goblin-camp", "dragons-lair"))
BEDS = (*GAMES, "london-story", *BELOW)
"""The games, and the further beds of some."""
EVENTS: dict[str, tuple[type[Event], ...]] = {
    "ravenloft": event.EVENTS, "terrorscape": (*PUBLIC, *PRIVATE), "london": london.EVENTS, "dungeonville": TOWN,
}  # fmt: skip
KINDS = [(game, kind) for game, kinds in EVENTS.items() for kind in kinds if kind.__name__ not in CUES[game].get("silent", {})]
FACTS = {
    "listener": {"", "survivors", "killer"}, "killer": {"butcher", "specter", "murderer"},
    "kind": {"dread-1", "dread-2", "plot", "ally", "goon", "trait", "talent", "trauma"},
    "deed": {"place", "turn", "stash", "take"}, "way": {"up", "down", "darker"}, "hours": set[str](),
}  # fmt: skip
"""What rows may ask for beside the fields of an Event, and the values that it can have."""
RATE = 44100
LOUD = 10 ** (-1 / 20) * 32768
STILL = 10 ** (-50 / 20) * 32768
LIMITS = {"common": 700_000, "ravenloft": 4_800_000, "terrorscape": 4_500_000, "london": 3_150_000, "dungeonville": 3_200_000}
TICK = 10 ** (-58 / 20) * 32768
"""What nobody hears at the seam of a loop."""


def load(file: Path) -> ModuleType:
    """A module of the baking that needs nothing but Python."""
    spec = importlib.util.spec_from_file_location(f"sounds_{file.stem}", file)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


SEAL = load(SOUNDS / "seal.py")


def files(cue: dict[str, Any]) -> list[str]:
    many = cue.get("variants", 1)
    return [f"{cue['file']}-{one}" for one in range(1, many + 1)] if many > 1 else [cue["file"]]


def cue_of(game: str, name: str) -> dict[str, Any]:
    """A cue of a game, or of the one whose second bed it is."""
    found: dict[str, Any] = CUES[CUES[game].get("of", game)]["cue"][name]
    return found


def bare(value: Any) -> Any:
    """A value as rows compare it: ids without their number, None and nothing in a row as "none"."""
    if isinstance(value, str):
        stem, _, number = value.rpartition("-")
        return stem if stem and number.isdigit() else value
    return "none" if value in (None, ()) else value


def wanted(game: str, value: Any, one: Event) -> list[Any]:
    """The values that a condition allows."""
    if isinstance(value, list):
        return [found for part in value for found in wanted(game, part, one)]
    if isinstance(value, str) and value.startswith("@"):
        return list(CUES[game]["ids"][value[1:]])
    return [bare(getattr(one, value[1:]))] if isinstance(value, str) and value.startswith("=") else [value]


def holds(game: str, row: dict[str, Any], one: Event, facts: dict[str, str]) -> bool:
    found = {**facts, **{field: getattr(one, field) for field in type(one).__struct_fields__}}
    return all(bare(found.get(field)) in wanted(game, value, one) for field, value in row.get("when", {}).items())


def heard(one: Event, game: str = "ravenloft", **facts: str) -> str:
    """The cue of an Event, as the head of the table says."""
    return next(row["cue"] for row in CUES[game]["event"][type(one).__name__] if holds(game, row, one, facts))


# The table


@pytest.mark.parametrize("game", EVENTS)
def test_every_event_has_a_cue_or_a_reason_to_be_silent_and_nothing_else_has(game: str) -> None:
    cued, silent = set(CUES[game]["event"]), CUES[game].get("silent", {})
    assert cued.isdisjoint(silent) and cued | set(silent) == {kind.__name__ for kind in EVENTS[game]}
    assert all(len(reason.split()) > 5 for reason in silent.values())


def test_rows_end_with_one_that_always_holds_and_ask_for_fields_that_exist() -> None:
    faults = [f"{game} {kind.__name__}: {fault}" for game, kind in KINDS for fault in faults_of_rows(game, kind)]
    assert not faults, faults


def faults_of_rows(game: str, kind: type[Event]) -> Iterator[str]:
    *early, last = CUES[game]["event"][kind.__name__]
    if "when" in last or not all(row["when"] for row in early):
        yield "only the last row holds always"
    for row in (*early, last):
        if row["cue"] not in CUES[game]["cue"] | CUES["common"]["cue"]:
            yield f"no cue {row['cue']}"
        asked = {*row.get("when", {}), *([row["times"]] if "times" in row else [])}
        asked |= {value[1:] for value in row.get("when", {}).values() if isinstance(value, str) and value.startswith("=")}
        if unknown := asked - {*kind.__struct_fields__, *FACTS}:
            yield f"asks for {unknown}"
        if unknown := set(row) - {"when", "cue", "times", "every"}:
            yield f"says {unknown}"


def known_ids(game: str) -> set[str]:
    """Every id of the tables of a game."""
    found: set[str] = set()

    def walk(thing: Any) -> None:
        for part in thing.values() if isinstance(thing, dict) else thing:
            if isinstance(part, dict | list):
                walk(part)
        if isinstance(thing, dict) and "id" in thing:
            found.add(thing["id"])

    for file in (ROOT / "levels" / game).glob("*.toml"):
        walk(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


WORDS = {
    "ravenloft": {"", "hero", "explore", "villain", "slowed", "black", "shackled", "staked"},
    "terrorscape": {"discovery", *FACTS["listener"]},
    "london": {"", "injured", *FACTS["kind"], *FACTS["deed"], *FACTS["way"]},
    "dungeonville": {"recruit", "scout", "combat", "explore"},
}
"""Values of fields that are no ids of tables."""


@pytest.mark.parametrize("game", EVENTS)
def test_no_row_and_no_list_names_an_id_that_does_not_exist(game: str) -> None:
    known, lists = known_ids(game) | WORDS[game] | {"none"}, CUES[game]["ids"]
    named = {one for values in lists.values() for one in values}
    for rows in CUES[game]["event"].values():
        for row in rows:
            for value in row.get("when", {}).values():
                named |= {one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)}
    assert {one for one in named if not one.startswith(("@", "="))} <= known
    assert {one[1:] for one in named if one.startswith("@")} == set(lists)


def table(name: str) -> list[dict[str, Any]]:
    return list(tomllib.loads((ROOT / f"levels/ravenloft/{name}s.toml").read_text(encoding="utf-8"))[name])


MONSTERS = [row["id"] for row in table("monster") if not row.get("thing")]
TRAPS = [row["id"] for row in table("encounter") if row["kind"] == "trap"]


def test_every_creature_has_a_voice_of_its_own_and_only_the_count_sounds_like_the_count() -> None:
    voices = [heard(event.MonsterActivated(f"{one}-2", 1)) for one in MONSTERS]
    assert len(set(voices)) == len(MONSTERS)
    assert [one for one in MONSTERS if heard(event.MonsterPlaced(f"{one}-1", 3, "kat")) == "strahd-rises"] == ["count-strahd"]
    assert [one for one in MONSTERS if heard(event.MonsterDestroyed(f"{one}-1", "kat", 1)) == "end-strahd"] == ["count-strahd"]
    assert {heard(event.MonsterActivated(one, 0)) for one in TRAPS}.isdisjoint(voices)


def struck(card: str, *, face: int = 12, hit: bool = True) -> Event:
    return event.Attacked("kat", card, "wolf-1", face, 5, face + 5, 14, hit)


HEARD = [
    (struck("cleave"), "hit-blade"),
    (struck("twin-shot"), "hit-arrow"),
    (struck("bite"), "hit-claw"),
    (struck("fireball"), "hit-fire"),
    (struck("fireball", hit=False), "miss-spell"),
    (struck("cleave", face=20), "critical"),
    (struck("cleave", hit=False), "miss-swing"),
    (event.PhaseBegan("kat", "villain"), "phase-villain"),
    (event.CardUsed("immeril", "lightning-bolt"), "cast-lightning"),
    (event.CardUsed("arjhan", "cleave"), "blade"),
    (event.Relocated("kat", 4, None), "gone"),
    (event.Relocated("kat", 4, 9), "swept-away"),
    (event.SunMoved(4, 5), "sun"),
    (event.SunMoved(5, 5), "sunset"),
    (event.EnvironmentChanged("", "bat-swarm"), "mist-lifts"),
    (event.Damaged("allisa", 1, 3, "wolf-2"), "hurt-high"),
    (event.MarkerPlaced("fire-trap", 3), "trap-set"),
]


def test_the_first_row_that_holds_is_heard() -> None:
    assert [(one, heard(one), cue) for one, cue in HEARD if heard(one) != cue] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_cue_has_files_a_caption_and_a_place_in_the_mix(game: str) -> None:
    text.use(game=game)
    faults = [f"{name}: {fault}" for name, cue in CUES[game]["cue"].items() for fault in faults_of_cue(game, name, cue)]
    assert not faults, faults


def faults_of_cue(game: str, name: str, cue: dict[str, Any]) -> Iterator[str]:
    if missing := set(files(cue)) - set(MANIFEST):
        yield f"no files {missing}"
        return
    if not 3 <= len(text.say(f"caption-{name}")) <= 45:
        yield "its caption"
    if unknown := set(cue) - {"file", "variants", "bus", "gain", "pitch", "duck", "loop", "each"}:
        yield f"says {unknown}"
    loop, strewn = cue.get("loop", False), name in CUES[game].get("strewn", {}).get("cues", ())
    if loop != (MANIFEST[files(cue)[0]]["kind"] in LOOPS):
        yield "it is a loop if its file is one"
    if cue.get("bus", "effects") not in {"effects", "interface", *LOOPS} or (cue.get("bus") in LOOPS) != (loop or strewn):
        yield "its bus"
    if not (-12 <= cue.get("gain", 0) <= 6 and 0 <= cue.get("duck", 0) <= 12):
        yield "its place in the mix"
    made = [(SOUNDS / "baked" / f"{file}.ogg").read_bytes() for file in files(cue)]
    if len(set(made)) != len(made):
        yield "its variants are the same"


def test_no_sound_and_no_caption_is_left_over() -> None:
    assert {file for game in GAMES for cue in CUES[game]["cue"].values() for file in files(cue)} == set(MANIFEST)
    for game in GAMES:
        words = (ROOT / "levels" / game / "en.ftl").read_text(encoding="utf-8").splitlines()
        captions = {line.split(" =")[0].removeprefix("caption-") for line in words if line.startswith("caption-")}
        assert captions == set(CUES[game]["cue"])


def test_the_beds_are_made_of_loops() -> None:
    for game in BEDS:
        layers = [name for layer in CUES[game]["bed"].values() for name in layer]
        assert all(cue_of(game, name)["loop"] for name in layers) and set(CUES[game].get("hushed", ())) <= set(layers)
        assert set(CUES[game].get("strewn", {}).get("under", {}).values()) <= set(layers)
        assert len(layers) <= 6, "more than there are voices for"


# The files

LOOPS = {"ambience", "music"}
TARGETS = {"effect": -18, "soft": -22, "interface": -25, "stinger": -17, "ambience": -30, "music": -26}


@pytest.fixture(scope="module")
def player() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield
    pygame.mixer.quit()


def head(name: str) -> bytes:
    return (SOUNDS / "baked" / f"{name}.ogg").read_bytes()[:64]


def length(name: str) -> int:
    """The samples of a file, as its last page counts them."""
    data = (SOUNDS / "baked" / f"{name}.ogg").read_bytes()
    page = data.rindex(b"OggS")
    return int.from_bytes(data[page + 6 : page + 14], "little")


def sides(name: str) -> tuple["array[int]", ...]:
    """A decoded file: its sides, as 16 bit samples."""
    raw = array("h", pygame.mixer.Sound(SOUNDS / "baked" / f"{name}.ogg").get_raw())
    left, right = raw[0::2], raw[1::2]
    return (left,) if left == right else (left, right)


def test_there_is_one_line_of_the_manifest_for_each_recipe_and_variant() -> None:
    assert set(MANIFEST) == {one.name for one in SEAL.sounds()}
    assert set(TARGETS) >= {one["kind"] for one in MANIFEST.values()}


def test_the_sounds_of_a_game_are_small() -> None:
    for game, limit in LIMITS.items():
        assert sum(file.stat().st_size for file in (SOUNDS / "baked" / game).glob("*.ogg")) < limit


def test_a_file_is_what_the_manifest_promises() -> None:
    faults = [f"{name}: {fault}" for name, facts in MANIFEST.items() for fault in faults_of_file(name, facts)]
    assert not faults, faults


def faults_of_file(name: str, facts: dict[str, Any]) -> Iterator[str]:
    """Read from its first and its last page, without decoding it."""
    data, seconds = head(name), length(name) / RATE
    if data[:4] != b"OggS" or data[28:35] != b"\x01vorbis" or int.from_bytes(data[40:44], "little") != RATE:
        yield "no Ogg Vorbis of the usual rate"
    if not data[39] == facts["channels"] <= 2:
        yield f"{data[39]} channels"
    if abs(seconds - facts["seconds"]) > 0.01 or not 0.05 < seconds < (41 if facts["kind"] in LOOPS else 8):
        yield f"{seconds} seconds"
    off = facts["loudness"] - TARGETS[facts["kind"]]
    if not (off < 1 and (off > -1 or (facts["peak"] > -3 and off > -4))):
        yield f"{off} off the loudness of its kind"


def faults_of_wave(name: str, facts: dict[str, Any]) -> Iterator[str]:
    for side in sides(name):
        if len(side) != pytest.approx(facts["seconds"] * RATE, abs=0.01 * RATE):
            yield f"{len(side)} samples"
        if not -LOUD <= min(side) <= max(side) <= LOUD:
            yield "its peak is above -1 dBFS"
        if abs(sum(side)) >= 0.15 * sum(map(abs, side)):
            yield "it has an offset"
        if facts["kind"] in LOOPS and not seam(side):
            yield "its seam is heard"
        if facts["kind"] not in LOOPS and max(abs(one) for one in (*side[:44], *side[-44:])) >= STILL:
            yield "it clicks at an end"


def sample() -> list[str]:
    """Every fiftieth file, and the shortest loop of each kind."""
    loops = [min((name for name in MANIFEST if MANIFEST[name]["kind"] == kind), key=length) for kind in sorted(LOOPS)]
    return [*(name for name in sorted(MANIFEST)[::50] if MANIFEST[name]["kind"] not in LOOPS), *loops]


@pytest.mark.parametrize("names", [sample(), pytest.param(sorted(MANIFEST), marks=pytest.mark.heavy)], ids=["sample", "all"])
def test_a_wave_is_neither_too_loud_nor_off_its_middle_and_its_ends_are_not_heard(names: list[str], player: None) -> None:
    faults = [f"{name}: {fault}" for name in names for fault in faults_of_wave(name, MANIFEST[name])]
    assert not faults, faults


def seam(side: "array[int]") -> bool:
    """Whether the step from the end to the start is no larger, in value and in slope, than steps nearby."""
    around = [*side[-RATE // 4 :], *side[: RATE // 4]]
    steps = [b - a for a, b in pairwise(around)]
    bends = [b - a for a, b in pairwise(steps)]
    place = RATE // 4 - 1
    near = (*steps[: place - 2], *steps[place + 3 :])
    bent = (*bends[: place - 3], *bends[place + 3 :])
    calm = abs(steps[place]) <= 1.2 * max(map(abs, near)) + TICK
    return calm and max(map(abs, bends[place - 1 : place + 1])) <= 1.2 * max(map(abs, bent)) + TICK


def test_a_bad_seam_is_noticed() -> None:
    from math import sin

    smooth = array("h", [round(9000 * sin(2 * 3.141592653589793 * 100 * at / RATE)) for at in range(RATE)])
    assert seam(smooth) and not seam(smooth[: RATE - 150])


@pytest.mark.parametrize("game", BEDS[1:])
def test_a_bed_has_music_of_equal_length_and_needs_no_more_memory_than_a_window_can_spare(game: str) -> None:
    bed = {layer: [cue_of(game, name)["file"] for name in names] for layer, names in CUES[game]["bed"].items()}
    assert len({length(name) for name in bed["music"]}) == 1
    assert sum(MANIFEST[name]["seconds"] for names in bed.values() for name in names) * RATE * 4 < 40_000_000


# The baking, where its tools are installed


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("soundfile")
    monkeypatch.syspath_prepend(str(SOUNDS))


def test_the_loudness_of_a_sine_is_what_the_standard_says(bench: None) -> None:
    import numpy as np
    from level import loudness

    sine = np.sin(2 * np.pi * 997 * np.arange(3 * RATE) / RATE)
    assert loudness(np.stack([sine, 0 * sine], axis=1), 3.0) == pytest.approx(-3.01, abs=0.1)
    assert loudness(sine) == pytest.approx(0.0, abs=0.1) and loudness(0.1 * sine) == pytest.approx(-20.0, abs=0.1)
    low = np.sin(2 * np.pi * 40 * np.arange(3 * RATE) / RATE)
    assert loudness(low) < loudness(sine) - 4


@pytest.mark.parametrize("name", ["common/die-1", "ravenloft/wolf-2", "ravenloft/cast-fire-1"])
def test_a_recipe_makes_its_file_again(bench: None, name: str) -> None:
    import bake
    import numpy as np
    from ogg import unpacked

    one = next(one for one in SEAL.sounds() if one.name == name)
    again, baked = unpacked(bake.made(one)[0]), unpacked(one.file)
    assert len(again) == len(baked) and np.corrcoef(again, baked)[0, 1] > 0.99


def test_baked_sounds_are_as_new_as_their_recipes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "seal", SEAL)
    assert load(SOUNDS / "bake.py").main(["--check"]) == 0, capsys.readouterr().out


def test_a_stale_recipe_is_noticed_and_what_nothing_uses_changes_nothing(tmp_path: Path) -> None:
    shutil.copytree(SOUNDS, tmp_path / "sounds", ignore=shutil.ignore_patterns("__pycache__"))
    recipe = tmp_path / "sounds" / "recipes" / "creature.py"
    changed = recipe.read_text(encoding="utf-8").replace("def snarl(", "PITCH = 1\n\n\ndef snarl(", 1)
    recipe.write_text(changed.replace("84, 0.1), mouth, 31", "85, 0.1), mouth, 31", 1), encoding="utf-8")
    check = [sys.executable, str(tmp_path / "sounds" / "bake.py"), "--check"]
    run = subprocess.run(check, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stdout.split() == [word for one in (1, 2, 3) for word in ("stale:", f"ravenloft/wolf-{one}")]
