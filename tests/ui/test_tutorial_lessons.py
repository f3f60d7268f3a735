"""The tutorial: Events of the rules open and complete its lessons, and the player can leave it at any time."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.script import Done
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import Spot, Walk
from game.rules.ravenloft.space.board import chart
from game.storage import autosave, paths
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.how_to_play import PARTS, page_of
from game.ui.ravenloft.lesson_areas import PLACES, Pointed, lesson_area
from game.ui.ravenloft.table.presentation import GUIDE
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.tutorial.lessons import LessonProgress, load
from game.ui.table.tutorial.tutorial import NOTE, ON
from game.ui.widgets.layout import meeting

LARGE = (1920, 1080)
LESSONS = GUIDE.table.lessons
pytestmark = pytest.mark.usefixtures("castle_words")


def context(**chosen: Any) -> AppContext:
    return AppContext(Settings(reduced=True, **chosen), AgentWorker(background=False))


def seated(size: tuple[int, int] = LARGE, **chosen: Any) -> Any:
    """The table of a tutorial match after its first paint."""
    scene: Any = castle_table(context(**{"confirm": False, **chosen}), GUIDE.new_match())
    scene.draw(pygame.Surface(size))
    return scene


def read_on(scene: Any) -> None:
    """Go on after a pause."""
    scene.controller.notices.elapsed = 1000.0
    scene.controller.cut()


def shown(scene: Any, stops: list[str] | None = None) -> None:
    """Show all animations; record each pause and continue after it."""
    for _ in range(2000):
        if not scene.animations.busy:
            break
        if scene.animations.stopped:
            if stops is not None and told(scene):
                stops.append(told(scene))
            read_on(scene)
        else:
            scene.update(500)


def answered(scene: Any, choice: Any, stops: list[str] | None = None) -> str:
    """Give an answer, and show what follows from it; the lesson after that."""
    scene.do(Answer(choice))
    shown(scene, stops)
    user_input.redraw(scene)
    return told(scene)


def told(scene: Any) -> str:
    lesson = scene.controller.tutorial.lesson
    return "" if lesson is None else lesson.id


def best(scene: Any) -> Any:
    return scene.client.match.advice(0, "normal").choice


def offered(scene: Any, kind: type) -> Any:
    return next(one for one in scene.client.options if isinstance(one, kind))


# ------------------------------------------------------------------ the lessons


def test_the_first_steps_are_taught_by_taking_them_and_again_when_they_are_taken_back() -> None:
    scene, stops = seated(), list[str]()
    tutorial = scene.controller.tutorial
    for lesson in LESSONS.values():
        assert tutorial.head(lesson)
        assert len(tutorial.words(lesson)) < 230, "nobody reads an essay beside a board"
        assert lesson.done or lesson.reads
    assert told(scene) == "enter" and tutorial.head(LESSONS["enter"]) in text_audit.words(scene, LARGE)
    assert answered(scene, offered(scene, Spot), stops) == "walk" and tutorial.progress.closed == {"enter": True}
    assert answered(scene, offered(scene, Walk), stops) == "end"
    assert not stops, "nothing stood still before there was anything new"
    scene.undo()
    assert told(scene) == "walk"
    scene.controller.redo()
    assert told(scene) == "end"


def test_who_ends_the_phase_at_once_is_not_told_to_walk_and_who_never_explores_is_told_how() -> None:
    scene = seated()
    assert answered(scene, best(scene)) == "walk" and answered(scene, Done()) not in {"walk", "end"}
    closed = scene.controller.tutorial.progress.closed
    assert closed["walk"] is closed["end"] is False
    scene, heard = seated(), list[str]()
    answered(scene, best(scene))
    while scene.game.t.turn.number < 4 and scene.client.decision is not None:
        rim = chart(scene.game.t.board).rim
        inside = [one for one in scene.client.options if isinstance(one, Walk) and not rim.get(one.square)]
        here = scene.game.t.heroes[0].square
        stays = here is not None and not rim.get(here) and Done() in scene.client.options
        heard.append(answered(scene, Done() if stays else inside[0] if inside else scene.client.options[0]))
    assert "edge" in heard and "tile" not in heard
    assert len(scene.game.t.board.tiles) == 1 and scene.controller.tutorial.on


def test_an_evening_as_it_is_meant_shows_every_lesson_that_has_an_occasion() -> None:
    scene, stops, asked = seated(), list[str](), set[str]()
    while scene.client.decision is not None:
        if told(scene) == "aim" and "aim" not in asked:
            check_places(scene)
        asked.add(told(scene))
        scene.do(Answer(best(scene)))
        shown(scene, stops)
    for lesson in ("tile", "sun", "monster", "villain", "defence", "treasure", "encounter", "wound", "stairway", "over"):
        assert stops.count(lesson) == 1, lesson
    assert {"enter", "walk", "strike", "aim", "explore", "daily", "help", "farewell"} <= asked
    assert scene.controller.tutorial.progress.finished and GUIDE.was_seen(scene.context.settings)
    assert text.say("ui-guide-leave") not in text_audit.words(scene, LARGE)


def check_places(scene: Any) -> None:
    """The panel covers no question, no odds and no message, and points to the foe."""
    scene.client.tell("Something is said.")
    user_input.redraw(scene)
    place = scene.game.place
    for other in (place.prompt, place.view, place.hand, place.left, place.right):
        assert meeting(scene.strip.area, other) <= 0
    pointed = Pointed(scene.game.board, scene.focus.targets, (), frozenset(), ())
    found = lesson_area(scene.canvas, "foe", pointed)
    who = next(item for item in scene.focus.targets if item.group == "figures")
    assert found.holds(who.area.centre)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_card_covers_the_strip(scale: float) -> None:
    scene, surface, met = seated((1280, 720), scale=scale, confirm=True), pygame.Surface((1280, 720)), 0
    for choice in (best(scene), Done(), best(scene)):
        scene.do(Answer(choice))
        while scene.animations.busy:
            scene.update(500)
            if scene.animations.stopped:
                user_input.redraw(scene, surface)
                spread = TableProps(scene.game, scene.facts(), scene.focus.targets).spread(scene.canvas)
                met += spread is not None
                assert spread is None or meeting(spread.sheet, scene.strip.area) == 0
                read_on(scene)
    assert met


def test_a_lesson_that_is_read_stands_still_without_a_clock_and_says_so() -> None:
    scene = seated(cards="time", speed="quick")
    answered(scene, best(scene))
    scene.do(Answer(Done()))
    for _ in range(100):
        scene.update(500)
    assert scene.animations.stopped and told(scene) == "tile"
    user_input.redraw(scene)
    assert scene.focus.current == ("guide", "on")
    assert scene.controller.tutorial.words(LESSONS["tile"]) in scene.aloud
    assert text.say("ui-guide-reads") in text_audit.words(scene, LARGE)
    read_on(scene)
    scene.update(1)
    assert told(scene) != "tile"


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.heavy) for seed in range(1, 6))])
def test_whatever_is_played_no_lesson_blocks_and_nothing_breaks(seed: int) -> None:
    scene, rng = seated(), random.Random(seed)
    tutorial = scene.controller.tutorial
    while scene.client.decision is not None:
        before = scene.client.match.turn
        scene.do(Answer(rng.choice(scene.client.options)))
        shown(scene)
        if before % 8 == 0:
            user_input.redraw(scene)
        assert scene.client.match.turn > before and not tutorial.paused_at
        if scene.client.decision is None:  # no Event follows the last lesson, which has been read
            break
        fresh = LessonProgress(LESSONS, tutorial.progress.me, scene.client.match.log)
        assert fresh.closed == tutorial.progress.closed and list(fresh.opened) == list(tutorial.progress.opened)
    assert scene.client.match.outcome is not None and scene.client.match.turn > 5


def test_what_stands_in_the_table_is_checked_to_the_letter(tmp_path: Path) -> None:
    good = (data_folder("levels") / "ravenloft" / "guide.toml").read_text(encoding="utf-8")
    for old, new, key in (
        ('["TileLaid"]', '["TileLayed"]', "TileLaid"), ("phase=explore", "fase=explore", "phase"), ('"monster"\nreads', '"monstre"\nreads', "monster"),
        ('points = "tile"', 'points = "tyle"', "tile"), ('done = ["MonsterMoved"]\n', "", "never"),
    ):  # fmt: skip
        assert old in good
        file = tmp_path / "guide.toml"
        file.write_text(good.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentError, match=key):
            load(file, "ravenloft", PLACES)


# ------------------------------------------------------------------ leaving, keeping, loading


def test_it_can_be_left_at_once_and_called_back() -> None:
    scene = seated()
    scene.take(scene.focus.find(("guide", "leave")))
    user_input.redraw(scene)
    assert not scene.controller.tutorial.on and scene.focus.find(("guide", "leave")) is None
    assert GUIDE.primer in preferences.load(paths.settings()).primers
    answered(scene, best(scene))
    plates = pause_dialog(scene, scene.game).acts
    assert "guide-leave" not in plates
    plates["guide-back"]()
    assert told(scene) == "walk", "it knows what has happened meanwhile"
    assert "guide-leave" in pause_dialog(scene, scene.game).acts
    scene.do(Answer(Done()))
    while not scene.animations.stopped:
        scene.update(500)
    scene.controller.tutorial.leave()
    assert not scene.controller.tutorial.paused_at, "it may be left while it stands still"
    shown(scene)
    assert scene.client.seat is not None and not scene.controller.tutorial.on


def test_a_save_goes_on_where_the_guide_was(tmp_path: Path) -> None:
    scene, file = seated(), tmp_path / "evening.json"
    for _ in range(4):
        answered(scene, best(scene))
    autosave.save(scene.client.match, file)
    again = castle_table(context(), Match.load(file))
    assert again.controller.tutorial.on and told(again) == told(scene)
    assert again.controller.tutorial.progress.closed == scene.controller.tutorial.progress.closed
    scene.controller.tutorial.leave()
    autosave.save(scene.client.match, file)
    assert not castle_table(context(), Match.load(file)).controller.tutorial.on


def test_nobody_else_is_guided() -> None:
    match, kiosk = GUIDE.new_match(), context()
    kiosk.kiosk = True
    two = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon", "heroes": "arjhan,kat"})
    two.notes[0] = {NOTE: ON}
    assert castle_table(context(), match).controller.tutorial.on
    for who, table in {
        "a spectator": castle_table(context(), match, held=frozenset()),
        "a replay": castle_table(context(), GUIDE.new_match(), script=[None]),  # type: ignore[list-item]
        "a kiosk": castle_table(kiosk, GUIDE.new_match()),
        "two Heroes": castle_table(context(), two),
        "another evening with the same Hero": castle_table(context(), match.again(5)),
        "a match played again": castle_table(context(), Match.replay(match.to_record())),
    }.items():
        assert not table.controller.tutorial.on, who


# ------------------------------------------------------------------ how it is found


def test_by_keys_alone_the_first_turn_is_played_and_the_guide_left(window: Callable[..., App]) -> None:
    app = window(speed="instant")
    app.show(BoxScene(app.context, "ravenloft"))
    user_input.frames(app, 2)
    user_input.press(app, pygame.K_RETURN)
    table: Any = app.scene
    heard = set()
    for _ in range(400):
        user_input.frames(app, 3)
        heard.add(told(table))
        if any(isinstance(one, happened.TurnEnded) for events in table.client.match.log for one in events):
            break
        goes_on = table.animations.stopped or table.facts().default is not None
        user_input.press(app, pygame.K_SPACE if goes_on else pygame.K_RETURN)
    assert {"enter", "walk", "tile", "monster", "villain"} <= heard
    user_input.idle(app)
    for _ in range(60):
        if table.focus.current == ("guide", "leave"):
            break
        user_input.press(app, pygame.K_TAB)
    user_input.press(app, pygame.K_RETURN)
    assert not table.controller.tutorial.on


def test_what_is_told_of_controls_names_those_of_the_device_in_use() -> None:
    said = {deck: text.say("ui-drawn", hero="arjhan", deck=deck) for deck in ("monster", "encounter", "treasure")}
    assert len(set(said.values())) == 3, "a drawn Monster is not called a Treasure"
    scene = seated()
    hand, how = scene.context.input, page_of(scene.game.t.adventure)
    for device, sony, inside, outside in (
        ("keys", False, ("(H)", "(Z)", "P:"), ("Start", "Three lines")), ("mouse", False, ("The lamp", "Three lines"), ("(H)", "Start")),
        ("pad", False, ("Y ", "LT ", "Start"), ("(H)", "P:")), ("pad", True, ("Triangle ", "L2 ", "Start"), ("(H)", "LT ")),
    ):  # fmt: skip
        hand.device, hand.sony = device, sony
        words = scene.controller.tutorial.words(LESSONS["help"])
        page = HowToPlayDialog(scene, how).words(how.parts[list(PARTS).index("help")])[1]
        assert all(one in words for one in inside), words
        assert not [one for one in outside if one in words + page]
        assert "F1" not in page or device == "keys"
