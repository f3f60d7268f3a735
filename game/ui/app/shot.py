"""Draws a picture of a match without a window."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext


def render(match: Match, seat: Seat | None, size: tuple[int, int], out: Path) -> None:
    """Draw what `seat` (None: a spectator) sees of `match` to the file `out`. Raises OSError if it cannot be written.

    No window is opened: the picture is made in memory.
    """
    pygame.font.init()
    held: frozenset[Seat] = frozenset() if seat is None else frozenset((seat,))
    surface = pygame.Surface(size)
    scene = game_ui(match.rules.name).table(AppContext(agent_worker=AgentWorker(background=False)), match, held=held)
    scene.draw(surface)
    try:
        pygame.image.save(surface, out)
    except pygame.error as error:
        raise OSError(str(error)) from error
