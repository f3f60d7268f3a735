"""The how-to-play pages before the planning, the story and the Endgame open once each."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.london.planning import minutes
from game.storage import paths
from game.text import say
from game.ui import settings as preferences
from game.ui.london import game_ui
from game.ui.london.help_dialogs import ENDGAME, PARTS, PLANNING, SETTING_KEYS, STORY, page_of
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import Settings
from tests.ui.london.story_kit import story

SURFACE = pygame.Surface((1280, 720))


@pytest.fixture(autouse=True)
def _begun(fresh_fonts: None) -> None:
    """The words of the game, in fonts of their own."""


def scene_of(match: Match, held: frozenset[int] | None = None, **chosen: Any) -> Any:
    """The scene of a match with settings of a new player."""
    made: Any = game_ui.act(AppContext(Settings(speed="instant", **chosen), AgentWorker(background=False)), match, held=held)
    made.draw(SURFACE)
    return made


def press(scene: Any, key: int) -> None:
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    scene.draw(SURFACE)


def shows(scene: Any, topic: str) -> bool:
    """Whether the page of a topic is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog) or scene.dialog.page.key != SETTING_KEYS[topic]:
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(say(f"ui-ld-primer-{topic}-{part}-head") in lines for part in PARTS[topic])


@pytest.fixture(scope="module")
def ending() -> Match:
    """A match right before its Endgame."""
    match = story()
    while match.game.state.phase != "endgame":
        match.answer("normal")
    assert match.decision is not None
    return match


def test_planning_is_told_of_before_its_clock_runs_and_once() -> None:
    match = Match.new("london", seed=3)
    scene = scene_of(match)
    assert shows(scene, PLANNING)
    for _ in range(40):
        scene.update(1000)
    assert match.game.state.phase == "ready", "nobody is hurried who reads"
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    assert scene.game.cover
    assert preferences.load(paths.settings()).primers == [SETTING_KEYS[PLANNING]]
    assert scene_of(match, primers=[SETTING_KEYS[PLANNING]]).dialog is None


def test_the_story_and_the_endgame_have_sheets_of_their_own(ending: Match) -> None:
    assert shows(scene_of(story()), STORY)
    assert shows(scene_of(ending), ENDGAME)
    assert scene_of(ending, primers=[*SETTING_KEYS.values()]).dialog is None


def test_who_only_watches_is_not_told() -> None:
    agents = dict.fromkeys(range(4), "random")
    for match in (Match.new("london", seed=3, seats=agents), story(agents=agents)):
        assert scene_of(match).dialog is None
    assert scene_of(Match.new("london", seed=3), frozenset()).dialog is None


@pytest.mark.parametrize("begun", [False, True])
def test_it_can_be_read_again_in_the_pause(begun: bool) -> None:
    match = story() if begun else Match.new("london", seed=3)
    scene = scene_of(match, primers=[*SETTING_KEYS.values()])
    scene.commands()["menu"]()
    scene.draw(SURFACE)
    item = scene.focus.find("primer")
    assert item is not None
    scene.take(item)
    assert shows(scene, STORY if begun else PLANNING)


@pytest.mark.rule("LD-240", "LD-246")
@pytest.mark.parametrize("level", ["normal", "dread", "untimed"])
def test_it_tells_the_time_that_there_is(level: str) -> None:
    match = Match.new("london", seed=3, options={"level": level})
    page = page_of(match.game.state)
    words = HowToPlayDialog(scene_of(match), page).words(page.parts[list(PARTS[PLANNING]).index("bell")])[1]
    limit = minutes(match.game.state)
    assert (str(limit) in words) == (limit is not None)
