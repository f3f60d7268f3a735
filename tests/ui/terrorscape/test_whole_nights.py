"""Nights through the window by keyboard focus, however people sit, and the whole way from the menu to the end."""

import random
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.engine.script import Choice
from game.storage import paths, replays
from game.ui.scene.navigation import Goto, Navigation
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.table.seated.scene import SeatedScene
from game.ui.widgets.focus import Target
from tests.ui.painted import draw, press, rgb
from tests.ui.terrorscape.playing import EVERYBODY, PROGRAM, asked, drawn, lift, read, reel, settled, table
from tests.ui.user_input import Launch, frames, opened, press as press_in, set_up

WINDOWS, OPEN = {"sitting": "windows"}, {"sitting": "open"}
HARD = {"killer": "specter", "difficulty": "hard", "plans": True}
NIGHTS: dict[str, tuple[dict[str, Any], dict[int, str], dict[str, Any]]] = {
    "survivors": ({"killer": "butcher"}, {0: "random"}, {}),
    "killer": ({"killer": "murderer"}, {1: "random", 2: "random", 3: "random"}, {}),
    "one screen": (HARD, {}, {}),
    "one screen and an agent": ({"killer": "murderer", "open_rescue": False, "open_hand": True}, {2: "random"}, {}),
    "two windows": ({"killer": "butcher"}, {}, WINDOWS),
    "two windows, Separate Ways": ({**HARD, "separate": True, "key_trade": True}, {2: "random"}, WINDOWS),
    "both halves": ({"killer": "murderer", "open_hand": True, "open_rescue": False}, {}, OPEN),
    "Separate Ways": ({"killer": "butcher", "separate": True, "open_hand": True}, {}, {}),
    "Separate Ways and agents": ({"killer": "murderer", "separate": True}, {0: "random", 2: "random"}, {}),
    "watching both": ({"killer": "butcher"}, PROGRAM, {"watching": "open"}),
    "watching": ({"killer": "specter"}, PROGRAM, {}),
}


def begun(match: Match, chosen: dict[str, Any]) -> SeatedScene:
    """The table of a match; where both halves lie open, a card stands between them."""
    first = table(match, **chosen)
    if getattr(first.dialog, "title", "") == text.say("ui-ts-card"):
        first.dialog.choices[-1].act()
    return first


def both(first: SeatedScene) -> list[SeatedScene]:
    return [one for one in (first, first.other) if isinstance(one, SeatedScene)]


def step(first: SeatedScene) -> Navigation | None:
    for one in both(first):
        if one.mode != "open" or one is first:
            read(one)
            if (following := one.update(100)) is not None:
                return following
        if not one.controller.busy and one.controller.shown is None and one.controller.next is not None:
            lift(one)
    return None


def offered(acting: SeatedScene) -> list[Target]:
    found = [item for item in acting.focus.targets if item.data is not None and item.group != "tools"]
    assert sorted(repr(item.data) for item in found) == sorted(map(repr, acting.client.options)), acting.match.decision
    return found


def answer(first: SeatedScene, acting: SeatedScene, wanted: Choice | random.Random, surface: pygame.Surface) -> None:
    """Take a target by keyboard focus, in the window of the side that is asked."""
    acting.controller.guard = 0
    for one in both(first):
        if one.mode != "open" or one is first:
            draw(one, surface)
    items = offered(acting)
    item = wanted.choice(items) if isinstance(wanted, random.Random) else next(one for one in items if one.data == wanted)
    asked, before = first if first.mode == "open" else acting, acting.match.turn
    if len(both(first)) == 1:
        for _ in range(60):
            here = acting.focus.focused
            if acting.focus.current == item.key or (here is not None and here.group == item.group):
                break  # Tab visits a group once
            press(acting, pygame.K_TAB)
    acting.focus.current = item.key
    press(asked, pygame.K_RETURN)
    if acting.dialog is not None:  # the page of the special action
        draw(asked, surface)
        press(asked, pygame.K_RETURN)
    assert acting.match.turn > before, item  # needless questions may follow, and are not asked


def play(first: SeatedScene, wanted: Any, surface: pygame.Surface, until: int) -> Navigation | None:
    for _ in range(4000):
        if (following := step(first)) is not None or first.match.turn >= until:
            return following
        acting = next((one for one in both(first) if one.controller.seat is not None), None)
        if acting is not None:
            match = first.match
            answer(first, acting, wanted if isinstance(wanted, random.Random) else wanted(match.turn), surface)
    raise AssertionError("the night does not end")


@pytest.mark.parametrize(
    ("night", "whole"),
    [*((one, False) for one in NIGHTS), *(pytest.param(one, True, marks=pytest.mark.heavy) for one in list(NIGHTS)[2::3])],
)
def test_every_answer_is_a_target_however_people_sit(night: str, whole: bool, screen: pygame.Surface) -> None:
    options, seats, chosen = NIGHTS[night]
    match = Match.new("terrorscape", seed=5, options=options, seats=seats)
    while not whole and match.turn < 70:
        match.answer("random")
    first = begun(match, chosen)
    following = play(first, random.Random(5), screen, 4000 if whole else match.turn + 6)
    assert not whole or following == Goto("result", match)


def test_the_last_answer_leads_to_the_result_and_the_night_is_kept(screen: pygame.Surface) -> None:
    match = Match.replay(reel().saved, reel().last - 5)
    match.holders.update(EVERYBODY)
    scene = table(match)
    following = play(scene, lambda turn: reel().actions[turn].choice, screen, 4000)
    assert following == Goto("result", match)
    draw(opened(scene, following), screen)
    assert match.outcome is not None and replays.files(paths.replays())


@pytest.mark.heavy
def test_from_the_menu_to_the_end_and_back_and_on_with_a_saved_night(launch: Launch) -> None:
    app = launch(reduced=True)
    app.scene.focus.current = ("box", "terrorscape")
    press_in(app, pygame.K_RETURN)
    set_up(app)
    assert isinstance(app.scene, SetupScene) and app.scene.ui.game == "terrorscape"
    app.scene.form, app.scene.seed = replace(app.scene.form, who=PROGRAM), "7"
    frames(app)
    app.scene.focus.current = "begin"
    press_in(app, pygame.K_RETURN)
    match = app.scene.match
    whole = Match.from_record(match.to_record())
    whole.play()
    while match.turn < whole.turn - 6:
        match.answer("random")
    app.enter(Goto("table", match))
    for _ in range(200):
        frames(app, dt=1500)
        if isinstance(app.scene, ResultScene):
            break
    assert isinstance(app.scene, ResultScene)
    press_in(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene) and app.scene.newest is None, "what is over is not to be gone on with"
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match)
    scene.controller.answer(scene.client.options[0])
    app = launch()
    frames(app, 2)
    assert isinstance(app.scene, MenuScene) and app.scene.about is not None
    assert app.scene.about.characters == tuple(one.id for one in match.game.state.survivors)
    assert app.scene.thumbnail.picture is not None
    press_in(app, pygame.K_RETURN)
    assert isinstance(app.scene, SeatedScene) and app.scene.match.turn == 1


@pytest.mark.heavy
def test_the_curtain_wants_a_key_that_is_held_and_taking_back_goes_to_the_last_answer_of_a_person() -> None:
    scene = drawn(Match.new("terrorscape", seed=3))
    assert scene.controller.shown is None and not scene.focus.targets
    press(scene, pygame.K_x)
    scene.update(300)
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_x, mod=0))
    scene.update(2000)
    scene.update(2000)
    assert scene.controller.shown is None, "it was let go too soon, and the ring has emptied"
    lift(scene)
    assert scene.controller.shown.name == "survivors"
    draw(scene)
    assert scene.focus.targets
    match = Match.new("terrorscape", seed=3, seats={0: "random", 2: "random", 3: "random"})
    scene, place = asked(match), match.game.state.team.places[0]
    scene.controller.answer(next(choice for choice in scene.client.options if type(choice).__name__ == "Walk"))
    assert settled(scene) is None and match.game.state.team.places[0] != place
    scene.undo()
    assert match.turn == 0 and scene.facts().state.team.places[0] == place and scene.controller.seat == 1


@pytest.mark.heavy
def test_while_nothing_happens_only_the_board_is_painted_anew(screen: pygame.Surface) -> None:
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    scene = table(match, speed="normal", reduced=False)
    draw(scene, screen)
    scene.focus.current = ("tool", "menu")
    scene.update(100)
    draw(scene, screen)
    board, before = scene.context.canvas(screen).rect(scene.game.place.half.viewport.area), screen.copy()
    changed = 0
    for _ in range(12):
        scene.update(100)
        scene.context.spots = None
        scene.draw(screen)
        assert scene.context.spots and [spot for spot in scene.context.spots if not board.contains(spot)] == []
        changed += rgb(screen) != rgb(before)
        partly = screen.copy()
        draw(scene, screen)
        assert rgb(screen) == rgb(partly), "a part painted anew is as the whole"
    assert changed > 6
    still = table(match)
    still.update(200)  # the heat map comes a moment after the prompt
    draw(still, screen)
    still.context.painted = False
    for _ in range(5):
        still.update(200)
        still.draw(screen)
    assert not still.context.painted
