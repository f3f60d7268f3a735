"""The demo of Terrorscape: match after match with both halves open, in turn with other games."""

import gc
import weakref
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import PERSON
from game.rules.terrorscape import event
from game.storage import paths
from game.ui.app.main_loop import App
from game.ui.app.routes import Router, demo_of
from game.ui.app.unattended import LIVE
from game.ui.ravenloft.demo import DemoScene as CastleDemo
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.box import BoxScene
from game.ui.screens.demo import LETTER, READ
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import STAGED, Settings, Start
from game.ui.terrorscape.demo import DemoPlaylist, DemoScene
from tests.ui.terrorscape.playing import house


def begin(close: list[App], **start: Any) -> App:
    chosen = Settings(speed="instant", idle=2)
    made = App(Start(game="terrorscape", demo=True, seed=4, **start), chosen=chosen, agent_worker=AgentWorker(background=False))
    close.append(made)
    user_input.frames(made)
    return made


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    return begin(close)


def demo(start: Start) -> Router:
    """A demo without a window, at its first match."""
    router = Router(house())
    router.go(demo_of(start))
    return router


def scene(app: App) -> DemoScene:
    assert isinstance(app.scene, DemoScene)
    return app.scene


def play_on(made: DemoScene, answers: int = 1) -> None:
    """Let agents give this many answers without waiting for a reader."""
    goal = made.match.turn + answers
    while made.match.turn < goal and made.match.decision is not None:
        made.wait = 0.0
        made.update(16)


def test_agents_play_a_night_to_its_end_both_boards_open_and_leave_no_trace(app: App) -> None:
    made, told = scene(app), list[str]()
    assert made.slot.number == 0 and PERSON not in made.match.holders.values()
    while made.match.decision is not None:
        play_on(made)
        told += made.lines
        if made.match.turn == 60:
            now = made.opened
            assert now.t.team.places == made.match.game.state.team.places and now.belief is not None
            out = zip(now.t.survivors, now.t.team.places, strict=True)
            assert now.true_places == {one.id: place for one, place in out if not one.fate}
            assert {one.who for one in now.round_actions} <= {*made.names, "killer"}
            user_input.frames(app)
            assert made.focus.targets == []
    assert not [one for one in told if one.startswith("You ")], "nobody is spoken to as the killer"
    crept = any(isinstance(one, event.Crept) for events in made.match.log for one in events)
    assert any("sneaks on, unseen" in one for one in told) == crept
    user_input.frames(app)
    assert made.verdict and text_audit.faults(made, (1280, 720)) == []
    first, killer, gone = made.match.seed, made.t.killer, weakref.ref(made.match)
    for _ in range(125):
        user_input.frames(app)
    assert app.scene is not made
    del made
    gc.collect()
    assert gone() is None, "nothing is kept of the night before"
    assert scene(app).slot.number == 1 and (scene(app).match.seed, scene(app).t.killer) != (first, killer)
    assert not paths.autosaves().exists() and not paths.replays().exists()


def test_what_is_told_stays_until_it_can_be_read(app: App) -> None:
    made = scene(app)
    while not made.lines:
        play_on(made)
    assert made.wait == READ + LETTER * sum(map(len, made.lines))
    turn = made.match.turn
    made.update(READ / 4)
    assert made.match.turn == turn


@pytest.mark.parametrize("touch", ["key", "mouse"])
def test_any_touch_leads_to_the_box_and_never_into_the_open_night(app: App, touch: str) -> None:
    play_on(scene(app), 20)
    if touch == "key":
        user_input.press(app, pygame.K_k)
    else:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 40), button=1))
        user_input.frames(app)
    assert isinstance(app.scene, BoxScene) and app.scene.ui.game == "terrorscape"
    user_input.frames(app, 6)
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def test_the_way_out_leads_to_the_menu_and_in_a_kiosk_there_is_none(app: App, close: list[App]) -> None:
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    kiosk = begin(close, kiosk=True)
    user_input.press(kiosk, pygame.K_ESCAPE)
    assert scene(kiosk).name in LIVE  # waiting does not restart it


def test_the_games_take_turns_where_none_is_named_whatever_was_played_before() -> None:
    router, shown = demo(Start(demo=True, seed=3)), []
    for _ in range(2 * len(STAGED)):
        made: Any = router.scene
        assert made.attract
        shown.append(text.speaking())
        router.go(made.following())
    assert shown == [*STAGED, *STAGED]
    router = demo(Start("terrorscape", {"killer": "specter"}, seed=3))
    first = router.scene
    assert isinstance(first, CastleDemo)
    router.go(first.following())
    assert isinstance(router.scene, DemoScene)


def test_the_same_seed_shows_the_same_nights_with_other_killers_and_options_stay() -> None:
    nights = [DemoPlaylist(3).night(number) for number in range(9)]
    assert nights == [DemoPlaylist(3).night(number) for number in range(9)]
    assert len({night.options["killer"] for night in nights[:3]}) == 3
    assert all(DemoPlaylist(3, {"killer": "specter"}).night(number).options["killer"] == "specter" for number in range(4))
