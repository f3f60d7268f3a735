"""The powers for the start of a Hero Phase are offered with what the phase offers: nobody is asked twice."""

from dataclasses import replace
from typing import Any

import msgspec
import pygame
import pytest
import sample_screens

from game.match import Match
from game.rules.engine.script import Choice, Decision, Done, Game, freeze, thaw
from game.rules.ravenloft.choice import Target, Use, Walk
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.state import State
from game.ui.ravenloft.table.client import START, TRAVELLERS, sole_traveller
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.acts import Answer

HERO_PHASE = "prompt-hero-phase"


def seated(match: Match, screen: pygame.Surface) -> Any:
    scene: Any = castle_table(sample_screens.context(Settings(confirm=False, speed="instant")), match)
    scene.draw(screen)
    return scene


def asked(match: Match) -> str:
    assert match.decision is not None
    return match.decision.prompt


@pytest.fixture
def scene(castle_words: None, screen: pygame.Surface) -> Any:
    """Kat's first turn, with Sneak Attack."""
    for seed in range(60):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "find-the-icon", "heroes": "kat,thorgrim"})
        while asked(match) not in (START, HERO_PHASE):
            match.answer("normal")
        if asked(match) == START:
            return seated(match, screen)
    raise AssertionError("nobody has a power for the start")


def answers(scene: Any) -> list[object]:
    return [item.act.choice for item in scene.targets(scene.canvas) if isinstance(item.act, Answer)]


def answered(scene: Any, choice: Choice) -> str:
    """Give an answer, and return the question after it."""
    scene.do(Answer(choice))
    scene.animations.skip(whole=True)
    scene.controller.settle()
    return asked(scene.match)


@pytest.mark.rule("CR-043", "CR-102")
def test_the_power_is_offered_beside_the_ways_of_the_phase_and_again_when_a_step_is_taken_back(
    scene: Any, screen: pygame.Surface
) -> None:
    before, offered = scene.match.turn, answers(scene)
    assert any(isinstance(one, Use) and one in scene.match.decision.options[0] for one in offered)
    assert offered.count(Done()) == 1
    step = next(one for one in offered if isinstance(one, Walk))
    answered(scene, step)
    assert scene.match.turn == before + 2 and scene.match.actions[-1].choice == step
    assert scene.client.undo_refusal() is None
    scene.controller.undo()
    scene.draw(screen)
    assert scene.match.turn == before and answers(scene) == offered
    scene.controller.redo()
    assert scene.match.turn == before + 2


@pytest.mark.rule("CR-102")
def test_the_power_itself_is_one_answer_and_a_hint_never_tells_to_pass_the_start(scene: Any) -> None:
    question = scene.client.hint_question(0)
    assert scene.match.is_current(question)
    scene.controller.request_hint()
    scene.update(50)
    assert scene.controller.hint in answers(scene) and question.view.decision.prompt in (START, HERO_PHASE)
    before, power = scene.match.turn, scene.match.decision.options[0][0]
    scene.do(Answer(power))
    assert scene.match.turn == before + 1 and scene.match.actions[-1].choice == power


@pytest.mark.rule("CR-048")
def test_done_ends_the_phase(scene: Any) -> None:
    scene.do(Answer(Done()))
    assert scene.match.game.state.turn.number == 2


@pytest.fixture
def alone(castle_words: None, screen: pygame.Surface) -> Any:
    """A Hero alone in its Hero Phase, at an unexplored edge, with a Scroll of Teleportation."""
    match = Match.new("ravenloft", seed=91, options={"adventure": "escape-the-tomb", "heroes": "arjhan"})
    while asked(match) != HERO_PHASE or len(match.game.state.board.tiles) < 2 or not exploration.explorable(match.game.state, 0):
        match.answer("normal")
    t = thaw(State, match.game.mark().checkpoint)
    found = next(one for one in t.decks.treasure.draw if one.face == "scroll-of-teleportation")
    t.decks.treasure.draw.remove(found)
    t.heroes[0].items.append(found.face)
    match.game = Game(match.rules, msgspec.structs.replace(match.game.mark(), checkpoint=freeze(t))).start()
    return seated(match, screen)


@pytest.mark.card("scroll-of-teleportation")
def test_a_hero_alone_travels_without_being_asked(alone: Any) -> None:
    t = alone.match.game.state
    for options, is_answered in (("arjhan",), True), (("kat",), False), (("arjhan", "kat"), False):
        decision = Decision(TRAVELLERS, {0: (*map(Target, options), Done())})
        assert (sole_traveller(t, decision, 0) is not None) is is_answered, "only the user of the scroll can be meant"
    assert answered(alone, Use("scroll-of-teleportation")) == "prompt-place", "there is one other tile, and one Hero"
    assert any(action.choice == Target("arjhan") for action in alone.match.actions)
    alone.controller.undo()
    alone.controller.settle()
    assert asked(alone.match) == HERO_PHASE, "the question that answered itself is taken back, too"


def test_nobody_is_asked_whether_to_explore_with_nothing_else_to_do(alone: Any) -> None:
    facts = alone.facts()
    decision = msgspec.structs.replace(facts.decision, about={**facts.decision.about, "left": "both"})
    facts = replace(facts, decision=decision, options=(Done(),), lesson=None)
    assert not alone.game.loss(facts, Done())
    alone.game.t.decks.tile.draw.clear()
    assert alone.game.loss(facts, Done())
