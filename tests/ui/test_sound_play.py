"""Sounds play for exactly the Events that the window shows, when it shows them."""

from typing import Any

import pygame
import pytest
import recorded_sounds
import user_input

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


@pytest.fixture
def paper() -> recorded_sounds.Paper:
    return recorded_sounds.Paper(seconds=0.5)


@pytest.fixture
def app(close: list[App], paper: recorded_sounds.Paper, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    made = App(
        Start("ravenloft", OPTIONS, {}, 7),
        chosen=Settings(captions=True, speed="normal"),
        agent_worker=AgentWorker(background=False),
    )
    made.context.sounds = Sounds(lambda: made.context.settings, paper, background=False)
    close.append(made)
    return made


def scene(app: App) -> Any:
    return app.scene


def first(app: App) -> None:
    user_input.frames(app, 4, 16)
    user_input.click(app, user_input.answers(app)[0])


def test_a_night_that_begins_is_heard_beginning_and_the_castle_lies_under_it(app: App, paper: recorded_sounds.Paper) -> None:
    user_input.frames(app, 6, 16)
    assert "ravenloft/nightfall" in paper.names
    assert "ravenloft/castle-wind" in paper.loops
    assert text.say("caption-nightfall") in [line.words for line in app.context.sounds.captions.lines]


def test_every_event_is_heard_when_its_clip_begins_and_nothing_else_is(
    app: App, paper: recorded_sounds.Paper, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    user_input.frames(app, 10, 16)
    note = scene(app).game.director.note

    def noted(happened: event.Event) -> None:
        heard = CUES.heard("ravenloft", happened)
        assert heard is not None
        cue = CUES.cue("ravenloft", heard.cue)
        assert cue is not None
        shown.append(cue.file)
        note(happened)

    scene(app).game.director.note = noted
    paper.played.clear()
    for _ in range(12):
        user_input.click(app, user_input.answers(app)[0])
        for _frame in range(600):
            user_input.frames(app, 1, 16)
            if name_is_table(app) and not scene(app).animations.busy and not scene(app).controller.guard:
                break
    user_input.frames(app, 60, 16)
    heard = [name for name in paper.names if CUES_OF_EVENTS & {name}]
    assert shown
    assert set(heard) == set(shown)
    once = [name for name in shown if name != "ravenloft/step"]
    assert [name for name in heard if name != "ravenloft/step"] == once


CUES_OF_EVENTS = {
    found.file
    for rows in CUES.game("ravenloft").event.values()
    for row in rows
    if (found := CUES.cue("ravenloft", row.cue)) is not None
}


def name_is_table(app: App) -> bool:
    return user_input.name_of(app) == "table"


def test_what_is_hidden_from_the_persons_here_makes_no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is heard comes from the news that these eyes may read."""
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    match = Match.new("ravenloft", seed=5, options=OPTIONS, seats={0: PERSON, 1: "random"})
    context = AppContext(Settings(speed="instant"), AgentWorker(background=False))
    told: list[event.Event] = []
    context.sounds.happened = lambda _game, happened, *_more: told.append(happened)  # type: ignore[method-assign,misc]
    table = castle_table(context, match)
    for _ in range(40):
        if table.client.seat is not None and not table.animations.busy:
            table.do(Answer(table.client.options[0]))
        table.update(16)
    seen = [one for events in match.seen(table.client.eyes) for one in events]
    assert told
    places = iter(seen)
    assert all(any(one == other for other in places) for one in told), "each is among what may be seen, in that order"


def test_a_skipped_show_and_an_undo_leave_no_sound_behind(app: App, paper: recorded_sounds.Paper) -> None:
    first(app)
    score = app.context.sounds.score
    score.waiting.append(ScheduledCue("step", Cue("ravenloft/step"), score.now + 5000))
    for _ in range(8):
        app.context.sounds.happened("ravenloft", event.TurnBegan("kat", 2), 0)
    user_input.frames(app, 2, 16)
    assert "step" not in [note.name for note in score.waiting]
    score.waiting.append(ScheduledCue("step", Cue("ravenloft/step"), score.now + 5000))
    app.context.sounds.touch.before = app.context.sounds.touch.before._replace(turn=99)
    user_input.press(app, pygame.K_x)
    assert score.waiting == []


def test_instant_speed_is_no_drumfire(app: App, paper: recorded_sounds.Paper) -> None:
    app.context.settings.speed = "instant"
    user_input.frames(app, 10, 16)
    paper.played.clear()
    frames = 0
    while frames < 600 and name_is_table(app):
        if user_input.answers(app) and scene(app).client.seat is not None:
            scene(app).do(Answer(scene(app).client.options[0]))
        user_input.frames(app, 10, 16)
        frames += 10
    effects = [name for name in paper.names if name in CUES_OF_EVENTS]
    assert 5 < len(effects) < frames * 0.016 * 8


def test_keys_and_clicks_have_sounds(app: App, paper: recorded_sounds.Paper) -> None:
    user_input.frames(app, 10, 16)
    for _ in range(2):
        user_input.idle(app)
        user_input.click(app, user_input.answers(app)[0])
    user_input.idle(app)
    paper.played.clear()
    user_input.press(app, pygame.K_l)
    user_input.frames(app, 3, 16)
    user_input.press(app, pygame.K_ESCAPE)
    user_input.frames(app, 3, 16)
    user_input.press(app, pygame.K_TAB)
    user_input.frames(app, 3, 16)
    assert [name for name in paper.names if name.startswith("common/")][:3] == ["common/page", "common/back", "common/focus"]
    refused = [item for item in user_input.screen_of(app).focus.targets if item.group == "hand" and item.refused]
    user_input.click(app, refused[0])
    user_input.frames(app, 3, 16)
    assert paper.names[-1] == "common/refuse"


def test_music_rises_with_danger_and_with_the_count(app: App) -> None:
    user_input.frames(app, 6, 16)
    table = scene(app)
    calm = table.sound_adapter.mood()
    assert calm["music-danger"] < 0.3
    assert calm["music-strahd"] == 0
    table.game.stage.bring("kat", 2)
    table.game.stage.bring("wolf-1", 3)
    table.game.stage.wound("kat", 1)
    worse = table.sound_adapter.mood()
    assert worse["music-danger"] > calm["music-danger"] + 0.3
    assert worse["music-calm"] < calm["music-calm"]
    table.game.stage.bring("count-strahd-1", 4)
    assert table.sound_adapter.mood()["music-strahd"] == 1.0


def test_a_heart_beats_while_a_hero_is_near_its_end_the_faster_the_more_danger_there_is(
    app: App, paper: recorded_sounds.Paper
) -> None:
    user_input.frames(app, 6, 16)
    table = scene(app)
    table.game.stage.bring("kat", 2)
    assert table.sound_adapter.pulse() == 0
    table.game.stage.wound("kat", 1)
    alone = table.sound_adapter.pulse()
    assert 600 < alone < 1400
    paper.played.clear()
    user_input.frames(app, 30, 100)
    slow = paper.names.count("common/heartbeat")
    assert slow == pytest.approx(3000 / alone, abs=1)
    assert text.say("caption-heartbeat") in [line.words for line in app.context.sounds.captions.lines]
    for number in range(1, 5):
        table.game.stage.bring(f"wolf-{number}", 2 + number)
    assert table.sound_adapter.pulse() < alone
    user_input.frames(app, 300, 100)
    assert paper.names.count("common/heartbeat") < slow + 12  # it does not go on for ever
    paper.played.clear()
    table.game.stage.pieces["kat"].hp = table.game.stage.pieces["kat"].most
    user_input.frames(app, 20, 100)
    assert "common/heartbeat" not in paper.names


def test_a_heart_does_not_beat_under_a_sheet(app: App, paper: recorded_sounds.Paper) -> None:
    user_input.frames(app, 6, 16)
    table = scene(app)
    table.game.stage.bring("kat", 2)
    table.game.stage.wound("kat", 0)
    table.open(pause_dialog(table, table.game))
    user_input.frames(app, 30, 100)
    assert "common/heartbeat" not in paper.names


def test_what_happens_at_the_left_is_heard_at_the_left_and_beyond_the_view_it_is_said(app: App) -> None:
    user_input.frames(app, 6, 16)
    table = scene(app)
    piece = table.game.stage.piece("kat") or table.game.stage.bring("kat", 3)
    hurt = event.Damaged("kat", 1, 3, "wolf-1")
    table.game.camera.x, table.game.camera.y = piece.middle[0] + 4, piece.middle[1]
    assert -1 < position(table.sound_adapter.shown(), hurt).pan < 0
    assert position(table.sound_adapter.shown(), hurt).side == ""
    table.game.camera.x = piece.middle[0] + 400
    assert position(table.sound_adapter.shown(), hurt) == SoundPosition(-1.0, "left")
    table.game.camera.x, table.game.camera.y = piece.middle[0], piece.middle[1] - 400
    assert position(table.sound_adapter.shown(), hurt).side == "below"
    assert position(table.sound_adapter.shown(), event.TurnBegan("kat", 2)) == SoundPosition()


def test_captions_are_painted_over_the_table(app: App) -> None:
    user_input.frames(app, 6, 16)
    assert app.context.sounds.captions.lines
    assert "captions" in app.context.canvas(app.surface).panels
    user_input.frames(app, 90, 100)  # the show waits for an answer, and everything has been said
    assert not app.context.sounds.captions.lines


def test_a_hidden_window_is_silent_and_one_that_is_seen_again_is_not(app: App, paper: recorded_sounds.Paper) -> None:
    user_input.frames(app, 60, 100)
    assert paper.levels[0][0] > 0.2
    app.pane.hidden = True
    user_input.frames(app, 10, 100)
    assert paper.levels[0] == (0.0, 0.0)
    app.pane.hidden = False
    user_input.frames(app, 10, 100)
    assert paper.levels[0][0] > 0.2
