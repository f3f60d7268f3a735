"""The pages of a person who plans alone: one before the planning, none with two buttons, and the question before free hours are given up."""

from typing import Any

import pygame
import pytest

from game import text
from game.rules.london.choice import Put
from game.ui.london.guides import GUIDE
from game.ui.london.planning.agree_dialog import AgreeDialog
from game.ui.london.planning.cover_pages import OPENING
from game.ui.london.planning.pointers import TargetKey
from game.ui.settings import Settings
from tests.ui.london.planning_kit import Planning

HOLDERS = {1: "easy", 2: "easy", 3: "easy"}


@pytest.fixture(autouse=True)
def _words() -> None:
    text.use(game="london")


def test_whoever_plays_alone_begins_from_the_first_page(screen: pygame.Surface) -> None:
    new = Planning(screen, holders=HOLDERS, begin=False)
    assert new.table.cover == OPENING
    item = new.scene.focus.find("go-on")
    assert item is not None
    assert item.label == text.say("ui-ld-ready-go")
    new.key(pygame.K_b)
    assert (new.table.cover, new.match.game.state.phase) == ("", "planning")


def test_while_a_lesson_waits_the_page_has_no_button(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    new.sit(GUIDE.new_match())
    seen = list[bool]()
    for _ in range(5):
        new.frames(2)
        waits = new.scene.controller.animations.stopped
        assert (new.scene.focus.find("go-on") is None) is waits
        assert (new.scene.focus.find(("guide", "on")) is None) is not waits
        seen.append(waits)
        new.scene.controller.cut(at_once=True)
    assert seen[0] and not seen[-1]


@pytest.fixture
def led(screen: pygame.Surface) -> Planning:
    return Planning(screen, holders=HOLDERS, settings=Settings(assistance="full"))


def press(planning: Planning, key: str) -> None:
    item: Any = planning.scene.focus.find(key)
    assert item is not None
    planning.scene.take(item)
    planning.frames(2)


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_free_hours_are_given_up_only_after_a_question(led: Planning, way: str) -> None:
    def agree() -> None:
        if way == "key":
            led.key(pygame.K_b)
        else:
            led.down(TargetKey("agree", 0))

    agree()
    assert isinstance(led.scene.dialog, AgreeDialog)
    press(led, "no")
    assert (led.scene.dialog, led.table.cover) == (None, "")
    assert not led.match.game.state.people[0].ready
    agree()
    led.frames(30)
    press(led, "yes")
    assert led.table.cover == ""
    assert led.match.game.state.people[0].ready
    agree()
    assert not led.match.game.state.people[0].ready, "taken back without a question"


def test_a_full_clock_asks_nothing(led: Planning) -> None:
    led.table.session.submit(0, *[Put(slot, str(slot % 6 + 1)) for slot in range(12)])
    led.frames()
    led.key(pygame.K_b)
    assert led.scene.dialog is None
    assert led.match.game.state.people[0].ready


def test_after_the_planning_no_question_of_the_day_is_put(led: Planning) -> None:
    assert led.table.session.client.decision is not None
    assert led.table.session.client.decision.prompt == "prompt-planning"
    led.now += 3600.0
    led.frames(2)
    assert led.table.session.is_over
    assert led.table.session.client.decision is not None
    assert led.table.session.client.decision.prompt == ""
