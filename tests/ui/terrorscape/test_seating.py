"""Seating modes: one match with a curtain, in two windows, with both halves open, alone, and for spectators."""

import random
from typing import Any

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.engine.script import Mark, freeze
from game.rules.terrorscape import RULES
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.storage import paths
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Goto
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.settings import Settings, Start
from game.ui.table.seated import sides as seating
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.setup import SEGMENTS, variants
from game.ui.terrorscape.table.dialogs import pause_dialog, seating_dialog
from game.ui.terrorscape.table.sides import SEATS
from tests.ui.terrorscape.playing import draw, lift, pixels, press, settled, table, villa_table
from tests.ui.terrorscape.test_hidden import places, twins
from tests.ui.user_input import opened

WINDOWS, OPEN = {"sitting": "windows"}, {"sitting": "open"}


def pair(match: Match, way: str, **chosen: Any) -> tuple[SeatedScene, SeatedScene]:
    """The survivors' and the killer's table, both open."""
    first = table(match, sitting=way, **chosen)
    if getattr(first.dialog, "title", "") == text.say("ui-ts-card"):
        first.dialog.choices[-1].act()
    assert isinstance(first.other, SeatedScene)
    for one in (first, first.other):
        if one.controller.shown is None:
            lift(one)
    return first, first.other


def at(state: State, way: str) -> tuple[SeatedScene, SeatedScene]:
    """The same for a match at `state`, with persons in all seats."""
    return pair(Match(RULES, state.options, 1, dict.fromkeys((KILLER, *TEAM), "person"), Mark(freeze(state))), way)


def test_how_people_may_sit_depends_on_who_plays() -> None:
    person = dict.fromkeys(range(4), "person")
    assert seating.usual(SEATS, Settings(), person) == "table"
    assert seating.usual(SEATS, Settings(sitting="windows"), person) == "windows"
    for holders in ({**person, 0: "normal"}, {0: "person", 1: "easy", 2: "easy", 3: "easy"}):
        assert seating.usual(SEATS, Settings(sitting="open", watching="open"), holders) == "solo"
    watched = dict.fromkeys(range(4), "normal")
    assert seating.usual(SEATS, Settings(sitting="table"), watched) == "open", "who watches sees both sides"
    assert seating.usual(SEATS, Settings(watching="neutral"), watched) == "neutral"


# ------------------------------------------------------------------ two windows


@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_a_window_shows_the_same_in_worlds_that_its_side_cannot_tell_apart(seat: int, screen: pygame.Surface) -> None:
    """The window of each side in twin worlds, while it is prompted and while the other is; also behind its first curtain."""
    found = 0
    for worlds in twins({"killer": "specter", "difficulty": "hard", "plans": True}, 11, seat):
        closed = [
            table(Match(RULES, world.options, 1, dict.fromkeys(range(4), "person"), Mark(freeze(world))), sitting="windows")
            for world in worlds
        ]
        assert len({pixels(one.other if seat == KILLER else one) for one in closed}) == 1  # type: ignore[arg-type]
        mine = [at(world, "windows")[0 if seat else 1] for world in worlds]
        views = [one.client.view for one in mine]
        if (views[0].state, views[0].decision) == (views[1].state, views[1].decision):
            found += 1
            assert pixels(mine[0]) == pixels(mine[1])
            assert places(mine[0]) == places(mine[1])
            assert mine[0].client.log == mine[1].client.log
    assert found > 5


def test_nothing_happens_in_a_window_while_the_other_side_does_what_is_hidden(screen: pygame.Surface) -> None:
    """Not a pixel, not the focus, not a repainted frame changes while survivors walk, search and undo."""
    match = Match.new("terrorscape", seed=3)
    team, killer = pair(match, "windows", reduced=False)
    surface = pygame.Surface((1280, 720))
    draw(killer, surface)
    killer.focus.current = ("tool", "log")
    draw(killer, surface)
    before, log = pygame.image.tobytes(surface, "RGB"), list(killer.client.log)
    walked = 0
    while walked < 3:
        assert settled(team) is None
        walks = [choice for choice in team.client.options if type(choice).__name__ == "Walk"]
        if not walks:
            break
        team.controller.answer(walks[0])
        walked += 1
        killer.context.painted = False
        killer.draw(surface)
        assert not killer.dirty
        assert not killer.context.painted
        assert killer.focus.current == ("tool", "log")
    assert walked > 1
    assert settled(team) is None
    team.undo()
    assert not killer.dirty
    draw(killer, surface)
    assert pygame.image.tobytes(surface, "RGB") == before
    assert killer.client.log == log


def test_what_is_public_is_shown_in_both_windows(screen: pygame.Surface) -> None:
    match = Match.new("terrorscape", seed=3)
    team, killer = pair(match, "windows")
    dice = random.Random(3)
    told = 0
    for _ in range(400):
        acting = killer if killer.controller.shown is not None and killer.controller.shown.prompted else team
        other = team if acting is killer else killer
        if match.decision is None or told > 3:
            break
        assert settled(acting) is None
        acting.controller.answer(dice.choice(acting.client.options))
        if match.news(other.client.eyes) and not match.news(None):
            continue
        if match.news(None):
            told += 1
            assert other.animations.busy
            assert other.client.log[-1].words
        other.update(5000)
        other.update(5000)
    assert told > 3


NIGHTS: list[tuple[dict[str, Any], dict[int, str], dict[str, Any]]] = [
    ({"killer": "butcher"}, {}, WINDOWS),
    ({"killer": "specter", "separate": True, "plans": True, "key_trade": True, "difficulty": "hard"}, {2: "random"}, WINDOWS),
    ({"killer": "murderer", "open_hand": True, "open_rescue": False}, {}, OPEN),
    ({"killer": "butcher", "separate": True, "open_hand": True}, {}, {}),
    ({"killer": "murderer", "separate": True}, {0: "random", 2: "random"}, {}),
    ({"killer": "butcher"}, dict.fromkeys(range(4), "random"), {"watching": "open"}),
    ({"killer": "specter"}, dict.fromkeys(range(4), "random"), {}),
]


@pytest.mark.parametrize(("options", "seats", "chosen"), NIGHTS)
def test_a_night_is_played_to_its_end_however_people_sit(
    screen: pygame.Surface, options: dict[str, Any], seats: dict[int, str], chosen: dict[str, Any]
) -> None:
    """Every answer is a target in the window of the prompted side, exactly once; the first window goes on to the result."""
    match = Match.new("terrorscape", seed=5, options=options, seats=seats)
    first = table(match, **chosen)
    if getattr(first.dialog, "title", "") == text.say("ui-ts-card"):
        first.dialog.choices[-1].act()
    dice, surface = random.Random(5), pygame.Surface((1280, 720))
    for _ in range(4000):
        following = step(first)
        if following is not None:
            assert following == Goto("result", match)
            draw(opened(first, following), screen)
            return
        acting = next((one for one in both(first) if one.controller.seat is not None), None)
        if acting is None:
            continue
        acting.controller.guard = 0
        draw(first, screen)
        if first.second_window is not None:
            draw(first.second_window, surface)
        offered = [item.data for item in acting.focus.targets if item.data is not None and item.group != "tools"]
        assert sorted(map(repr, offered)) == sorted(map(repr, acting.client.options)), match.decision
        wanted = dice.choice(
            [item for item in acting.focus.targets if item.data in acting.client.options and item.group != "tools"]
        )
        acting.focus.current = wanted.key
        before = match.turn
        asked = first if first.mode == "open" else acting
        press(asked, pygame.K_RETURN)
        if acting.dialog is not None:  # the page of the special action
            draw(first if first.mode == "open" else acting, surface)
            press(asked, pygame.K_RETURN)
        assert match.turn > before, wanted  # needless questions may follow, and are not asked
    raise AssertionError("the night does not end")


def both(first: SeatedScene) -> list[SeatedScene]:
    """The tables of a match."""
    return [one for one in (first, first.other) if isinstance(one, SeatedScene)]


def step(first: SeatedScene) -> Any:
    """Advance every window, raising its curtain."""
    for one in both(first):
        if one.mode != "open" or one is first:
            following = one.update(100)
            if following is not None:
                return following
        if not one.controller.busy and one.controller.shown is None and one.controller.next is not None:
            lift(one)
    return None


# ------------------------------------------------------------------ real windows


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    """The program with two windows on a dummy display."""
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    chosen = Settings(speed="instant", reduced=True, sitting="windows")
    made = App(Start(), chosen=chosen, agent_worker=AgentWorker(background=False))
    close.append(made)
    text.use(game="terrorscape")
    made.show(villa_table(made.context, Match.new("terrorscape", seed=3)))
    made.frame(20)
    return made


def key(app: App, key: int, window: object, *, up: bool = True) -> None:
    """Press a key in one of the windows."""
    app.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", window=window))
    if up:
        app.take(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", window=window))


def hold(app: App, window: object) -> None:
    """Raise the curtain in one of the windows."""
    key(app, pygame.K_x, window, up=False)
    for _ in range(9):
        app.frame(100)
    app.take(pygame.event.Event(pygame.KEYUP, key=pygame.K_x, mod=0, unicode="", window=window))
    app.frame(20)


def test_a_key_goes_to_the_window_that_it_was_pressed_in(app: App) -> None:
    first, second = app.scene, app.second_window.scene
    assert app.second_window.window is not None
    assert first.controller.shown is None
    assert second.controller.shown is None
    hold(app, app.second_window.window)
    assert first.controller.shown is None, "its own curtain still hangs"
    assert second.controller.shown is not None
    assert second.controller.shown.name == "killer"
    hold(app, object())
    assert first.controller.shown is not None
    assert first.controller.shown.name == "survivors"
    key(app, pygame.K_p, app.second_window.window)
    assert second.dialog is not None
    assert first.dialog is None


def test_a_book_in_the_second_window_leaves_the_first_alone(app: App) -> None:
    window, home = app.second_window.window, app.second_window.home
    hold(app, window)
    key(app, pygame.K_F1, window)
    assert isinstance(app.second_window.scene, RulebookScene)
    assert isinstance(app.scene, SeatedScene)
    key(app, pygame.K_ESCAPE, window)
    app.frame(20)
    assert app.second_window.scene is home
    key(app, pygame.K_F1, object())
    assert isinstance(app.scene, RulebookScene)
    app.frame(20)
    assert app.second_window.scene is home, "it stays open while a book lies upon the first window"


def test_closing_the_second_window_lets_the_curtain_fall(app: App) -> None:
    hold(app, app.second_window.window)
    hold(app, object())
    table_ = app.scene
    app.take(pygame.event.Event(pygame.WINDOWCLOSE, window=app.second_window.window))
    app.frame(20)
    assert app.running
    assert app.scene is table_
    assert table_.mode == "table"
    assert table_.controller.shown is None
    assert app.second_window.window is None
    assert not table_.focus.targets, "behind the curtain there is nothing to take"


def test_a_window_lost_while_a_book_is_open_is_behind_the_curtain_afterwards(app: App) -> None:
    hold(app, app.second_window.window)
    hold(app, object())
    table_ = app.scene
    key(app, pygame.K_F1, object())
    app.take(pygame.event.Event(pygame.WINDOWCLOSE, window=app.second_window.window))
    app.frame(20)
    key(app, pygame.K_ESCAPE, object())
    app.frame(20)
    assert app.scene is table_
    assert table_.controller.shown is None


def chosen(app: App, plate: str) -> SeatedScene:
    """Open the pause in the second window and take a button of it; return the table there."""
    hold(app, app.second_window.window)
    second = app.second_window.scene
    key(app, pygame.K_p, app.second_window.window)
    app.frame(20)
    second.focus.current = plate
    key(app, pygame.K_RETURN, app.second_window.window)
    app.frame(20)
    return second


def test_leaving_the_table_closes_the_second_window(app: App) -> None:
    chosen(app, "main-menu")
    assert app.second_window.window is None
    assert app.scene.name == "menu"  # type: ignore[attr-defined]


def test_closing_the_first_window_ends_the_program(app: App) -> None:
    app.take(pygame.event.Event(pygame.WINDOWCLOSE, window=object()))
    assert not app.running


def test_letters_are_as_large_as_each_window_wants_them(app: App) -> None:
    second = chosen(app, "larger")
    assert app.context.settings.letter == 1.0
    assert app.context.settings.second_letter == 1.15
    assert second.canvas.letter == 1.15
    assert app.context.canvas(app.surface).letter == 1.0
    assert preferences.load(paths.settings()).second_letter == 1.15


# ------------------------------------------------------------------ both halves open


def test_both_halves_are_opened_only_when_a_card_is_said_to_stand_there(screen: pygame.Surface) -> None:
    """Until then the table is behind its curtain, below a dialog that covers everything."""
    scene = table(Match.new("terrorscape", seed=3), sitting="open")
    assert scene.mode == "table"
    assert scene.controller.shown is None
    assert getattr(scene.dialog, "title", "") == text.say("ui-ts-card")
    draw(scene, screen)
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    assert scene.controller.shown is None, "with the curtain, then"
    scene.sit("open")
    draw(scene, screen)
    scene.focus.current = "card"
    press(scene, pygame.K_RETURN)
    assert scene.mode == "open"
    assert [one.controller.sides[0].name for one in scene.both] == ["survivors", "killer"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_divider_never_leaves_the_card_that_stands_on_it(size: tuple[int, int], screen: pygame.Surface) -> None:
    """A side's knowledge is drawn on its own side of the middle: the other half looks alike in twin worlds."""
    for seat in (KILLER, TEAM[0]):
        found = 0
        for worlds in twins({"killer": "butcher"}, 4, seat):
            scenes = [at(world, "open")[0] for world in worlds]
            mine = [one.both[0 if seat else 1] for one in scenes]
            views = [one.client.view for one in mine]
            if (views[0].state, views[0].decision) != (views[1].state, views[1].decision) or worlds[0].encounter is not None:
                continue
            found += 1
            halves = []
            for scene in scenes:
                surface = pygame.Surface(size)
                draw(scene, surface)
                draw(scene, surface)
                half = pygame.Rect(0 if seat else size[0] // 2, 0, size[0] // 2, size[1])
                halves.append(pygame.image.tobytes(surface.subsurface(half), "RGB"))
            assert halves[0] == halves[1]
            if found > 4:
                break
        assert found > 2


def test_a_night_that_one_side_plays_alone_can_be_opened_by_no_setting(screen: pygame.Surface) -> None:
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match, sitting="open", watching="open")
    assert scene.mode == "solo"
    assert len(scene.both) == 1
    assert scene.other is None
    assert "sit" not in pause_dialog(scene).acts


def test_who_watches_sees_what_both_may_know_and_no_more(screen: pygame.Surface) -> None:
    """The neutral board is the same in worlds that public knowledge cannot tell apart."""
    found = 0
    for worlds in twins({"killer": "specter"}, 11, TEAM[0]):
        scenes = [
            table(Match(RULES, world.options, 1, dict.fromkeys(range(4), "random"), Mark(freeze(world))), watching="neutral")
            for world in worlds
        ]
        views = [one.client.view for one in scenes]
        if (views[0].state, views[0].decision) == (views[1].state, views[1].decision):
            found += 1
            assert scenes[0].mode == "neutral"
            assert pixels(scenes[0]) == pixels(scenes[1])
    assert found > 5


# ------------------------------------------------------------------ what is chosen before


def test_the_way_to_sit_is_chosen_before_the_night_and_in_its_pause_and_remembered(screen: pygame.Surface) -> None:
    house = table(Match.new("terrorscape", seed=3)).context
    setup = SetupScene(house, "terrorscape")
    draw(setup, screen)
    assert not [item for item in setup.focus.targets if item.key[0] == "way"], "the killer is the program's"
    setup.give(0, "person")
    draw(setup, screen)
    assert [item.key[1] for item in setup.focus.targets if item.key[0] == "way"] == ["table", "windows", "open"]
    setup.press(("way", "windows"))
    assert preferences.load(paths.settings()).sitting == "windows"
    scene = opened(setup, setup.begin())
    assert isinstance(scene, SeatedScene)
    assert scene.mode == "windows"
    lift(scene)
    viewport = seating_dialog(scene)
    next(one.act for one in viewport.choices if one.key == "table")()
    assert scene.mode == "table"
    assert scene.second_window is None
    assert preferences.load(paths.settings()).sitting == "table"


def test_every_option_of_the_night_can_be_chosen_and_is_explained(screen: pygame.Surface) -> None:
    house = table(Match.new("terrorscape", seed=3)).context
    setup = SetupScene(house, "terrorscape")
    assert set(SEGMENTS) | {"killer", "survivors"} == set(RULES.options_type.__struct_fields__)
    assert "key_trade" not in {one.what for one in variants(setup.form)}, "there are no keys of one's own"
    setup.set("separate", True)
    shown = variants(setup.form)
    for one in shown:
        setup.set(one.what, one.values[-1][0])
    draw(setup, screen)
    assert len(shown) == len(SEGMENTS)
    assert all(one.title and one.note for one in shown)
    setup.seed = "4"
    scene = opened(setup, setup.begin())
    assert isinstance(scene, SeatedScene)
    chosen = scene.match.options
    assert (chosen.difficulty, chosen.survivor_traits, chosen.killer_traits) == ("nightmare", 3, 6)
    assert (chosen.plans, chosen.separate, chosen.key_trade, chosen.open_hand, chosen.open_rescue) == (*[True] * 4, False)
