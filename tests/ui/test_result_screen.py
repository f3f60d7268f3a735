"""The result screen of every game: its opening, its buttons and keys, reading aloud, and what a game registers for it."""

import dataclasses
import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game import text
from game.match import Match
from game.text import say
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Push
from game.ui.screens.result.boxes import actions, message_id
from game.ui.screens.result.registration import Panel, ResultView
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings

GAMES = ("ravenloft", "terrorscape", "london", "dungeonville")
STAGED = ("ravenloft", "london", "dungeonville")
KEYS = {"watch": pygame.K_r, "again": pygame.K_b, "same": pygame.K_n, "main-menu": pygame.K_ESCAPE}

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    yield
    text.use(game="common")


@cache
def ended(game: str) -> Match:
    match = Match.new(game, seed=5)
    while match.decision is not None:
        match.answer("random")
    return match


def end(game: str, *, staged: bool = False, below: bool = False, **chosen: Any) -> ResultScene:
    context = AppContext(Settings(**chosen), AgentWorker(background=False))
    return ResultScene(context, ended(game), staged=staged, has_scene_below=below)


def drawn(scene: ResultScene, size: tuple[int, int] = (1280, 720)) -> bytes:
    surface = pygame.Surface(size)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def press(scene: ResultScene, key: int) -> Any:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


@pytest.mark.parametrize("game", STAGED)
def test_panels_appear_one_after_the_other_and_the_first_key_shows_them_all(game: str) -> None:
    scene, seen = end(game, staged=True), set[bytes]()
    while scene.staged:
        seen.add(drawn(scene))
        scene.update(100)
    assert len(seen) > 10
    last = drawn(scene)
    hurried = end(game, staged=True)
    drawn(hurried)
    assert press(hurried, pygame.K_RETURN) is None, "the first key only completes the opening"
    assert not hurried.staged
    assert drawn(hurried) == last
    assert not hurried.cues, "in silence"


@pytest.mark.parametrize("game", GAMES)
def test_reduced_motion_shows_everything_at_once(game: str) -> None:
    assert not end(game, staged=True, reduced=True).staged


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_painted_again_before_something_changes(game: str) -> None:
    scene = end(game, reduced=True)
    drawn(scene)
    scene.update(20)
    scene.context.painted = False
    drawn(scene)
    assert not scene.context.painted


@pytest.mark.parametrize("game", GAMES)
def test_buttons_lead_to_the_replay_and_to_another_match_by_key_and_by_enter(game: str) -> None:
    scene = end(game, below=True)
    drawn(scene)
    assert scene.focus.current == scene.ui.primary
    found = {}
    for what, key in KEYS.items():
        found[what] = press(scene, key)
        scene.focus.current = what
        assert type(press(scene, pygame.K_RETURN)) is type(found[what])
    assert isinstance(found["watch"], Push | Goto)
    assert found["watch"].route == "replay"
    assert isinstance(found["main-menu"], Back)
    again, same = found["again"].subject, found["same"].subject
    assert same.seed == scene.match.seed != again.seed
    assert (same.turn, same.holders) == (0, scene.match.holders)
    assert {one.key for one in scene.focus.targets if one.group == "plates"} == set(scene.ui.buttons)


@pytest.mark.parametrize("game", GAMES)
def test_every_button_has_a_message_and_a_key_of_its_own(game: str) -> None:
    ui = end(game).ui
    known = actions(ui)
    assert set(ui.buttons) == set(known)
    assert len(set(known.values())) == len(known)
    for what in (*ui.buttons, *(f"page-{page}" for page in ui.pages)):
        assert text.has(message_id(ui, what, back=False))
    assert message_id(ui, "main-menu", back=True) == "ui-end-back"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_match_is_read_aloud_once(game: str) -> None:
    scene = end(game, staged=True)
    scene.update(60_000)
    assert scene.aloud
    scene.watch()
    assert not scene.aloud
    assert not end(game).aloud, "not on the way back from a replay"


@pytest.mark.parametrize("shape", ["720", "720 at 200"])
@pytest.mark.parametrize("game", GAMES)
def test_each_page_shows_its_panels_and_pages_are_turned_by_key(game: str, shape: str) -> None:
    check_pages(game, *SHAPES[shape])


@pytest.mark.heavy
@pytest.mark.parametrize("shape", MORE)
@pytest.mark.parametrize("game", STAGED)  # Terrorscape's in terrorscape/test_looks.py
def test_pages_at_odd_shapes_and_sizes(game: str, shape: str) -> None:
    check_pages(game, *MORE[shape])


def check_pages(game: str, size: tuple[int, int], settings: Settings) -> None:
    scene = ResultScene(AppContext(settings, AgentWorker(background=False)), ended(game), staged=False)
    names = {panel.name for panel in scene.ui.panels(scene.facts, ResultView(scene.stage.time, scene.chosen, scene.watch))}
    seen = set[str]()
    for page in scene.ui.pages or ("",):
        scene.turn_page(page)
        scene.dirty = True
        drawn(scene, size)
        seen |= set(scene.stage.sheets)
        assert text_audit.faults(scene, size) == []
    assert names <= seen
    if scene.paged and not scene.scroll.most:
        before = scene.page
        press(scene, pygame.K_PAGEDOWN)
        assert scene.page != before


@pytest.mark.parametrize("game", GAMES)
def test_after_a_change_of_language_the_match_is_read_again(game: str) -> None:
    scene = end(game)
    before, facts = drawn(scene), scene.facts
    scene.reword()
    scene.dirty = True
    assert scene.facts is not facts
    assert not scene.stage.cached
    assert drawn(scene) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_registers_is_plain_data(game: str) -> None:
    ui = game_ui(game).result
    scene = end(game)
    assert dataclasses.is_dataclass(scene.facts)
    with pytest.raises(dataclasses.FrozenInstanceError):
        scene.facts.reason = ""
    view = ResultView(scene.stage.time, scene.chosen, scene.watch)
    panels: list[Panel] = list(ui.panels(scene.facts, view))
    assert panels == list(ui.panels(scene.facts, view)), "equal facts, equal props: nothing is painted anew"
    for panel in panels:
        assert len(inspect.signature(panel.block).parameters) == 1
        assert not isinstance(panel.props, ResultScene | AppContext | Match)
    assert say(message_id(ui, ui.primary, back=False))
