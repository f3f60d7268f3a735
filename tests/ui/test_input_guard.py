"""A press that was meant for one scene never lands in the next."""

from typing import Any

import pygame
import pytest
import user_input
from user_input import Launch

from game.ui.app.main_loop import App
from game.ui.screens.box import BoxScene
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import Start
from game.ui.table.seated.scene import SeatedScene


@pytest.fixture
def app(window: Launch) -> App:
    made = window("1024x720", start=Start("terrorscape", demo=True, seed=3))
    made.frame(16)
    return made


def post(what: str, at: tuple[float, float] = (0, 0)) -> None:
    """A click, a finger, or a key."""
    keys = {"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE}
    if what in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=keys[what], mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=keys[what], mod=0))
        return
    if what == "finger":
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0, dy=0, pressure=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def middle(app: App, key: str) -> tuple[int, int]:
    """The middle of a place in the window."""
    item = user_input.screen_of(app).focus.find(key)
    assert item is not None
    return app.context.canvas(app.surface).point(*item.area.centre)


@pytest.mark.parametrize("what", ["click", "enter", "finger"])
def test_what_ends_the_demo_begins_no_night(app: App, what: str) -> None:
    """A finger is told twice, by itself and as a mouse; impatient people press twice and more."""
    post(what)
    app.frame(16)
    assert isinstance(app.scene, BoxScene)
    at = middle(app, "play")
    for _ in range(20):
        post(what, at)
        app.frame(16)
    assert isinstance(app.scene, BoxScene)
    user_input.frames(app, 6)
    post(what, at)
    app.frame(16)
    assert isinstance(app.scene, SeatedScene)


def test_the_way_out_of_the_demo_does_not_lead_on_to_the_way_out_of_the_program(app: App) -> None:
    for _ in range(3):
        post("esc")
    app.frame(16)
    for _ in range(10):
        post("esc")
        app.frame(16)
    scene: Any = app.scene
    assert isinstance(scene, MenuScene) and scene.focus.current != "quit" and app.running


def test_a_double_click_takes_one_place_and_keys_are_as_swift_as_ever(app: App) -> None:
    app.show(MenuScene(app.context))
    user_input.frames(app, 3)
    for key, dt in (("load", 16), ("back", 60)):
        post("click", middle(app, key))
        app.frame(dt)
        assert user_input.name_of(app) == "load"
    post("esc")
    app.frame(16)
    assert isinstance(app.scene, MenuScene)
