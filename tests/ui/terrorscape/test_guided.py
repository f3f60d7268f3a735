"""The tutorials at the table: while a lesson waits, the killer's portrait opens its sheet, and lessons point at what they name."""

from typing import Any

import pygame
import pytest
import sample_screens

from game import text
from game.ui.settings import Settings
from game.ui.table.acts import Open
from game.ui.terrorscape.game_ui import GAME_UI
from game.ui.terrorscape.guides import AS_KILLER, AS_SURVIVORS, PLATES, SPOTS
from game.ui.terrorscape.table.killer_sheet import KillerSheet


def waiting(guide: Any, screen: pygame.Surface) -> Any:
    """The table of a tutorial, whose first lesson waits."""
    text.use(game="terrorscape")
    context = sample_screens.context(Settings(confirm=False))
    context.saves_nothing = True
    scene: Any = GAME_UI.table(context, guide.new_match())
    scene.update(400)
    scene.draw(screen)
    assert scene.controller.animations.stopped
    return scene


@pytest.mark.parametrize("guide", [AS_SURVIVORS, AS_KILLER], ids=lambda guide: guide.name)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_portrait_opens_the_sheet_while_a_lesson_waits(guide: Any, by: str, screen: pygame.Surface) -> None:
    scene = waiting(guide, screen)
    plate = next(item for item in scene.focus.targets if item.group == "plates")
    assert isinstance(plate.act, Open)
    if by == "mouse":
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=scene.canvas.point(*plate.area.centre), button=1))
    else:
        for _ in range(len(scene.focus.targets)):
            if scene.focus.current == plate.key:
                break
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
        assert scene.focus.current == plate.key
        scene.draw(screen)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert isinstance(scene.dialog, KillerSheet)
    assert scene.controller.tutorial.paused_at, "the lesson still waits"


@pytest.mark.parametrize("guide", [AS_SURVIVORS, AS_KILLER], ids=lambda guide: guide.name)
def test_lessons_can_point_at_what_is_always_on_the_table(guide: Any, screen: pygame.Surface) -> None:
    scene = waiting(guide, screen)
    for points in ("plates", *PLATES, *SPOTS, *(["guess"] if guide is AS_KILLER else [])):
        area = scene.game.lesson_area(scene.canvas, scene.facts(), scene.focus.targets, points)
        assert area is not None, points
        assert scene.canvas.room.holds(area.centre)
