"""The how-to-play pages of the planning, the story and the Endgame, in the pause of each."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.london.planning import minutes
from game.text import say
from game.ui.london import game_ui
from game.ui.london.how_to_play import ENDGAME, PARTS, PLANNING, STORY, page_of
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import Settings
from tests.london.scenes import endgame, table
from tests.ui.london.story_kit import at

SURFACE = pygame.Surface((1280, 720))


@pytest.fixture(autouse=True)
def _begun(fresh_fonts: None) -> None:
    """The words of the game, in fonts of their own."""


def scene_of(match: Match, **chosen: Any) -> Any:
    """The scene of a match with settings of a new player."""
    made: Any = game_ui.act(AppContext(Settings(speed="instant", **chosen), AgentWorker(background=False)), match)
    made.draw(SURFACE)
    return made


def shows(scene: Any, topic: str) -> bool:
    """Whether the page of a topic is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog):
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(say(f"ui-ld-primer-{topic}-{part}-head") in lines for part in PARTS[topic])


@pytest.mark.parametrize("topic", [PLANNING, STORY, ENDGAME])
def test_it_is_in_the_pause_and_never_opens_by_itself(topic: str) -> None:
    scene = scene_of(Match.new("london", seed=3) if topic == PLANNING else at(table() if topic == STORY else endgame()))
    assert scene.dialog is None
    scene.commands()["menu"]()
    scene.draw(SURFACE)
    item = scene.focus.find("primer")
    assert item is not None
    scene.take(item)
    assert shows(scene, topic)


@pytest.mark.rule("LD-240", "LD-246")
def test_it_tells_the_time_that_there_is() -> None:
    for level in ("normal", "dread", "untimed"):
        match = Match.new("london", seed=3, options={"level": level})
        limit = minutes(match.game.state)
        page = page_of(PLANNING, limit)
        words = HowToPlayDialog(scene_of(match), page).words(page.parts[list(PARTS[PLANNING]).index("bell")])[1]
        assert (str(limit) in words) == (limit is not None)
