from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pygame
import pytest
import user_input
from user_input import Launch

from game import text
from game.ui.app.main_loop import App
from game.ui.draw import art, fonts
from game.ui.scene.agent_worker import AgentWorker
from game.ui.settings import Settings, Start
from game.ui.sound.cues import Cues

READ_CUES = staticmethod(cache(Cues.read))


@pytest.fixture(autouse=True)
def _cues(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table of sounds is read once, not by every program that a test opens."""
    monkeypatch.setattr(Cues, "read", READ_CUES)


@pytest.fixture(autouse=True)
def _more_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests look at more pictures in a minute than a player does in an evening: keep more of them."""
    for pictures, megabytes in ((art.load, 28), (art.scaled, 16)):
        monkeypatch.setattr(pictures, "most", megabytes << 20)


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


@pytest.fixture
def window(close: list[App], monkeypatch: pytest.MonkeyPatch) -> Callable[..., App]:
    """Opens a window of the program: of a size, with what is started, and with chosen settings."""

    def opened(size: str = "1280x720", start: Start | None = None, **chosen: Any) -> App:
        monkeypatch.setenv("DREADHOUSE_WINDOW", size)
        close.append(App(start or Start(), chosen=Settings(**chosen), agent_worker=AgentWorker(background=False)))
        return close[-1]

    return opened


@pytest.fixture
def launch(window: Launch) -> Launch:
    """Opens the program at a start, in a window of a size, and draws it once; animations take no time unless another speed is chosen."""

    def made(start: Start | None = None, size: str = "1280x720", **chosen: Any) -> App:
        app = window(size, start, **{"speed": "instant", "confirm": False, **chosen})
        user_input.frames(app)
        return app

    return made
