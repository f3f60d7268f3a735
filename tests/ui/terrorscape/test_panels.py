"""The panels around the boards: prompt, steps of the killer's turn, tools, captions that cover no name."""

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game import text
from game.match import Match
from game.rules.engine.script import Done
from game.rules.terrorscape import choice as answer
from game.rules.terrorscape.choice import Seek
from game.rules.terrorscape.seats import KILLER, TEAM
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import CAPTIONS, Settings
from game.ui.table.acts import Ask
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import facts as tips, targets
from game.ui.terrorscape.board.figures import areas
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.panels import prompt
from game.ui.terrorscape.table.dialogs import pause_dialog
from game.ui.terrorscape.table.sides import ACT
from game.ui.widgets.caption_painter import CaptionPainter
from tests.ui.terrorscape.encounters import match_of, night
from tests.ui.terrorscape.playing import draw, props_of, settled, table, villa_table

pytestmark = pytest.mark.usefixtures("fresh_fonts")

ROOT = Path(__file__).resolve().parents[3]


def until(wanted: Callable[[Match], bool], *, persons: tuple[int, ...], seed: int = 9) -> Match:
    """A random match at the first moment that is wanted."""
    seats = {seat: "person" if seat in persons else "random" for seat in (KILLER, *TEAM)}
    match = Match.new("terrorscape", seed=seed, options={"killer": "butcher"}, seats=seats)
    while match.decision is not None and not wanted(match):
        match.answer("random")
    return match


def hunting(match: Match) -> bool:
    """Whether the killer's turn has begun and he has all his actions."""
    decision = match.decision
    return decision is not None and decision.prompt == prompt.HIS_TURN and match.game.state.stage == "quick"


def acting(match: Match) -> bool:
    """Whether the survivors act and one of them has done so."""
    return match.decision is not None and match.decision.prompt == ACT and sum(match.game.state.team.acted) == 1


def words(scene: SeatedScene, size: tuple[int, int] = (1920, 1080)) -> list[str]:
    return [line.wanted for line in text_audit.read(scene, size)]


# ------------------------------------------------------------------ the question


def test_the_killer_is_told_how_many_actions_are_left_in_the_question_and_on_its_step() -> None:
    scene = table(until(hunting, persons=(KILLER,)), held=frozenset({KILLER}))
    for left in (2, 1):  # without a slow card nobody asks about none left
        assert prompt.steps_left(scene.facts().state) == left
        first = f" {text.say('ui-ts-cost-first')}" if left == 2 else ""
        assert prompt.prompt_words(props_of(scene)) == text.say("ui-ts-asked-killer", left=left) + first
        assert (text.say("ui-ts-step-second") in words(scene)) == (left == 1)
        walks = [one for one in scene.client.options if isinstance(one, answer.Walk)]
        if walks:
            scene.controller.answer(walks[0])
            settled(scene)
    told = {text.say("ui-ts-asked-killer", left=left) for left in (2, 1, 0)}
    assert len(told) == 3


def test_the_question_names_the_survivor_that_acts_and_how_many_are_still_to_act() -> None:
    scene = table(until(acting, persons=TEAM), held=frozenset(TEAM))
    t = scene.facts().state
    said = set()
    for seat in scene.client.prompted:
        scene.do(Ask(seat))
        asked = prompt.prompt_words(props_of(scene))
        said.add(asked)
        assert text.name(t.survivors[seat - 1].id) in asked
        assert asked == text.say("ui-ts-asked-act", who=t.survivors[seat - 1].id, acted=t.team.acted[seat - 1], left=2)
        assert text.say(ACT) not in asked
    assert len(said) == len(scene.client.prompted) > 1
    shown = " ".join(words(scene))
    assert shown.count(text.say("ui-ts-may-act")) >= 2
    assert shown.count(text.say("ui-ts-has-acted")) >= 1


def test_every_question_that_is_put_to_several_survivors_at_once_names_the_one_that_is_meant() -> None:
    seen = set()
    met = match_of(night(packs=((), (), ()), hand=()))
    met.submit(KILLER, Seek())
    for match in (met, Match.new("terrorscape", seed=5, options={"difficulty": "hard"})):
        while match.decision is not None and match.turn < 60:
            decision = match.decision
            if decision.prompt in prompt.EACH and decision.prompt not in seen:
                seen.add(decision.prompt)
                scene = table(match, held=frozenset(TEAM))
                for seat in scene.client.prompted:
                    scene.do(Ask(seat))
                    assert text.name(scene.facts().state.survivors[seat - 1].id) in prompt.prompt_words(props_of(scene))
                    assert prompt.prompt_words(props_of(scene)) not in (
                        text.say(decision.prompt),
                        scene.client.speaker.prompt(decision),
                    )
            match.answer("random")
    assert {"prompt-act", "prompt-run", "prompt-trait"} <= seen
    rules = {path: path.read_text() for path in (ROOT / "game/rules/terrorscape").rglob("*.py")}
    assert {one for words in rules.values() for one in re.findall(r'ask_each\("([a-z-]+)"', words)} == prompt.EACH


def test_who_watches_is_asked_nothing() -> None:
    scene = table(until(acting, persons=()), held=frozenset())
    assert prompt.prompt_words(props_of(scene)) == text.say("prompt-wait-survivors")


# ------------------------------------------------------------------ steps and tools


@pytest.mark.parametrize("shape", SHAPES)
def test_every_step_of_the_killers_turn_is_explained_where_its_plate_lies(shape: str) -> None:
    size, settings = SHAPES[shape]
    scene = villa_table(
        AppContext(settings, AgentWorker(background=False)), until(hunting, persons=(KILLER,)), held=frozenset({KILLER})
    )
    scene.dialog = None
    draw(scene, pygame.Surface(size))
    told = set()
    for what, spot in zip(targets.STEPS, targets.step_areas(scene.game.place.half), strict=True):
        assert scene.focus.under(spot.centre) == scene.focus.find(("step", what))
        scene.focus.current = ("step", what)
        told.update(tips.about(props_of(scene)))
    assert len(told) == len(targets.STEPS)
    assert all(title and said for title, said in told)


def test_who_watches_has_no_tools_that_are_of_no_use_to_it() -> None:
    for held, wanted in ((frozenset[int](), {"menu", "log"}), (frozenset(TEAM), set(targets.TOOLS))):
        scene = table(until(acting, persons=() if not held else TEAM), held=held)
        draw(scene, pygame.Surface((1280, 720)))
        assert {item.data for item in scene.focus.targets if item.group == "tools"} == wanted
        sheet = pause_dialog(scene)
        assert any(what.startswith("tool-") for what in sheet.acts) == bool(held)
        assert ("undo" in scene.commands()) == bool(held)


# ------------------------------------------------------------------ captions


def test_what_happens_is_told_once_and_not_over_the_board() -> None:
    scene = table(until(acting, persons=TEAM), held=frozenset(TEAM), speed="normal", reduced=False)
    for _ in range(60):
        if scene.game.presentation.caption:
            break
        if scene.controller.seat is not None:
            scene.controller.answer(Done() if Done() in scene.client.options else scene.client.options[0])
        scene.update(40)
    assert scene.game.presentation.caption
    lines = [line for line in text_audit.read(scene, (1920, 1080)) if line.wanted == scene.game.presentation.caption]
    beside = [line for line in lines if not scene.canvas.rect(scene.game.place.half.viewport.area).colliderect(line.rect)]
    assert lines == beside
    assert len(lines) in (1, 2)  # in the prompt bar, and in a log beside the board
    assert any(scene.canvas.rect(scene.game.place.half.prompt).contains(line.band) for line in lines)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_every_sound_has_its_caption_and_none_hides_a_name_or_a_figure(seat: int, size: tuple[int, int]) -> None:
    wanted = acting if seat else hunting
    scene = table(until(wanted, persons=TEAM if seat else (KILLER,)), held=frozenset(TEAM if seat else (KILLER,)), captions=True)
    draw(scene, pygame.Surface(size))
    over, canvas = scene.game.board, scene.canvas
    named = [name_area(canvas, over.viewport, room) for room in ROOMS.values()]
    assert scene.sound_adapter.spared() == [*named, *areas(over.viewport, over.t, over.side)]
    sounds, painter = scene.context.sounds, CaptionPainter()
    for cue in ("barricade-broken", "hush", "warded", "curtain-falls", "scream-johnson"):
        sounds.captions.lines.clear()
        sounds.captions.add(cue, 2.0)
        painter.paint_over(canvas, scene, sounds.captions.lines, scene.context.settings)
        lies = canvas.rect(painter._cached[1])
        assert lies.w >= canvas.wide(text.say(f"caption-{cue}"), CAPTIONS[Settings().caption], "italic") * canvas.scale
        assert canvas.rect(over.viewport.area).contains(lies)
        assert not any(lies.colliderect(canvas.rect(area)) for area in scene.sound_adapter.spared())
