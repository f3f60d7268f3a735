"""The list of replays, and the replay scene with its timeline."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch, click_on, scene_of as scene

from game import text
from game.match import Match
from game.storage import paths, replays
from game.storage.replay import Replay
from game.text import name, say
from game.ui.app.main_loop import App
from game.ui.ravenloft.replay import REPLAY, notable_signs
from game.ui.registry import game_ui, speaking_of
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.replays import ReplaysScene
from game.ui.settings import Start

SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((2560, 1440), 1.0), ((1920, 1080), 0.75), ((1280, 720), 1.5)]


@pytest.fixture(scope="module")
def over() -> Match:
    match = Match.new("ravenloft", seed=7, options={"adventure": "find-the-icon"}, seats={0: "random", 1: "random"})
    match.play()
    return match


@pytest.fixture
def app(launch: Launch, over: Match, tmp_path: Path) -> App:
    """A replay named on the command line, which stands still."""
    over.save(tmp_path / "night.json")
    made = launch(Start(file=tmp_path / "night.json", replay=True))
    user_input.frames(made)
    scene(made).playing = False
    return made


def test_a_file_named_on_the_command_line_plays_by_itself_to_the_end(app: App, over: Match) -> None:
    replay = scene(app)
    replay.go(over.turn - 12)  # that it begins by itself is seen below
    replay.playing, replay.speed = True, len(REPLAY.speeds) - 1
    for _ in range(1000):
        user_input.frames(app)
        if not replay.playing:
            break
    assert replay.moment == over.turn and replay.stage.table.client.match.digest == over.digest
    click_on(app, "ended")
    assert user_input.name_of(app) == "end"


def test_keys_step_play_and_jump(app: App) -> None:
    replay, turns = scene(app), scene(app).stage.history.turns
    assert text.say("ui-do-step") in text_audit.words(replay.stage.table, (1280, 720)), "the prompt line names the keys"
    user_input.press(app, pygame.K_RIGHT)
    user_input.frames(app, 5)
    assert replay.moment == 1
    user_input.press(app, pygame.K_RIGHT)
    for key, moment in (
        (pygame.K_LEFT, 1),
        (pygame.K_PAGEDOWN, turns[1].begin),
        (pygame.K_PAGEUP, 0),
        (pygame.K_END, replay.replay.last),
    ):
        user_input.press(app, key)
        assert replay.moment == moment
    user_input.press(app, pygame.K_SPACE)  # at the end it begins anew
    assert replay.playing and replay.moment < replay.replay.last
    user_input.press(app, pygame.K_HOME)
    assert replay.moment == 0
    speed = replay.speed
    user_input.press(app, pygame.K_f)
    assert replay.speed == (speed + 1) % len(REPLAY.speeds)
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def test_every_moment_is_shown_as_the_reel_has_it_and_the_log_with_it(app: App) -> None:
    replay = scene(app)
    for moment in random.Random(3).sample(range(replay.replay.last + 1), 25):
        replay.go(moment)
        client = replay.stage.table.client
        assert client.match.digest == replay.replay.at(moment).digest
        fresh = list(client.log)
        client.reread()
        assert client.log == fresh


def test_the_mouse_drags_along_the_line_and_presses_the_buttons(app: App) -> None:
    replay, last = scene(app), scene(app).replay.last
    line = replay.line
    xs = [line.x_of(moment) for moment in range(last + 1)]
    assert xs == sorted(xs)
    assert (xs[0], xs[-1]) == (line.area.x, pytest.approx(line.area.x + line.area.w))
    for sign in notable_signs(replay.stage.history):  # signs catch the mouse
        near = line.moment_at(line.x_of(sign.moment) + 3)
        assert near in line.signs and abs(line.x_of(near) - line.x_of(sign.moment)) <= 8
    assert (line.moment_at(-500), line.moment_at(99999)) == (0, last)

    def mouse(kind: int, share: float, held: int = 0) -> int:
        more = {"buttons": (held, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        user_input.mouse(app, kind, (line.area.x + line.area.w * share, line.area.y + line.area.h - 20), **more)
        return replay.moment  # type: ignore[no-any-return]

    half = mouse(pygame.MOUSEBUTTONDOWN, 0.5)
    assert 0 < half < last
    assert mouse(pygame.MOUSEMOTION, 0.8, held=1) > half and mouse(pygame.MOUSEMOTION, 1.5, held=1) == last
    mouse(pygame.MOUSEBUTTONUP, 0.2)
    assert mouse(pygame.MOUSEMOTION, 0.1) == last
    for what, holds in (("to-start", 0), ("turn-on", replay.stage.history.turns[1].begin), ("turn-back", 0)):
        click_on(app, what)
        assert replay.moment == holds
    click_on(app, "play")
    assert replay.playing


def test_reduced_motion_still_shows_one_answer_after_the_other(launch: Launch, app: App, tmp_path: Path) -> None:
    app = launch(Start(file=tmp_path / "night.json", replay=True), speed="normal", reduced=True)
    user_input.frames(app, 31)
    assert 1 <= scene(app).moment <= 4


def test_the_band_fits_whatever_the_window(app: App) -> None:
    replay = scene(app)
    for size, scale in SIZES:
        app.context.settings.scale, surface = scale, pygame.Surface(size)
        user_input.redraw(replay, surface)
        places = replay.focus.targets
        assert list(text_audit.plates(app.context.canvas(surface), places)) == [], (size, scale)
        assert min(item.area.y for item in places) >= replay.layout.band.y


def test_what_another_version_saved_or_nobody_has_answered_is_watched_as_far_as_it_goes(
    launch: Launch, over: Match, tmp_path: Path
) -> None:
    app, saved = launch(), over.to_record()
    saved.log[9] = saved.log[9][:-1]
    replay = ReplayScene(app.context, Replay(saved), moment=99)
    app.show(replay)
    user_input.frames(app, 2)
    assert replay.moment == 8
    assert "9" in replay.band_props().caption
    Match.new("ravenloft", seed=1).save(tmp_path / "new.json")
    app = launch(Start(file=tmp_path / "new.json", replay=True))
    user_input.frames(app, 20)
    for key in (pygame.K_END, pygame.K_PAGEDOWN, pygame.K_RIGHT):
        assert user_input.name_of(app) == "replay"
        user_input.press(app, key)
    assert user_input.name_of(app) == "replay"


def test_the_rulebook_and_the_sheets_of_the_table_open_over_a_replay_which_waits_for_them(app: App) -> None:
    replay, table = scene(app), scene(app).stage.table
    user_input.press(app, pygame.K_END)
    user_input.press(app, pygame.K_F1)
    assert user_input.name_of(app) == "rulebook"
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is replay and replay.moment == replay.replay.last
    assert table.rulebook("CR-042") is not None
    replay.go(20)
    table = replay.stage.table
    user_input.frames(app, 2)
    card = next(item for item in table.focus.targets if item.group == "hand")
    spot = table.canvas.point(*card.area.centre)
    user_input.post(pygame.MOUSEMOTION, pos=spot)
    user_input.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    user_input.frames(app, 2)
    assert table.dialog is not None, "a card of the hand is looked at when it is clicked"
    assert not table.client.message
    user_input.press(app, pygame.K_ESCAPE)
    replay.playing = True
    user_input.press(app, pygame.K_l)
    assert replay.stage.table.dialog is not None
    user_input.frames(app, 30)
    assert replay.moment <= 21
    user_input.press(app, pygame.K_ESCAPE)
    assert replay.stage.table.dialog is None and user_input.name_of(app) == "replay"


# ------------------------------------------------------------------ the shelf


def test_nights_on_the_shelf_are_named_watched_and_removed(launch: Launch, over: Match) -> None:
    for _ in range(3):
        replays.add(over, paths.replays())
    (paths.replays() / "night-20990101-000000-x.json").write_text("{", encoding="utf-8")
    app = launch()
    shelf = ReplaysScene(app.context)
    app.show(shelf)
    user_input.frames(app, 4)
    damaged, whole = shelf.files[:2]
    known: Any = shelf.known[whole]
    assert isinstance(shelf.known[damaged], str)
    labels = [item.label for place in (0, 1) if (item := shelf.focus.find(("night", place))) is not None]
    with speaking_of(known.game):
        verdict = say(game_ui(known.game).verdicts[known.side], heroes=list(known.winners))
    assert labels[0] == damaged.name, "until it is known what it shows"
    assert labels[1].startswith(name(known.title)) and verdict in labels[1]
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "replays", "a damaged one opens nothing"
    assert str(damaged) in shelf.message
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_DELETE)
    assert shelf.dialog is not None and shelf.asked == whole
    user_input.press(app, pygame.K_RETURN)  # the focus is on keeping it
    assert whole.is_file() and shelf.focus.current == ("night", 1)
    user_input.press(app, pygame.K_RIGHT)
    user_input.press(app, pygame.K_RETURN)
    user_input.press(app, pygame.K_ESCAPE)
    assert shelf.dialog is None
    click_on(app, ("bin", 1), "remove")
    assert not whole.exists() and len(shelf.files) == 3
    shelf.focus.current = ("night", 1)
    for key, leads_to in ((pygame.K_RETURN, "replay"), (pygame.K_ESCAPE, "replays"), (pygame.K_ESCAPE, "menu")):
        user_input.press(app, key)
        assert user_input.name_of(app) == leads_to


def test_an_empty_shelf_says_so(launch: Launch) -> None:
    app = launch()
    app.show(ReplaysScene(app.context))
    user_input.frames(app, 2)
    assert user_input.screen_of(app).focus.current == "back"
