"""Fixtures of the window tests."""

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.ui.draw import fonts


@pytest.fixture
def fresh_fonts() -> Iterator[None]:
    """Set the texts of Terrorscape and clear the font cache."""
    fonts.forget()
    pygame.font.init()
    text.use(game="terrorscape")
    yield
    fonts.forget()


@pytest.fixture(autouse=True)
def _words() -> None:
    """Set the texts of Terrorscape."""
    text.use(game="terrorscape")
