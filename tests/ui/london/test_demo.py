"""The demo of London Dread: agents plan in fast motion and play the day, the stories take turns, nothing is saved."""

import gc
import itertools
import weakref
from typing import Any

import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game.match import PERSON
from game.rules.london.tables.cards import STORIES
from game.storage import paths
from game.text import say
from game.ui.london.game_ui import PLANNING_SPEED, DemoScene, LondonPlaylist
from game.ui.london.planning.table import PlanningTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Goto
from game.ui.screens.demo import reading
from game.ui.settings import Settings

FRAME = 40.0


pytestmark = pytest.mark.usefixtures("screen")


def begun(number: int = 0, *, seed: int = 3, seats: int = 4, kiosk: bool = False, **chosen: Any) -> DemoScene:
    context = AppContext(Settings(**chosen), AgentWorker(background=False))
    options: Any = {"story": "the-letter", "seats": seats}
    return DemoScene(context, DemoSlot(seed, options, ("london", "ravenloft"), 2 * number, has_exit=not kiosk))


def pass_by(scene: DemoScene, ms: float) -> None:
    for _ in range(round(ms / FRAME)):
        assert scene.update(FRAME) is None


def lived(scene: DemoScene) -> DemoScene:
    for _ in range(3000):
        scene.update(FRAME)
        if not isinstance(scene.inner.game, PlanningTable):
            return scene
    raise AssertionError("they plan for ever")


def over(scene: DemoScene) -> DemoScene:
    for _ in range(60_000):
        scene.wait = 0.0
        scene.update(1000.0)
        if scene.verdict:
            return scene
    raise AssertionError("the evening does not end")


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 4])
def test_a_planning_of_twelve_minutes_passes_in_less_than_one_and_can_be_followed(seats: int) -> None:
    scene, dark, ms = begun(speed="instant", seats=seats), list[int](), 0.0
    while isinstance(scene.inner.game, PlanningTable):
        scene.update(FRAME)
        ms += FRAME
        dark.append(len(scene.match.game.state.dark))
        assert scene.band_text
    assert 15_000 < ms < 60_000
    assert max(before - after for before, after in itertools.pairwise(dark)) <= 1, "cards turn one by one"
    assert all(person.clock.count("") < 4 for person in scene.match.game.state.people), "there is time for whole plans"
    times = [action.at_ms for action in scene.match.actions]
    assert times == sorted(times)
    assert abs(times[-1] - ms * PLANNING_SPEED) < 10_000, "the clock of the match is the one that is shown"


@pytest.mark.rule("LD-085")
def test_what_is_told_stays_until_it_can_be_read_and_who_looks_on_sees_what_everybody_at_the_table_sees() -> None:
    scene = begun(speed="instant", seats=2)
    for shown in (scene, lived(scene)):
        assert shown.inner.client.view.state.antagonist.face == "the-correspondent"
    while not scene.lines or scene.inner.animations.busy:
        scene.update(FRAME)
    assert scene.wait <= reading(scene.band_text)
    turn, told = scene.match.turn, scene.band_text
    pass_by(scene, scene.wait * 0.8)
    assert (scene.match.turn, scene.band_text) == (turn, told)


def test_at_the_end_it_is_told_who_has_won_and_what_comes_next_and_nothing_is_written() -> None:
    scene = over(begun(speed="instant", seats=2))
    outcome = scene.match.outcome
    assert outcome is not None and say(outcome.reason) in scene.band_text
    assert say("game-ravenloft") in scene.band_text
    for _ in range(20):
        following = scene.update(1000.0)
    assert following == Goto("demo", scene.slot.following()) and following.subject.game == "ravenloft"
    assert PERSON not in scene.match.holders.values()
    for folder in (paths.autosaves(), paths.replays(), paths.saves()):
        assert not folder.exists() or not list(folder.iterdir())
    assert not paths.results("league").exists()


def test_the_stories_take_turns_and_the_same_seed_shows_the_same_evenings() -> None:
    evenings = [LondonPlaylist(3).night(number) for number in range(8)]
    assert evenings == [LondonPlaylist(3).night(number) for number in range(8)]
    assert {evening.options["story"] for evening in evenings[:4]} == set(STORIES)
    assert {evening.options["seats"] for evening in evenings} == {2, 3, 4}
    assert all(LondonPlaylist(3, {"seats": 2}).night(number).options["seats"] == 2 for number in range(4))
    assert len({evening.seed for evening in evenings}) == 8


def test_any_touch_leads_to_the_set_up_and_the_way_out_to_the_menu() -> None:
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(40, 40), button=1)
    assert begun().handle(press) == Goto("box", "london")
    ways = (pygame.K_ESCAPE, False, Goto("menu")), (pygame.K_ESCAPE, True, None), (pygame.K_LSHIFT, False, None)
    for key, kiosk, way in ways:
        assert begun(kiosk=kiosk).handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")) == way


@pytest.mark.heavy
def test_where_an_agent_fails_the_next_evening_comes_and_the_one_that_is_over_is_let_go() -> None:
    scene = begun()
    pass_by(scene, 2000)
    scene.draw(pygame.Surface((640, 360)))
    scene.match.holders[1] = PERSON
    while (following := scene.update(FRAME)) is None:
        pass
    assert following == Goto("demo", scene.slot.following())
    gone = weakref.ref(scene.match)
    del scene
    gc.collect()
    assert gone() is None


def test_the_band_is_painted_where_something_else_is_told_and_only_then() -> None:
    surface = pygame.Surface((1280, 720))
    scene = begun(reduced=True)
    scene.draw(surface)
    high = scene.inner.canvas.window[1] if scene.inner.canvas is not None else 0
    band = pygame.Rect(0, high, 1280, 720 - high)
    assert 0 < band.h < 120

    def painted() -> bytes:
        scene.context.painted, scene.context.spots = False, None
        scene.draw(surface)
        return pygame.image.tobytes(surface.subsurface(band), "RGB")

    before, told = painted(), scene.band_text
    assert not scene.context.painted
    pass_by(scene, 4000)
    assert scene.band_text != told
    after = painted()
    assert after != before
    assert scene.context.painted
    assert scene.context.spots is None or band in scene.context.spots
    scene.dirty = True
    assert painted() == after


@pytest.mark.heavy
def test_nothing_of_the_band_is_cut_or_covered() -> None:
    slot = DemoSlot(5, {"story": "the-letter", "seats": 2}, ("london", "ravenloft"))
    for shape in (*SHAPES, "21 to 9 at 150"):
        size, settings = (SHAPES | MORE)[shape]
        scene = DemoScene(AppContext(settings, AgentWorker(background=False)), slot)
        pass_by(scene, 4000)
        assert text_audit.faults(scene, size) == [], shape
        over(scene)
        marks = (say("ui-ld-demo-invite").split()[0], "DEMO")
        assert [fault for fault in text_audit.faults(scene, size) if any(mark in fault for mark in marks)] == [], shape
