"""The list of replays, and the replay scene with its timeline."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.storage import paths, replays
from game.storage.replay import Replay
from game.text import name, say
from game.ui.app.main_loop import App
from game.ui.ravenloft.replay import REPLAY, notable_signs
from game.ui.registry import game_ui, speaking_of
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.replay.scene import ReplayScene
from game.ui.settings import Settings, Start

SIZES = [("1280x720", 1.0), ("1920x1080", 2.0), ("2560x1440", 1.0), ("1920x1080", 0.75), ("1280x720", 1.5)]


@pytest.fixture(scope="module")
def over() -> Match:
    match = Match.new("ravenloft", seed=7, options={"adventure": "find-the-icon"}, seats={0: "random", 1: "random"})
    match.play()
    return match


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, start: Start, size: str = "1280x720", **chosen: Any) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", size)
    app = App(start, chosen=Settings(**({"speed": "instant"} | chosen)), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.frames(app, 2)
    return app


@pytest.fixture
def scene(close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match, tmp_path: Path) -> ReplayScene:
    file = tmp_path / "night.json"
    over.save(file)
    app = begin(close, monkeypatch, Start(file=file, replay=True))
    assert isinstance(app.scene, ReplayScene)
    app.scene.playing = False
    return app.scene


def app_of(close: list[App]) -> App:
    return close[-1]


def test_a_file_named_on_the_command_line_plays_by_itself_to_the_end(
    close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match, tmp_path: Path
) -> None:
    over.save(tmp_path / "night.json")
    app = begin(close, monkeypatch, Start(file=tmp_path / "night.json", replay=True))
    scene: Any = app.scene
    scene.speed = len(REPLAY.speeds) - 1
    for _ in range(4000):
        user_input.frames(app)
        if not scene.playing:
            break
    assert scene.moment == over.turn
    assert scene.stage.table.client.match.digest == over.digest
    user_input.click(app, scene.focus.find("ended"))
    assert user_input.name_of(app) == "end"


def test_keys_step_play_and_jump(scene: ReplayScene, close: list[App]) -> None:
    app = app_of(close)
    assert text.say("ui-do-step") in text_audit.words(scene.stage.table, (1280, 720)), "the prompt line names the keys"
    user_input.press(app, pygame.K_RIGHT)
    user_input.frames(app, 5)
    assert scene.moment == 1
    user_input.press(app, pygame.K_RIGHT)
    user_input.press(app, pygame.K_LEFT)
    assert scene.moment == 1
    second = scene.stage.history.turns[1].begin
    user_input.press(app, pygame.K_PAGEDOWN)
    assert scene.moment == second
    user_input.press(app, pygame.K_PAGEUP)
    assert scene.moment == 0
    user_input.press(app, pygame.K_END)
    assert scene.moment == scene.replay.last
    user_input.press(app, pygame.K_SPACE)  # at the end it begins anew
    assert scene.playing
    assert scene.moment < scene.replay.last
    user_input.press(app, pygame.K_HOME)
    assert scene.moment == 0
    speed = scene.speed
    user_input.press(app, pygame.K_f)
    assert scene.speed == (speed + 1) % len(REPLAY.speeds)
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def test_every_moment_is_shown_as_the_reel_has_it_and_the_log_with_it(scene: ReplayScene) -> None:
    rng = random.Random(3)
    again = scene.replay
    for moment in rng.sample(range(again.last + 1), 25):
        scene.go(moment)
        match = scene.stage.table.client.match
        assert match.digest == again.at(moment).digest
        fresh = list(scene.stage.table.client.log)
        scene.stage.table.client.reread()
        assert scene.stage.table.client.log == fresh


def test_the_mouse_drags_along_the_line_and_presses_the_buttons(scene: ReplayScene, close: list[App]) -> None:
    app = app_of(close)
    canvas = app.context.canvas(app.surface)
    area = scene.line.area

    def mouse(kind: int, share: float, **more: Any) -> None:
        pos = canvas.point(area.x + area.w * share, area.y + area.h - 20)
        pygame.event.post(pygame.event.Event(kind, pos=pos, **more))
        user_input.frames(app, 2)

    mouse(pygame.MOUSEBUTTONDOWN, 0.5, button=1)
    half = scene.moment
    assert 0 < half < scene.replay.last
    mouse(pygame.MOUSEMOTION, 0.8, rel=(0, 0), buttons=(1, 0, 0))
    assert scene.moment > half
    mouse(pygame.MOUSEMOTION, 1.5, rel=(0, 0), buttons=(1, 0, 0))
    assert scene.moment == scene.replay.last
    mouse(pygame.MOUSEBUTTONUP, 0.2, button=1)
    mouse(pygame.MOUSEMOTION, 0.1, rel=(0, 0), buttons=(0, 0, 0))
    assert scene.moment == scene.replay.last
    for what, holds in (("to-start", 0), ("turn-on", scene.stage.history.turns[1].begin), ("turn-back", 0)):
        item = scene.focus.find(what)
        assert item is not None
        user_input.click(app, item)
        assert scene.moment == holds
    item = scene.focus.find("play")
    assert item is not None
    user_input.click(app, item)
    assert scene.playing


def test_reduced_motion_still_shows_one_answer_after_the_other(
    close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match, tmp_path: Path
) -> None:
    over.save(tmp_path / "night.json")
    app = begin(close, monkeypatch, Start(file=tmp_path / "night.json", replay=True), speed="normal", reduced=True)
    scene: Any = app.scene
    for _ in range(30):
        user_input.frames(app)
    assert 1 <= scene.moment <= 4


def test_signs_catch_the_mouse_and_places_and_moments_fit(scene: ReplayScene) -> None:
    line = scene.line
    xs = [line.x_of(moment) for moment in range(scene.replay.last + 1)]
    assert xs == sorted(xs)
    assert xs[0] == line.area.x
    assert xs[-1] == pytest.approx(line.area.x + line.area.w)
    for sign in notable_signs(scene.stage.history):
        assert abs(line.x_of(line.moment_at(line.x_of(sign.moment) + 3)) - line.x_of(sign.moment)) <= 8
    assert line.moment_at(-500) == 0
    assert line.moment_at(99999) == scene.replay.last


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_band_fits_whatever_the_window(
    size: str, scale: float, close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match, tmp_path: Path
) -> None:
    over.save(tmp_path / "night.json")
    app = begin(close, monkeypatch, Start(file=tmp_path / "night.json", replay=True), size, scale=scale)
    scene: Any = app.scene
    room = app.context.canvas(app.surface).room
    places = [item.area for item in scene.focus.targets]
    for area in places:
        assert area.x >= 0
        assert area.x + area.w <= room.w + 0.5
        assert area.y >= scene.layout.band.y
        assert area.y + area.h <= room.h + 0.5
    for one in places:
        assert not any(
            one is not other and pygame.FRect(*one).inflate(-1, -1).colliderect(pygame.FRect(*other)) for other in places
        )


def test_a_match_of_another_version_is_watched_as_far_as_it_goes(
    close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match
) -> None:
    app = begin(close, monkeypatch, Start())
    saved = over.to_record()
    saved.log[9] = saved.log[9][:-1]
    scene = ReplayScene(app.context, Replay(saved), moment=99)
    app.show(scene)
    user_input.frames(app, 2)
    assert scene.moment == 8
    assert "9" in scene.band_props().caption


# ------------------------------------------------------------------ the shelf


@pytest.fixture
def shelf(close: list[App], monkeypatch: pytest.MonkeyPatch, over: Match) -> Any:
    from game.ui.screens.replays import ReplaysScene

    for _ in range(3):
        replays.add(over, paths.replays())
    (paths.replays() / "night-20990101-000000-x.json").write_text("{", encoding="utf-8")
    app = begin(close, monkeypatch, Start())
    scene = ReplaysScene(app.context)
    app.show(scene)
    user_input.frames(app, 4)
    return scene


def test_a_damaged_replay_is_told_in_its_row_and_opens_nothing(shelf: Any, close: list[App]) -> None:
    app = app_of(close)
    damaged = shelf.files[0]
    assert isinstance(shelf.known[damaged], str)
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "replays"
    assert str(damaged) in shelf.message


def test_a_row_is_called_by_what_it_shows_and_by_its_file_until_that_is_known(shelf: Any) -> None:
    damaged, whole = shelf.files[:2]
    known = shelf.known[whole]
    labels = [shelf.focus.find(("night", place)).label for place in (0, 1)]
    assert labels[0] == damaged.name
    with speaking_of(known.game):
        verdict = say(game_ui(known.game).verdicts[known.side], heroes=list(known.winners))
    assert labels[1].startswith(name(known.title))
    assert verdict in labels[1]


def test_a_night_is_watched_and_the_way_back_leads_to_the_shelf(shelf: Any, close: list[App]) -> None:
    app = app_of(close)
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "replay"
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "replays"
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def test_a_replay_is_removed_after_a_question_by_keys_and_by_mouse(shelf: Any, close: list[App]) -> None:
    app = app_of(close)
    doomed = shelf.files[1]
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_DELETE)
    assert shelf.dialog is not None and shelf.asked == doomed
    user_input.press(app, pygame.K_RETURN)  # the focus is on keeping it
    assert doomed.is_file()
    assert shelf.focus.current == ("night", 1)
    user_input.press(app, pygame.K_RIGHT)
    user_input.press(app, pygame.K_RETURN)
    user_input.press(app, pygame.K_ESCAPE)
    assert shelf.dialog is None
    user_input.click(app, shelf.focus.find(("bin", 1)))
    user_input.click(app, shelf.focus.find("remove"))
    assert not doomed.exists()
    assert len(shelf.files) == 3


def test_an_empty_shelf_says_so(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.screens.replays import ReplaysScene

    app = begin(close, monkeypatch, Start())
    app.show(ReplaysScene(app.context))
    user_input.frames(app, 2)
    assert user_input.screen_of(app).focus.current == "back"


def test_the_rulebook_opens_over_a_replay_and_leads_back_to_it(scene: ReplayScene, close: list[App]) -> None:
    app = app_of(close)
    user_input.press(app, pygame.K_END)
    user_input.press(app, pygame.K_F1)
    assert user_input.name_of(app) == "rulebook"
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    assert scene.moment == scene.replay.last
    assert scene.stage.table.rulebook("CR-042") is not None


def test_sheets_of_the_table_open_over_a_replay_and_it_waits_for_them(scene: ReplayScene, close: list[App]) -> None:
    app = app_of(close)
    scene.go(20)
    scene.playing = True
    user_input.press(app, pygame.K_l)
    assert scene.stage.table.dialog is not None
    user_input.frames(app, 30)
    assert scene.moment <= 21
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.stage.table.dialog is None
    assert user_input.name_of(app) == "replay"


def test_a_card_of_the_hand_is_looked_at_when_it_is_clicked(scene: ReplayScene, close: list[App]) -> None:
    app = app_of(close)
    scene.go(20)
    user_input.frames(app, 2)
    card = next(item for item in scene.stage.table.focus.targets if item.group == "hand")
    assert scene.stage.table.canvas is not None
    pos = scene.stage.table.canvas.point(*card.area.centre)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    user_input.frames(app, 2)
    assert scene.stage.table.dialog is not None
    assert not scene.stage.table.client.message


def test_a_saved_match_without_an_answer_has_nothing_to_show_but_opens(
    close: list[App], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Match.new("ravenloft", seed=1).save(tmp_path / "new.json")
    app = begin(close, monkeypatch, Start(file=tmp_path / "new.json", replay=True))
    user_input.frames(app, 20)
    assert user_input.name_of(app) == "replay"
    user_input.press(app, pygame.K_END)
    user_input.press(app, pygame.K_PAGEDOWN)
    user_input.press(app, pygame.K_RIGHT)
    assert user_input.name_of(app) == "replay"
