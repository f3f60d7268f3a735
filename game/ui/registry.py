"""The registry of games: what each game registers with the window, in its module `game.ui.<game>.game_ui`."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module

import pygame

from game.match import Match
from game.text import speaking, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext, Scene

Maker = Callable[..., Scene]
"""Makes a scene from an AppContext, the subject of a navigation value and its arguments."""


@dataclass(frozen=True)
class GameUi:
    """What a game shows in the window: its scenes, and how common screens draw a match and a person of it.

    `thumbnail` draws a match as a spectator sees it and returns the part that is worth keeping. `routes` are further scenes of this game
    alone: "league" of London Dread is the route "london/league".
    """

    setup: Maker
    table: Maker
    replay: Maker
    result: Maker
    demo: Maker
    thumbnail: Callable[[AppContext, Match, pygame.Surface], pygame.Rect]
    portrait: Callable[[Canvas, Area, str], None]
    routes: Mapping[str, Maker] = field(default_factory=dict)


def game_ui(game: str) -> GameUi:
    """What a game has registered."""
    found: GameUi = import_module(f"game.ui.{game}.game_ui").GAME_UI
    return found


@contextmanager
def speaking_of(game: str) -> Iterator[None]:
    """Use the texts of a game in here."""
    before = speaking()
    use(game=game)
    try:
        yield
    finally:
        use(game=before)
