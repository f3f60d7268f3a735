"""The tutorials of all games: Events open and complete their lessons, whoever follows the agents meets what is taught, nothing blocks, and all can be left."""

import random
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.script import Done
from game.rules.london.choice import Agree
from game.rules.ravenloft import event, event as happened
from game.rules.ravenloft.choice import Spot, Walk
from game.rules.ravenloft.space.board import chart
from game.rules.terrorscape.event import EncounterBegan
from game.storage import autosave, paths
from game.text import has
from game.ui import settings as preferences
from game.ui.app.main_loop import App
from game.ui.dungeonville.deductions import set_mark
from game.ui.input.state import KEYS, MOUSE, PAD
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.how_to_play import PARTS, page_of
from game.ui.ravenloft.lesson_areas import PLACES, Pointed, lesson_area
from game.ui.ravenloft.table.presentation import GUIDE
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto
from game.ui.screens.box import BoxScene
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Refuse
from game.ui.table.climax import staged
from game.ui.table.director import Clip
from game.ui.table.tutorial.lessons import Lesson, LessonProgress, fits, load
from game.ui.table.tutorial.tutorial import HESITATION, NOTE, ON, Guide
from game.ui.terrorscape.table import sides
from game.ui.widgets.layout import meeting

LARGE = (1920, 1080)
LESSONS = GUIDE.table.lessons
pytestmark = pytest.mark.usefixtures("castle_words")


def context(**chosen: Any) -> AppContext:
    return AppContext(Settings(reduced=True, **chosen), AgentWorker(background=False))


def guided(size: tuple[int, int] = LARGE, **chosen: Any) -> Any:
    scene: Any = castle_table(context(**{"confirm": False, **chosen}), GUIDE.new_match())
    scene.draw(pygame.Surface(size))
    return scene


def read_on(scene: Any) -> None:
    scene.controller.notices.elapsed = 1000.0
    scene.controller.cut()


def shown(scene: Any, stops: list[str] | None = None) -> None:
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
    scene, stops = guided(), list[str]()
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


@pytest.mark.heavy
def test_who_ends_the_phase_at_once_is_not_told_to_walk_and_who_never_explores_is_told_how() -> None:
    scene = guided()
    assert answered(scene, best(scene)) == "walk" and answered(scene, Done()) not in {"walk", "end"}
    closed = scene.controller.tutorial.progress.closed
    assert closed["walk"] is closed["end"] is False
    scene, heard = guided(), list[str]()
    answered(scene, best(scene))
    while scene.game.t.turn.number < 4 and scene.client.decision is not None:
        rim = chart(scene.game.t.board).rim
        inside = [one for one in scene.client.options if isinstance(one, Walk) and not rim.get(one.square)]
        here = scene.game.t.heroes[0].square
        stays = here is not None and not rim.get(here) and Done() in scene.client.options
        heard.append(answered(scene, Done() if stays else inside[0] if inside else scene.client.options[0]))
    assert "edge" in heard and "tile" not in heard
    assert len(scene.game.t.board.tiles) == 1 and scene.controller.tutorial.on


@pytest.mark.heavy
def test_an_evening_as_it_is_meant_shows_every_lesson_that_has_an_occasion() -> None:
    scene, stops, asked = guided(), list[str](), set[str]()
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
    scene, surface, met = guided((1280, 720), scale=scale, confirm=True), pygame.Surface((1280, 720)), 0
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
    scene = guided(cards="time", speed="quick")
    answered(scene, best(scene))
    scene.do(Answer(Done()))
    for _ in range(100):
        scene.update(500)
    assert scene.animations.stopped and told(scene) == "tile"
    user_input.redraw(scene)
    assert scene.focus.current == ("guide", "on") and scene.controller.tutorial.words(LESSONS["tile"]) in scene.aloud
    assert text.say("ui-guide-reads") in text_audit.words(scene, LARGE)
    read_on(scene)
    scene.update(1)
    assert told(scene) != "tile"


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_no_lesson_blocks_and_nothing_breaks(seed: int) -> None:
    scene, rng = guided(), random.Random(seed)
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
    file = tmp_path / "guide.toml"
    file.write_text('[match]\nseed = 1\n[[lesson]]\nid = "walk"\ndone = ["Walked"]\n')
    with pytest.raises(ContentError, match="never opened"):
        load(file, "ravenloft", frozenset())


# ------------------------------------------------------------------ leaving, keeping, loading


@pytest.mark.heavy
def test_it_can_be_left_at_once_and_called_back() -> None:
    scene = guided()
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


@pytest.mark.heavy
def test_a_save_goes_on_where_the_guide_was(tmp_path: Path) -> None:
    scene, file = guided(), tmp_path / "evening.json"
    for _ in range(4):
        answered(scene, best(scene))
    autosave.save(scene.client.match, file)
    again = castle_table(context(), Match.load(file))
    assert again.controller.tutorial.on and told(again) == told(scene)
    assert again.controller.tutorial.progress.closed == scene.controller.tutorial.progress.closed
    scene.controller.tutorial.leave()
    autosave.save(scene.client.match, file)
    assert not castle_table(context(), Match.load(file)).controller.tutorial.on


def test_nobody_else_is_guided_and_notes_of_other_kinds_leave_a_tutorial_on() -> None:
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
    villa, town = GUIDES[0], game_ui("dungeonville").setup.guides[0]
    for guide in (villa, town):
        match = guide.new_match()
        if guide is villa:
            sides.write(match, "survivors", sides.SideNotes("marks"))
        else:
            set_mark(match, 0, "seat 1", "crypt")
        assert ON in match.notes[min(guide.table.match.persons)].values()


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
    scene = guided()
    hand, how = scene.context.input, page_of(scene.game.t.adventure)
    for device, sony, inside, outside in (
        ("keys", False, ("(H)", "(Z)", "P:"), ("Start", "Three lines")), ("mouse", False, ("The lamp", "Three lines"), ("(H)", "Start")),
        ("pad", False, ("Y ", "LT ", "Start"), ("(H)", "P:")), ("pad", True, ("Triangle ", "L2 ", "Start"), ("(H)", "LT ")),
    ):  # fmt: skip
        hand.device, hand.sony = device, sony
        words = scene.controller.tutorial.words(LESSONS["help"])
        page = HowToPlayDialog(scene, how).words(how.parts[list(PARTS).index("help")])[1]
        assert all(one in words for one in inside), words
        assert not [one for one in outside if one in words + page] and ("F1" not in page or device == "keys")


GUIDES: list[Guide] = [guide for game in ("terrorscape", "dungeonville", "london") for guide in game_ui(game).setup.guides]
WORDS = 25
by_name = pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.primer)


def seated(guide: Guide, seed: int | None = None) -> Any:
    """The table of a tutorial, with its own seed or another."""
    text.use(game=guide.game)
    match, setup = guide.new_match(), guide.table.match
    if seed is not None:
        agents, notes = {int(one): level for one, level in setup.agents.items()}, match.notes
        match = Match.new(guide.game, seed=seed, options=setup.options, seats=agents)
        match.notes.update(notes)
    context = sample_screens.context(Settings(confirm=False))
    context.saves_nothing = True
    scene: Any = game_ui(guide.game).table(context, match)
    scene.draw(pygame.Surface((1280, 720)))
    return scene


def play(scene: Any, choose: Any) -> set[str]:
    """Play to the end; which lessons were shown. One to be read has waited for the player."""
    shown, waited, match = set(), set(), scene.match
    for _ in range(60_000):
        controller, following = scene.controller, None
        if controller.tutorial.lesson is not None:
            shown.add(controller.tutorial.lesson.id)
            waited |= {controller.tutorial.lesson.id} if controller.animations.stopped and controller.manner == "wait" else set()
        assert scene.dialog is None, "no page opens by itself"
        if controller.animations.stopped:
            controller.cut(at_once=True)
        elif controller.busy:
            following = scene.update(400)
        elif match.decision is None:
            assert {one for one in shown if controller.tutorial.lessons[one].reads} <= waited
            return shown
        elif scene.name == "planning":
            following = plan(scene, choose)
        elif controller.seat is None:
            following = scene.update(400)
        else:
            before, controller.guard = match.turn, 0
            answer = choose(controller)
            controller.answer(answer)
            assert match.turn > before
            following = scene.update(400) if answer == Done() and not controller.busy else None  # the others speak, too
        if isinstance(following, Goto) and following.route == "table":
            scene = game_ui("london").table(scene.context, match)
    raise AssertionError("the match does not end")


def plan(scene: Any, choose: Any) -> Any:
    """Do one thing in the planning of London Dread, and let time pass."""
    game = scene.game
    if game.cover:
        return game.go_on() or scene.update(16)
    if not game.session.is_over and not game.t.people[0].ready:
        answer = choose(scene.controller)
        game.session.submit(0, Agree() if answer == Done() else answer)
    return scene.update(400)


def asked(scene: Any) -> None:
    while scene.controller.seat is None:
        if scene.controller.animations.stopped:
            scene.controller.cut(at_once=True)
        scene.update(400)


@pytest.mark.heavy
@pytest.mark.parametrize("guide", [*game_ui("ravenloft").setup.guides, *GUIDES], ids=lambda guide: guide.primer)
def test_every_lesson_is_short_and_its_question_exists(guide: Guide) -> None:
    scene = seated(guide)
    tutorial = scene.controller.tutorial
    for lesson, device in product(guide.table.lessons.values(), (MOUSE, KEYS, PAD)):
        scene.context.input.device = device
        assert 0 < len(tutorial.words(lesson).split()) <= WORDS and tutorial.head(lesson), lesson.id
        assert all(has(prompt) for prompt in lesson.asked), lesson.id


@pytest.mark.heavy
@by_name
@pytest.mark.parametrize("seed", [None, 2])
def test_whoever_follows_the_agents_meets_all_that_is_taught(guide: Guide, seed: int | None) -> None:
    scene = seated(guide, seed)
    assert scene.controller.tutorial.on
    shown = play(scene, lambda now: now.match.advice(now.client.seat, "normal").choice)
    lessons = guide.table.lessons
    assert {one.id for one in lessons.values() if not one.rare} <= shown and guide.was_seen(scene.context.settings)
    assert all(one in scene.match.notes[min(guide.table.match.persons)].values() for one in (ON, guide.name))


@pytest.mark.heavy
@by_name
def test_whatever_is_played_no_lesson_blocks(guide: Guide) -> None:
    rng = random.Random(3)
    scene = seated(guide, 3)
    assert play(scene, lambda now: rng.choice(list(now.match.decision.options[now.client.seat])))
    assert scene.match.outcome is not None


@pytest.mark.heavy
@by_name
def test_the_strip_covers_no_target_cuts_no_words_and_keeps_the_focus(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    asked(scene)
    for size in ((1280, 720), (1920, 1080)):
        assert not list(text_audit.faults(scene, size))
        low = scene.strip.area.y + 1
        assert all(item.group == "guide" or item.area.y + item.area.h <= low for item in scene.focus.targets)
    scene = seated(guide)
    while not scene.controller.animations.stopped:
        scene.update(400)
    for key in (pygame.K_l, pygame.K_ESCAPE):
        scene.draw(screen)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    scene.draw(screen)
    assert scene.dialog is None and scene.focus.current == ("guide", "on")


@by_name
def test_who_hesitates_or_was_refused_gets_a_hint_which_moves_nothing(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    controller, tutorial = scene.controller, scene.controller.tutorial
    asked(scene)
    log = [event for step in scene.match.seen(scene.client.eyes) for event in step]
    tutorial.reload()
    assert log and all(tutorial.knows(event) for event in log) and not tutorial.knows(None), "only the first of its kind waits"
    tutorial.idle = HESITATION - 1
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert tutorial.idle == HESITATION - 1, "pointing is hesitation"
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert tutorial.idle == 0, "a press is none"
    tutorial.progress.closed |= dict.fromkeys([one for one in tutorial.lessons if one != list(tutorial.lessons)[-1]], True)
    assert tutorial.on and tutorial.lesson is None
    assert [tutorial.hesitates(ms) for ms in (HESITATION - 1, 2, HESITATION)] == [False, True, False], "once a question"
    tutorial.idle = 0.0
    scene.do(Refuse(scene.client.options[0]))
    assert tutorial.idle > HESITATION / 2
    if guide.game != "london":
        scene.draw(screen)
        item = next(item for item in scene.focus.targets if item.data in scene.client.options and item.key != scene.focus.current)
        before, advised = scene.focus.current, item.data
        for tutorial.idle, current in ((HESITATION, before), (0.0, item.key)):
            controller.on_hint(advised)
            assert scene.focus.current == current


@pytest.mark.heavy
@pytest.mark.parametrize("news", [True, False])
def test_a_great_moment_is_seen_before_its_lesson_has_been_read(news: bool) -> None:
    """A band that waits is where its lesson is read; after one that passes by itself the lesson follows."""
    guide = next(one for one in GUIDES if one.name == "guide-survivors")
    scene = seated(guide)
    asked(scene)
    controller, stops = scene.controller, list[tuple[bool, str]]()
    met = Clip(100, open=1.0 if news else None, event=EncounterBegan("R1", ("marco",)))
    clips = staged([met, Clip(100)], controller.director, scene.game.climaxes)
    controller.animations.stops = True
    controller.animations.add(controller.tutorial.with_pauses(clips))
    while controller.busy:
        controller.animations.update(100)
        if controller.animations.stopped:
            stops.append((controller.director.climax is not None, controller.tutorial.lesson.id))
            controller.animations.go_on()
    assert stops == [(news, "team-found")] and controller.tutorial.progress.closed["team-found"]


WALKED = event.Walked("kat", (1, 2), 1)
WOLF = event.Damaged("wolf-1", 1, 0, "cleave")
KAT = event.Damaged("kat", 1, 7, "bite")
EXPLORES = event.PhaseBegan("kat", "explore")
OVER = event.TurnEnded("kat")


def progress(*lessons: Lesson) -> LessonProgress:
    last = Lesson("last", opens=("TurnEnded",), done=("TurnEnded",))
    return LessonProgress({one.id: one for one in [*lessons, last]}, frozenset({"kat"}))


def lesson(**more: object) -> Lesson:
    return Lesson(**{"id": "walk", "opens": ("PhaseBegan",), "done": ("Walked",)} | more)  # type: ignore[arg-type]


def test_a_cue_means_an_event_with_its_values_and_what_was_ticked_or_dropped_stays_so() -> None:
    for cue, meant in (
        ("Damaged", [KAT, WOLF]), ("Damaged figure=@me", [KAT]), ("Damaged figure=@other", [WOLF]), ("Damaged figure=wolf-1", [WOLF]),
        ("Damaged figure=wolf-2", []), ("Damaged figure=@me left=7", [KAT]), ("Damaged figure=@me left=6", []), ("Walked", [WALKED]),
    ):  # fmt: skip
        assert [one for one in (KAT, WOLF, WALKED) if fits(cue, one, frozenset({"kat"}))] == meant, cue
    some = lesson(lapses=("TurnEnded",)), lesson(id="strike", done=("Damaged",), lapses=("TurnEnded",))
    now = progress(*some)
    for one in (EXPLORES, WALKED, OVER, WOLF):
        now.apply(one)
    assert now.closed == {"walk": True, "strike": False}
    now = progress(lesson(reads=True, done=()))
    assert [now.apply(one) for one in (WOLF, EXPLORES, WOLF)] == [[], ["walk"], []] and now.closed == {"walk": True}


def test_a_lesson_of_a_question_is_ticked_unopened_once_it_is_due_and_behind_the_last_nothing_is_told() -> None:
    first, asked = lesson(), lesson(id="aim", opens=(), asked=("prompt-target",), done=("Damaged",), after="walk")
    now = progress(first, asked)
    now.apply(WOLF)
    assert now.closed == {} and now.current("prompt-target") is None, "it comes after another one"
    now.apply(EXPLORES)
    assert now.current("prompt-target") == first
    now.apply(WALKED)
    assert [now.current(prompt) for prompt in ("prompt-target", "")] == [asked, None]
    now.apply(WOLF)
    assert now.closed == {"walk": True, "aim": True} and now.current("prompt-target") is None, "it was told"
    now = progress(lesson())
    for one in (EXPLORES, OVER):
        now.apply(one)
    assert (now.finished, now.current()) == (False, now.lessons["last"])
    now.apply(OVER)
    assert (now.finished, now.current()) == (True, None)
    assert LessonProgress(now.lessons, frozenset({"kat"}), [[EXPLORES], [OVER, OVER]]).closed == now.closed
