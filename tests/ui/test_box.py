"""The open box: play now, learn or a custom game, in two presses from the menu to the first decision."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
from test_scale import SHAPES

from game.match import PERSON, Match
from game.storage import paths
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.registry import game_ui
from game.ui.scene.navigation import Goto
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import STAGED, LastSetup, Settings
from game.ui.table.tutorial.tutorial import NOTE, ON
from tests.ui import user_input

SURFACE = pygame.Surface((1280, 720))
in_each_game = pytest.mark.parametrize("game", STAGED)


def box(game: str, *, kiosk: bool = False, **chosen: Any) -> Any:
    """The box of a game."""
    context = sample_screens.context(Settings(**chosen))
    context.kiosk = kiosk
    made = BoxScene(context, game)
    made.draw(SURFACE)
    return made


def keys(scene: Any) -> list[object]:
    """The choices from left to right."""
    return [item.key for item in scene.focus.targets if item.group == "choices"]


@in_each_game
def test_who_is_new_is_asked_once_whether_to_learn(game: str) -> None:
    scene = box(game)
    guides = [("guide", one.name) for one in game_ui(game).setup.guides]
    assert keys(scene) == ["play", *guides, "custom"]
    assert scene.focus.current == guides[0]
    assert isinstance(scene.choose("play"), Goto)
    later = box(game, primers=preferences.load(paths.settings()).primers)
    assert keys(later) == keys(scene), "no choice changes its place"
    assert later.focus.current == "play"


@in_each_game
def test_each_tutorial_is_a_match_of_its_own(game: str) -> None:
    scene = box(game)
    for guide in game_ui(game).setup.guides:
        going = scene.take(scene.focus.find(("guide", guide.name)))
        assert going.subject.notes[min(guide.table.match.persons)][NOTE] == ON


@in_each_game
def test_from_the_menu_to_the_first_decision_it_takes_two_presses(game: str, window: Callable[..., App]) -> None:
    app = window(primers=[f"{game}-asked"], speed="instant")
    user_input.frames(app, 2)
    menu: Any = app.scene
    user_input.click(app, menu.focus.find(("box", game)))
    assert user_input.name_of(app) == "box"
    user_input.press(app, pygame.K_RETURN)
    scene: Any = app.scene
    for _ in range(600):
        user_input.frames(app, 1)
        if scene.client.seat is not None and not scene.controller.busy:
            break
    assert scene.dialog is None
    assert scene.client.decision is not None
    assert scene.client.seat is not None, "no further press is needed"
    assert not scene.controller.curtain


def test_play_now_begins_with_the_last_party_and_needs_a_person() -> None:
    last = LastSetup({"adventure": "find-the-icon"}, {"kat": PERSON, "allisa": "hard"}, [])
    going = box("ravenloft", primers=["ravenloft-asked"], setups={"ravenloft": last}).choose("play")
    match: Match = going.subject
    assert set(match.holders.values()) == {PERSON, "hard"}
    watched = LastSetup({"seats": 3}, {str(seat): "normal" for seat in range(5)}, [])
    going = box("dungeonville", primers=["dungeonville-asked"], setups={"dungeonville": watched}).choose("play")
    assert PERSON in going.subject.holders.values()


@pytest.mark.parametrize(
    ("persons", "killer", "party", "words"),
    [
        ((1, 2, 3), "butcher", (), "You: the survivors. Computer: the Butcher."),
        ((1, 2, 3), "random", (), "You: the survivors. Computer: the killer."),
        ((0,), "random", (), "You: the killer. Computer: the survivors."),
        ((0, 1, 2, 3), "butcher", (), "You: the Butcher and the survivors."),
        ((1, 2), "butcher", (), "You: 2 survivors. Computer: the Butcher and 1 survivor."),
        ((1, 2), "butcher", ("marco", "anna", "sophia"), "You: Marco and Anna. Computer: the Butcher and Sophia."),
    ],
)
def test_play_now_names_what_a_player_of_terrorscape_recognizes(
    persons: tuple[int, ...], killer: str, party: tuple[str, ...], words: str
) -> None:
    holders = {str(seat): PERSON if seat in persons else "normal" for seat in range(4)}
    scene = box("terrorscape", setups={"terrorscape": LastSetup({"killer": killer}, holders, list(party))})
    assert next(one.words for one in scene.choices() if one.key == "play") == words


@in_each_game
def test_a_kiosk_offers_no_tutorial_and_asks_nothing(game: str) -> None:
    assert keys(box(game, kiosk=True)) == ["play", "custom"]


@in_each_game
def test_how_to_play_opens_over_it_and_esc_goes_back(game: str) -> None:
    scene = box(game)
    scene.take(scene.focus.find("help"))
    scene.draw(SURFACE)
    assert isinstance(scene.dialog, HowToPlayDialog)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.dialog is None
    assert scene.back() == Goto("menu", game)
    assert scene.choose("custom") == Goto("setup", game)


@pytest.mark.parametrize("shape", SHAPES)
@in_each_game
def test_no_words_are_cut_in_any_shape(game: str, shape: str, screen: pygame.Surface) -> None:
    size, settings = SHAPES[shape]
    scene = BoxScene(sample_screens.context(settings), game)
    assert text_audit.faults(scene, size) == []
