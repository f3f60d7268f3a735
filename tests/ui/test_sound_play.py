"""Sounds play for exactly the Events that the window shows, when it shows them."""

from collections.abc import Callable

import pygame
import pytest
import recorded_sounds
import user_input
from user_input import scene_of as scene

from game import text
from game.match import PERSON, Match
from game.rules.ravenloft import event
from game.ui.app.main_loop import App
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.sound import position
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings, Start
from game.ui.sound.cues import Cue, Cues, SoundPosition
from game.ui.sound.schedule import ScheduledCue
from game.ui.sound.sounds import Sounds
from game.ui.table.acts import Answer

CUES = Cues.read()
OPTIONS = {"adventure": "2", "heroes": "arjhan,kat"}
HURT = event.Damaged("kat", 1, 3, "wolf-1")
CUES_OF_EVENTS = {
    found.file
    for rows in CUES.game("ravenloft").event.values()
    for row in rows
    if (found := CUES.cue("ravenloft", row.cue)) is not None
}


@pytest.fixture
def paper() -> recorded_sounds.Paper:
    return recorded_sounds.Paper(seconds=0.5)


@pytest.fixture
def app(window: Callable[..., App], paper: recorded_sounds.Paper) -> App:
    """A night that begins, after some frames."""
    made = window(start=Start("ravenloft", OPTIONS, {}, 7), captions=True, speed="normal")
    made.context.sounds = Sounds(lambda: made.context.settings, paper, background=False)
    user_input.frames(made, 6, 16)
    return made


def captions(app: App) -> list[str]:
    return [line.words for line in app.context.sounds.captions.lines]


def test_a_night_that_begins_is_heard_the_castle_lies_under_it_and_a_hidden_window_is_silent(
    app: App, paper: recorded_sounds.Paper
) -> None:
    assert "ravenloft/nightfall" in paper.names
    assert "ravenloft/castle-wind" in paper.loops
    assert text.say("caption-nightfall") in captions(app)
    assert "captions" in app.context.canvas(app.surface).panels
    user_input.frames(app, 90, 100)  # the show waits for an answer, and everything has been said
    assert not captions(app)
    for hidden in (False, True, False):
        app.pane.hidden = hidden
        user_input.frames(app, 10, 100)
        assert paper.levels[0] == (0.0, 0.0) if hidden else paper.levels[0][0] > 0.2


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


def test_a_skipped_show_and_an_undo_leave_no_sound_behind(app: App) -> None:
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


def test_instant_speed_is_no_drumfire(app: App, paper: recorded_sounds.Paper) -> None:
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


def test_keys_and_clicks_have_sounds(app: App, paper: recorded_sounds.Paper) -> None:
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


def test_music_rises_with_danger_and_with_the_count(app: App) -> None:
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


def test_a_heart_beats_while_a_hero_is_near_its_end_the_faster_the_more_danger_there_is_but_not_under_a_sheet(
    app: App, paper: recorded_sounds.Paper
) -> None:
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


def test_what_happens_at_the_left_is_heard_at_the_left_and_beyond_the_view_it_is_said(app: App) -> None:
    table, camera = scene(app), scene(app).game.camera
    x, y = (table.game.stage.piece("kat") or table.game.stage.bring("kat", 3)).middle

    def heard(dx: float, dy: float, happened: event.Event = HURT) -> SoundPosition:
        camera.x, camera.y = x + dx, y + dy
        return position(table.sound_adapter.shown(), happened)

    assert -1 < heard(4, 0).pan < 0
    assert heard(4, 0).side == "" and heard(400, 0) == SoundPosition(-1.0, "left")
    assert heard(0, -400).side == "below" and heard(0, -400, event.TurnBegan("kat", 2)) == SoundPosition()
