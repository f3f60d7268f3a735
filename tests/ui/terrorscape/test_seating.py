"""Seating modes: one match with a curtain, in two windows, with both halves open, alone, and for spectators."""

import random
from typing import Any

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.storage import paths
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings
from game.ui.table.seated import sides as seating
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.setup import SEGMENTS, variants
from game.ui.terrorscape.table.dialogs import pause_dialog, seating_dialog
from game.ui.terrorscape.table.sides import SEATS
from tests.ui.painted import draw, enter, frame, pixels, places, press, rgb
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import EVERYBODY, PROGRAM, house, lift, settled, table, villa_table
from tests.ui.terrorscape.test_hidden import twins
from tests.ui.user_input import Launch, opened


def pair(match: Match, way: str, **chosen: object) -> tuple[SeatedScene, SeatedScene]:
    """The survivors' and the killer's table, both open."""
    first = table(match, sitting=way, **chosen)
    if getattr(first.dialog, "title", "") == text.say("ui-ts-card"):
        first.dialog.choices[-1].act()
    for one in (first, first.other):
        if one.controller.shown is None:
            lift(one)
    return first, first.other


def know_the_same(one: SeatedScene, other: SeatedScene) -> bool:
    """Whether whoever sits at these tables has the same state and is asked the same."""
    return (one.client.view.state, one.client.view.decision) == (other.client.view.state, other.client.view.decision)


def test_how_people_may_sit_depends_on_who_plays_and_no_setting_opens_a_night_of_one_side() -> None:
    assert seating.usual(SEATS, Settings(), EVERYBODY) == "table"
    assert seating.usual(SEATS, Settings(sitting="windows"), EVERYBODY) == "windows"
    for holders in ({**EVERYBODY, 0: "normal"}, {0: "person", 1: "easy", 2: "easy", 3: "easy"}):
        assert seating.usual(SEATS, Settings(sitting="open", watching="open"), holders) == "solo"
    watched = dict.fromkeys(range(4), "normal")
    assert seating.usual(SEATS, Settings(sitting="table"), watched) == "open", "who watches sees both sides"
    assert seating.usual(SEATS, Settings(watching="neutral"), watched) == "neutral"
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match, sitting="open", watching="open")
    assert scene.mode == "solo" and len(scene.both) == 1 and scene.other is None and "sit" not in pause_dialog(scene).acts


@pytest.mark.heavy
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_a_window_shows_the_same_in_worlds_that_its_side_cannot_tell_apart(seat: int) -> None:
    """The window of each side in twin worlds, while it is prompted and while the other is; also behind its first curtain."""
    found = 0
    for worlds in twins({"killer": "specter", "difficulty": "hard", "plans": True}, 11, seat):
        closed = [table(match_of(world), sitting="windows") for world in worlds]
        assert len({pixels(one.other if seat == KILLER else one) for one in closed}) == 1
        mine = [pair(match_of(world), "windows")[0 if seat else 1] for world in worlds]
        if know_the_same(*mine):
            found += 1
            assert pixels(mine[0]) == pixels(mine[1]) and places(mine[0]) == places(mine[1])
            assert mine[0].client.log == mine[1].client.log
    assert found > 5


def test_nothing_happens_in_a_window_while_the_other_side_does_what_is_hidden() -> None:
    team, killer = pair(Match.new("terrorscape", seed=3), "windows", reduced=False)
    surface = draw(killer)
    killer.focus.current = ("tool", "log")
    before, log = rgb(draw(killer, surface)), list(killer.client.log)
    for _ in range(2):
        assert settled(team) is None
        team.controller.answer(next(choice for choice in team.client.options if isinstance(choice, Walk)))
        killer.context.painted = False
        killer.draw(surface)
        assert not killer.dirty and not killer.context.painted and killer.focus.current == ("tool", "log")
    assert settled(team) is None
    team.undo()
    assert not killer.dirty and rgb(draw(killer, surface)) == before and killer.client.log == log


def test_what_is_public_is_shown_in_both_windows() -> None:
    match, dice, told = Match.new("terrorscape", seed=3), random.Random(3), 0
    team, killer = pair(match, "windows")
    for _ in range(400):
        hunts = killer.controller.shown is not None and killer.controller.shown.prompted
        acting, other = (killer, team) if hunts else (team, killer)
        if match.decision is None or told > 3:
            break
        assert settled(acting) is None
        acting.controller.answer(dice.choice(acting.client.options))
        if match.news(other.client.eyes) and not match.news(None):
            continue
        if match.news(None):
            told += 1
            assert other.animations.busy and other.client.log[-1].words
        other.update(5000)
        other.update(5000)
    assert told > 3


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch(reduced=True, sitting="windows")
    text.use(game="terrorscape")
    made.show(villa_table(made.context, Match.new("terrorscape", seed=3)))
    made.frame(20)
    return made


def take(app: App, kind: int, window: object, **facts: Any) -> None:
    """Something happens in one of the windows."""
    app.take(pygame.event.Event(kind, window=window, **facts))
    app.frame(20)


def key(app: App, key: int, window: object) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.take(pygame.event.Event(kind, key=key, mod=0, unicode="", window=window))
    app.frame(20)


def hold(app: App, window: object) -> None:
    """Raise the curtain in one of the windows."""
    take(app, pygame.KEYDOWN, window, key=pygame.K_x, mod=0, unicode="")
    for _ in range(9):
        app.frame(100)
    take(app, pygame.KEYUP, window, key=pygame.K_x, mod=0, unicode="")


def test_each_window_has_its_own_curtain_keys_and_book(app: App) -> None:
    first, second, window = app.scene, app.second_window.home, app.second_window.window
    assert app.second_window.scene is second and [one.controller.shown for one in (first, second)] == [None, None]
    hold(app, window)
    assert first.controller.shown is None, "its own curtain still hangs"
    assert second.controller.shown.name == "killer"
    hold(app, object())
    assert first.controller.shown.name == "survivors"
    key(app, pygame.K_p, window)
    assert second.dialog is not None and first.dialog is None
    key(app, pygame.K_ESCAPE, window)
    key(app, pygame.K_F1, window)
    assert isinstance(app.second_window.scene, RulebookScene) and app.scene is first
    key(app, pygame.K_ESCAPE, window)
    assert app.second_window.scene is second
    key(app, pygame.K_F1, object())
    assert isinstance(app.scene, RulebookScene)
    assert app.second_window.scene is second, "it stays open while a book lies upon the first window"


@pytest.mark.parametrize("book", [False, True])
def test_closing_the_second_window_lets_the_curtain_fall_also_below_a_book(app: App, book: bool) -> None:
    hold(app, app.second_window.window)
    hold(app, object())
    table_ = app.scene
    if book:
        key(app, pygame.K_F1, object())
    take(app, pygame.WINDOWCLOSE, app.second_window.window)
    if book:
        key(app, pygame.K_ESCAPE, object())
    assert app.running and app.scene is table_ and table_.mode == "table" and table_.controller.shown is None
    assert app.second_window.window is None
    assert not table_.focus.targets, "behind the curtain there is nothing to take"


def test_letters_are_as_large_as_each_window_wants_them_and_leaving_the_table_closes_the_second_window(app: App) -> None:
    hold(app, app.second_window.window)
    second = app.second_window.scene
    for plate in ("larger", "main-menu"):
        key(app, pygame.K_p, app.second_window.window)
        second.focus.current = plate
        key(app, pygame.K_RETURN, app.second_window.window)
        if plate == "larger":
            assert app.context.settings.letter == 1.0 and app.context.settings.second_letter == 1.15
            assert second.canvas.letter == 1.15 and app.context.canvas(app.surface).letter == 1.0
            assert preferences.load(paths.settings()).second_letter == 1.15
            key(app, pygame.K_ESCAPE, app.second_window.window)
    assert app.second_window.window is None and app.scene.name == "menu"
    app.take(pygame.event.Event(pygame.WINDOWCLOSE, window=object()))
    assert not app.running, "closing the first one ends the program"


def test_both_halves_are_opened_only_when_a_card_is_said_to_stand_there() -> None:
    scene = table(Match.new("terrorscape", seed=3), sitting="open")
    assert scene.mode == "table" and scene.controller.shown is None
    assert getattr(scene.dialog, "title", "") == text.say("ui-ts-card")
    draw(scene)
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    assert scene.controller.shown is None, "with the curtain, then"
    scene.sit("open")
    draw(scene)
    enter(scene, "card")
    assert scene.mode == "open" and [one.controller.sides[0].name for one in scene.both] == ["survivors", "killer"]


@pytest.mark.heavy
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_divider_never_leaves_the_card_that_stands_on_it(size: tuple[int, int]) -> None:
    for seat in (KILLER, TEAM[0]):
        half, found = pygame.Rect(0 if seat else size[0] // 2, 0, size[0] // 2, size[1]), 0
        for worlds in twins({"killer": "butcher"}, 4, seat, 3):
            scenes = [pair(match_of(world), "open")[0] for world in worlds]
            if not know_the_same(*(one.both[0 if seat else 1] for one in scenes)) or worlds[0].encounter is not None:
                continue
            found += 1
            assert len({rgb(frame(scene, size).subsurface(half)) for scene in scenes}) == 1
        assert found > 1


@pytest.mark.heavy
def test_who_watches_sees_what_both_may_know_and_no_more() -> None:
    found = 0
    for worlds in twins({"killer": "specter"}, 11, TEAM[0]):
        scenes = [table(match_of(world, PROGRAM), watching="neutral") for world in worlds]
        if know_the_same(*scenes):
            found += 1
            assert scenes[0].mode == "neutral" and pixels(scenes[0]) == pixels(scenes[1])
    assert found > 5


def test_the_way_to_sit_is_chosen_before_the_night_and_in_its_pause_and_remembered() -> None:
    setup = SetupScene(house(Settings(speed="instant", reduced=True)), "terrorscape")
    draw(setup)
    assert not [item for item in setup.focus.targets if item.key[0] == "way"], "the killer is the program's"
    setup.give(0, "person")
    draw(setup)
    assert [item.key[1] for item in setup.focus.targets if item.key[0] == "way"] == ["table", "windows", "open"]
    setup.press(("way", "windows"))
    assert preferences.load(paths.settings()).sitting == "windows"
    scene = opened(setup, setup.begin())
    assert isinstance(scene, SeatedScene) and scene.mode == "windows"
    lift(scene)
    viewport = seating_dialog(scene)
    next(one.act for one in viewport.choices if one.key == "table")()
    assert scene.mode == "table" and scene.second_window is None and preferences.load(paths.settings()).sitting == "table"


def test_every_option_of_the_night_can_be_chosen_and_is_explained() -> None:
    setup = SetupScene(house(Settings(speed="instant", reduced=True)), "terrorscape")
    assert set(SEGMENTS) | {"killer", "survivors"} == set(RULES.options_type.__struct_fields__)
    assert "key_trade" not in {one.what for one in variants(setup.form)}, "there are no keys of one's own"
    setup.set("separate", True)
    shown = variants(setup.form)
    for one in shown:
        setup.set(one.what, one.values[-1][0])
    draw(setup)
    assert len(shown) == len(SEGMENTS) and all(one.title and one.note for one in shown)
    setup.seed = "4"
    scene = opened(setup, setup.begin())
    chosen = scene.match.options
    assert (chosen.difficulty, chosen.survivor_traits, chosen.killer_traits) == ("nightmare", 3, 6)
    assert (chosen.plans, chosen.separate, chosen.key_trade, chosen.open_hand, chosen.open_rescue) == (*[True] * 4, False)
