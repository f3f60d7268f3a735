from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.ui.app.main_loop import App
from game.ui.draw import fonts
from game.ui.scene.agent_worker import AgentWorker
from game.ui.settings import Settings


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """A window on a screen that nobody sees."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    fonts.forget()
    pygame.quit()


@pytest.fixture
def castle_words(screen: pygame.Surface) -> Iterator[None]:
    """The words of Castle Ravenloft, and a window to draw in."""
    text.use(game="ravenloft")
    yield
    text.use(game="common")


@pytest.fixture
def instant() -> Settings:
    return Settings(speed="instant")


@pytest.fixture
def aside() -> AgentWorker:
    return AgentWorker(background=False)


@pytest.fixture
def close() -> Iterator[list[App]]:
    """Apps to be closed after the test."""
    apps: list[App] = []
    yield apps
    for app in apps:
        app.close()
    text.use(game="common")
