"""The layout of the story scene: no text is cut, covered or faint, and no targets overlap."""

from copy import copy

import pygame
import pytest

from game.ui.settings import Settings
from tests.ui import text_audit
from tests.ui.london.story_stages import SEEN

SHAPES = {
    "720": ((1280, 720), Settings()),
    "1080": ((1920, 1080), Settings()),
    "table mode": ((1920, 1080), Settings(table=True)),
    "letters at 130": ((1920, 1080), Settings(letter=1.3)),
    "16 to 10": ((1600, 1000), Settings()),
    "bold": ((1280, 720), Settings(weight="bold")),
}


@pytest.mark.usefixtures("fresh_fonts")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", SEEN)
def test_nothing_is_cut_covered_or_faint(screen: pygame.Surface, name: str, shape: str) -> None:
    size, settings = SHAPES[shape]
    chosen = copy(settings)
    chosen.speed = "instant"
    assert text_audit.faults(SEEN[name](chosen), size) == []
