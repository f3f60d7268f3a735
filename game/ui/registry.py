"""The registry of games: what each game registers with the window, in its module `game.ui.<game>.game_ui`."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

import pygame

from game.match import Match
from game.text import speaking, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Palette
from game.ui.scene.context import AppContext, Scene
from game.ui.settings import STAGED

if TYPE_CHECKING:  # the menu starts without the rulebook
    from game.ui.screens.replay.registration import ReplayUi
    from game.ui.screens.result.registration import ResultUi
    from game.ui.screens.rulebook.parts import CardPages
    from game.ui.screens.setup.registration import SetupUi

Maker = Callable[..., Scene]
"""Makes a scene from an AppContext, the subject of a navigation value and its arguments."""


class SettingsPreview(Protocol):
    """Paints what the settings do to a table, with a part of a game's own table. `LIFE` is the size of the Hit Points in table mode."""

    LIFE: int

    def draw(self, canvas: Canvas, area: Area, palette: Palette) -> None:
        """Paint a part of a table with the player's settings."""

    def caption(self, canvas: Canvas, area: Area, palette: Palette, size: float, *, on: bool, arrow: bool) -> None:
        """Paint a caption of a sound, in letters of this size."""

    def far(self, canvas: Canvas, area: Area, _: None = None) -> None:
        """Paint a part of a table in table mode, reduced to the area."""


@dataclass(frozen=True)
class GameUi:
    """What a game shows in the window: its scenes, and how common screens draw a match and a person of it.

    `verdicts` are the message ids of the victory of each side, "each" for characters who play for themselves.
    `card_pages` are the pages of its cards in the rulebook. `thumbnail` draws a match as a spectator sees it and returns the part that is worth keeping. `routes` are further scenes of this game
    alone: "league" of London Dread is the route "london/league".
    """

    setup: "SetupUi"
    table: Maker
    replay: "ReplayUi"
    result: "ResultUi"
    demo: Maker
    thumbnail: Callable[[AppContext, Match, pygame.Surface], pygame.Rect]
    portrait: Callable[[Canvas, Area, str], None]
    verdicts: Mapping[str, str]
    card_pages: "CardPages"
    settings_preview: SettingsPreview | None = None
    routes: Mapping[str, Maker] = field(default_factory=dict)


def game_ui(game: str) -> GameUi:
    """What a game has registered."""
    found: GameUi = import_module(f"game.ui.{game}.game_ui").GAME_UI
    return found


def settings_preview() -> SettingsPreview:
    """The settings preview of the first game that has one."""
    return next(found for found in (game_ui(game).settings_preview for game in STAGED) if found is not None)


@contextmanager
def speaking_of(game: str) -> Iterator[None]:
    """Use the texts of a game in here."""
    before = speaking()
    use(game=game)
    try:
        yield
    finally:
        use(game=before)
