"""The commitment in the window: on the set-up and the box, in the pause, on the result, and on the page that explains it."""

from typing import Any

import pygame
import pytest
import text_audit
from test_result_screen import ended

from game.match import Match
from game.match.commitment import holds
from game.text import say
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Push
from game.ui.screens.box import BoxScene
from game.ui.screens.fairness import FairnessScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import STAGED, Settings
from game.ui.widgets.screen import Screen

SIZE = (1280, 720)
SALT = "00112233445566778899aabbccddeeff"
in_every_game = pytest.mark.parametrize("game", STAGED)


def context() -> AppContext:
    return AppContext(Settings(), AgentWorker(background=False))


def press(scene: Screen, key: object) -> Any:
    """Press a target of a scene that has been drawn."""
    target = scene.focus.find(key)
    assert target is not None, key
    return scene.take(target)


def opened(scene: Screen, push: Push) -> FairnessScene:
    return FairnessScene(scene.context, push.subject, **push.arguments)


def key(name: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=name, mod=0, unicode="")


@in_every_game
@pytest.mark.parametrize("kind", [SetupScene, BoxScene])
def test_the_commitment_of_the_match_is_shown_before_it_begins_and_a_drawn_seed_is_not(kind: Any, game: str) -> None:
    scene = kind(context(), game)
    scene.seed = scene.drawn = 918273
    shown = scene.commitment.shown
    words = text_audit.words(scene, SIZE)
    assert say("fairness-commitment", commitment=shown) in words and scene.salt not in words and "918273" not in words
    page = opened(scene, press(scene, "fairness"))
    told = text_audit.words(page, SIZE)
    assert shown in told and page.seed is None and scene.salt not in told
    match: Match = press(scene, "begin" if kind is SetupScene else "play").subject
    assert match.commitment is not None and match.commitment.shown == shown
    assert holds(match.commitment, game, match.options, int(scene.seed))


def test_what_is_committed_to_follows_the_options_and_a_typed_seed() -> None:
    scene = SetupScene(context(), "dungeonville")
    seen = {text_audit.words(scene, SIZE) and scene.commitment}
    scene.set("limit", True)
    seen.add(scene.commitment)
    scene.seed = "4711"
    seen.add(scene.commitment)
    assert "4711" in text_audit.words(scene, SIZE), "who typed it may read it"
    press(scene, "lot")
    seen.add(scene.commitment)
    assert len(seen) == 4 and None not in seen
    scene.seed = ""
    assert scene.commitment is None and say("ui-seed-needed") in text_audit.words(scene, SIZE)


@in_every_game
def test_the_pause_shows_the_commitment_and_neither_seed_nor_salt(game: str) -> None:
    match = Match.new(game, seed=918273, salt=SALT)
    table: Any = game_ui(game).table(context(), match)
    text_audit.read(table, SIZE)
    table.commands()["menu"]()
    words = text_audit.words(table, SIZE).replace(" ", "")
    assert match.commitment is not None and match.commitment.shown.replace(" ", "") in words
    assert "918273" not in words and SALT not in words


@in_every_game
def test_the_result_shows_seed_salt_and_commitment(game: str) -> None:
    match = ended(game)
    made = match.commitment
    assert made is not None
    scene = ResultScene(context(), match, staged=False)
    words = say("fairness-opened", seed="5", salt=made.salt, commitment=made.shown)
    assert words in text_audit.words(scene, SIZE)
    page = opened(scene, press(scene, "fairness"))
    told = text_audit.words(page, SIZE)
    assert say("fairness-seed", seed="5", salt=made.salt) in told and made.shown in told
    assert page.handle(key(pygame.K_ESCAPE)) == Back() == press(page, "back")


def test_an_old_match_has_no_commitment_and_its_result_says_nothing_of_one() -> None:
    match = Match.from_record(ended("dungeonville").to_record())
    match.commitment = None
    scene = ResultScene(context(), match, staged=False)
    assert "salt" not in text_audit.words(scene, SIZE) and scene.focus.find("fairness") is None


def test_a_page_that_is_higher_than_the_window_scrolls_by_keys() -> None:
    made = Match.new("ravenloft", seed=1).commitment
    page = FairnessScene(AppContext(Settings(letter=2.0, scale=2.0), AgentWorker(background=False)), made, "ravenloft", 1)
    text_audit.read(page, SIZE)
    assert page.scroll.most > 0 and page.scroll.top == 0
    page.handle(key(pygame.K_DOWN))
    text_audit.read(page, SIZE)
    assert page.scroll.top > 0
