"""The how-to-play page: it opens once for newcomers, before the first question, and again from the pause."""

from dataclasses import replace
from typing import Any

import pygame
import pytest
import text_audit

from game.match import Match
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.dungeonville.dialogs import PAGE_ID, PARTS, page_of, pause_dialog
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import evening, table
from tests.ui.user_input import opened

SURFACE = pygame.Surface((1920, 1080))


pytestmark = pytest.mark.usefixtures("screen")


def begun(person: bool = True, **chosen: Any) -> TableScene:
    """The table that the setup opens."""
    setup = SetupScene(AppContext(Settings(**chosen), AgentWorker(background=False)), "dungeonville")
    setup.seed = "3"
    if not person:
        setup.form = replace(setup.form, who=dict.fromkeys(range(5), "normal"))
    made = opened(setup, setup.begin())
    assert isinstance(made, TableScene)
    made.draw(SURFACE)
    return made


def told(scene: TableScene) -> bool:
    """Whether the page is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog):
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(say(f"ui-dv-how-to-play-{part}-head") in lines for part in PARTS)


def test_a_newcomer_is_told_before_the_first_question_and_once() -> None:
    scene = begun()
    assert told(scene)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.dialog is None
    assert preferences.load(paths.settings()).primers == [PAGE_ID]
    assert begun(primers=[PAGE_ID]).dialog is None


def test_who_only_watches_is_not_told() -> None:
    assert begun(person=False).dialog is None


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
    scene = table(Match.new("dungeonville", seed=3, options={"goal": goal}), keys={"look": ["q"], "centre": ["v"]})
    page = page_of(scene.client.view.state.options.goal)
    dialog, parts = HowToPlayDialog(scene, page), dict(zip(PARTS, page.parts, strict=True))
    assert str(goal) in dialog.words(parts["deed"])[1]
    assert str(goal) in dialog.words(parts["claim"])[1]
    assert "(V)" in dialog.words(parts["claim"])[1]
    assert " Q " in dialog.words(parts["help"])[1]
