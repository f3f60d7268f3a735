"""The tutorials of all games: every lesson has words, a place and a chance; whoever follows the agents meets what is taught, and nothing blocks."""

import random
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.match import Match
from game.rules.engine.script import Done
from game.rules.london.choice import Agree
from game.rules.terrorscape.event import EncounterBegan
from game.text import has
from game.ui.dungeonville.deductions import set_mark
from game.ui.input.state import KEYS, MOUSE, PAD
from game.ui.registry import game_ui
from game.ui.scene.navigation import Goto
from game.ui.settings import Settings
from game.ui.table.acts import Refuse
from game.ui.table.climax import staged
from game.ui.table.director import Clip
from game.ui.table.tutorial.tutorial import HESITATION, ON, Guide
from game.ui.terrorscape.table import sides

GUIDES: list[Guide] = [guide for game in ("terrorscape", "dungeonville", "london") for guide in game_ui(game).setup.guides]
SIZES = [(1280, 720), (1920, 1080)]
WORDS = 25
TOWN = game_ui("dungeonville").setup.guides[0]
by_name = pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.primer)


def marked(match: Match) -> None:
    """Mark a deed in Dungeonville."""
    set_mark(match, 0, "seat 1", "crypt")


def seated(guide: Guide, seed: int | None = None) -> Any:
    """The table of a tutorial, with its own seed or another."""
    text.use(game=guide.game)
    match = guide.new_match()
    if seed is not None:
        notes, setup = match.notes, guide.table.match
        match = Match.new(
            guide.game, seed=seed, options=setup.options, seats={int(one): level for one, level in setup.agents.items()}
        )
        match.notes.update(notes)
    context = sample_screens.context(Settings(confirm=False))
    context.saves_nothing = True
    scene: Any = game_ui(guide.game).table(context, match)
    scene.draw(pygame.Surface(SIZES[0]))
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
    """Go on to the first question for the person."""
    while scene.controller.seat is None:
        if scene.controller.animations.stopped:
            scene.controller.cut(at_once=True)
        scene.update(400)


@pytest.mark.parametrize("device", [MOUSE, KEYS, PAD])
@pytest.mark.parametrize("guide", [*game_ui("ravenloft").setup.guides, *GUIDES], ids=lambda guide: guide.primer)
def test_every_lesson_is_short_and_its_question_exists(guide: Guide, device: str) -> None:
    scene = seated(guide)
    tutorial = scene.controller.tutorial
    scene.context.input.device = device
    for lesson in guide.table.lessons.values():
        assert 0 < len(tutorial.words(lesson).split()) <= WORDS, lesson.id
        assert tutorial.head(lesson)
        assert all(has(prompt) for prompt in lesson.asked), lesson.id


@pytest.mark.parametrize("seed", [None, *(pytest.param(seed, marks=pytest.mark.heavy) for seed in (2, 3))])
@by_name
def test_whoever_follows_the_agents_meets_all_that_is_taught(guide: Guide, seed: int | None) -> None:
    scene = seated(guide, seed)
    assert scene.controller.tutorial.on
    shown = play(scene, lambda now: now.match.advice(now.client.seat, "normal").choice)
    lessons = guide.table.lessons
    assert {one.id for one in lessons.values() if not one.rare} <= shown
    assert guide.was_seen(scene.context.settings)
    assert all(one in scene.match.notes[min(guide.table.match.persons)].values() for one in (ON, guide.name))


@by_name
def test_whatever_is_played_no_lesson_blocks(guide: Guide) -> None:
    rng = random.Random(3)
    scene = seated(guide, 3)
    assert play(scene, lambda now: rng.choice(list(now.match.decision.options[now.client.seat])))
    assert scene.match.outcome is not None


@pytest.mark.parametrize("size", SIZES)
@by_name
def test_the_strip_covers_no_target_and_no_words_are_cut(guide: Guide, size: tuple[int, int], screen: pygame.Surface) -> None:
    scene = seated(guide)
    asked(scene)
    assert not list(text_audit.faults(scene, size))
    strip = scene.strip.area
    for item in scene.focus.targets:
        assert item.group == "guide" or item.area.y + item.area.h <= strip.y + 1


@by_name
def test_who_hesitates_or_was_refused_gets_a_hint(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    controller = scene.controller
    asked(scene)
    tutorial = controller.tutorial
    tutorial.progress.closed |= dict.fromkeys([one for one in tutorial.lessons if one != list(tutorial.lessons)[-1]], True)
    assert tutorial.on
    assert tutorial.lesson is None
    tutorial.idle = 0.0
    assert not tutorial.hesitates(HESITATION - 1)
    assert tutorial.hesitates(2)
    assert not tutorial.hesitates(HESITATION), "once a question"
    controller.tutorial.idle = 0.0
    scene.do(Refuse(scene.client.options[0]))
    assert tutorial.idle > HESITATION / 2


@pytest.mark.parametrize("guide", [one for one in GUIDES if one.game != "london"], ids=lambda guide: guide.primer)
def test_a_hint_that_comes_by_itself_moves_nothing(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    asked(scene)
    controller = scene.controller
    scene.draw(screen)
    item = next(item for item in scene.focus.targets if item.data in scene.client.options and item.key != scene.focus.current)
    before, advised = scene.focus.current, item.data
    controller.tutorial.idle = HESITATION
    controller.on_hint(advised)
    assert scene.focus.current == before
    controller.tutorial.idle = 0.0
    controller.on_hint(advised)
    assert scene.focus.current == item.key


@by_name
def test_a_lesson_keeps_the_focus_when_a_page_over_it_is_closed(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    while not scene.controller.animations.stopped:
        scene.update(400)
    for key in (pygame.K_l, pygame.K_ESCAPE):
        scene.draw(screen)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    scene.draw(screen)
    assert scene.dialog is None
    assert scene.focus.current == ("guide", "on")


def test_notes_of_other_kinds_leave_a_tutorial_on() -> None:
    for guide, write in ((GUIDES[0], lambda match: sides.write(match, "survivors", sides.SideNotes("marks"))), (TOWN, marked)):
        match = guide.new_match()
        write(match)
        assert ON in match.notes[min(guide.table.match.persons)].values()


@by_name
def test_a_press_is_no_hesitation_and_pointing_is(guide: Guide, screen: pygame.Surface) -> None:
    scene = seated(guide)
    asked(scene)
    tutorial = scene.controller.tutorial
    tutorial.idle = HESITATION - 1
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert tutorial.idle == HESITATION - 1
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert tutorial.idle == 0


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
            assert controller.tutorial.lesson is not None
            stops.append((controller.director.climax is not None, controller.tutorial.lesson.id))
            controller.animations.go_on()
    assert stops == [(news, "team-found")]
    assert controller.tutorial.progress.closed["team-found"]


@by_name
def test_only_the_first_notice_of_its_kind_waits(guide: Guide) -> None:
    scene = seated(guide)
    asked(scene)
    log = [event for step in scene.match.seen(scene.client.eyes) for event in step]
    scene.controller.tutorial.reload()
    assert log
    assert all(scene.controller.tutorial.knows(event) for event in log)
    assert not scene.controller.tutorial.knows(None)
