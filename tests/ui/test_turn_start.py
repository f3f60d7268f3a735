"""The powers for the start of a Hero Phase are offered with what the phase offers: nobody is asked twice."""

from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest
import sample_screens

from game import text
from game.match import Match
from game.rules.engine.script import Choice, Decision, Done, Game, freeze, thaw
from game.rules.ravenloft.choice import Target, Use, Walk
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.state import State
from game.ui.ravenloft.table.client import START, TRAVELLERS, sole_traveller
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene

OPTIONS = {"adventure": "find-the-icon", "heroes": "kat,thorgrim"}
POWER = Use("sneak-attack")


@pytest.fixture
def scene(screen: pygame.Surface) -> TableScene:
    """Kat's first turn, with Sneak Attack."""
    text.use(game="ravenloft")
    for seed in range(60):
        match = Match.new("ravenloft", seed=seed, options=OPTIONS)
        while match.decision is not None and match.decision.prompt not in (START, "prompt-hero-phase"):
            match.answer("normal")
        if match.decision is not None and match.decision.prompt == START:
            return castle_table(sample_screens.context(Settings(confirm=False, speed="instant")), match)
    raise AssertionError("nobody has a power for the start")


def answers(scene: TableScene) -> list[object]:
    return [item.act.choice for item in scene.targets(scene.canvas) if isinstance(item.act, Answer)] if scene.canvas else []


@pytest.mark.rule("CR-043", "CR-102")
def test_the_power_is_offered_beside_the_ways_of_the_phase(scene: TableScene, screen: pygame.Surface) -> None:
    scene.draw(screen)
    offered = answers(scene)
    assert any(
        isinstance(one, Use) and scene.match.decision is not None and one in scene.match.decision.options[0] for one in offered
    )
    assert any(isinstance(one, Walk) for one in offered)
    assert offered.count(Done()) == 1


@pytest.mark.rule("CR-043")
def test_a_step_passes_the_start_and_undo_offers_the_power_again(scene: TableScene, screen: pygame.Surface) -> None:
    scene.draw(screen)
    before, offered = scene.match.turn, answers(scene)
    step = next(one for one in offered if isinstance(one, Walk))
    scene.do(Answer(step))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    assert scene.match.turn == before + 2
    assert scene.match.actions[-1].choice == step
    if scene.client.undo_refusal() is None:
        scene.controller.undo()
        scene.draw(screen)
        assert scene.match.turn == before
        assert answers(scene) == offered
        scene.controller.redo()
        assert scene.match.turn == before + 2


@pytest.mark.rule("CR-102")
def test_the_power_itself_is_one_answer(scene: TableScene, screen: pygame.Surface) -> None:
    assert scene.match.decision is not None
    before, power = scene.match.turn, scene.match.decision.options[0][0]
    scene.do(Answer(power))
    assert scene.match.turn == before + 1
    assert scene.match.actions[-1].choice == power


@pytest.mark.rule("CR-048")
def test_done_ends_the_phase(scene: TableScene, screen: pygame.Surface) -> None:
    scene.draw(screen)
    scene.do(Answer(Done()))
    assert scene.match.game.state.turn.number == 2


def test_a_hint_never_tells_to_pass_the_start(scene: TableScene, screen: pygame.Surface) -> None:
    scene.draw(screen)
    question = scene.client.hint_question(0)
    assert scene.match.is_current(question)
    scene.controller.request_hint()
    scene.update(50)
    assert scene.controller.hint in answers(scene)
    assert question.view.decision is not None and question.view.decision.prompt in (START, "prompt-hero-phase")


def alone(screen: pygame.Surface) -> TableScene:
    """A Hero alone in its Hero Phase, at an unexplored edge, with a Scroll of Teleportation."""
    text.use(game="ravenloft")
    match = Match.new("ravenloft", seed=91, options={"adventure": "escape-the-tomb", "heroes": "arjhan"})
    while True:
        decision, t = match.decision, match.game.state
        assert decision is not None
        if decision.prompt == "prompt-hero-phase" and len(t.board.tiles) > 1 and exploration.explorable(t, 0):
            break
        match.answer("normal")
    t = thaw(State, match.game.mark().checkpoint)
    found = next(one for one in t.decks.treasure.draw if one.face == "scroll-of-teleportation")
    t.decks.treasure.draw.remove(found)
    t.heroes[0].items.append(found.face)
    match.game = Game(match.rules, msgspec.structs.replace(match.game.mark(), checkpoint=freeze(t))).start()
    return castle_table(sample_screens.context(Settings(confirm=False, speed="instant")), match)


def asked(scene: TableScene, choice: Choice) -> str:
    """Give an answer; return the question after it."""
    scene.do(Answer(choice))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    assert scene.match.decision is not None
    return scene.match.decision.prompt


@pytest.mark.card("scroll-of-teleportation")
def test_a_hero_alone_travels_without_being_asked(screen: pygame.Surface) -> None:
    scene = alone(screen)
    scene.draw(screen)
    assert asked(scene, Use("scroll-of-teleportation")) == "prompt-place", "there is one other tile, and one Hero"
    assert any(action.choice == Target("arjhan") for action in scene.match.actions)
    scene.controller.undo()
    scene.controller.settle()
    assert scene.match.decision is not None
    assert scene.match.decision.prompt == "prompt-hero-phase", "the question that answered itself is taken back, too"


@pytest.mark.parametrize(
    ("options", "answered"),
    [((Target("arjhan"),), True), ((Target("kat"),), False), ((Target("arjhan"), Target("kat")), False)],
)
def test_only_the_user_of_the_scroll_can_be_meant(screen: pygame.Surface, options: tuple[Target, ...], *, answered: bool) -> None:
    table = alone(screen)
    decision = Decision(TRAVELLERS, {0: (*options, Done())})
    assert (sole_traveller(table.match.game.state, decision, 0) is not None) is answered


def test_nobody_is_asked_whether_to_explore_with_nothing_else_to_do(screen: pygame.Surface) -> None:
    scene: Any = alone(screen)
    scene.draw(screen)
    facts = scene.facts()
    decision = msgspec.structs.replace(facts.decision, about={**facts.decision.about, "left": "both"})
    facts = replace(facts, decision=decision, options=(Done(),), lesson=None)
    assert not scene.game.loss(facts, Done())
    scene.game.t.decks.tile.draw.clear()
    assert scene.game.loss(facts, Done())
