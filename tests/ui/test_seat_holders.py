"""Who may hold a seat, in the set-up of each game: every level is explained in a line, and chosen by mouse or by its number."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import PERSON
from game.rules import GAMES
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.menu.scene import BOXES
from game.ui.screens.setup.bar import HolderDialog
from game.ui.screens.setup.scene import SetupScene, holder_note
from game.ui.settings import Settings

SIZES = [(1280, 720), (1920, 1080)]


def asked(game: str) -> Any:
    """The set-up of a game, with the list of all who may hold its last seat."""
    setup: Any = SetupScene(AppContext(Settings(), AgentWorker(background=False)), game)
    setup.draw(pygame.Surface(SIZES[0]))
    setup.ask_holder(list(setup.form.who)[-1])
    return setup


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOXES)
def test_every_level_is_explained_in_a_line_of_its_own(game: str, size: tuple[int, int], screen: pygame.Surface) -> None:
    setup = asked(game)
    assert isinstance(setup.dialog, HolderDialog)
    levels = [PERSON, *GAMES[game].agents]
    assert set(levels) <= set(setup.dialog.levels)
    notes = [holder_note(level) for level in setup.dialog.levels]
    assert all(notes)
    assert len(set(notes)) == len(notes)
    lines = " ".join(line.words for line in text_audit.read(setup, size))
    assert all(note in lines for note in notes)
    assert not text_audit.faults(setup, size)


@pytest.mark.parametrize("game", BOXES)
def test_a_number_or_a_press_chooses_the_holder(game: str, screen: pygame.Surface) -> None:
    setup = asked(game)
    seat, level = setup.dialog.seat, setup.dialog.levels[-1]
    number = len(setup.dialog.levels)
    setup.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_0 + number, mod=0, unicode=""))
    assert setup.form.who[seat] == level
    assert setup.dialog is None
    setup.ask_holder(seat)
    setup.draw(screen)
    setup.take(setup.focus.find(setup.dialog.levels[-2]))
    assert setup.form.who[seat] == setup.levels(seat)[-2]
    assert setup.dialog is None
