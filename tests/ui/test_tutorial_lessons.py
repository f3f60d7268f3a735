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
from game.ui.table.scene import TableScene
from game.ui.table.tutorial.lessons import LessonProgress, load
from game.ui.table.tutorial.tutorial import NOTE, ON
from game.ui.widgets.layout import meeting

LARGE = (1920, 1080)
pytestmark = pytest.mark.usefixtures("castle_words")


def context(**chosen: Any) -> AppContext:
    return AppContext(Settings(reduced=True, **chosen), AgentWorker(background=False))


def seated(**chosen: Any) -> TableScene:
    """Return the table of a tutorial match after its first paint."""
    scene: Any = castle_table(context(**{"confirm": False, **chosen}), GUIDE.new_match())
    scene.draw(pygame.Surface(LARGE))
    return scene  # type: ignore[no-any-return]


def shown(scene: TableScene, stops: list[str] | None = None) -> None:
    """Show all animations; record each pause and continue after it."""
    for _ in range(2000):
        if not scene.animations.busy:
            break
        if scene.animations.stopped:
            if stops is not None and scene.controller.tutorial.lesson is not None:
                stops.append(scene.controller.tutorial.lesson.id)
            scene.controller.notices.elapsed = 1000.0
            scene.controller.cut()
        else:
            scene.update(500)
    user_input.redraw(scene)


def answered(scene: TableScene, choice: Any, stops: list[str] | None = None) -> None:
    scene.do(Answer(choice))
    shown(scene, stops)


def told(scene: TableScene) -> str:
    lesson = scene.controller.tutorial.lesson
    return "" if lesson is None else lesson.id


def read(scene: TableScene) -> str:
    return text_audit.words(scene, LARGE)


def best(scene: TableScene) -> Any:
    return scene.client.match.advice(0, "normal").choice


# ------------------------------------------------------------------ the lessons


def test_every_lesson_has_words_a_place_and_an_event_that_ticks_it() -> None:
    scene = seated()
    for lesson in GUIDE.table.lessons.values():
        assert scene.controller.tutorial.head(lesson)
        assert len(scene.controller.tutorial.words(lesson)) < 230, "nobody reads an essay beside a board"
        assert lesson.done or lesson.reads


def test_the_first_steps_are_taught_by_taking_them() -> None:
    scene, stops = seated(), list[str]()
    assert told(scene) == "enter"
    assert scene.controller.tutorial.head(GUIDE.table.lessons["enter"]) in read(scene)
    answered(scene, next(one for one in scene.client.options if isinstance(one, Spot)), stops)
    assert told(scene) == "walk"
    assert scene.controller.tutorial.progress.closed == {"enter": True}
    answered(scene, next(one for one in scene.client.options if isinstance(one, Walk)), stops)
    assert told(scene) == "end"
    assert not stops, "nothing stood still before there was anything new"


def test_who_ends_the_phase_at_once_is_not_told_to_walk_any_more() -> None:
    scene, stops = seated(), list[str]()
    answered(scene, best(scene), stops)
    assert told(scene) == "walk"
    answered(scene, Done(), stops)
    assert scene.controller.tutorial.progress.closed["walk"] is False
    assert scene.controller.tutorial.progress.closed["end"] is False
    assert told(scene) not in {"walk", "end"}


def test_who_never_explores_is_told_how_and_kept_company() -> None:
    scene, heard = seated(), list[str]()
    answered(scene, best(scene))
    while scene.game.t.turn.number < 4 and scene.client.decision is not None:
        rim = chart(scene.game.t.board).rim
        inside = [one for one in scene.client.options if isinstance(one, Walk) and not rim.get(one.square)]
        here = scene.game.t.heroes[0].square
        stays = here is not None and not rim.get(here) and Done() in scene.client.options
        answered(scene, Done() if stays else inside[0] if inside else scene.client.options[0])
        heard.append(told(scene))
    assert "edge" in heard
    assert "tile" not in heard
    assert len(scene.game.t.board.tiles) == 1
    assert scene.controller.tutorial.on


def test_an_evening_as_it_is_meant_shows_every_lesson_that_has_an_occasion() -> None:
    scene, stops, asked = seated(), list[str](), list[str]()
    while scene.client.decision is not None:
        asked.append(told(scene))
        answered(scene, best(scene), stops)
    for lesson in ("tile", "sun", "monster", "villain", "defence", "treasure", "encounter", "wound", "stairway", "over"):
        assert stops.count(lesson) == 1, lesson
    assert {"enter", "walk", "strike", "aim", "explore", "daily", "help", "farewell"} <= set(asked)
    assert scene.controller.tutorial.progress.finished
    assert GUIDE.was_seen(scene.context.settings)
    assert text.say("ui-guide-leave") not in read(scene)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_card_covers_the_strip(scale: float) -> None:
    small, surface = context(scale=scale), pygame.Surface((1280, 720))
    scene: Any = castle_table(small, GUIDE.new_match())
    scene.draw(surface)
    met = 0
    for choice in (best(scene), Done(), best(scene)):
        scene.do(Answer(choice))
        while scene.animations.busy:
            scene.update(500)
            if scene.animations.stopped:
                scene.dirty = True
                scene.draw(surface)
                spread = TableProps(scene.game, scene.facts(), scene.focus.targets).spread(scene.canvas)
                met += spread is not None
                assert spread is None or meeting(spread.sheet, scene.strip.area) == 0
                scene.controller.notices.elapsed = 1000.0
                scene.controller.cut()
    assert met


def test_a_lesson_that_is_read_stands_still_without_a_clock_and_says_so() -> None:
    scene = seated(cards="time", speed="quick")
    answered(scene, best(scene))
    scene.do(Answer(Done()))
    for _ in range(100):
        scene.update(500)
    assert scene.animations.stopped
    assert told(scene) == "tile"
    user_input.redraw(scene)
    assert scene.focus.current == ("guide", "on")
    assert scene.controller.tutorial.words(GUIDE.table.lessons["tile"]) in scene.aloud
    assert text.say("ui-guide-reads") in read(scene)
    scene.controller.notices.elapsed = 1000.0
    scene.controller.cut()
    scene.update(1)
    assert told(scene) != "tile"


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_no_lesson_blocks_and_nothing_breaks(seed: int) -> None:
    scene, rng = seated(), random.Random(seed)
    while scene.client.decision is not None:
        before = scene.client.match.turn
        answered(scene, rng.choice(scene.client.options))
        assert scene.client.match.turn > before
        assert not scene.controller.tutorial.paused_at
        if scene.client.decision is None:  # no Event follows the last lesson, which has been read
            break
        fresh = LessonProgress(GUIDE.table.lessons, scene.controller.tutorial.progress.me, scene.client.match.log)
        assert (fresh.closed, list(fresh.opened)) == (
            scene.controller.tutorial.progress.closed,
            list(scene.controller.tutorial.progress.opened),
        )
    assert scene.client.match.outcome is not None
    assert scene.client.match.turn > 5


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


# ------------------------------------------------------------------ where it lies


def test_the_panel_covers_no_question_no_odds_and_no_message() -> None:
    scene = seated()
    while told(scene) != "aim":
        answered(scene, best(scene))
    scene.client.tell("Something is said.")
    user_input.redraw(scene)
    area = scene.strip.area
    for other in (
        scene.game.place.prompt,
        scene.game.place.view,
        scene.game.place.hand,
        scene.game.place.left,
        scene.game.place.right,
    ):
        assert (
            area.x + area.w <= other.x or other.x + other.w <= area.x or area.y >= other.y + other.h or other.y >= area.y + area.h
        )
    pointed = Pointed(scene.game.board, scene.focus.targets, (), frozenset(), ())
    assert scene.canvas is not None
    found = lesson_area(scene.canvas, "foe", pointed)
    who = next(item for item in scene.focus.targets if item.group == "figures")
    assert found is not None
    assert found.holds(who.area.centre)


# ------------------------------------------------------------------ leaving, keeping, loading


def test_it_can_be_left_at_once_and_called_back() -> None:
    scene = seated()
    item = scene.focus.find(("guide", "leave"))
    assert item is not None
    scene.take(item)
    user_input.redraw(scene)
    assert not scene.controller.tutorial.on
    assert scene.focus.find(("guide", "leave")) is None
    assert GUIDE.primer in preferences.load(paths.settings()).primers
    answered(scene, best(scene))
    sheet = pause_dialog(scene, scene.game)
    plates = sheet.acts
    assert "guide-leave" not in plates
    plates["guide-back"]()
    assert told(scene) == "walk", "it knows what has happened meanwhile"
    assert "guide-leave" in pause_dialog(scene, scene.game).acts


def test_leaving_while_it_stands_still_lets_the_evening_go_on() -> None:
    scene = seated()
    answered(scene, best(scene))
    scene.do(Answer(Done()))
    while not scene.animations.stopped:
        scene.update(500)
    scene.controller.tutorial.leave()
    assert not scene.controller.tutorial.paused_at
    shown(scene)
    assert scene.client.seat is not None
    assert not scene.controller.tutorial.on


def test_a_save_goes_on_where_the_guide_was(tmp_path: Path) -> None:
    scene = seated()
    for _ in range(4):
        answered(scene, best(scene))
    file = tmp_path / "evening.json"
    autosave.save(scene.client.match, file)
    again = castle_table(context(), Match.load(file))
    assert again.controller.tutorial.on
    assert told(again) == told(scene)
    assert again.controller.tutorial.progress.closed == scene.controller.tutorial.progress.closed
    scene.controller.tutorial.leave()
    autosave.save(scene.client.match, file)
    assert not castle_table(context(), Match.load(file)).controller.tutorial.on


def test_what_is_taken_back_is_taught_again() -> None:
    scene = seated()
    answered(scene, best(scene))
    answered(scene, next(one for one in scene.client.options if isinstance(one, Walk)))
    assert told(scene) == "end"
    scene.undo()
    assert told(scene) == "walk"
    scene.controller.redo()
    assert told(scene) == "end"


def test_nobody_else_is_guided() -> None:
    match = GUIDE.new_match()
    assert castle_table(context(), match).controller.tutorial.on
    assert not castle_table(context(), match, held=frozenset()).controller.tutorial.on, "a spectator"
    assert not castle_table(context(), GUIDE.new_match(), script=[None]).controller.tutorial.on, "a replay"  # type: ignore[list-item]
    kiosk = context()
    kiosk.kiosk = True
    assert not castle_table(kiosk, GUIDE.new_match()).controller.tutorial.on
    two = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon", "heroes": "arjhan,kat"})
    two.notes[0] = {NOTE: ON}
    assert not castle_table(context(), two).controller.tutorial.on
    assert not castle_table(context(), match.again(5)).controller.tutorial.on, "another evening with the same Hero"
    assert not castle_table(context(), Match.replay(match.to_record())).controller.tutorial.on


# ------------------------------------------------------------------ how it is found


@pytest.fixture
def app(window: Callable[..., App]) -> App:
    made = window(speed="instant")
    made.show(BoxScene(made.context, "ravenloft"))
    user_input.frames(made, 2)
    return made


def test_by_keys_alone_the_first_turn_is_played_and_the_guide_left(app: App) -> None:
    user_input.press(app, pygame.K_RETURN)
    table: Any = app.scene
    heard = set()
    for _ in range(400):
        user_input.frames(app, 3)
        if table.controller.tutorial.lesson is not None:
            heard.add(table.controller.tutorial.lesson.id)
        if any(isinstance(one, happened.TurnEnded) for events in table.client.match.log for one in events):
            break
        user_input.press(
            app, pygame.K_SPACE if table.animations.stopped or table.facts().default is not None else pygame.K_RETURN
        )
    assert {"enter", "walk", "tile", "monster", "villain"} <= heard
    user_input.idle(app)
    for _ in range(60):
        if table.focus.current == ("guide", "leave"):
            break
        user_input.press(app, pygame.K_TAB)
    user_input.press(app, pygame.K_RETURN)
    assert not table.controller.tutorial.on


def test_a_drawn_monster_is_not_called_a_treasure() -> None:
    said = {deck: text.say("ui-drawn", hero="arjhan", deck=deck) for deck in ("monster", "encounter", "treasure")}
    assert len(set(said.values())) == 3


@pytest.mark.parametrize(
    ("device", "sony", "inside", "outside"),
    [
        ("keys", False, ("(H)", "(Z)", "P:"), ("Start", "Three lines")),
        ("mouse", False, ("The lamp", "Three lines"), ("(H)", "Start")),
        ("pad", False, ("Y ", "LT ", "Start"), ("(H)", "P:")),
        ("pad", True, ("Triangle ", "L2 ", "Start"), ("(H)", "LT ")),
    ],
)
def test_what_is_told_of_controls_names_those_of_the_device_in_use(
    device: str, sony: bool, inside: tuple[str, ...], outside: tuple[str, ...]
) -> None:
    scene = seated()
    hand = scene.context.input
    hand.device, hand.sony = device, sony
    words = scene.controller.tutorial.words(scene.controller.tutorial.lessons["help"])
    how = page_of(scene.game.t.adventure)
    page = HowToPlayDialog(scene, how).words(how.parts[list(PARTS).index("help")])[1]
    assert all(one in words for one in inside), words
    assert not [one for one in outside if one in words + page]
    assert "F1" not in page or device == "keys"
