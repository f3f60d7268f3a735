"""Sounds: voices, volumes, the bed and captions with a loudspeaker of paper; exactly the Events that the window shows are heard, when it shows them."""

import logging
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
import recorded_sounds
import user_input
from user_input import scene_of as scene

from game import text
from game.match import PERSON, Match
from game.rules.engine.content import data_folder
from game.rules.ravenloft import event
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.sound import position
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings, Start
from game.ui.sound.beds import BedPlayer
from game.ui.sound.cues import Cue, Cues, SoundPosition
from game.ui.sound.device import SECOND, VOICES, ErrorLog, Loader, Loudspeaker
from game.ui.sound.schedule import MOST, Captions, ScheduledCue
from game.ui.sound.sounds import Sounds
from game.ui.sound.voices import ALIKE, BEDS, CachedSound, Duck, SoundCache, VoicePool, amplitude, sides, slider, volume
from game.ui.table.acts import Answer
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
    assert volume(Settings(effects=0), "ambience") > 0 and slider(50) < 0.5 < slider(70) and sides(0.5) == (0.5, 0.5)
    left, right = sides(0.5, -1.0)
    assert left == 0.5 > right > 0 and sides(0.5, 1.0) == sides(0.5, 9.0) == (right, left)
    duck = Duck()
    assert duck.update(16, []) == 1.0
    assert [duck.update(16, [3, 9]) for _ in range(8)][-1] == pytest.approx(amplitude(-9))
    assert duck.update(16, []) < 0.5 and [duck.update(16, []) for _ in range(60)][-1] == 1.0


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


def test_a_variant_is_never_heard_twice_in_a_row_and_a_missing_file_is_asked_for_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
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
    assert made.bytes <= 5 * 2 * SECOND and made.take(Cue("ravenloft/slime")) is not None and made.take(TURN) is None
    made, paper = shelf(missing=frozenset({"ravenloft/turn", "ravenloft/surge", "ravenloft/step-2"}))
    with caplog.at_level(logging.INFO):
        assert not any(made.take(cue) for _ in range(10) for cue in (TURN, SURGE))
    assert made.hopeless(TURN) and paper.decoded == ["ravenloft/turn", "ravenloft/surge"] and len(caplog.records) == 1
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
def test_a_fault_is_silence_and_one_line(broken: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = recorded_sounds.Paper(broken=broken)
    if broken == "tables":
        monkeypatch.setattr(Cues, "read", lambda: (_ for _ in ()).throw(ValueError("damaged")))
    with caplog.at_level(logging.INFO):
        made = recorded_sounds.sounds(paper, Settings(captions=True))
        for _ in range(40):
            made.play("nightfall", "ravenloft")
            made.update(16, recorded_sounds.Room("menu"))
        made.close()
    assert paper.played == [] and (made.deaf or broken == "tables")
    assert len(caplog.records) == 1


def test_without_a_loudspeaker_nothing_is_read_and_a_real_mixer_decodes_at_another_speed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(Settings)
    for _ in range(10):
        made.update(16, recorded_sounds.Room("menu"))
        made.play("press")
    assert not made.live and all(loader._thread is None for loader in (made.fast, made.slow, made.device.loader))
    made.close()
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


CUES = Cues.read()
OPTIONS = {"adventure": "2", "heroes": "arjhan,kat"}
HURT = event.Damaged("kat", 1, 3, "wolf-1")
ANSWERS = [CUES.cue("ravenloft", row.cue) for rows in CUES.game("ravenloft").event.values() for row in rows]
CUES_OF_EVENTS = {found.file for found in ANSWERS if found is not None}


@pytest.fixture
def paper() -> recorded_sounds.Paper:
    return recorded_sounds.Paper(seconds=0.5)


@pytest.fixture
def app(window: Callable[..., App], paper: recorded_sounds.Paper) -> App:
    made = window(start=Start("ravenloft", OPTIONS, {}, 7), captions=True, speed="normal")
    made.context.sounds = Sounds(lambda: made.context.settings, paper, background=False)
    user_input.frames(made, 6, 16)
    return made


def captions(app: App) -> list[str]:
    return [line.words for line in app.context.sounds.captions.lines]


@pytest.mark.heavy
def test_a_night_that_begins_is_heard_but_not_in_a_hidden_window_and_a_skip_leaves_no_sound_behind(
    app: App, paper: recorded_sounds.Paper
) -> None:
    assert "ravenloft/nightfall" in paper.names and "ravenloft/castle-wind" in paper.loops
    assert text.say("caption-nightfall") in captions(app) and "captions" in app.context.canvas(app.surface).panels
    user_input.frames(app, 90, 100)  # the show waits for an answer, and everything has been said
    assert not captions(app)
    for hidden in (False, True, False):
        app.pane.hidden = hidden
        user_input.frames(app, 10, 100)
        assert paper.levels[0] == (0.0, 0.0) if hidden else paper.levels[0][0] > 0.2
    user_input.click(app, user_input.answers(app)[0])
    sounds, score = app.context.sounds, app.context.sounds.score
    later = ScheduledCue("step", Cue("ravenloft/step"), score.now + 5000)
    score.waiting.append(later)
    for _ in range(8):
        sounds.happened("ravenloft", event.TurnBegan("kat", 2), 0)
    user_input.frames(app, 2, 16)
    assert "step" not in [note.name for note in score.waiting]
    score.waiting.append(later)
    sounds.touch.before = sounds.touch.before._replace(turn=99)
    user_input.press(app, pygame.K_x)
    assert score.waiting == []


@pytest.mark.heavy
def test_every_event_is_heard_when_its_clip_begins_and_nothing_else_is(app: App, paper: recorded_sounds.Paper) -> None:
    shown: list[str] = []
    user_input.frames(app, 4, 16)
    note = scene(app).game.director.note

    def noted(happened: event.Event) -> None:
        heard = CUES.heard("ravenloft", happened)
        cue = CUES.cue("ravenloft", heard.cue)
        shown.append(cue.file)
        note(happened)

    scene(app).game.director.note = noted
    paper.played.clear()
    for _ in range(4):
        user_input.click(app, user_input.answers(app)[0])
        for _frame in range(600):
            user_input.frames(app, 1, 33)
            if user_input.name_of(app) == "table" and not scene(app).animations.busy and not scene(app).controller.guard:
                break
    user_input.frames(app, 60, 16)
    heard = [name for name in paper.names if name in CUES_OF_EVENTS]
    assert len(set(shown)) > 3 and set(heard) == set(shown)
    once = [[name for name in names if name != "ravenloft/step"] for names in (heard, shown)]
    assert once[0] == once[1]


@pytest.mark.heavy
def test_what_is_hidden_from_the_persons_here_makes_no_sound() -> None:
    """Everything that is heard comes from the news that these eyes may read."""
    match = Match.new("ravenloft", seed=5, options=OPTIONS, seats={0: PERSON, 1: "random"})
    context = AppContext(Settings(speed="instant"), AgentWorker(background=False))
    told: list[event.Event] = []
    context.sounds.happened = lambda _game, happened, *_more: told.append(happened)  # type: ignore[method-assign,misc]
    table = castle_table(context, match)
    for _ in range(40):
        if table.client.seat is not None and not table.animations.busy:
            table.do(Answer(table.client.options[0]))
        table.update(16)
    assert told
    places = iter([one for events in match.seen(table.client.eyes) for one in events])
    assert all(any(one == other for other in places) for one in told), "each is among what may be seen, in that order"


@pytest.mark.heavy
def test_keys_and_clicks_have_sounds_and_instant_speed_is_no_drumfire(app: App, paper: recorded_sounds.Paper) -> None:
    for _ in range(2):
        user_input.idle(app)
        user_input.click(app, user_input.answers(app)[0])
    user_input.idle(app)
    paper.played.clear()
    for key in (pygame.K_l, pygame.K_ESCAPE, pygame.K_TAB):
        user_input.press(app, key)
        user_input.frames(app, 3, 16)
    assert [name for name in paper.names if name.startswith("common/")][:3] == ["common/page", "common/back", "common/focus"]
    refused = [item for item in user_input.screen_of(app).focus.targets if item.group == "hand" and item.refused]
    user_input.click(app, refused[0])
    user_input.frames(app, 3, 16)
    assert paper.names[-1] == "common/refuse"
    app.context.settings.speed = "instant"
    user_input.frames(app, 4, 16)
    paper.played.clear()
    frames = 0
    while frames < 200 and user_input.name_of(app) == "table":
        if user_input.answers(app) and scene(app).client.seat is not None:
            scene(app).do(Answer(scene(app).client.options[0]))
        user_input.frames(app, 10, 16)
        frames += 10
    effects = [name for name in paper.names if name in CUES_OF_EVENTS]
    assert 5 < len(effects) < frames * 0.016 * 8


@pytest.mark.heavy
def test_a_heart_beats_faster_in_more_danger_but_not_under_a_sheet(app: App, paper: recorded_sounds.Paper) -> None:
    table = scene(app)
    stage, pulse = table.game.stage, table.sound_adapter.pulse

    def beats(frames: int) -> int:
        user_input.frames(app, frames, 100)
        return paper.names.count("common/heartbeat")

    stage.bring("kat", 2)
    assert pulse() == 0
    stage.wound("kat", 1)
    alone = pulse()
    assert 600 < alone < 1400
    table.open(pause_dialog(table, table.game))
    assert beats(30) == 0
    table.close()
    slow = beats(30)
    assert slow == pytest.approx(3000 / alone, abs=1) and text.say("caption-heartbeat") in captions(app)
    for number in range(1, 5):
        stage.bring(f"wolf-{number}", 2 + number)
    assert pulse() < alone
    assert beats(300) < slow + 12  # it does not go on for ever
    paper.played.clear()
    stage.pieces["kat"].hp = stage.pieces["kat"].most
    assert beats(20) == 0


def test_what_happens_at_the_left_is_heard_there_and_music_rises_with_danger_and_with_the_count(app: App) -> None:
    table, camera = scene(app), scene(app).game.camera
    x, y = (table.game.stage.piece("kat") or table.game.stage.bring("kat", 3)).middle

    def heard(dx: float, dy: float, happened: event.Event = HURT) -> SoundPosition:
        camera.x, camera.y = x + dx, y + dy
        return position(table.sound_adapter.shown(), happened)

    assert -1 < heard(4, 0).pan < 0 and heard(4, 0).side == "" and heard(400, 0) == SoundPosition(-1.0, "left")
    assert heard(0, -400).side == "below" and heard(0, -400, event.TurnBegan("kat", 2)) == SoundPosition()
    stage, mood = scene(app).game.stage, scene(app).sound_adapter.mood
    calm = mood()
    assert calm["music-danger"] < 0.3 and calm["music-strahd"] == 0
    stage.bring("kat", 2)
    stage.bring("wolf-1", 3)
    stage.wound("kat", 1)
    worse = mood()
    assert worse["music-danger"] > calm["music-danger"] + 0.3 and worse["music-calm"] < calm["music-calm"]
    stage.bring("count-strahd-1", 4)
    assert mood()["music-strahd"] == 1.0
