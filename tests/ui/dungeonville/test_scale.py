"""The table of Dungeonville at both sizes of the studies: nothing is cut, covered, out of the window, or hard to read."""

from collections.abc import Iterator

import eyes
import pygame
import pytest

from game import text
from game.ui import fonts
from game.ui.settings import Settings
from tests.ui.dungeonville import town_stages


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    yield
    fonts.forget()
    text.use(game="common")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", town_stages.STAGES)
def test_nothing_is_cut_covered_outside_or_faint(name: str, size: tuple[int, int]) -> None:
    assert eyes.faults(town_stages.STAGES[name](Settings()), size) == []
