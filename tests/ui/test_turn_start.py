"""The powers for the start of a Hero Phase are offered with what the phase offers: nobody is asked twice."""

import pygame
import pytest
import sample_screens

from game import text
from game.match import Match
from game.rules.engine.script import Done
from game.rules.ravenloft.choice import Use, Walk
from game.ui.ravenloft.table.client import START
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
