"""Which cue answers what: every Event, every touch, no secret; and which of much is heard."""

import importlib.util
import sys
from itertools import pairwise
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
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


WORDS = ["", "none", "kat", "arjhan", "wolf-2", "wraith-1", "count-strahd-1", "rat-swarm-12", "cleave", "fireball", "black", "white",
         "butcher", "key", "hatchet", "G1", "B3", "discovery", "howling-chainsaw", "stalk", "sophia", "ancient-amulet",
         "injured", "3-north", "hero", "explore", "villain", "slowed", "bat-swarm", "fire-trap", "alarm", "howl-of-the-wolf", "glyph-of-warding", "shield",
         "recruit", "combat", "crypt", "goblin-camp", "dragons-lair", "cr-01", "ember-orb", "street"]  # fmt: skip


def samples(kind: type[Event]) -> list[Event]:
    """Events of a kind with all sorts of values."""
    found: list[Event] = []
    for word in WORDS:
        for number in (0, 1, 3, 20):
            for truth in (True, False):
                values: dict[str, Any] = {}
                for field in msgspec.structs.fields(kind):
                    values[field.name] = {
                        "str": word, "int": number, "bool": truth, "int | None": number or None,
                        "tuple[int, ...]": (1, 2, 3), "tuple[bool, ...]": (truth,), "tuple[str, ...]": (word,), "tuple[Secret, ...]": (Secret(frozenset({0}), "wolf"),), "Secret": Secret(word),
                    }[field.type if isinstance(field.type, str) else text_of(field.type)]  # fmt: skip
                found.append(kind(**values))
    return found


def text_of(kind: Any) -> str:
    return (
        kind.__name__
        if isinstance(kind, type) and not hasattr(kind, "__args__")
        else str(kind).replace("game.rules.engine.secret.", "")
    )


REFERENCE = reference()
FACTS: dict[str, list[dict[str, Any]]] = {
    "ravenloft": [{}],
    "terrorscape": [{}, {"listener": "killer", "killer": "butcher"}, {"listener": "survivors", "killer": "specter"}],
    "london": [
        {},
        *({"kind": kind} for kind in sorted(REFERENCE.FACTS["kind"])),
        *({"deed": deed} for deed in sorted(REFERENCE.FACTS["deed"])),
        *({"way": way} for way in sorted(REFERENCE.FACTS["way"])),
        {"hours": 12},
    ],
    "dungeonville": [{}],
}


@pytest.mark.parametrize(
    ("game", "kind", "facts"), [(game, kind, facts) for game, kind in REFERENCE.KINDS for facts in FACTS[game]]
)
def test_every_event_is_answered_by_the_cue_that_the_table_means_with_files_and_a_caption(
    game: str, kind: type[Event], facts: dict[str, str]
) -> None:
    text.use(game=game)
    meant = REFERENCE.heard
    for one in samples(kind):
        heard = CUES.heard(game, one, facts)
        assert heard is not None
        assert heard.cue == meant(one, game, **facts), one
        cue = CUES.cue(game, heard.cue)
        assert cue is not None
        assert all((ROOT / "sounds" / "baked" / f"{cue.name(variant)}.ogg").is_file() for variant in range(cue.variants))
        assert text.has(f"caption-{heard.cue}")
        assert CUES.length(cue) > 0
    text.use(game="common")


def test_every_cue_of_the_hand_has_files_and_a_caption() -> None:
    text.use(game="common")
    for name in {*PREPARED, *SPOKEN, "take-back"}:
        cue = CUES.cue("terrorscape", name)
        assert cue is not None
        assert cue.name(0) in CUES.seconds
        assert text.has(f"caption-{name}")


def test_a_table_that_is_missing_or_damaged_says_so(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        Cues.read(tmp_path)
    (tmp_path / "cues.toml").write_text("[common.cue]\npress = { fil = 'x' }\n", encoding="utf-8")
    with pytest.raises(ValueError, match="fil"):
        Cues.read(tmp_path)


def test_what_is_not_known_has_no_sound() -> None:
    assert CUES.heard("ravenloft", event.Walked("kat", (1, 2), 1)) == ("step", 1, 0.24)
    assert CUES.heard("dungeonville", event.Walked("kat", (1, 2), 1)) is None
    assert CUES.cue("ravenloft", "no-such-cue") is None


def test_what_is_silent_for_a_reason_is_silent() -> None:
    assert CUES.heard("terrorscape", terror.KillerRested()) is None
    assert CUES.heard("terrorscape", terror.KillerWon("dead"), {"listener": "killer"}) == ("hunt-won", 1, 0.0)
    assert CUES.heard("terrorscape", terror.KillerWon("dead"), {"listener": ""}) == ("night-lost", 1, 0.0)
    assert CUES.heard("terrorscape", terror.NoiseHeard(())) == ("hush", 1, 0.0)
    assert CUES.heard("terrorscape", terror.NoiseHeard(("R1",))) == ("noise", 1, 0.0)


def test_thunder_comes_by_itself_and_never_in_step() -> None:
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
    assert heard == set(strewn.cues)
    assert strewn.least <= min(gaps) < max(gaps) <= strewn.most + 0.2
    assert len({round(gap) for gap in gaps}) > 10
    assert not any(RandomCueTimer().update(100_000, "common", CUES.game("common").strewn, {}) for _ in range(5))


def test_a_sealed_card_never_fits_a_condition() -> None:
    seen = event.CardsSeen("kat", "monster", (Secret(frozenset({1}), None),))
    assert CUES.heard("ravenloft", seen) == CUES.heard(
        "ravenloft", event.CardsSeen("kat", "monster", (Secret(frozenset({0}), "wolf"),))
    )


# ------------------------------------------------------------------ which of much is heard


def note(name: str, *, duck: float = 0, bus: Any = "effects") -> ScheduledCue:
    return ScheduledCue(name, Cue(name, bus=bus, duck=duck), 0.0)


def drained(score: SoundSchedule, *, hasty: bool = False, ms: float = 16, seconds: float = 2) -> list[str]:
    return [one.name for _ in range(round(seconds * 1000 / ms)) for one in score.update(ms, hasty=hasty)]


def test_repeats_follow_the_show_and_never_rattle() -> None:
    assert repeats(1, 0.24, 500) == [0.0]
    assert repeats(4, 0.24, 2000) == [0, 240, 480, 720]
    fast = repeats(6, 0.24, 400)
    assert all(after - before >= 140 for before, after in pairwise(fast))
    assert fast[-1] < 400
    assert repeats(5, 0.24, 0) == [0.0]


def test_a_few_at_once_are_all_heard_at_once() -> None:
    score = SoundSchedule()
    for name in "abc":
        score.write([note(name)])
    assert [one.name for one in score.update(16, hasty=False)] == ["a", "b", "c"]


def test_of_a_skipped_show_the_most_important_are_heard_one_after_the_other() -> None:
    score = SoundSchedule()
    names = [f"n{place}" for place in range(30)]
    for place, name in enumerate(names):
        score.write([note(name, duck={7: 9, 12: 4, 20: 9}.get(place, 0))])
    first = score.update(16, hasty=False)
    assert len(first) == 1
    heard = [one.name for one in first] + drained(score)
    assert len(heard) == AT_ONCE
    assert [name for name in heard if name in ("n7", "n12", "n20")] == ["n7", "n12", "n20"]


def test_what_tells_where_something_is_is_heard_from_each_of_its_places_however_much_happens_at_once() -> None:
    noise, steps = Cue("noise", each=True), [[note(f"n{place}", duck=4)] for place in range(9)]
    for hasty in (False, True):
        score = SoundSchedule()
        score.write([ScheduledCue("noise", noise, due, pan) for due, pan in ((0.0, -0.7), (240.0, 0.1), (480.0, 0.7))])
        score.update(16, hasty=False)
        for group in [
            *steps,
            [ScheduledCue("noise", noise, 0.0, -0.2)],
            [ScheduledCue("noise", noise, 0.0, -0.2), ScheduledCue("noise", noise, 240.0, 0.4)],
        ]:
            score.write(group)
        pans = [one.pan for _ in range(120) for one in score.update(16, hasty=hasty) if one.name == "noise"]
        assert sorted(pans) == ([0.1, 0.7] if hasty else [-0.2, -0.2, 0.1, 0.4, 0.7]), "what was still to come is not dropped"
    score = SoundSchedule()
    score.write([ScheduledCue("noise", noise, 240.0 * place, pan) for place, pan in enumerate((-0.7, 0.1, 0.7))])
    assert drained(score, hasty=True) == ["noise"] * 3


def test_steps_still_to_come_are_dropped_when_the_show_is_skipped() -> None:
    score = SoundSchedule()
    score.write([ScheduledCue("step", Cue("step"), due) for due in (0.0, 300.0, 600.0)])
    assert len(score.update(16, hasty=False)) == 1
    for place in range(9):
        score.write([note(f"n{place}")])
    assert "step" not in drained(score)


def test_the_fastest_speed_is_no_drumfire_but_what_a_night_turns_on_is_always_heard() -> None:
    score, heard = SoundSchedule(), 0
    for _ in range(600):  # ten seconds in which three things happen each frame
        for place in range(3):
            score.write([note(f"n{place}")])
        heard += len(score.update(16.6, hasty=True))
    assert heard <= 10 * 5 + AT_ONCE + 1
    score.write([note("sunset", duck=9)])
    assert "sunset" in drained(score, hasty=True)


def test_what_was_still_to_come_is_forgotten() -> None:
    score = SoundSchedule()
    score.write([ScheduledCue("step", Cue("step"), due) for due in (0.0, 300.0)])
    score.clear()
    assert drained(score) == []


# ------------------------------------------------------------------ the hand


class Hand:
    """Changes what a scene shows, as keys and clicks do."""

    def __init__(self) -> None:
        self.touch = InputSounds()
        self.now = SceneGlance("scene", "menu", "here", turn=3)
        self.touch.before = self.now

    def does(self, *, key: bool = True, mouse: bool = False, take: bool | None = None, **changes: Any) -> str:
        self.touch.keyed, self.touch.moved, self.touch.took = key, mouse, take
        old, self.now = self.now, self.now._replace(**changes)
        return self.touch._here(old, self.now, keyed=key, moved=mouse, took=take)


def test_each_deed_of_the_hand_has_its_sound() -> None:
    hand = Hand()
    assert hand.does(focus="there") == "focus"
    assert hand.does(key=False, focus="elsewhere") == ""
    assert hand.does(key=False, mouse=True, focus="button") == "focus"
    assert hand.does(key=False, mouse=True, focus="square", field=True) == ""
    assert hand.does(take=True) == "press"
    assert hand.does(take=False, words="Not now") == "refuse"
    assert hand.does(words="Not that either") == "refuse"
    assert hand.does(key=False, words="A hint", good=True) == "notice"
    assert hand.does(turn=4) == "press"
    assert hand.does(key=False, turn=5) == ""
    assert hand.does(turn=4) == "take-back"
    assert hand.does(sheet="log") == "page"
    assert hand.does(sheet=None) == "back"
    assert hand.does(sheet="cards", leaf=0) == "card-lift"
    assert hand.does(leaf=1) == "page"
    assert hand.does(sheet=None, leaf=None) == "back"
    assert hand.does(card="wolf") == "card-lift"
    assert hand.does(card="") == "back"
    assert hand.does() == ""


@pytest.mark.parametrize(
    ("old", "new", "cue"),
    [("menu", "setup", "page"), ("setup", "table", "curtain"), ("table", "menu", "curtain"), ("table", "settings", "page"),
     ("settings", "table", "back"), ("setup", "planning", "curtain"), ("planning", "table", ""), ("table", "planning", ""), ("load", "menu", "back"), ("table", "end", "curtain"), ("end", "menu", "back")],
)  # fmt: skip
def test_scenes_change_with_a_page_or_a_curtain(old: str, new: str, cue: str) -> None:
    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

    touch = InputSounds()
    assert touch.cue(Named(old)) == ""
    assert touch.cue(Named(new)) == cue


ASIDE = {"villa", "door", "curtain-falls", "curtain-rises", "ring", "tick", "fist"}
"""What the tables of Terrorscape and London play without an Event of its own."""


@pytest.mark.parametrize("name", ["ravenloft", "terrorscape", "london", "dungeonville"])
def test_every_cue_of_a_game_is_played_somewhere(name: str) -> None:
    game = CUES.game(name)
    beds = [game, *(other for other in CUES.games.values() if other.of == name)]
    answers = {row.cue for rows in game.event.values() for row in rows} | set(game.strewn.cues)
    assert set(game.cue) <= answers | {layer for bed in beds for layers in bed.bed.values() for layer in layers} | ASIDE


def test_a_second_bed_of_a_game_has_its_cues() -> None:
    assert CUES.game("london-story").of == "london"
    assert CUES.cue("london-story", "foghorn") == CUES.cue("london", "foghorn")
    assert CUES.cue("london-story", "fireside") == CUES.cue("common", "fireside")
    assert CUES.cue("london-story", "no-such-cue") is None


def test_a_fact_says_how_often_where_no_field_does() -> None:
    struck = london.HourStruck(5)
    assert CUES.heard("london", struck, {"hours": 4}) == ("hour", 4, 0.85)
    assert CUES.heard("london", london.HourStruck(9), {"hours": 12}) == ("hour-night", 12, 0.85)
    assert CUES.heard("london", struck) == ("hour", 1, 0.85)


def test_what_belongs_to_a_layer_is_heard_only_while_that_is() -> None:
    strewn = CUES.game("london").strewn
    strays = RandomCueTimer()

    def heard(shares: dict[str, float]) -> set[str]:
        return {strays.update(1000, "london", strewn, shares) for _ in range(3000)} - {""}

    assert heard({"market": 1.0, "river": 0.0}) == {"carriage"}
    assert heard({"market": 0.0, "river": 1.0}) == {"hansom", "foghorn"}
    assert heard({"market": 0.1, "river": 0.1}) == set()
    assert heard({}) == set(strewn.cues)


def test_a_heart_beats_when_danger_comes_or_grows_and_stops_by_itself() -> None:
    pulse = Pulse()
    assert not any(pulse.update(16, 0.0) for _ in range(200))
    assert pulse.update(16, 1000.0)
    assert sum(pulse.update(100, 1000.0) for _ in range(600)) == BEATS - 1
    assert sum(pulse.update(100, 1200.0) for _ in range(600)) == 0  # the danger has sunk
    assert sum(pulse.update(100, 800.0) for _ in range(40)) == 5
    assert not pulse.update(100, 0.0)
    assert sum(pulse.update(100, 1200.0) for _ in range(600)) == BEATS  # it has come again
