"""Fixtures for tests of painters and of the planning."""

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.ui.draw import fonts
from game.ui.settings import Settings
from tests.ui.london.planning_kit import Planning


@pytest.fixture
def screen() -> pygame.Surface:
    """A window on a screen that nobody sees. It outlives the test, and so do its letters, which take long to draw again."""
    if not pygame.font.get_init():
        fonts.forget()
        pygame.font.init()
    pygame.display.init()
    pygame.event.clear()
    return pygame.display.set_mode((1280, 720))


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
    text.use(game="london")
    yield
    text.use(game="common")


@pytest.fixture
def alone(screen: pygame.Surface) -> Planning:
    """A planning of one person and three idle seats."""
    return Planning(screen, settings=Settings(assistance="full"))


@pytest.fixture
def led(screen: pygame.Surface) -> Planning:
    """A planning of one person beside companions."""
    return Planning(screen, beside="easy", settings=Settings(assistance="full"))


@pytest.fixture
def hushed(screen: pygame.Surface) -> Planning:
    """A planning whose cards lie open, of a person beside companions that do nothing by themselves."""
    planning = Planning(screen, beside="easy", turned=24, settings=Settings(assistance="full"))
    planning.hush()
    planning.frames()
    return planning
