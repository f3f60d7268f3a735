"""Secrets are in no pixel, target, text or log: worlds that a side cannot tell apart look the same to it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.ui.table.seated.scene import SeatedScene
from game.ui.table.seated.sides import THINKS
from game.ui.terrorscape.panels import prompt
from tests.ui.painted import alike, at_random, pixels as painted, places
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import lift, props_of, table

STEPS = 20  # the number of steps compared in each match
VARIANTS: list[dict[str, Any]] = [
    {"killer": "butcher"},
    {"killer": "specter", "difficulty": "hard", "plans": True},
    {"killer": "murderer", "open_rescue": False},
]


def pixels(scene: SeatedScene, size: tuple[int, int] = (1280, 720)) -> bytes:
    scene.game.presentation.update(1000, waits=scene.game.waits(scene.facts()), still=scene.context.settings.reduced)
    return painted(scene, size)


def at(state: State, held: frozenset[int] | None) -> SeatedScene:
    """The table of a match at `state`, for the holders of some seats, or with persons in all of them."""
    return table(match_of(state), held=held)


def checkpoints(options: dict[str, Any], seed: int) -> list[State]:
    match, found, dice = Match.new("terrorscape", seed=seed, options=options), list[State](), random.Random(seed)
    while match.decision is not None and len(found) < STEPS:
        if match.turn >= 11 * len(found) and not match.game.answers:
            found.append(thaw(State, match.game.checkpoint))
        at_random(match, dice)
    return found


def twins(options: dict[str, Any], seed: int, seat: int, every: int = 1) -> Iterator[tuple[State, State]]:
    """Tables at steps of a match, each with a determinized twin for the holder of a seat."""
    for number, state in enumerate(checkpoints(options, seed)[::every]):
        view: State = redact(state, frozenset(TEAM if seat else (KILLER,)))
        twin = determinize(view, seat, Rng(number))
        assert freeze(twin) != freeze(state)
        yield state, twin


@pytest.mark.heavy
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_worlds_that_a_side_cannot_tell_apart_give_the_same_pixels(options: dict[str, Any], seat: int) -> None:
    found = 0
    for worlds in twins(options, 11, seat):
        scenes = [at(world, frozenset(TEAM if seat else (KILLER,))) for world in worlds]
        if alike(scenes):
            found += 1
            assert pixels(scenes[0]) == pixels(scenes[1]) and places(scenes[0]) == places(scenes[1])
            assert scenes[0].client.log == scenes[1].client.log
            assert scenes[0].sound_adapter.spared() == scenes[1].sound_adapter.spared(), "captions lie at the same place"
            assert prompt.prompt_words(props_of(scenes[0])) == prompt.prompt_words(props_of(scenes[1]))
    assert found > 5


@pytest.mark.heavy
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_nothing_secret_is_painted_beneath_curtain_and_shutter(seat: int) -> None:
    closed = opened = 0
    for worlds in twins({"killer": "murderer"}, 4, seat):
        scenes = [at(world, None) for world in worlds]
        if scenes[0].controller.front == scenes[1].controller.front and alike(scenes):
            assert scenes[0].controller.shown is None and pixels(scenes[0]) == pixels(scenes[1])
            spared = [scene.sound_adapter.spared() for scene in scenes]
            assert spared == [[], []], "no caption gives away who stands behind the curtain"
            closed += 1
        for scene in scenes:
            lift(scene)
        shown = [scene.controller.shown for scene in scenes]
        if all(one is not None and (one.name == "killer") == (seat == KILLER) for one in shown) and alike(scenes):
            assert pixels(scenes[0]) == pixels(scenes[1])
            opened += 1
    assert closed > 5 and opened > 2


def test_how_long_the_program_thinks_tells_nothing_of_how_much_it_does() -> None:
    """The killer's turn is shown only when it is over, after the same time however many answers it took."""
    match, dice = Match.new("terrorscape", seed=6, seats={0: "random"}), random.Random(6)
    waits, answers, scene = [], [], table(match, speed="normal", reduced=False)
    for _ in range(3000):
        if match.decision is None or len(waits) > 3:
            break
        if scene.controller.seat is not None:
            scene.controller.guard = 0
            before = match.turn
            scene.controller.answer(dice.choice(scene.client.options))
            assert match.turn > before  # needless questions are not asked
        while scene.animations.busy:
            scene.animations.skip(whole=True)
            scene.controller.settle()
        frames, begun = 0, match.turn
        while scene.controller.seat is None and not scene.animations.busy and match.decision is not None and frames < 400:
            scene.update(10)
            frames += 1
            if frames < 230:
                assert not scene.animations.busy, "nothing is shown before its time"
        if frames:
            waits.append(frames)
            answers.append(match.turn - begun)
    assert len(waits) > 3
    assert len(set(answers)) > 1, "there was more to do at one time than at another"
    assert max(waits) - min(waits) <= 1, waits
    assert min(waits) * 10 >= THINKS


def test_private_news_of_one_side_is_not_in_the_log_of_the_other() -> None:
    match, dice = Match.new("terrorscape", seed=9), random.Random(9)
    scene = table(match)
    for _ in range(120):
        at_random(match, dice)
    for side in scene.controller.sides:
        side.reread()
    assert scene.controller.shown is None
    survivors, killer, behind = ([line.words for line in log.log] for log in (*scene.controller.sides, scene.client))
    draws = [any("The killer draws" in words for words in log) for log in (survivors, killer)]
    walks = [any(" goes from " in words and "The killer" not in words for words in log) for log in (survivors, killer)]
    assert (draws, walks) == ([False, True], [True, False]) and not any(" draws " in words for words in behind)
