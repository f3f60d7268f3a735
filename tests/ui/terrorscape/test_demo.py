"""The demo of Terrorscape: match after match with both halves open, in turn with other games."""

from typing import Any

import pygame
import pytest
import text_audit
import user_input
from test_scale import MORE, SHAPES

from game import text
from game.match import PERSON
from game.rules.terrorscape import event
from game.storage import paths
from game.ui.app.main_loop import App
from game.ui.app.routes import Router, demo_of
from game.ui.app.unattended import LIVE
from game.ui.ravenloft.demo import DemoScene as CastleDemo
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.box import BoxScene
from game.ui.screens.demo import LETTER, READ
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import STAGED, Settings, Start
from game.ui.terrorscape.demo import DemoPlaylist, DemoScene


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    return begin(close, monkeypatch, game="terrorscape", demo=True, seed=4)


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, **start: Any) -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    made = App(Start(**start), chosen=Settings(speed="instant", idle=2), agent_worker=AgentWorker(background=False))
    close.append(made)
    user_input.frames(made)
    return made


def demo(start: Start, settings: Settings | None = None) -> Router:
    """A demo without a window, at its first match."""
    router = Router(AppContext(settings or Settings(), AgentWorker(background=False)))
    router.go(demo_of(start))
    return router


def scene(app: App) -> DemoScene:
    assert isinstance(app.scene, DemoScene)
    return app.scene


def play_on(made: DemoScene, answers: int) -> None:
    """Let agents give this many answers without waiting for a reader."""
    goal = made.match.turn + answers
    while made.match.turn < goal and made.match.decision is not None:
        made.wait = 0.0
        made.update(16)


def test_agents_play_night_after_night_and_leave_no_trace(app: App) -> None:
    nights = set()
    for number in range(3):
        made = scene(app)
        assert made.slot.number == number
        assert PERSON not in made.match.holders.values()
        nights.add((made.match.seed, made.t.killer))
        play_on(made, 1000)
        assert made.match.decision is None
        user_input.frames(app)
        assert made.verdict
        for _ in range(125):
            user_input.frames(app)
        assert app.scene is not made
    assert len({killer for _, killer in nights}) == 3
    assert not paths.autosaves().exists()
    assert not paths.replays().exists()


def test_what_is_told_stays_until_it_can_be_read(app: App) -> None:
    made = scene(app)
    while not made.lines:
        play_on(made, 1)
    assert made.wait == READ + LETTER * sum(map(len, made.lines))
    turn = made.match.turn
    made.update(READ / 4)
    assert made.match.turn == turn


def test_nobody_before_the_demo_is_spoken_to_as_the_killer(app: App) -> None:
    made, words = scene(app), list[str]()
    while made.match.decision is not None:
        play_on(made, 1)
        words += made.lines
    assert not [one for one in words if one.startswith("You ")]
    assert any("sneaks on, unseen" in one for one in words) == any(
        isinstance(one, event.Crept) for events in made.match.log for one in events
    )


def test_both_boards_show_the_table_as_it_is_and_what_the_killer_believes(app: App) -> None:
    made = scene(app)
    play_on(made, 60)
    now = made.opened
    assert now.t.team.places == made.match.game.state.team.places
    assert now.belief is not None
    assert now.true_places == {
        one.id: place for one, place in zip(now.t.survivors, now.t.team.places, strict=True) if not one.fate
    }
    assert {one.who for one in now.round_actions} <= {*made.names, "killer"}
    user_input.frames(app)
    assert made.focus.targets == []


@pytest.mark.parametrize("touch", ["key", "mouse"])
def test_any_touch_leads_to_the_box_and_never_into_the_open_night(app: App, touch: str) -> None:
    play_on(scene(app), 20)
    if touch == "key":
        user_input.press(app, pygame.K_k)
    else:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 40), button=1))
        user_input.frames(app)
    assert isinstance(app.scene, BoxScene)
    assert app.scene.ui.game == "terrorscape"
    user_input.frames(app, 6)
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def test_the_way_out_leads_to_the_menu_and_in_a_kiosk_there_is_none(
    app: App, close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    kiosk = begin(close, monkeypatch, game="terrorscape", demo=True, seed=4, kiosk=True)
    user_input.press(kiosk, pygame.K_ESCAPE)
    assert scene(kiosk).name in LIVE  # waiting does not restart it


def test_the_games_take_turns_where_none_is_named() -> None:
    router, shown = demo(Start(demo=True, seed=3)), []
    for _ in range(2 * len(STAGED)):
        made: Any = router.scene
        assert made.attract
        shown.append(text.speaking())
        router.go(made.following())
    assert shown == [*STAGED, *STAGED]


def test_after_idle_minutes_on_the_menu_every_game_has_its_turn_whatever_was_played_before() -> None:
    router = demo(Start("terrorscape", {"killer": "specter"}, seed=3))
    first = router.scene
    assert isinstance(first, CastleDemo)
    router.go(first.following())
    assert isinstance(router.scene, DemoScene)


def test_the_same_seed_shows_the_same_nights_and_options_stay() -> None:
    assert [DemoPlaylist(3).night(number) for number in range(9)] == [DemoPlaylist(3).night(number) for number in range(9)]
    assert len({DemoPlaylist(3).night(number).options["killer"] for number in range(3)}) == 3
    assert all(DemoPlaylist(3, {"killer": "specter"}).night(number).options["killer"] == "specter" for number in range(4))


def test_a_long_demo_keeps_nothing_of_the_nights_before(app: App) -> None:
    import gc
    import weakref

    made = scene(app)
    gone = weakref.ref(made.match)
    play_on(made, 1000)
    app.enter(made.following())
    del made
    user_input.frames(app, 2)
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("shape", [*SHAPES, "1440 at 75", "1440 at 200", "21 to 9 at 150"])
def test_nothing_is_cut_or_covered(shape: str, screen: pygame.Surface) -> None:
    size, settings = (SHAPES | MORE)[shape]
    made: Any = demo(Start("terrorscape", seed=2, demo=True), settings).scene
    play_on(made, 61)
    assert text_audit.faults(made, size) == []
    play_on(made, 1000)
    assert text_audit.faults(made, size) == []
