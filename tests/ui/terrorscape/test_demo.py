"""What newcomers see: the demo, the page on how to play, and the lessons of the tutorials."""

import gc
import weakref
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game.match import PERSON, Match
from game.rules.terrorscape import event
from game.storage import paths
from game.text import say, speaking
from game.ui.app.main_loop import App
from game.ui.app.routes import Router, demo_of
from game.ui.app.unattended import LIVE
from game.ui.ravenloft.demo import DemoScene as CastleDemo
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.box import BoxScene
from game.ui.screens.demo import LETTER, READ
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import STAGED, Settings, Start
from game.ui.table.acts import Open
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.demo import DemoPlaylist, DemoScene
from game.ui.terrorscape.game_ui import GAME_UI
from game.ui.terrorscape.guides import AS_KILLER, AS_SURVIVORS, PLATES, SPOTS
from game.ui.terrorscape.how_to_play import PARTS, page_of
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.table.dialogs import pause_dialog
from game.ui.terrorscape.table.killer_sheet import KillerSheet
from tests.ui.painted import draw, press
from tests.ui.terrorscape.playing import EVERYBODY, SIDES, asked, click, house


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


@pytest.mark.heavy
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


def test_what_is_told_stays_until_it_can_be_read_and_a_kiosk_has_no_way_out(app: App, close: list[App]) -> None:
    made = scene(app)
    while not made.lines:
        play_on(made)
    assert made.wait == READ + LETTER * sum(map(len, made.lines))
    turn = made.match.turn
    made.update(READ / 4)
    assert made.match.turn == turn
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
    kiosk = begin(close, kiosk=True)
    user_input.press(kiosk, pygame.K_ESCAPE)
    assert scene(kiosk).name in LIVE  # waiting does not restart it


@pytest.mark.heavy
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


def test_the_games_take_turns_where_none_is_named_and_a_seed_shows_the_same_nights_with_other_killers() -> None:
    router, shown = demo(Start(demo=True, seed=3)), []
    for _ in range(2 * len(STAGED)):
        made: Any = router.scene
        assert made.attract
        shown.append(speaking())
        router.go(made.following())
    assert shown == [*STAGED, *STAGED]
    router = demo(Start("terrorscape", {"killer": "specter"}, seed=3))
    first = router.scene
    assert isinstance(first, CastleDemo)
    router.go(first.following())
    assert isinstance(router.scene, DemoScene)
    nights = [DemoPlaylist(3).night(number) for number in range(9)]
    assert nights == [DemoPlaylist(3).night(number) for number in range(9)]
    assert len({night.options["killer"] for night in nights[:3]}) == 3
    assert all(DemoPlaylist(3, {"killer": "specter"}).night(number).options["killer"] == "specter" for number in range(4))


def alone(side: str, options: dict[str, Any] | None = None, **chosen: object) -> SeatedScene:
    seats = {seat: "person" if seat in SIDES[side] else "random" for seat in EVERYBODY}
    return asked(Match.new("terrorscape", seed=4, seats=seats, options=options), **chosen)


@pytest.mark.heavy
@pytest.mark.parametrize("separate", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_it_can_be_read_again_in_the_pause(side: str, separate: bool) -> None:
    scene = alone(side, {"separate": separate})
    scene.open(pause_dialog(scene))
    draw(scene)
    scene.take(scene.focus.find("primer"))
    assert isinstance(scene.dialog, HowToPlayDialog)
    lines = text_audit.words(scene, (1920, 1080))
    assert all(say(f"ui-ts-primer-{part}-head") in lines for part in PARTS[side])


@pytest.mark.heavy
@pytest.mark.parametrize("own", [{}, {"marks": ["x", "m"], "hint": ["q"], "menu": ["o"]}])
def test_it_names_the_same_keys_as_the_pause_and_the_players_own(own: dict[str, list[str]]) -> None:
    scene = alone(SURVIVORS, keys=own)
    named, page = {words: key for key, words in pause_dialog(scene).key_rows()}, page_of(SURVIVORS, separate=False)
    help_ = HowToPlayDialog(scene, page).words(page.parts[list(PARTS[SURVIVORS]).index("help")])[1]
    for what, usual in (("hint", "H"), ("marks", "M"), ("menu", "P")):
        key = named[say(f"ui-tool-{what}")]
        assert key == (own[what][0].upper() if own else usual) and f" {key} " in help_


@pytest.mark.heavy
@pytest.mark.parametrize("guide", [AS_SURVIVORS, AS_KILLER], ids=lambda guide: guide.name)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_lessons_point_at_the_table_and_wait_while_the_sheet_is_open(guide: Any, by: str, screen: pygame.Surface) -> None:
    context = house(Settings(confirm=False))
    context.saves_nothing = True
    scene: Any = GAME_UI.table(context, guide.new_match())
    scene.update(400)
    scene.draw(screen)
    assert scene.controller.animations.stopped
    for points in ("plates", *PLATES, *SPOTS, *(["guess"] if guide is AS_KILLER else [])):
        area = scene.game.lesson_area(scene.canvas, scene.facts(), scene.focus.targets, points)
        assert area is not None, points
        assert scene.canvas.room.holds(area.centre)
    plate = next(item for item in scene.focus.targets if item.group == "plates")
    assert isinstance(plate.act, Open)
    if by == "mouse":
        click(scene, plate.area)
    else:
        for _ in range(len(scene.focus.targets)):
            if scene.focus.current == plate.key:
                break
            press(scene, pygame.K_TAB)
        assert scene.focus.current == plate.key
        scene.draw(screen)
        press(scene, pygame.K_RETURN)
    assert isinstance(scene.dialog, KillerSheet)
    assert scene.controller.tutorial.paused_at, "the lesson still waits"
