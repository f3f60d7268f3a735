"""Fixtures of the window of Terrorscape."""

import pygame
import pytest

from game import text


@pytest.fixture(autouse=True)
def _window_and_words(screen: pygame.Surface) -> None:
    """Every test has a window, and the words of this game."""
    text.use(game="terrorscape")
