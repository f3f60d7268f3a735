"""What the table loads in idle frames."""

from typing import Any

import pygame
import pytest
import user_input
from user_input import Launch

from game.match import Match
from game.rules.ravenloft.hero import in_front
from game.ui.app import main_loop as program
from game.ui.app.main_loop import App
from game.ui.draw import art
from game.ui.draw.canvas import Area
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.table.table import castle_table

OPTIONS = {"adventure": "2", "heroes": "arjhan,kat,immeril"}


@pytest.fixture
def app(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setattr(program, "SPARE", 1e9)  # every frame has time left
    made = launch(size="1920x1080")
    made.show(castle_table(made.context, Match.new("ravenloft", seed=7, options=OPTIONS)))
    for kept in (art.load, art.scaled, art.covering):
        kept.clear()
    return made


def read_from_disk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of picture files that are read from now on."""
    files: list[str] = []
    load = pygame.image.load

    def noted(file: Any) -> pygame.Surface:
        files.append(str(file))
        return load(file)

    monkeypatch.setattr(pygame.image, "load", noted)
    return files


def paint_hands(app: App) -> None:
    scene: Any = app.scene
    for seat in range(3):
        for card in in_front(scene.game.t, seat):
            area = Area(0, 0, *scene.game.place.card)
            cards.small(app.context.canvas(app.surface), area, card, "off", style=scene.game.place.style)


def test_a_table_that_rests_reads_the_cards_of_every_hero_before_they_are_shown(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_input.frames(app, 2)
    files = read_from_disk(monkeypatch)
    paint_hands(app)
    assert files, "some are not needed at the start"
    for kept in (art.load, art.scaled, art.covering):
        kept.clear()
    user_input.frames(app, 100)
    files.clear()
    paint_hands(app)
    assert files == []


def test_nothing_is_made_ready_in_a_frame_that_took_long(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SPARE", 0.0)
    steps = iter(range(1000))
    app.prefetch = (None for _ in steps)
    user_input.frames(app, 20)
    assert next(steps) == 0


def test_another_scene_has_other_things_ahead(app: App) -> None:
    before = app.prefetch
    app.show(castle_table(app.context, Match.new("ravenloft", seed=8, options=OPTIONS)))
    assert app.prefetch is not before
