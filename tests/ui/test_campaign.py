"""The campaign ledger, opened from the setup page and from the result screen, with keys and mouse."""

from typing import Any

import pygame
import pytest
import sample_screens
from sample_screens import context

from game import text
from game.match import Match
from game.rules import GAMES
from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.campaign import FILE
from game.storage import paths, results
from game.ui.draw import fonts
from game.ui.ravenloft.campaign import LEDGER, with_parties
from game.ui.ravenloft.setup_choices import party
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.navigation import Push
from game.ui.screens.ledger import LedgerScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from tests.ui import ledgers
from tests.ui.user_input import SceneStack


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journey, "MEASURED", ())  # what is advised here does not hang on new trials
    pygame.font.init()
    fonts.forget()
    text.use(game="ravenloft")


def shown(scene: Any, size: tuple[int, int] = (1280, 720)) -> Any:
    scene.draw(pygame.Surface(size))
    return scene


def handled(scene: Any, event: pygame.event.Event) -> Any:
    following = scene.handle(event)
    return shown(scene) if following is None else following


def press(scene: Any, key: int) -> Any:
    return handled(scene, pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def click(scene: Any, key: object) -> Any:
    pos = scene.canvas.point(*scene.focus.find(key).area.centre)
    return handled(scene, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))


def solo(seats: dict[int, str]) -> Match:
    return Match.new("ravenloft", seed=3, options={"adventure": "escape-the-tomb", "heroes": "kat"}, seats=seats)


def ledger(letter: float = 1.0) -> Any:
    return sample_screens.STAGES["campaign ledger"](Settings(letter=letter))


def test_an_evening_that_ends_at_the_table_is_entered_but_not_one_of_the_program_alone() -> None:
    for seats in ({0: "random"}, {}):
        match = solo(seats)
        scene: Any = castle_table(context(Settings()), match)
        before = len(results.stored(GAMES["ravenloft"]).results)
        while match.decision is not None:
            match.submit(0, match.advice(0, "random").choice)
        for _ in range(2):  # it stands there once
            scene.client._answered()
            assert len(results.stored(GAMES["ravenloft"]).results) - before == (not seats)


def test_the_set_up_opens_the_ledger_at_its_heroes_and_comes_back_with_what_is_advised() -> None:
    setup = SetupScene(context(Settings()), "ravenloft")
    setup.resumed(("find-the-icon", ["kat", "arjhan"], 0))
    setup.give("kat", "normal")
    stack = SceneStack(setup)
    book = shown(stack.to(press(shown(setup), pygame.K_l)))
    assert isinstance(book, LedgerScene) and book.form.filters["party"] == ["arjhan", "kat"]
    book = click(book, ("adventure", "blood-and-fog"))
    assert shown(stack.to(press(book, pygame.K_b))) is setup
    chosen = setup.form.values["adventure"], party(setup.form), setup.form.who["kat"], setup.form.values["surges"]
    assert chosen == ("blood-and-fog", ["arjhan", "kat"], "normal", 2)
    assert stack.to(press(shown(stack.to(click(setup, "ledger"))), pygame.K_ESCAPE)) is setup
    assert stack.to(press(shown(stack.to(press(setup, pygame.K_l))), pygame.K_l)) is setup
    setup = SetupScene(context(Settings()), "ravenloft")
    setup.resumed(("find-the-icon", ledgers.FOUR, 0))
    stack = SceneStack(setup)
    scene = stack.to(Push("ravenloft/campaign", ledgers.FOUR))
    scene.form.book.results += [ledgers.line("find-the-icon", won=False, seed=seed) for seed in range(2)]
    scene.form = with_parties(scene.form, [frozenset(ledgers.FOUR)])
    assert scene.form.filters["advised"] == ("find-the-icon", 3) and stack.to(press(shown(scene), pygame.K_b)) is setup
    assert setup.form.values["surges"] == 3


@pytest.mark.heavy
def test_the_end_of_an_evening_opens_the_ledger_and_goes_on_from_there() -> None:
    match = solo({})
    while match.decision is not None:
        match.answer("random")
    results.enter(match)
    end = shown(ResultScene(context(Settings()), match, staged=False))
    stack = SceneStack(end)
    book = shown(stack.to(click(end, "ledger")))
    assert isinstance(book, LedgerScene)
    assert (book.form.filters["party"], book.form.book.won(["kat"], "escape-the-tomb")) == (["kat"], False)
    assert stack.to(press(book, pygame.K_ESCAPE)) is end
    setup = stack.to(click(shown(stack.to(press(end, pygame.K_l))), "act"))
    assert isinstance(setup, SetupScene) and (setup.form.values["adventure"], party(setup.form)) == ("escape-the-tomb", ["kat"])


def test_another_party_and_every_evening_are_a_click_away_on_a_page_of_their_own_where_letters_are_large() -> None:
    for size in ((1280, 720), (1920, 1080)):
        scene = click(shown(ledger(), size), ("adventure", "find-the-icon"))
        assert scene.form.chosen == ("adventure", "find-the-icon")
        assert len(scene.form.book.of(scene.form.filters["party"], "find-the-icon")) == 8
        scene = click(scene, ("party", 1))
        assert scene.form.filters["party"] == ["kat"]
        assert [item.label for item in scene.focus.targets if item.group == "entries"] == journey.order(1)
    scene = ledger()
    scene.choose(("adventure", "cold-supper"))  # an adventure that is gone can be read about, but not set up
    assert shown(scene).focus.find("act") is None and press(scene, pygame.K_b) is scene
    scene = shown(ledger(letter=2.0))
    assert not scene.wide
    scene = press(scene, pygame.K_RETURN)
    assert scene.opened and not [item for item in scene.focus.targets if item.group == "entries"]
    assert press(scene, pygame.K_ESCAPE) is scene and not scene.opened
    paths.results(FILE).mkdir(parents=True)
    scene = LedgerScene(context(Settings()), ui=LEDGER)
    assert "campaign.jsonl" in scene.form.problem


@pytest.mark.heavy
def test_the_set_up_marks_what_just_these_heroes_have_won_and_what_comes_next() -> None:
    def picture(*, won: bool, heroes: tuple[str, ...] = ("arjhan", "immeril")) -> bytes:
        made: Any = SetupScene(context(Settings()), "ravenloft")
        made.seed = "7"
        made.resumed(("find-the-icon", ["arjhan", "immeril"], 0))
        made.form.facts.book.results = [ledgers.line("find-the-icon", heroes=heroes)] if won else []
        surface = pygame.Surface((1920, 1080))
        made.draw(surface)
        area = made.focus.find(("adventure", "find-the-icon")).area
        return pygame.image.tobytes(surface.subsurface(made.canvas.rect(area)), "RGB")

    assert picture(won=True) != picture(won=False) and picture(won=True, heroes=("kat", "allisa")) == picture(won=False)
