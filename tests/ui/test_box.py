"""The open box, in two presses from the menu to the first decision; the how-to-play pages over it, of at most six short cards."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.match import PERSON
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import how_to_play as dungeonville
from game.ui.london import how_to_play as london
from game.ui.ravenloft import how_to_play as ravenloft
from game.ui.registry import game_ui
from game.ui.scene.navigation import Goto
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import MOST, WORDS, HowToPlay, HowToPlayDialog, across
from game.ui.settings import STAGED, LastSetup, Settings
from game.ui.table.tutorial.tutorial import NOTE, ON
from game.ui.terrorscape import how_to_play as terrorscape
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from tests.ui import user_input

pytestmark = pytest.mark.usefixtures("screen")
SHAPES = [
    ((1280, 720), Settings()),
    ((1280, 720), Settings(scale=2.0)),
    ((1280, 720), Settings(letter=2.0)),
    ((1920, 1080), Settings(table=True)),
]
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
def test_who_is_new_is_asked_once_whether_to_learn_and_each_tutorial_is_a_match_of_its_own(game: str) -> None:
    scene, guides = box(game), game_ui(game).setup.guides
    lessons = [("guide", one.name) for one in guides]
    assert keys(scene) == ["play", *lessons, "custom"] and scene.focus.current == lessons[0]
    assert keys(box(game, kiosk=True)) == ["play", "custom"], "a kiosk offers no tutorial and asks nothing"
    for guide in guides:
        going = box(game).take(scene.focus.find(("guide", guide.name)))
        assert going.subject.notes[min(guide.table.match.persons)][NOTE] == ON
    assert isinstance(scene.choose("play"), Goto)
    later = box(game, primers=preferences.load(paths.settings()).primers)
    assert keys(later) == keys(scene), "no choice changes its place"
    assert later.focus.current == "play"


@in_each_game
def test_from_the_menu_to_the_first_decision_it_takes_two_presses(game: str, window: Callable[..., App]) -> None:
    app = window("1024x720", primers=[f"{game}-asked"], speed="instant")
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
    assert scene.dialog is None and scene.client.decision is not None and not scene.controller.curtain
    assert scene.client.seat is not None, "no further press is needed"


def test_play_now_begins_with_the_last_party_needs_a_person_and_names_the_sides_of_terrorscape() -> None:
    last = LastSetup({"adventure": "find-the-icon"}, {"kat": PERSON, "allisa": "hard"}, [])
    going = box("ravenloft", primers=["ravenloft-asked"], setups={"ravenloft": last}).choose("play")
    assert set(going.subject.holders.values()) == {PERSON, "hard"}
    watched = LastSetup({"seats": 3}, {str(seat): "normal" for seat in range(5)}, [])
    going = box("dungeonville", primers=["dungeonville-asked"], setups={"dungeonville": watched}).choose("play")
    assert PERSON in going.subject.holders.values()
    for persons, killer, party, words in (
        ((1, 2, 3), "butcher", (), "You: the survivors. Computer: the Butcher."),
        ((1, 2, 3), "random", (), "You: the survivors. Computer: the killer."),
        ((0,), "random", (), "You: the killer. Computer: the survivors."),
        ((0, 1, 2, 3), "butcher", (), "You: the Butcher and the survivors."),
        ((1, 2), "butcher", (), "You: 2 survivors. Computer: the Butcher and 1 survivor."),
        ((1, 2), "butcher", ("marco", "anna", "sophia"), "You: Marco and Anna. Computer: the Butcher and Sophia."),
    ):
        holders = {str(seat): PERSON if seat in persons else "normal" for seat in range(4)}
        scene = box("terrorscape", setups={"terrorscape": LastSetup({"killer": killer}, holders, list(party))})
        assert next(one.words for one in scene.choices() if one.key == "play") == words


@in_each_game
def test_how_to_play_opens_over_it_esc_goes_back_and_no_words_are_cut_in_any_shape(game: str) -> None:
    scene = box(game)
    scene.take(scene.focus.find("help"))
    scene.draw(SURFACE)
    assert isinstance(scene.dialog, HowToPlayDialog)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.dialog is None and (scene.back(), scene.choose("custom")) == (Goto("menu", game), Goto("setup", game))
    made = ((BoxScene(sample_screens.context(settings), game), size) for size, settings in SHAPES)
    faults = [fault for scene, size in made for fault in text_audit.faults(scene, size)]
    assert not faults, faults


PAGES: dict[str, tuple[str, Callable[[], HowToPlay]]] = {
    "dungeonville": ("dungeonville", lambda: dungeonville.page_of(12)),
    "killer": ("terrorscape", lambda: terrorscape.page_of(KILLER, separate=False)),
    "killer of a few": ("terrorscape", lambda: terrorscape.page_of(KILLER, separate=True)),
    "survivors": ("terrorscape", lambda: terrorscape.page_of(SURVIVORS, separate=False)),
    "survivors on their own": ("terrorscape", lambda: terrorscape.page_of(SURVIVORS, separate=True)),
    "planning": ("london", lambda: london.page_of(london.PLANNING, 12)),
    "planning without a clock": ("london", lambda: london.page_of(london.PLANNING, None)),
    "story": ("london", lambda: london.page_of(london.STORY, 12)),
    "endgame": ("london", lambda: london.page_of(london.ENDGAME, 12)),
    "endgame with its Antagonist": ("london", lambda: london.page_of(london.ENDGAME, 12, "the-caller")),
    **{adventure: ("ravenloft", lambda adventure=adventure: ravenloft.page_of(adventure)) for adventure in ADVENTURES},
}
HEADING = 4
"""The most words of a heading in English."""
GOAL = "ui-primer-tonight"
"""The line with the goal of an adventure, which may be a sentence longer."""


def dialog(name: str) -> Any:
    """A page over the box of its game."""
    game, page = PAGES[name]
    scene: Any = BoxScene(sample_screens.context(Settings(speed="instant")), game)
    text.use(game=game)
    return HowToPlayDialog(scene, page())


def test_a_page_has_at_most_six_parts_with_one_short_line_each() -> None:
    faults = []
    for name, device in product(PAGES, ("keys", "mouse", "pad")):
        made = dialog(name)
        made.on.context.input.device = device
        faults += [] if 0 < len(made.page.parts) <= MOST else [name]
        for part in made.page.parts:
            head, line = made.words(part)
            short = len(head.split()) <= HEADING and (len(line.split()) <= WORDS or part.text == GOAL)
            faults += [] if short else [f"{name}, {device}: {head}: {line}"]
    assert not faults, faults


def test_each_part_has_a_picture_of_its_own_in_as_many_columns_as_there_is_room_for() -> None:
    area, faults = Area(0, 0, 320, 180), list[str]()
    for name in [name for name, (game, _) in PAGES.items() if game != "ravenloft"] + ["find-the-icon"]:
        seen, parts = set(), dialog(name).page.parts
        for part in parts:
            surface = pygame.Surface((320, 180))
            part.picture(Canvas(surface, (1920, 1080)), area)
            colours = {tuple(surface.get_at((x, y))) for x in range(0, 320, 8) for y in range(0, 180, 8)}
            faults += [] if len(colours) > 100 else [f"{name}: {part.text}"]
            seen.add(pygame.image.tobytes(surface, "RGB"))
        faults += [] if len(seen) == len(parts) else [name]
    assert not faults, faults
    assert [across(wide, 1.0) for wide in (1800, 1200, 900, 500, 200)] == [3, 3, 2, 1, 1] and across(1200, 1.5) == 2
