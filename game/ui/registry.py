"""What each game of the cabinet has to show: a game's scenes stand in `game.ui.<game>.game_ui`, and are read when they are asked for."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import NamedTuple, Protocol

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import speaking, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.demo_playlist import Slot

Back = Callable[[], Scene]


class Table(Protocol):
    """Makes the table of a match; drawn for the holders of some seats (none: a spectator) if they are given."""

    def __call__(self, context: AppContext, match: Match, *, held: frozenset[Seat] | None = None) -> Scene:
        """The table."""
        ...


class Scenes(NamedTuple):
    """The scenes of a game.

    `glimpse` draws a match onto a surface as a spectator sees it and says which part is worth keeping; `face` draws somebody in a list. What a
    game does not have yet is None: `watch` a night again, a night of a `demo`.
    """

    setup: Callable[[AppContext], Scene]
    table: Table
    glimpse: Callable[[AppContext, Match, pygame.Surface], pygame.Rect]
    face: Callable[[Canvas, Area, str], None]
    watch: Callable[[AppContext, Replay, Back | None], Scene] | None = None
    demo: Callable[[AppContext, Slot], Scene] | None = None


def scenes(game: str) -> Scenes:
    """The scenes of a game that is staged."""
    made: Scenes = import_module(f"game.ui.{game}.game_ui").SCENES
    return made


@contextmanager
def speaking_of(game: str) -> Iterator[None]:
    """Speak with the words of a game in here."""
    before = speaking()
    use(game=game)
    try:
        yield
    finally:
        use(game=before)
