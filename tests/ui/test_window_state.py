"""The window: its size and shape, full screen, hidden and out of focus. Nothing of it loses anything."""

from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch

from game.ui.app import windows
from game.ui.app.main_loop import App
from game.ui.screens.settings.scene import SettingsScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Start

SHAPES = [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080), (1366, 768), (1024, 1366), (3840, 2160)]


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch(Start("ravenloft", {"adventure": "2", "heroes": "arjhan,kat"}, {}, 7), confirm=True)
    user_input.frames(made)
    user_input.idle(made)
    return made


def resize(app: App, size: tuple[int, int]) -> None:
    """As if a hand had pulled at the corner of the window: all that can be chosen lies in it, or in a part of it that scrolls or moves."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    user_input.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    user_input.frames(app, 2)
    assert app.surface.get_size() == size
    places = user_input.screen_of(app).focus.targets
    assert list(text_audit.plates(app.context.canvas(app.surface), places)) == [], size


def test_the_table_fits_windows_of_every_shape_and_goes_on(app: App) -> None:
    scene: Any = app.scene
    for size in SHAPES:
        user_input.idle(app)
        before = (scene.client.match.digest, scene.client.match.turn)
        resize(app, size)
        assert app.scene is scene and scene.client.match.digest == before[0]
        user_input.click(app, user_input.answers(app)[0])
        assert scene.client.match.turn > before[1]


def test_the_other_screens_fit_windows_of_every_shape(launch: Launch) -> None:
    app = launch()
    for kind in (None, lambda: SetupScene(app.context, "ravenloft"), lambda: SettingsScene(app.context)):
        if kind is not None:
            app.show(kind())
        for size in ((1280, 720), (2560, 1080), (1024, 1366)):
            resize(app, size)


def test_full_screen_and_back_keeps_the_match_and_the_size_of_the_window(app: App) -> None:
    scene: Any = app.scene
    digest, focus = scene.client.match.digest, scene.focus.current
    resize(app, (1400, 800))
    user_input.press(app, pygame.K_F11)
    assert app.context.settings.full_screen
    assert app.surface.get_flags() & pygame.FULLSCREEN
    user_input.press(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert not app.context.settings.full_screen and app.surface.get_size() == (1400, 800)
    assert app.scene is scene
    assert (scene.client.match.digest, scene.focus.current) == (digest, focus)


def test_what_was_held_when_the_focus_went_is_held_no_longer(app: App) -> None:
    scene: Any = app.scene
    user_input.post(pygame.KEYDOWN, key=pygame.K_d, unicode="d")
    user_input.frames(app, 2)
    assert "pan-right" in app.context.input.held
    user_input.post(pygame.WINDOWFOCUSLOST)
    user_input.frames(app)
    assert not app.context.input.held
    still = scene.game.camera.x
    user_input.frames(app, 5)
    assert scene.game.camera.x == still
    turn, focus = scene.client.match.turn, scene.focus.current
    user_input.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LALT)
    user_input.post(pygame.WINDOWFOCUSGAINED)
    user_input.frames(app)
    assert (scene.focus.current, scene.client.match.turn) == (focus, turn)
    user_input.press(app, pygame.K_RETURN)
    assert scene.client.match.turn == turn + 1, "the key that was down when the focus went is up again"


def test_nothing_is_missed_while_the_window_is_hidden_and_the_pause_holds_everything(app: App) -> None:
    scene: Any = app.scene
    app.context.settings.speed = "calm"
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    user_input.press(app, pygame.K_SPACE)
    assert scene.animations.busy
    user_input.post(pygame.WINDOWMINIMIZED)
    user_input.frames(app, 100)
    assert scene.animations.busy
    user_input.post(pygame.WINDOWRESTORED)
    user_input.frames(app)
    assert scene.animations.busy and app.context.painted
    user_input.press(app, pygame.K_p)
    assert scene.dialog is not None
    left = len(scene.animations.queue)
    user_input.frames(app, 60)
    assert len(scene.animations.queue) == left
    user_input.press(app, pygame.K_p)
    user_input.frames(app, 400)
    assert not scene.animations.busy


def test_the_first_window_suits_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DREADHOUSE_WINDOW", raising=False)
    for screen, size in {
        (1024, 600): (1280, 720), (1366, 768): (1366, 768), (1920, 1080): (1920, 1080), (2560, 1440): (1920, 1080),
        (3840, 2160): (2880, 1620), (5120, 2880): (3840, 2160), (3440, 1440): (1920, 1080),
    }.items():  # fmt: skip
        monkeypatch.setattr(windows, "desktop", lambda screen=screen: screen)
        assert windows.first_size() == size and windows.smallest()[0] <= screen[0]


@pytest.mark.parametrize(
    ("first", "size", "screen", "beside"),
    [
        ((0, 40, 1280, 720), (1280, 720), (3840, 2160), True), ((1200, 40, 1280, 720), (1100, 720), (2560, 1440), True),
        ((320, 180, 1280, 720), (1280, 720), (1920, 1080), True), ((40, 40, 1280, 720), (1280, 720), (1440, 900), False),
    ],
)  # fmt: skip
def test_two_windows_on_one_screen_lie_apart(
    first: tuple[int, int, int, int], size: tuple[int, int], screen: tuple[int, int], beside: bool
) -> None:
    lies, other = windows.apart(pygame.Rect(first), size, screen)
    assert pygame.Rect((0, 0), screen).contains(other) and bool(lies.colliderect(other)) != beside
    assert lies.clip(other).w * lies.clip(other).h < 0.75 * lies.w * lies.h
    assert lies.topleft != other.topleft
