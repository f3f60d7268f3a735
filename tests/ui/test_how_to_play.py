"""The how-to-play pages of all games: at most six cards, each with a picture, a short heading and one short line."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import text
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import how_to_play as dungeonville
from game.ui.london import how_to_play as london
from game.ui.ravenloft import how_to_play as ravenloft
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import MOST, WORDS, HowToPlay, HowToPlayDialog, across
from game.ui.settings import Settings
from game.ui.terrorscape import how_to_play as terrorscape
from game.ui.terrorscape.layout import KILLER, SURVIVORS

PAGES: dict[str, tuple[str, Callable[[], HowToPlay]]] = {
    "dungeonville": ("dungeonville", lambda: dungeonville.page_of(12)),
    "killer": ("terrorscape", lambda: terrorscape.page_of(KILLER, separate=False)),
    "killer of a few": ("terrorscape", lambda: terrorscape.page_of(KILLER, separate=True)),
    "survivors": ("terrorscape", lambda: terrorscape.page_of(SURVIVORS, separate=False)),
    "survivors on their own": ("terrorscape", lambda: terrorscape.page_of(SURVIVORS, separate=True)),
    "planning": ("london", lambda: london.page_of(london.PLANNING, 12)),
    "planning without a clock": ("london", lambda: london.page_of(london.PLANNING, None)),
    "story": ("london", lambda: london.page_of(london.STORY, 12)),
    "endgame": ("london", lambda: london.page_of(london.ENDGAME, 12)),
    "endgame with its Antagonist": ("london", lambda: london.page_of(london.ENDGAME, 12, "the-caller")),
    **{adventure: ("ravenloft", lambda adventure=adventure: ravenloft.page_of(adventure)) for adventure in ADVENTURES},
}
HEADING = 4
"""The most words of a heading in English."""
GOAL = "ui-primer-tonight"
"""The line with the goal of an adventure, which may be a sentence longer."""


pytestmark = pytest.mark.usefixtures("screen")


def dialog(name: str) -> HowToPlayDialog:
    """A page over the box of its game."""
    game, page = PAGES[name]
    scene: Any = BoxScene(AppContext(Settings(speed="instant"), AgentWorker(background=False)), game)
    text.use(game=game)
    return HowToPlayDialog(scene, page())


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_at_most_six_parts_with_one_short_line_each(name: str, device: str) -> None:
    made: Any = dialog(name)
    made.on.context.input.device = device
    assert 0 < len(made.page.parts) <= MOST
    for part in made.page.parts:
        head, line = made.words(part)
        assert len(head.split()) <= HEADING, head
        assert len(line.split()) <= WORDS or part.text == GOAL, line


@pytest.mark.parametrize("name", [name for name, (game, _) in PAGES.items() if game != "ravenloft"] + ["find-the-icon"])
def test_each_part_has_a_picture_of_its_own(name: str) -> None:
    seen = set()
    for part in dialog(name).page.parts:
        surface = pygame.Surface((320, 180))
        part.picture(Canvas(surface, (1920, 1080)), Area(0, 0, 320, 180))
        assert len({tuple(surface.get_at((x, y))) for x in range(0, 320, 8) for y in range(0, 180, 8)}) > 100
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == len(dialog(name).page.parts)


def test_cards_lie_in_three_columns_where_there_is_room_else_in_two_or_one() -> None:
    assert [across(wide, 1.0) for wide in (1800, 1200, 900, 500, 200)] == [3, 3, 2, 1, 1]
    assert across(1200, 1.5) == 2
