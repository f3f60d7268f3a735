"""The how-to-play page: it opens from the pause."""

import pygame
import pytest
import text_audit

from game.match import Match
from game.text import say
from game.ui.dungeonville.dialogs import pause_dialog
from game.ui.dungeonville.how_to_play import PARTS, page_of
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import evening, table

SURFACE = pygame.Surface((1920, 1080))


pytestmark = pytest.mark.usefixtures("screen")


def told(scene: TableScene) -> bool:
    """Whether the page is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog):
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(say(f"ui-dv-how-to-play-{part}-head") in lines for part in PARTS)


def test_it_can_be_read_again_in_the_pause() -> None:
    scene = table(evening(3))
    scene.open(pause_dialog(scene))
    scene.draw(SURFACE)
    item = scene.focus.find("primer")
    assert item is not None
    scene.take(item)
    assert told(scene)


@pytest.mark.rule("DV-115", "DV-127")
@pytest.mark.parametrize("goal", [7, 12])
def test_it_names_the_goal_of_this_evening_and_the_players_own_keys(goal: int) -> None:
    scene = table(Match.new("dungeonville", seed=3, options={"goal": goal}), keys={"hint": ["q"], "centre": ["v"]})
    page = page_of(scene.client.view.state.options.goal)
    dialog, parts = HowToPlayDialog(scene, page), dict(zip(PARTS, page.parts, strict=True))
    assert str(goal) in dialog.words(parts["deed"])[1]
    assert str(goal) in dialog.words(parts["claim"])[1]
    assert " V " in dialog.words(parts["claim"])[1]
    assert " Q " in dialog.words(parts["help"])[1]
