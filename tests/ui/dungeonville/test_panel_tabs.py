"""The folded table: every closed panel is one press away, and the panels with answers are open."""

from collections.abc import Iterator

import pygame
import pytest

from game.ui.draw import fonts
from game.ui.dungeonville.layout.regions import PANELS
from game.ui.dungeonville.table.scene import TableScene
from game.ui.settings import Settings
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import draw, press, release

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
    assert scene.layout is not None
    assert not scene.layout.tabs
    assert not scene.layout.closed


@pytest.mark.parametrize("settings", LARGE.values(), ids=list(LARGE))
@pytest.mark.parametrize(
    ("stage", "page"),
    [("hiring late", "stage"), ("choosing a dungeon", "entrances"), ("laying fighters", "party"), ("exchanging a deed", "house")],
)
def test_the_page_that_a_question_is_about_lies_open(stage: str, page: str, settings: Settings) -> None:
    scene = folded(stage, settings)
    assert scene.layout is not None
    assert page not in scene.layout.closed
    assert {page for page in PANELS if page in scene.layout.closed} <= set(scene.layout.tabs), "each shut page has a tab"


@pytest.mark.parametrize("settings", LARGE.values(), ids=list(LARGE))
def test_keys_turn_over_all_pages_and_the_next_question_lies_open_again(settings: Settings) -> None:
    scene, surface = folded("choosing a dungeon", settings), pygame.Surface((1280, 720))
    assert scene.layout is not None
    seen = set[str]()
    for _ in range(len(scene.layout.tabs)):
        press(scene, pygame.K_PAGEDOWN)
        draw(scene, surface)
        assert scene.chosen_panel not in scene.layout.closed
        seen.add(scene.chosen_panel)
    assert seen == set(scene.layout.tabs)
    press(scene, pygame.K_PAGEUP)
    assert scene.chosen_panel in seen
    scene.group_answers()
    draw(scene, surface)
    assert "entrances" not in scene.layout.closed


def test_a_click_on_a_tab_turns_to_its_page_and_answers_wait_on_theirs() -> None:
    scene, surface = folded("choosing a dungeon", Settings(scale=2.0)), pygame.Surface((1280, 720))
    assert scene.layout is not None
    turn = scene.match.turn
    spot = scene.layout.tabs["party"].centre
    at = (round(spot[0] * scene.canvas.scale), round(spot[1] * scene.canvas.scale)) if scene.canvas is not None else (0, 0)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    draw(scene, surface)
    assert "entrances" in scene.layout.closed
    assert "party" not in scene.layout.closed
    assert scene.match.turn == turn
    assert not [item for item in scene.focus.targets if item.group == "mouths"], "nothing is chosen that is not seen"


def test_secrets_come_to_the_front_only_while_their_key_is_held() -> None:
    scene, surface = folded("behind the curtain", Settings(scale=2.0)), pygame.Surface((1280, 720))
    assert scene.layout is not None
    assert "secret" in scene.layout.closed
    press(scene, pygame.K_i)
    draw(scene, surface)
    assert "secret" not in scene.layout.closed
    release(scene, pygame.K_i)
    draw(scene, surface)
    assert "secret" in scene.layout.closed


def test_a_fighter_has_its_number_only_while_the_order_is_being_laid() -> None:
    scene, surface = folded("laying fighters", Settings()), pygame.Surface((1280, 720))
    assert scene.canvas is not None
    assert scene.layout is not None
    draw(scene, surface)
    laid = pygame.image.tobytes(surface.subsurface(scene.canvas.rect(scene.layout.party)), "RGB")
    assert scene.lineup is not None
    scene.answer(scene.lineup)
    assert scene.animations.busy
    draw(scene, surface)
    assert pygame.image.tobytes(surface.subsurface(scene.canvas.rect(scene.layout.party)), "RGB") != laid
