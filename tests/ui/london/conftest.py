"""Fixtures for tests of painters."""

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.ui.draw import fonts


@pytest.fixture
def fresh_fonts() -> Iterator[None]:
    """The words of London Dread, in fonts that no other test has measured."""
    fonts.forget()
    pygame.font.init()
    text.use(game="london")
    yield
    fonts.forget()


@pytest.fixture
def london_words() -> Iterator[None]:
    """The words of London Dread, as long as a test runs."""
    text.use(game="london")
    yield
    text.use(game="common")
