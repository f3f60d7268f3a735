"""The replay with all deeds face up, and the demo."""

import time

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.storage.replay import Replay
from game.text import say
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.demo import EXPLAINED, PARTIES, TITLE_LINES, DemoPlaylist, DemoScene
from game.ui.dungeonville.facts.dialog import TownInspector
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Back, DemoSlot, Goto
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Settings
from game.ui.table.dialogs import LogDialog
from tests.ui.dungeonville.playing import draw, press, town
from tests.ui.user_input import SceneStack


@pytest.fixture(scope="module")
def replay() -> Replay:
    text.use(game="dungeonville")
    match = Match.new("dungeonville", seed=5, options={"seats": 3}, seats=dict.fromkeys(range(3), "easy"))
    match.play()
    return Replay(match.to_record())


def context() -> AppContext:
    return AppContext(Settings(speed="instant"), AgentWorker(background=False))


def test_each_moment_shows_the_match_as_it_stood_with_the_deed_of_whoever_acts(replay: Replay, screen: pygame.Surface) -> None:
    scene = ReplayScene(context(), replay)
    for moment in (0, replay.last // 2, replay.last):
        scene.go(moment)
        draw(scene, screen)
        assert scene.stage.table.match.digest == replay.at(moment).digest
    scene.go(replay.last // 2)
    table = scene.stage.table
    assert town(table).front is not None
    assert town(table).secrets == town(table).front
    assert table.facts().state.deeds == table.match.game.state.deeds, "nothing lies face down any more"


def test_a_table_that_takes_several_frames_to_paint_is_seen_in_the_end(replay: Replay, screen: pygame.Surface) -> None:
    at_once = ReplayScene(context(), replay, moment=replay.last // 2)
    draw(at_once, screen)
    wanted = pygame.image.tobytes(screen, "RGB")
    screen.fill((1, 2, 3))
    patient = context()
    patient.is_interactive = True
    scene, blank, frames = ReplayScene(patient, replay, moment=replay.last // 2), pygame.image.tobytes(screen, "RGB"), 0
    while scene.dirty:
        assert pygame.image.tobytes(screen, "RGB") == blank, "the window keeps its picture meanwhile"
        patient.frame_start = time.perf_counter()
        scene.draw(screen)
        frames += 1
        assert frames < 100, "it never comes"
    assert frames > 1
    assert pygame.image.tobytes(screen, "RGB") == wanted


def test_it_is_seen_with_all_cards_open_or_through_the_eyes_of_one_wizard_after_the_other(
    replay: Replay, screen: pygame.Surface
) -> None:
    scene = ReplayScene(context(), replay, moment=replay.last // 2)
    draw(scene, screen)
    seen = [pygame.image.tobytes(screen, "RGB")]
    for seat in range(3):
        press(scene, pygame.K_i)
        draw(scene, screen)
        assert (
            scene.view == town(scene.stage.table).front == town(scene.stage.table).secrets == seat
            or scene.stage.table.facts().state.trip is not None
        )
        assert town(scene.stage.table).secrets == seat
        assert scene.moment == replay.last // 2
        deeds = scene.stage.table.facts().state.deeds
        assert [place for place, one in enumerate(deeds) if one.sealed is not None] == [seat], "the others lie face down"
        seen.append(pygame.image.tobytes(screen, "RGB"))
        press(scene, pygame.K_RIGHT)
        press(scene, pygame.K_PAGEDOWN)
        assert town(scene.stage.table).secrets == seat, "the eyes stay while it goes on"
        scene.go(replay.last // 2)
    assert len(set(seen)) == 4
    draw(scene, screen)
    scene.focus.current = "eyes"
    press(scene, pygame.K_RETURN)
    assert scene.view is None
    assert all(one.sealed is not None for one in scene.stage.table.facts().state.deeds)


def click(scene: Scene, at: tuple[float, float]) -> None:
    """Click on a logical point of the window."""
    canvas = scene.canvas  # type: ignore[attr-defined]
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=canvas.point(*at), button=1))


def test_the_table_is_looked_at_closely_while_it_waits_and_nothing_is_done_there(replay: Replay, screen: pygame.Surface) -> None:
    scene = ReplayScene(context(), replay, moment=replay.last // 2)
    draw(scene, screen)
    assert set(scene.stage.table.commands()) == {"log", "aid"}, "where all lies open nobody deduces"
    click(scene, scene.stage.table.game.place.wizards[0].centre)
    assert isinstance(scene.stage.table.dialog, TownInspector)
    draw(scene, screen)
    scene.update(5000)
    assert scene.moment == replay.last // 2, "it waits"
    stack = SceneStack(scene)
    book = stack.to(press(scene, pygame.K_F1))
    assert isinstance(book, RulebookScene)
    assert stack.to(press(book, pygame.K_ESCAPE)) is scene
    press(scene, pygame.K_ESCAPE)
    assert scene.stage.table.dialog is None
    press(scene, pygame.K_l)
    assert isinstance(scene.stage.table.dialog, LogDialog)
    press(scene, pygame.K_l)
    press(scene, pygame.K_m)
    assert scene.stage.table.dialog is None
    press(scene, pygame.K_i)
    press(scene, pygame.K_m)
    assert isinstance(scene.stage.table.dialog, DeductionDialog)
    draw(scene, screen)
    press(scene, pygame.K_ESCAPE)
    scene.playing = True
    scene.update(5000)
    assert scene.moment > replay.last // 2
    assert scene.stage.table.match.digest == replay.at(scene.moment).digest


def test_it_plays_to_the_end_and_then_stands(replay: Replay, screen: pygame.Surface) -> None:
    scene = ReplayScene(context(), replay, moment=replay.last - 3)
    for _ in range(10):
        scene.update(2000)
    assert scene.moment == replay.last
    assert not scene.playing


def test_keys_go_along_the_line_and_plates_lead_to_the_end_and_back(replay: Replay, screen: pygame.Surface) -> None:
    scene = ReplayScene(context(), replay)
    draw(scene, screen)
    press(scene, pygame.K_RIGHT)
    assert scene.moment == 1
    press(scene, pygame.K_PAGEDOWN)
    assert scene.moment == scene.line.begins[1]
    press(scene, pygame.K_END)
    assert scene.moment == replay.last
    draw(scene, screen)
    scene.focus.current = "ended"
    assert press(scene, pygame.K_RETURN) == Goto("result", replay.whole, replay=replay, staged=False)
    assert press(scene, pygame.K_ESCAPE) == Back()


def test_rounds_are_the_chapters_and_what_matters_has_a_sign(replay: Replay) -> None:
    scene = ReplayScene(context(), replay)
    assert len(scene.line.begins) == replay.whole.game.state.round
    assert replay.last in scene.line.signs, "the claim that won"
    assert len(scene.line.badges) == len(scene.line.signs)
    assert scene.line.lanes


SLOT = DemoSlot(3, {}, ("dungeonville", "ravenloft"), has_exit=False)


def test_the_demo_plays_an_evening_shows_its_end_and_goes_on(screen: pygame.Surface) -> None:
    scene = DemoScene(context(), SLOT)
    draw(scene, screen)
    for _ in range(40_000):
        if isinstance(scene.inner, ResultScene):
            break
        scene.update(2000)
    assert isinstance(scene.inner, ResultScene)
    draw(scene, screen)
    found = None
    for _ in range(20):
        found = found or scene.update(1000)
    assert found == Goto("demo", SLOT.following())


def test_somebody_who_walks_past_is_told_in_the_first_seconds_what_is_played(screen: pygame.Surface) -> None:
    scene = DemoScene(AppContext(Settings(), AgentWorker(background=False)), SLOT)
    caption, bill = list[str](), set[str]()
    for _ in range(200):
        scene.update(100)
        scene.draw(screen)
        bill |= set(scene.title_lines[: scene.lines_shown]) if scene.shows_title else set()
        caption += [scene.band_text] if scene.band_text not in caption else []
    assert bill == set(scene.title_lines)
    assert len(bill) == len(TITLE_LINES)
    assert str(scene.match.options.goal) in scene.title_lines[-1]
    assert say("ui-dv-demo-recruit") in caption
    assert scene.match.turn > 0, "and something has been played"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_bill_of_the_demo_is_read_whole(size: tuple[int, int]) -> None:
    scene = DemoScene(AppContext(Settings(), AgentWorker(background=False)), SLOT)
    scene.lines_shown = len(TITLE_LINES)
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    assert all(line in lines for line in [say("game-dungeonville"), *scene.title_lines])


def test_every_part_of_a_round_is_explained_once_and_read_before_it_goes_on(screen: pygame.Surface) -> None:
    scene = DemoScene(AppContext(Settings(speed="instant"), AgentWorker(background=False)), SLOT)
    draw(scene, screen)
    leads = list[str]()
    for _ in range(40_000):
        if isinstance(scene.inner, ResultScene):
            break
        before, waits, turn = scene.explanation, scene.wait, scene.match.turn
        scene.update(500)
        if before and waits > 500:
            assert scene.match.turn == turn
        if scene.explanation and scene.explanation != before:
            leads.append(scene.explanation)
    assert len(leads) == len(set(leads))
    assert set(leads) <= {say(f"ui-dv-demo-{what}") for what in EXPLAINED}
    assert {say(f"ui-dv-demo-{what}") for what in ("recruit", "scout", "explore")} <= set(leads)


def test_whoever_touches_the_demo_comes_to_the_box(screen: pygame.Surface) -> None:
    scene = DemoScene(context(), SLOT)
    assert press(scene, pygame.K_x) == Goto("box", "dungeonville")


def test_nothing_hidden_is_shown_in_the_demo(screen: pygame.Surface) -> None:
    scene = DemoScene(context(), SLOT)
    scene.update(2000)
    assert town(scene.inner).secrets is None
    assert all(deed.sealed is None for deed in scene.inner.facts().state.deeds)


def test_evenings_of_the_demo_differ_in_how_many_play() -> None:
    assert {len(DemoPlaylist(8).night(number).begin().holders) for number in range(4)} == set(PARTIES)
