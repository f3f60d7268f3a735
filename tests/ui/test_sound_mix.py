"""Voices, volumes, the bed, captions: with a loudspeaker of paper."""

import logging
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
import recorded_sounds

from game import text
from game.rules.engine.content import data_folder
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.settings import Settings
from game.ui.sound.beds import BedPlayer
from game.ui.sound.cues import Cue, Cues
from game.ui.sound.device import SECOND, VOICES, ErrorLog, Loader, Loudspeaker
from game.ui.sound.schedule import MOST, Captions
from game.ui.sound.sounds import Sounds
from game.ui.sound.voices import ALIKE, BEDS, CachedSound, Duck, SoundCache, VoicePool, amplitude, sides, slider, volume
from game.ui.widgets.caption_painter import CaptionPainter
from game.ui.widgets.focus import Target

LOUD = Settings(master=100, effects=100, music=100, ambience=100)
BAKED = data_folder("sounds") / "baked"


def kept(seconds: float = 1.0) -> CachedSound:
    return CachedSound("a-file", "noise", round(seconds * SECOND))


# ------------------------------------------------------------------ loudness


def test_volumes_multiply_and_off_is_off() -> None:
    assert volume(LOUD, "music") == 1.0
    assert volume(Settings(master=0), "effects") == 0.0
    assert volume(Settings(master=50, music=50), "music") == pytest.approx(slider(50) ** 2)
    assert volume(Settings(effects=0, ambience=100), "interface") == 0.0
    assert volume(Settings(effects=0), "ambience") > 0
    assert slider(50) < 0.5 < slider(70)


def test_sides_keep_the_near_ear_and_weaken_the_far_one() -> None:
    assert sides(0.5) == (0.5, 0.5)
    left, right = sides(0.5, -1.0)
    assert left == 0.5 > right > 0
    assert sides(0.5, 1.0) == (right, left)
    assert sides(0.5, 9.0) == (right, left)


def test_a_bed_goes_down_fast_and_comes_back_slowly() -> None:
    duck = Duck()
    assert duck.update(16, []) == 1.0
    for _ in range(8):
        level = duck.update(16, [3, 9])
    assert level == pytest.approx(amplitude(-9))
    assert duck.update(16, []) < 0.5
    for _ in range(60):
        level = duck.update(16, [])
    assert level == 1.0


# ------------------------------------------------------------------ voices


def test_no_more_voices_than_there_are_and_the_least_gives_way() -> None:
    paper = recorded_sounds.Paper()
    voices = VoicePool(paper)
    many = VOICES - BEDS
    for place in range(many):
        voices.play(Cue(f"n{place}"), kept(9), LOUD)
        voices.update(10)
    assert sorted(voice for _name, voice, _sides in paper.played) == list(range(BEDS, VOICES))
    assert voices.play(Cue("touch", bus="interface"), kept(), LOUD) is None
    assert voices.play(Cue("bell", duck=9), kept(9), LOUD) == BEDS, "the oldest of those that matter least"
    assert voices.play(Cue("other"), kept(), LOUD) == BEDS + 1
    assert len(voices.active) == many
    voices.update(20_000)
    assert not voices.active


def test_the_same_sound_is_heard_three_times_at_once_and_no_more() -> None:
    paper = recorded_sounds.Paper()
    voices = VoicePool(paper)
    places = []
    for _ in range(ALIKE + 2):
        places.append(voices.play(Cue("step"), kept(), LOUD))
        voices.update(5)
    assert len(voices.active) == ALIKE
    assert places[ALIKE] == places[0]


def test_a_volume_acts_at_once_on_what_sounds() -> None:
    paper = recorded_sounds.Paper(seconds=9)
    settings = Settings(master=100, effects=100)
    made = recorded_sounds.sounds(paper, settings)
    made.play("nightfall", "ravenloft")
    made.update(16, recorded_sounds.Room())
    made.update(16, recorded_sounds.Room())
    (_name, voice, before) = paper.played[-1]
    settings.effects = 25
    made.update(16, recorded_sounds.Room())
    assert paper.levels[voice] == pytest.approx((before[0] * slider(25), before[1] * slider(25)))
    settings.master = 0
    made.update(16, recorded_sounds.Room())
    assert paper.levels[voice] == (0.0, 0.0)


# ------------------------------------------------------------------ the shelf


def shelf(paper: recorded_sounds.Paper, trouble: ErrorLog | None = None, room: int = 10**9) -> SoundCache:
    return SoundCache(paper, BAKED, Loader("test", background=False), trouble or ErrorLog(), room)


STEP = Cue("ravenloft/step", variants=5, pitch=0.05)


def test_a_variant_is_never_heard_twice_in_a_row_and_its_speed_varies() -> None:
    paper = recorded_sounds.Paper()
    made = shelf(paper)
    made.want(STEP)
    heard = []
    for _ in range(60):
        found = made.take(STEP)
        assert found is not None
        heard.append(found.name)
    assert len(set(heard)) == 5
    assert all(one != other for one, other in pairwise(heard))
    assert len(set(paper.speeds)) > 30
    assert 0.95 <= min(paper.speeds) < 1 < max(paper.speeds) <= 1.05


def test_what_was_not_heard_for_long_makes_room() -> None:
    paper = recorded_sounds.Paper(seconds=2.0)
    made = shelf(paper, room=5 * 2 * SECOND)
    names = ["turn", "ready", "item-lost", "heal-1", "surge", "gone", "armour", "slime"]
    for name in names:
        made.take(Cue(f"ravenloft/{name}"))
        made.settle()
    assert made.bytes <= 5 * 2 * SECOND
    assert made.take(Cue("ravenloft/slime")) is not None
    assert made.take(Cue("ravenloft/turn")) is None


def test_a_file_that_is_missing_is_asked_for_once_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    paper = recorded_sounds.Paper(missing=frozenset({"ravenloft/turn", "ravenloft/surge"}))
    made = shelf(paper)
    with caplog.at_level(logging.INFO):
        for _ in range(10):
            assert made.take(Cue("ravenloft/turn")) is None
            assert made.take(Cue("ravenloft/surge")) is None
    assert made.hopeless(Cue("ravenloft/turn"))
    assert paper.decoded == ["ravenloft/turn", "ravenloft/surge"]
    assert len(caplog.records) == 1


def test_of_a_damaged_variant_the_others_are_heard() -> None:
    paper = recorded_sounds.Paper(missing=frozenset({"ravenloft/step-2"}))
    made = shelf(paper)
    heard = {found.name for _ in range(80) if (found := made.take(STEP)) is not None}
    assert heard == {f"ravenloft/step-{one}" for one in (1, 3, 4, 5)}
    assert not made.hopeless(STEP)


# ------------------------------------------------------------------ the bed


def beds(paper: recorded_sounds.Paper) -> tuple[BedPlayer, Cues]:
    return BedPlayer(paper, BAKED, Loader("test", background=False), ErrorLog()), Cues.read()


def passes(made: BedPlayer, seconds: float, settings: Settings = LOUD, under: float = 1.0) -> None:
    for _ in range(round(seconds * 50)):
        made.update(20, settings, under)


def test_all_layers_start_together_and_only_those_of_the_mood_are_heard() -> None:
    paper = recorded_sounds.Paper()
    made, cues = beds(paper)
    made.play(cues, "ravenloft")
    made.update(20, LOUD, 1.0)
    made.shape({"music-danger": 0.0, "music-strahd": 0.0})
    passes(made, 6)
    assert [name.split("/")[1] for name in paper.loops] == [
        "castle-wind", "castle-drips", "torches", "music-calm", "music-danger", "music-strahd",
    ]  # fmt: skip
    assert [paper.levels.get(place, (0, 0))[0] for place in range(6)] == pytest.approx([1, 1, 1, 1, 0, 0], abs=0.01)
    assert made.shape({"music-calm": 0.3, "music-danger": 0.0, "music-strahd": 1.0}) == ["music-strahd"]
    made.update(20, LOUD, 1.0)
    assert 0 < paper.levels[5][0] < 0.05, "it does not begin at once"
    passes(made, 5)
    assert paper.levels[5][0] == pytest.approx(1, abs=0.01)
    assert paper.levels[3][0] == pytest.approx(0.3, abs=0.01)


def test_a_bed_goes_before_another_comes() -> None:
    paper = recorded_sounds.Paper()
    made, cues = beds(paper)
    made.play(cues, "ravenloft")
    passes(made, 4)
    made.play(cues, "common")
    made.update(20, LOUD, 1.0)
    assert len(paper.loops) == 6
    passes(made, 5)
    assert paper.loops[0] == "common/fireside"
    assert set(paper.levels) <= set(range(len(paper.loops)))
    made.play(cues, "ravenloft")
    made.play(cues, "common")
    passes(made, 5)
    assert paper.loops[0] == "common/fireside"


def test_volumes_and_important_sounds_act_on_the_bed() -> None:
    paper = recorded_sounds.Paper()
    made, cues = beds(paper)
    made.play(cues, "ravenloft")
    passes(made, 5)
    passes(made, 0.1, LOUD, 0.5)
    assert paper.levels[0][0] == pytest.approx(0.5, abs=0.01)
    passes(made, 0.1, Settings(master=100, ambience=100, music=0))
    assert paper.levels[3] == (0.0, 0.0)
    assert paper.levels[0][0] == pytest.approx(1.0, abs=0.01)


def test_a_layer_that_is_damaged_is_left_out() -> None:
    paper = recorded_sounds.Paper(missing=frozenset({"ravenloft/torches"}))
    made, cues = beds(paper)
    made.play(cues, "ravenloft")
    passes(made, 5)
    assert len(paper.loops) == 5


# ------------------------------------------------------------------ machines without sound


@pytest.mark.parametrize("when", ["start", "play"])
def test_a_device_that_fails_is_silence_and_one_line(when: str, caplog: pytest.LogCaptureFixture) -> None:
    paper = recorded_sounds.Paper(broken=when)
    with caplog.at_level(logging.INFO):
        made = recorded_sounds.sounds(paper, Settings(captions=True))
        for _ in range(40):
            made.play("nightfall", "ravenloft")
            made.update(16, recorded_sounds.Room("menu"))
        made.close()
    assert paper.played == []
    assert made.deaf
    assert len(caplog.records) == 1


def test_without_a_loudspeaker_nothing_is_opened_or_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(Settings)
    for _ in range(10):
        made.update(16, recorded_sounds.Room("menu"))
        made.play("press")
    assert not made.live
    assert all(loader._thread is None for loader in (made.fast, made.slow, made.device.loader))
    made.close()


def test_damaged_tables_are_silence_and_one_line(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(Cues, "read", lambda: (_ for _ in ()).throw(ValueError("damaged")))
    with caplog.at_level(logging.INFO):
        made = recorded_sounds.sounds(recorded_sounds.Paper(), Settings())
        made.play("press")
        made.update(16, recorded_sounds.Room("menu"))
    assert len(caplog.records) == 1


def test_a_real_mixer_decodes_at_another_speed_in_other_threads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    speaker = Loudspeaker()
    speaker.start()
    try:
        usual = speaker.decode(BAKED / "ravenloft" / "wolf-1.ogg")
        slow = speaker.decode(BAKED / "ravenloft" / "wolf-1.ogg", 0.95)
        assert slow[1] / usual[1] == pytest.approx(1 / 0.95, abs=0.01)
        assert usual[1] / SECOND == pytest.approx(Cues.read().seconds["ravenloft/wolf-1"], abs=0.02)
        damaged = tmp_path / "damaged.ogg"
        damaged.write_bytes(b"OggS" + bytes(300))
        with pytest.raises(pygame.error):
            speaker.decode(damaged)
        speaker.loop([usual[0], slow[0]])
        speaker.play(6, usual[0], (0.5, 0.25))
        assert pygame.mixer.Channel(6).get_busy()
        speaker.stop(6)
        assert not pygame.mixer.Channel(6).get_busy()
    finally:
        speaker.close()


# ------------------------------------------------------------------ captions


@pytest.fixture(autouse=True)
def castle() -> None:
    text.use(game="ravenloft")


def test_at_most_three_captions_the_newest_at_the_bottom_each_as_long_as_it_matters() -> None:
    captions = Captions()
    for name in ("wolf", "step", "die", "nightfall"):
        captions.add(name, 5.0 if name == "nightfall" else 0.3)
    assert len(captions.lines) == MOST
    assert captions.lines[-1].words == text.say("caption-nightfall")
    captions.add("die", 0.3)  # it is there already
    captions.update(1500)
    assert len(captions.lines) == MOST
    captions.update(400)
    assert [line.words for line in captions.lines] == [text.say("caption-nightfall")]
    captions.update(5000)
    assert not captions.lines


def test_a_caption_knows_from_where_it_is_if_that_is_not_in_view() -> None:
    captions = Captions()
    captions.add("wolf", 1.0, "left")
    captions.add("wolf", 1.0)
    captions.add("wolf", 1.0, "left")  # it is there already
    assert [(line.words, line.side) for line in captions.lines] == [(text.say("caption-wolf"), side) for side in ("left", "")]


def test_captions_are_off_unless_the_player_wants_them_and_go_when_he_does_not() -> None:
    settings = Settings()
    made = recorded_sounds.sounds(recorded_sounds.Paper(), settings)
    made.play("nightfall", "ravenloft")
    assert not made.captions.lines
    settings.captions = True
    made.play("nightfall", "ravenloft")
    made.play("press")
    assert [line.words for line in made.captions.lines] == [text.say("caption-nightfall")]
    made.update(16, recorded_sounds.Room())
    room = recorded_sounds.Room()
    settings.captions = False
    made.update(16, room)
    assert not made.captions.lines
    assert room.dirty


def test_captions_cover_neither_the_focus_nor_places_to_choose(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, (1280, 720))
    captions = Captions()
    captions.add("wolf", 1.0)
    captions.add("nightfall", 1.0)
    room = Area(100, 100, 1200, 700)
    low = [Target("a", Area(100, 700, 700, 100), lambda: None), Target("b", Area(800, 600, 500, 200), lambda: None)]
    drawn: list[Area] = []
    canvas.paint = lambda _name, area, _paint, _props: drawn.append(area)  # type: ignore[method-assign]
    painter = CaptionPainter()
    painter.paint(canvas, captions.lines, room, low, low[0], CABINET)
    assert drawn[0].y < 300
    assert room.x <= drawn[0].x
    assert drawn[0].x + drawn[0].w <= room.x + room.w
    painter.paint(canvas, captions.lines, room, [], None, CABINET)
    assert drawn[1] == drawn[0], "it does not jump about"
    painter.paint(canvas, captions.lines, Area(100, 600, 4000, 3000), [], None, CABINET)
    assert drawn[2].y + drawn[2].h <= canvas.room.h, "it stays in the window"
