"""The entrance where something happens is the only one with a halo."""

from typing import Any

import pygame
import pytest

from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import active_dungeon
from game.ui.dungeonville.panels import pieces
from game.ui.dungeonville.positions import entrance_areas
from game.ui.settings import Settings
from tests.ui.dungeonville import town_stages


@pytest.mark.parametrize(
    ("stage", "somewhere"),
    [("hiring", False), ("choosing a dungeon", False), ("escaping or not", True), ("laying fighters", True)],
)
def test_the_mouth_where_something_happens_has_a_halo_and_no_other(
    stage: str, somewhere: bool, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    lit = list[Area]()
    halo = pieces.halo

    def noted(canvas: Canvas, area: Area, *more: Any) -> None:
        lit.append(area)
        halo(canvas, area, *more)

    monkeypatch.setattr(pieces, "halo", noted)
    scene: Any = town_stages.STAGES[stage](Settings())
    surface = pygame.Surface((1920, 1080))
    scene.draw(surface)
    where = active_dungeon(scene.facts().state)
    assert bool(where) == somewhere
    canvas = scene.context.canvas(surface)
    wanted = [
        positions.entrance_parts(canvas, area)[0]
        for dungeon, area in entrance_areas(scene.game.place.entrances).items()
        if dungeon == where
    ]
    assert lit == wanted
