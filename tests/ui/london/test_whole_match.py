"""A whole match of London Dread in the program: from the menu to the result screen and back."""

from dataclasses import replace

import pygame
import pytest
import user_input

from game.match import PERSON
from game.storage import paths, replays
from game.ui.app.main_loop import App
from game.ui.app.unattended import MINUTE, IdleTimer
from game.ui.london.game_ui import DemoScene
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings, Start
from game.ui.table.scene import TableScene


def opened(close: list[App]) -> App:
    app = App(Start(), chosen=Settings(speed="instant", reduced=True), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.frames(app)
    assert isinstance(app.scene, MenuScene)
    app.scene.focus.current = ("box", "london")
    user_input.frames(app)
    user_input.press(app, pygame.K_RETURN)
    user_input.set_up(app)
    assert isinstance(app.scene, SetupScene) and app.scene.ui.game == "london"
    return app


@pytest.mark.heavy
def test_agents_alone_play_a_story_to_its_end_which_is_kept_on_the_shelf(close: list[App]) -> None:
    app = opened(close)
    setup = app.scene
    assert isinstance(setup, SetupScene)
    setup.set("seats", 2)
    setup.form, setup.seed = replace(setup.form, who=dict.fromkeys(range(4), "easy")), "7"
    user_input.press(app, pygame.K_b)
    seen = {getattr(app.scene, "name", "")}
    for _ in range(6000):
        user_input.frames(app, dt=1500)
        seen.add(getattr(app.scene, "name", ""))
        if isinstance(app.scene, ResultScene):
            break
    assert seen >= {"planning", "table", ResultScene.name}
    (kept,) = replays.files(paths.replays())
    assert replays.read_summary(kept).title == "the-letter"
    assert not paths.results("league").exists(), "nobody has played"
    user_input.frames(app, 40)
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    assert app.scene.newest is None, "what is over is not to be gone on with"


@pytest.mark.heavy
def test_a_person_plans_and_goes_on_from_the_menu(close: list[App]) -> None:
    app = opened(close)
    user_input.press(app, pygame.K_b)
    planning = app.scene
    assert isinstance(planning, TableScene) and isinstance(planning.game, PlanningTable)
    assert list(planning.match.holders.values()).count(PERSON) == 1 and planning.dialog is None
    user_input.frames(app, 10)
    assert planning.game.cover == "opening"
    user_input.press(app, pygame.K_RETURN)
    user_input.frames(app, 5)
    assert planning.match.game.state.phase == "planning"
    turn = planning.match.turn
    user_input.press(app, pygame.K_ESCAPE)
    to_menu = app.scene.focus.find("main-menu")  # type: ignore[attr-defined]
    assert to_menu is not None
    user_input.click(app, to_menu)
    user_input.frames(app, 3)
    assert isinstance(app.scene, MenuScene) and app.scene.newest is not None
    user_input.click(app, user_input.screen_of(app).focus.find("continue"))  # type: ignore[arg-type]
    user_input.frames(app, 3)
    again = app.scene
    assert isinstance(again, TableScene) and isinstance(again.game, PlanningTable)
    assert again.match.turn >= turn
    assert again.game.cover, "nobody sees the board while the clock stands still"


def test_in_a_kiosk_no_demo_begins_over_an_evening() -> None:
    vigil = IdleTimer()
    for name in (PlanningTable.scene, TableScene.name, DemoScene.name):
        assert not vigil.over(60 * MINUTE, name, 1, kiosk=True)
    assert vigil.over(60 * MINUTE, SetupScene.name, 1, kiosk=True)
