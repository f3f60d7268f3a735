"""Whole matches through the window by keyboard focus."""

import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.match import Match
from game.storage import paths, replays
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Goto
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings, Start
from game.ui.table.seated.scene import SeatedScene
from tests.ui.terrorscape.playing import by_ring, draw, lift, press, settled, table
from tests.ui.user_input import opened, set_up

NIGHTS: list[tuple[dict[str, Any], dict[int, str]]] = [
    ({"killer": "butcher"}, {0: "random"}),
    ({"killer": "specter", "difficulty": "hard", "plans": True}, {}),
    ({"killer": "murderer"}, {1: "random", 2: "random", 3: "random"}),
    ({"killer": "murderer", "open_rescue": False, "open_hand": True}, {2: "random"}),
]


@pytest.mark.parametrize(("options", "seats"), NIGHTS)
def test_a_night_is_played_to_its_end_by_the_ring(screen: pygame.Surface, options: dict[str, Any], seats: dict[int, str]) -> None:
    """Every answer is a target exactly once; taking targets leads to the end and to the result."""
    match = Match.new("terrorscape", seed=5, options=options, seats=seats)
    scene, dice = table(match), random.Random(5)
    for _ in range(1500):
        following = settled(scene)
        if following is not None:
            assert following == Goto("result", match)
            draw(opened(scene, following), screen)
            assert match.outcome is not None
            assert replays.files(paths.replays())
            return
        draw(scene, screen)
        offered = [item.data for item in scene.focus.targets if item.data is not None and item.group != "tools"]
        assert sorted(map(repr, offered)) == sorted(map(repr, scene.client.options)), match.decision
        by_ring(scene, screen, dice)
    raise AssertionError("the night does not end")


def test_from_the_menu_to_the_end_and_back(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    app = App(Start(), chosen=Settings(speed="instant", reduced=True), agent_worker=AgentWorker(background=False))
    close.append(app)
    app.frame(20)
    assert isinstance(app.scene, MenuScene)
    app.scene.focus.current = ("box", "terrorscape")
    press_in(app, pygame.K_RETURN)
    set_up(app)
    assert isinstance(app.scene, SetupScene)
    assert app.scene.ui.game == "terrorscape"
    app.scene.form = replace(app.scene.form, who=dict.fromkeys(range(4), "random"))
    app.scene.seed = "7"
    app.frame(20)
    app.scene.focus.current = "begin"
    press_in(app, pygame.K_RETURN)
    assert isinstance(app.scene, SeatedScene)
    for _ in range(2500):
        app.frame(1500)
        if isinstance(app.scene, ResultScene):
            break
    assert isinstance(app.scene, ResultScene)
    press_in(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    assert app.scene.newest is None, "what is over is not to be gone on with"


def press_in(app: App, key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    app.frame(20)


def test_a_saved_night_goes_on_from_the_menu(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match)
    scene.controller.answer(scene.client.options[0])
    app = App(Start(), chosen=Settings(speed="instant"), agent_worker=AgentWorker(background=False))
    close.append(app)
    for _ in range(3):
        app.frame(20)
    assert isinstance(app.scene, MenuScene)
    assert app.scene.about is not None
    assert app.scene.about.characters == tuple(one.id for one in match.game.state.survivors)
    assert app.scene.thumbnail.picture is not None
    press_in(app, pygame.K_RETURN)
    assert isinstance(app.scene, SeatedScene)
    assert app.scene.match.turn == 1


def test_the_curtain_wants_a_key_that_is_held(screen: pygame.Surface) -> None:
    scene = table(Match.new("terrorscape", seed=3))
    draw(scene, screen)
    assert scene.controller.shown is None
    assert not scene.focus.targets
    press(scene, pygame.K_x)
    scene.update(300)
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_x, mod=0))
    scene.update(2000)
    scene.update(2000)
    assert scene.controller.shown is None, "it was let go too soon, and the ring has emptied"
    lift(scene)
    assert scene.controller.shown is not None
    assert scene.controller.shown.name == "survivors"
    draw(scene, screen)
    assert scene.focus.targets


def test_while_nothing_happens_only_the_board_is_painted_anew(screen: pygame.Surface) -> None:
    """Rain and lamps move, dialogs stay, and with reduced motion nothing is painted."""
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match, speed="normal", reduced=False)
    draw(scene, screen)
    scene.focus.current = ("tool", "menu")
    scene.update(100)
    draw(scene, screen)
    board = scene.context.canvas(screen).rect(scene.game.place.half.viewport.area)
    before = screen.copy()
    changed = 0
    for _ in range(12):
        scene.update(100)
        scene.context.spots = None
        scene.draw(screen)
        assert scene.context.spots
        assert [spot for spot in scene.context.spots if not board.contains(spot)] == []
        changed += pygame.image.tobytes(screen, "RGB") != pygame.image.tobytes(before, "RGB")
        partly = screen.copy()
        draw(scene, screen)
        assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(partly, "RGB"), "a part painted anew is as the whole"
    assert changed > 6
    still = table(match)
    still.update(200)  # the heat map comes a moment after the prompt
    draw(still, screen)
    still.context.painted = False
    for _ in range(5):
        still.update(200)
        still.draw(screen)
    assert not still.context.painted


def test_taking_back_goes_to_the_last_answer_of_a_person(screen: pygame.Surface) -> None:
    """Later answers of agents of the same side are undone with it."""
    match = Match.new("terrorscape", seed=3, seats={0: "random", 2: "random", 3: "random"})
    scene = table(match)
    assert settled(scene) is None
    place = match.game.state.team.places[0]
    scene.controller.answer(next(choice for choice in scene.client.options if type(choice).__name__ == "Walk"))
    assert settled(scene) is None
    assert match.game.state.team.places[0] != place
    scene.undo()
    assert match.turn == 0
    assert scene.facts().state.team.places[0] == place
    assert scene.controller.seat == 1
