"""How to play: the page that opens from the pause, and the tutorials, whose lessons point at what they name."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import Match
from game.text import say
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import Settings
from game.ui.table.acts import Open
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.game_ui import GAME_UI
from game.ui.terrorscape.guides import AS_KILLER, AS_SURVIVORS, PLATES, SPOTS
from game.ui.terrorscape.how_to_play import PARTS, page_of
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.table.dialogs import pause_dialog
from game.ui.terrorscape.table.killer_sheet import KillerSheet
from tests.ui.terrorscape.playing import EVERYBODY, SIDES, click, draw, house, press, settled, table

SIZE = (1280, 720)


def alone(side: str, options: dict[str, Any] | None = None, **chosen: object) -> SeatedScene:
    """The table of who plays one side against agents."""
    seats = {seat: "person" if seat in SIDES[side] else "random" for seat in EVERYBODY}
    scene = table(Match.new("terrorscape", seed=4, seats=seats, options=options), **chosen)
    settled(scene)
    return scene


@pytest.mark.parametrize("separate", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_it_can_be_read_again_in_the_pause(side: str, separate: bool) -> None:
    scene = alone(side, {"separate": separate})
    scene.open(pause_dialog(scene))
    draw(scene, pygame.Surface(SIZE))
    scene.take(scene.focus.find("primer"))
    assert isinstance(scene.dialog, HowToPlayDialog)
    lines = text_audit.words(scene, (1920, 1080))
    assert all(say(f"ui-ts-primer-{part}-head") in lines for part in PARTS[side])


@pytest.mark.parametrize("own", [{}, {"marks": ["x", "m"], "hint": ["q"], "menu": ["o"]}])
def test_it_names_the_same_keys_as_the_pause_and_the_players_own(own: dict[str, list[str]]) -> None:
    scene = alone(SURVIVORS, keys=own)
    named = {words: key for key, words in pause_dialog(scene).key_rows()}
    page = page_of(SURVIVORS, separate=False)
    help_ = HowToPlayDialog(scene, page).words(page.parts[list(PARTS[SURVIVORS]).index("help")])[1]
    for what, usual in (("hint", "H"), ("marks", "M"), ("menu", "P")):
        key = named[say(f"ui-tool-{what}")]
        assert key == (own[what][0].upper() if own else usual) and f" {key} " in help_


@pytest.mark.parametrize("guide", [AS_SURVIVORS, AS_KILLER], ids=lambda guide: guide.name)
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_lessons_point_at_the_table_and_the_portrait_opens_the_sheet_while_one_waits(
    guide: Any, by: str, screen: pygame.Surface
) -> None:
    context = house(Settings(confirm=False))
    context.saves_nothing = True
    scene: Any = GAME_UI.table(context, guide.new_match())
    scene.update(400)
    scene.draw(screen)
    assert scene.controller.animations.stopped
    for points in ("plates", *PLATES, *SPOTS, *(["guess"] if guide is AS_KILLER else [])):
        area = scene.game.lesson_area(scene.canvas, scene.facts(), scene.focus.targets, points)
        assert area is not None, points
        assert scene.canvas.room.holds(area.centre)
    plate = next(item for item in scene.focus.targets if item.group == "plates")
    assert isinstance(plate.act, Open)
    if by == "mouse":
        click(scene, plate.area)
    else:
        for _ in range(len(scene.focus.targets)):
            if scene.focus.current == plate.key:
                break
            press(scene, pygame.K_TAB)
        assert scene.focus.current == plate.key
        scene.draw(screen)
        press(scene, pygame.K_RETURN)
    assert isinstance(scene.dialog, KillerSheet)
    assert scene.controller.tutorial.paused_at, "the lesson still waits"
