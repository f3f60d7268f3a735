"""The folded table: every closed panel is one press away, and the panels with answers are open."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.draw import fonts
from game.ui.dungeonville.layout import PANELS
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import draw, press, release, town

LARGE = {"everything": Settings(scale=2.0), "letters": Settings(letter=2.0), "both": Settings(scale=2.0, letter=2.0)}


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    yield
    fonts.forget()


def folded(name: str, settings: Settings, size: tuple[int, int] = (1280, 720)) -> TableScene:
    made = town_stages.STAGES[name](settings)
    assert isinstance(made, TableScene)
    draw(made, pygame.Surface(size))
    return made


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1600, 1000)])
def test_a_window_that_is_large_for_its_text_shows_all_at_once(size: tuple[int, int]) -> None:
    scene = folded("choosing a dungeon", Settings(), size)
    assert not scene.game.place.tabs
    assert not scene.game.place.closed


@pytest.mark.parametrize("settings", LARGE.values(), ids=list(LARGE))
@pytest.mark.parametrize(
    ("stage", "page"),
    [("hiring late", "stage"), ("choosing a dungeon", "entrances"), ("laying fighters", "party"), ("exchanging a deed", "house")],
)
def test_the_page_that_a_question_is_about_lies_open(stage: str, page: str, settings: Settings) -> None:
    scene = folded(stage, settings)
    assert page not in scene.game.place.closed
    assert {page for page in PANELS if page in scene.game.place.closed} <= set(scene.game.place.tabs), "each shut page has a tab"


@pytest.mark.parametrize("settings", LARGE.values(), ids=list(LARGE))
def test_keys_turn_over_all_pages_and_the_next_question_lies_open_again(settings: Settings) -> None:
    scene, surface = folded("choosing a dungeon", settings), pygame.Surface((1280, 720))
    seen = set[str]()
    for _ in range(len(scene.game.place.tabs)):
        press(scene, pygame.K_PAGEDOWN)
        draw(scene, surface)
        assert scene.game.panel not in scene.game.place.closed
        seen.add(scene.game.panel)
    assert seen == set(scene.game.place.tabs)
    press(scene, pygame.K_PAGEUP)
    assert scene.game.panel in seen
    scene.question()
    draw(scene, surface)
    assert "entrances" not in scene.game.place.closed


def test_a_click_on_a_tab_turns_to_its_page_and_answers_wait_on_theirs() -> None:
    scene, surface = folded("choosing a dungeon", Settings(scale=2.0)), pygame.Surface((1280, 720))
    turn = scene.match.turn
    spot = scene.game.place.tabs["party"].centre
    at = (round(spot[0] * scene.canvas.scale), round(spot[1] * scene.canvas.scale)) if scene.canvas is not None else (0, 0)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    draw(scene, surface)
    assert "entrances" in scene.game.place.closed
    assert "party" not in scene.game.place.closed
    assert scene.match.turn == turn
    assert not [item for item in scene.focus.targets if item.group == "mouths"], "nothing is chosen that is not seen"


def test_secrets_come_to_the_front_only_while_their_key_is_held() -> None:
    scene, surface = folded("behind the curtain", Settings(scale=2.0)), pygame.Surface((1280, 720))
    assert "secret" in scene.game.place.closed
    press(scene, pygame.K_i)
    draw(scene, surface)
    assert "secret" not in scene.game.place.closed
    release(scene, pygame.K_i)
    draw(scene, surface)
    assert "secret" in scene.game.place.closed


def test_a_fighter_has_its_number_only_while_the_order_is_being_laid() -> None:
    scene, surface = folded("laying fighters", Settings()), pygame.Surface((1280, 720))
    draw(scene, surface)
    laid = pygame.image.tobytes(surface.subsurface(scene.canvas.rect(scene.game.place.party)), "RGB")
    assert town(scene).lineup is not None
    scene.do(Answer(town(scene).lineup))
    assert scene.animations.busy
    draw(scene, surface)
    assert pygame.image.tobytes(surface.subsurface(scene.canvas.rect(scene.game.place.party)), "RGB") != laid
