"""The page of records, opened from the menu and from a box, with keys and mouse; and the records on the result screen."""

import csv
import io
from typing import Any

import msgspec
import pygame
import pytest
import sample_screens
import text_audit
from sample_screens import context

from game import text
from game.match.notes import is_tutorial
from game.storage import paths, results
from game.ui.app.routes import Router
from game.ui.draw import fonts
from game.ui.scene.navigation import Goto
from game.ui.screens import record_plots
from game.ui.screens.ledger import LedgerScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings, load
from game.ui.terrorscape.guides import GUIDES
from tests.nights import NOON, ended
from tests.ui import ledgers

SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def _ready() -> None:
    pygame.font.init()
    fonts.forget()
    text.use(game="common")


def shown(scene: Any) -> Any:
    scene.dirty = True
    scene.draw(pygame.Surface(SIZE))
    return scene


def press(scene: Any, key: int) -> Any:
    found = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    shown(scene)
    return found


def click(scene: Any, key: object) -> Any:
    pos = scene.canvas.point(*scene.focus.find(key).area.centre)
    found = scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    shown(scene)
    return found


def test_menu_and_box_open_the_records_of_their_game_and_come_back() -> None:
    results.append(paths.results("terrorscape"), [ledgers.night(1), ledgers.night(2, won=False)])
    for base, key in ((Goto("menu", "terrorscape"), "records"), (Goto("box", "terrorscape"), "records")):
        router = Router(context(Settings()))
        router.start(sample_screens.STAGES["menu"](Settings()))
        router.go(base)
        below = shown(router.scene)
        router.go(click(below, key))
        page: Any = shown(router.scene)
        assert isinstance(page, LedgerScene) and "2 games, 1 won (50%)" in text_audit.words(page, SIZE)
        router.go(press(page, pygame.K_ESCAPE))
        assert router.scene is below


def test_keys_and_mouse_show_a_night_other_games_and_profiles_and_the_page_says_where_the_export_is() -> None:
    page = shown(sample_screens.STAGES["records of many nights"](Settings()))
    assert "300 games, 200 won (67%)" in text_audit.words(page, SIZE)
    assert press(page, pygame.K_DOWN) is None and page.form.chosen == ("night", "night 299")
    said = text_audit.words(page, SIZE)
    assert "Computer players: Normal" in said and "Played by humans: Butcher" in said
    click(page, ("profile", "2"))
    assert "60 games, 40 won (67%)" in text_audit.words(page, SIZE)
    assert press(page, pygame.K_b) is None
    (file,) = paths.exports().iterdir()
    assert str(file) in page.form.filters["note"] and file.name[:20] == "records-terrorscape-"
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert len(rows) == 60 and {row["profile"] for row in rows} == {"2"}
    click(page, ("profile", None))
    click(page, ("game", "ravenloft"))
    said = text_audit.words(page, SIZE)
    assert "Healing Surges" in said and "Adventure" in said and "Killer" not in said
    click(page, ("game", "dungeonville"))
    assert "No finished games yet." in text_audit.words(page, SIZE)
    assert page.focus.find("act") is None  # there is nothing to export


@pytest.mark.usefixtures("screen")
def test_the_name_of_a_profile_is_typed_on_the_page_and_stays() -> None:
    page = shown(sample_screens.STAGES["records of many nights"](Settings()))
    assert "Name of profile 1: Wilhelmine-Luise" in text_audit.words(page, SIZE)
    click(page, ("profile", "2"))
    for typed, end, name in (
        ("Zoë B.", pygame.K_RETURN, "Zoë B."),
        ("X", pygame.K_ESCAPE, "Zoë B."),
        (" ", pygame.K_RETURN, "Player 2"),
    ):
        click(page, ("name", "2"))
        assert page.entry is not None
        page.update(16)
        page.entry.line.set_text("")
        for sign in typed:
            page.handle(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        assert press(page, end) is None and page.entry is None
        assert f"Name of profile 2: {name}" in text_audit.words(page, SIZE)
        assert load(paths.settings()).names.get("2", "Player 2") == name
    assert page.form.filters["profile"] == "2"


def test_an_export_that_cannot_be_written_and_a_damaged_store_are_said_on_the_page() -> None:
    paths.results("campaign").parent.mkdir(parents=True, exist_ok=True)
    paths.results("campaign").write_bytes(b"burnt")
    results.append(paths.results("terrorscape"), [ledgers.night(1)])
    paths.exports().write_bytes(b"a file is in the way")
    router = Router(context(Settings()))
    router.start(sample_screens.STAGES["menu"](Settings()))
    router.go(Goto("box", "terrorscape"))
    router.go(click(shown(router.scene), "records"))
    page: Any = shown(router.scene)
    assert "campaign.jsonl" in page.form.problem
    press(page, pygame.K_b)
    assert "can't be written" in page.form.problem and not page.form.filters["note"]


def test_the_match_of_a_tutorial_is_known_as_one_but_not_the_next_with_its_options() -> None:
    for guide in GUIDES:
        match = guide.new_match()
        assert is_tutorial(match) and not is_tutorial(match.again(match.seed))


def test_the_line_is_the_share_of_the_last_ten_games() -> None:
    assert record_plots.shares([True, False, True, True]) == [1.0, 0.5, 2 / 3, 0.75]
    assert record_plots.shares([False] * 10 + [True] * 10)[9::5] == [0.0, 0.5, 1.0]


@pytest.mark.parametrize("game", [pytest.param("terrorscape", marks=pytest.mark.heavy), "dungeonville"])
def test_the_result_screen_tells_the_records_that_were_broken(game: str) -> None:
    text.use(game=game)
    match = ended(game)
    match.holders[1 if game == "dungeonville" else 0] = "easy"
    mine: Any = results.result_of(match, NOON)
    file = paths.results(game)
    results.append(file, [msgspec.structs.replace(mine, match="before", rounds=mine.rounds + 3)])
    scene = ResultScene(context(Settings()), match, staged=False)
    assert scene.broken == "" and "record" not in text_audit.words(
        scene, SIZE
    )  # it is not stored: a demo, or one that was watched
    results.enter(match, file)
    scene = ResultScene(context(Settings()), match, staged=False)
    assert (
        f"New records: fastest win ({mine.rounds} rounds, was {mine.rounds + 3}) and 2 wins in a row (was 1)."
        in text_audit.words(scene, SIZE)
    )
