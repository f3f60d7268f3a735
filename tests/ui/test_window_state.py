"""The window: its size and shape, full screen, hidden and out of focus. Nothing of it loses anything."""

from typing import Any

import pygame
import pytest
import user_input

from game.ui.app import windows
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.settings.scene import SettingsScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings, Start

SHAPES = [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080), (1366, 768), (1024, 1366), (3840, 2160)]


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, start: Start, **chosen: Any) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    app = App(start, chosen=Settings(**{"speed": "instant", **chosen}), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.frames(app, 2)
    return app


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    made = begin(close, monkeypatch, Start("ravenloft", {"adventure": "2", "heroes": "arjhan,kat"}, {}, 7))
    user_input.idle(made)
    return made


def resize(app: App, size: tuple[int, int]) -> None:
    """As if a hand had pulled at the corner of the window."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    user_input.frames(app, 2)


def inside(app: App) -> None:
    """What can be chosen lies in the window, or in a part of it that scrolls or moves."""
    room = app.context.canvas(app.surface).room
    for item in user_input.screen_of(app).focus.targets:
        if item.within is None:
            assert item.area.x >= -1, item
            assert item.area.y >= -1, item
            assert item.area.x + item.area.w <= room.w + 1, item
            assert item.area.y + item.area.h <= room.h + 1, item


@pytest.mark.parametrize("size", SHAPES)
def test_the_table_fits_windows_of_every_shape_and_goes_on(app: App, size: tuple[int, int]) -> None:
    scene: Any = app.scene
    digest = scene.client.match.digest
    resize(app, size)
    assert app.surface.get_size() == size
    assert app.scene is scene
    assert scene.client.match.digest == digest
    inside(app)
    turn = scene.client.match.turn
    user_input.click(app, user_input.answers(app)[0])
    assert scene.client.match.turn == turn + 1


@pytest.mark.parametrize("size", SHAPES)
@pytest.mark.parametrize("kind", [MenuScene, SetupScene, SettingsScene])
def test_the_other_screens_fit_windows_of_every_shape(
    close: list[App], monkeypatch: pytest.MonkeyPatch, kind: Any, size: tuple[int, int]
) -> None:
    app = begin(close, monkeypatch, Start())
    if kind is not MenuScene:
        app.show(kind(app.context, "ravenloft") if kind is SetupScene else kind(app.context))
    resize(app, size)
    inside(app)


def test_full_screen_and_back_keeps_the_match_and_the_size_of_the_window(app: App) -> None:
    scene: Any = app.scene
    digest, focus = scene.client.match.digest, scene.focus.current
    resize(app, (1400, 800))
    user_input.press(app, pygame.K_F11)
    assert app.context.settings.full_screen
    assert app.surface.get_flags() & pygame.FULLSCREEN
    user_input.press(app, pygame.K_RETURN, pygame.KMOD_LALT)
    assert not app.context.settings.full_screen
    assert app.surface.get_size() == (1400, 800)
    assert app.scene is scene
    assert (scene.client.match.digest, scene.focus.current) == (digest, focus)


def test_what_was_held_when_the_focus_went_is_held_no_longer(app: App) -> None:
    scene: Any = app.scene
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    user_input.frames(app, 2)
    assert "pan-right" in app.context.input.held
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    user_input.frames(app)
    assert not app.context.input.held
    still = scene.game.camera.x
    user_input.frames(app, 5)
    assert scene.game.camera.x == still
    turn = scene.client.match.turn
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LALT, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    focus = scene.focus.current
    user_input.frames(app)
    assert (scene.focus.current, scene.client.match.turn) == (focus, turn)
    user_input.press(app, pygame.K_RETURN)
    assert scene.client.match.turn == turn + 1, "the key that was down when the focus went is up again"


def test_nothing_is_missed_while_the_window_is_hidden(app: App) -> None:
    scene: Any = app.scene
    app.context.settings.speed = "calm"
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    user_input.press(app, pygame.K_SPACE)
    assert scene.animations.busy
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    user_input.frames(app, 100)
    assert scene.animations.busy
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    user_input.frames(app)
    assert scene.animations.busy
    assert app.context.painted


def test_the_pause_holds_everything_and_gives_it_back(app: App) -> None:
    scene: Any = app.scene
    app.context.settings.speed = "calm"
    user_input.press(app, pygame.K_RETURN)
    user_input.idle(app)
    user_input.press(app, pygame.K_SPACE)
    user_input.press(app, pygame.K_p)
    assert scene.dialog is not None
    left = len(scene.animations.queue)
    user_input.frames(app, 60)
    assert len(scene.animations.queue) == left
    user_input.press(app, pygame.K_p)
    user_input.frames(app, 400)
    assert not scene.animations.busy


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1024, 600), (1280, 720)),
        ((1366, 768), (1366, 768)),
        ((1920, 1080), (1920, 1080)),
        ((2560, 1440), (1920, 1080)),
        ((3840, 2160), (2880, 1620)),
        ((5120, 2880), (3840, 2160)),
        ((3440, 1440), (1920, 1080)),
    ],
)
def test_the_first_window_suits_the_screen(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], size: tuple[int, int]
) -> None:
    monkeypatch.delenv("DREADHOUSE_WINDOW", raising=False)
    monkeypatch.setattr(windows, "desktop", lambda: screen)
    assert windows.first_size() == size
    assert windows.smallest()[0] <= screen[0]


@pytest.mark.parametrize(
    ("first", "size", "screen", "beside"),
    [
        ((0, 40, 1280, 720), (1280, 720), (3840, 2160), True),
        ((1200, 40, 1280, 720), (1100, 720), (2560, 1440), True),
        ((320, 180, 1280, 720), (1280, 720), (1920, 1080), True),
        ((40, 40, 1280, 720), (1280, 720), (1440, 900), False),
    ],
)
def test_two_windows_on_one_screen_lie_apart(
    first: tuple[int, int, int, int], size: tuple[int, int], screen: tuple[int, int], beside: bool
) -> None:
    lies, other = windows.apart(pygame.Rect(first), size, screen)
    whole = pygame.Rect((0, 0), screen)
    assert whole.contains(other)
    assert bool(lies.colliderect(other)) != beside
    assert lies.clip(other).w * lies.clip(other).h < 0.75 * lies.w * lies.h
    assert lies.topleft != other.topleft
