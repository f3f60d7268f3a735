"""The setup page: the party, the options, and why a match cannot begin."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch, click_on as click

from game.match import PERSON, Match
from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.campaign import Ledger
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import MEASURED
from game.storage import replays
from game.text import say
from game.ui.app.main_loop import App
from game.ui.ravenloft import setup_adventures
from game.ui.ravenloft.setup_adventures import help_text, odds_text
from game.ui.ravenloft.setup_choices import Facts, PastResult, counted, party, printed
from game.ui.screens.setup.registration import Form

ICON, TOMB = ("adventure", "find-the-icon"), ("adventure", "escape-the-tomb")


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch()
    user_input.press(made, pygame.K_RETURN)
    user_input.set_up(made)
    return made


@pytest.fixture
def scene(app: App) -> Any:
    return app.scene


def hold(app: App, hero: str, level: str) -> None:
    """Let somebody play a hero, by the mouse alone."""
    scene: Any = app.scene
    if scene.form.who[hero] == "home":
        click(app, ("who", hero))
    click(app, ("who", hero), level)


def written(app: App) -> str:
    return text_audit.words(user_input.screen_of(app), (1920, 1080))


def test_each_adventure_takes_as_many_heroes_as_it_is_for_and_where_one_goes_another_takes_the_place(
    app: App, scene: Any
) -> None:
    for key, hero in ((None, "arjhan"), (("who", "kat"), "kat"), (("hero", "allisa"), "allisa")):
        if key:
            click(app, key)
        assert party(scene.form) == [hero]
    assert not scene.problem()
    for level in scene.levels("allisa"):
        hold(app, "allisa", level)
        assert party(scene.form) == ["allisa"]
    click(app, ("who", "allisa"))
    assert scene.focus.find("home") is None, "somebody has to go"
    user_input.press(app, pygame.K_ESCAPE)
    user_input.frames(app, 2)
    click(app, ("hero", "allisa"))
    assert party(scene.form) == ["allisa"]
    for adventure, count in ((None, 1), (ICON, 2), (TOMB, 1), (ICON, 2)):
        if adventure:
            click(app, adventure)
        assert len(party(scene.form)) == count
    click(app, ("hero", party(scene.form)[0]))
    assert len(party(scene.form)) == 1 and scene.problem()
    click(app, "begin")
    assert user_input.name_of(app) == "setup" and scene.message


def test_what_is_in_focus_is_explained_and_what_is_chosen_is_what_is_played(app: App, scene: Any) -> None:
    told: dict[object, str] = {}
    for key in ("begin", ("power", "cleave"), ("power", "brute-strike"), ("hero", "kat"), ("who", "kat"), ("surges", 3), "seed"):
        scene.focus.current = key
        found, words = help_text(replace(scene.form, focus=key)), written(app)
        assert found.head in words, key
        told[key] = " ".join(found.lines)
        assert told[key].split()[-1] in words
    assert len(set(told.values())) == len(told) and say("text-cleave") in told["power", "cleave"]
    click(app, ICON)
    hold(app, "thorgrim", "random")
    click(app, ("powers", "random"), ("surges", 3), ("treasures", 45))
    scene.seed = "77"
    user_input.press(app, pygame.K_b)
    match = app.scene.client.match  # type: ignore[attr-defined]
    assert (match.seed, match.options.powers, match.options.surges, match.options.treasures) == (77, "random", 3, 45)
    assert match.options.heroes == "arjhan,immeril,thorgrim" and match.holders[2] == "random"


def test_a_hero_is_played_by_a_person_or_any_agent_or_stays_at_home(app: App, scene: Any) -> None:
    scene.press(ICON)
    user_input.frames(app)
    levels = scene.levels("kat")
    for level in (PERSON, *levels[2:], "home"):
        hold(app, "kat", level)
        assert (scene.form.who["kat"], scene.dialog) == (level, None)
    scene.focus.current = ("who", "kat")
    for key, level in ((pygame.K_LEFT, levels[-1]), (pygame.K_RIGHT, levels[0])):
        user_input.press(app, key, pygame.KMOD_LCTRL)
        assert scene.form.who["kat"] == level
    for number, level in enumerate(levels):
        scene.focus.current = ("who", "kat")
        user_input.press(app, pygame.K_1 + number)
        assert (scene.form.who["kat"], scene.dialog) == (level, None)
    user_input.press(app, pygame.K_RETURN)
    user_input.frames(app)
    assert scene.dialog is not None
    assert scene.focus.current == levels[-1], "it begins at who plays now"
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "setup", "the key that begins the night is meant for no list"
    user_input.press(app, pygame.K_2)
    user_input.frames(app)
    assert (scene.form.who["kat"], scene.dialog, scene.focus.current) == (PERSON, None, ("who", "kat"))


def test_a_seed_is_typed_without_one_nothing_begins_and_a_card_is_read_and_put_back(app: App, scene: Any) -> None:
    for typed, key in (("4x2", pygame.K_RETURN), ("9", pygame.K_ESCAPE)):
        click(app, "seed")
        for sign in typed:
            user_input.post(pygame.TEXTINPUT, text=sign)
            user_input.frames(app)
        user_input.press(app, key)
        assert (scene.seed, scene.entry) == ("42", None)
    click(app, "lot")
    assert scene.seed.isdecimal()
    scene.seed = ""
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "setup" and scene.message
    click(app, ("powers", "free"), ("power", "precise-strike"))
    assert scene.form.opened == "precise-strike"
    for leads_to in ("setup", "box"):
        user_input.press(app, pygame.K_ESCAPE)
        assert not scene.form.opened and user_input.name_of(app) == leads_to


def test_how_many_of_such_nights_were_won_is_told_or_that_nobody_has_counted(
    app: App, scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []
    monkeypatch.setattr(setup_adventures, "skulls", lambda canvas, at, number, most, side: shown.append(number))
    assert "not measured yet" not in written(app) and shown
    for key, value in (("powers", "random"), ("treasures", 45)):
        before = scene.form.values[key]
        shown.clear()
        scene.set(key, value)
        words = written(app)
        assert "not measured yet" in words and "Win rate: about" not in words and "won: " not in words
        assert not shown
        scene.set(key, before)
    scene.form = scene.form.give("kat", PERSON).give("allisa", PERSON)  # too many for this adventure
    assert scene.problem()
    words = written(app)
    assert "Win rate: about" not in words and "won: " not in words
    told, painted = set(), set[bool]()
    for count in MEASURED:
        going = count.heroes or ORDER[: count.size]
        scene.press(("adventure", count.adventure))
        scene.form = replace(scene.form, who={hero: PERSON if hero in going else "home" for hero in ORDER})
        scene.set("surges", count.surges)
        found = measured.fitting(MEASURED, count.adventure, party(scene.form), printed(scene.form))
        if found == count:
            words = odds_text(found)
            assert words.startswith(f"Win rate: about {round(100 * count.share)}%")
            assert ("with any" in words) == (not count.heroes)
            if bool(count.heroes) not in painted:  # on the page, once of each kind
                painted.add(bool(count.heroes))
                assert words in written(app)
        told.add(round(100 * count.share))
    assert len(told) > 4 and painted == {True, False}


def test_earlier_nights_are_remembered_and_damaged_files_left_out(tmp_path: Path) -> None:
    for seed in (3, 4):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "1", "heroes": "kat"})
        while match.decision is not None:
            match.answer("random")
        replays.add(match, tmp_path)
    (tmp_path / "night-20260101-000000-0.json").write_text("{", encoding="utf-8")
    form = Form({}, {}, facts=Facts(Ledger(), {}))
    for path in replays.files(tmp_path):
        form = counted(form, path)
    assert form.facts.known["escape-the-tomb"].nights == 2
    assert PastResult().with_result(True, 30).with_result(False, 9).with_result(True, 20) == PastResult(3, 2, 20)
