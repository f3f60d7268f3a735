"""The set-up: options, locked stories and what unlocks them, and the holders of seats."""

from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pygame
import pytest
import text_audit

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.london import league
from game.rules.london.league import Result
from game.rules.london.tables.cards import CHARACTERS, STORIES
from game.storage import paths, results
from game.text import name, say
from game.ui import settings as preferences
from game.ui.london import shapes
from game.ui.london.setup import ICON, SEGMENTS, described, variants
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto
from game.ui.screens.ledger import LedgerScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from tests.nights import NOON_TEXT
from tests.ui.london.story_kit import press
from tests.ui.user_input import SceneStack

SURFACE = pygame.Surface((1920, 1080))


pytestmark = pytest.mark.usefixtures("screen")


def made(**chosen: Any) -> SetupScene:
    return drawn(SetupScene(AppContext(Settings(**chosen), AgentWorker(background=False)), "london"))


def drawn(setup: SetupScene) -> SetupScene:
    setup.dirty = True
    setup.draw(SURFACE)
    return setup


def take(setup: SetupScene, *keys: Hashable) -> None:
    """Activate targets one after the other, and draw again after each."""
    for key in keys:
        item = setup.focus.find(key)
        assert item is not None, key
        setup.take(item)
        drawn(setup)


def evening(setup: SetupScene) -> Match:
    start = setup.begin()
    assert isinstance(start, Goto), setup.message
    assert start.route == "table"
    match: Match = start.subject
    return match


def written(setup: SetupScene) -> str:
    return " ".join(line.words for line in text_audit.read(setup, (1920, 1080)))


def win(*stories: str) -> None:
    """Enter victories of these stories into the League."""
    one = Result(
        match="", when=NOON_TEXT, story="", party=("basil", "maria"), persons=2, level="normal", won=True,
        reason="won-showdown", score={"survivors": 31}, dread=9,
    )  # fmt: skip
    file = paths.results(league.FILE)
    file.unlink(missing_ok=True)
    results.append(file, [msgspec.structs.replace(one, story=story, match=story) for story in stories])


# ------------------------------------------------------------------ stories
@pytest.mark.heavy
@pytest.mark.rule("LD-021")
def test_a_story_opens_when_the_one_before_it_is_won_and_a_locked_one_says_so() -> None:
    order = list(STORIES)
    for number, story in enumerate(order):
        win(*order[:number])
        setup = made()
        assert setup.form.values["story"] == story, "one goes on where one is"
        for before, other in pairwise(order[number:]):
            assert [item.refused for item in setup.focus.targets if item.key == ("story", other)] == [True]
            take(setup, ("story", other))
            assert setup.form.values["story"] == story
            assert name(before) in setup.message
        take(setup, ("story", order[0]))
        assert evening(setup).options.story == order[0]


@pytest.mark.rule("LD-021")
def test_by_a_wish_every_story_opens_at_once_and_that_is_remembered() -> None:
    setup = made()
    take(setup, "wish", ("story", "london-dread"))
    assert evening(setup).options.story == "london-dread"
    assert preferences.load(paths.settings()).all_stories
    take(setup, "wish")
    assert setup.form.values["story"] == "the-letter"
    assert not preferences.load(paths.settings()).all_stories
    win(*list(STORIES)[:3])
    assert made().focus.find("wish") is None, "there is nothing left to wish for"


def test_what_was_won_stands_below_its_story_and_on_the_score_sheet_and_a_damaged_one_stops_nobody() -> None:
    win("the-letter")
    setup = made()
    assert "31" in written(setup)
    item = setup.focus.find("league")
    assert item is not None
    stack = SceneStack(setup)
    sheet = stack.to(setup.take(item))
    assert isinstance(sheet, LedgerScene)
    sheet.draw(SURFACE)
    setup.dirty = False
    assert stack.to(press(sheet, pygame.K_ESCAPE)) is setup
    assert setup.dirty
    paths.results(league.FILE).write_text("{", encoding="utf-8")
    assert made().form.values["story"] == "the-letter"


@pytest.mark.heavy
def test_the_page_tells_of_what_is_in_focus() -> None:
    setup = made(all_stories=True)
    for kind, ids in (("story", STORIES), ("character", CHARACTERS)):
        for one in ids:
            setup.focus.current = (kind, one)
            words = say(f"opening-{one}") if kind == "story" else say(f"virtue-{one}")
            assert words.split()[-1] in written(setup)
            assert described(replace(setup.form, focus=setup.focus.current)) == one


# ------------------------------------------------------------------ who plays
def test_the_abilities_of_all_characters_are_in_view_in_a_low_window(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, rows = made(), list[float]()
    monkeypatch.setattr(shapes, "ability", lambda canvas, icon, centre, wide: rows.append(centre[1]))
    setup.dirty = True
    setup.draw(pygame.Surface((1280, 720)))
    view = setup.scroll.view
    assert len(rows) == sum(len(who.icons) for who in CHARACTERS.values())
    assert all(view.y < y - ICON / 2 and y + ICON / 2 <= view.y + view.h for y in rows)


@pytest.mark.rule("LD-024")
def test_characters_are_taken_along_one_after_the_other_and_the_rest_is_drawn() -> None:
    setup = made()
    take(setup, ("character", "milton"), ("character", "basil"))
    setup.seed = "5"
    people = [person.id for person in evening(setup).game.state.people]
    assert people[:2] == ["milton", "basil"] and len(set(people)) == 4
    take(setup, *(("character", who) for who in ("maria", "murphy", "sturmer")))
    assert setup.form.party == ("milton", "basil", "maria", "sturmer")
    fewer = (("character", "basil"), ("milton", "maria", "sturmer")), (("seats", 2), ("milton", "maria")), ("lots", ())
    for key, party in fewer:
        take(setup, key)
        assert setup.form.party == party


@pytest.mark.heavy
@pytest.mark.rule("LD-020", "LD-050")
def test_whoever_sits_down_alone_has_companions_every_seat_can_be_anybodys_and_two_and_three_have_allies_or_four_characters() -> (
    None
):
    setup = made()
    assert [*evening(setup).holders.values()] == [PERSON, "normal", "normal", "normal"]
    for seat, level in enumerate(("hard", PERSON, PERSON, "easy")):
        take(setup, ("who", seat), level)
    assert list(evening(setup).holders.values()) == ["hard", PERSON, PERSON, "easy"]
    assert setup.focus.find(("allies", True)) is None
    for seats in (2, 3):
        take(setup, ("seats", seats), ("allies", True))
        assert sorted(evening(setup).holders) == list(range(seats))
        take(setup, ("allies", False))
        match = evening(setup)
        assert sorted(match.holders) == [0, 1, 2, 3] and (match.options.seats, match.options.befriended) == (seats, False)
        assert setup.focus.find(("who", 3)) is not None


# ------------------------------------------------------------------ what is varied
@pytest.mark.heavy
@pytest.mark.rule("LD-240", "LD-241", "LD-242", "LD-243", "LD-244", "LD-245", "LD-246")
def test_every_option_can_be_chosen_and_is_explained_in_a_line() -> None:
    assert set(SEGMENTS) | {"story", "characters"} == set(GAMES["london"].options_type.__struct_fields__)
    setup = made(all_stories=True)
    usual = evening(setup).options
    assert usual == type(usual)(), "who chooses nothing plays as printed"
    take(setup, ("story", "calypsos-bargain"), ("seats", 3))
    assert [one.what for one in variants(setup.form)] == list(SEGMENTS)
    for what, values in SEGMENTS.items():
        for value in values:
            take(setup, (what, value))
            if what not in ("level", "seats"):
                assert getattr(evening(setup).options, what) == value
        take(setup, ("seats", 3), ("level", "dread"))
    assert evening(setup).options.level == "dread"
    assert [one.what for one in variants(setup.form) if one.note] == [*SEGMENTS]


@pytest.mark.rule("LD-246", "LD-296")
def test_what_would_change_nothing_is_not_offered_without_a_seed_nothing_begins_and_the_way_back_leads_to_the_box() -> None:
    setup = made()
    assert setup.focus.find(("respite", True)) is None, "The Letter has no second Chapter"
    take(setup, ("pace", "half"))
    assert evening(setup).options.pace == "half"
    take(setup, ("level", "untimed"))
    assert setup.focus.find(("pace", "half")) is None and evening(setup).options.pace == "full"
    setup.seed = ""
    take(setup, "begin")
    assert setup.message == say("ui-seed-needed")
    setup.seed = "12"
    assert evening(setup).seed == 12 and press(setup, pygame.K_ESCAPE) == Goto("box", "london")
