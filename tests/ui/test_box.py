"""The open box, in two presses from the menu to the first decision; its how-to-play pages; the set-up: the party, who holds a seat, why nothing begins."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch, click_on as click

from game import text
from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.ravenloft.adventures import measured
from game.rules.ravenloft.adventures.campaign import Ledger
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES, MEASURED
from game.storage import paths, replays
from game.text import say
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import how_to_play as dungeonville
from game.ui.london import how_to_play as london
from game.ui.ravenloft import how_to_play as ravenloft, setup_adventures
from game.ui.ravenloft.setup_adventures import help_text, odds_text
from game.ui.ravenloft.setup_choices import Facts, PastResult, counted, party, printed
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import MOST, WORDS, HowToPlay, HowToPlayDialog, across
from game.ui.screens.menu.scene import BOXES
from game.ui.screens.setup import modes
from game.ui.screens.setup.holders import HolderList
from game.ui.screens.setup.page import holder_note
from game.ui.screens.setup.registration import Form
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import STAGED, LastSetup, Settings
from game.ui.table.tutorial.tutorial import NOTE, ON
from game.ui.terrorscape import how_to_play as terrorscape
from game.ui.terrorscape.layout import KILLER, SURVIVORS

pytestmark = pytest.mark.usefixtures("screen")
SHAPES = [
    ((1280, 720), Settings()), ((1280, 720), Settings(scale=2.0)), ((1280, 720), Settings(letter=2.0)), ((1920, 1080), Settings(table=True)),
]  # fmt: skip
SURFACE = pygame.Surface((1280, 720))
in_each_game = pytest.mark.parametrize("game", STAGED)


def box(game: str, *, kiosk: bool = False, **chosen: Any) -> Any:
    context = sample_screens.context(Settings(**chosen))
    context.kiosk = kiosk
    made = BoxScene(context, game)
    made.draw(SURFACE)
    return made


def keys(scene: Any) -> list[object]:
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


@pytest.mark.heavy
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


def test_play_now_begins_with_the_last_party_if_it_is_possible_needs_a_person_and_names_sides() -> None:
    last = LastSetup({"adventure": "find-the-icon"}, {"kat": PERSON, "allisa": "hard"}, [])
    going = box("ravenloft", primers=["ravenloft-asked"], setups={"ravenloft": last}).choose("play")
    assert set(going.subject.holders.values()) == {PERSON, "hard"}
    watched = LastSetup({"seats": 3}, {str(seat): "normal" for seat in range(5)}, [])
    going = box("dungeonville", primers=["dungeonville-asked"], setups={"dungeonville": watched}).choose("play")
    assert PERSON in going.subject.holders.values()
    for persons, killer, survivors, words in (
        ((1, 2, 3), "butcher", (), "You: the survivors. Computer: the Butcher."),
        ((1, 2, 3), "random", (), "You: the survivors. Computer: the killer."),
        ((0,), "random", (), "You: the killer. Computer: the survivors."),
        ((0, 1, 2, 3), "butcher", (), "You: the Butcher and the survivors."),
        ((1, 2), "butcher", (), "You: 2 survivors. Computer: the Butcher and 1 survivor."),
        ((1, 2), "butcher", ("marco", "anna", "sophia"), "You: Marco and Anna. Computer: the Butcher and Sophia."),
    ):
        holders = {str(seat): PERSON if seat in persons else "normal" for seat in range(4)}
        scene = box("terrorscape", setups={"terrorscape": LastSetup({"killer": killer}, holders, list(survivors))})
        assert next(one.words for one in scene.choices() if one.key == "play") == words
    usual = page("ravenloft").form
    for gone in (LastSetup({"adventure": "burnt-down"}, {"arjhan": "person"}), LastSetup({"surges": 2}, {"arjhan": "a cat"})):
        assert page("ravenloft", Settings(setups={"ravenloft": gone})).form == usual


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


@pytest.mark.heavy
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


SIZES = [(1280, 720), (1920, 1080)]
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


@pytest.mark.heavy
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


@pytest.mark.heavy
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


@pytest.mark.heavy
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
    assert len(set(persons)) == len(ways) and {frozenset(), frozenset(setup.ui.holders(setup.form))} <= set(persons)
    setup.press(ways[-2])
    chosen = remembered(setup)
    assert setup.begin() is not None
    settings = preferences.load(paths.settings())
    assert remembered(page(game, settings)) == chosen
    assert dict(page(game, settings, kiosk=True).form.who) == dict(page(game).form.who)


def remembered(setup: Any) -> tuple[dict[Any, Any], dict[str, Any]]:
    """What is chosen, but for what is chosen anew each time."""
    return dict(setup.form.who), {what: value for what, value in setup.form.values.items() if what not in setup.ui.fresh}


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


@pytest.mark.heavy
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


@pytest.mark.heavy
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


@pytest.mark.heavy
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


@pytest.mark.heavy
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


@pytest.mark.heavy
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
