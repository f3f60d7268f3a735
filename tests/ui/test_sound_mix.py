"""Voices, volumes, the bed, captions: with a loudspeaker of paper."""

import logging
from itertools import pairwise
from pathlib import Path
from typing import Any

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
STEP, TURN, SURGE = Cue("ravenloft/step", variants=5, pitch=0.05), Cue("ravenloft/turn"), Cue("ravenloft/surge")


@pytest.fixture(autouse=True)
def castle() -> None:
    text.use(game="ravenloft")


def kept(seconds: float = 1.0) -> CachedSound:
    return CachedSound("a-file", "noise", round(seconds * SECOND))


def test_volumes_multiply_sides_keep_the_near_ear_and_a_bed_goes_down_fast_and_comes_back_slowly() -> None:
    assert volume(LOUD, "music") == 1.0
    assert volume(Settings(master=0), "effects") == volume(Settings(effects=0, ambience=100), "interface") == 0.0
    assert volume(Settings(master=50, music=50), "music") == pytest.approx(slider(50) ** 2)
    assert volume(Settings(effects=0), "ambience") > 0 and slider(50) < 0.5 < slider(70)
    assert sides(0.5) == (0.5, 0.5)
    left, right = sides(0.5, -1.0)
    assert left == 0.5 > right > 0 and sides(0.5, 1.0) == sides(0.5, 9.0) == (right, left)
    duck = Duck()
    assert duck.update(16, []) == 1.0
    assert [duck.update(16, [3, 9]) for _ in range(8)][-1] == pytest.approx(amplitude(-9))
    assert duck.update(16, []) < 0.5
    assert [duck.update(16, []) for _ in range(60)][-1] == 1.0


def test_no_more_voices_than_there_are_the_least_gives_way_and_a_volume_acts_at_once() -> None:
    paper = recorded_sounds.Paper()
    voices = VoicePool(paper)
    many = VOICES - BEDS
    for place in range(many):
        voices.play(Cue(f"n{place}"), kept(9), LOUD)
        voices.update(10)
    assert sorted(voice for _name, voice, _sides in paper.played) == list(range(BEDS, VOICES))
    assert voices.play(Cue("touch", bus="interface"), kept(), LOUD) is None
    assert voices.play(Cue("bell", duck=9), kept(9), LOUD) == BEDS, "the oldest of those that matter least"
    assert voices.play(Cue("other"), kept(), LOUD) == BEDS + 1 and len(voices.active) == many
    voices.update(20_000)
    assert not voices.active
    places = []  # the same sound is heard three times at once and no more
    for _ in range(ALIKE + 2):
        places.append(voices.play(Cue("step"), kept(), LOUD))
        voices.update(5)
    assert len(voices.active) == ALIKE and places[ALIKE] == places[0]
    paper, settings = recorded_sounds.Paper(seconds=9), Settings(master=100, effects=100)
    made = recorded_sounds.sounds(paper, settings)
    made.play("nightfall", "ravenloft")
    made.update(16, recorded_sounds.Room())
    made.update(16, recorded_sounds.Room())
    (_name, voice, before) = paper.played[-1]
    for what, value, share in (("effects", 25, slider(25)), ("master", 0, 0.0)):
        setattr(settings, what, value)
        made.update(16, recorded_sounds.Room())
        assert paper.levels[voice] == pytest.approx((before[0] * share, before[1] * share))


def shelf(room: int = 10**9, **how: Any) -> tuple[SoundCache, recorded_sounds.Paper]:
    paper = recorded_sounds.Paper(**how)
    return SoundCache(paper, BAKED, Loader("test", background=False), ErrorLog(), room), paper


def test_a_variant_is_never_heard_twice_in_a_row_and_what_was_not_heard_for_long_makes_room() -> None:
    made, paper = shelf()
    made.want(STEP)
    heard = [found.name for _ in range(60) if (found := made.take(STEP)) is not None]
    assert len(heard) == 60 and len(set(heard)) == 5
    assert all(one != other for one, other in pairwise(heard)) and len(set(paper.speeds)) > 30
    assert 0.95 <= min(paper.speeds) < 1 < max(paper.speeds) <= 1.05
    made, _ = shelf(5 * 2 * SECOND, seconds=2.0)
    for name in ("turn", "ready", "item-lost", "heal-1", "surge", "gone", "armour", "slime"):
        made.take(Cue(f"ravenloft/{name}"))
        made.settle()
    assert made.bytes <= 5 * 2 * SECOND and made.take(Cue("ravenloft/slime")) is not None
    assert made.take(TURN) is None


def test_a_file_that_is_missing_is_asked_for_once_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    made, paper = shelf(missing=frozenset({"ravenloft/turn", "ravenloft/surge", "ravenloft/step-2"}))
    with caplog.at_level(logging.INFO):
        assert not any(made.take(cue) for _ in range(10) for cue in (TURN, SURGE))
    assert made.hopeless(TURN) and paper.decoded == ["ravenloft/turn", "ravenloft/surge"]
    assert len(caplog.records) == 1
    heard = {found.name for _ in range(80) if (found := made.take(STEP)) is not None}
    assert heard == {f"ravenloft/step-{one}" for one in (1, 3, 4, 5)}, "of a damaged variant the others are heard"
    assert not made.hopeless(STEP)


class Bed:
    """A bed on paper, with everything loud."""

    def __init__(self, **how: Any) -> None:
        self.paper, self.cues = recorded_sounds.Paper(**how), Cues.read()
        self.made = BedPlayer(self.paper, BAKED, Loader("test", background=False), ErrorLog())

    def plays(self, game: str, seconds: float = 0) -> None:
        self.made.play(self.cues, game)
        self.passes(seconds)

    def passes(self, seconds: float, settings: Settings = LOUD, under: float = 1.0) -> None:
        for _ in range(round(seconds * 50)):
            self.made.update(20, settings, under)

    def level(self, place: int) -> float:
        return self.paper.levels.get(place, (0.0, 0.0))[0]


def about(level: float) -> Any:
    return pytest.approx(level, abs=0.01)


def test_all_layers_start_together_a_bed_goes_before_another_comes_and_volumes_act_on_it() -> None:
    bed = Bed()
    bed.plays("ravenloft", 0.02)
    bed.made.shape({"music-danger": 0.0, "music-strahd": 0.0})
    bed.passes(6)
    layers = ["castle-wind", "castle-drips", "torches", "music-calm", "music-danger", "music-strahd"]
    assert bed.paper.loops == [f"ravenloft/{layer}" for layer in layers]
    assert [bed.level(place) for place in range(6)] == about([1, 1, 1, 1, 0, 0])  # type: ignore[arg-type]
    assert bed.made.shape({"music-calm": 0.3, "music-danger": 0.0, "music-strahd": 1.0}) == ["music-strahd"]
    bed.passes(0.02)
    assert 0 < bed.level(5) < 0.05, "it does not begin at once"
    bed.passes(5)
    assert (bed.level(5), bed.level(3)) == (about(1), about(0.3))
    bed = Bed()
    bed.plays("ravenloft", 4)
    bed.plays("common", 0.02)
    assert len(bed.paper.loops) == 6
    bed.passes(5)
    assert bed.paper.loops[0] == "common/fireside" and set(bed.paper.levels) <= set(range(len(bed.paper.loops)))
    bed.plays("ravenloft")
    bed.plays("common", 5)
    assert bed.paper.loops[0] == "common/fireside"
    bed = Bed(missing=frozenset({"ravenloft/castle-drips"}))
    bed.plays("ravenloft", 5)
    assert len(bed.paper.loops) == 5, "a layer that is damaged is left out"
    bed.passes(0.1, LOUD, 0.5)
    assert bed.level(0) == about(0.5)
    bed.passes(0.1, Settings(master=100, ambience=100, music=0))
    assert bed.paper.levels[bed.paper.loops.index("ravenloft/music-calm")] == (0.0, 0.0)
    assert bed.level(0) == about(1.0)


@pytest.mark.parametrize("broken", ["start", "play", "tables"])
def test_what_fails_is_silence_and_one_line(
    broken: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = recorded_sounds.Paper(broken=broken)
    if broken == "tables":
        monkeypatch.setattr(Cues, "read", lambda: (_ for _ in ()).throw(ValueError("damaged")))
    with caplog.at_level(logging.INFO):
        made = recorded_sounds.sounds(paper, Settings(captions=True))
        for _ in range(40):
            made.play("nightfall", "ravenloft")
            made.update(16, recorded_sounds.Room("menu"))
        made.close()
    assert paper.played == []
    assert made.deaf or broken == "tables"
    assert len(caplog.records) == 1


def test_without_a_loudspeaker_nothing_is_opened_or_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(Settings)
    for _ in range(10):
        made.update(16, recorded_sounds.Room("menu"))
        made.play("press")
    assert not made.live and all(loader._thread is None for loader in (made.fast, made.slow, made.device.loader))
    made.close()


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


def test_at_most_three_captions_the_newest_at_the_bottom_and_only_while_the_player_wants_them() -> None:
    captions, nightfall = Captions(), text.say("caption-nightfall")
    for name in ("wolf", "step", "die", "nightfall"):
        captions.add(name, 5.0 if name == "nightfall" else 0.3)
    assert len(captions.lines) == MOST and captions.lines[-1].words == nightfall
    captions.add("die", 0.3)  # it is there already
    captions.update(1500)
    assert len(captions.lines) == MOST
    captions.update(400)
    assert [line.words for line in captions.lines] == [nightfall]
    captions.update(5000)
    assert not captions.lines
    for side in ("left", "", "left"):  # the last one is there already
        captions.add("wolf", 1.0, side)
    assert [(line.words, line.side) for line in captions.lines] == [(text.say("caption-wolf"), side) for side in ("left", "")]
    settings, room = Settings(), recorded_sounds.Room()
    made = recorded_sounds.sounds(recorded_sounds.Paper(), settings)
    made.play("nightfall", "ravenloft")
    assert not made.captions.lines
    settings.captions = True
    made.play("nightfall", "ravenloft")
    made.play("press")
    assert [line.words for line in made.captions.lines] == [text.say("caption-nightfall")]
    made.update(16, recorded_sounds.Room())
    settings.captions = False
    made.update(16, room)
    assert not made.captions.lines and room.dirty


def test_captions_cover_neither_the_focus_nor_places_to_choose(screen: pygame.Surface) -> None:
    canvas, captions, painter = Canvas(screen, (1280, 720)), Captions(), CaptionPainter()
    for name in ("wolf", "nightfall"):
        captions.add(name, 1.0)
    room = Area(100, 100, 1200, 700)
    low = [Target("a", Area(100, 700, 700, 100), lambda: None), Target("b", Area(800, 600, 500, 200), lambda: None)]
    drawn: list[Area] = []
    canvas.paint = lambda _name, area, _paint, _props: drawn.append(area)  # type: ignore[method-assign]
    painter.paint(canvas, captions.lines, room, low, low[0], CABINET)
    assert drawn[0].y < 300 and room.x <= drawn[0].x <= drawn[0].x + drawn[0].w <= room.x + room.w
    painter.paint(canvas, captions.lines, room, [], None, CABINET)
    assert drawn[1] == drawn[0], "it does not jump about"
    painter.paint(canvas, captions.lines, Area(100, 600, 4000, 3000), [], None, CABINET)
    assert drawn[2].y + drawn[2].h <= canvas.room.h, "it stays in the window"
