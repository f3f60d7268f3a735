"""A press that was meant for one scene never lands in the next."""

from typing import Any

import pygame
import pytest
import user_input

from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.box import BoxScene
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import Settings, Start
from game.ui.table.seated.scene import SeatedScene


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    made = App(Start("terrorscape", demo=True, seed=3), chosen=Settings(), agent_worker=AgentWorker(background=False))
    close.append(made)
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


@pytest.mark.parametrize("what", ["click", "enter", "finger"])
def test_what_ends_the_demo_begins_no_night(app: App, what: str) -> None:
    """A finger is told twice, by itself and as a mouse; impatient people press twice and more."""
    post(what)
    app.frame(16)
    assert isinstance(app.scene, BoxScene)
    begin = user_input.screen_of(app).focus.find("play")
    assert begin is not None
    at = app.context.canvas(app.surface).point(*begin.area.centre)
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
    assert isinstance(scene, MenuScene)
    assert scene.focus.current != "quit"
    assert app.running


def test_a_double_click_takes_one_place_and_keys_are_as_swift_as_ever(app: App) -> None:
    app.show(MenuScene(app.context))
    user_input.frames(app, 3)
    plate = user_input.screen_of(app).focus.find("load")
    assert plate is not None
    at = app.context.canvas(app.surface).point(*plate.area.centre)
    post("click", at)
    app.frame(16)
    assert user_input.name_of(app) == "load"
    back = user_input.screen_of(app).focus.find("back")
    assert back is not None
    at = app.context.canvas(app.surface).point(*back.area.centre)
    post("click", at)
    app.frame(60)
    assert user_input.name_of(app) == "load"
    post("esc")
    app.frame(16)
    assert isinstance(app.scene, MenuScene)
