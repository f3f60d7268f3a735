"""The setup page: the party, the options, and why a match cannot begin."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch

from game.match import PERSON, Match
from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.campaign import Ledger
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import MEASURED
from game.storage import replays
from game.text import say
from game.ui.app.main_loop import App
from game.ui.ravenloft import setup_adventures
from game.ui.ravenloft.setup_adventures import help_text
from game.ui.ravenloft.setup_choices import Facts, PastResult, counted, party, printed
from game.ui.screens.setup.registration import Form


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch()
    user_input.press(made, pygame.K_RETURN)
    user_input.set_up(made)
    return made


@pytest.fixture
def scene(app: App) -> Any:
    """The set-up."""
    return app.scene


def item(app: App, key: object) -> Any:
    return user_input.screen_of(app).focus.find(key)  # type: ignore[arg-type]


def hold(app: App, hero: str, level: str) -> None:
    """Let somebody play a hero, by the mouse alone."""
    scene: Any = app.scene
    if scene.form.who[hero] == "home":
        user_input.click(app, item(app, ("who", hero)))
    user_input.click(app, item(app, ("who", hero)))
    user_input.click(app, item(app, level))


def test_each_adventure_takes_as_many_heroes_as_it_is_for(app: App, scene: Any) -> None:
    assert len(party(scene.form)) == 1
    user_input.click(app, item(app, ("adventure", "find-the-icon")))
    assert len(party(scene.form)) == 2
    user_input.click(app, item(app, ("adventure", "escape-the-tomb")))
    assert len(party(scene.form)) == 1
    user_input.click(app, item(app, ("adventure", "find-the-icon")))
    user_input.click(app, item(app, ("hero", party(scene.form)[0])))
    assert len(party(scene.form)) == 1
    assert scene.problem()
    user_input.click(app, item(app, "begin"))
    assert user_input.name_of(app) == "setup"
    assert scene.message


def test_where_one_goes_alone_another_hero_takes_the_place(app: App, scene: Any) -> None:
    assert party(scene.form) == ["arjhan"]
    user_input.click(app, item(app, ("who", "kat")))
    assert party(scene.form) == ["kat"]
    user_input.click(app, item(app, ("hero", "allisa")))
    assert party(scene.form) == ["allisa"]
    assert not scene.problem()
    for level in scene.levels("allisa"):
        hold(app, "allisa", level)
        assert party(scene.form) == ["allisa"]
    user_input.click(app, item(app, ("who", "allisa")))
    assert item(app, "home") is None, "somebody has to go"
    user_input.press(app, pygame.K_ESCAPE)
    user_input.frames(app, 2)
    user_input.click(app, item(app, ("hero", "allisa")))
    assert party(scene.form) == ["allisa"]


def test_what_is_in_focus_is_explained(app: App, scene: Any) -> None:
    told: dict[object, str] = {}
    for key in ("begin", ("power", "cleave"), ("power", "brute-strike"), ("hero", "kat"), ("who", "kat"), ("surges", 3), "seed"):
        scene.focus.current = key
        assert help_text(replace(scene.form, focus=key)).head in written(app), key
        told[key] = " ".join(help_text(replace(scene.form, focus=key)).lines)
        assert told[key].split()[-1] in written(app)
    assert len(set(told.values())) == len(told)
    assert say("text-cleave") in told["power", "cleave"]


def test_a_hero_is_played_by_a_person_or_any_agent_or_stays_at_home(app: App, scene: Any) -> None:
    scene.press(("adventure", "find-the-icon"))
    for level in (PERSON, *scene.levels("kat")[2:], "home"):
        hold(app, "kat", level)
        assert scene.form.who["kat"] == level
        assert scene.dialog is None
    user_input.screen_of(app).focus.current = ("who", "kat")
    user_input.press(app, pygame.K_LEFT, pygame.KMOD_LCTRL)
    assert scene.form.who["kat"] == scene.levels("kat")[-1]
    user_input.press(app, pygame.K_RIGHT, pygame.KMOD_LCTRL)
    assert scene.form.who["kat"] == scene.levels("kat")[0]


def test_a_number_chooses_who_plays_at_once_and_in_the_list(app: App, scene: Any) -> None:
    scene.press(("adventure", "find-the-icon"))
    user_input.frames(app)
    for number, level in enumerate(scene.levels("kat")):
        scene.focus.current = ("who", "kat")
        user_input.press(app, pygame.K_1 + number)
        assert (scene.form.who["kat"], scene.dialog) == (level, None)
    user_input.press(app, pygame.K_RETURN)
    user_input.frames(app)
    assert scene.dialog is not None
    assert scene.focus.current == scene.levels("kat")[-1], "it begins at who plays now"
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "setup", "the key that begins the night is meant for no list"
    user_input.press(app, pygame.K_2)
    user_input.frames(app)
    assert (scene.form.who["kat"], scene.dialog, scene.focus.current) == (PERSON, None, ("who", "kat"))


def test_what_is_chosen_is_what_is_played(app: App, scene: Any) -> None:
    user_input.click(app, item(app, ("adventure", "find-the-icon")))
    hold(app, "thorgrim", "random")
    for key in (("powers", "random"), ("surges", 3), ("treasures", 45)):
        user_input.click(app, item(app, key))
    scene.seed = "77"
    user_input.press(app, pygame.K_b)
    scene = app.scene
    match = scene.client.match
    assert (match.seed, match.options.powers, match.options.surges, match.options.treasures) == (77, "random", 3, 45)
    assert match.options.heroes == "arjhan,immeril,thorgrim"
    assert match.holders[2] == "random"


def test_a_seed_is_typed(app: App, scene: Any) -> None:
    user_input.click(app, item(app, "seed"))
    for sign in "4x2":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        user_input.frames(app)
    user_input.press(app, pygame.K_RETURN)
    assert scene.seed == "42"
    assert scene.entry is None
    user_input.click(app, item(app, "seed"))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="9"))
    user_input.press(app, pygame.K_ESCAPE)
    assert scene.seed == "42"
    user_input.click(app, item(app, "lot"))
    assert scene.seed.isdecimal()


def written(app: App) -> str:
    """Everything that stands on the screen."""
    scene: Any = app.scene
    return " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))


def test_how_many_of_such_nights_were_won_is_told_of_whoever_goes(app: App, scene: Any) -> None:
    told = set()
    for count in MEASURED:
        going = count.heroes or ORDER[: count.size]
        scene.press(("adventure", count.adventure))
        scene.form = replace(scene.form, who={hero: PERSON if hero in going else "home" for hero in ORDER})
        scene.set("surges", count.surges)
        if count == measured.fitting(MEASURED, count.adventure, going, printed(scene.form)):
            words = written(app)
            assert f"Win rate: about {round(100 * count.share)}%" in words
            assert ("with any" in words) == (not count.heroes)
        told.add(round(100 * count.share))
    assert len(told) > 4


def test_where_nobody_has_counted_that_is_said_and_no_skull_is_shown(
    app: App, scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []
    monkeypatch.setattr(setup_adventures, "skulls", lambda canvas, at, number, most, side: shown.append(number))
    assert "not measured yet" not in written(app)
    assert shown
    for key, value in (("powers", "random"), ("treasures", 45)):
        before = scene.form.values[key]
        shown.clear()
        scene.set(key, value)
        words = written(app)
        assert "not measured yet" in words
        assert "Win rate: about" not in words and "won: " not in words
        assert not shown
        scene.set(key, before)


def test_a_party_of_the_wrong_size_gets_no_count(app: App, scene: Any) -> None:
    scene.form = scene.form.give("kat", PERSON).give("allisa", PERSON)
    assert scene.problem()
    assert "Win rate: about" not in written(app) and "won: " not in written(app)


def test_without_a_seed_nothing_begins(app: App, scene: Any) -> None:
    scene.seed = ""
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "setup"
    assert scene.message


def test_a_card_is_read_and_put_back(app: App, scene: Any) -> None:
    user_input.click(app, item(app, ("powers", "free")))
    user_input.click(app, item(app, ("power", "precise-strike")))
    assert scene.form.opened == "precise-strike"
    user_input.press(app, pygame.K_ESCAPE)
    assert not scene.form.opened
    assert user_input.name_of(app) == "setup"
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "box"


def test_earlier_nights_are_remembered_and_damaged_files_left_out(app: App, tmp_path: Path) -> None:
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
