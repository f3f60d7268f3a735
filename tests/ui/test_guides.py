"""The tutorials of all games: every lesson has words, a place and a chance; whoever follows the agents meets what is taught, and nothing blocks."""

import random
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.match import Match
from game.rules.engine.content import ContentError
from game.rules.engine.script import Done
from game.rules.london.choice import Agree
from game.rules.ravenloft import event
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
from game.ui.table.tutorial.lessons import Lesson, LessonProgress, fits, load
from game.ui.table.tutorial.tutorial import HESITATION, ON, Guide
from game.ui.terrorscape.table import sides

GUIDES: list[Guide] = [guide for game in ("terrorscape", "dungeonville", "london") for guide in game_ui(game).setup.guides]
WORDS = 25
SOME, WHOLE = 40, 100_000
"""Turns that are played: the first ones, or all of a match."""
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


def play(scene: Any, choose: Any, turns: int = WHOLE) -> set[str]:
    """Play for so many turns or to the end; which lessons were shown. One to be read has waited for the player."""
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
        elif match.decision is None or match.turn >= turns:
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


@pytest.mark.parametrize("guide", [*game_ui("ravenloft").setup.guides, *GUIDES], ids=lambda guide: guide.primer)
def test_every_lesson_is_short_and_its_question_exists(guide: Guide) -> None:
    scene = seated(guide)
    tutorial = scene.controller.tutorial
    for lesson, device in product(guide.table.lessons.values(), (MOUSE, KEYS, PAD)):
        scene.context.input.device = device
        assert 0 < len(tutorial.words(lesson).split()) <= WORDS and tutorial.head(lesson), lesson.id
        assert all(has(prompt) for prompt in lesson.asked), lesson.id


@pytest.mark.parametrize("guide", [
    pytest.param(guide, id=guide.primer, marks=[] if guide.name == "guide-killer" else pytest.mark.heavy) for guide in GUIDES
])  # fmt: skip
@pytest.mark.parametrize("seed", [None, *(pytest.param(seed, marks=pytest.mark.heavy) for seed in (2, 3))])
def test_whoever_follows_the_agents_meets_all_that_is_taught(guide: Guide, seed: int | None) -> None:
    """By default in the shortest tutorial."""
    scene = seated(guide, seed)
    assert scene.controller.tutorial.on
    shown = play(scene, lambda now: now.match.advice(now.client.seat, "normal").choice)
    lessons = guide.table.lessons
    assert {one.id for one in lessons.values() if not one.rare} <= shown and guide.was_seen(scene.context.settings)
    assert all(one in scene.match.notes[min(guide.table.match.persons)].values() for one in (ON, guide.name))


@pytest.mark.parametrize("turns", [SOME, pytest.param(WHOLE, marks=pytest.mark.heavy)])
@by_name
def test_whatever_is_played_no_lesson_blocks(guide: Guide, turns: int) -> None:
    rng = random.Random(3)
    scene = seated(guide, 3)
    assert play(scene, lambda now: rng.choice(list(now.match.decision.options[now.client.seat])), turns)
    assert turns < WHOLE or scene.match.outcome is not None


@by_name
def test_the_strip_covers_no_target_cuts_no_words_and_keeps_the_focus_when_a_page_over_it_is_closed(
    guide: Guide, screen: pygame.Surface
) -> None:
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


def test_notes_of_other_kinds_leave_a_tutorial_on() -> None:
    villa, town = GUIDES[0], game_ui("dungeonville").setup.guides[0]
    for guide in (villa, town):
        match = guide.new_match()
        if guide is villa:
            sides.write(match, "survivors", sides.SideNotes("marks"))
        else:
            set_mark(match, 0, "seat 1", "crypt")
        assert ON in match.notes[min(guide.table.match.persons)].values()


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
    return LessonProgress(
        {one.id: one for one in [*lessons, Lesson("last", opens=("TurnEnded",), done=("TurnEnded",))]}, frozenset({"kat"})
    )


def lesson(**more: object) -> Lesson:
    """A lesson about walking."""
    return Lesson(**{"id": "walk", "opens": ("PhaseBegan",), "done": ("Walked",)} | more)  # type: ignore[arg-type]


def test_a_cue_means_an_event_with_its_values_and_what_was_ticked_or_dropped_stays_so() -> None:
    for cue, meant in (
        ("Damaged", [KAT, WOLF]), ("Damaged figure=@me", [KAT]), ("Damaged figure=@other", [WOLF]), ("Damaged figure=wolf-1", [WOLF]),
        ("Damaged figure=wolf-2", []), ("Damaged figure=@me left=7", [KAT]), ("Damaged figure=@me left=6", []), ("Walked", [WALKED]),
    ):  # fmt: skip
        assert [one for one in (KAT, WOLF, WALKED) if fits(cue, one, frozenset({"kat"}))] == meant, cue
    some = lesson(lapses=("TurnEnded",)), lesson(id="strike", done=("Damaged",), lapses=("TurnEnded",))
    now = progress(*some)
    for happened in (EXPLORES, WALKED, OVER, WOLF):
        now.apply(happened)
    assert now.closed == {"walk": True, "strike": False}
    now = progress(lesson(reads=True, done=()))
    assert [now.apply(happened) for happened in (WOLF, EXPLORES, WOLF)] == [[], ["walk"], []] and now.closed == {"walk": True}


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
    for happened in (EXPLORES, OVER):
        now.apply(happened)
    assert (now.finished, now.current()) == (False, now.lessons["last"])
    now.apply(OVER)
    assert (now.finished, now.current()) == (True, None)
    assert LessonProgress(now.lessons, frozenset({"kat"}), [[EXPLORES], [OVER, OVER]]).closed == now.closed


def test_a_lesson_that_nothing_opens_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    file.write_text('[match]\nseed = 1\n[[lesson]]\nid = "walk"\ndone = ["Walked"]\n')
    with pytest.raises(ContentError, match="never opened"):
        load(file, "ravenloft", frozenset())
