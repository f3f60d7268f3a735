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

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journey, "MEASURED", ())  # what is advised here does not hang on new trials
    pygame.font.init()
    fonts.forget()
    text.use(game="ravenloft")


def shown(scene: Any, size: tuple[int, int] = (1280, 720)) -> Any:
    scene.draw(pygame.Surface(size))
    return scene


def press(scene: Any, key: int) -> Any:
    following = scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return shown(scene) if following is None else following


def click(scene: Any, key: object) -> Any:
    item = scene.focus.find(key)
    assert item is not None
    x, y = scene.canvas.point(*item.area.centre)
    following = scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    return shown(scene) if following is None else following


def ended() -> Match:
    """Return a finished match of a human player."""
    match = Match.new("ravenloft", seed=3, options={"adventure": "escape-the-tomb", "heroes": "kat"})
    while match.decision is not None:
        match.answer("random")
    return match


def test_an_evening_that_ends_at_the_table_is_entered_but_not_one_of_the_program_alone() -> None:
    for seats in ({0: "random"}, {}):
        match = Match.new("ravenloft", seed=3, options={"adventure": "escape-the-tomb", "heroes": "kat"}, seats=seats)
        scene: Any = castle_table(context(Settings()), match)
        before = len(results.stored(GAMES["ravenloft"]).results)
        while match.decision is not None:
            last = match.advice(0, "random").choice
            match.submit(0, last)
        scene.client._answered()
        assert len(results.stored(GAMES["ravenloft"]).results) - before == (not seats)
        scene.client._answered()
        assert len(results.stored(GAMES["ravenloft"]).results) - before == (not seats), "it stands there once"


def test_the_set_up_opens_the_ledger_at_its_heroes_and_comes_back_with_what_is_advised() -> None:
    setup = SetupScene(context(Settings()), "ravenloft")
    setup.resumed(("find-the-icon", ["kat", "arjhan"], 0))
    setup.give("kat", "normal")
    stack = SceneStack(setup)
    ledger = shown(stack.to(press(shown(setup), pygame.K_l)))
    assert isinstance(ledger, LedgerScene)
    assert ledger.form.filters["party"] == ["arjhan", "kat"]
    ledger = click(ledger, ("adventure", "blood-and-fog"))
    back = shown(stack.to(press(ledger, pygame.K_b)))
    assert back is setup
    assert (setup.form.values["adventure"], party(setup.form), setup.form.who["kat"], setup.form.values["surges"]) == (
        "blood-and-fog",
        ["arjhan", "kat"],
        "normal",
        2,
    )
    assert stack.to(press(shown(stack.to(click(setup, "ledger"))), pygame.K_ESCAPE)) is setup
    assert stack.to(press(shown(stack.to(press(setup, pygame.K_l))), pygame.K_l)) is setup


def test_the_end_of_an_evening_opens_the_ledger_and_goes_on_from_there() -> None:
    match = ended()
    results.enter(match)
    end = shown(ResultScene(context(Settings()), match, staged=False))
    stack = SceneStack(end)
    ledger = shown(stack.to(click(end, "ledger")))
    assert isinstance(ledger, LedgerScene)
    assert (ledger.form.filters["party"], ledger.form.book.won(["kat"], "escape-the-tomb")) == (["kat"], False)
    assert stack.to(press(ledger, pygame.K_ESCAPE)) is end
    ledger = shown(stack.to(press(end, pygame.K_l)))
    setup = stack.to(click(ledger, "act"))
    assert isinstance(setup, SetupScene)
    assert (setup.form.values["adventure"], party(setup.form)) == ("escape-the-tomb", ["kat"])


def test_advised_surges_are_set_up_with_the_adventure() -> None:
    setup = SetupScene(context(Settings()), "ravenloft")
    setup.resumed(("find-the-icon", ledgers.FOUR, 0))
    stack = SceneStack(setup)
    scene = stack.to(Push("ravenloft/campaign", ledgers.FOUR))
    scene.form.book.results += [ledgers.line("find-the-icon", won=False, seed=seed) for seed in range(2)]
    scene.form = with_parties(scene.form, [frozenset(ledgers.FOUR)])
    assert scene.form.filters["advised"] == ("find-the-icon", 3)
    assert stack.to(press(shown(scene), pygame.K_b)) is setup
    assert setup.form.values["surges"] == 3


@pytest.mark.parametrize("size", SIZES)
def test_another_party_and_every_evening_of_an_adventure_are_a_click_away(size: tuple[int, int]) -> None:
    scene: Any = sample_screens.STAGES["campaign ledger"](Settings())
    scene = click(shown(scene, size), ("adventure", "find-the-icon"))
    assert scene.form.chosen == ("adventure", "find-the-icon")
    assert len(scene.form.book.of(scene.form.filters["party"], "find-the-icon")) == 8
    scene = click(scene, ("party", 1))
    assert scene.form.filters["party"] == ["kat"]
    assert [item.label for item in scene.focus.targets if item.group == "entries"] == journey.order(1)


def test_where_letters_are_large_the_evenings_have_a_page_of_their_own() -> None:
    scene: Any = sample_screens.STAGES["campaign ledger"](Settings(letter=2.0))
    shown(scene)
    assert not scene.wide
    scene = press(scene, pygame.K_RETURN)
    assert scene.opened
    assert not [item for item in scene.focus.targets if item.group == "entries"]
    assert press(scene, pygame.K_ESCAPE) is scene
    assert not scene.opened


def test_an_adventure_that_is_gone_can_be_read_about_but_not_set_up() -> None:
    scene: Any = sample_screens.STAGES["campaign ledger"](Settings())
    scene.choose(("adventure", "cold-supper"))
    assert shown(scene).focus.find("act") is None
    assert press(scene, pygame.K_b) is scene


def test_a_ledger_that_cannot_be_read_is_told_on_its_page() -> None:
    paths.results(FILE).mkdir(parents=True)
    scene = LedgerScene(context(Settings()), ui=LEDGER)
    assert "campaign.jsonl" in scene.form.problem


def test_the_set_up_marks_what_just_these_heroes_have_won_and_what_comes_next() -> None:
    def picture(*, won: bool, heroes: tuple[str, ...] = ("arjhan", "immeril")) -> bytes:
        made = SetupScene(context(Settings()), "ravenloft")
        made.seed = "7"
        made.resumed(("find-the-icon", ["arjhan", "immeril"], 0))
        made.form.facts.book.results = [ledgers.line("find-the-icon", heroes=heroes)] if won else []
        surface = pygame.Surface((1920, 1080))
        made.draw(surface)
        item = made.focus.find(("adventure", "find-the-icon"))
        assert item is not None
        assert made.canvas is not None
        return pygame.image.tobytes(surface.subsurface(made.canvas.rect(item.area)), "RGB")

    assert picture(won=True) != picture(won=False)
    assert picture(won=True, heroes=("kat", "allisa")) == picture(won=False)
