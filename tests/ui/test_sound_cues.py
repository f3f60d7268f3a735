"""Which cue answers what: every Event, every touch, no secret; and which of much is heard."""

import importlib.util
import sys
from itertools import pairwise, product
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from game import text
from game.rules.engine.content import ContentError
from game.rules.engine.script import Event
from game.rules.engine.secret import Secret
from game.rules.london import event as london
from game.rules.ravenloft import event
from game.rules.terrorscape import event as terror
from game.ui.sound.beds import BEATS, Pulse, RandomCueTimer
from game.ui.sound.cues import Cue, Cues
from game.ui.sound.scene_sounds import InputSounds, SceneGlance
from game.ui.sound.schedule import AT_ONCE, ScheduledCue, SoundSchedule, repeats
from game.ui.sound.sounds import PREPARED, SPOKEN

ROOT = Path(__file__).resolve().parents[2]
CUES = Cues.read()


def reference() -> ModuleType:
    """The test of the table, which reads it in a way of its own."""
    spec = importlib.util.spec_from_file_location("sounds_reference", ROOT / "tests" / "sounds" / "test_sounds.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


WORDS = ["", "none", "kat", "arjhan", "wolf-2", "wraith-1", "count-strahd-1", "rat-swarm-12", "cleave", "fireball", "black", "white",
         "butcher", "key", "hatchet", "G1", "B3", "discovery", "howling-chainsaw", "stalk", "sophia", "ancient-amulet",
         "injured", "3-north", "hero", "explore", "villain", "slowed", "bat-swarm", "fire-trap", "alarm", "howl-of-the-wolf", "glyph-of-warding", "shield",
         "recruit", "combat", "crypt", "goblin-camp", "dragons-lair", "cr-01", "ember-orb", "street"]  # fmt: skip
NUMBERS = (0, 1, 3, 20)


def text_of(kind: Any) -> str:
    """The type of a field as its source spells it."""
    if isinstance(kind, str):
        return kind
    plain = isinstance(kind, type) and not hasattr(kind, "__args__")
    return kind.__name__ if plain else str(kind).replace("game.rules.engine.secret.", "")


def values_of(kind: str) -> list[Any]:
    return {
        "str": WORDS, "int": list(NUMBERS), "bool": [True, False], "int | None": [number or None for number in NUMBERS],
        "tuple[int, ...]": [(1, 2, 3)], "tuple[bool, ...]": [(True,), (False,)], "tuple[str, ...]": [(word,) for word in WORDS],
        "tuple[Secret, ...]": [(Secret(frozenset({0}), "wolf"),)], "Secret": [Secret(word) for word in WORDS],
    }[kind]  # fmt: skip


def samples(kind: type[Event]) -> list[Event]:
    """Events of a kind with all sorts of values: fields of words, of numbers and of truth go through theirs side by side."""
    fields = {field.name: values_of(text_of(field.type)) for field in msgspec.structs.fields(kind)}
    places = {len(values): range(len(values)) for values in fields.values()}
    return [
        kind(**{name: values[chosen[len(values)]] for name, values in fields.items()})
        for chosen in (dict(zip(places, one, strict=True)) for one in product(*places.values()))
    ]


REFERENCE = reference()
FACTS: dict[str, list[dict[str, Any]]] = {
    "ravenloft": [{}],
    "terrorscape": [{}, {"listener": "killer", "killer": "butcher"}, {"listener": "survivors", "killer": "specter"}],
    "london": [{}, {"hours": 12}, *({what: one} for what in ("kind", "deed", "way") for one in sorted(REFERENCE.FACTS[what]))],
    "dungeonville": [{}],
}


@pytest.mark.heavy
def test_every_event_is_answered_by_the_cue_that_the_table_means_with_files_and_a_caption() -> None:
    faults, heard = [], set()
    for game, kind in REFERENCE.KINDS:
        for facts, one in product(FACTS[game], samples(kind)):
            found = CUES.heard(game, one, facts)
            if found is None or found.cue != REFERENCE.heard(one, game, **facts):
                faults.append(f"{game}: {one} with {facts} is answered by {found}")
            else:
                heard.add((game, found.cue))
    assert not faults, faults[:20]
    assert len(heard) > 150
    for game, name in sorted(heard):
        text.use(game=game)
        cue = CUES.cue(game, name)
        files = [f"{cue.name(variant)}.ogg" for variant in range(cue.variants)] if cue else ["nothing"]
        faults += [f"{game}: {name} lacks {file}" for file in files if not (ROOT / "sounds" / "baked" / file).is_file()]
        if cue is None or not text.has(f"caption-{name}") or CUES.length(cue) <= 0:
            faults.append(f"{game}: {name} has no length or no caption")
    assert not faults, faults


def test_every_cue_has_files_and_a_caption_or_is_played_somewhere_and_a_second_bed_has_them_too() -> None:
    text.use(game="common")
    for name in {*PREPARED, *SPOKEN, "take-back"}:
        cue = CUES.cue("terrorscape", name)
        assert cue is not None and cue.name(0) in CUES.seconds, name
        assert text.has(f"caption-{name}"), name
    for name in ("ravenloft", "terrorscape", "london", "dungeonville"):
        game = CUES.game(name)
        beds = [game, *(other for other in CUES.games.values() if other.of == name)]
        answers = {row.cue for rows in game.event.values() for row in rows} | set(game.strewn.cues)
        layers = {layer for bed in beds for layers in bed.bed.values() for layer in layers}
        assert set(game.cue) - answers - layers <= ASIDE, name
    assert CUES.game("london-story").of == "london"
    assert CUES.cue("london-story", "foghorn") == CUES.cue("london", "foghorn")
    assert CUES.cue("london-story", "fireside") == CUES.cue("common", "fireside")
    assert CUES.cue("london-story", "no-such-cue") is CUES.cue("ravenloft", "no-such-cue") is None


def test_a_table_that_is_missing_or_damaged_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        Cues.read(tmp_path)
    (tmp_path / "cues.toml").write_text("[common.cue]\npress = { fil = 'x' }\n", encoding="utf-8")
    with pytest.raises(ValueError, match="fil"):
        Cues.read(tmp_path)


WALKED, WON = event.Walked("kat", (1, 2), 1), terror.KillerWon("dead")
SEALED, OPEN = (event.CardsSeen("kat", "monster", (Secret(frozenset({seat}), face),)) for seat, face in ((1, None), (0, "wolf")))
HEARD: list[tuple[str, Event, dict[str, Any], object]] = [
    ("ravenloft", WALKED, {}, ("step", 1, 0.24)), ("dungeonville", WALKED, {}, None), ("ravenloft", SEALED, {}, CUES.heard("ravenloft", OPEN)),
    ("terrorscape", terror.KillerRested(), {}, None), ("terrorscape", WON, {"listener": "killer"}, ("hunt-won", 1, 0.0)),
    ("terrorscape", WON, {"listener": ""}, ("night-lost", 1, 0.0)), ("terrorscape", terror.NoiseHeard(()), {}, ("hush", 1, 0.0)),
    ("terrorscape", terror.NoiseHeard(("R1",)), {}, ("noise", 1, 0.0)), ("london", london.HourStruck(5), {"hours": 4}, ("hour", 4, 0.85)),
    ("london", london.HourStruck(9), {"hours": 12}, ("hour-night", 12, 0.85)), ("london", london.HourStruck(5), {}, ("hour", 1, 0.85)),
]  # fmt: skip


def test_what_is_heard_how_often_and_what_is_silent() -> None:
    """A sealed card never fits a condition."""
    assert [CUES.heard(game, happened, facts) for game, happened, facts, _ in HEARD] == [answer for *_, answer in HEARD]


def test_thunder_comes_by_itself_and_never_in_step_and_what_belongs_to_a_layer_only_with_it() -> None:
    strewn = CUES.game("terrorscape").strewn
    gaps, heard = [], set()
    strays = RandomCueTimer()
    since = 0.0
    for _ in range(20_000):
        since += 100
        if name := strays.update(100, "terrorscape", strewn, {}):
            gaps.append(since / 1000)
            heard.add(name)
            assert -1 < strays.pan < 1
            since = 0.0
    assert heard == set(strewn.cues) and strewn.least <= min(gaps) < max(gaps) <= strewn.most + 0.2
    assert len({round(gap) for gap in gaps}) > 10
    assert not any(RandomCueTimer().update(100_000, "common", CUES.game("common").strewn, {}) for _ in range(5))
    strewn = CUES.game("london").strewn
    strays = RandomCueTimer()

    def strewn_with(shares: dict[str, float]) -> set[str]:
        return {strays.update(1000, "london", strewn, shares) for _ in range(3000)} - {""}

    assert strewn_with({"market": 1.0, "river": 0.0}) == {"carriage"}
    assert strewn_with({"market": 0.0, "river": 1.0}) == {"hansom", "foghorn"}
    assert strewn_with({"market": 0.1, "river": 0.1}) == set() and strewn_with({}) == set(strewn.cues)


def note(name: str, *, duck: float = 0) -> ScheduledCue:
    return ScheduledCue(name, Cue(name, duck=duck), 0.0)


def steps() -> SoundSchedule:
    score = SoundSchedule()
    score.write([ScheduledCue("step", Cue("step"), due) for due in (0.0, 300.0, 600.0)])
    return score


def drained(score: SoundSchedule, *, hasty: bool = False, ms: float = 16, seconds: float = 2) -> list[str]:
    return [one.name for _ in range(round(seconds * 1000 / ms)) for one in score.update(ms, hasty=hasty)]


def test_repeats_follow_the_show_a_few_at_once_are_all_heard_but_of_a_skipped_show_the_most_important() -> None:
    assert repeats(1, 0.24, 500) == repeats(5, 0.24, 0) == [0.0] and repeats(4, 0.24, 2000) == [0, 240, 480, 720]
    fast = repeats(6, 0.24, 400)
    assert all(after - before >= 140 for before, after in pairwise(fast)) and fast[-1] < 400
    score = SoundSchedule()
    for name in "abc":
        score.write([note(name)])
    assert [one.name for one in score.update(16, hasty=False)] == ["a", "b", "c"]
    score = SoundSchedule()
    for place in range(30):
        score.write([note(f"n{place}", duck={7: 9, 12: 4, 20: 9}.get(place, 0))])
    first = score.update(16, hasty=False)
    assert len(first) == 1
    heard = [one.name for one in first] + drained(score)
    assert len(heard) == AT_ONCE and [name for name in heard if name in ("n7", "n12", "n20")] == ["n7", "n12", "n20"]


def test_what_tells_where_something_is_is_heard_from_each_of_its_places_however_much_happens_at_once() -> None:
    noise = Cue("noise", each=True)

    def from_places(*dues: tuple[float, float]) -> list[ScheduledCue]:
        return [ScheduledCue("noise", noise, due, pan) for due, pan in dues]

    others = [[note(f"n{place}", duck=4)] for place in range(9)]
    for hasty in (False, True):
        score = SoundSchedule()
        score.write(from_places((0.0, -0.7), (240.0, 0.1), (480.0, 0.7)))
        score.update(16, hasty=False)
        for group in (*others, from_places((0.0, -0.2)), from_places((0.0, -0.2), (240.0, 0.4))):
            score.write(group)
        pans = [one.pan for _ in range(120) for one in score.update(16, hasty=hasty) if one.name == "noise"]
        assert sorted(pans) == ([0.1, 0.7] if hasty else [-0.2, -0.2, 0.1, 0.4, 0.7]), "what was still to come is not dropped"
    score = SoundSchedule()
    score.write(from_places((0.0, -0.7), (240.0, 0.1), (480.0, 0.7)))
    assert drained(score, hasty=True) == ["noise"] * 3


def test_a_skipped_show_drops_what_was_to_come_and_the_fastest_speed_is_no_drumfire() -> None:
    score = steps()
    assert len(score.update(16, hasty=False)) == 1
    for place in range(9):
        score.write([note(f"n{place}")])
    assert "step" not in drained(score)
    score = steps()
    score.clear()
    assert drained(score) == []
    score, heard = SoundSchedule(), 0
    for _ in range(600):  # ten seconds in which three things happen each frame
        for name in "abc":
            score.write([note(name)])
        heard += len(score.update(16.6, hasty=True))
    assert heard <= 10 * 5 + AT_ONCE + 1
    score.write([note("sunset", duck=9)])
    assert "sunset" in drained(score, hasty=True)


DEEDS: list[tuple[str, bool | None, dict[str, Any], str]] = [
    ("key", None, {"focus": "there"}, "focus"), ("", None, {"focus": "elsewhere"}, ""), ("mouse", None, {"focus": "button"}, "focus"),
    ("mouse", None, {"focus": "square", "field": True}, ""), ("key", True, {}, "press"), ("key", False, {"words": "Not now"}, "refuse"),
    ("key", None, {"words": "Not that either"}, "refuse"), ("", None, {"words": "A hint", "good": True}, "notice"),
    ("key", None, {"turn": 4}, "press"), ("", None, {"turn": 5}, ""), ("key", None, {"turn": 4}, "take-back"),
    ("key", None, {"sheet": "log"}, "page"), ("key", None, {"sheet": None}, "back"), ("key", None, {"sheet": "cards", "leaf": 0}, "card-lift"),
    ("key", None, {"leaf": 1}, "page"), ("key", None, {"sheet": None, "leaf": None}, "back"), ("key", None, {"card": "wolf"}, "card-lift"),
    ("key", None, {"card": ""}, "back"), ("key", None, {}, ""),
]  # fmt: skip
"""What the hand does one after the other: by which device, whether an answer was taken, what changes, and what is heard."""


def test_each_deed_of_the_hand_has_its_sound_and_scenes_change_with_a_page_or_a_curtain() -> None:
    now = SceneGlance("scene", "menu", "here", turn=3)
    for device, took, changes, cue in DEEDS:
        before, now = now, now._replace(**changes)
        assert InputSounds._here(before, now, keyed=device == "key", moved=device == "mouse", took=took) == cue, changes

    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

    for change, sound in {
        "menu setup": "page", "setup table": "curtain", "table menu": "curtain", "table settings": "page", "settings table": "back",
        "setup planning": "curtain", "planning table": "", "table planning": "", "load menu": "back", "table end": "curtain",
        "end menu": "back",
    }.items():  # fmt: skip
        touch = InputSounds()
        assert [touch.cue(Named(name)) for name in change.split()] == ["", sound], change


ASIDE = {"villa", "door", "curtain-falls", "curtain-rises", "ring", "tick", "fist"}
"""What the tables of Terrorscape and London play without an Event of its own."""


def test_a_heart_beats_when_danger_comes_or_grows_and_stops_by_itself() -> None:
    pulse = Pulse()
    assert not any(pulse.update(16, 0.0) for _ in range(200)) and pulse.update(16, 1000.0)
    assert sum(pulse.update(100, 1000.0) for _ in range(600)) == BEATS - 1
    assert sum(pulse.update(100, 1200.0) for _ in range(600)) == 0  # the danger has sunk
    assert sum(pulse.update(100, 800.0) for _ in range(40)) == 5 and not pulse.update(100, 0.0)
    assert sum(pulse.update(100, 1200.0) for _ in range(600)) == BEATS  # it has come again
