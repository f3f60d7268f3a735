"""Who may hold a seat, in the set-up of each game: every level is explained in a line, and chosen by mouse or by its number."""

from typing import Any

import pygame
import pytest
import text_audit

from game.match import PERSON
from game.rules import GAMES
from game.storage import paths
from game.ui import settings as preferences
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.menu.scene import BOXES
from game.ui.screens.setup import modes
from game.ui.screens.setup.holders import HolderList
from game.ui.screens.setup.page import holder_note
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings

SIZES = [(1280, 720), (1920, 1080)]


def asked(game: str) -> Any:
    """The set-up of a game, with the list of all who may hold its last seat."""
    setup: Any = SetupScene(AppContext(Settings(), AgentWorker(background=False)), game)
    setup.draw(pygame.Surface(SIZES[0]))
    setup.ask_holder(list(setup.form.who)[-1])
    return setup


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOXES)
def test_every_level_is_explained_in_a_line_of_its_own(game: str, size: tuple[int, int], screen: pygame.Surface) -> None:
    setup = asked(game)
    assert isinstance(setup.dialog, HolderList)
    levels = [PERSON, *GAMES[game].agents]
    assert set(levels) <= set(setup.dialog.levels)
    notes = [holder_note(level) for level in setup.dialog.levels]
    assert all(notes)
    assert len(set(notes)) == len(notes)
    lines = " ".join(line.words for line in text_audit.read(setup, size))
    assert all(note in lines for note in notes)
    assert not text_audit.faults(setup, size)


@pytest.mark.parametrize("game", BOXES)
def test_a_number_or_a_press_chooses_the_holder(game: str, screen: pygame.Surface) -> None:
    setup = asked(game)
    seat, level = setup.dialog.seat, setup.dialog.levels[-1]
    number = len(setup.dialog.levels)
    setup.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_0 + number, mod=0, unicode=""))
    assert setup.form.who[seat] == level
    assert setup.dialog is None
    setup.ask_holder(seat)
    setup.draw(screen)
    setup.take(setup.focus.find(setup.dialog.levels[-2]))
    assert setup.form.who[seat] == setup.levels(seat)[-2]
    assert setup.dialog is None


def page(game: str, settings: Settings | None = None, *, kiosk: bool = False, adventure: str = "") -> Any:
    """The set-up of a game, drawn once; in the castle with an `adventure` chosen."""
    context = AppContext(settings or Settings(), AgentWorker(background=False))
    context.kiosk = kiosk
    setup: Any = SetupScene(context, game)
    surface = pygame.Surface(SIZES[0])
    setup.draw(surface)
    if adventure and game == "ravenloft":
        setup.press(("adventure", adventure))
        setup.draw(surface)
    return setup


def ways_of(setup: Any) -> list[Any]:
    """The keys of the ways to sit down."""
    return [item.key for item in setup.focus.targets if item.group == "modes"]


@pytest.mark.parametrize("game", BOXES)
def test_each_way_to_sit_down_is_one_press_and_golden_then(game: str, screen: pygame.Surface) -> None:
    setup = page(game, adventure="find-the-icon")
    ways = ways_of(setup)
    assert len(ways) >= 3
    persons = []
    for way in ways:
        assert setup.press(way) is None
        setup.draw(screen)
        assert modes.chosen(setup.form, setup.ui) == way[1]
        persons.append(frozenset(seat for seat, level in setup.ui.holders(setup.form).items() if level == PERSON))
    assert len(set(persons)) == len(ways)
    assert frozenset() in persons
    assert frozenset(setup.ui.holders(setup.form)) in persons


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOXES)
def test_the_ways_lie_over_nothing(game: str, size: tuple[int, int], screen: pygame.Surface) -> None:
    assert not text_audit.faults(page(game), size)


@pytest.mark.parametrize("game", BOXES)
def test_what_was_chosen_last_is_chosen_again_but_not_in_a_kiosk(game: str, screen: pygame.Surface) -> None:
    first = page(game, adventure="find-the-icon")
    first.press(ways_of(first)[-2])
    form = first.form
    assert first.begin() is not None
    settings = preferences.load(paths.settings())
    again = page(game, settings)
    assert dict(again.form.who) == dict(form.who)
    assert {what: value for what, value in again.form.values.items() if what not in again.ui.fresh} == {
        what: value for what, value in form.values.items() if what not in again.ui.fresh
    }
    assert dict(page(game, settings, kiosk=True).form.who) == dict(page(game).form.who)


def test_what_is_not_possible_any_more_is_forgotten(screen: pygame.Surface) -> None:
    usual = page("ravenloft").form
    gone = preferences.LastSetup({"adventure": "burnt-down"}, {"arjhan": "person"})
    assert page("ravenloft", Settings(setups={"ravenloft": gone})).form == usual
    odd = preferences.LastSetup({"surges": 2}, {"arjhan": "a cat"})
    assert page("ravenloft", Settings(setups={"ravenloft": odd})).form == usual


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", BOXES)
def test_the_list_opens_at_the_button_over_the_page_and_a_press_beside_it_closes_it(
    game: str, size: tuple[int, int], screen: pygame.Surface
) -> None:
    setup, surface = page(game), pygame.Surface(size)
    setup.dirty = True
    setup.draw(surface)
    seats = [item.key[1] for item in setup.focus.targets if isinstance(item.key, tuple) and item.key[0] == "who"]
    seat = next(one for one in seats if setup.form.who[one] != "home")
    button, before = setup.seat_button(seat), surface.copy()
    setup.take(setup.focus.find(("who", seat)))
    setup.draw(surface)
    area = setup.dialog.area
    assert area.x <= button.centre[0] <= area.x + area.w
    assert area.y <= button.y + button.h + 10
    assert button.y - 10 <= area.y + area.h
    away = setup.context.canvas(surface).rect(setup.foot).center
    assert surface.get_at(away) == before.get_at(away)
    who = setup.form.who
    place = (6, size[1] - 6)
    setup.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
    assert setup.dialog is None
    assert setup.form.who == who
    assert setup.focus.current == ("who", seat)
