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
from game.ui.settings import LastSetup, Settings

SIZES = [(1280, 720), (1920, 1080)]
pytestmark = pytest.mark.usefixtures("screen")
in_every_game = pytest.mark.parametrize("game", BOXES)


def page(game: str, settings: Settings | None = None, *, kiosk: bool = False, adventure: str = "") -> Any:
    """The set-up of a game, drawn once; in the castle with an `adventure` chosen."""
    context = AppContext(settings or Settings(), AgentWorker(background=False))
    context.kiosk = kiosk
    setup: Any = SetupScene(context, game)
    draw(setup)
    if adventure and game == "ravenloft":
        setup.press(("adventure", adventure))
        draw(setup)
    return setup


def draw(setup: Any, size: tuple[int, int] = SIZES[0]) -> pygame.Surface:
    setup.dirty, surface = True, pygame.Surface(size)
    setup.draw(surface)
    return surface


@in_every_game
def test_every_level_is_explained_in_a_line_and_chosen_by_its_number_or_a_press(game: str) -> None:
    setup = page(game)
    setup.ask_holder(list(setup.form.who)[-1])
    assert isinstance(setup.dialog, HolderList)
    seat, levels = setup.dialog.seat, setup.dialog.levels
    assert {PERSON, *GAMES[game].agents} <= set(levels)
    notes = [holder_note(level) for level in levels]
    assert all(notes) and len(set(notes)) == len(notes)
    words = text_audit.words(setup, SIZES[0])
    assert all(note in words for note in notes)
    for size in SIZES:
        assert not text_audit.faults(setup, size)
    setup.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_0 + len(levels), mod=0, unicode=""))
    assert (setup.form.who[seat], setup.dialog) == (levels[-1], None)
    setup.ask_holder(seat)
    draw(setup)
    setup.take(setup.focus.find(levels[-2]))
    assert (setup.form.who[seat], setup.dialog) == (levels[-2], None)


@in_every_game
def test_the_list_opens_at_the_button_over_the_page_and_a_press_beside_it_closes_it(game: str) -> None:
    for size in SIZES:
        setup = page(game)
        assert not text_audit.faults(setup, size)
        before = draw(setup, size)
        seats = [item.key[1] for item in setup.focus.targets if isinstance(item.key, tuple) and item.key[0] == "who"]
        seat = next(one for one in seats if setup.form.who[one] != "home")
        button, who = setup.seat_button(seat), setup.form.who
        setup.take(setup.focus.find(("who", seat)))
        surface = draw(setup, size)
        area = setup.dialog.area
        assert area.x <= button.centre[0] <= area.x + area.w and area.y <= button.y + button.h + 10
        assert button.y - 10 <= area.y + area.h
        away = setup.context.canvas(surface).rect(setup.foot).center
        assert surface.get_at(away) == before.get_at(away)
        setup.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(6, size[1] - 6), button=1, touch=False))
        assert (setup.dialog, setup.form.who, setup.focus.current) == (None, who, ("who", seat))


@in_every_game
def test_each_way_to_sit_down_is_one_press_and_golden_then_and_chosen_again_but_not_in_a_kiosk(game: str) -> None:
    setup = page(game, adventure="find-the-icon")
    ways = [item.key for item in setup.focus.targets if item.group == "modes"]
    assert len(ways) >= 3
    persons = []
    for way in ways:
        assert setup.press(way) is None
        draw(setup)
        assert modes.chosen(setup.form, setup.ui) == way[1]
        persons.append(frozenset(seat for seat, level in setup.ui.holders(setup.form).items() if level == PERSON))
    assert len(set(persons)) == len(ways)
    assert {frozenset(), frozenset(setup.ui.holders(setup.form))} <= set(persons)
    setup.press(ways[-2])
    chosen = remembered(setup)
    assert setup.begin() is not None
    settings = preferences.load(paths.settings())
    assert remembered(page(game, settings)) == chosen
    assert dict(page(game, settings, kiosk=True).form.who) == dict(page(game).form.who)


def remembered(setup: Any) -> tuple[dict[Any, Any], dict[str, Any]]:
    """What is chosen, but for what is chosen anew each time."""
    return dict(setup.form.who), {what: value for what, value in setup.form.values.items() if what not in setup.ui.fresh}


def test_what_is_not_possible_any_more_is_forgotten() -> None:
    usual = page("ravenloft").form
    for gone in (LastSetup({"adventure": "burnt-down"}, {"arjhan": "person"}), LastSetup({"surges": 2}, {"arjhan": "a cat"})):
        assert page("ravenloft", Settings(setups={"ravenloft": gone})).form == usual
